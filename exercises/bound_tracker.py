"""What a search knows of a node's true value when it leaves it: ≤ 2, ≥ 5 or = 3."""

from __future__ import annotations

from exercises.exercise import Relation
from search.hooks import Hooks
from search.numbers import Bound
from search.rules import Window
from search.tree import GameTree, Mover, NodeId, Payoff


class BoundTracker(Hooks):
    """Follows a search over single numbers and keeps what each value is known to be."""

    def __init__(self, tree: GameTree, wanted: bool = True) -> None:
        self.tree = tree
        self.wanted = wanted and tree.players is None
        self.on_start()

    def on_start(self) -> None:
        """Know nothing of any node: a further pass begins anew."""
        self.entered: dict[NodeId, Window] = {}
        self.seen: dict[NodeId, dict[NodeId, Payoff]] = {}
        self.incomplete: set[NodeId] = set()
        self.relations: dict[NodeId, Relation] = {}

    def on_enter(self, node: NodeId, alpha: Bound, beta: Bound) -> tuple[Bound, Bound]:
        """Start at this node knowing nothing."""
        self.entered[node] = Window(alpha, beta)
        self.seen[node] = {}
        return alpha, beta

    def on_skip(self, node: NodeId, child: NodeId, closed: bool) -> bool:
        """A child that is not seen may be worth anything."""
        if closed:
            self.incomplete.add(node)
        return closed

    def on_update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> tuple[Bound, Bound, bool | None]:
        """Remember the child's value."""
        self.seen[node][child] = value
        return alpha, beta, None

    def on_leave(
        self, node: NodeId, value: Payoff, move: NodeId | None
    ) -> tuple[Payoff, NodeId | None]:
        """Work out what the value is known to be."""
        if self.wanted:
            self.relations[node] = self._relation(node, value)
        return value, move

    def _relation(self, node: NodeId, value: Payoff) -> Relation:
        known = [
            (self.relations.get(child, Relation.EXACTLY), got)
            for child, got in self.seen[node].items()
        ]
        complete = node not in self.incomplete
        upper = complete and all(how is not Relation.AT_LEAST for how, _ in known)
        lower = complete and all(how is not Relation.AT_MOST for how, _ in known)
        mover = self.tree.mover(node)
        if mover is Mover.MAX:
            lower = any(got >= value and how is not Relation.AT_MOST for how, got in known)  # type: ignore[operator]
        elif mover is Mover.MIN:
            upper = any(got <= value and how is not Relation.AT_LEAST for how, got in known)  # type: ignore[operator]
        elif not (lower and upper):
            lower = value >= self.entered[node].beta  # type: ignore[operator]
        if lower and upper:
            return Relation.EXACTLY
        return Relation.AT_LEAST if lower else Relation.AT_MOST

    def accepts(self, node: NodeId, relation: Relation, value: Payoff) -> bool:
        """Whether a relation may be written: a value outside its window is also the bound it is."""
        if node not in self.relations or relation is self.relations[node]:
            return True
        if self.relations[node] is not Relation.EXACTLY:
            return False
        alpha, beta = self.entered[node]
        return value <= alpha if relation is Relation.AT_MOST else value >= beta  # type: ignore[operator]

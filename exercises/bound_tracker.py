"""What a search knows of a node's true value when it leaves it: ≤ 2, ≥ 5 or = 3."""

from typing import NamedTuple

from exercises.asks.entry import Claim, Relation
from search.hooks import Hooks, Learned, Left
from search.known_values import span
from search.numbers import Bound
from search.rules import OPEN, Rules, Window
from search.tree import GameTree, NodeId, Payoff


class Span(NamedTuple):
    """The least and the most that a node can be worth, by all that was seen below it."""

    least: Bound
    most: Bound

    def holds(self, claim: Claim) -> bool:
        """Whether this is true whatever was not seen."""
        return (claim.relation is Relation.AT_LEAST or self.most <= claim.value) and (
            claim.relation is Relation.AT_MOST or self.least >= claim.value
        )

    def relation(self, value: Bound) -> Relation:
        """How a returned value stands to what the node is worth."""
        if self.least < value:
            return Relation.AT_MOST
        return Relation.EXACTLY if self.most <= value else Relation.AT_LEAST


class BoundTracker(Hooks):
    """Follows a search over single numbers and keeps what each value is known to be.

    A value that is held within its window says less than the children do: what a fail-hard
    search returns is then a bound, even where no child was cut.
    """

    def __init__(self, tree: GameTree, rules: Rules, wanted: bool = True) -> None:
        self.tree = tree
        self.limits = Span(*(rules.range or OPEN))
        self.wanted = wanted and tree.players is None
        self.on_start()

    def on_start(self) -> None:
        """Know nothing of any node: a further pass begins anew."""
        self.entered: dict[NodeId, Window] = {}
        self.seen: dict[NodeId, dict[NodeId, Payoff]] = {}
        self.incomplete: set[NodeId] = set()
        self.spans: dict[NodeId, Span] = {}
        self.known_better: dict[NodeId, Span] = {}  # by who says more of a node than it returns
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
    ) -> Learned:
        """Remember the child's value."""
        self.seen[node][child] = value
        return alpha, beta, None

    def on_tie(self, node: NodeId, child: NodeId, exact: bool) -> bool:
        """As what is known of the child says: that may be the student's own."""
        relation = self.relations.get(child)
        return exact if relation is None else relation is Relation.EXACTLY

    def on_leave(self, node: NodeId, value: Payoff, move: NodeId | None) -> Left:
        """Work out what the value is known to be."""
        if self.wanted:
            self.spans[node] = self._span(node)
            self.relations[node] = self.spans[node].relation(value)  # type: ignore[arg-type]
        return value, move

    def _span(self, node: NodeId) -> Span:
        """What the children's values say of a node."""
        children = self.tree.children(node)
        return Span(*span(self.tree, node, [self._known(node, child) for child in children]))

    def _known(self, node: NodeId, child: NodeId) -> Span:
        """What a node knows of a child: its value, as far as that goes, or only the range."""
        if child not in self.seen[node]:
            return self.limits
        if child in self.known_better:
            return self.known_better[child]
        value: Bound = self.seen[node][child]  # type: ignore[assignment]
        relation = self.relations.get(child, Relation.EXACTLY)
        return Span(
            self.limits.least if relation is Relation.AT_MOST else value,
            self.limits.most if relation is Relation.AT_LEAST else value,
        )

    def accepts(self, node: NodeId, claim: Claim, value: Payoff) -> bool:
        """Whether this may be written where the search returns a value.

        It must be true by what was seen, and say as much as the value does, or all that is known
        on the other side; a value outside its window, or at an end of the known range, is also
        the bound it is.
        """
        if node not in self.relations:
            return claim == Claim(Relation.EXACTLY, value)  # type: ignore[arg-type]
        relation = self.relations[node]
        if not self.spans[node].holds(claim):
            return False
        if claim.relation is Relation.EXACTLY:
            return True
        if claim.relation is relation:
            low = claim.relation is Relation.AT_MOST
            return claim.value <= value if low else claim.value >= value  # type: ignore[operator]
        least, most = self.spans[node]
        if relation is not Relation.EXACTLY and least < most:
            return claim.value == (most if claim.relation is Relation.AT_MOST else least)
        return relation is Relation.EXACTLY and claim.value == value and self._ends(node, claim)

    def _ends(self, node: NodeId, claim: Claim) -> bool:
        """Whether the bound of a claim is one that ends the search of a node."""
        alpha, beta = self.entered[node]
        if claim.relation is Relation.AT_MOST:
            return claim.value <= max(alpha, self.limits.least)
        return claim.value >= min(beta, self.limits.most)

"""Hooks that back up something else than the search found: max^n, chance and depth limits too."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import floor

from exercises.misconceptions.window_mistakes import MistakenHooks
from search.hooks import Learned, Left
from search.methods.maxn import Vector
from search.numbers import INFINITY, Bound, as_int
from search.tree import SEATS, GameTree, Mover, NodeId, Payoff, Score

Preference = Callable[[int, Vector], Score]


class ChildValues(MistakenHooks):
    """Remembers the children's values of every node."""

    def __init__(self, tree: GameTree) -> None:
        super().__init__(tree)
        self.seen: dict[NodeId, dict[NodeId, Payoff]] = {}

    def on_update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> Learned:
        """Remember this child."""
        self.seen.setdefault(node, {})[child] = value
        return alpha, beta, None


class Prefers(ChildValues):
    """A player who chooses by something other than its own number."""

    def __init__(self, tree: GameTree, preference: Preference) -> None:
        super().__init__(tree)
        self.preference = preference

    def on_leave(self, node: NodeId, value: Payoff, move: NodeId | None) -> Left:
        """Choose again, by that preference."""
        if move is None:
            return value, move
        seat = SEATS.index(self.tree.mover(node))
        seen = self.seen[node]
        move = max(seen, key=lambda child: self.preference(seat, seen[child]))  # type: ignore[arg-type]
        return seen[move], move


def paranoid(seat: int, vector: Vector) -> Score:
    """The others want player 1 to have little."""
    return vector[0] if seat == 0 else -vector[0]


def first_player(seat: int, vector: Vector) -> Score:
    """Everyone wants player 1 to have much."""
    return vector[0]


def next_player(seat: int, vector: Vector) -> Score:
    """The number of the player after the mover."""
    return vector[(seat + 1) % len(vector)]


def total(seat: int, vector: Vector) -> Score:
    """The sum of all numbers."""
    return sum(vector)


def relative(seat: int, vector: Vector) -> Score:
    """The mover's own number less all the others'."""
    return 2 * vector[seat] - sum(vector)


class Combines(ChildValues):
    """Makes one vector out of all the children's."""

    def __init__(self, tree: GameTree, combine: Callable[[tuple[Score, ...]], Score]) -> None:
        super().__init__(tree)
        self.combine = combine

    def on_leave(self, node: NodeId, value: Payoff, move: NodeId | None) -> Left:
        """Combine number by number."""
        vectors = self.seen[node].values()
        return tuple(map(self.combine, zip(*vectors, strict=True))), move


class Adds(Combines):
    """Adds the children's vectors, and so has no best move."""

    def __init__(self, tree: GameTree) -> None:
        super().__init__(tree, sum)

    def on_leave(self, node: NodeId, value: Payoff, move: NodeId | None) -> Left:
        """Nothing was chosen."""
        return super().on_leave(node, value, move)[0], None


class CutsVectors(ChildValues):
    """Stops when the best vector so far gives the player above no more than it already has."""

    def __init__(self, tree: GameTree) -> None:
        super().__init__(tree)
        self.best: dict[NodeId, Vector] = {}

    def on_enter(self, node: NodeId, alpha: Bound, beta: Bound) -> tuple[Bound, Bound]:
        """Nothing is known here yet."""
        self.best.pop(node, None)
        return alpha, beta

    def on_update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> Learned:
        """Ask what the player above already has; chance has nothing."""
        assert isinstance(best, tuple)
        self.best[node] = best
        parent = self.tree.parent(node)
        if parent not in self.best or self.tree.mover(parent) is Mover.CHANCE:
            return alpha, beta, None
        seat = self.tree.mover(parent).seat
        return alpha, beta, best[seat] <= self.best[parent][seat]


class Rounds(MistakenHooks):
    """Rounds every chance value before going on."""

    def on_leave(self, node: NodeId, value: Payoff, move: NodeId | None) -> Left:
        """Round half up."""
        if self.tree.mover(node) is Mover.CHANCE:
            value = floor(value + Fraction(1, 2))  # type: ignore[operator]
        return value, move


class Flattens(MistakenHooks):
    """Averages all the leaves below a chance node."""

    def on_leave(self, node: NodeId, value: Payoff, move: NodeId | None) -> Left:
        """The mean of the leaves, whoever moves between."""
        below = [self.tree.payoffs[within] for within in self.tree.within(node)]
        leaves = [payoff for payoff in below if isinstance(payoff, int | Fraction)]
        if self.tree.mover(node) is Mover.CHANCE and leaves:
            value = as_int(Fraction(sum(leaves)) / len(leaves))
        return value, move


class CutsChance(ChildValues):
    """Stops a chance node as soon as one outcome is no better than what MAX already has."""

    def __init__(self, tree: GameTree) -> None:
        super().__init__(tree)
        self.sure: dict[NodeId, Bound] = {}
        self.stopped: set[NodeId] = set()

    def on_enter(self, node: NodeId, alpha: Bound, beta: Bound) -> tuple[Bound, Bound]:
        """Begin with what MAX has on the way here."""
        parent = self.tree.parent(node)
        self.sure[node] = -INFINITY if parent is None else self.sure[parent]
        return alpha, beta

    def on_update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> Learned:
        """Compare one outcome with alpha."""
        super().on_update(node, child, value, best, alpha, beta)
        if self.rising(node):
            self.sure[node] = max(self.sure[node], best)  # type: ignore[assignment]
        if self.tree.mover(node) is Mover.CHANCE and value <= self.sure[node]:  # type: ignore[operator]
            self.stopped.add(node)
            return alpha, beta, True
        return alpha, beta, None

    def on_leave(self, node: NodeId, value: Payoff, move: NodeId | None) -> Left:
        """A chance node that was stopped is worth the mean of what was seen."""
        if node not in self.stopped:
            return value, move
        children = self.tree.children(node)
        odds = self.tree.shape.odds[node]
        seen = self.seen[node]
        weights = {child: odds[children.index(child)] for child in seen}
        mean = sum(weights[child] * seen[child] for child in seen)  # type: ignore[misc, operator]
        share = sum(weights.values())
        return as_int(Fraction(mean) / share) if share else value, move


class FirstChild(MistakenHooks):
    """Copies the value of the first child upward."""

    def __init__(self, tree: GameTree) -> None:
        super().__init__(tree)
        self.first: dict[NodeId, tuple[NodeId, Payoff]] = {}

    def on_update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> Learned:
        """Remember the child that came first."""
        self.first.setdefault(node, (child, value))
        return alpha, beta, None

    def on_leave(self, node: NodeId, value: Payoff, move: NodeId | None) -> Left:
        """Compare nothing."""
        first, value = self.first[node]
        return value, None if move is None else first


class BestLeaf(MistakenHooks):
    """Values right, but the root's move leads toward the best leaf."""

    def on_leave(self, node: NodeId, value: Payoff, move: NodeId | None) -> Left:
        """Follow the leaf the mover likes most."""
        if node != GameTree.ROOT:
            return value, move
        pick = max if self.rising(node) else min
        dreams: dict[NodeId, Payoff] = {}
        for child in self.tree.children(node):
            below = [self.tree.payoffs[within] for within in self.tree.within(child)]
            known = [payoff for payoff in below if payoff is not None]
            if known:
                dreams[child] = pick(known)
        return value, pick(dreams, key=dreams.__getitem__, default=move)


class StaticAsValue(MistakenHooks):
    """Copies the static value of an inner node instead of backing up."""

    def on_leave(self, node: NodeId, value: Payoff, move: NodeId | None) -> Left:
        """Write what is printed beside the node."""
        static = self.tree.shape.statics[node]
        return (value if static is None or node == GameTree.ROOT else static), move

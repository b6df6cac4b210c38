"""Hooks that misunderstand alpha-beta or depth limits: each replaces one part of the search."""

from __future__ import annotations

from search.hooks import Hooks, Learned, Left
from search.numbers import INFINITY, Bound
from search.tree import GameTree, Mover, NodeId, Payoff


class MistakenHooks(Hooks):
    """Knows the tree it works on."""

    def __init__(self, tree: GameTree) -> None:
        self.tree = tree
        self.movers = tree.shape.movers

    def rising(self, node: NodeId) -> bool:
        """Whether MAX moves here."""
        return self.movers[node] is Mover.MAX


class NeverCuts(MistakenHooks):
    """Refuses to prune: an unseen leaf could still be good."""

    def on_skip(self, node: NodeId, child: NodeId, closed: bool) -> bool:
        """Go everywhere."""
        return False


class NeverTests(MistakenHooks):
    """Never compares alpha with beta: the window goes on and crosses, and nothing is cut."""

    def on_update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> Learned:
        """Move the bound, and go on."""
        if self.rising(node):
            return max(alpha, best), beta, False  # type: ignore[return-value]
        return alpha, min(beta, best), False  # type: ignore[return-value]


class FreshAtRoot(MistakenHooks):
    """Starts each root move again with an open window."""

    def on_enter(self, node: NodeId, alpha: Bound, beta: Bound) -> tuple[Bound, Bound]:
        """Forget what the root has learned."""
        fresh = self.tree.parent(node) == GameTree.ROOT
        return (-INFINITY, INFINITY) if fresh else (alpha, beta)


class FreshEverywhere(MistakenHooks):
    """Starts every node with an open window."""

    def on_enter(self, node: NodeId, alpha: Bound, beta: Bound) -> tuple[Bound, Bound]:
        """Pass nothing down."""
        return -INFINITY, INFINITY


class Premature(MistakenHooks):
    """Writes the first leaf of a node into the parent's bound at once, which closes the node."""

    def on_update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> Learned:
        """Close after the first leaf below an opponent."""
        parent = self.tree.parent(node)
        below_opponent = parent is not None and self.rising(parent) != self.rising(node)
        return alpha, beta, True if below_opponent and self.tree.is_leaf(child) else None


class WrongSide(MistakenHooks):
    """Also stops a MIN node at or above beta, and a MAX node at or below alpha."""

    def __init__(self, tree: GameTree) -> None:
        super().__init__(tree)
        self.entered: dict[NodeId, tuple[Bound, Bound]] = {}

    def on_enter(self, node: NodeId, alpha: Bound, beta: Bound) -> tuple[Bound, Bound]:
        """Remember the inherited window."""
        self.entered[node] = alpha, beta
        return alpha, beta

    def on_update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> Learned:
        """Take the value so far for the final one."""
        low, high = self.entered[node]
        wrong_side = best <= low if self.rising(node) else best >= high  # type: ignore[operator]
        return alpha, beta, True if wrong_side else None


class LocalBest(MistakenHooks):
    """Stops as soon as a child is worse than the best one so far, and asks no ancestor."""

    def on_update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> Learned:
        """Compare with the best child only."""
        return alpha, beta, value != best


class AlphaAtMin(MistakenHooks):
    """MIN nodes lower alpha; nobody touches beta."""

    def __init__(self, tree: GameTree) -> None:
        super().__init__(tree)
        self.window: dict[NodeId, tuple[Bound, Bound]] = {}

    def on_enter(self, node: NodeId, alpha: Bound, beta: Bound) -> tuple[Bound, Bound]:
        """Start with the inherited window."""
        self.window[node] = alpha, beta
        return alpha, beta

    def on_update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> Learned:
        """Move a bound, and cut where alpha reaches beta."""
        alpha, beta = self.window[node] = self.moved(node, best, *self.window[node])
        return alpha, beta, alpha >= beta

    def moved(self, node: NodeId, best: Payoff, alpha: Bound, beta: Bound) -> tuple[Bound, Bound]:
        """The window after this value."""
        change = max if self.rising(node) else min
        return change(alpha, best), beta  # type: ignore[return-value]


class Swapped(AlphaAtMin):
    """MAX nodes lower beta, MIN nodes raise alpha."""

    def moved(self, node: NodeId, best: Payoff, alpha: Bound, beta: Bound) -> tuple[Bound, Bound]:
        """The other bound moves."""
        if self.rising(node):
            return alpha, min(beta, best)  # type: ignore[return-value]
        return max(alpha, best), beta  # type: ignore[return-value]


class ExchangedTests(AlphaAtMin):
    """MAX nodes stop at or below alpha, MIN nodes at or above beta, and nowhere else."""

    def on_update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> Learned:
        """Test as the other player would, then move the usual bound."""
        low, high = self.window[node]
        rising = self.rising(node)
        stops = best <= low if rising else best >= high  # type: ignore[operator]
        moved = (max(low, best), high) if rising else (low, min(high, best))
        self.window[node] = moved  # type: ignore[assignment]
        return *self.window[node], stops


class FromSibling(AlphaAtMin):
    """The next child inherits the window its sibling ended with."""

    def __init__(self, tree: GameTree) -> None:
        super().__init__(tree)
        self.ended: dict[NodeId, tuple[Bound, Bound]] = {}

    def on_enter(self, node: NodeId, alpha: Bound, beta: Bound) -> tuple[Bound, Bound]:
        """Narrow the parent's window by the sibling's."""
        parent = self.tree.parent(node)
        if parent is not None and parent in self.ended:
            low, high = self.ended[parent]
            alpha, beta = max(alpha, low), min(beta, high)
        self.ended.pop(node, None)
        return super().on_enter(node, alpha, beta)

    def moved(self, node: NodeId, best: Payoff, alpha: Bound, beta: Bound) -> tuple[Bound, Bound]:
        """The usual bound moves."""
        if self.rising(node):
            return max(alpha, best), beta  # type: ignore[return-value]
        return alpha, min(beta, best)  # type: ignore[return-value]

    def on_leave(self, node: NodeId, value: Payoff, move: NodeId | None) -> Left:
        """Leave the window lying about for the next sibling."""
        parent = self.tree.parent(node)
        if parent is not None:
            self.ended[parent] = self.window[node]
        return value, move


class Global(FromSibling):
    """One alpha and one beta for the whole tree, never restored."""

    def __init__(self, tree: GameTree) -> None:
        super().__init__(tree)
        self.only: tuple[Bound, Bound] | None = None

    def on_enter(self, node: NodeId, alpha: Bound, beta: Bound) -> tuple[Bound, Bound]:
        """Take the one window as it now is."""
        if self.only is None:
            self.only = alpha, beta
        return self.only

    def on_update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> Learned:
        """Move the one window."""
        alpha, beta = self.only = self.moved(node, best, *(self.only or (alpha, beta)))
        return alpha, beta, alpha >= beta

    def on_leave(self, node: NodeId, value: Payoff, move: NodeId | None) -> Left:
        """Restore nothing."""
        return value, move


class SkipsOne(MistakenHooks):
    """A cutoff skips one child only, then the node goes on."""

    def __init__(self, tree: GameTree) -> None:
        super().__init__(tree)
        self.skipped: set[NodeId] = set()

    def on_skip(self, node: NodeId, child: NodeId, closed: bool) -> bool:
        """Skip a child only if the one before it was visited."""
        if not closed:
            return False
        before = self.tree.children(node)[: self.tree.children(node).index(child)]
        if before and before[-1] in self.skipped:
            return False
        self.skipped.add(child)
        return True


class TieAtRoot(MistakenHooks):
    """Takes a bound for a value: at the root a later equal child replaces the best."""

    def __init__(self, tree: GameTree) -> None:
        super().__init__(tree)
        self.latest: NodeId | None = None

    def on_update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> Learned:
        """Remember the root's latest child that is as good as any."""
        if node == GameTree.ROOT and value == best:
            self.latest = child
        return alpha, beta, None

    def on_leave(self, node: NodeId, value: Payoff, move: NodeId | None) -> Left:
        """Choose the last of the equal ones."""
        return value, self.latest if node == GameTree.ROOT else move

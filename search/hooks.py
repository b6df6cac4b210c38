"""Whose hand does the search: it is told each result before it is used, and may write another."""

from __future__ import annotations

from typing import Any

from search.numbers import Bound
from search.tree import NodeId, Payoff


class Hand:
    """Writes what the search works out. Others slip, misunderstand, or copy a student's entries."""

    def starts(self) -> None:
        """The search begins at the root, or once more from there in a further pass."""

    def enter(self, node: NodeId, alpha: Bound, beta: Bound) -> tuple[Bound, Bound]:
        """The window with which this node is entered."""
        return alpha, beta

    def evaluates(self, node: NodeId, value: Payoff) -> Payoff:
        """The value of a leaf, or of a node at the depth limit."""
        return value

    def skips(self, node: NodeId, child: NodeId, closed: bool) -> bool:
        """Whether this child is cut; `closed` says whether the node's window is."""
        return closed

    def learns(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> tuple[Bound, Bound, bool | None]:
        """The node's window after this child, and whether it is closed (None: as the rules say)."""
        return alpha, beta, None

    def leaves(
        self, node: NodeId, value: Payoff, move: NodeId | None
    ) -> tuple[Payoff, NodeId | None]:
        """The value with which this node is left, and its best move (None at chance nodes)."""
        return value, move


def own(hand: Hand | None, hook: str) -> Any:
    """A hook of the hand's own; None where it writes what it is told, so that nothing is paid."""
    if hand is None or getattr(type(hand), hook) is getattr(Hand, hook):
        return None
    return getattr(hand, hook)

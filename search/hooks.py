"""Hooks of a search: each is told a result before it is used, and may give another."""

from __future__ import annotations

from typing import Any

from search.numbers import Bound
from search.tree import NodeId, Payoff

Learned = tuple[Bound, Bound, bool | None]
"""A node's window after a child, and whether it is closed (None: as the rules say)."""
Left = tuple[Payoff, NodeId | None]
"""The value with which a node is left, and its best move (None at chance nodes)."""


class Hooks:
    """Leaves everything as the search has it. Subclasses slip, misunderstand, or copy entries."""

    def on_start(self) -> None:
        """The search begins at the root, or once more from there in a further pass."""

    def on_enter(self, node: NodeId, alpha: Bound, beta: Bound) -> tuple[Bound, Bound]:
        """The window with which this node is entered."""
        return alpha, beta

    def on_evaluate(self, node: NodeId, value: Payoff) -> Payoff:
        """The value of a leaf, or of a node at the depth limit."""
        return value

    def on_skip(self, node: NodeId, child: NodeId, closed: bool) -> bool:
        """Whether this child is cut; `closed` says whether the node's window is."""
        return closed

    def on_update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> Learned:
        """The node's window after this child, and whether it is closed (None: as the rules say)."""
        return alpha, beta, None

    def on_tie(self, node: NodeId, child: NodeId, exact: bool) -> bool:
        """Whether a child that returns the best value takes its place, where the last does.

        `exact` says whether that is its true value, by what was seen, and no bound.
        """
        return exact

    def on_leave(self, node: NodeId, value: Payoff, move: NodeId | None) -> Left:
        """The value with which this node is left, and its best move (None at chance nodes)."""
        return value, move


class InTurn(Hooks):
    """Two hooks, the second of which is told what the first one gave, and only listens."""

    def __init__(self, first: Hooks, listener: Hooks) -> None:
        self.first, self.listener = first, listener

    def on_start(self) -> None:
        """Both begin."""
        self.first.on_start()
        self.listener.on_start()

    def on_enter(self, node: NodeId, alpha: Bound, beta: Bound) -> tuple[Bound, Bound]:
        """The first one's window."""
        window = self.first.on_enter(node, alpha, beta)
        self.listener.on_enter(node, *window)
        return window

    def on_evaluate(self, node: NodeId, value: Payoff) -> Payoff:
        """The first one's value."""
        value = self.first.on_evaluate(node, value)
        self.listener.on_evaluate(node, value)
        return value

    def on_skip(self, node: NodeId, child: NodeId, closed: bool) -> bool:
        """Whether the first one cuts."""
        skipped = self.first.on_skip(node, child, closed)
        self.listener.on_skip(node, child, skipped)
        return skipped

    def on_update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, alpha: Bound, beta: Bound
    ) -> Learned:
        """The first one's window, and whether it closes it."""
        alpha, beta, closed = self.first.on_update(node, child, value, best, alpha, beta)
        self.listener.on_update(node, child, value, best, alpha, beta)
        return alpha, beta, closed

    def on_tie(self, node: NodeId, child: NodeId, exact: bool) -> bool:
        """As the first one has it."""
        return self.first.on_tie(node, child, exact)

    def on_leave(self, node: NodeId, value: Payoff, move: NodeId | None) -> Left:
        """The first one's value and move."""
        left = self.first.on_leave(node, value, move)
        self.listener.on_leave(node, *left)
        return left


def overridden(hooks: Hooks | None, hook: str) -> Any:
    """A hook where a subclass has its own; None where it would change nothing, and cost a call."""
    if hooks is None or getattr(type(hooks), hook) is getattr(Hooks, hook):
        return None
    return getattr(hooks, hook)

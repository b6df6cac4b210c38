"""A search led by what somebody has written: their values in the place of its own."""

from __future__ import annotations

from collections.abc import Mapping

from search.hooks import Hooks, Left
from search.tree import NodeId, Payoff


class Led(Hooks):
    """Goes on with the values that were written, and keeps what belonged in their place."""

    def __init__(self, values: Mapping[NodeId, Payoff], cuts: bool = True) -> None:
        self.values, self.cuts = values, cuts
        self.due: dict[NodeId, Payoff] = {}
        self.moves: dict[NodeId, NodeId] = {}

    def on_skip(self, node: NodeId, child: NodeId, closed: bool) -> bool:
        """Cut as the window says; who cuts nothing goes on."""
        return closed and self.cuts

    def on_leave(self, node: NodeId, value: Payoff, move: NodeId | None) -> Left:
        """The written value."""
        self.due[node] = value
        if move is not None:
            self.moves[node] = move
        return self.values.get(node, value), move

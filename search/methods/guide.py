"""What a method adds to alpha-beta: another order of the children, and answers without a search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from search.known_values import EXACT, Sure
from search.numbers import Bound
from search.rules import Window
from search.tree import NodeId, Score

Orders = Mapping[NodeId, Sequence[NodeId]]
"""The children of some nodes, in another order than the usual one."""


class Guide:
    """Leaves alpha-beta as it is. Subclasses order children, remember and recall."""

    def children(self, node: NodeId, children: Sequence[NodeId]) -> Sequence[NodeId]:
        """The children in the order in which they are tried."""
        return children

    def recall(self, node: NodeId, alpha: Bound, beta: Bound) -> Score | None:
        """What is known of a node before it is entered, if that is enough; None: search it."""
        return None

    def sure(self, node: NodeId) -> Sure:
        """On which sides what was recalled of a node is its true value."""
        return EXACT

    def answer(self, node: NodeId, value: Score) -> None:
        """Take note: this was recalled of a node, and it is not searched."""

    def cut(self, node: NodeId, by: NodeId) -> None:
        """Take note: this child has closed the window of its node."""

    def leave(self, node: NodeId, entered: Window, value: Score) -> None:
        """Take note: a node was searched with this window, and has this value."""


class ChildrenOf(Protocol):
    """The children of each node."""

    def __getitem__(self, node: NodeId) -> Sequence[NodeId]:
        """Those of this node."""
        ...


class InOrder:
    """The children of each node in the order of a guide."""

    def __init__(self, guide: Guide, children: ChildrenOf) -> None:
        self.guide, self.children = guide, children

    def __getitem__(self, node: NodeId) -> Sequence[NodeId]:
        """Those of this node, as they are tried now."""
        return self.guide.children(node, self.children[node])

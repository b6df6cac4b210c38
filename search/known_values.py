"""What a search knows of a node's true value by what it saw: whether the one returned is a bound.

A child that equals the best value stands as the last of equals only where its value is exact: of a
bound the search can't know that it is as good, even where the tree says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import NamedTuple

from search.numbers import Bound
from search.rules import OPEN, Rules
from search.tree import GameTree, Mover, NodeId, Score


class Relation(Enum):
    """How a returned value stands to the node's true value."""

    EXACTLY = "="
    AT_MOST = "≤"
    AT_LEAST = "≥"

    @property
    def turned(self) -> Relation:
        """≤ for ≥, and ≥ for ≤."""
        other = {Relation.AT_MOST: Relation.AT_LEAST, Relation.AT_LEAST: Relation.AT_MOST}
        return other.get(self, self)


class Claim(NamedTuple):
    """What a search knows of a node: ≤ 2, ≥ 5 or = 3."""

    relation: Relation
    value: Score


class Sure(NamedTuple):
    """On which sides a returned value is the true one."""

    least: bool  # the node is worth no less
    most: bool  # the node is worth no more


EXACT = Sure(least=True, most=True)


def span(tree: GameTree, node: NodeId, known: Iterable[tuple[Bound, Bound]]) -> tuple[Bound, Bound]:
    """The least and the most that a node can be worth, by what each of its children can be."""
    mover = tree.mover(node)
    if mover is Mover.CHANCE:
        shares = zip(tree.shape.odds[node], known, strict=True)
        ends = [(share * least, share * most) for share, (least, most) in shares if share]
        return sum(least for least, _ in ends), sum(most for _, most in ends)
    low, high = zip(*known, strict=True)
    return (max(low), max(high)) if mover is Mover.MAX else (min(low), min(high))


class KnownValues:
    """Keeps for every node how sure its value is, as a search leaves one after the other."""

    def __init__(self, tree: GameTree, rules: Rules) -> None:
        self.tree, self.limits = tree, rules.range or OPEN
        self.sure: dict[NodeId, Sure] = {}

    def is_exact(self, node: NodeId) -> bool:
        """Whether the value that a node returned is its true one; a leaf's always is."""
        return self.sure.get(node, EXACT) == EXACT

    def found(self, node: NodeId, seen: Mapping[NodeId, Bound], value: Bound) -> Sure:
        """How sure a value is by what the children returned.

        Where who moves may stand pat, the node stands among them. One that is held within its
        window says less than the children do.
        """
        children = self.tree.children(node)
        known = [self._of_child(child, seen) for child in children]
        if node in seen:
            known.append((seen[node], seen[node]))
        least, most = span(self.tree, node, known)
        return Sure(least >= value, most <= value)

    def _of_child(self, child: NodeId, seen: Mapping[NodeId, Bound]) -> tuple[Bound, Bound]:
        """What a child can be worth: anything in the range, if it was not seen."""
        if child not in seen:
            return self.limits
        sure = self.sure.get(child, EXACT)
        low, high = self.limits
        return seen[child] if sure.least else low, seen[child] if sure.most else high

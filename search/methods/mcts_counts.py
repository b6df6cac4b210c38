"""Wins and visits that a tree begins with: "4/11" in a node are 4 wins in 11 visits."""

from __future__ import annotations

import re
from fractions import Fraction

from resources.words import message
from search.frontier import where
from search.numbers import as_int, read_number
from search.tree import GameTree, NodeId, Score, TreeError

Count = tuple[Score, int]
"""Wins and visits."""
_COUNT = r"\s*(\d{1,9}(?:\.\d{1,6}|/\d{1,6})?)\s*/\s*(\d{1,9})\s*"


def show_count(wins: Score, visits: int) -> str:
    """Wins and visits as they stand in a node: halves with a point, thirds as 7/3/4."""
    return f"{wins if 10**6 % wins.denominator or wins.denominator == 1 else float(wins)}/{visits}"


def count_in(state: str | None) -> Count | None:
    """The wins and visits that stand in a node; None if nothing of the kind does."""
    found = re.fullmatch(_COUNT, state) if state else None
    return (read_number(found[1]), int(found[2])) if found else None


def given_counts(tree: GameTree) -> dict[NodeId, Count]:
    """The counts that a tree begins with; the root's may be left out."""
    found = {node: count for node in tree if (count := count_in(tree.shape.states[node]))}
    for node, (wins, visits) in found.items():
        above = tree.parent(node)
        if wins > visits or (above and above not in found):
            raise TreeError(message("mcts-count", node=where(tree, node)), node)
    root = GameTree.ROOT
    below = {node: sum(found.get(c, (0, 0))[1] for c in tree.children(node)) for node in tree}
    if found and root not in found:
        lost = (found[c][1] - found[c][0] for c in tree.children(root) if c in found)
        found[root] = as_int(sum(lost, Fraction(0))), below[root]
    for node, (_, visits) in found.items():
        if below[node] > visits:
            raise TreeError(message("mcts-visits", node=where(tree, node)), node)
    return {node: count for node, count in found.items() if count[1]}


def shown_counts(tree: GameTree) -> dict[NodeId, str]:
    """The same as they are written."""
    return {node: show_count(*count) for node, count in given_counts(tree).items()}

"""Where a search stops going down: at leaves, and at the depth limit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from search.rules import Depth, Rules
from search.tree import GameTree, NodeId, TreeError


def frontier(tree: GameTree, rules: Rules) -> Sequence[Any]:
    """The value that stands ready at each node where the search stops, None elsewhere."""
    limit = plies(tree, rules)
    if limit is None:
        return tree.payoffs
    shape = tree.shape
    return [
        static if depth == limit and mover is not None else payoff
        for payoff, static, depth, mover in zip(
            tree.payoffs, shape.statics, shape.depths, shape.movers, strict=True
        )
    ]


def searched(tree: GameTree, rules: Rules) -> Iterator[NodeId]:
    """Where somebody moves and the search goes on."""
    limit = plies(tree, rules)
    return (node for node in tree.inner if limit is None or tree.depth(node) < limit)


def plies(tree: GameTree, rules: Rules) -> int | None:
    """The depth limit in single moves."""
    if rules.depth is None:
        return None
    return rules.depth * (tree.round if rules.depth_unit is Depth.ROUNDS else 1)


def cannot_search(tree: GameTree, node: NodeId) -> TreeError:
    """Why a search can't go on at this node."""
    where = f"node {tree.path(node)}" if node else "the root"
    if tree.is_leaf(node):
        return TreeError(
            f"the search visits {where}, whose payoff is unknown: write a number for the ?", node
        )
    return TreeError(
        f"{where} stands at the depth limit without a static value: "
        "write one in braces, such as max{3}[...]",
        node,
    )

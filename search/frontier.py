"""Where a search stops going down: at leaves, and at the depth limit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from resources.words import Message, message
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
    key = "search-unknown" if tree.is_leaf(node) else "search-no-static"
    return TreeError(message(key, node=where(tree, node)), node)


def where(tree: GameTree, node: NodeId) -> Message:
    """A node as an error names it."""
    return message("the-node", path=tree.path(node)) if node else message("the-root")

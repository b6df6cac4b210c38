"""Which way a search goes: its order among children, and where it stops going down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from itertools import takewhile
from typing import Any

from resources.words import Message, message
from search.rules import Depth, Order, Rules
from search.tree import GameTree, NodeId, TreeError


def frontier(tree: GameTree, rules: Rules, searched_on: Set[NodeId] = frozenset()) -> Sequence[Any]:
    """The value that stands ready at each node where the search stops, None elsewhere.

    It does not stop at those that are searched on, but at all others below them.
    """
    limit = plies(tree, rules)
    if limit is None:
        return tree.payoffs
    shape = tree.shape
    ends = [
        static if depth == limit and mover is not None else payoff
        for payoff, static, depth, mover in zip(
            tree.payoffs, shape.statics, shape.depths, shape.movers, strict=True
        )
    ]
    for node in searched_on:
        ends[node] = None
        for child in shape.children[node]:
            if shape.movers[child] is not None and child not in searched_on:
                ends[child] = shape.statics[child]
    return ends


def searched(tree: GameTree, rules: Rules) -> Iterator[NodeId]:
    """Where somebody moves and the search goes on."""
    limit = plies(tree, rules)
    return (node for node in tree.inner if limit is None or tree.depth(node) < limit)


def in_order(tree: GameTree, rules: Rules, node: NodeId) -> tuple[NodeId, ...]:
    """The children of a node in the order of the search."""
    children = tree.children(node)
    return children[::-1] if rules.order is Order.RIGHT_TO_LEFT else children


def first_leaf(tree: GameTree, rules: Rules, node: NodeId) -> NodeId:
    """The leaf below a node, or the node itself, that a search comes to first."""
    while not tree.is_leaf(node):
        node = in_order(tree, rules, node)[0]
    return node


def siblings_before(tree: GameTree, rules: Rules, node: NodeId) -> list[NodeId]:
    """The siblings of a node that come before it in the order of the search."""
    parent = tree.parent(node)
    siblings = () if parent is None else in_order(tree, rules, parent)
    return list(takewhile(lambda each: each != node, siblings))


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

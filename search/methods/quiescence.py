"""Alpha-beta with quiescence: at the depth limit, unquiet nodes are searched on.

So is a child that is singular: clearly better than its siblings, by their static values.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from search.frontier import cannot_search, plies
from search.hooks import Hooks
from search.methods import minimax
from search.rules import Rules
from search.trace import Record, Trace
from search.tree import GameTree, Mover, NodeId, Score


def search(tree: GameTree, rules: Rules, record: Record | None, hooks: Hooks | None) -> Score:
    """The root's value."""
    on = searched_on(tree, rules)
    return minimax.search(tree, rules, narrows=True, record=record, hooks=hooks, searched_on=on)


def run_uncut(tree: GameTree, rules: Rules, hooks: Hooks | None) -> Trace:
    """The same search without any cut: plain minimax that goes on at unquiet nodes."""
    record: Record = []
    on = searched_on(tree, rules)
    value = minimax.search(tree, rules, narrows=False, record=record, hooks=hooks, searched_on=on)
    return Trace(tree, rules, value, record)


def searched_on(tree: GameTree, rules: Rules) -> Set[NodeId]:
    """The nodes at the depth limit, and below those, at which the search does not stop."""
    limit, shape = plies(tree, rules), tree.shape
    found = set() if rules.singular is None else set(singular_children(tree, rules).values())
    for node in tree.inner:
        reached = tree.depth(node) == limit or shape.parents[node] in found
        if reached and shape.unquiet[node]:
            found.add(node)
    return found


def singular_children(tree: GameTree, rules: Rules) -> dict[NodeId, NodeId]:
    """Of each node one ply above the depth limit the child that is singular, if it has one.

    Only a child where somebody moves can be searched deeper.
    """
    limit, margin = plies(tree, rules), rules.singular
    if margin is None or limit is None:
        return {}
    found = {}
    for node in tree.inner:
        if tree.depth(node) == limit - 1 and len(tree.children(node)) > 1:
            best, ahead = lead(tree, node)
            if ahead >= margin and not tree.is_leaf(best):
                found[node] = best
    return found


def lead(tree: GameTree, node: NodeId) -> tuple[NodeId, Score]:
    """The best child by payoffs and static values, and how far it is ahead of the second best."""
    sign = 1 if tree.mover(node) is Mover.MAX else -1
    worths = {child: worth_at_once(tree, child) for child in tree.children(node)}
    best, second, *_ = sorted(worths, key=lambda child: -sign * worths[child])
    return best, sign * (worths[best] - worths[second])


def worth_at_once(tree: GameTree, node: NodeId) -> Score:
    """What a node is worth without any search: its payoff, or its static value."""
    payoff = tree.payoffs[node]
    worth = tree.shape.statics[node] if payoff is None else payoff
    if worth is None or isinstance(worth, tuple):
        raise cannot_search(tree, node)
    return worth


def findings(trace: Trace) -> dict[str, Any]:
    """The nodes that were searched on, and what was evaluated below the depth limit."""
    tree, limit = trace.tree, plies(trace.tree, trace.rules)
    on = [node for node in trace.windows if limit is not None and tree.depth(node) >= limit]
    below = [node for node in trace.leaves if limit is not None and tree.depth(node) > limit]
    return {
        "searched_on": [tree.path(node) for node in on],
        "extra_evaluations": len(below),
    }

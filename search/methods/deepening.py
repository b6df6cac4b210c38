"""Iterative deepening: alpha-beta to every depth in turn, each pass in the order of the last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from search.frontier import in_order
from search.hooks import Hooks
from search.methods import minimax
from search.methods.guide import Guide, Orders
from search.numbers import INFINITY
from search.rules import Depth, Rules
from search.trace import Record, StartPass, Trace
from search.tree import GameTree, Mover, NodeId, Payoff

NO_ORDERS: Orders = MappingProxyType({})


class ByLastPass(Guide):
    """Children by what the last pass found: best first for who moves, those not seen last."""

    def __init__(
        self, tree: GameTree, found: Mapping[NodeId, Payoff], first: Orders = NO_ORDERS
    ) -> None:
        self.movers, self.found, self.first = tree.shape.movers, found, first

    def children(self, node: NodeId, children: Sequence[NodeId]) -> Sequence[NodeId]:
        """What is equally good keeps its order."""
        children = self.first.get(node, children)
        sign = -1 if self.movers[node] is Mover.MAX else 1
        found = self.found
        return sorted(children, key=lambda c: sign * found[c] if c in found else INFINITY)


def search(
    tree: GameTree,
    rules: Rules,
    record: Record | None,
    hooks: Hooks | None,
    first: Orders = NO_ORDERS,
) -> Payoff:
    """The root's value in the last pass; the first one may try children in orders of its own."""
    found: Mapping[NodeId, Payoff] = {}
    value: Payoff = 0
    for depth in depths(tree, rules):
        guide = ByLastPass(tree, found, first)
        done = minimax.guided(tree, rules._replace(depth=depth), guide, hooks, [])
        value, found = done.value, done.values
        if record is not None:
            record.append((StartPass, GameTree.ROOT, done.rules))
            record += done.record
    return value


def depths(tree: GameTree, rules: Rules) -> range:
    """The depth of each pass, up to the limit or to the deepest leaf."""
    unit = tree.round if rules.depth_unit is Depth.ROUNDS else 1
    deepest = -(-tree.height // unit)
    last = deepest if rules.depth is None else min(rules.depth, deepest)
    return range(min(1, last), last + 1)


def findings(trace: Trace) -> dict[str, Any]:
    """Each pass: how deep, in which order it tried the moves, what it found and looked at."""
    path = trace.tree.path
    return {
        "passes": [
            {
                "depth": each.rules.depth,
                "order": [path(node) for node in moves_tried(each)],
                "value": each.value,
                "line": [trace.tree.indexes(node)[-1] for node in each.line],
                "leaves": [path(node) for node in each.leaves],
            }
            for each in trace.passes
        ]
    }


def moves_tried(trace: Trace) -> list[NodeId]:
    """The moves of the root in the order of one pass, with those that it cut at the end."""
    root = GameTree.ROOT
    tried = [update.child for update in trace.updates if update.node == root]
    rest = [node for node in in_order(trace.tree, trace.rules, root) if node not in tried]
    return tried + rest

"""What belongs in the blanks of each ask: read off one search, or worked out from many."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from exercises.asks.entry import Chain, Entry
from search.numbers import Bound
from search.on_demand import on_demand
from search.rules import Rules, Window, WindowAsked
from search.trace import Trace, Update
from search.tree import GameTree, NodeId

ByNode = Mapping[NodeId, Entry]
"""What belongs at each node where something does."""
_best_orders: Callable[[GameTree, Rules], Mapping[NodeId, Sequence[NodeId]]] = on_demand(
    "search.methods.ordering.best_orders"
)


def values(trace: Trace) -> ByNode:
    """What each visited node returns."""
    return trace.values


def windows(trace: Trace) -> Mapping[NodeId, Window]:
    """Every window, at the moment that the course asks for."""
    if trace.rules.frame is not None:
        return _frame(trace, trace.rules.frame)
    leaving = trace.rules.asked is WindowAsked.LEAVING
    return trace.end.windows if leaving else trace.windows


def _frame(trace: Trace, count: int) -> Mapping[NodeId, Window]:
    """The windows on the path to the last of so many leaves, once its parent has compared it."""
    last = trace.leaves[count - 1] if count <= len(trace.leaves) else None
    for step, snapshot in trace.replay():
        if isinstance(step, Update) and step.child == last:
            return {node: snapshot.windows[node] for node in trace.tree.ancestors(step.child)}
    return {}


def alphas(trace: Trace) -> ByNode:
    """The lower ends of the windows."""
    return {node: window.alpha for node, window in windows(trace).items()}


def betas(trace: Trace) -> ByNode:
    """The upper ends of the windows."""
    return {node: window.beta for node, window in windows(trace).items()}


def alpha_chains(trace: Trace) -> ByNode:
    """Every α in time: on entering a node, and after each child that moves it."""
    return _chains(trace, beta=False)


def beta_chains(trace: Trace) -> ByNode:
    """Every β in time."""
    return _chains(trace, beta=True)


def _chains(trace: Trace, beta: bool) -> ByNode:
    chains: dict[NodeId, list[Bound]] = {
        node: [window[beta]] for node, window in trace.windows.items()
    }
    for step in trace.updates:
        end = step.beta if beta else step.alpha
        if chains[step.node][-1] != end:
            chains[step.node].append(end)
    return {node: Chain(tuple(bounds)) for node, bounds in chains.items()}


def cuts(trace: Trace) -> ByNode:
    """The branches that are never taken."""
    return dict.fromkeys(trace.pruned, True)


def evaluated(trace: Trace) -> ByNode:
    """The leaves that are looked at."""
    return dict.fromkeys(trace.leaves, True)


def leaf_count(trace: Trace) -> ByNode:
    """How many leaves are looked at, at the root."""
    return {GameTree.ROOT: len(trace.leaves)}


def best_line(trace: Trace) -> ByNode:
    """The best moves from the root on, each by its place among the children."""
    nodes = (GameTree.ROOT, *trace.line)
    return {node: trace.tree.children(node).index(move) for node, move in pairwise(nodes)}


def child_orders(tree: GameTree, method: str, rules: Rules) -> ByNode:
    """The orders of the children in which alpha-beta looks at the fewest leaves."""
    return {
        node: tuple(tree.indexes(child)[-1] for child in order)
        for node, order in _best_orders(tree, rules).items()
    }

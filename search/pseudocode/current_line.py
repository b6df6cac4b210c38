"""Which line of the pseudocode a step is at: always one that is carried out then."""

from __future__ import annotations

from search.cuts import cut_reason
from search.pseudocode.lines import LIMIT, STAND, STOOD, CodeLines, StepKind
from search.trace import (
    Cut,
    Enter,
    Evaluate,
    Leave,
    MethodStep,
    Reason,
    StartPass,
    Step,
    Trace,
    Update,
)
from search.tree import GameTree, Mover, NodeId


def shown_node(tree: GameTree, step: Step) -> NodeId:
    """The node whose lines are at work: a leaf is asked by its parent."""
    parent = tree.parent(step.node)
    return parent if tree.is_leaf(step.node) and parent is not None else step.node


def line_of(found: CodeLines, trace: Trace, step: Step) -> int | None:
    """The last line for such a step; where a test ends the visit, nothing below it is reached."""
    reached, node = found, step.node
    kind: StepKind | None
    match step:
        case Enter() | StartPass() | MethodStep():
            kind = type(step)
        case Evaluate():
            kind = Evaluate if trace.tree.is_leaf(node) else LIMIT
        case Update(_, child) if child == node:
            kind = STAND
        case Update(_, child):
            kind = Update
            if child == last_child(trace, node):
                reason = ending(trace, node)
                tests = [number for number, line in enumerate(reached) if reason in line.at]
                reached = reached[: tests[0]] if tests else reached
        case Cut(_, _, reason):
            kind = STOOD if last_child(trace, node) == node else reason
        case Leave():
            kind = STOOD if last_child(trace, node) == node else ending(trace, node) or Leave
    return max((number for number, line in enumerate(reached) if kind in line.at), default=None)


def last_child(trace: Trace, node: NodeId) -> NodeId:
    """The child that was visited last; the node itself where standing pat was enough."""
    return next(update.child for update in reversed(trace.updates) if update.node == node)


def ending(trace: Trace, node: NodeId) -> Reason | None:
    """The test that ended the visit to a node; None if it went on to the last line."""
    cutoffs = [cutoff for cutoff in trace.cutoffs if cutoff.node == node]
    return cutoffs[0].reason if cutoffs else _passed_at_last(trace, node)


def _passed_at_last(trace: Trace, node: NodeId) -> Reason | None:
    """The test that was passed after the last child, where there was nothing to cut any more."""
    mover, value = trace.tree.mover(node), trace.found[node]
    if isinstance(value, tuple):
        if mover is Mover.CHANCE:
            return None
        value = value[mover.seat]
    return cut_reason(trace.rules, mover, value, trace.end.windows[node])

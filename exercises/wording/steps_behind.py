"""The steps of a search that decide what belongs into one blank: what "why" plays."""

from __future__ import annotations

from collections.abc import Iterator

from exercises.asks import Topic
from exercises.exercise import Blank
from search.trace import (
    Cut,
    Enter,
    Evaluate,
    Leave,
    MethodStep,
    StartPass,
    Step,
    Trace,
    Update,
)
from search.tree import NodeId


def steps_behind(trace: Trace, blank: Blank) -> tuple[int, ...]:
    """The places of those steps, in order; none where no step of a search decides it.

    Of several passes the last one decides, as it does of the solution.
    """
    last, node = trace.passes[-1], blank.node
    skipped = _skipped(last, node)
    match blank.ask.row.topic:
        case Topic.COUNT:
            found = [at for at, step in enumerate(last.steps) if isinstance(step, Evaluate)]
        case Topic.RANGE | Topic.ORDER | Topic.ITEM | Topic.STATE:
            found = []
        case _ if skipped is not None:
            found = [*_visit(last, skipped)]
        case Topic.VISIT:
            found = [*_visit(last, node)]
        case Topic.VALUE | Topic.MOVE:
            found = [*_backed_up(last, node)]
        case Topic.WINDOW | Topic.CHAIN:
            own = (at for at, step in _of(last, node) if not isinstance(step, Cut))
            found = [*_bounds_on_the_way(last, node), *own]
    before = len(trace.steps) - len(last.steps)
    return tuple(before + at for at in sorted(set(found)))


def _of(trace: Trace, node: NodeId) -> Iterator[tuple[int, Step]]:
    return ((at, step) for at, step in enumerate(trace.steps) if step.node == node)


def _skipped(trace: Trace, node: NodeId) -> NodeId | None:
    """The uppermost branch on the way to a node that the search cuts."""
    cut = {each for step in trace.steps if isinstance(step, Cut) for each in step.skipped}
    above = [each for each in (node, *trace.tree.ancestors(node)) if each in cut]
    return above[-1] if above else None


def _entered(trace: Trace, node: NodeId) -> int:
    """When the search comes to a node; at its end if it never does."""
    found = (at for at, step in _of(trace, node) if isinstance(step, Enter) or _returns(step))
    return next(found, len(trace.steps))


def _returns(step: Step) -> bool:
    """Whether its node returns by this step."""
    match step:
        case Evaluate() | Leave():
            return True
        case MethodStep():
            return step.returned is not None
        case Enter() | Update() | Cut() | StartPass():
            return False


def _backed_up(trace: Trace, node: NodeId) -> Iterator[int]:
    """What a node's children return, and what it makes of that."""
    children = {update.child for _, update in _of(trace, node) if isinstance(update, Update)}
    for at, step in enumerate(trace.steps):
        own = step.node == node
        if own or (step.node in children and _returns(step)):
            yield at


def _bounds_on_the_way(trace: Trace, node: NodeId) -> Iterator[int]:
    """What each ancestor knew last before the search came to a node, and the coming itself."""
    until = _entered(trace, node)
    for above in reversed([*trace.tree.ancestors(node)]):
        seen = [at for at, step in _of(trace, above) if at < until]
        known = [at for at in seen if isinstance(trace.steps[at], Update)]
        yield from known[-1:] or seen[:1]
    if until < len(trace.steps):
        yield until


def _visit(trace: Trace, node: NodeId) -> Iterator[int]:
    """What the parent knew before the branch to a node, by whose bounds, and what came of it."""
    parent = trace.tree.parent(node)
    if parent is None:
        yield _entered(trace, node)
        return
    yield from _bounds_on_the_way(trace, parent)
    ends = [at for at, step in _of(trace, parent) if isinstance(step, Cut) and node in step.skipped]
    until = ends[0] if ends else _entered(trace, node)
    yield from (at for at in _backed_up(trace, parent) if at < until)
    if until < len(trace.steps):
        yield until

"""Two searches of one tree in step: what both do happens at once, and each waits for the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from search.trace import Step, Update

StepIndexes = tuple[int, ...]
"""How many steps each search has taken."""


def in_step(traces: Sequence[Sequence[Step]], same_order: bool = True) -> list[StepIndexes]:
    """The moments of one search, or of two, from before the first step to after the last.

    Two that visit children in another order have little to do at once: each goes its own way.
    """
    if len(traces) == 1 or not same_order:
        lengths = [len(steps) for steps in traces]
        return [
            tuple(min(place, length) for length in lengths) for place in range(max(lengths) + 1)
        ]
    first, second = ([_event(step) for step in steps] for steps in traces)
    waiting = Counter(first)  # what the first search has yet to do
    i = j = 0
    moments: list[StepIndexes] = [(0, 0)]
    while i < len(first) or j < len(second):
        both = i < len(first) and j < len(second) and first[i] == second[j]
        alone = j < len(second) and not waiting[second[j]]
        if both or (not alone and i < len(first)):
            waiting[first[i]] -= 1
            i += 1
        if both or alone:
            j += 1
        moments.append((i, j))
    return moments


def _event(step: Step) -> tuple[object, ...]:
    """What happens, whatever comes of it."""
    child = step.child if isinstance(step, Update) else None
    return type(step), step.node, child

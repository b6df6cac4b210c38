"""In which order a search comes to the blanks, whatever it cuts."""

from __future__ import annotations

from collections.abc import Iterator

from exercises.asks import Position, WrittenOn
from exercises.exercise import Blank, Exercise
from search.frontier import in_order
from search.rules import Rules, WindowAsked
from search.tree import GameTree, NodeId


def visiting_order(exercise: Exercise) -> tuple[Blank, ...]:
    """All blanks: windows and marks as a node is entered, values and moves as it is left.

    Questions come after them, in the order in which they are asked.
    """
    at: dict[NodeId, list[Blank]] = {}
    questions = [blank for blank in exercise.blanks if blank.item]
    for blank in exercise.blanks:
        if not blank.item:
            at.setdefault(blank.node, []).append(blank)
    first = {WrittenOn.ENTERING}
    if exercise.rules.asked is WindowAsked.ENTRY:
        first.add(WrittenOn.WINDOW)
    order: list[Blank] = []
    for node, entering in _walk(exercise.tree, exercise.rules):
        order += (
            blank for blank in at.get(node, ()) if (blank.ask.row.written_on in first) is entering
        )
    return (*order, *questions)


def writing_order(exercise: Exercise) -> tuple[Blank, ...]:
    """The blanks that Tab goes through: those with a box, and branches only where there is none."""
    order = visiting_order(exercise)
    return tuple(blank for blank in order if blank.ask.row.position is not Position.BRANCH) or order


def _walk(tree: GameTree, rules: Rules) -> Iterator[tuple[NodeId, bool]]:
    """Every node twice: as it is entered, and as it is left."""
    waiting: list[tuple[NodeId, bool]] = [(GameTree.ROOT, True)]
    while waiting:
        node, entering = waiting.pop()
        yield node, entering
        if entering:
            waiting.append((node, False))
            waiting += ((child, True) for child in reversed(in_order(tree, rules, node)))

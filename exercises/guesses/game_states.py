"""Guesses at the states of a game: what is printed is the start, and how deep a node stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from exercises.asks import Ask, Topic
from exercises.asks.entry import Entry, States
from exercises.exercise import Exercise
from exercises.guesses.printed import Guess, blanks_about
from exercises.solution import Answers
from search.games.piles import pile_size
from search.tree import GameTree, NodeId

Label = Callable[[str, int], str]
"""A state, given the one that is printed and how many moves were made since."""


def _start(start: str, moves: int) -> str:
    return start


def _nothing_left(start: str, moves: int) -> str:
    """Empty piles; boards and tokens the other way round."""
    if _strokes(start):
        return " ".join("0" for _ in start.split())
    return start[::-1] if len(start) == 9 or "," in start else _ones(start)


def _strokes(start: str) -> bool:
    return set(start) <= set("I0 ")


def _ones(start: str) -> str:
    return " ".join("1" * sum(map(pile_size, start.split())))


def _fewer(start: str, moves: int) -> str:
    """One stick less with every move, from the left pile first."""
    if not _strokes(start):
        return start
    sizes = [pile_size(word) for word in start.split()]
    for _ in range(moves):
        place = next((place for place, size in enumerate(sizes) if size), 0)
        sizes[place] = max(0, sizes[place] - 1)
    return " ".join("I" * size or "0" for size in sizes)


LABELS: dict[str, Label] = {"start": _start, "nothing left": _nothing_left, "fewer": _fewer}


def _printed(tree: GameTree, node: NodeId, asked: bool) -> tuple[str, int]:
    """The nearest state that is printed, and how many moves further down a node is."""
    moves = 0
    while asked and node:
        parent = tree.parent(node)
        assert parent is not None
        node, moves = parent, moves + 1
    return tree.shape.states[node] or "", moves


def _everywhere(label: Label, exercise: Exercise) -> Answers:
    """The same choice at every node; as where the moves lead, one state alone."""
    sheet: Answers = {}
    for blank in blanks_about(exercise, Topic.STATE):
        asked = blank.ask is Ask.STATE
        start, moves = _printed(exercise.tree, blank.node, asked)
        found = label(start, moves if asked else 1)
        entry: Entry = found if asked else States((found,))
        sheet[blank] = entry
    return sheet


def _smaller(exercise: Exercise) -> Answers:
    """Every smaller pile, however many sticks may be taken."""
    sheet: Answers = {}
    for blank in blanks_about(exercise, Topic.STATE):
        start, _ = _printed(exercise.tree, blank.node, blank.ask is Ask.STATE)
        if _strokes(start) and " " not in start and blank.ask is Ask.SUCCESSORS:
            sizes = range(pile_size(start) - 1, -1, -1)
            labels = tuple("I" * size or "0" for size in sizes)
            sheet[blank] = States(labels)
    return sheet


def _none(exercise: Exercise) -> Answers:
    blanks = blanks_about(exercise, Topic.STATE)
    return {blank: States(()) for blank in blanks if blank.ask is Ask.SUCCESSORS}


STATES: dict[str, Guess] = {
    **{name: partial(_everywhere, label) for name, label in LABELS.items()},
    "every smaller pile": _smaller,
    "no moves": _none,
}

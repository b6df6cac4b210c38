"""Mistakes about killer moves: each keeps them, or tries them, in another way."""

from __future__ import annotations

from collections.abc import Callable

from exercises.exercise import Exercise
from exercises.items.deeper import killers
from exercises.items.deeper.led_killers import Way
from exercises.misconceptions.beside_mistakes import answering
from exercises.solution import Answers


def trying(way: Way) -> Callable[[Exercise], Answers]:
    """What somebody writes who goes about killers in this way."""
    return answering(lambda e: killers.items(e.tree, e.rules, e.given, way))


KILLERS = {
    "KM-NEVER": Way(never=True),
    "KM-ONESLOT": Way(one_slot=True),
    "KM-FIRST": Way(first=True),
    "KM-BEST": Way(best=True),
    "KM-CUTOFF": Way(cut_off=True),
    "KM-EXCHANGED": Way(exchanged=True),
}
"""Each by its id."""

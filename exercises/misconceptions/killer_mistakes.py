"""Mistakes about killer moves: each keeps them, or tries them, in another way."""

from __future__ import annotations

from collections.abc import Callable

from exercises.exercise import Exercise
from exercises.items.deeper import killers
from exercises.items.deeper.led_killers import KillerWay
from exercises.misconceptions.beside_mistakes import answering
from exercises.solution import Answers


def trying(way: KillerWay) -> Callable[[Exercise], Answers]:
    """What somebody writes who goes about killers in this way."""
    return answering(lambda e: killers.items(e.tree, e.rules, e.given, way))


KILLERS = {
    "KM-NEVER": KillerWay(never=True),
    "KM-ONESLOT": KillerWay(one_slot=True),
    "KM-FIRST": KillerWay(first=True),
    "KM-BEST": KillerWay(best=True),
    "KM-CUTOFF": KillerWay(cut_off=True),
    "KM-EXCHANGED": KillerWay(exchanged=True),
}
"""Each by its id."""

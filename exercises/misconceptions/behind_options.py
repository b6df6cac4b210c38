"""Which known mistakes lie behind the options of a pick."""

from __future__ import annotations

from exercises.exercise import Exercise
from exercises.items import Item
from exercises.misconceptions.table import applicable
from exercises.misconceptions.variant import Nature


def mistakes_behind(exercise: Exercise, item: Item) -> dict[str, list[str]]:
    """By option, the mistakes that come to it, the commonest first."""
    known = sorted(applicable(exercise, Nature.MISCONCEPTION), key=lambda variant: variant.rank)
    right, found = item.answer({}), dict[str, list[str]]()
    for variant in (*known, *applicable(exercise, Nature.SLIP)):
        letter = variant.answers(exercise).get(item.blank)
        if letter is not None and letter != right:
            found.setdefault(str(letter), []).append(variant.id)
    return found

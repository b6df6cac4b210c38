"""Which known mistakes lie behind the options of a pick, or a true or false."""

from __future__ import annotations

from functools import lru_cache

from exercises.exercise import Exercise
from exercises.items import Item
from exercises.misconceptions.table import applicable
from exercises.misconceptions.variant import Nature
from exercises.solution import Answers


def mistakes_behind(exercise: Exercise, item: Item) -> dict[str, list[str]]:
    """By option, the mistakes that come to it, the commonest first."""
    right, found = item.answer({}), dict[str, list[str]]()
    for name, answers in _mistaken_answers(exercise):
        letter = answers.get(item.blank)
        if letter is not None and letter != right:
            found.setdefault(str(letter), []).append(name)
    return found


@lru_cache(maxsize=8)
def _mistaken_answers(exercise: Exercise) -> list[tuple[str, Answers]]:
    """What each mistake writes, the commonest first; cached, since every pick asks for it."""
    known = sorted(applicable(exercise, Nature.MISCONCEPTION), key=lambda variant: variant.rank)
    slips = applicable(exercise, Nature.SLIP)
    return [(variant.id, variant.answers(exercise)) for variant in (*known, *slips)]

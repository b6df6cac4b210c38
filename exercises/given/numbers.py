"""Numbers that are given to count with: drawn from what a recipe lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from exercises.dice import Dice
from exercises.exercise import Exercise, Given


def numbers(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Given:
    """One of the listed numbers, or pairs, for each name; `ask` as it stands.

    For a tree that has changed, the numbers that there were, with one move more or less.
    """
    if exercise.given:
        return tuple((name, _near(name, texts, dice)) for name, texts in exercise.given)
    return tuple((name, _drawn(name, listed, dice)) for name, listed in settings.items())


def _drawn(name: str, listed: list[Any], dice: Dice) -> tuple[str, ...]:
    if name == "ask":
        return tuple(listed)
    found = dice.one_of(listed)
    return tuple(map(str, found)) if isinstance(found, list) else (str(found),)


def _near(name: str, texts: tuple[str, ...], dice: Dice) -> tuple[str, ...]:
    return (str(max(2, int(texts[0]) + dice.between(-1, 1))),) if name == "b" else texts

"""What an exercise gives besides its tree: drawn for the tree, and anew for another one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from exercises.exercise import Exercise, Given
from exercises.kinds import KINDS
from exercises.making.dice import Dice
from exercises.making.numbers import numbers
from exercises.making.opponents_drawn import opponents
from exercises.making.options import options
from exercises.making.statements_drawn import as_given, statements

Settings = Mapping[str, Any]
"""What a recipe says of it."""
Draw = Callable[[Exercise, Settings, Dice], Given | None]
"""Draws it; None where this tree gives none."""


class Giving(NamedTuple):
    """How a kind draws what it gives, and how a recipe would ask for as much as was given."""

    draw: Draw
    as_given: Callable[[Given], Settings]


GIVING = {
    "choice": Giving(options, lambda given: {name: len(texts) for name, texts in given}),
    "counts": Giving(numbers, dict),
    "statements": Giving(statements, as_given),
    "opponents": Giving(opponents, dict),
}
"""The kinds that give something besides a tree."""


def with_given(exercise: Exercise, settings: Settings, dice: Dice) -> Exercise | None:
    """The exercise with all that it gives, and the blanks that come with it; None if it can't."""
    if exercise.kind not in GIVING:
        return exercise
    given = GIVING[exercise.kind].draw(exercise, settings, dice)
    if given is None:
        return None
    blanks = KINDS[exercise.kind].blanks(exercise.tree, exercise.rules, given)
    return exercise._replace(given=given, blanks=blanks)


def given_anew(exercise: Exercise, dice: Dice) -> Exercise | None:
    """The exercise, whose tree or rules are other ones now, with as much given as before."""
    if exercise.kind not in GIVING:
        return exercise
    return with_given(exercise, GIVING[exercise.kind].as_given(exercise.given), dice)

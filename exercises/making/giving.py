"""What an exercise gives besides its tree: drawn for the tree, and anew for another one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from exercises.exercise import Exercise, Given
from exercises.kinds import KINDS
from exercises.making.dice import Dice
from exercises.making.opponents_drawn import opponents
from exercises.making.options import options

Settings = Mapping[str, Any]
"""What a recipe says of it."""
Draw = Callable[[Exercise, Settings, Dice], Given | None]
"""Draws it; None where this tree gives none."""

GIVING: dict[str, Draw] = {"choice": options, "opponents": opponents}
"""How each kind that gives something draws it."""


def with_given(exercise: Exercise, settings: Settings, dice: Dice) -> Exercise | None:
    """The exercise with all that it gives, and the blanks that come with it; None if it can't."""
    draw = GIVING.get(exercise.kind)
    if draw is None:
        return exercise
    given = draw(exercise, settings, dice)
    if given is None:
        return None
    blanks = KINDS[exercise.kind].blanks(exercise.tree, exercise.rules, given)
    return exercise._replace(given=given, blanks=blanks)


def given_anew(exercise: Exercise, dice: Dice) -> Exercise | None:
    """The exercise, whose tree or rules are other ones now, with as much given as before."""
    return with_given(exercise, {name: len(texts) for name, texts in exercise.given}, dice)

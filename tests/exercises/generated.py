"""Exercises of every kind and level that many tests look at, each made once."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

from exercises.exercise import Exercise
from exercises.kinds import KINDS
from exercises.making.generate import generate
from exercises.making.recipe_files import LEVELS, level_recipe

MOST_KEPT = 2048
"""All of a plain run, and 300 seeds of every level of one kind, one kind after the other."""


def in_turn(place: int, level: int) -> bool:
    """Whether this level is the turn of the kind at this place of the table."""
    return level - 1 == place % LEVELS


def kind_levels(
    is_plain: Callable[[int, int], bool] = in_turn, fits: Callable[[str], bool] = lambda _: True
) -> list[Any]:
    """Every level of the kinds that fit; but for the plain ones, by place and level, it is long."""
    return [
        pytest.param(kind, level, marks=plain_if(is_plain(place, level)))
        for place, kind in enumerate(KINDS)
        if fits(kind)
        for level in range(1, LEVELS + 1)
    ]


def plain_if(plain: bool) -> tuple[pytest.MarkDecorator, ...]:
    """The marks of a case that a plain run takes, or leaves to `make stress`."""
    return () if plain else (pytest.mark.long,)


EACH = kind_levels()
"""Every kind at one level, each level in turn; `make stress` takes all."""


@lru_cache(maxsize=MOST_KEPT)
def generated(kind: str, level: int, seed: int = 0) -> Exercise:
    return generate(level_recipe(kind, level), seed)

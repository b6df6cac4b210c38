"""Exercises of every kind and level that many tests look at, each made once."""

import os
from functools import lru_cache

from exercises.exercise import Exercise
from exercises.kinds import KINDS
from exercises.making.generate import generate
from exercises.making.recipe_files import LEVELS, level_recipe

ALL = "PLYWOOD_SEEDS" in os.environ
EACH = [
    (kind, level)
    for place, kind in enumerate(KINDS)
    for level in range(1, LEVELS + 1)
    if ALL or level - 1 == place % LEVELS
]
"""Every kind at one level, each level in turn; `make stress` takes all."""
MOST_KEPT = 2048
"""All of a plain run, and 300 seeds of every level of one kind, one kind after the other."""


@lru_cache(maxsize=MOST_KEPT)
def generated(kind: str, level: int, seed: int = 0) -> Exercise:
    return generate(level_recipe(kind, level), seed)

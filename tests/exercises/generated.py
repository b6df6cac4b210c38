"""Exercises of every kind and level that many tests look at, each made once."""

from functools import lru_cache

from exercises.exercise import Exercise
from exercises.making.generate import generate
from exercises.making.recipe_files import level_recipe

MOST_KEPT = 2048
"""All of a plain run, and 300 seeds of every level of one kind, one kind after the other."""


@lru_cache(maxsize=MOST_KEPT)
def generated(kind: str, level: int, seed: int = 0) -> Exercise:
    return generate(level_recipe(kind, level), seed)

"""Exercises of every kind and level that many tests look at, each made once."""

from functools import cache

from exercises.exercise import Exercise
from exercises.making.generate import generate
from exercises.making.recipe_files import level_recipe


@cache
def generated(kind: str, level: int, seed: int = 0) -> Exercise:
    return generate(level_recipe(kind, level), seed)

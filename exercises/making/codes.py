"""A short code, such as alpha-beta-3-7Q4K2, names recipe, level and seed."""

from __future__ import annotations

from exercises.exercise import Exercise
from exercises.making.generate import Watch, generate, unwatched
from exercises.making.recipe import RecipeError, level_recipe
from resources.words import message

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: no letter looks like a digit."""
LENGTH = 5
SEEDS = len(ALPHABET) ** LENGTH
MOST_CHARACTERS = 13
LONGEST = 60
"""No code is longer, with its recipe's name and its level."""
_LOOKALIKES = str.maketrans("OIL", "011")


def code(recipe: str, level: int, seed: int) -> str:
    """The code of an exercise."""
    digits = ""
    while seed or len(digits) < LENGTH:
        seed, digit = divmod(seed, len(ALPHABET))
        digits = ALPHABET[digit] + digits
    return f"{recipe}-{level}-{digits}"


def code_of(exercise: Exercise) -> str | None:
    """The code of a generated exercise; None if it came from elsewhere."""
    if exercise.recipe is None or exercise.level is None or exercise.seed is None:
        return None
    return code(exercise.recipe, exercise.level, exercise.seed)


def parse(text: str) -> tuple[str, int, int]:
    """Recipe, level and seed of a code, typed in capitals or not."""
    parts = text.strip().rsplit("-", 2)
    shown = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
    if (
        text is not shown
        or len(parts) != 3
        or not parts[1].isdecimal()
        or not 1 <= len(parts[2]) <= MOST_CHARACTERS
    ):
        raise RecipeError(message("code-shape", code=repr(shown)))
    seed = 0
    for letter in parts[2].upper().translate(_LOOKALIKES):
        if letter not in ALPHABET:
            raise RecipeError(message("code-letter", code=repr(text), letter=repr(letter)))
        seed = seed * len(ALPHABET) + ALPHABET.index(letter)
    return parts[0].lower(), int(parts[1]), seed


def exercise_of(text: str, watch: Watch = unwatched) -> Exercise:
    """The exercise that a code names."""
    recipe, level, seed = parse(text)
    return generate(level_recipe(recipe, level), seed, watch)

"""A short code, such as alpha-beta-3.2-7Q4K2, names kind, level, the recipe's edition and seed."""

from __future__ import annotations

import re
from typing import NamedTuple

from exercises.exercise import Exercise
from exercises.making.generate import Progress, generate, ignore_progress
from exercises.making.recipe import Recipe, RecipeError
from exercises.making.recipe_files import level_recipe
from resources.words import message

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: no letter looks like a digit."""
LENGTH = 5
SEEDS = len(ALPHABET) ** LENGTH
MOST_CHARACTERS = 13
LONGEST = 60
"""No code is longer, with its recipe's name and its level."""
_LOOKALIKES = str.maketrans("OIL", "011")
_CODE = re.compile(rf"(.+)-(\d+)(?:\.(\d+))?-([^-]{{1,{MOST_CHARACTERS}}})")


class Code(NamedTuple):
    """What a code names."""

    kind: str
    level: int
    edition: int
    seed: int

    @property
    def recipe(self) -> Recipe:
        """The shipped recipe that it names."""
        return level_recipe(self.kind, self.level, self.edition)

    def __str__(self) -> str:
        seed, digits = self.seed, ""
        while seed or len(digits) < LENGTH:
            seed, digit = divmod(seed, len(ALPHABET))
            digits = ALPHABET[digit] + digits
        edition = "" if self.edition == 1 else f".{self.edition}"
        return f"{self.kind}-{self.level}{edition}-{digits}"


def code_of(exercise: Exercise) -> str | None:
    """The code of a generated exercise; None if it came from elsewhere."""
    if exercise.recipe is None or exercise.level is None or exercise.seed is None:
        return None
    return str(Code(exercise.recipe, exercise.level, exercise.edition, exercise.seed))


def parse(text: str) -> Code:
    """What a code names, typed in capitals or not; without an edition it is of the first."""
    found = _CODE.fullmatch(text.strip())
    if found is None or len(text) > LONGEST:
        shown = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
        raise RecipeError(message("code-shape", code=repr(shown)))
    kind, level, edition, letters = found.groups()
    seed = 0
    for letter in letters.upper().translate(_LOOKALIKES):
        if letter not in ALPHABET:
            raise RecipeError(message("code-letter", code=repr(text), letter=repr(letter)))
        seed = seed * len(ALPHABET) + ALPHABET.index(letter)
    return Code(kind.lower(), int(level), int(edition or 1), seed)


def exercise_of(text: str, progress: Progress = ignore_progress) -> Exercise:
    """The exercise that a code names."""
    named = parse(text)
    return generate(named.recipe, named.seed, progress)

"""The codes whose trees must stay, with them; run this to write them anew, then read what changed.

python tests/exercises/making/kept_codes.py
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from exercises.kinds import KINDS
from exercises.making.codes import parse
from exercises.making.generate import generate
from exercises.making.recipe_files import EDITION
from search import notation

GOLDEN = Path(__file__).parents[2] / "golden" / "codes.txt"
CODES = [f"{kind}-{level}-7Q4K2" for kind in KINDS for level in (1, 3, 5)]
LATER = [
    f"{kind}-{level}.{edition}-7Q4K2"
    for edition in range(2, EDITION + 1)
    for kind in KINDS
    for level in (2, 4)
]


def lines(first: int = 0, step: int = 1) -> Iterator[str]:
    """Codes with their trees; editions in which a recipe stays are one recipe, made once."""
    made: dict[tuple[object, ...], str] = {}
    for each in [*CODES, *LATER][first::step]:
        recipe, seed = parse(each).recipe, parse(each).seed
        which = recipe.name, recipe.level, recipe.edition, seed
        if which not in made:
            made[which] = notation.write(generate(recipe, seed).tree)
        yield f"{each} {made[which]}"


if __name__ == "__main__":
    GOLDEN.write_text("".join(f"{line}\n" for line in lines()))

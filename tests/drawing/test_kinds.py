from __future__ import annotations

import os

import pytest
from generated import generated

from exercises.drawing.compose import compose
from exercises.drawing.markup_from import from_exercise, from_solution
from exercises.drawing.parts.style import PAPER, SCREEN
from exercises.kinds import KINDS
from exercises.making.recipe_files import LEVELS
from tests.drawing.overlaps import outside, overlaps

ALL = "PLYWOOD_SEEDS" in os.environ
"""`make stress` draws everything both ways."""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_every_kind_and_level_is_drawn_without_overlap(kind: str, level: int) -> None:
    exercise = generated(kind, level)
    for place, markup in enumerate((from_exercise(exercise), from_solution(exercise))):
        for style in (SCREEN, PAPER) if ALL else ((SCREEN, PAPER)[(level + place) % 2],):
            drawing = compose(markup, style)
            assert not list(overlaps(drawing))
            assert not list(outside(drawing))
            for blank in exercise.blanks:
                assert blank.beside or drawing.blank(blank) is not None

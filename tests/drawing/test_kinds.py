from __future__ import annotations

import os

import pytest
from generated import EACH, generated

from exercises.drawing.compose import compose
from exercises.drawing.markup_from import from_exercise, from_solution
from exercises.drawing.parts.style import CLOSE, PAPER, SCREEN
from tests.drawing.overlaps import outside, overlaps

ALL = "PLYWOOD_SEEDS" in os.environ
"""`make stress` draws everything in all ways."""
STYLES = (SCREEN, CLOSE, PAPER)


@pytest.mark.every(2)
@pytest.mark.parametrize(("kind", "level"), EACH)
def test_every_kind_and_level_is_drawn_without_overlap(kind: str, level: int) -> None:
    exercise = generated(kind, level)
    for place, markup in enumerate((from_exercise(exercise), from_solution(exercise))):
        for style in STYLES if ALL else (STYLES[(level + place) % len(STYLES)],):
            drawing = compose(markup, style)
            assert not list(overlaps(drawing))
            assert not list(outside(drawing))
            for blank in exercise.blanks:
                assert blank.beside or drawing.blank(blank) is not None

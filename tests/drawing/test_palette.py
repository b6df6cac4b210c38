from __future__ import annotations

import pytest

from exercises.drawing.parts.palette import PALETTES
from exercises.drawing.parts.picture import Fill, Ink
from tests.contrast import LEAST, contrast

GROUNDS = {Ink.PAPER, Ink.BAND, Ink.RULE, Ink.BRANCH, Ink.OUTLINE}
"""QtPens that nothing is written in."""

THEMES = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)


@THEMES
@pytest.mark.parametrize("ink", [ink for ink in Ink if ink not in GROUNDS])
def test_words_can_be_read_on_paper_and_bands(palette, ink):
    for ground in (Ink.PAPER, Ink.BAND):
        assert contrast(palette.word(ink), palette.line(ground)) >= LEAST


@THEMES
@pytest.mark.parametrize("ink", [Ink.MAX, Ink.MIN, Ink.CHANCE, *map(Ink, "ABCDEFGH")])
def test_values_can_be_read_on_every_tint(palette, ink):
    assert contrast(palette.word(Ink.INK), palette.fill(Fill(ink, tint=True))) >= LEAST


@THEMES
@pytest.mark.parametrize("ink", [Ink.RIGHT, Ink.WRONG, Ink.FOLLOWS, Ink.CUT, Ink.BRANCH])
def test_signs_can_be_seen_on_paper(palette, ink):
    assert contrast(palette.line(ink), palette.line(Ink.PAPER)) >= 3


def test_contrast_is_measured_as_wcag_does():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


def test_print_is_grey_throughout():
    for ink in Ink:
        red, green, blue = (PALETTES["print"].line(ink)[i : i + 2] for i in (1, 3, 5))
        assert red == green == blue


def test_players_of_one_theme_look_different():
    for name in ("light", "dark"):
        assert len({PALETTES[name].line(Ink(seat)) for seat in "ABCDEFGH"}) == 8

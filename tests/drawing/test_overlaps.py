from __future__ import annotations

import random

import pytest

from exercises.drawing.compose import compose
from exercises.drawing.parts.markup import Markup
from exercises.drawing.parts.style import CLOSE, PAPER, SCREEN, Style
from tests.drawing.markups import random_markup, random_tree, with_states
from tests.drawing.overlaps import outside, overlaps

STYLES = pytest.mark.parametrize("style", [SCREEN, CLOSE, PAPER], ids=["screen", "close", "paper"])


@pytest.mark.every(2)
@STYLES
@pytest.mark.parametrize("seed", range(60))
def test_nothing_overlaps_and_nothing_is_cut_off(seed: int, style: Style) -> None:
    dice = random.Random(seed)
    drawing = compose(random_markup(dice, random_tree(dice)), style)
    assert not list(overlaps(drawing))
    assert not list(outside(drawing))


@pytest.mark.every(2)
@STYLES
@pytest.mark.parametrize("seed", range(20))
def test_nothing_overlaps_where_everything_stands_everywhere(seed: int, style: Style) -> None:
    dice = random.Random(1000 + seed)
    drawing = compose(random_markup(dice, random_tree(dice, 25), full=True), style)
    assert not list(overlaps(drawing))
    assert not list(outside(drawing))


@STYLES
def test_a_bare_tree_has_no_overlap(style: Style) -> None:
    drawing = compose(Markup(random_tree(random.Random(5), 100)), style)
    assert not list(overlaps(drawing))


@STYLES
@pytest.mark.parametrize("seed", range(20))
def test_states_and_moves_have_room_of_their_own(seed: int, style: Style) -> None:
    dice = random.Random(2000 + seed)
    tree = with_states(dice, random_tree(dice, 25))
    drawing = compose(random_markup(dice, tree, full=seed % 2 == 0), style)
    assert not list(overlaps(drawing))
    assert not list(outside(drawing))

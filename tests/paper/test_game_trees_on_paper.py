"""Trees of games on paper: the side of the page that has room for them, or why there is none."""

import pytest

from exercises.exam.page_fit import Orientation
from exercises.exam.spec import Paper
from exercises.exercise_files.exercise_file import exercise_from_table
from exercises.paper.layout.fit import fit
from resources.words import say


def page_of(**game):
    table = {"format": "plywood-exercise/1", "kind": "game-states", "game": game}
    return fit((exercise_from_table(table),), Paper.A4)


@pytest.mark.parametrize(
    ("game", "page"),
    [
        ({"name": "nim", "piles": [3]}, Orientation.UPRIGHT),
        ({"name": "grundy", "piles": [7]}, Orientation.TURNED),
        ({"name": "line", "squares": 5}, Orientation.UPRIGHT),
    ],
)
def test_a_game_stands_on_the_side_that_has_room(game, page):
    assert page_of(**game).page is page


def test_a_game_that_no_page_has_room_for_is_refused_with_what_there_is():
    refused = page_of(name="grundy", piles=[8])
    assert refused.page is None
    assert "below its question a turned page has only 785 by 387: take a smaller tree" in say(
        refused.why_not
    )

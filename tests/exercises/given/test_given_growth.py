"""Games that are drawn for students to grow: such that something is to be found out."""

import pytest
from generated import generated

from exercises.dice import Dice
from exercises.given.giving import with_given

THREE = {"name": "nim", "piles": [[3, 3]], "takes": [[1, 2]]}
ONE_BY_ONE = {"name": "nim", "piles": [[2, 2]], "takes": [[1]]}


@pytest.mark.parametrize(
    ("game", "nodes", "drawn"),
    [
        (THREE, [2, 20], True),
        (ONE_BY_ONE, [2, 20], False),  # it ends in one way only
        (THREE, [8, 20], False),
        (THREE, [2, 6], False),
        (THREE, [7, 7], True),
    ],
)
def test_a_game_is_drawn_whose_end_is_open_and_whose_tree_is_of_a_size(game, nodes, drawn):
    settings = {"games": [game], "rows": [1, 20], "nodes": nodes}
    made = with_given(generated("grow", 1), settings, Dice("grow"))
    assert (made is not None) is drawn

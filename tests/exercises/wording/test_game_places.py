"""What stands in a node of a game, and which move leads there, as it is read out."""

import pytest

from exercises.wording.node_names import game_place
from resources.words import message
from search import notation


@pytest.mark.parametrize(
    ("node", "place"),
    [
        ('"take 1">"II" min[1 2]', message("game-place-both", state="II", move="take 1")),
        ('"II" min[1 2]', message("game-place-state", state="II")),
        ('"take 1">min[1 2]', message("game-place-move", move="take 1")),
        ("min[1 2]", None),
        ('"XO__X___O" min[1 2]', message("game-place-state", state="XO_ / _X_ / __O")),
        ('"XO__X___OX" min[1 2]', message("game-place-state", state="XO__X___OX")),
        ('"III IIIII" min[1 2]', message("game-place-state", state="III IIIII")),
    ],
)
def test_a_place_is_read_out_by_state_and_move_and_a_board_by_rows(node, place):
    tree = notation.read(f"max[{node} 3]")
    assert game_place(tree, tree.find("0")) == place

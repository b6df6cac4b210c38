"""A click on a square of a board is a move, and further clicks go round the signs."""

from exercises.asks.board_clicks import clicked_board
from search.tree import Mover


def test_the_first_click_plays_on_the_board_above():
    assert clicked_board("", "XO_______", Mover.MAX, 4) == "XO__X____"
    assert clicked_board("", "XO__X____", Mover.MIN, 8) == "XO__X___O"


def test_further_clicks_go_round_the_signs():
    board = "XO_______"
    seen = []
    for _ in range(3):
        board = clicked_board(board, "_________", Mover.MIN, 2)
        seen.append(board)
    assert seen == ["XOO______", "XOX______", "XO_______"]


def test_without_a_board_above_one_begins_empty():
    assert clicked_board("", "", Mover.MAX, 0) == "X________"
    assert clicked_board("IX", "no board", Mover.MAX, 8) == "________X"

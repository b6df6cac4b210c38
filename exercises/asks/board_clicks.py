"""A board of tic-tac-toe filled in by clicks on its squares."""

from __future__ import annotations

from search.games.state_pictures import is_board
from search.games.tictactoe import EMPTY
from search.tree import Mover

SIGNS = {Mover.MAX: "X", Mover.MIN: "O"}


def clicked_board(board: str, above: str, mover: Mover, square: int) -> str:
    """The board after a click: a square goes from empty to the mover's sign, to the other's, back.

    A box that holds no board yet begins with the one above it, so that a click is a move.
    """
    begun = next((each for each in (board, above) if is_board(each)), EMPTY * 9)
    own = SIGNS.get(mover, "X")
    turns = (EMPTY, own, "O" if own == "X" else "X")
    sign = turns[(turns.index(begun[square]) + 1) % len(turns)]
    return begun[:square] + sign + begun[square + 1 :]

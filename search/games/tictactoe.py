"""Tic-tac-toe: three in a row; X is MAX and begins."""

from __future__ import annotations

import re
from collections.abc import Hashable, Sequence

from resources.words import message
from search.games.game import Move
from search.games.state_pictures import is_board
from search.tree import Mover, Score, TreeError

EMPTY = "_"
NAMES = (
    "top left",
    "top",
    "top right",
    "left",
    "centre",
    "right",
    "bottom left",
    "bottom",
    "bottom right",
)
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8))
COLUMNS = ((0, 3, 6), (1, 4, 7), (2, 5, 8))
DIAGONALS = ((0, 4, 8), (2, 4, 6))
LINES = (*ROWS, *COLUMNS, *DIAGONALS)

_TURN = (6, 3, 0, 7, 4, 1, 8, 5, 2)
_MIRROR = (2, 1, 0, 5, 4, 3, 8, 7, 6)


class TicTacToe:
    """A state is its nine squares, row by row, such as XX_OO____."""

    loops = False
    look = None

    def __init__(self, start: str = EMPTY * 9, win: Score = 1) -> None:
        self.start = board_from(start)
        self.win = win

    def mover(self, state: str) -> Mover:
        """X, who is MAX, wherever both have as many."""
        return Mover.MAX if state.count("X") == state.count("O") else Mover.MIN

    def moves(self, state: str) -> list[Move[str]]:
        """The empty squares, row by row, until somebody has three in a row."""
        if _winner(state):
            return []
        sign = "X" if self.mover(state) is Mover.MAX else "O"
        return [
            (NAMES[place], state[:place] + sign + state[place + 1 :])
            for place, square in enumerate(state)
            if square == EMPTY
        ]

    def utility(self, state: str) -> Score:
        """What a win is worth, to whoever has it."""
        return {"X": self.win, "O": -self.win, "": 0}[_winner(state)]

    def label(self, state: str) -> str:
        """The board in one line."""
        return state

    def labelled(self, label: str, mover: Mover) -> str:
        """The board; who is to move is seen on it."""
        if not is_board(label):
            raise ValueError(label)
        return label

    def symmetric(self, state: str) -> Hashable:
        """The board however it is turned or mirrored."""
        boards = []
        for _ in range(4):
            state = "".join(state[place] for place in _TURN)
            boards += [state, "".join(state[place] for place in _MIRROR)]
        return min(boards)


COUNTS_WEIGHTS = (1, 3, 0)
"""Of one, two and three signs in a line, so that their sum is 3·X₂ + X₁ − (3·O₂ + O₁)."""


def line_scores(state: str, weights: Sequence[Score]) -> tuple[Score, ...]:
    """What each of the eight lines counts: the weight of so many signs, if all are of one player.

    The weight is that of one, two or three signs; O's lines count against MAX.
    """
    found: list[Score] = []
    for line in LINES:
        signs = {state[place] for place in line} - {EMPTY}
        count = sum(state[place] != EMPTY for place in line)
        weight = weights[count - 1] if len(signs) == 1 and count <= len(weights) else 0
        found.append(weight if signs == {"X"} else -weight)
    return tuple(found)


def squares_from(text: str) -> str:
    """Nine squares as they were typed: dots and blanks are empty too, and letters may be small.

    Strokes may stand between the rows, and blanks between the squares.
    """
    squares = re.sub(r"[/|\n]", "", text.upper())
    if len(squares) > 9:
        squares = squares.replace(" ", "")
    board = re.sub("[. -]", EMPTY, squares)
    if not is_board(board):
        raise TreeError(message("game-board", board=repr(text)))
    return board


def board_from(text: str) -> str:
    """A board on which somebody is to move, or has just won."""
    board = squares_from(text)
    more = board.count("X") - board.count("O")
    if more not in (0, 1):
        raise TreeError(message("game-board-turns", board=repr(text)))
    rows = {board[a] for a, b, c in LINES if board[a] == board[b] == board[c]} - {EMPTY}
    if len(rows) > 1:
        raise TreeError(message("game-board-over", board=repr(text)))
    return board


def _winner(state: str) -> str:
    for a, b, c in LINES:
        if state[a] != EMPTY and state[a] == state[b] == state[c]:
            return state[a]
    return ""

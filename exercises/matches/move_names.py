"""What a move is called: in short on a branch, and in words in a sentence."""

from __future__ import annotations

from exercises.matches.match import PlayedGame
from resources.words import Message, message
from search.games.line import LineGame
from search.games.piles import Grundy, Nim
from search.games.tictactoe import NAMES, TicTacToe

_COLUMNS, _ROWS = "abc", "321"
SQUARES = tuple(column + row for row in _ROWS for column in _COLUMNS)
"""The squares of tic-tac-toe, row by row from the top: a3, b3, c3, a2 ..."""


def short_name(game: PlayedGame, move: str, before: str) -> str:
    """The same in every language, by the label of the state before: b2, 5→2, 7→4+3, →3."""
    match game:
        case TicTacToe():
            return SQUARES[NAMES.index(move)]
        case LineGame():
            return f"→{move.removeprefix('to ')}"
        case Nim() if len(game.start.sizes) == 1:
            size = before.count("I")
            return f"{size}→{size - int(move.removeprefix('take '))}"
        case Nim() | Grundy():
            return move.replace(" ", "").replace("->", "→")


def move_words(game: PlayedGame, move: str, before: str) -> Message:
    """As somebody would say it: take 3."""
    short = short_name(game, move, before)
    match game:
        case TicTacToe():
            return message("move-square", square=short)
        case LineGame():
            return message("move-to", square=short.removeprefix("→"))
        case Grundy():
            pile, parts = short.split("→")
            one, two = parts.split("+")
            return message("move-split", size=pile, one=one, two=two)
        case Nim():
            size, left = map(int, short.split("→"))
            alone = "yes" if len(game.start.sizes) == 1 else "no"
            return message("move-take", count=size - left, size=size, one=alone)

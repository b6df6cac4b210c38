"""Why a move wins, as far as its game has a rule for it: two threats at once, or a nim-sum of 0."""

from __future__ import annotations

from functools import reduce
from operator import xor

from exercises.matches.match import Match
from exercises.matches.move_names import SQUARES
from resources.words import Message, message
from search.games.line import LineGame
from search.games.piles import Grundy, Nim
from search.games.tictactoe import EMPTY, LINES, TicTacToe


def winning_reason(match: Match, place: int) -> Message | None:
    """What makes a move of the match a winning one, where that can be said in a few words."""
    after = match.moves[place][1]
    match match.game:
        case TicTacToe():
            squares = _threats(after, after[_changed(match.state, after)])
            if len(squares) < 2:
                return None
            return message("why-threats", one=SQUARES[squares[0]], two=SQUARES[squares[1]])
        case Nim() as nim:
            return _left_by(nim, after.sizes)
        case Grundy() | LineGame():
            return None


def _left_by(game: Nim, sizes: tuple[int, ...]) -> Message | None:
    """What Bouton's rule says of piles of which up to so many sticks, or any number, are taken."""
    take = game.take
    if not game.last_wins or (take is not None and list(take) != list(range(1, len(take) + 1))):
        return None
    counts = [size if take is None else size % (len(take) + 1) for size in sizes]
    if reduce(xor, counts) or not any(sizes):
        return None
    if take is not None and len(sizes) == 1:
        return message("why-multiple", number=len(take) + 1)
    return message("why-sum", counts=" ⊕ ".join(map(str, counts)))


def _threats(state: str, sign: str) -> list[int]:
    """The empty squares that would make three in a row."""
    found = set()
    for line in LINES:
        signs = [state[square] for square in line]
        if signs.count(sign) == 2 and signs.count(EMPTY) == 1:
            found.add(line[signs.index(EMPTY)])
    return sorted(found)


def _changed(before: str, after: str) -> int:
    """The square that a move fills."""
    return next(at for at, (was, now) in enumerate(zip(before, after, strict=True)) if was != now)

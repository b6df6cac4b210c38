"""The line game of Russell and Norvig (exercise 5.8): two tokens on a row of squares."""

from collections.abc import Hashable
from typing import NamedTuple

from search.games.game import Move, other
from search.games.state_pictures import StateLook
from search.tree import Mover


class Tokens(NamedTuple):
    """The squares of MAX's and MIN's token, counted from 1, and who is to move."""

    max: int
    min: int
    mover: Mover


class LineGame:
    """Go to an open neighbour, or jump over the other token; who gets across first has won."""

    loops = True

    def __init__(self, squares: int, first: Mover = Mover.MAX) -> None:
        self.squares = squares
        self.look = StateLook(squares)
        self.start = Tokens(1, squares, first)

    def mover(self, state: Tokens) -> Mover:
        """Who is to move."""
        return state.mover

    def moves(self, state: Tokens) -> list[Move[Tokens]]:
        """To the left first; a square that the other token holds is jumped over."""
        if state.max == self.squares or state.min == 1:
            return []
        own, theirs = state.max, state.min
        if state.mover is Mover.MIN:
            own, theirs = theirs, own
        found: list[Move[Tokens]] = []
        for step in (-1, 1):
            to = own + 2 * step if own + step == theirs else own + step
            if 1 <= to <= self.squares:
                seats = (to, theirs) if state.mover is Mover.MAX else (theirs, to)
                found.append((f"to {to}", Tokens(*seats, other(state.mover))))
        return found

    def utility(self, state: Tokens) -> int:
        """1 where MAX has come to the far end."""
        return 1 if state.max == self.squares else -1

    def label(self, state: Tokens) -> str:
        """Both squares, 1,4."""
        return f"{state.max},{state.min}"

    def labelled(self, label: str, mover: Mover) -> Tokens:
        """The tokens on two squares of the row."""
        own, theirs = map(int, label.split(","))
        if own == theirs or not (1 <= own <= self.squares and 1 <= theirs <= self.squares):
            raise ValueError(label)
        return Tokens(own, theirs, mover)

    def symmetric(self, state: Tokens) -> Hashable:
        """No two states of this game are one."""
        return state

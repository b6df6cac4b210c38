"""Pacman in an endless corridor: he goes west or east and eats dots; ghosts move after him.

He plans some moves ahead and evaluates where that leads (CS188, "shallow search"): the search does
not end where the dots are eaten, but where a ghost meets him.
"""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum
from fractions import Fraction
from typing import NamedTuple

from search.games.game import Move
from search.numbers import as_int
from search.tree import Mover, Score

WEST, EAST = "West", "East"
STEPS = {WEST: -1, EAST: 1}
CAUGHT = -10
"""What it is worth to meet a ghost, whatever is left."""


class Evaluation(Enum):
    """How Pacman judges a state."""

    DOTS = "dots"  # less one for each dot that is left
    NEAREST = "nearest"  # and half of one over the way to the nearest dot and one


class CorridorState(NamedTuple):
    """Where everybody is, with the start of Pacman as 0 and west below it, and how long it took."""

    pacman: int
    dots: tuple[int, ...]
    ghosts: tuple[int, ...] = ()
    plies: int = 0

    @property
    def caught(self) -> bool:
        """Whether a ghost has met Pacman."""
        return self.pacman in self.ghosts

    @property
    def way(self) -> int:
        """How far it is to the nearest dot; 0 where none is left."""
        return min((abs(dot - self.pacman) for dot in self.dots), default=0)

    def moved(self, step: int) -> CorridorState:
        """The state after a move of whoever is to move."""
        turn = self.plies % (1 + len(self.ghosts))
        if turn == 0:
            to = self.pacman + step
            left = tuple(dot for dot in self.dots if dot != to)
            return CorridorState(to, left, self.ghosts, self.plies + 1)
        ghosts = list(self.ghosts)
        ghosts[turn - 1] += step
        return self._replace(ghosts=tuple(ghosts), plies=self.plies + 1)


def evaluate(evaluation: Evaluation, dots: int, way: int) -> Score:
    """What a state is worth with so many dots left and so far from the nearest."""
    if evaluation is Evaluation.DOTS:
        return -dots
    return as_int(Fraction(1, 2 * (way + 1)) - dots)


class Corridor:
    """The game from a state on, as far as Pacman plans; his moves are counted."""

    loops = False
    look = None

    def __init__(self, start: CorridorState, depth: int, evaluation: Evaluation) -> None:
        self.start, self.evaluation = start, evaluation
        self.last = start.plies + depth * (1 + len(start.ghosts))

    def mover(self, state: CorridorState) -> Mover:
        """Pacman is MAX, every ghost MIN."""
        return Mover.MAX if state.plies % (1 + len(state.ghosts)) == 0 else Mover.MIN

    def moves(self, state: CorridorState) -> list[Move[CorridorState]]:
        """West and east; none where he is caught, or plans no further."""
        if state.caught or state.plies == self.last:
            return []
        return [(name, state.moved(step)) for name, step in STEPS.items()]

    def utility(self, state: CorridorState) -> Score:
        """What Pacman thinks of a state."""
        if state.caught:
            return CAUGHT
        return evaluate(self.evaluation, len(state.dots), state.way)

    def label(self, state: CorridorState) -> str:
        """Who is where: P1 .3 .-2 G4."""
        signs = [f"P{state.pacman}", *(f".{dot}" for dot in state.dots)]
        return " ".join([*signs, *(f"G{ghost}" for ghost in state.ghosts)])

    def labelled(self, label: str, mover: Mover) -> CorridorState:
        """The state that a label means, before any move."""
        pacman, *others = label.split()
        dots = tuple(int(word[1:]) for word in others if word[0] == ".")
        ghosts = tuple(int(word[1:]) for word in others if word[0] == "G")
        return CorridorState(int(pacman[1:]), dots, ghosts)

    def symmetric(self, state: CorridorState) -> Hashable:
        """No two states of this game are one."""
        return state

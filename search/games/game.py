"""What a game is: where it starts, who moves where to, when it ends and what that is worth."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol, TypeVar

from search.games.state_pictures import StateLook
from search.tree import Mover, Score

State = TypeVar("State", bound=Hashable)
Move = tuple[str, State]
"""The name of a move, and the state that it leads to."""


class Game(Protocol[State]):
    """The rules of a game between MAX and MIN; a state knows who is to move in it."""

    start: State
    loops: bool
    """Whether a state can come again."""

    @property
    def look(self) -> StateLook | None:
        """How its states look, if they are not drawn as they are written."""
        ...

    def mover(self, state: State) -> Mover:
        """Who is to move."""
        ...

    def moves(self, state: State) -> Sequence[Move[State]]:
        """The moves in their usual order; none where the game is over."""
        ...

    def utility(self, state: State) -> Score:
        """What the end of a game is worth to MAX."""
        ...

    def label(self, state: State) -> str:
        """The state as it stands in a node, without who is to move."""
        ...

    def labelled(self, label: str, mover: Mover) -> State:
        """The state that a label stands for, with who is to move; ValueError if it is no label."""
        ...

    def symmetric(self, state: State) -> Hashable:
        """The same for all states that are one but for the game's symmetry."""
        ...


def other(mover: Mover) -> Mover:
    """The opponent."""
    return Mover.MIN if mover is Mover.MAX else Mover.MAX


def winner(utility: Score) -> str:
    """Who has won where the end is worth this: max, min, or nobody in a draw."""
    return "draw" if utility == 0 else "max" if utility > 0 else "min"

"""A match between a person and the engine: the game, who plays whom, and the moves so far."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from search.games.game import Move, other
from search.games.line import LineGame
from search.games.piles import Grundy, Nim
from search.games.spec import GameSpec
from search.games.tictactoe import TicTacToe
from search.games.unrolling import LOOP
from search.tree import Mover, Score

PlayedGame = Nim | Grundy | LineGame | TicTacToe
"""The games that can be played."""
FIRST_GAMES = {
    spec.name: spec
    for spec in (
        GameSpec(name="nim", piles=(5,), take=(1, 2, 3)),
        GameSpec(name="tictactoe"),
        GameSpec(name="line"),
        GameSpec(name="grundy", piles=(7,)),
    )
}
"""Each game as it is first played."""


@dataclass(frozen=True)
class Match:
    """A game as it stands; every change is another match.

    Where states can come again, one that does ends the match as a draw.
    """

    spec: GameSpec
    you: Mover = Mover.MAX
    played: tuple[int, ...] = ()  # the places of the moves among those that there were

    @cached_property
    def game(self) -> PlayedGame:
        """The rules."""
        game = self.spec.game()
        assert isinstance(game, PlayedGame)
        return game

    @cached_property
    def way(self) -> tuple[Any, ...]:
        """All states from the start to the one that stands."""
        states: list[Any] = [self.game.start]
        for place in self.played:
            states.append(self.game.moves(states[-1])[place][1])
        return tuple(states)

    @property
    def state(self) -> Any:
        """The state that stands."""
        return self.way[-1]

    @property
    def past(self) -> tuple[Any, ...]:
        """The states before it."""
        return self.way[:-1]

    @cached_property
    def moves(self) -> list[Move[Any]]:
        """The moves that there are; none where the match is over."""
        return [] if self._came_again else list(self.game.moves(self.state))

    @property
    def over(self) -> bool:
        """Whether nobody can move any more."""
        return not self.moves

    @property
    def your_turn(self) -> bool:
        """Whether the person is to move."""
        return not self.over and self.game.mover(self.state) is self.you

    @property
    def engine(self) -> Mover:
        """The side that the engine plays."""
        return other(self.you)

    @property
    def result(self) -> Score:
        """What a match that is over is worth to the person."""
        utility = LOOP if self._came_again else self.game.utility(self.state)
        return utility if self.you is Mover.MAX else -utility

    @property
    def label(self) -> str:
        """The state that stands, in letters."""
        return self.game.label(self.state)

    @property
    def before(self) -> Match:
        """The match before its last move."""
        return replace(self, played=self.played[:-1])

    def play(self, place: int) -> Match:
        """The match after one of the moves."""
        if not 0 <= place < len(self.moves):
            raise IndexError(place)
        return replace(self, played=(*self.played, place))

    @property
    def _came_again(self) -> bool:
        return self.game.loops and self.state in self.past

"""What a state is worth a few plies ahead, or to the end, however large its tree would be."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Generic, NamedTuple

from search.games.bitboards import SOONEST, BoardScores, squares
from search.games.game import Game, State
from search.games.tictactoe import EMPTY, TicTacToe
from search.games.unrolling import LOOP
from search.tree import Mover, Score

HORIZON = 0
"""What a state is worth where nobody looks further: nobody has won yet."""


class ReachedValue(NamedTuple):
    """A value for MAX, and in how many plies it is reached if both play their best."""

    value: Score
    plies: int

    def wish(self, mover: Mover) -> tuple[Score, int]:
        """How much a player wants this: a win soon, and a loss late."""
        value = self.value if mover is Mover.MAX else -self.value
        return value, -self.plies if value > 0 else self.plies


class Lookahead(Generic[State]):
    """Looks ahead in one game, and remembers what it found.

    A state of the past that comes again ends the game, where states can come again at all: then
    what a state is worth depends on the way to it, and nothing can be remembered.
    """

    def __init__(
        self,
        game: Game[State],
        past: Iterable[State] = (),
        check_cancelled: Callable[[], Any] = lambda: None,
    ) -> None:
        self._game = game
        self._above: set[Hashable] = set(past)
        self._check_cancelled = check_cancelled
        self._known: dict[tuple[State, int | None], ReachedValue] = {}
        self._scores = BoardScores()
        self.asked = False
        """Whether it was asked at all."""
        self.stopped = False
        """Whether it looked no further somewhere, though the game went on."""

    def worth(self, state: State, plies: int | None = None) -> ReachedValue:
        """What a state is worth, looking so many plies ahead, or to the end."""
        self.asked, game = True, self._game
        if not game.loops:
            found = self._known.get((state, plies))
            if found is None:
                found = self._known[state, plies] = self._searched(state, plies)
            return found
        if state in self._above:
            return ReachedValue(LOOP, 0)
        self._above.add(state)
        try:
            return self._searched(state, plies)
        finally:
            self._above.remove(state)

    def best(self, state: State) -> int | None:
        """The place of the best move among the moves; None where the game is over."""
        mover = self._game.mover(state)
        wishes = [self.worth(after).wish(mover) for _, after in self._game.moves(state)]
        return wishes.index(max(wishes)) if wishes else None

    def _on_board(self, game: TicTacToe, state: str) -> ReachedValue:
        """What a board of tic-tac-toe is worth on which the game goes on, to its end."""
        x, o, rising = squares(state, "X"), squares(state, "O"), game.mover(state) is Mover.MAX
        score = self._scores.score(x, o) if rising else -self._scores.score(o, x)
        if score == 0:
            return ReachedValue(0, state.count(EMPTY))
        return ReachedValue(game.win if score > 0 else -game.win, SOONEST - abs(score))

    def _searched(self, state: State, plies: int | None) -> ReachedValue:
        self._check_cancelled()
        moves = self._game.moves(state)
        if not moves:
            return ReachedValue(self._game.utility(state), 0)
        if plies is None and isinstance(self._game, TicTacToe) and isinstance(state, str):
            return self._on_board(self._game, state)
        if plies == 0:
            self.stopped = True
            return ReachedValue(HORIZON, 0)
        left, mover = None if plies is None else plies - 1, self._game.mover(state)
        best = max(
            (self.worth(after, left) for _, after in moves), key=lambda worth: worth.wish(mover)
        )
        return ReachedValue(best.value, best.plies + 1)

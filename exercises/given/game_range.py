"""Games to draw one from: between which sizes its start lies, and how it may be played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from exercises.dice import Dice
from resources.words import Message, message
from search.games.spec import GameSpec
from search.games.tictactoe import EMPTY, TicTacToe
from search.tree import TreeError

NumberRange = tuple[int, int]
SQUARES = 9


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRange:
    """What a recipe says of a game. Pairs are the least and the most."""

    name: str
    piles: tuple[NumberRange, ...] = ()  # one pair for each pile
    takes: tuple[tuple[int, ...], ...] = ()  # how many may be taken; any number if nothing is said
    last: tuple[str, ...] = ("wins", "loses")
    first: tuple[str, ...] = ("max", "min")
    squares: NumberRange = (4, 4)
    empty: NumberRange = (3, 3)  # squares of a board
    depth: int | None = None
    symmetric: bool = False

    def ends(self) -> Iterator[GameSpec]:
        """The smallest and the largest start, and every word."""
        for place in (0, -1):
            yield GameSpec(
                name=self.name,
                piles=tuple(span[place] for span in self.piles),
                take=self.takes[place] if self.takes else None,
                last=self.last[place] if self.name == "nim" else "wins",
                first=self.first[place] if self.name != "tictactoe" else "max",
                squares=self.squares[place],
            )

    def draw(self, dice: Dice) -> GameSpec:
        """One of these games."""
        return GameSpec(
            name=self.name,
            piles=tuple(dice.between(*span) for span in self.piles),
            take=dice.one_of(self.takes) if self.takes else None,
            last=dice.one_of(self.last) if self.name == "nim" else "wins",
            first=dice.one_of(self.first) if self.name != "tictactoe" else "max",
            squares=dice.between(*self.squares),
            position=_position(dice.between(*self.empty), dice) if self.name == "tictactoe" else NO,
            depth=self.depth,
            symmetric=self.symmetric,
        )


def unplayable(games: GameRange) -> Message | None:
    """Why no game can be drawn, or one that is drawn can't be played; None if all can."""
    spans = *games.piles, games.squares, games.empty
    if any(low > high for low, high in spans):
        return message("given-turned")
    if not games.last or not games.first or not 1 <= games.empty[0] <= games.empty[1] <= SQUARES:
        return message("given-too-few")
    try:
        for spec in games.ends():
            spec.game()
    except TreeError as error:
        return error.sentence
    return None


NO = EMPTY * SQUARES


def _position(empty: int, dice: Dice) -> str:
    """A board with so many empty squares, come to by play at random that nobody has won."""
    game = TicTacToe()
    while True:
        state = game.start
        while state.count(EMPTY) > empty and (moves := game.moves(state)):
            _, state = dice.one_of(moves)
        if state.count(EMPTY) == empty and game.moves(state):
            return state

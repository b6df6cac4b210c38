"""A game as files and recipes name it: which one, where it starts, and how it is played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from resources.words import message
from search.games.game import Game
from search.games.line import LineGame
from search.games.piles import Grundy, Nim
from search.games.tictactoe import EMPTY, TicTacToe, board_from
from search.games.unrolling import unroll
from search.tree import GameTree, Mover, TreeError

GAMES = ("nim", "grundy", "line", "tictactoe")
MOST_PILES = 8
MOST_STICKS = 60
LEAST_SQUARES, MOST_SQUARES = 3, 12


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSpec:
    """A game and its start; what means nothing to it is left as it is."""

    name: str
    piles: tuple[int, ...] = ()  # nim and grundy
    take: tuple[int, ...] | None = None  # how many may be taken; any number if nothing is said
    last: str = "wins"  # who takes the last stick
    squares: int = 4  # line
    position: str = EMPTY * 9  # tictactoe
    win: int = 1
    first: str = "max"  # who begins
    symmetric: bool = False  # states that are one but for symmetry stand once
    depth: int | None = None  # after how many moves the tree ends, if not with the game

    def game(self) -> Game[Any]:
        """The rules, from the start that is named; TreeError says what can't be."""
        if self.first not in ("max", "min") or self.last not in ("wins", "loses"):
            raise TreeError(message("game-words"))
        first = Mover(self.first)
        if self.name == "nim":
            _check("take", self.take or (), 1, MOST_STICKS, MOST_STICKS)
            take = None if self.take is None else sorted(set(self.take))
            return Nim(self._piles(), take, first, self.last == "wins")
        if self.name == "grundy":
            return Grundy(self._piles(), first)
        if self.name == "line":
            _check("squares", (self.squares,), LEAST_SQUARES, MOST_SQUARES, 1)
            return LineGame(self.squares, first)
        if self.name == "tictactoe":
            if first is not Mover.MAX:
                raise TreeError(message("game-board-words"))
            return TicTacToe(self.position, self.win)
        raise TreeError(message("game-name", name=repr(self.name), games=", ".join(GAMES)))

    def tree(self) -> GameTree:
        """The game unrolled."""
        return unroll(self.game(), self.depth, symmetric=self.symmetric)

    def words(self) -> str:
        """The game in one line, as `plywood game` takes it: nim 5 --take 1,2,3."""
        words = [self.name, *map(str, self.piles)]
        words += [str(self.squares)] * (self.name == "line")
        words += [self.position] * (self.name == "tictactoe")
        options = (
            ("take", None if self.take is None else ",".join(map(str, self.take))),
            ("last", None if self.last == "wins" else self.last),
            ("first", None if self.first == "max" else self.first),
            ("win", None if self.win == 1 else str(self.win)),
            ("depth", None if self.depth is None else str(self.depth)),
        )
        for option, word in options:
            words += [] if word is None else [f"--{option}", word]
        return " ".join([*words, *["--symmetric"] * self.symmetric])

    def _piles(self) -> tuple[int, ...]:
        if not self.piles:
            raise TreeError(message("game-piles"))
        _check("piles", self.piles, 0, MOST_STICKS, MOST_PILES)
        return self.piles


def game_from_words(text: str) -> GameSpec:
    """The game that such a line means; TreeError says what can't be read."""
    name, *words = text.split() or [""]
    line, numbers = game_name(name) == "line", list[int]()
    least, most = (LEAST_SQUARES, MOST_SQUARES) if line else (0, MOST_STICKS)
    fields: dict[str, Any] = {}
    waiting = iter(words)
    for word in waiting:
        if word == "--symmetric":
            fields["symmetric"] = True
        elif word in ("--last", "--first"):
            fields[word[2:]] = next(waiting, "")
        elif word == "--take":
            fields["take"] = take_from(next(waiting, ""))
        elif word in ("--win", "--depth"):
            fields[word[2:]] = _number(next(waiting, ""))
        elif game_name(name) == "tictactoe":
            fields["position"] = board_from(word)
        else:
            numbers.append(_number(word if word.strip("I") else str(len(word)), least, most))
    if line and numbers:
        _check("squares", numbers, least, most, 1)
        fields["squares"] = numbers[0]
    elif numbers:
        fields["piles"] = tuple(numbers)
    spec = GameSpec(name=game_name(name), **fields)
    spec.game()
    return spec


_OTHER_NAMES = {"grundysgame": "grundy", "linegame": "line", "noughtsandcrosses": "tictactoe"}


def game_name(text: str) -> str:
    """A game by its name in small letters alone: tic-tac-toe and Grundy's game, too."""
    bare = re.sub(r"[\s'’-]", "", text.lower())
    return _OTHER_NAMES.get(bare, bare)


def take_from(text: str) -> tuple[int, ...] | None:
    """How many sticks may be taken: 1-3, or 1,3,4; None: any number."""
    if re.match(r"\s*any", text, re.IGNORECASE):
        return None
    try:
        return numbers_in(text)
    except TreeError:
        raise TreeError(message("game-take", given=repr(text))) from None


def numbers_in(text: str) -> tuple[int, ...]:
    """Whole numbers such as `1,3,4`, `1 3 4` or `1, 3 or 4`; `1-3` means all between, too."""
    ends = re.fullmatch(r"\s*(\d{1,5})\s*(?:-|–|\.\.|to)\s*(\d{1,5})\s*", text)
    if ends is None:
        return tuple(map(_number, re.split(r"[\s,]+(?:(?:or|and)\s+)?", text.strip())))
    low, high = int(ends[1]), min(int(ends[2]), MOST_STICKS + 1)
    if low > high:
        raise TreeError(message("game-take", given=repr(text)))
    return tuple(range(low, high + 1))


def _number(word: str, least: int = 0, most: int = MOST_STICKS) -> int:
    if not (word.isascii() and word.lstrip("-").isdigit() and len(word) < 6):
        raise TreeError(message("game-number", given=repr(word), least=least, most=most))
    return int(word)


def _check(field: str, numbers: Sequence[int], least: int, most: int, count: int) -> None:
    """Refuse numbers that are too many, too small or too large."""
    if len(numbers) > count:
        raise TreeError(message("game-many", most=count))
    for number in numbers:
        if not least <= number <= most:
            given = f"{field} {number}"
            raise TreeError(message("game-number", given=given, least=least, most=most))

"""A match as the store keeps it, and back; and which games can be played at all."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

from exercises.matches.engine import MOST_PLIES, Strength
from exercises.matches.match import Match, PlayedGame
from resources.words import PlywoodError, message
from search.games.line import LineGame
from search.games.piles import Grundy, Nim
from search.games.tictactoe import TicTacToe
from search.tree import Mover

MOST_PILES = 4
MOST_STICKS = 21
MOST_STATES = 12_000
"""Of so many states what each is worth is found in about a second."""
MOST_SPLIT = 20
SQUARES = range(4, 7)
UNREADABLE = (PlywoodError, KeyError, ValueError, TypeError, AttributeError, IndexError)
"""What is raised over a match that was kept otherwise than here."""


def checked(game: PlayedGame) -> PlayedGame:
    """The game, if it can be played here: it is not over, and not too large to be known whole."""
    match game:
        case Nim():
            sizes = game.start.sizes
            if not 0 < len(sizes) <= MOST_PILES or not 0 <= min(sizes) <= max(sizes) <= MOST_STICKS:
                raise PlywoodError(message("play-piles", piles=MOST_PILES, sticks=MOST_STICKS))
            if prod(size + 1 for size in sizes) > MOST_STATES:
                raise PlywoodError(message("play-states"))
        case Grundy():
            if len(game.start.sizes) != 1 or game.start.sizes[0] > MOST_SPLIT:
                raise PlywoodError(message("play-split", sticks=MOST_SPLIT))
        case LineGame():
            if game.squares not in SQUARES:
                raise PlywoodError(message("play-squares", least=SQUARES[0], most=SQUARES[-1]))
        case TicTacToe():
            pass
    if Match(game, Mover.MAX).over:
        raise PlywoodError(message("play-over"))
    return game


def keep(match: Match) -> dict[str, Any]:
    """The match as JSON holds it."""
    return {"game": _keep_game(match.game), "you": match.you.value, "played": list(match.played)}


def bring_back(kept: dict[str, Any]) -> Match:
    """The match that was kept; one of `UNREADABLE` if it can't be read."""
    match = Match(checked(_bring_game(kept["game"])), _player(kept["you"]))
    for place in kept["played"]:
        match = match.play(_count(place))
    return match


def bring_strength(kept: dict[str, Any]) -> Strength:
    """The strength that was kept; one of `UNREADABLE` if it can't be read."""
    plies = _count(kept["plies"])
    if not 1 <= plies <= MOST_PLIES:
        raise ValueError(kept)
    return Strength(kept["random"] is True, plies, kept["cuts"] is True)


def _keep_game(game: PlayedGame) -> dict[str, Any]:
    match game:
        case Nim():
            return {
                "name": "nim",
                "piles": list(game.start.sizes),
                "take": None if game.take is None else list(game.take),
                "first": game.start.mover.value,
                "last_wins": game.last_wins,
            }
        case Grundy():
            first = game.start.mover.value
            return {"name": "grundy", "piles": list(game.start.sizes), "first": first}
        case LineGame():
            first = game.start.mover.value
            return {"name": "line", "squares": game.squares, "first": first}
        case TicTacToe():
            return {"name": "tictactoe", "board": game.start}


def _bring_game(kept: dict[str, Any]) -> PlayedGame:
    return _READERS[kept["name"]](kept)


def _bring_nim(kept: dict[str, Any]) -> Nim:
    take = None if kept["take"] is None else [_count(count, 1) for count in kept["take"]]
    return Nim(_piles(kept), take, _player(kept["first"]), kept["last_wins"] is True)


_READERS: dict[str, Callable[[dict[str, Any]], PlayedGame]] = {
    "nim": _bring_nim,
    "grundy": lambda kept: Grundy(_piles(kept), _player(kept["first"])),
    "line": lambda kept: LineGame(_count(kept["squares"]), _player(kept["first"])),
    "tictactoe": lambda kept: TicTacToe(kept["board"]),
}


def _piles(kept: dict[str, Any]) -> list[int]:
    return [_count(size) for size in kept["piles"]]


def _player(kept: Any) -> Mover:
    player = Mover(kept)
    if player not in (Mover.MAX, Mover.MIN):
        raise ValueError(kept)
    return player


def _count(kept: Any, least: int = 0) -> int:
    if type(kept) is not int or kept < least:
        raise ValueError(kept)
    return kept

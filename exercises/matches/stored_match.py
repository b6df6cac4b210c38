"""A match as the store keeps it, and back; and which games can be played at all."""

from __future__ import annotations

from math import prod
from typing import Any

from exercises.matches.engine import MOST_PLAYOUTS, MOST_PLIES, Strength
from exercises.matches.match import Match
from resources.words import PlywoodError, message
from search.games.line import LineGame
from search.games.piles import Grundy, Nim
from search.games.spec import GameSpec, game_from_words
from search.games.tictactoe import TicTacToe
from search.tree import Mover

MOST_PILES = 4
MOST_STICKS = 21
MOST_STATES = 5_000
"""Of so many states what each is worth is found in about a second."""
MOST_SPLIT = 20
SQUARES = range(4, 7)
UNREADABLE = (PlywoodError, KeyError, ValueError, TypeError, AttributeError, IndexError)
"""What is raised over a match that was kept otherwise than here."""


def begin(spec: GameSpec, you: Mover) -> Match:
    """A match, if it can be played here: it is not over, and not too large to be known whole."""
    start = Match(spec, you)
    match start.game:
        case Nim():
            if len(spec.piles) > MOST_PILES or max(spec.piles) > MOST_STICKS:
                raise PlywoodError(message("play-piles", piles=MOST_PILES, sticks=MOST_STICKS))
            if prod(size + 1 for size in spec.piles) > MOST_STATES:
                raise PlywoodError(message("play-states"))
        case Grundy():
            if len(spec.piles) > 1 or spec.piles[0] > MOST_SPLIT:
                raise PlywoodError(message("play-split", sticks=MOST_SPLIT))
        case LineGame():
            if spec.squares not in SQUARES:
                raise PlywoodError(message("play-squares", least=SQUARES[0], most=SQUARES[-1]))
        case TicTacToe():
            pass
    if start.over:
        raise PlywoodError(message("play-over"))
    return start


def keep(match: Match) -> dict[str, Any]:
    """The match as JSON holds it."""
    return {"game": match.spec.words(), "you": match.you.value, "played": list(match.played)}


def bring_back(kept: dict[str, Any]) -> Match:
    """The match that was kept; one of `UNREADABLE` if it can't be read."""
    match = begin(game_from_words(kept["game"]), _player(kept["you"]))
    for place in kept["played"]:
        match = match.play(_count(place))
    return match


def bring_strength(kept: dict[str, Any]) -> Strength:
    """The strength that was kept; one of `UNREADABLE` if it can't be read."""
    plies, playouts = _count(kept["plies"]), _count(kept.get("playouts", 0))
    if not 1 <= plies <= MOST_PLIES or not 0 <= playouts <= MOST_PLAYOUTS:
        raise ValueError(kept)
    random, cuts, sure = (kept[name] is True for name in ("random", "cuts", "sure"))
    return Strength(random, plies, cuts, sure, playouts)


def _player(kept: Any) -> Mover:
    player = Mover(kept)
    if player not in (Mover.MAX, Mover.MIN):
        raise ValueError(kept)
    return player


def _count(kept: Any) -> int:
    if type(kept) is not int:
        raise ValueError(kept)
    return kept

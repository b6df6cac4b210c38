"""Sentences about the rules of a game: how it is played, who begins, what its ends are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from exercises.exercise import Exercise
from exercises.exercise.game_of import spec_of
from resources.words import Message, Value, message
from search.tree import GameTree

if TYPE_CHECKING:
    from search.games.spec import GameSpec


def game_rules(exercise: Exercise) -> dict[str, Message]:
    """How the game is played, who begins, and what its ends are worth."""
    spec = spec_of(exercise.given)
    if spec is None:
        return {}
    tree, game = exercise.tree, spec.game()
    alone = tree.is_leaf(GameTree.ROOT)
    first = game.mover(game.start) if alone else tree.mover(GameTree.ROOT)
    told = {"game": _rule(spec, first.value.upper())}
    if len(spec.piles) > 1 or spec.name == "grundy":
        told["game_order"] = message("game-rule-order")
    if spec.symmetric:
        told["game_symmetric"] = message("game-rule-symmetric")
    return told


def _rule(spec: GameSpec, first: str) -> Message:
    words: dict[str, Value] = {"first": first, "last": spec.last, "piles": len(spec.piles)}
    if spec.name == "nim":
        return message("game-rule-nim", take=_take(spec), **words)
    words["squares"] = spec.squares
    return message(f"game-rule-{spec.name}", **words)


def _take(spec: GameSpec) -> Message:
    """How many sticks may be taken: any number, or 1, 2 or 3."""
    if spec.take is None:
        return message("game-take-any")
    *others, last = map(str, spec.take)
    if not others:
        return message("game-take-one", count=last)
    return message("game-take-some", counts=", ".join(others), last=last)

"""Games to grow the tree of: drawn from what a recipe lists, such that not all ends are alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from exercises.exercise import Exercise, Given
from exercises.game_of import GAME, spec_of
from exercises.items import GivenError
from exercises.items.growth import filled, places
from exercises.making.dice import Dice
from exercises.making.game_range import GameRange
from search.tree import GameTree

TRIES = 200


def grown(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Exercise | None:
    """A game with as many states as the settings say, and the places for them."""
    low, high = settings["nodes"]
    for _ in range(TRIES):
        words = dice.one_of(settings["games"])
        given: Given = ((GAME, (_range(words).draw(dice).words(),)),)
        tree = filled(exercise.tree, given)
        ends = {tree.payoffs[leaf] for leaf in tree.leaves}
        if len(ends) > 1 and low <= len(tree) <= high and len(tree.children(GameTree.ROOT)) > 1:
            try:
                room = places(given)
            except GivenError:
                continue  # too many places
            if settings.get("places", len(room)) == len(room):
                return exercise._replace(tree=room, given=given)
    return None


def as_grown(exercise: Exercise) -> dict[str, Any]:
    """What a recipe would say to get another game of about this size."""
    size = len(filled(exercise.tree, exercise.given))
    spec = spec_of(exercise.given)
    assert spec is not None, "every such exercise gives a game"
    piles = [[max(1, pile - 1), pile + 1] for pile in spec.piles]
    game: dict[str, Any] = {"name": spec.name, "piles": piles}
    if spec.name == "tictactoe":
        game = {"name": spec.name, "empty": [spec.position.count("_")] * 2}
    elif spec.take is not None:
        game["takes"] = [spec.take, [1, 2], [1, 3]]
    return {"nodes": [size - 4, size + 4], "games": [game], "places": len(exercise.tree)}


def _range(words: Mapping[str, Any]) -> GameRange:
    """A game as a recipe writes it, whose lists are lists."""
    return GameRange(**{name: _tuples(value) for name, value in words.items()})


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list | tuple) else value

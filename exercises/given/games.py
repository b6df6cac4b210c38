"""Games whose traits are asked for, and Nim to be defined: drawn from what a recipe says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from exercises.dice import Dice
from exercises.exercise import Exercise
from exercises.items.games.game_traits import GAMES, Trait
from search import notation

NO_TREE = notation.read("0")
"""Stands for the tree where nothing is asked about one: a single node is not drawn."""


def traits(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Exercise | None:
    """So many games, of which each trait is true of some and not of all."""
    asked = [Trait(word) for word in settings["traits"]]
    games = dice.some_of(list(GAMES), settings["games"])
    for trait in asked:
        if len({trait in GAMES[game] for game in games}) == 1:
            return None
    given = (("games", tuple(games)), ("traits", tuple(settings["traits"])))
    return exercise._replace(tree=NO_TREE, given=given)


def as_traits(exercise: Exercise) -> dict[str, Any]:
    """What a recipe would say to get as many games."""
    told = dict(exercise.given)
    return {"games": len(told["games"]), "traits": list(told["traits"])}


def formal_nim(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Exercise:
    """A pile, what may be taken, and what the last stick means."""
    sticks = dice.between(*settings["sticks"])
    others = range(2, min(sticks, settings["largest"]) + 1)
    takes = [1, *sorted(dice.some_of(others, settings["takes"] - 1))]  # one can always move on
    while settings.get("mixed") and 2 * sum(count % 2 for count in takes) > len(takes):
        takes = [1, *sorted(dice.some_of(others, settings["takes"] - 1))]
    given = (
        ("sticks", (str(sticks),)),
        ("take", tuple(map(str, takes))),
        ("last", (dice.one_of(settings["last"]),)),
    )
    return exercise._replace(tree=NO_TREE, given=given)


def as_nim(exercise: Exercise) -> dict[str, Any]:
    """What a recipe would say to get such a Nim."""
    told = dict(exercise.given)
    sticks, takes = int(told["sticks"][0]), [int(text) for text in told["take"]]
    return {
        "sticks": [sticks, sticks],
        "largest": max(takes) + 2,
        "takes": len(takes),
        "mixed": 2 * sum(count % 2 for count in takes) <= len(takes),
        "last": ["wins", "loses"],
    }

"""Positions with features, drawn so that one is best or a weight makes two equal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations
from string import ascii_uppercase
from typing import Any, NamedTuple

from exercises.dice import Dice
from exercises.exercise import Exercise, Given
from exercises.given.games import NO_TREE
from exercises.items import GivenError, answers
from exercises.items.games.features import items
from exercises.items.games.given_features import UNKNOWN, features_of
from search.rules import Rules

TRIES = 400
FINEST, LARGEST = 4, 30
"""The largest denominator of a weight that is asked for, and the largest such weight."""


class Drawn(NamedTuple):
    """A feature as it is drawn: the weights that it may have, and its least and largest value."""

    weights: tuple[str, ...]
    least: int
    most: int


SETS: dict[str, dict[str, Drawn]] = {
    "chess": {
        "queens": Drawn(("9", "10"), 0, 2),
        "rooks": Drawn(("5",), 0, 2),
        "bishops": Drawn(("3", "7/2"), 0, 2),
        "knights": Drawn(("3",), 0, 2),
        "pawns": Drawn(("1",), 2, 8),
    },
    "othello": {
        "corners": Drawn(("10", "20", "25"), 0, 3),
        "mobility": Drawn(("2", "3", "5"), 2, 9),
        "discs": Drawn(("1", "1/2"), 8, 30),
    },
    "pacman": {
        "score": Drawn(("2", "3"), 5, 30),
        "food-left": Drawn(("-4", "-3", "-5"), 2, 9),
        "nearest-food": Drawn(("-1", "-2", "-3/2"), 2, 9),
        "nearest-ghost": Drawn(("2", "3", "1/2"), 2, 8),
    },
    "tictactoe": {
        "x2": Drawn(("3", "5"), 0, 3),
        "x1": Drawn(("1", "2"), 0, 4),
        "o2": Drawn(("-3", "-6"), 0, 3),
        "o1": Drawn(("-1", "-2"), 0, 4),
    },
}
"""The games whose features are drawn."""
DIFFERENCES = frozenset({"chess", "othello"})
"""Where a value is what MAX has, less what MIN has."""


def positions(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Exercise | None:
    """The exercise with other positions: so many features, and pairs for a weight not known."""
    for _ in range(TRIES):
        given = _drawn(settings, dice)
        if _tells(given):
            return exercise._replace(tree=NO_TREE, given=given)
    return None


def as_positions(exercise: Exercise) -> dict[str, Any]:
    """What a recipe would say to get positions like these."""
    features = features_of(exercise.given)
    fitting = [name for name, known in SETS.items() if set(features.names) <= set(known)]
    return {
        "sets": fitting or list(SETS),
        "features": len(features.names) if fitting else 3,
        "positions": max(2, len(features.positions)),
        "counted": any(row.theirs is not None for row in features.positions["A"]),
        "pairs": len(features.between),
    }


def _drawn(settings: Mapping[str, Any], dice: Dice) -> Given:
    """Some features of a game, each with a weight, and values for every position."""
    name = dice.one_of(settings["sets"])
    known, count = SETS[name], settings["features"]
    places = sorted(dice.some_of(range(len(known)), min(count, len(known))))
    chosen = [list(known)[place] for place in places]
    weights = [dice.one_of(known[each].weights) for each in chosen]
    counted = settings["counted"] and name in DIFFERENCES
    rows = [
        " ".join(_value(known[each], name in DIFFERENCES, counted, dice) for each in chosen)
        for _ in range(settings["positions"])
    ]
    given: Given = (("features", tuple(chosen)),)
    if settings["pairs"]:
        weights[dice.between(0, len(weights) - 1)] = UNKNOWN
        pairs = list(combinations(ascii_uppercase[: settings["positions"]], 2))
        asked = sorted(dice.some_of(range(len(pairs)), settings["pairs"]))
        between = tuple(" ".join(pairs[place]) for place in asked)
        return (
            *given,
            ("weights", tuple(weights)),
            ("positions", tuple(rows)),
            ("between", between),
        )
    return (*given, ("weights", tuple(weights)), ("positions", tuple(rows)))


def _value(feature: Drawn, difference: bool, counted: bool, dice: Dice) -> str:
    own, theirs = (dice.between(feature.least, feature.most) for _ in range(2))
    if counted:
        return f"{own}-{theirs}"
    return str(own - theirs if difference else own)


def _tells(given: Given) -> bool:
    """Whether no number stands everywhere, one position is best, and each weight is a plain one."""
    try:
        features = features_of(given)
    except GivenError:
        return False  # two positions where the weight counts as often
    asked = items(NO_TREE, Rules(), given)
    right = answers(asked)
    cells = [entry for entry in right.values() if isinstance(entry, int | Fraction)]
    if max(Counter(cells).values()) * 5 > len(cells) or cells.count(0) > 1:
        return False
    sums = [right[f"{letter}.sum"] for letter in features.positions]
    weights = [right.get(f"w.{first}.{second}") for first, second in features.between]
    plain = all(
        isinstance(weight, int | Fraction)
        and weight.denominator <= FINEST
        and weight
        and -LARGEST <= weight <= LARGEST
        for weight in weights
    )
    return len(set(sums)) == len(sums) and plain and len(set(weights)) == len(weights)

"""What features of positions are given, read and checked.

What is given: `features` by name, their `weights`, of which one may be `?` or `w`, and for each of
the `positions` a row of values such as `2 0 -1`, or `8-6 2-2 1-0` where MIN's are taken off; with
a name before it, as in `B: 2 0 -1`, the position is called so. Weights may name their features in
the same way. `between` names pairs of positions to compare by the weight that is not known: `A B`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from fractions import Fraction
from string import ascii_uppercase
from typing import NamedTuple

from exercises.exercise import Given
from exercises.items import GivenError, given_texts
from resources.words import Message, Value, message, placed
from search.numbers import NumberError, as_int, read_decimal, show_number
from search.tree import Score

MOST_FEATURES, MOST_POSITIONS = 8, 6
UNKNOWN, OTHERWISE = "?", "w"
KNOWN_FEATURES = frozenset(
    """queens rooks bishops knights pawns corners mobility discs score food-left nearest-food
    nearest-ghost x2 x1 o2 o1 win loss draw""".split()  # noqa: SIM905
)
"""The features that the catalogue has a name for; others are called as they are given."""
_LESS = re.compile(r"([\d./,]+)[-−]([\d./,]+)")


class FeatureValue(NamedTuple):
    """The value of a feature, and what the opponent has of it where that is told."""

    own: Score
    theirs: Score | None = None

    def __str__(self) -> str:
        shown = show_number(self.own)
        return shown if self.theirs is None else f"{shown} − {show_number(self.theirs)}"


Worth = Callable[[Score, FeatureValue], Score]
"""What a feature adds, by its weight and its value; 1 is the weight of one that is not known."""
Total = Callable[[Sequence[Score], Sequence[Score]], Score]
"""What the terms of a position come to, by the terms and the weights."""


def value(count: FeatureValue) -> Score:
    """What a feature counts for: its own less the opponent's."""
    return as_int(count.own - (count.theirs or 0))


def worth(weight: Score, count: FeatureValue) -> Score:
    """The weight times the value."""
    return as_int(weight * value(count))


def total(terms: Sequence[Score], weights: Sequence[Score]) -> Score:
    """All terms added up."""
    return as_int(sum(terms))


class Features(NamedTuple):
    """What is given, read."""

    names: tuple[str, ...]
    weights: tuple[Score | None, ...]  # None: the one that is not known
    positions: dict[str, tuple[FeatureValue, ...]]
    between: tuple[tuple[str, str], ...]

    @property
    def unknown(self) -> int | None:
        """The place of the feature whose weight is not known."""
        return self.weights.index(None) if None in self.weights else None

    def shown(self, place: int) -> Value:
        """What a feature is called."""
        name = self.names[place]
        return message(f"feature-{name}") if name in KNOWN_FEATURES else name


def features_of(given: Given) -> Features:
    """What is given, read and checked."""
    told, rows = dict(given), given_texts(given, "positions")
    weighed = [_named(text) for text in told.get("weights") or given_texts(given, "features")]
    names = told["features"] if "weights" in told and "features" in told else list(dict(weighed))
    if names == [""]:  # weights alone
        names = [f"f{place}" for place, _ in enumerate(weighed, 1)]
    if all(name for name, _ in weighed) and set(names) == set(dict(weighed)):
        weighed = [(name, dict(weighed)[name]) for name in names]
    weights = tuple(
        None if text in (UNKNOWN, OTHERWISE) else _number("weights", text) for _, text in weighed
    )
    if len(weights) != len(names) or len(names) > MOST_FEATURES or len(set(names)) < len(names):
        raise GivenError(placed(message("given-features", most=MOST_FEATURES), "given", "weights"))
    if len(rows) > MOST_POSITIONS:
        most = message("given-positions", most=MOST_POSITIONS)
        raise GivenError(placed(most, "given", "positions"))
    positions = {
        name or letter: _counts(row, len(names))
        for letter, (name, row) in zip(ascii_uppercase, map(_named, rows), strict=False)
    }
    if len(positions) < len(rows) or any(set(". ") & set(name) for name in positions):
        raise GivenError(placed(message("given-position-names"), "given", "positions"))
    pairs = tuple(tuple(text.replace(",", " ").split()) for text in told.get("between", ()))
    if len(pairs) == 2 and len(pairs[0]) == len(pairs[1]) == 1:
        pairs = ((*pairs[0], *pairs[1]),)
    if not pairs and None in weights and len(positions) == 2:
        pairs = (tuple(positions),)
    features = Features(tuple(names), weights, positions, pairs)  # type: ignore[arg-type]
    place = features.unknown
    if weights.count(None) > 1 or (place is None) is not (not pairs):
        raise GivenError(placed(message("given-weight-unknown"), "given", "weights"))
    for pair in pairs:
        if len(pair) != 2 or not set(pair) <= set(positions):
            raise GivenError(placed(message("given-pairs"), "given", "between"))
        assert place is not None
        if value(positions[pair[0]][place]) == value(positions[pair[1]][place]):
            alike = message("given-pair-alike", first=pair[0], second=pair[1])
            raise GivenError(placed(alike, "given", "between"))
    return features


def explained(given: Given) -> Message:
    """How positions are evaluated."""
    features = features_of(given)
    counts = [count for row in features.positions.values() for count in row]
    less = "yes" if any(count.theirs is not None for count in counts) else "no"
    return message("given-evaluation", less=less)


def _named(text: str) -> tuple[str, str]:
    """A name and what stands behind it, as in `B: 2 0`; no name where there is none."""
    name, _, rest = text.rpartition(":")
    return name.strip(), rest.strip()


def _number(name: str, text: str) -> Score:
    """A number, or so many percent."""
    try:
        bare = text.strip()
        return as_int(read_decimal(bare.rstrip("%")) / Fraction(100 if bare.endswith("%") else 1))
    except NumberError as error:
        raise GivenError(placed(error.sentence, "given", name)) from None


def _counts(row: str, features: int) -> tuple[FeatureValue, ...]:
    """The values of one position."""
    words = row.replace("−", "-").replace(", ", " ").split()
    if len(words) != features:
        wrong = message("given-position", row=repr(row), features=features)
        raise GivenError(placed(wrong, "given", "positions"))
    found: list[FeatureValue] = []
    for word in words:
        less = _LESS.fullmatch(word)
        parts = less.groups() if less else (word,)
        found.append(FeatureValue(*(_number("positions", part) for part in parts)))
    return tuple(found)

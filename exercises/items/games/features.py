"""Positions evaluated by weighted features, and the weight for which one is better.

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

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.exercise import Given
from exercises.items import GivenError, Item, Written, given_texts
from exercises.items.equally_good import any_of, best_letters, first_of, tied
from resources.words import Message, Value, message, placed
from search.numbers import NumberError, as_int, read_decimal, show_factor, show_number
from search.rules import Rules, Ties
from search.tree import GameTree, Score

MOST_FEATURES, MOST_POSITIONS = 8, 6
UNKNOWN, OTHERWISE = "?", "w"
KNOWN_FEATURES = frozenset(
    """queens rooks bishops knights pawns corners mobility discs score food-left nearest-food
    nearest-ghost x2 x1 o2 o1 win loss draw""".split()  # noqa: SIM905
)
"""The features that the catalogue has a name for; others are called as they are given."""
_LESS = re.compile(r"([\d./,]+)[-−]([\d./,]+)")


class Count(NamedTuple):
    """The value of a feature, and what the opponent has of it where that is told."""

    own: Score
    theirs: Score | None = None

    def __str__(self) -> str:
        shown = show_number(self.own)
        return shown if self.theirs is None else f"{shown} − {show_number(self.theirs)}"


Worth = Callable[[Score, Count], Score]
"""What a feature adds, by its weight and its value; 1 is the weight of one that is not known."""
Total = Callable[[Sequence[Score], Sequence[Score]], Score]
"""What the terms of a position come to, by the terms and the weights."""


def value(count: Count) -> Score:
    """What a feature counts for: its own less the opponent's."""
    return as_int(count.own - (count.theirs or 0))


def worth(weight: Score, count: Count) -> Score:
    """The weight times the value."""
    return as_int(weight * value(count))


def total(terms: Sequence[Score], weights: Sequence[Score]) -> Score:
    """All terms added up."""
    return as_int(sum(terms))


class Features(NamedTuple):
    """What is given, read."""

    names: tuple[str, ...]
    weights: tuple[Score | None, ...]  # None: the one that is not known
    positions: dict[str, tuple[Count, ...]]
    between: tuple[tuple[str, str], ...]

    @property
    def unknown(self) -> int | None:
        """The place of the feature whose weight is not known."""
        return self.weights.index(None) if None in self.weights else None

    def shown(self, place: int) -> Value:
        """What a feature is called."""
        name = self.names[place]
        return message(f"feature-{name}") if name in KNOWN_FEATURES else name


def items(
    tree: GameTree,
    rules: Rules,
    given: Given,
    worth: Worth = worth,
    total: Total = total,
    turned: bool = False,
) -> tuple[Item, ...]:
    """A table of terms with their sums, the best position, and each weight that makes two equal."""
    features = features_of(given)
    names = range(len(features.names))
    terms = [
        _term(features, place, letter, worth) for place in names for letter in features.positions
    ]
    sums = [_sum(features, letter, total) for letter in features.positions]
    if features.unknown is None:
        best = (_best(features),) if len(features.positions) > 1 else ()
        return (*terms, *sums, *best)
    asked = [
        item
        for pair in features.between
        for item in (_equal(features, *pair), _side(features, *pair, turned))
    ]
    return (*terms, *sums, *asked)


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


def _counts(row: str, features: int) -> tuple[Count, ...]:
    """The values of one position."""
    words = row.replace("−", "-").replace(", ", " ").split()
    if len(words) != features:
        wrong = message("given-position", row=repr(row), features=features)
        raise GivenError(placed(wrong, "given", "positions"))
    found: list[Count] = []
    for word in words:
        less = _LESS.fullmatch(word)
        parts = less.groups() if less else (word,)
        found.append(Count(*(_number("positions", part) for part in parts)))
    return tuple(found)


def _weight(features: Features, place: int) -> Value:
    weight = features.weights[place]
    return "w" if weight is None else show_number(weight)


def _term(features: Features, place: int, letter: str, worth: Worth) -> Item:
    """What a feature adds to a position; how often the weight counts that is not known."""
    weight, count = features.weights[place], features.positions[letter][place]
    found = worth(1 if weight is None else weight, count)
    words: dict[str, Value] = {
        "feature": features.shown(place),
        "position": letter,
        "weight": _weight(features, place),
        "value": str(count),
        "difference": show_factor(value(count)),
        "found": show_number(found),
        "less": "no" if count.theirs is None else "yes",
    }
    kind = "term" if weight is not None else "factor"
    return Item(
        f"{letter}.{place + 1}",
        Ask.CELL,
        message(f"item-{kind}", **words),
        lambda _: found,
        lambda _: message(f"why-{kind}", **words),
        where=message("hint-term-where", **words),
        rule=message(f"hint-{kind}", **words),
        row=message("row-feature", feature=words["feature"], weight=words["weight"]),
        column=message("column-position", position=letter),
        printed=message("cell-value", value=str(count)),
    )


def _sum(features: Features, letter: str, total: Total) -> Item:
    """The terms of a position added up; without the one whose weight is not known."""
    known = [(place, weight) for place, weight in enumerate(features.weights) if weight is not None]
    names = tuple(f"{letter}.{place + 1}" for place, _ in known)

    def answer(written: Written) -> Entry | None:
        terms = _numbers(written, names)
        return None if terms is None else total(terms, [weight for _, weight in known])

    def why(written: Written) -> Message:
        terms = _numbers(written, names) or []
        shown = [show_number(terms[0]), *map(show_factor, terms[1:])] if terms else []
        text = " + ".join(shown)
        return message("why-board-sum", sum=text, value=show_number(as_int(sum(terms))))

    rest = "" if features.unknown is None else "-rest"
    return Item(
        f"{letter}.sum",
        Ask.CELL,
        message(f"item-sum{rest}", position=letter),
        answer,
        why,
        where=message("hint-sum-where", position=letter),
        rule=message(f"hint-sum{rest}"),
        inputs=names,
        row=message(f"row-sum{rest}"),
        column=message("column-position", position=letter),
    )


def _numbers(written: Written, names: Sequence[str]) -> list[Score] | None:
    """The entries of these items; None where one is missing."""
    found = [written.get(name) for name in names]
    return None if any(not isinstance(each, int | Fraction) for each in found) else found  # type: ignore[return-value]


def _best(features: Features) -> Item:
    """The position that is worth most."""
    names = tuple(f"{letter}.sum" for letter in features.positions)
    options = tuple(features.positions)

    def best(written: Written) -> list[str]:
        return best_letters(item.letters, _numbers(written, names))

    def why(written: Written) -> Message:
        sums = _numbers(written, names) or [0] * len(options)
        move, value = options[sums.index(max(sums))], show_number(max(sums))
        one = message("why-board-move", move=move, value=value)
        return tied(options, sums, Ties.ANY) or one

    item = Item(
        "best",
        Ask.PICK,
        message("item-best-position"),
        first_of(best),
        why,
        where=message("hint-best-position-where"),
        rule=message("hint-best-position"),
        inputs=names,
        options=options,
        placed=any_of("best", best),
    )
    return item


def _equal(features: Features, first: str, second: str) -> Item:
    """The weight that makes two positions equally good."""
    place = (features.unknown or 0) + 1
    names = tuple(f"{letter}.{part}" for letter in (first, second) for part in ("sum", place))

    def answer(written: Written) -> Entry | None:
        found = _numbers(written, names)
        if found is None or found[1] == found[3]:
            return None
        one, times, other, others = map(Fraction, found)
        return as_int((other - one) / (times - others))

    def why(written: Written) -> Message:
        one, times, other, others = _numbers(written, names) or (0, 1, 0, 0)
        return message(
            "why-weight",
            first=first,
            second=second,
            one=show_number(one),
            times=show_factor(times),
            other=show_number(other),
            others=show_factor(others),
            gap=show_number(as_int(times - others)),
            ahead=show_number(as_int(other - one)),
        )

    return Item(
        f"w.{first}.{second}",
        Ask.CELL,
        message("item-weight", first=first, second=second),
        answer,
        why,
        where=message("hint-weight-where", first=first, second=second),
        rule=message("hint-weight"),
        inputs=names,
        decimals=3,
    )


def _side(features: Features, first: str, second: str, turned: bool) -> Item:
    """On which side of that weight the first position is the better one."""
    place = (features.unknown or 0) + 1
    names = tuple(f"{letter}.{place}" for letter in (first, second))

    def ahead(written: Written) -> Score | None:
        found = _numbers(written, names)
        return None if found is None else found[0] - found[1]

    def answer(written: Written) -> Entry | None:
        gap = ahead(written)
        return None if not gap else item.letters[(gap < 0) is not turned]

    def why(written: Written) -> Message:
        one, other = _numbers(written, names) or (1, 0)
        way = "more" if one > other else "less"
        shown = {"one": show_number(one), "other": show_number(other)}
        return message("why-side", first=first, second=second, way=way, **shown)

    item = Item(
        f"side.{first}.{second}",
        Ask.PICK,
        message("item-side", first=first, second=second),
        answer,
        why,
        where=message("hint-side-where", first=first, second=second),
        rule=message("hint-side"),
        inputs=names,
        options=(message("option-larger"), message("option-smaller")),
    )
    return item

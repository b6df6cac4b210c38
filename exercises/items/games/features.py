"""Positions evaluated by weighted features, and the weight for which one is better."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.exercise import Given
from exercises.items import Item, Written
from exercises.items.equally_good import any_of, best_letters, first_of, tied
from exercises.items.games.given_features import (
    Features,
    Total,
    Worth,
    features_of,
    total,
    value,
    worth,
)
from resources.words import Message, Value, message
from search.numbers import as_int, show_factor, show_number
from search.rules import Rules, Ties
from search.tree import GameTree, Score


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
        "difference": show_number(value(count)),
        "factor": show_factor(value(count)),
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
            found=show_number(as_int(Fraction(other - one) / (times - others or 1))),
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

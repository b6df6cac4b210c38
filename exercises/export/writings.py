"""An entry in all the ways that students write it, each of which the program itself would read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import islice, permutations, product

from exercises.asks.entry import Chain, Claim, Entry, Interval, Listing, Relation, States
from exercises.asks.reading import Unreadable
from exercises.asks.same_entry import same
from exercises.entries import read, show, write, write_at
from exercises.exercise import Blank, Exercise
from exercises.kinds import items_of
from search.numbers import Bound
from search.tree import Score

DASHES = ("-", "–", "—", "−")
"""What is written where nothing belongs."""
MOST = 480
"""How many ways to write one entry are listed: five states in any order, four times over."""
_STYLES = tuple(product(("-", "−"), ("inf", "∞", "oo", "infinity")))
"""Signs for minus and for infinity."""
_USUAL = (("-", "inf"), ("−", "∞"), ("-", "∞"), ("-", "oo"))
_SIGNS = {
    Relation.AT_MOST: ("<=", "≤", "=<"),
    Relation.AT_LEAST: (">=", "≥", "=>"),
    Relation.EXACTLY: ("", "="),
}


def writings(exercise: Exercise, blank: Blank, entry: Entry | None) -> tuple[str, ...]:
    """The texts that mean an entry at its blank, the plainest first."""
    if entry is None:
        return DASHES
    candidates = (str(write_at(exercise, blank, entry)), *islice(_candidates(entry), MOST))
    return tuple(text for text in dict.fromkeys(candidates) if _means(exercise, blank, text, entry))


def _means(exercise: Exercise, blank: Blank, text: str, entry: Entry) -> bool:
    try:
        written = read(exercise, blank, text)
    except Unreadable:
        return False
    item = items_of(exercise).get(blank.item)
    return same(written, entry) if item is None else item.same(written, entry)


def _candidates(entry: Entry) -> Iterator[str]:
    """Texts that may mean an entry; what an ask would read otherwise is left out later."""
    yield str(write(entry))
    yield show(entry).replace("\N{NO-BREAK SPACE}", " ")
    match entry:
        case Claim(relation, value):
            for sign, gap, number in product(_SIGNS[relation], ("", " "), _numbers(value)):
                yield f"{sign}{gap}{number}"
            yield from _numbers(value)  # some courses take a bare number for a bound
        case Interval():
            yield from _intervals(entry)
        case Chain(bounds):
            for style, between in product(_USUAL, (", ", ",", " ", " -> ", " → ")):
                yield between.join(_number(bound, style) for bound in bounds)
        case States(labels):
            for order in permutations(labels):
                for way in zip(*map(_labels, order), strict=False):
                    for between in ("; ", ", ", ",", " "):
                        yield between.join(way)
        case Listing(names):
            for between in (" ", ", ", ",", "; ", " > ", ">", " → ", ""):
                yield between.join(names)
                yield between.join(names).lower()
        case str():
            yield from _labels(entry)
        case tuple():
            for style, between in product(_STYLES[::4], (", ", ",", " ", "; ")):
                inner = between.join(_number(score, style) for score in entry)  # type: ignore[arg-type]
                yield from (f"({inner})", inner, f"[{inner}]")
        case int() | Fraction() | float():
            yield from _numbers(entry)


def _number(bound: Bound, style: tuple[str, str]) -> str:
    minus, infinity = style
    text = infinity if isinstance(bound, float) else str(abs(bound))
    return f"{minus}{text}" if bound < 0 else text


def _numbers(bound: Bound | Score) -> Iterator[str]:
    """A number alone, exactly."""
    yield from dict.fromkeys(_number(bound, style) for style in _STYLES)
    if bound > 0:
        yield from (f"+{text}" for text in dict.fromkeys(_number(bound, one) for one in _STYLES))
    if isinstance(bound, float):
        return
    decimal = _decimal(bound)
    for minus in ("-", "−") if decimal else ():
        plain = decimal.replace("-", minus)
        yield from (plain, plain.replace(".", ","))


def _decimal(number: Score) -> str:
    """A number as a decimal that is exact; nothing where none is."""
    number = Fraction(number)
    for places in range(1, 7):
        scaled = number * 10**places
        if scaled.denominator == 1:
            whole, rest = divmod(abs(scaled.numerator), 10**places)
            return f"{'-' if number < 0 else ''}{whole}.{rest:0{places}d}"
    return ""


def _intervals(interval: Interval) -> Iterator[str]:
    low, high, with_low, with_high = interval
    for style in _STYLES:
        first, last = _number(low, style), _number(high, style)
        below, above = (("<=", "≤") if each else ("<",) for each in (with_low, with_high))
        if isinstance(low, float):
            yield from _half(above, last)
        elif isinstance(high, float):
            yield from _half([sign.translate(_TURNED) for sign in below], first)
        else:
            for one, other, gap in product(below, above, (" ", "")):
                yield gap.join((first, one, "x", other, last))
        opening = ("[",) if with_low else ("(", "]")
        closing = ("]",) if with_high else (")", "[")
        for begin, end, between in product(opening, closing, (", ", ",", "; ")):
            yield f"{begin}{first}{between}{last}{end}"


_TURNED = str.maketrans("<>≤≥", "><≥≤")


def _half(signs: Iterable[str], end: str) -> Iterator[str]:
    """All numbers on one side of an end."""
    for sign, gap in product(signs, (" ", "")):
        yield gap.join(("x", sign, end))
        yield gap.join((end, sign.translate(_TURNED), "x"))
        yield gap.join((sign, end))


def _labels(label: str) -> list[str]:
    """The state of a game in each way to write it: a board by rows, piles as strokes or numbers."""
    if len(label) == 9 and set(label) <= set("XO_"):
        rows = [label[row : row + 3] for row in (0, 3, 6)]
        boards = (label, "/".join(rows), " / ".join(rows), " ".join(rows))
        return [text.replace("_", empty) for text in boards for empty in "_.-"]
    sizes = [str(len(pile)) if pile.startswith("I") else pile for pile in label.split()]
    piles = [label.split(), sizes]
    orders = piles if "I" in label else map(list, permutations(sizes[:5], len(sizes)))
    return [between.join(order) for order in orders for between in (" ", ", ", ",")] + [label]

"""What a student typed -> an entry, or why it can't be read; and entries as text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction

from exercises.exercise import MARKS, Ask, Blank, Claim, Entry, Exercise, Interval, Relation
from resources.words import PlywoodError, message
from search.numbers import (
    INFINITY,
    Bound,
    read_decimal,
    show_number,
    split_numbers,
    western,
    write_payoff,
)
from search.tree import Score

MOST_CHARACTERS = 200
_INFINITY = re.compile(r"([+-]?)\s*(?:∞|inf|infinity|oo|unendlich)", re.IGNORECASE)
_RELATIONS = {
    "<=": Relation.AT_MOST,
    "=<": Relation.AT_MOST,
    "≤": Relation.AT_MOST,
    ">=": Relation.AT_LEAST,
    "=>": Relation.AT_LEAST,
    "≥": Relation.AT_LEAST,
    "==": Relation.EXACTLY,
    "=": Relation.EXACTLY,
}
_COMPARE = r"<=|=<|>=|=>|≤|≥|<|>"
_YES = {"x", "yes", "true", "1", "✓", "✗", "✕", "cut", "y"}
_NO = {"", "no", "false", "0", "n"}
_NOTHING = {"", "-", "–", "—", "−"}


class Unreadable(PlywoodError):
    """What was typed is no entry."""


def read(exercise: Exercise, blank: Blank, typed: str | bool) -> Entry | None:
    """The entry that was meant; None if nothing was written, or a mark says no."""
    if isinstance(typed, bool):
        if blank.ask not in MARKS:
            raise Unreadable(message("unreadable-mark"))
        return typed or None
    text = " ".join(western(typed).split())
    if len(text) > MOST_CHARACTERS:
        raise Unreadable(message("unreadable-long", most=MOST_CHARACTERS))
    if blank.ask in MARKS:
        if text.lower() not in _YES | _NO:
            raise Unreadable(message("unreadable-cross", typed=text))
        return text.lower() in _YES or None
    if text in _NOTHING:
        return None
    return _READERS[blank.ask](exercise, blank, text)


def _value(exercise: Exercise, text: str) -> Entry:
    players = exercise.tree.players
    if players is None:
        return _claim(text) or _number(text)
    parts = split_numbers(text.strip("()[]{}<> "))
    if len(parts) != players:
        raise Unreadable(message("unreadable-vector", typed=text, players=players))
    return tuple(_number(part) for part in parts)


def _number(text: str) -> Score:
    plain = re.sub(r"\s*/\s*", "/", text)
    plain = re.sub(r"^([+-])\s+", r"\1", plain)
    try:
        return read_decimal(plain)
    except ValueError:
        raise Unreadable(message("unreadable-number", typed=text)) from None


def _bound(text: str) -> Bound:
    try:
        infinity = None if text[-1:].isdigit() else _INFINITY.fullmatch(text)
        if infinity:
            return -INFINITY if infinity[1] == "-" else INFINITY
        return _number(text)
    except Unreadable:
        raise Unreadable(message("unreadable-bound", typed=text)) from None


def _claim(text: str) -> Claim | None:
    if not text.startswith(tuple("<>=≤≥")):
        return None
    for sign, relation in _RELATIONS.items():
        if text.startswith(sign):
            return Claim(relation, _number(text.removeprefix(sign).strip()))
    return None


def _bound_claim(text: str) -> Claim:
    try:
        return _claim(text) or Claim(Relation.EXACTLY, _number(text))
    except Unreadable:
        raise Unreadable(message("unreadable-claim", typed=text)) from None


def _count(text: str) -> int:
    count = _number(text)
    if isinstance(count, Fraction) or count < 0:
        raise Unreadable(message("unreadable-count", typed=text))
    return count


def _child(exercise: Exercise, blank: Blank, text: str) -> int:
    """A child's index, by its letter, by the index itself, or by a leaf's number that is none."""
    named = _letters(exercise, blank).get(text.lower())
    if named is not None:
        return named
    with suppress(Unreadable):
        index = _count(text)
        if index < len(exercise.tree.children(blank.node)):
            return index
    with suppress(Unreadable):
        leaf = _leaves(exercise, blank).get(_value(exercise, text))
        if leaf is not None:
            return leaf
    node = exercise.tree.labels[blank.node]
    raise Unreadable(message("unreadable-child", typed=text, node=node))


def _letters(exercise: Exercise, blank: Blank) -> dict[str, int]:
    """The children that have one by their letters."""
    labels, children = exercise.tree.labels, exercise.tree.children(blank.node)
    return {labels[child].lower(): index for index, child in enumerate(children) if labels[child]}


def _leaves(exercise: Exercise, blank: Blank) -> dict[Entry | None, int]:
    """The children by their payoffs, where only one has it."""
    children = exercise.tree.children(blank.node)
    payoffs = [exercise.tree.payoffs[child] for child in children]
    counts = Counter(payoffs)
    return {payoff: index for index, payoff in enumerate(payoffs) if counts[payoff] == 1}


def _order(exercise: Exercise, blank: Blank, text: str) -> tuple[int, ...]:
    """The children by their names; as files have it, in brackets, by their places."""
    children = exercise.tree.children(blank.node)
    words = [word for word in re.split(r"[\s,;>()\[\]]+", text) if word]
    leaves = {str(payoff): index for payoff, index in _leaves(exercise, blank).items()}
    if not text.startswith(("(", "[")) and all(word in leaves for word in words):
        order = tuple(leaves[word] for word in words)
    else:
        order = tuple(_child(exercise, blank, word) for word in words[: len(children) + 1])
    if sorted(order) != list(range(len(children))):
        raise Unreadable(message("unreadable-order", typed=text, count=len(children)))
    return order


def _interval(text: str) -> Interval:
    """`x <= 3`, `3 >= x`, `2 < x <= 5`, `<= 3`, `(-inf, 3]` or `]-∞, 3]`."""
    text = re.sub(r"^x\s*(?:∈|in)\s*", "", text)
    apart = ";" if ";" in text else ","
    end = rf"([^\[\](){apart}]+)"
    bracketed = re.fullmatch(rf"([\[\](])\s*{end}{apart}\s*{end}([\[\])])", text)
    if bracketed:
        low, high = _bound(bracketed[2].strip()), _bound(bracketed[3].strip())
        return _proper(Interval(low, high, bracketed[1] == "[", bracketed[4] == "]"), text)
    parts = re.split(f"({_COMPARE})", text.lower())
    left, right = parts[0].strip(), parts[-1].strip()
    if len(parts) == 3 and left in ("x", "") and right != "x":
        return _half(parts[1], _bound(right), text)
    if len(parts) == 3 and right == "x":
        flipped = parts[1].translate(str.maketrans("<>≤≥", "><≥≤"))
        return _half(flipped, _bound(left), text)
    if len(parts) == 5 and parts[2].strip() == "x" and _side(parts[1]) == _side(parts[3]):
        ends = (_bound(left), "=" in _ascii(parts[1])), (_bound(right), "=" in _ascii(parts[3]))
        (low, with_low), (high, with_high) = ends if _side(parts[1]) == "<" else ends[::-1]
        return _proper(Interval(low, high, with_low, with_high), text)
    raise Unreadable(message("unreadable-interval", typed=text))


def _half(sign: str, bound: Bound, text: str) -> Interval:
    closed = "=" in _ascii(sign)
    if _side(sign) == "<":
        return _proper(Interval(-INFINITY, bound, False, closed), text)
    return _proper(Interval(bound, INFINITY, closed, False), text)


def _ascii(sign: str) -> str:
    return sign.replace("≤", "<=").replace("≥", ">=")


def _side(sign: str) -> str:
    return "<" if "<" in _ascii(sign) else ">"


def _proper(interval: Interval, text: str) -> Interval:
    """An interval with something in it, open at the infinities."""
    low, high, with_low, with_high = interval
    if low > high or (low == high and not (with_low and with_high)):
        raise Unreadable(message("unreadable-empty-interval", typed=text))
    return Interval(
        low,
        high,
        with_low and not isinstance(low, float),
        with_high and not isinstance(high, float),
    )


_READERS: dict[Ask, Callable[[Exercise, Blank, str], Entry]] = {
    Ask.VALUE: lambda exercise, _, text: _value(exercise, text),
    Ask.ALPHA: lambda _, __, text: _bound(text),
    Ask.BETA: lambda _, __, text: _bound(text),
    Ask.BOUND: lambda _, __, text: _bound_claim(text),
    Ask.LEAVES: lambda _, __, text: _count(text),
    Ask.RANGE: lambda _, __, text: _interval(text),
    Ask.BEST: _child,
    Ask.ORDER: _order,
}


def write(entry: Entry) -> str | bool:
    """An entry as files hold it: marks are true, all else is text that reads back the same."""
    if isinstance(entry, bool):
        return entry
    if isinstance(entry, Claim):
        return f"{entry.relation.value} {entry.value}"
    if isinstance(entry, Interval):
        return _written_interval(entry)
    if isinstance(entry, float):
        return "inf" if entry == INFINITY else "-inf"
    return write_payoff(entry)


def _written_interval(interval: Interval) -> str:
    low, high, with_low, with_high = interval
    left = "" if isinstance(low, float) else f"{low} {'≤' if with_low else '<'} "
    right = "" if isinstance(high, float) else f" {'≤' if with_high else '<'} {high}"
    if left and not right:
        return f"x {'≥' if with_low else '>'} {low}"
    if not left and not right:
        return "(-inf, inf)"
    return f"{left}x{right}"


def show(entry: Entry) -> str:
    """An entry as people see it, with a true minus and ∞, and never broken across lines."""
    if isinstance(entry, bool):
        return "✕" if entry else ""
    if not isinstance(entry, Claim | Interval):
        return show_number(entry)
    shown = str(write(entry)).replace("-inf", "−∞").replace("inf", "+∞").replace("-", "−")
    return shown.replace(" ", "\N{NO-BREAK SPACE}")

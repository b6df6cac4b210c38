"""Numbers as the student wrote them: 3.5 stays 3.5 in what is said of it, and is not made 7/2.

A fraction that the task itself shows is written as it stands there, wherever it is said; what
a student is told to have written is spelled in the student's own way even so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction

from exercises.asks.entry import Chain, Claim, Entry
from exercises.entries import as_typed, show
from exercises.exercise import Blank, Exercise
from exercises.judging.follow_through import FollowThrough
from resources.words import Message, Value
from search.numbers import Bound, NumberError, read_decimal, western

_WRITTEN = re.compile(r"(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:e[+-]?\d+)?(?:\s*/\s*\d+)?", re.IGNORECASE)
_FRACTION = r"\d+/\d+"
_SAID = re.compile(rf"(?<![\d./,])(?:{_FRACTION})(?![\d/]|\.\d)")


def typed_number(followed: FollowThrough, blank: Blank, number: Bound) -> str:
    """A number of an entry as it was typed there, as people see it."""
    if isinstance(number, int | Fraction):
        for text, value in _numbers(followed.typed.get(blank, "")):
            if value == abs(number):
                return ("−" if number < 0 else "") + text
    return show(number)


def spelled(followed: FollowThrough, text: Message, at: Blank | None = None) -> Message:
    """A sentence with the student's own spelling of numbers; first of all that of one blank."""
    said = set(_fractions(text))
    spellings = _spellings(followed, at) if said else {}
    return text if said.isdisjoint(spellings) else _with(spellings, text)


def _fractions(text: Message) -> Iterator[str]:
    """All fractions in a sentence."""
    for _, value in text.values:
        if isinstance(value, Message):
            yield from _fractions(value)
        elif isinstance(value, str):
            yield from _SAID.findall(value)


def _spellings(followed: FollowThrough, at: Blank | None) -> dict[str, str]:
    """How the student writes fractions that are written otherwise here, by how they are."""
    found: dict[str, str] = {}
    for blank in sorted(followed.typed, key=lambda each: each != at):
        entry, typed = followed.given.get(blank), followed.typed[blank]
        parts = [Fraction(each) for each in _parts(entry)]
        fractions = {abs(part) for part in parts if part.denominator != 1}
        if not fractions:
            continue
        written: dict[int | Fraction, str] = {value: text for text, value in _numbers(typed)}
        for fraction in fractions:
            text = written.get(fraction)
            if text is None and isinstance(entry, Fraction):  # in another way, such as 46.5 %
                text = as_typed(typed).lstrip("+−")
            if text is not None:
                found.setdefault(str(fraction), text)
    shown = _shown(followed.exercise) if found else ()
    return {said: text for said, text in found.items() if said not in (*shown, text)}


def _shown(exercise: Exercise) -> set[str]:
    """The fractions that the task shows itself."""
    shape, rules, numbers = exercise.tree.shape, exercise.rules, list[object]()
    for each in (*exercise.tree.payoffs, *shape.statics, *shape.odds, rules.range, rules.window):
        numbers += each if isinstance(each, tuple) else [each]
    numbers += [rules.max_sum, rules.singular, *map(str, exercise.given)]
    return {found for each in numbers for found in re.findall(_FRACTION, str(each))}


def _parts(entry: Entry | None) -> Iterator[int | Fraction]:
    """The numbers that an entry holds."""
    if isinstance(entry, Claim):
        yield entry.value
    elif isinstance(entry, tuple):
        parts = entry.bounds if isinstance(entry, Chain) else entry
        yield from (each for each in parts if isinstance(each, int | Fraction))
    elif isinstance(entry, int | Fraction):
        yield entry


def _numbers(typed: str) -> Iterator[tuple[str, int | Fraction]]:
    """The numbers that a text holds, as people see them, without their signs."""
    for found in _WRITTEN.finditer(western(typed)):
        try:
            yield as_typed(found[0]), read_decimal(re.sub(r"\s", "", found[0]))
        except NumberError:
            continue


def _with(spellings: Mapping[str, str], text: Message) -> Message:
    def own(value: Value) -> Value:
        if isinstance(value, Message):
            return _with(spellings, value)
        if isinstance(value, str):
            return _SAID.sub(lambda found: spellings.get(found[0], found[0]), value)
        return value

    return Message(text.key, tuple((name, own(value)) for name, value in text.values))

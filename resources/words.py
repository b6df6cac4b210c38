"""Every sentence that Plywood says, by its key, from one catalogue per language.

Catalogues are written as Fluent in `resources/text/LANGUAGE/` and compiled by `make text` into
`LANGUAGE.json`, one path for every language: to read Fluent itself takes longer than to start. It
has a sentence a line, sorted, which is found and read once it is said: few of them are, before the
window opens.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

DEFAULT = "en"
PSEUDO = "en-XA"
"""English with accents and longer words: shows what the catalogue lacks, and what is clipped."""
TEXT = Path(__file__).parent / "text"
LEAST_GROUPED = 1000


class Message(NamedTuple):
    """A sentence that is not said yet: its key in the catalogue, and its values.

    A value may be a sentence itself; it is said in the same language.
    """

    key: str
    values: tuple[tuple[str, Value], ...] = ()


Value = str | int | Message
Pattern = list[Any]
"""Texts, names of values, and choices among patterns by a value."""


def message(key: str, **values: Value) -> Message:
    """A sentence with its values by name."""
    return Message(key, tuple(values.items()))


def placed(why: Message, *places: Value) -> Message:
    """A sentence behind the places that it is about, the outermost first."""
    for place in reversed(places):
        why = message("placed", place=place, why=why)
    return why


def say(sentence: Message | str, language: str = DEFAULT, **values: Value) -> str:
    """The sentence in a language; a key that the catalogue lacks, or a value, is an error."""
    if isinstance(sentence, str):
        sentence = message(sentence, **values)
    said = {
        name: say(value, language) if isinstance(value, Message) else value
        for name, value in sentence.values
    }
    catalogue, pattern = _catalogue(language), _pattern(language, sentence.key)
    try:
        return catalogue.fill(pattern, said)
    except LookupError as error:
        raise ValueError(f"{sentence.key}: there is no value for {error}") from None


def say_value(value: Value, language: str = DEFAULT) -> str:
    """A value as a text: a sentence in a language, all else as it is."""
    return say(value, language) if isinstance(value, Message) else str(value)


class PlywoodError(ValueError):
    """What can't be done: a sentence that every language can say."""

    def __init__(self, sentence: Message) -> None:
        super().__init__(sentence)
        self.sentence = sentence

    def __str__(self) -> str:
        return say(self.sentence)


def languages() -> list[str]:
    """The languages there is a catalogue for."""
    return sorted(file.stem for file in TEXT.glob("*.json") if file.stem != PSEUDO)


class Catalogue(NamedTuple):
    """The sentences of one language, how it groups digits, and which word goes with a number."""

    lines: Sequence[bytes]  # a key and its sentence each, as JSON, sorted; the last is }}
    group: str
    plurals: Mapping[str, str]  # for numbers below 200; all others go by their last two digits

    def fill(self, pattern: Pattern, values: Mapping[str, str | int]) -> str:
        """A pattern with its values in place."""
        return "".join(
            part if isinstance(part, str) else self._fill_part(part, values) for part in pattern
        )

    def _fill_part(self, part: Mapping[str, Any], values: Mapping[str, str | int]) -> str:
        value = values[part["value"]]
        if "choices" in part:
            choices = part["choices"]
            keys = (str(value), self._plural(value) if isinstance(value, int) else "")
            return self.fill(
                next((choices[key] for key in keys if key in choices), choices[part["usual"]]),
                values,
            )
        if isinstance(value, int) and abs(value) >= LEAST_GROUPED:
            return f"{value:,}".replace(",", self.group)
        return str(value)

    def _plural(self, number: int) -> str:
        """The category of a number, such as one, few or other."""
        size = abs(number)
        return self.plurals.get(str(size if size < 100 else 100 + size % 100), "other")


@cache
def _catalogue(language: str) -> Catalogue:
    first, *lines = (TEXT / f"{language}.json").read_bytes().splitlines()
    head = json.loads(first + b"}}")
    return Catalogue(lines, head["group"], head["plurals"])


@cache
def _pattern(language: str, key: str) -> Pattern:
    """The sentence of this key, to be filled."""
    lines, start = _catalogue(language).lines, f'"{key}": '.encode()
    place = bisect_left(lines, start)
    if not lines[place].startswith(start):
        raise KeyError(f"the {language} catalogue has no sentence {key!r}")
    pattern: Pattern = json.loads(lines[place].removeprefix(start).removesuffix(b","))
    return pattern

"""What msgspec says of a field that is wrong, as people say it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from enum import Enum
from types import MappingProxyType

import msgspec

_SORTS = {
    "str": "text in quotes",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "datetime": "a date",
    "date": "a date",
    "time": "a time of day",
    "null": "nothing",
}


def wrong_field(
    error: msgspec.ValidationError,
    known: Iterable[str] = (),
    choices: Mapping[str, type[Enum]] = MappingProxyType({}),
) -> str:
    """The place of the field, and what belongs there.

    `known` are the names that a misspelt one may have meant, `choices` those that take a word.
    """
    words, _, place = str(error).partition(" - at `$")
    place = place.strip("`.").replace(".", ": ").replace("[...]", "")
    place = re.sub(r"\[(\d+)\]", lambda found: f": entry {int(found[1]) + 1}", place)
    if found := re.fullmatch(r"Object contains unknown field `(.+)`", words):
        close = get_close_matches(found[1], list(known), 1)
        meant = f"did you mean {close[0]}?" if close else "leave it out"
        words = f"{found[1]}: there is no such field: {meant}"
    elif found := re.fullmatch(r"Object missing required field `(.+)`", words):
        words = f"{found[1]}: this can't be left out"
    elif (found := re.fullmatch(r"Invalid enum value (.+)", words)) and place in choices:
        fits = ", ".join(str(member.value) for member in choices[place])
        words = f"take one of {fits}, not {found[1]}"
    elif found := re.fullmatch(r"Expected `(.+)`, got `(.+)`", words):
        given = "a number with a point" if found[2] == "float" else _sorts(found[2])
        words = f"takes {_sorts(found[1])}, not {given}"
    elif found := re.fullmatch(r"Expected `array` of length (\d+), got (\d+)", words):
        words = f"takes a list of {found[1]}, not of {found[2]}"
    return f"{place}: {words}" if place else words


def _sorts(names: str) -> str:
    """Sorts of values such as `int | null`, in words; whoever takes nothing need not be told."""
    sorts = [name for name in names.split(" | ") if name != "null"] or ["null"]
    if "float" in sorts and "int" in sorts:
        sorts.remove("int")
    return " or ".join(_SORTS.get(name, name) for name in sorts)

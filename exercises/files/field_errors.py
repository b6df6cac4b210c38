"""What msgspec says of a field that is wrong, as people say it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from enum import Enum
from functools import reduce
from types import MappingProxyType

import msgspec

from resources.words import Message, Value, message

_SORTS = {
    "str": "text",
    "int": "whole",
    "float": "number",
    "bool": "boolean",
    "array": "list",
    "object": "table",
    "datetime": "date",
    "date": "date",
    "time": "time",
    "null": "nothing",
}


def wrong_field(
    error: msgspec.ValidationError,
    known: Iterable[str] = (),
    choices: Mapping[str, type[Enum]] = MappingProxyType({}),
) -> tuple[list[Value], Message]:
    """The places that lead to the field, and what belongs there.

    `known` are the names that a misspelt one may have meant, `choices` those that take a word.
    """
    words, _, path = str(error).partition(" - at `$")
    parts = re.findall(r"\[\d+\]|[^.\[\]]+", path.strip("`").replace("[...]", ""))
    places: list[Value] = [
        message("entry", number=str(int(part[1:-1]) + 1)) if part.startswith("[") else part
        for part in parts
    ]
    if found := re.fullmatch(r"Object contains unknown field `(.+)`", words):
        close = get_close_matches(found[1], list(known), 1)
        misspelt = message("field-misspelt", meant=close[0]) if close else message("field-unknown")
        return [*places, found[1]], misspelt
    if found := re.fullmatch(r"Object missing required field `(.+)`", words):
        return [*places, found[1]], message("field-missing")
    choice = choices.get(".".join(parts))
    if choice is not None and (found := re.fullmatch(r"Invalid enum value (.+)", words)):
        fits = ", ".join(str(member.value) for member in choice)
        return places, message("field-choice", choices=fits, given=found[1])
    if found := re.fullmatch(r"Expected `(.+)`, got `(.+)`", words):
        given = message("sort-float") if found[2] == "float" else _sorts(found[2])
        return places, message("field-sort", sort=_sorts(found[1]), given=given)
    if found := re.fullmatch(r"Expected `array` of length (\d+), got (\d+)", words):
        return places, message("field-length", length=found[1], given=found[2])
    if found := re.fullmatch(r"Expected `(?:int|array)` (?:of length )?(<=|>=) (-?\d+)", words):
        most = {"most": found[2]} if found[1] == "<=" else {"least": found[2]}
        return places, message("field-most" if "most" in most else "field-least", **most)
    return places, message("words", words=words)


def _sorts(names: str) -> Value:
    """Sorts of values such as `int | null`, in words; whoever takes nothing need not be told."""
    sorts = [name for name in names.split(" | ") if name != "null"] or ["null"]
    if "float" in sorts and "int" in sorts:
        sorts.remove("int")
    first, *others = (message(f"sort-{_SORTS[name]}") if name in _SORTS else name for name in sorts)
    return reduce(lambda one, other: message("either", one=one, other=other), others, first)

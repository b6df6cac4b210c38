"""A TOML text, looked over before it is read: names that never end are refused."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

MOST_PARTS = 32
"""How many parts a name such as a.b.c may have: reading takes the square of them."""
MOST_LETTERS = 2**16
"""How long a text may be whose comments are kept: reading them takes 100 times the work."""
# Each string ends at the latest with the file or the line, so that none is tried twice.
_STRINGS = re.compile(
    r'"""(?:\\.?|[^\\])*?(?:"""|\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"(?:\\.?|[^"\\\n])*"?'
    r"|'[^'\n]*'?",
    re.DOTALL,
)
_LONG_NAME = re.compile(rf"(?<![\w-])(?:[\w-]+[ \t]*\.[ \t]*){{{MOST_PARTS}}}")


class TomlError(ValueError):
    """Why a text is no TOML that can be read; where that is known, after the line and column."""

    def __init__(self, message: str, place: str = "") -> None:
        super().__init__(message)
        self.place = place


def table_from(text: str) -> dict[str, Any]:
    """What a TOML text holds."""
    if found := _LONG_NAME.search(_without_strings(text)):
        shown = found[0][:30]
        raise TomlError(f"a name that begins {shown!r} has too many parts: write a shorter one")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        words, _, place = str(error).partition(" (at ")
        raise TomlError(words, place.removesuffix(")") or "end of document") from None
    except ValueError:  # what Python says of a number with thousands of digits
        raise TomlError("a number has too many digits: write a smaller one") from None
    except RecursionError:
        raise TomlError("it is nested too deep: write flat lists and tables") from None


def document_from(text: str) -> tomlkit.TOMLDocument:
    """A TOML text with its comments, to be changed; a long one takes too long to read so."""
    if len(text) > MOST_LETTERS:
        raise TomlError(f"a text of more than {MOST_LETTERS} letters can't be changed")
    table_from(text)
    try:
        return tomlkit.parse(text)
    except (TOMLKitError, ValueError, RecursionError) as error:
        raise TomlError(str(error)) from None


def _without_strings(text: str) -> str:
    """The text with one letter in the place of each string."""
    return _STRINGS.sub("s", text)

"""A TOML text, looked over before it is read: names that never end are refused."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from resources.words import Message, PlywoodError, message

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


class TomlError(PlywoodError):
    """Why a text is no TOML that can be read; where that is known, after the line and column."""

    def __init__(self, sentence: Message, place: str = "") -> None:
        super().__init__(sentence)
        self.place = place


def table_from(text: str) -> dict[str, Any]:
    """What a TOML text holds."""
    if found := _LONG_NAME.search(_without_strings(text)):
        raise TomlError(message("toml-long-name", name=repr(found[0][:30])))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        words, _, place = str(error).partition(" (at ")
        place = place.removesuffix(")") or "end of document"
        raise TomlError(message("words", words=words), place) from None
    except ValueError:  # what Python says of a number with thousands of digits
        raise TomlError(message("toml-long-number")) from None
    except RecursionError:
        raise TomlError(message("toml-deep")) from None


def document_from(text: str) -> tomlkit.TOMLDocument:
    """A TOML text with its comments, to be changed; a long one takes too long to read so."""
    if len(text) > MOST_LETTERS:
        raise TomlError(message("toml-long", most=str(MOST_LETTERS)))
    table_from(text)
    try:
        return tomlkit.parse(text)
    except (TOMLKitError, ValueError, RecursionError) as error:
        raise TomlError(message("words", words=str(error))) from None


def _without_strings(text: str) -> str:
    """The text with one letter in the place of each string."""
    return _STRINGS.sub("s", text)

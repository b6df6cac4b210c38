"""The plain part of Fluent, read without it: its import costs as much as the window's.

Read here are texts, `{ $values }` and choices by a value. All else, and all that hangs on the
grammar of another language, is left to Fluent.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

Values = Mapping[str, str | int]

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*)[ ]*=[ ]*(.*(?:\n(?:[ ]+\S.*|[ \t]*(?=\n)|\}.*))*)", re.M)
_VALUE = re.compile(r"\{\s*\$(\w[\w-]*)\s*\}")
_CHOICE = re.compile(r"\{\s*\$(\w[\w-]*)\s*->\s*((?:[^{}]|\{\s*\$\w[\w-]*\s*\})*)\}")
_VARIANT = re.compile(r"(\*?)\[\s*([\w-]+)\s*\][ ]*((?:(?!\n\s*\*?\[\s*[\w-]+\s*\])[\s\S])*)")
_LEAST_GROUPED = 1000


class Beyond(Exception):
    """A sentence that needs Fluent itself."""


class Catalogue:
    """The sentences of one language, by key."""

    def __init__(self, sources: Iterable[str], language: str) -> None:
        self.language = language
        self.patterns = {
            key: pattern for source in sources for key, pattern in _MESSAGE.findall(source)
        }

    def say(self, key: str, values: Values) -> str:
        """The sentence with its values in place."""
        pattern = self.patterns.get(key)
        if pattern is None:
            raise Beyond
        text, choices = _dedented(pattern), 1
        while choices:  # from the innermost out
            text, choices = _CHOICE.subn(
                lambda found: self._chosen(found[1], found[2], values), text
            )
        text = _VALUE.sub(lambda found: "\0" + self._shown(values.get(found[1])) + "\1", text)
        if "{" in text and "{" in re.sub("\0.*?\1", "", text, flags=re.S):
            raise Beyond
        return text.replace("\0", "").replace("\1", "")

    def _shown(self, value: str | int | None) -> str:
        grouped = isinstance(value, int) and abs(value) >= _LEAST_GROUPED
        if value is None or (grouped and self.language != "en"):
            raise Beyond
        return f"{value:,}" if grouped else str(value)

    def _chosen(self, name: str, variants: str, values: Values) -> str:
        value = values.get(name)
        if value is None or (isinstance(value, int) and self.language != "en"):
            raise Beyond
        word = ("one" if value == 1 else "other") if isinstance(value, int) else value
        default = None
        for star, key, text in _VARIANT.findall(variants):
            if key in (word, str(value)):
                return _dedented(text)
            if star:
                default = _dedented(text)
        if default is None:
            raise Beyond
        return default


@cache
def _dedented(pattern: str) -> str:
    """A pattern without the spaces that only set it off in the file."""
    first, *rest = pattern.rstrip().split("\n")
    indents = [len(line) - len(line.lstrip(" ")) for line in rest if line.strip()]
    indent = min(indents, default=0)
    return "\n".join([first, *(line[indent:] for line in rest)]).strip("\n")

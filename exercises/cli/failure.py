"""How a command says that it can't do what was asked."""

from __future__ import annotations

import re


class CannotDo(Exception):
    """One clear line: what can't be done, and the cure."""


class WrongWords(Exception):
    """One clear line: which of the words on the command line is wrong, and what fits."""


_VALUE = r"Invalid value for '(.+?)': "
_OUR_WORDS = (
    (_VALUE + r"Input should be a valid integer.*", r"\1 takes a whole number"),
    (_VALUE + r"Input should be greater than or equal to (\S+)", r"\1 takes numbers from \2 on"),
    (_VALUE + r"Input should be less than or equal to (\S+)", r"\1 takes numbers up to \2"),
    (_VALUE + r"(?:Value error, )?(.+?)\.?", r"\1: \2"),
    (r"Option '(.+)' requires an argument\.", r"\1 needs a value"),
    (r"Option '(.+)' requires (\d+) arguments\.", r"\1 needs \2 values"),
    (r"Missing argument '(.+)'\.", r"a word is missing: '\1'"),
    (r"No such command '(.+)'\.", r"there is no command '\1'"),
    (r"No such option: (\S+)(.*)", r"there is no option \1\2"),
    (r"Got unexpected extra argument\(s\) \((.+)\)", r"too many words: \1"),
)
"""What the library says of wrong words, and how we say it."""


def our_words(message: str) -> str:
    """A message of the library in our own words."""
    for theirs, ours in _OUR_WORDS:
        if found := re.fullmatch(theirs, message, re.DOTALL):
            return found.expand(ours)
    return message

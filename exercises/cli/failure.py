"""How a command says that it can't do what was asked."""

from __future__ import annotations


class CannotDo(Exception):
    """One clear line: what can't be done, and the cure."""


class WrongWords(Exception):
    """One clear line: which of the words on the command line is wrong, and what fits."""

"""How a command reads its words, and says that it can't do what was asked."""

from __future__ import annotations

from resources.words import Message, PlywoodError, message, placed
from search.methods import METHODS
from search.numbers import NumberError, read_decimal
from search.tree import Score


class CannotDo(PlywoodError):
    """One clear line: what can't be done, and the cure."""


class WrongWords(PlywoodError):
    """One clear line: which of the words on the command line is wrong, and what fits."""


def unknown_method(name: str) -> Message:
    """What to say of a method that there is none of."""
    return message("cli-method", method=repr(name), methods=", ".join(METHODS))


def option_number(text: str, option: str) -> Score:
    """The number that an option gives."""
    try:
        return read_decimal(text.strip())
    except NumberError as error:
        raise WrongWords(placed(error.sentence, option)) from None

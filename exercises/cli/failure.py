"""How a command reads its words, and says that it can't do what was asked."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

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


def check_out(out: Path, endings: Iterable[str]) -> None:
    """Refuse a file that can't be written, or whose ending says another kind, before any work."""
    endings = tuple(endings)
    if out.suffix.lower() not in endings:
        told = ", ".join(ending[1:] for ending in endings)
        raise WrongWords(message("cli-out-ending", out=str(out), count=len(endings), endings=told))
    if out.is_dir():
        raise CannotDo(message("cli-out-folder", out=str(out)))
    if not out.parent.is_dir():
        raise CannotDo(message("folder-none", folder=str(out.parent)))

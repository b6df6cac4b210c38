"""Square roots kept exactly, as the constant of UCB1 needs them: √2, or 1.4 as the root of 1.96."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from math import isqrt
from typing import NamedTuple

from resources.words import message
from search.numbers import NumberError, as_int, read_decimal, show_number
from search.tree import Score

_ROOT = re.compile(r"(?:√|sqrt)\s*\(?\s*([^()\s]+)\s*\)?", re.IGNORECASE)
MOST_DECIMALS = 6


class Root(NamedTuple):
    """The square root of a number that is not below 0."""

    squared: Fraction

    @property
    def number(self) -> Score | None:
        """The root itself, where it is a fraction."""
        top, bottom = isqrt(self.squared.numerator), isqrt(self.squared.denominator)
        exact = Fraction(top, bottom)
        return as_int(exact) if exact * exact == self.squared else None

    def text(self) -> str:
        """As files and the command line have it: "1.4", "1/3" or "sqrt 2"."""
        number = self.number
        return f"sqrt {self.squared}" if number is None else _decimal(number)

    def show(self) -> str:
        """As people see it."""
        return self.text().replace("sqrt ", "√")


def _decimal(number: Score) -> str:
    """A number with a point where few decimals tell it, else as a fraction."""
    if 10**MOST_DECIMALS % number.denominator:
        return show_number(number)
    return str((Decimal(number.numerator) / number.denominator).normalize() + 0)


def read_root(text: str) -> Root:
    """The root that is written as `1.4`, `7/5`, `sqrt 2`, `sqrt(2)` or `√2`."""
    found = _ROOT.fullmatch(text.strip())
    number = Fraction(read_decimal(found[1] if found else text.strip()))
    if number < 0:
        raise NumberError(message("number-negative", text=repr(text)))
    return Root(number if found else number * number)

"""Square roots kept exactly, as the constant of UCB1 needs them: √2, or 1.4 as the root of 1.96."""

import re
from decimal import Decimal
from fractions import Fraction
from math import isqrt
from typing import NamedTuple

from resources.words import message
from search.numbers import NumberError, as_int, read_decimal, show_number
from search.tree import Score

_ROOT = (
    r"(?:(?P<factor>[^()*/\s]+)\s*(?P<sign>[*/]?)\s*)?(?:√|sqrt)\s*"
    r"(?:\((?P<inside>[^()]+)\)(?:\s*/\s*(?P<below>[^()\s]+))?|(?P<bare>[^()\s]+))"
)
"""A root alone, with a factor before it, below one, or above one; compiled when one is read."""
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
        if number is not None:
            return _decimal(number)
        return f"sqrt({self.squared})" if self.squared.denominator > 1 else f"sqrt {self.squared}"

    def show(self) -> str:
        """As people see it."""
        if self.number is not None:
            return self.text()
        top, bottom = self.squared.numerator, self.squared.denominator
        return f"√{top}" if bottom == 1 else f"1/√{bottom}" if top == 1 else f"√({top}/{bottom})"


def _decimal(number: Score) -> str:
    """A number with a point where few decimals tell it, else as a fraction."""
    if 10**MOST_DECIMALS % number.denominator:
        return show_number(number)
    return str((Decimal(number.numerator) / number.denominator).normalize() + 0)


def read_root(text: str) -> Root:
    """The root that is written as `1.4`, `7/5`, `sqrt 2`, `√2`, `2 sqrt 2`, `1/√2` or `√(2)/2`."""
    found = re.fullmatch(_ROOT, text.strip(), re.IGNORECASE)
    if found is None:
        number = Fraction(read_decimal(text.strip()))
        return Root(_positive(number, text) * number)
    inside = found["inside"] or found["bare"]
    if found["bare"] and "/" in inside and not inside.startswith("1/"):
        raise NumberError(message("number-two-roots", text=repr(text)))  # of 2/3, or √2 over 3
    squared = _positive(Fraction(read_decimal(inside.strip())), text)
    factor = _positive(Fraction(read_decimal(found["factor"] or "1")), text)
    below = _positive(Fraction(read_decimal(found["below"] or "1")), text)
    if below == 0 or (found["sign"] == "/" and squared == 0):
        raise NumberError(message("number-by-zero", text=repr(text)))
    return Root((factor / below) ** 2 * (1 / squared if found["sign"] == "/" else squared))


def _positive(number: Fraction, text: str) -> Fraction:
    if number < 0:
        raise NumberError(message("number-negative", text=repr(text)))
    return number

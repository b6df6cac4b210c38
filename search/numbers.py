"""Exact numbers, read from text and written back."""

from __future__ import annotations

import math
import re
import unicodedata
from fractions import Fraction

from resources.words import PlywoodError, message
from search.tree import Payoff, Score

MOST_DIGITS = 30
NUMBER = r"[+-]?(?:\d+(?:/\d+|\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?"
_NUMBER = re.compile(NUMBER)
_WHOLE = re.compile(r"[+-]?\d+")
_COMMA = r"[+-]?\d*,\d+"
_MINUS = "−\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{FIGURE DASH}\N{EN DASH}\N{FULLWIDTH HYPHEN-MINUS}"
_SIGNS = str.maketrans(f"{_MINUS}٫،؛⩽⩾≦≧", "-" * len(_MINUS) + ".,;≤≥≤≥")

Bound = Score | float
"""A score, or one of the two infinities: the only floats there are."""

INFINITY = math.inf


class NumberError(PlywoodError):
    """Why a text is no number."""


def western(text: str) -> str:
    """The same words with our own digits and signs, whatever keyboard they were typed on."""
    if text.isascii():
        return text
    digits = (str(unicodedata.decimal(sign)) if sign.isdecimal() else sign for sign in text)
    return "".join(digits).translate(_SIGNS)


def read_number(text: str) -> Score:
    """The exact number written as `3`, `-2.5`, `7/3` or `1e3`; NumberError says why not."""
    text = western(text)
    if not _NUMBER.fullmatch(text):
        raise NumberError(message("number-none", text=repr(text)))
    if len(text) > MOST_DIGITS:
        raise NumberError(message("number-long", most=MOST_DIGITS))
    if _WHOLE.fullmatch(text):
        return int(text)
    exponent = re.split("[eE]", text)[1:]
    if exponent and abs(int(exponent[0])) > MOST_DIGITS:
        raise NumberError(message("number-exponent", text=text, most=MOST_DIGITS))
    if exponent and "/" in text:
        raise NumberError(message("number-none", text=repr(text)))
    try:
        return as_int(Fraction(text))
    except ZeroDivisionError:
        raise NumberError(message("number-by-zero", text=text)) from None


def read_decimal(text: str) -> Score:
    """The number in a place for one alone, where a comma is as good as a point."""
    text = western(text)
    return read_number(text.replace(",", ".") if re.fullmatch(_COMMA, text) else text)


def split_numbers(text: str) -> list[str]:
    """The numbers in a row, each to be read as a decimal.

    Commas and spaces separate them; where semicolons do, commas belong to the numbers.
    """
    text = western(text)
    if ";" in text:
        return [part.strip() for part in text.split(";") if part.strip()]
    return text.replace(",", " ").split()


def as_int(score: Score) -> Score:
    """The same number, as an int where it is whole."""
    return score.numerator if score.denominator == 1 else score


def write_payoff(payoff: Payoff) -> str:
    """`3`, `7/3` or `(1, 2, 6)`."""
    if isinstance(payoff, tuple):
        return f"({', '.join(map(str, payoff))})"
    return str(payoff)


def show_number(number: Payoff | Bound) -> str:
    """A number or a vector as people see it: a true minus, ∞, and never broken across lines."""
    if isinstance(number, float):
        return "+∞" if number > 0 else "−∞"
    return write_payoff(number).replace("-", "−").replace(" ", "\N{NO-BREAK SPACE}")


def show_factor(payoff: Payoff) -> str:
    """A number after a sign of multiplication: below 0 it stands in brackets."""
    shown = show_number(payoff)
    return f"({shown})" if shown.startswith("−") else shown

"""Numbers of UCB1 as they are told and written down."""

from __future__ import annotations

from fractions import Fraction

from search.methods.ucb import factor
from search.roots import Root
from search.rules import Rules
from search.tree import Score

DECIMALS, TOLERANCE = 3, Fraction(1, 100)
"""How exactly UCB1 is told, and how exact it must be: two decimals are enough."""
WRITTEN = 9
"""So many decimals of a right answer are kept."""


def double(rules: Rules) -> Fraction:
    """√2 where 2 ln N stands below the root, else 1."""
    return Fraction(factor(rules._replace(exploration=Root(Fraction(1)))))


def short(number: Fraction | None) -> Fraction | None:
    """A number as somebody may write it down, with far more decimals than are asked for."""
    return None if number is None else round(number, WRITTEN)


def rounded(number: Score, decimals: int = DECIMALS) -> str:
    """A number with so many decimals."""
    return f"{float(number):.{decimals}f}".replace("-", "−")

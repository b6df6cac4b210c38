"""UCB1 of a child: its mean, and what its few visits add to that (Auer and others 2002).

Roots and logarithms are taken to so many digits that no rounding decides: two of them are equal
only where visits and wins are, and then they are worked out alike.
"""

from __future__ import annotations

from decimal import Decimal, localcontext
from fractions import Fraction
from functools import lru_cache

from search.rules import Rules, Ucb
from search.tree import Score

DIGITS = 40


@lru_cache(maxsize=4096)
def root_of_log(visits: int, parent: int) -> Decimal:
    """√(ln N / n), as a table on paper has it."""
    with localcontext() as context:
        context.prec = DIGITS
        return (Decimal(parent).ln() / visits).sqrt()


def ucb1(wins: Score, visits: int, parent: int, rules: Rules) -> Decimal:
    """w/n + C·√(ln N / n), or with 2 ln N; both n and N are above 0."""
    with localcontext() as context:
        context.prec = DIGITS
        mean = Decimal(wins.numerator) / (wins.denominator * visits)
        return mean + factor(rules) * root_of_log(visits, parent)


def factor(rules: Rules) -> Decimal:
    """What √(ln N / n) is multiplied by: C, or C·√2."""
    squared: Fraction = rules.exploration.squared * (2 if rules.ucb is Ucb.DOUBLE else 1)
    with localcontext() as context:
        context.prec = DIGITS
        return (Decimal(squared.numerator) / squared.denominator).sqrt()

"""Mistakes about who the opponent is: what a MIN node is then taken to be worth."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from exercises.items.opponents import Opponent, reply
from search.numbers import as_int
from search.tree import Score


def always_least(opponent: Opponent, values: Sequence[Score], p: Fraction) -> Score:
    """Every opponent is taken for MIN."""
    return min(values)


def kind(opponent: Opponent, values: Sequence[Score], p: Fraction) -> Score:
    """An opponent at random is hoped to take what is best for MAX."""
    return max(values) if opponent is Opponent.RANDOM else reply(opponent, values, p)


def undivided(opponent: Opponent, values: Sequence[Score], p: Fraction) -> Score:
    """The outcomes of a random move are added up and not divided."""
    if opponent is Opponent.RANDOM:
        return sum(values)
    if opponent is Opponent.WANDERS:
        return as_int((1 - p) * Fraction(min(values)) + p * sum(values))
    return reply(opponent, values, p)


def swapped(opponent: Opponent, values: Sequence[Score], p: Fraction) -> Score:
    """The best reply is expected with p, and the other otherwise."""
    return reply(opponent, values, 1 - p)


def other_lapse(opponent: Opponent, values: Sequence[Score], p: Fraction) -> Score:
    """Who errs is expected to take any move, and who moves at random the worst."""
    others = {Opponent.ERRS: Opponent.WANDERS, Opponent.WANDERS: Opponent.ERRS}
    return reply(others.get(opponent, opponent), values, p)

"""Mistakes with weighted features: a weight or an opponent forgotten, a side turned round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from exercises.exercise import Exercise
from exercises.items.games import features
from exercises.items.games.given_features import FeatureValue, Worth, value, worth
from exercises.misconceptions.beside_mistakes import answering
from exercises.solution import Answers
from search.numbers import as_int
from search.tree import Score


def weighing(worth: Worth) -> Callable[[Exercise], Answers]:
    """What somebody writes for whom features add something else."""
    return answering(lambda e: features.items(e.tree, e.rules, e.given, worth))


def without_weight(weight: Score, count: FeatureValue) -> Score:
    """The weight is forgotten."""
    return value(count)


def added(weight: Score, count: FeatureValue) -> Score:
    """What MIN has is added."""
    return as_int(weight * (count.own + (count.theirs or 0)))


def own_only(weight: Score, count: FeatureValue) -> Score:
    """What MIN has is left out."""
    return as_int(weight * count.own)


def without_sign(weight: Score, count: FeatureValue) -> Score:
    """Every weight is taken for one above 0."""
    return worth(max(weight, -weight), count)


def _mean(terms: Sequence[Score], weights: Sequence[Score]) -> Score:
    share = sum(max(weight, -weight) for weight in weights) or 1
    return as_int(Fraction(sum(terms)) / share)


divided = answering(lambda e: features.items(e.tree, e.rules, e.given, total=_mean))
"""Sums are divided by the sum of the weights."""
turned_round = answering(lambda e: features.items(e.tree, e.rules, e.given, turned=True))
"""The side on which a position is better is turned round."""

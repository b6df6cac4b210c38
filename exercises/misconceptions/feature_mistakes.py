"""Mistakes with weighted features: a weight or an opponent forgotten, a side turned round."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from exercises.items.games.given_features import FeatureValue, value, worth
from search.numbers import as_int
from search.tree import Score


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


def mean(terms: Sequence[Score], weights: Sequence[Score]) -> Score:
    """Sums are divided by the sum of the weights."""
    share = sum(max(weight, -weight) for weight in weights) or 1
    return as_int(Fraction(sum(terms)) / share)

"""The points of a question are shared in whole and half ones that add up to it."""

from __future__ import annotations

import os
from fractions import Fraction

import pytest
from generated import generated, kind_levels

from exercises.judging.points import HALF, paid
from exercises.judging.scheme import Scheme
from exercises.kinds import KINDS
from exercises.making.recipe_files import LEVELS
from exercises.wording.marks_in_words import marking_rules, paid_for
from resources.words import say

SEEDS = min(10, int(os.environ.get("PLYWOOD_SEEDS", "1")))
EACH = kind_levels(lambda place, level: level in (1 + place % LEVELS, LEVELS))
"""Every kind at its last level and at another; `make stress` takes all levels."""
WHOLE = [Fraction(points) for points in range(1, 41)]
ODD = [HALF, Fraction(5, 2), Fraction(21, 10)]


@pytest.mark.every(2)
@pytest.mark.parametrize(("kind", "level"), EACH)
def test_what_is_paid_adds_up_to_the_points_in_halves(kind: str, level: int) -> None:
    for seed in range(SEEDS):
        exercise = generated(kind, level, seed)
        for scheme in (Scheme.KNOWLEDGE, Scheme.PLAIN):
            for points in WHOLE:
                groups = paid(exercise, scheme, points)
                assert sum(group.points for group in groups) == points
                for group in groups:
                    assert group.points > 0
                    assert (group.points / HALF).denominator == 1
                    if group.steps:
                        assert group.steps[-1] == (group.many, group.points)
            for points in ODD:
                assert sum(group.points for group in paid(exercise, scheme, points)) == points


@pytest.mark.parametrize("points", [1, 7, 40])
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_paid_can_be_said(kind: str, points: int) -> None:
    exercise = generated(kind, 3, 0)
    for scheme in Scheme:
        told = [
            *paid_for(exercise, scheme, Fraction(points)),
            *marking_rules(exercise, scheme, Fraction(points)),
        ]
        for sentence in told:
            assert "⅓" not in say(sentence)
            assert "⅙" not in say(sentence)

"""The points of a question are shared in whole and half ones that add up to it."""

from __future__ import annotations

import os
from fractions import Fraction

import pytest
from asking import asked
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


@pytest.mark.parametrize(
    ("tree", "points", "said"),
    [
        ("[[3 12 8] [2 4 6] [14 5 2]]", "3/2", "½ for the values of B, C, D, if all are right"),
        (
            "[[3 12] [2 4] [14 5] [7 1] [9 6]]",
            "2",
            "1 for the values of B, C, D, E, F: at least 3 right: ½, 5 right: 1",
        ),
    ],
)
def test_too_few_halves_for_all_entries_are_earned_by_so_many_right_ones(tree, points, said):
    (_, together) = paid_for(asked("minimax", tree), Scheme.KNOWLEDGE, Fraction(points))
    assert say(together) == said


def test_who_marks_by_hand_reads_how_a_single_slip_is_marked() -> None:
    exercise = asked("alpha-beta", "[[6 9] [4 7] [5 8]]")
    said = [say(each) for each in marking_rules(exercise, Scheme.KNOWLEDGE, Fraction(10))]
    assert (
        "Where some cut is right as it stands, a cut that a slip shifts to another node counts as "
        "right, too. Where that slip is all that is wrong, so does a cut that it shifts to another "
        "branch of its node; and if r cuts are right then, each one that the slip makes impossible "
        "earns r/(r + 1) of its marks."
    ) in said
    assert (
        "If a single α or β that earns marks is all that is wrong, nothing is taken off for it. An "
        "α or β that only repeats it earns its marks as well, all of these together at most as "
        "much as what is right."
    ) in said

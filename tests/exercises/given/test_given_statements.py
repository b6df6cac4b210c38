"""Statements to judge: some are true, some false, so that saying the same of all earns little."""

import pytest
from generated import generated

from exercises.kinds import items_of
from exercises.solution import solution


@pytest.mark.parametrize("level", [3, 4, 5])
def test_a_quarter_of_the_statements_at_least_is_true_and_a_quarter_false(level):
    for seed in range(12):
        exercise = generated("statements", level, seed)
        right = solution(exercise)
        truths = [right[item.blank] for item in items_of(exercise).values()]
        least = max(1, round(len(truths) / 4))
        assert min(truths.count(True), truths.count(False)) >= least

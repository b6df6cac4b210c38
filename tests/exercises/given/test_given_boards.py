"""Boards that are drawn to be evaluated: such that one move is the best."""

import pytest
from generated import generated

from exercises.solution import solution
from search.tree import GameTree


@pytest.mark.parametrize("level", [3, 4, 5])
def test_one_move_is_better_than_all_others(level):
    for seed in range(8):
        exercise = generated("evaluation", level, seed)
        tree = exercise.tree
        right = {blank.item: entry for blank, entry in solution(exercise).items()}
        children = tree.children(GameTree.ROOT)
        if children:
            values = [right[tree.labels[child] or tree.path(child)] for child in children]
            assert len(values) > 1
            assert values.count(right[tree.labels[GameTree.ROOT]]) == 1

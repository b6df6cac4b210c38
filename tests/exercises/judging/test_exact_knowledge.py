"""Who knows all that was seen of a node says nothing wrong of it, whatever the search returns."""

import os

import pytest
from asking import typed
from generated import generated

from exercises.asks.entry import Claim, Relation
from exercises.exercise import Verdict
from exercises.making.recipe_files import LEVELS
from exercises.solution import run, solution
from exercises.wording.feedback import check
from search.rules import Fail, Order, Rules
from search.tree import Mover

INFINITY = float("inf")
SEEDS = max(2, int(os.environ.get("PLYWOOD_SEEDS", "4")) // 4)
HARD = Rules(fail=Fail.HARD)
COURSES = (
    Rules(),
    Rules(cut_on_equal=False),
    HARD,
    HARD._replace(cut_on_equal=False),
    HARD._replace(cut_on_equal=False, order=Order.RIGHT_TO_LEFT),
    HARD._replace(deep=False),
)


def span(tree, visited, node):
    """The least and the most that a node can be worth, by the leaves that were evaluated."""
    if node not in visited:
        return -INFINITY, INFINITY
    if tree.is_leaf(node):
        return (tree.payoffs[node],) * 2
    choose = max if tree.mover(node) is Mover.MAX else min
    spans = [span(tree, visited, child) for child in tree.children(node)]
    return choose(least for least, _ in spans), choose(most for _, most in spans)


def known(least, most, prefers_most):
    """What is known between these numbers; of two that are known, one."""
    if least == most:
        return Claim(Relation.EXACTLY, least)
    if least == -INFINITY or (prefers_most and most != INFINITY):
        return Claim(Relation.AT_MOST, most)
    return Claim(Relation.AT_LEAST, least)


@pytest.mark.parametrize("rules", COURSES)
@pytest.mark.parametrize("prefers_most", [False, True])
def test_all_that_is_known_of_a_node_is_right(rules, prefers_most):
    for level in range(1, LEVELS + 1):
        for seed in range(SEEDS):
            exercise = generated("bounds", level, seed).under(rules)
            visited = set(run(exercise).values)
            answers = {
                blank: known(*span(exercise.tree, visited, blank.node), prefers_most)
                for blank in solution(exercise)
            }
            feedback = check(exercise, typed(answers))
            verdicts = {each.blank: each.verdict for each in feedback.remarks}
            assert {verdicts[blank] for blank in answers} == {Verdict.RIGHT}
            assert feedback.score == feedback.maximum

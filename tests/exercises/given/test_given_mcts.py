"""Playouts that are drawn so that the move in the end is never in doubt."""

from fractions import Fraction

import pytest
from generated import generated

from exercises.dice import Dice
from exercises.given.giving import given_anew
from exercises.items.monte_carlo.by_hand import ByHand
from exercises.wording.mcts_rules import root_table
from search.methods import METHODS
from search.methods.mcts_steps import BackUp, Select
from search.rules import FinalMove
from search.tree import GameTree


def test_no_two_moves_have_the_best_mean_where_that_decides():
    usual = generated("mcts", 5)
    made = given_anew(usual.under(usual.rules._replace(final_move=FinalMove.MEAN)), Dice("mean"))
    assert made is not None
    counts = METHODS["mcts"].run(made.tree, made.rules).end.counts
    means = sorted(Fraction(counts[child]) for child in made.tree.children(GameTree.ROOT))
    assert len(means) > 1
    assert means[-1] > means[-2]


@pytest.mark.parametrize("level", range(1, 6))
def test_the_table_of_roots_has_whatever_ucb1_asks_for(level):
    exercise = generated("mcts", level)
    by, roots = ByHand(exercise.tree, exercise.rules), root_table(exercise)
    counts = by.first
    for step in METHODS["mcts"].run(exercise.tree, exercise.rules).own_steps:
        if isinstance(step, BackUp):
            counts = counts | {step.node: (step.wins, step.visits)}
        if isinstance(step, Select) and step.scores:
            for child in exercise.tree.children(step.node):
                visits = counts.get(child, (0, 0))[1]
                if visits:
                    assert visits in roots[by.parent_visits(counts, child)]

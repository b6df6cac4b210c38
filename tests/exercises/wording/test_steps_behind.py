"""The steps of a search that decide what belongs into one blank."""

import pytest
from asking import asked

from exercises.asks import Ask
from exercises.exercise import Blank
from exercises.solution import run
from exercises.wording.steps_behind import steps_behind
from search.tree import GameTree

TREE = "max[min[3 12] min[2 4]]"
"""Its alpha-beta search, step by step:

0 enter A, 1 enter B, 2 evaluate 3, 3 update B, 4 evaluate 12, 5 update B, 6 leave B, 7 update A,
8 enter C, 9 evaluate 2, 10 update C, 11 cut 4, 12 leave C, 13 update A, 14 leave A
"""


@pytest.mark.parametrize(
    ("path", "ask", "steps"),
    [
        ("", Ask.VALUE, (0, 6, 7, 12, 13, 14)),  # what B and C return, and what A makes of it
        ("0", Ask.VALUE, (1, 2, 3, 4, 5, 6)),
        ("", Ask.BEST, (0, 6, 7, 12, 13, 14)),
        ("", Ask.ALPHA, (0, 7, 13, 14)),
        ("0", Ask.BETA, (0, 1, 3, 5, 6)),  # A had no bound yet
        ("1", Ask.ALPHA, (7, 8, 10, 12)),  # A's bound is B's value
        ("0", Ask.CUT, (0, 1)),
        ("0.1", Ask.CUT, (0, 1, 2, 3, 4)),
        ("1", Ask.CUT, (0, 6, 7, 8)),
        ("1.0", Ask.SEEN, (7, 8, 9)),
        ("1.1", Ask.CUT, (7, 8, 9, 10, 11)),
        ("1.1", Ask.SEEN, (7, 8, 9, 10, 11)),
        ("1.1", Ask.VALUE, (7, 8, 9, 10, 11)),  # nothing: its branch is cut
        ("", Ask.CUT, (0,)),
        ("", Ask.LEAVES, (2, 4, 9)),
        ("1.1", Ask.RANGE, ()),
    ],
)
def test_the_steps_behind_a_blank_are_those_that_decide_it(path, ask, steps):
    exercise = asked("alpha-beta", TREE)
    assert steps_behind(run(exercise), Blank(exercise.tree.find(path), ask)) == steps


def test_below_a_cut_branch_its_steps_decide():
    exercise = asked("alpha-beta", "max[3 min[2 max[4 5]]]")
    trace, tree = run(exercise), exercise.tree
    cut = steps_behind(trace, Blank(tree.find("1.1"), Ask.CUT))
    for path in ("1.1", "1.1.0", "1.1.1"):
        assert steps_behind(trace, Blank(tree.find(path), Ask.VALUE)) == cut
    assert steps_behind(trace, Blank(GameTree.ROOT, Ask.VALUE)) != cut

"""Guesses: the same habit on every sheet, which looks at no solution."""

import pytest
from asking import asked
from generated import generated

from exercises import entries
from exercises.asks import Ask
from exercises.exercise import Blank
from exercises.guesses import GUESSES, different, guesses
from exercises.kinds import KINDS
from exercises.making.recipe_files import LEVELS
from search.numbers import INFINITY


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_a_guess_fills_blanks_of_every_kind_with_entries_that_can_be_read(kind, level):
    exercise = generated(kind, level, 1)
    for topic, sheets in guesses(exercise).items():
        assert set(sheets) == set(GUESSES[topic])
        assert len(different(sheets)) >= 2
        for sheet in sheets.values():
            assert set(sheet) <= set(exercise.blanks)
            for blank, entry in sheet.items():
                assert entries.read(exercise, blank, entries.write(entry)) == entry


def test_a_guess_at_leaves_ticks_what_it_does_not_cut_and_counts_the_ticks():
    exercise = asked("leaves", "max[min[3 5 4] min[2 9 6]]")
    (sheets,) = guesses(exercise).values()
    ticked = {exercise.key(blank) for blank in sheets["second subtree cut"]}
    assert ticked == {"0.0:seen", "0.1:seen", "0.2:seen", ":leaves"}
    assert sheets["second subtree cut"][Blank(0, Ask.LEAVES)] == 3


def test_every_leaf_cut_is_every_leaf_and_no_branch_above_one():
    exercise = asked("cuts", "max[min[3 5 4] min[2 9 6]]")
    (sheets,) = guesses(exercise).values()
    leaves = {blank.node for blank in sheets["every leaf cut"]}
    assert leaves == set(exercise.tree.leaves)
    branches = {blank.node for blank in sheets["every branch cut"]}
    assert branches == set(exercise.tree) - {0}


def test_infinities_stand_at_the_ends_that_know_nothing_yet():
    exercise = asked("windows", "max[min[3 5 4] min[2 9 6]]")
    (sheets,) = guesses(exercise).values()
    known = {Ask.ALPHA: -INFINITY, Ask.BETA: INFINITY}
    assert sheets["infinities"] == {blank: known[blank.ask] for blank in exercise.blanks}

"""New exercises for a course: trees on which its conventions show."""

import secrets

from exercises.exercise_files import exercise_sources
from exercises.making.generate import ignore_progress
from exercises.solution import run
from search.rules import Fail, Rules


def test_a_tree_that_a_strict_and_fail_hard_course_cuts_too_little_of_is_passed_over(monkeypatch):
    seeds = iter((0, 2, 4))  # with none of 2 cuts, one of 3, and one of 2
    monkeypatch.setattr(secrets, "randbelow", lambda _: next(seeds))
    rules = Rules(cut_on_equal=False, fail=Fail.HARD)
    made = exercise_sources.make("window-chain", 4, rules, ignore_progress)
    assert made.seed == 4
    assert len(run(made).cutoffs) == 1


def test_where_nothing_is_cut_otherwise_the_first_tree_is_taken(monkeypatch):
    monkeypatch.setattr(secrets, "randbelow", lambda _: 0)
    assert exercise_sources.make("window-chain", 4, Rules(), ignore_progress).seed == 0

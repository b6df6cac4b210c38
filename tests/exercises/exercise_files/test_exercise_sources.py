"""New exercises for a course: trees on which its conventions show."""

import secrets

import pytest

from exercises.exercise_files import exercise_sources
from exercises.files.file_error import FileError
from exercises.making.codes import exercise_of
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


@pytest.mark.parametrize("code", ["cuts-1-00001", "alpha-beta-3.2-7Q4K2"])
def test_a_code_is_opened_whether_or_not_it_looks_like_a_file_s_name(code):
    assert exercise_sources.opened(code, Rules(), ignore_progress) == (exercise_of(code), {})


def test_what_has_an_ending_and_is_no_code_is_looked_for_as_a_file(tmp_path):
    with pytest.raises(FileError, match=r"nowhere\.json"):
        exercise_sources.opened(str(tmp_path / "nowhere.json"), Rules(), ignore_progress)

"""An exercise is what it asks, and nothing that was worked out about it."""

import pickle

import pytest
from asking import PICTURE, asked

from exercises.blank_order import writing_order
from exercises.exercise import Verdict
from exercises.making.codes import exercise_of
from exercises.wording.feedback import check


def test_an_exercise_that_was_checked_goes_to_another_process_bare():
    exercise = exercise_of("cuts-3-00005")
    fresh = pickle.dumps(exercise)
    feedback = check(exercise, dict.fromkeys(exercise.blanks, True))
    assert any(each.verdict is Verdict.WRONG for each in feedback.remarks)
    assert pickle.dumps(exercise) == fresh
    assert pickle.loads(fresh) == exercise


def test_nothing_can_be_kept_in_an_exercise():
    exercise = exercise_of("cuts-3-00005")
    with pytest.raises(AttributeError):
        exercise.solution = {}


def test_exercises_that_ask_the_same_are_equal():
    exercise = exercise_of("cuts-3-00005")
    assert exercise == exercise_of("cuts-3-00005") != exercise_of("cuts-3-00006")
    assert hash(exercise) == hash(exercise_of("cuts-3-00005"))


@pytest.mark.parametrize(
    ("kind", "asks"), [("alpha-beta", {"value", "alpha", "beta", "best"}), ("cuts", {"cut"})]
)
def test_tab_goes_through_boxes_and_through_branches_only_where_there_are_none(kind, asks):
    exercise = asked(kind, PICTURE)
    order = writing_order(exercise)
    assert {blank.ask.value for blank in order} == asks
    assert set(order) == {blank for blank in exercise.blanks if blank.ask.value in asks}

"""Every entry knows the entries that it is worked out from."""

import pytest
from asking import PICTURE, asked, typed

from exercises.asks import Ask
from exercises.exercise import Blank
from exercises.judging.check import judge
from exercises.judging.inputs import inputs
from exercises.kinds import KINDS
from exercises.making.codes import exercise_of
from exercises.solution import solution
from search.rules import Order, Rules, WindowAsked


def rests_on(kind, rules=None, **answers):
    """What each blank rests on, by the blanks' keys."""
    exercise = asked(kind, PICTURE, rules)
    written = typed(solution(exercise)) | {
        Blank(exercise.tree.find(path), Ask.CUT): True for path in answers.get("cut", ())
    }
    followed = judge(exercise, written).followed
    return {
        exercise.key(blank): {exercise.key(each) for each in inputs(followed, blank)}
        for blank in exercise.blanks
    }


def test_a_value_rests_on_the_values_below_and_a_window_on_the_one_above_or_a_sibling():
    rests = rests_on("alpha-beta")
    assert rests[":value"] == {"0:value", "1:value"}
    assert rests["0.0:value"] == set()  # it is read off the leaves
    assert rests["0:alpha"] == {":alpha"}
    assert rests["0.1:beta"] == {"0.0:value"}
    assert rests["1.1:cut"] == {"1.0:value", "1:alpha"}
    assert rests["1:value"] == {"1.0:value", "1.1:cut"}


def test_what_is_not_asked_stands_for_what_it_comes_from():
    assert rests_on("windows")["1:alpha"] == set()
    assert rests_on("cuts", cut=["0.1"])["1.1:cut"] == {"0.1:cut"}
    leaves = rests_on("leaves")[":leaves"]
    assert len(leaves) == 12
    assert all(each.endswith(":seen") for each in leaves)


def test_the_order_of_the_children_and_the_moment_of_the_windows_decide_what_is_before():
    backwards = rests_on("alpha-beta", Rules(order=Order.RIGHT_TO_LEFT))
    assert backwards["0:alpha"] == {"1:value"}
    leaving = rests_on("alpha-beta", Rules(asked=WindowAsked.LEAVING))
    assert leaving["1:alpha"] == {"0:value"}
    assert leaving[":alpha"] == {"0:value", "1:value"}


@pytest.mark.parametrize("kind", KINDS)
def test_no_entry_rests_on_itself_or_on_what_is_not_asked(kind):
    exercise = exercise_of(f"{kind}-3-00001")
    followed = judge(exercise, typed(solution(exercise))).followed
    for blank in exercise.blanks:
        rests = inputs(followed, blank)
        assert blank not in rests
        assert rests <= set(exercise.blanks)

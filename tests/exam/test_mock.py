"""A mock exam: how long it takes, what of it is filled in, and that it comes back as it stood."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from exercises.asks import Ask
from exercises.exam.blueprint import without_question
from exercises.exam.mock import (
    MockQuestion,
    brought_back,
    kept,
    minutes_of,
    sit,
    title_of,
    under_way,
)
from exercises.exam.spec import Question, SpecError
from exercises.exam.spec_reading import quiz_from
from exercises.exercise_files.stored_exercise import UNREADABLE
from exercises.making.codes import exercise_of
from resources.words import say

SHORT = (Path(__file__).parents[1] / "cases" / "short_exam.toml").read_text("utf-8")


def short_exam(time: str) -> str:
    """The same, with another time."""
    return SHORT.replace("10 minutes", time)


@pytest.mark.parametrize(
    ("time", "minutes"),
    [("1 h 30", 90), ("2h", 120), ("45 min", 45), ("", 13), ("0", 13), ("900 min", 600)],
)
def test_an_exam_takes_as_long_as_it_says_or_a_minute_a_point(time: str, minutes: int) -> None:
    assert minutes_of(quiz_from(short_exam(time), "quiz")) == minutes


def test_what_is_sat_comes_back_as_it_stood() -> None:
    exam = sit(short_exam("10 min"))
    assert [each.points for each in exam.questions] == [4, 6]
    assert (exam.minutes, exam.left_out, exam.points) == (10, 1, 10)
    blank = exam.questions[0].exercise.blanks[0]
    exam = exam.with_question(0, typed={blank: "7"}, flagged=True)
    later = replace(exam, spent=30, at=1)
    assert brought_back(kept(later)) == later
    assert sit(short_exam(""), 5).minutes == 5


@pytest.mark.parametrize(
    "change", [{"at": 2}, {"at": -1}, {"minutes": 0}, {"minutes": 601}, {"spent": -1}]
)
def test_what_can_not_have_been_kept_is_not_brought_back(change: dict[str, int]) -> None:
    table = kept(sit(short_exam("10 min")))
    with pytest.raises(UNREADABLE):
        brought_back(table | change)
    for possible in ({"at": 1}, {"minutes": 1}, {"minutes": 600}, {"spent": 0}):
        assert brought_back(table | possible)


def test_an_exam_in_words_alone_can_not_be_marked_here() -> None:
    with pytest.raises(SpecError):
        sit('title = "Words"\n[[questions]]\ntext = "Why?"\nlines = 2\npoints = 3\n')


def test_a_tree_that_is_only_asked_about_in_words_is_not_sat() -> None:
    shown = """
[[questions]]
kind = "minimax"
level = 1
text = "Why?"
lines = 2
points = 3
text_points = 3
"""
    exam = sit(SHORT.format(time="9 min") + shown)
    assert [question.exercise.kind for question in exam.questions] == ["minimax", "cuts"]


def test_a_question_is_taken_out_of_a_blueprint_by_its_place() -> None:
    quiz = quiz_from(SHORT.format(time="9 min"), "quiz")
    for place in range(3):
        left = without_question(quiz, place).questions
        assert left == [each for each in quiz.questions if each is not quiz.questions[place]]


def test_boxes_are_counted_where_there_are_any_and_else_whether_something_is_marked() -> None:
    values = exercise_of("minimax-1.1-5")
    one = MockQuestion(values, Fraction(1), {values.blanks[0]: "3"})
    assert one.filled == (1, len(values.blanks))
    cuts = exercise_of("cuts-1.1-5")
    assert {blank.ask for blank in cuts.blanks} == {Ask.CUT}
    assert MockQuestion(cuts, Fraction(1)).filled == (0, 1)
    assert MockQuestion(cuts, Fraction(1), dict.fromkeys(cuts.blanks, True)).filled == (1, 1)


@pytest.mark.parametrize(
    ("question", "title"),
    [
        (Question(title="Mine", kind="cuts"), "Mine"),
        (Question(kind="cuts", level=1), "Alpha-beta: what is cut"),
        (Question(code="cuts-1.1-5"), "cuts-1.1-5"),
        (Question(text="Why?"), "Why?"),
    ],
)
def test_a_question_is_called_by_its_title_kind_code_or_words(
    question: Question, title: str
) -> None:
    assert title_of(question, say) == title


def test_of_an_exam_that_is_sat_the_minutes_left_are_known_and_of_no_other():
    table = {"title": "Mine", "minutes": 40, "spent": 61, "done": False}
    assert under_way(table) == ("Mine", 39)
    assert under_way(table | {"spent": 9_999}) == ("Mine", 0)
    for other in (None, {}, table | {"done": True}, table | {"minutes": "soon"}):
        assert under_way(other) is None

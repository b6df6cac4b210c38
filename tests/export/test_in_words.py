"""Questions in words and by choices, and parts on one tree."""

from fractions import Fraction
from html import unescape

import pytest
from lxml import etree

from exercises.exam.secret import Secret
from exercises.exam.spec_reading import quiz_from
from exercises.paper.printed_exam import make
from tests.export import canvas_model, moodle_model, qti21_model
from tests.export.canvas_model import files
from tests.export.exports import exported
from tests.export.schemas import QTI12, QTI21, complaints

SPEC = """
title = "Midterm"
[[questions]]
text = "What does {1:SA:=x} & [a] <b> mean?"
points = 4
lines = 3
answer = "Nothing."
[[questions]]
text = "Which search prunes?"
choices = ["minimax", "alpha-beta"]
right = 2
points = 3
[[questions]]
text = "Which are complete?"
choices = ["a ~ b", "c # d", "e } f"]
right = [1, 3]
points = 5
[[questions]]
kind = "minimax"
tree = "[[3 12 8] [2 4 6]]"
text = "Look at this tree."
parts = [{kind = "minimax", points = 4}, {kind = "cuts", points = 2}, {text = "Why?", points = 1}]
"""


@pytest.fixture(scope="module")
def exam():
    return make(quiz_from(SPEC, "quiz"), Secret(b"0" * 16, 1))


def test_what_is_chosen_in_words_is_marked_by_moodle(exam):
    data = exported(exam, "moodle")
    assert [each.findtext("name/text")[:2] for each in moodle_model.questions(data, "essay")] == [
        "1 ",
        "4c",
    ]
    one, several = moodle_model.questions(data, "multichoice")
    (parts,) = moodle_model.questions(data)
    assert [float(each.findtext("defaultgrade")) for each in (one, several)] == [3, 5]
    assert [moodle_model.mark_choice(one, place) for place in (0, 1)] == [0, 1]
    assert moodle_model.mark_choice(several, {0, 2}) == 1
    assert moodle_model.mark_choice(several, {0, 1, 2}) <= Fraction(1, 2)
    assert moodle_model.mark_choice(several, {0, 1, 2, 3}) == 0
    texts = [unescape(each.findtext("text")) for each in several.iter("answer")]
    assert texts[:3] == ["a ~ b", "c # d", "e } f"]
    weights = [field.weight for field in moodle_model.fields(moodle_model.text_of(parts))]
    assert [sum(weights[:3]), sum(weights[3:])] == [4, 2]
    assert moodle_model.mark(moodle_model.text_of(parts), ["3", "3", "2", {6, 7}]) == 1
    assert "Look at this tree." in moodle_model.text_of(parts)
    assert [file.get("name") for file in parts.iter("file")] == ["treea.svg", "treeb.svg"]


def test_what_is_chosen_in_words_is_marked_by_canvas(exam):
    data = exported(exam, "canvas")
    assert not complaints(canvas_model.quiz(data), QTI12)
    groups = list(canvas_model.groups(data))
    assert [points for points, _ in groups] == [4, 3, 5, 4, 2, 1]
    (one,), (several,) = groups[1][1], groups[2][1]
    sorts = [canvas_model.sort(each) for each in (one, several)]
    assert sorts == ["multiple_choice_question", "multiple_answers_question"]
    assert canvas_model.mark(one, [1]) == 1
    assert canvas_model.mark(one, [0]) == 0
    assert canvas_model.mark(several, [{0, 2}]) == 1
    assert canvas_model.mark(several, [{0}]) == Fraction(1, 2)


def test_what_is_chosen_in_words_is_marked_by_qti_2_1(exam):
    held = files(exported(exam, "qti21"))
    items = {name: etree.fromstring(held[name]) for name in held if name.startswith("items/")}
    assert not [each for item in items.values() for each in complaints(item, QTI21)]
    one, several = items["items/q2words.xml"], items["items/q3words.xml"]
    assert qti21_model.Item(one, [1]).outcomes["SCORE"] == 3
    assert qti21_model.Item(one, [0]).outcomes["SCORE"] == 0
    assert qti21_model.Item(several, [{0, 2}]).outcomes["SCORE"] == 5
    assert qti21_model.Item(several, [{1}]).outcomes["SCORE"] == 0
    parts = qti21_model.Item(items["items/q4v1.xml"], ["3", "3", "2", {6, 7}])
    assert parts.outcomes["SCORE"] == parts.most == 6

"""Moodle XML, as Moodle's importer reads it."""

from base64 import b64decode
from fractions import Fraction

import pytest
from generated import generated
from lxml import etree

from exercises.asks import Ask
from exercises.export.exercise_fields import fields as exercise_fields
from exercises.judging.scheme import Scheme
from exercises.kinds import KINDS
from tests.export.exports import exam_of, exported
from tests.export.moodle_model import KNOWN, fields, questions, text_of

KIND_LEVELS = [(kind, 1 + place % 5) for place, kind in enumerate(KINDS)]


def moodle(*exercises, **words):
    return exported(exam_of(exercises, **words), "moodle")


@pytest.mark.every(2)
@pytest.mark.parametrize(("kind", "level"), KIND_LEVELS)
def test_weights_are_whole_and_add_up_to_the_points_or_a_multiple_of_them(kind, level):
    for points in (1, 10, 2.5):
        (question,) = questions(moodle(generated(kind, level), points=points))
        weights = [each.weight for each in fields(text_of(question))]
        assert min(weights) >= 1
        assert sum(weights) % Fraction(points) == 0
        if len(weights) <= points == int(points):
            assert sum(weights) == points


@pytest.mark.every(2)
@pytest.mark.parametrize(("kind", "level"), KIND_LEVELS)
def test_moodle_knows_every_part_of_a_mark(kind, level):
    (question,) = questions(moodle(generated(kind, level)))
    for each in fields(text_of(question)):
        shares = [one.share for one in each.listed]
        if each.sort != "MULTIRESPONSE":
            assert 1 in shares
        else:
            assert abs(sum(share for share in shares if share > 0) - 1) < Fraction(1, 1000)
            assert sum(shares) < Fraction(1, 1000), "ticking everything must earn nothing"
        for share in shares:
            assert not share or min(abs(abs(share) - part) for part in KNOWN) < Fraction(1, 10**6)


def test_an_infinity_is_typed_and_no_number_holds_a_sign_that_moodle_rejects():
    (question,) = questions(moodle(generated("windows", 1)))
    first = fields(text_of(question))[0]
    assert first.sort == "SHORTANSWER"
    right = {one.text for one in first.listed if one.share == 1}
    assert {"-inf", "−inf", "-∞", "−∞"} <= right
    (numbers,) = questions(moodle(generated("minimax", 5)))
    assert {each.sort for each in fields(text_of(numbers))} == {"NUMERICAL"}


def test_no_field_is_wider_than_another_that_asks_for_the_same():
    for kind, level in (("windows", 3), ("minimax", 5), ("alpha-beta", 2), ("game-states", 1)):
        exercise = generated(kind, level)
        (question,) = questions(moodle(exercise))
        asked = [blank.ask for blank in exercise.blanks if not blank.ask.row.mark]
        widths: dict[Ask, set[int]] = {}
        for ask, each in zip(asked, fields(text_of(question)), strict=False):
            if each.sort in ("NUMERICAL", "SHORTANSWER"):
                widths.setdefault(ask, set()).add(max(len(one.text) for one in each.listed))
        assert widths
        assert all(len(found) == 1 for found in widths.values()), widths


def test_the_tree_goes_in_as_a_file_of_its_own():
    (question,) = questions(moodle(generated("minimax", 1)))
    (file,) = question.findall("questiontext/file")
    assert file.get("encoding") == "base64"
    assert f'src="@@PLUGINFILE@@/{file.get("name")}"' in text_of(question)
    assert b64decode(file.text).startswith(b"<svg ")


def test_questions_stand_in_categories_by_kind_and_level():
    data = moodle(generated("minimax", 2), generated("cuts", 1))
    paths = [each.findtext("category/text") for each in questions(data, "category")]
    assert paths == [
        "$course$/top/Plywood/Midterm {1:SA:=x} & <b>/Minimax values/Level 2/"
        "Question 1: Minimax values",
        "$course$/top/Plywood/Midterm {1:SA:=x} & <b>/Alpha-beta: what is cut/Level 1/"
        "Question 2: Alpha-beta: what is cut",
    ]


def test_questions_are_of_sorts_that_need_no_setting_of_their_own():
    """An ordering question without `shownumcorrect` would stop the whole import."""
    data = moodle(*(generated(*each) for each in KIND_LEVELS), text="Why?", text_points=1)
    sorts = {each.get("type") for each in etree.fromstring(data).iter("question")}
    assert sorts == {"category", "cloze", "essay"}


def test_an_instructor_s_words_make_no_fields():
    data = moodle(generated("cuts", 1), text="Why {1:SA:=x}? </text> & [a]", text_points=2)
    (essay,) = questions(data, "essay")
    assert not fields(text_of(essay))
    assert float(essay.findtext("defaultgrade")) == 2


def test_a_known_mistake_is_named_and_that_no_slip_is_followed_through_is_said():
    (question,) = questions(moodle(generated("minimax", 1)))
    feedback = [one.feedback for each in fields(text_of(question)) for one in each.listed]
    assert "A known mistake: MAX takes the smallest and MIN the largest." in feedback
    assert "follows rightly from an earlier slip" in question.findtext("generalfeedback/text")


@pytest.mark.parametrize(("kind", "level"), [("bounds", 2), ("interval", 1), ("window-chain", 1)])
def test_moodle_reads_every_listed_answer_as_it_was_listed(kind, level):
    exercise = generated(kind, level)
    (question,) = questions(moodle(exercise))
    for read, field in zip(
        fields(text_of(question)), exercise_fields(exercise, Scheme.KNOWLEDGE), strict=True
    ):
        listed = [(text, each.share) for each in field.listed for text in each.texts]
        assert [(one.text, one.share) for one in read.listed[:-1]] == listed

"""A question that is changed asks what it is to ask, and nothing of what it was before."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from exercises.exam.question_editing import (
    LEVEL,
    from_source,
    with_fields,
    with_kind,
    with_part,
    without_part,
)
from exercises.exam.spec import Part, Question
from exercises.exam.spec_checks import check_question

CUTS = Question(kind="cuts", level=3, points=6, roll=5, rules={"cut_on_equal": False})
WORDS = Question(text="Why?", lines=3, points=4)
ASKED = Part(text="What is cut?", lines=2, points=2)


@pytest.mark.parametrize("question", [CUTS, WORDS])
def test_a_part_that_is_added_and_taken_away_leaves_the_question_as_it_was(
    question: Question,
) -> None:
    parted = with_part(question, ASKED)
    check_question(parted)
    assert parted.parts[1] == ASKED
    assert parted.worth == question.worth + ASKED.worth
    assert without_part(parted, 1) == question


@pytest.mark.parametrize(("points", "whole"), [(1, "3"), (1.5, "3.5")])
def test_a_question_has_the_points_of_its_parts_written_as_one_would(
    points: float, whole: str
) -> None:
    assert str(with_part(replace(WORDS, points=2), replace(ASKED, points=points)).points) == whole


def test_a_question_without_the_part_of_its_tree_goes_without_a_tree() -> None:
    left = without_part(with_part(CUTS, ASKED), 0)
    check_question(left)
    assert left == replace(Question(), text=ASKED.text, lines=ASKED.lines, points=ASKED.points)


def test_fields_of_a_part_are_its_own_and_add_up() -> None:
    parted = with_fields(with_part(CUTS, ASKED), 1, {"points": 3})
    assert [part.points for part in parted.parts] == [6, 3]
    assert parted.points == 9
    assert with_fields(parted, 1, {"level": 5}).level == 5


def test_another_kind_keeps_the_level_and_words_alone_have_none() -> None:
    assert with_kind(CUTS, "windows", "").level == CUTS.level
    assert with_kind(CUTS, "", "Why?") == Question(text="Why?", points=6)
    assert with_kind(WORDS, "cuts", WORDS.text).level == LEVEL


def test_trees_come_from_one_place_alone() -> None:
    own = from_source(CUTS, tree="[[1 2] [3 4]]", rules={"window": [0, 5]})
    assert (own.level, own.roll) == (None, None)
    assert own.rules == {**CUTS.rules, "window": [0, 5]}
    back = from_source(own)
    assert (back.tree, back.level, back.rules) == (None, LEVEL, CUTS.rules)
    for question in (own, back, from_source(CUTS, recipe={"depth": 3})):
        check_question(question)

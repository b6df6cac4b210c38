"""What an instructor is told of an exam, by the numbers that stand on its paper."""

from __future__ import annotations

from operator import ne

import pytest

from exercises.exam.secret import Secret
from exercises.exam.spec import Fairness, Question, Quiz
from exercises.kinds import KINDS
from exercises.making.other_keys import key_of
from exercises.paper.printed_exam import make
from resources.words import say

SECRET = Secret(b"0123456789abcdef", 7)


def notes(*questions: Question, **fields: object) -> list[str]:
    quiz = Quiz(title="T", questions=list(questions), **fields)  # type: ignore[arg-type]
    return [say(note) for note in make(quiz, SECRET).notes]


@pytest.mark.every(3)
@pytest.mark.parametrize("kind", KINDS)
def test_how_many_answers_a_question_has_is_told_as_it_is_printed(kind: str) -> None:
    quiz = Quiz(title="T", questions=[Question(kind=kind, level=1)], versions=6)
    exam = make(quiz, SECRET)
    keys = [key_of(exam.sheet(copy).tasks[0].exercise) for copy in exam.copies]
    assert all(map(ne, keys, [*keys[1:], keys[0]]))
    count = len(set(keys))
    told = (
        "Question 1: a different answer on every sheet."
        if count == len(keys)
        else f"Question 1: {count} different answers for 6 versions; "
        "neighbours on the list never have the same one."
    )
    assert told in [say(note) for note in exam.notes]


def test_three_versions_of_two_answers_are_not_said_to_keep_neighbours_apart() -> None:
    small = {"widths": [3, 2], "leaves": [1, 20], "cutoffs": [1, 1], "pruned": [1, 1]}
    (said,) = notes(Question(kind="cuts", recipe=small), versions=3)
    assert said == (
        "Question 1: 2 different answers for 3 versions; "
        "some neighbours on the list have the same one."
    )


def test_they_are_told_of_once_with_the_cure() -> None:
    small = {"widths": [2, 2], "leaves": [1, 20], "cutoffs": [1, 1]}
    cuts, values = Question(kind="cuts", recipe=small, count=2), Question(kind="minimax", level=1)
    said, own = notes(values, cuts, values, cuts, versions=2)
    assert said.startswith("Questions 2, 3, 5, 6 have other numbers on every sheet")
    assert 'fairness "none"' in said
    assert own == "Questions 1, 4: different answers on every sheet."


@pytest.mark.parametrize(
    "fields", [{"versions": 1}, {"versions": 2, "fairness": Fairness.NONE}], ids=str
)
def test_other_trees_and_a_single_sheet_need_no_such_note(fields: dict[str, object]) -> None:
    assert notes(Question(kind="cuts", level=1), **fields) == []


def test_the_same_tree_for_all_is_what_was_asked_for() -> None:
    assert notes(Question(kind="cuts", level=1, seed=5), versions=2) == []


def test_an_own_tree_whose_numbers_are_tied_is_said_to_be_the_same_on_several_sheets() -> None:
    vectors = "A[B[(1,2,6) (4,2,3)] B[(6,1,2) (7,4,1)]]"
    own = Question(kind="max-n-cuts", tree=vectors, rules={"max_sum": 12})
    assert notes(own, versions=1) == []
    (said,) = notes(own, versions=2)
    assert said == "Question 1: its numbers are tied, so its tree is the same on every sheet."


def test_questions_are_numbered_as_on_paper() -> None:
    values, sums = Question(kind="minimax", level=1, count=3), Question(kind="max-n-cuts", level=1)
    two = Question(kind="max-n-cuts", level=1, count=2)
    first, second, _ = notes(values, sums, two, versions=2)
    assert first.startswith("Question 4: its numbers can't change")
    assert second.startswith("Questions 5 to 6: their numbers can't change")

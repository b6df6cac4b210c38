"""What an instructor is told of an exam, by the numbers that stand on its paper."""

from __future__ import annotations

import pytest

from exercises.exam.secret import Secret
from exercises.exam.spec import Fairness, Question, Quiz
from exercises.kinds import KINDS
from exercises.paper.printed_exam import make
from resources.words import say

SECRET = Secret(b"0123456789abcdef", 7)
SAME_ANSWER = ("cuts", "best-line", "leaves", "ordering", "range-cuts")


def notes(*questions: Question, **fields: object) -> list[str]:
    quiz = Quiz(title="T", questions=list(questions), **fields)  # type: ignore[arg-type]
    return [say(note) for note in make(quiz, SECRET).notes]


@pytest.mark.parametrize("kind", KINDS)
def test_questions_with_fewer_answers_than_sheets_are_told_of(kind: str) -> None:
    question = Question(kind=kind, level=1)
    said = [note for note in notes(question, versions=12) if "neighbours" in note]
    assert bool(said) is (kind in SAME_ANSWER)


def test_they_are_told_of_once_with_the_cure() -> None:
    small = {"widths": [2, 2], "leaves": [1, 20], "cutoffs": [1, 1]}
    cuts, values = Question(kind="cuts", recipe=small, count=2), Question(kind="minimax", level=1)
    (said,) = notes(values, cuts, values, cuts, versions=2)
    assert said.startswith("Questions 2, 3, 5, 6 have other numbers on every sheet")
    assert 'fairness "matched" or "none"' in said


@pytest.mark.parametrize(
    "fields", [{"versions": 1}, {"versions": 2, "fairness": Fairness.NONE}], ids=str
)
def test_other_trees_and_a_single_sheet_need_no_such_note(fields: dict[str, object]) -> None:
    assert notes(Question(kind="cuts", level=1), **fields) == []


def test_the_same_tree_for_all_is_what_was_asked_for() -> None:
    assert notes(Question(kind="cuts", level=1, seed=5), versions=2) == []


def test_questions_are_numbered_as_on_paper() -> None:
    values, sums = Question(kind="minimax", level=1, count=3), Question(kind="max-n-cuts", level=1)
    two = Question(kind="max-n-cuts", level=1, count=2)
    first, second = notes(values, sums, two, versions=2)
    assert first.startswith("Question 4: its numbers can't change")
    assert second.startswith("Questions 5 to 6: their numbers can't change")

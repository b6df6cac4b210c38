"""The page about quizzes names every field that there is."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from exercises.exam.secret import Secret
from exercises.exam.spec import Part, Question, Quiz
from exercises.exam.spec_reading import quiz_from
from exercises.making.recipe import Recipe
from exercises.paper.folder import NAMES
from exercises.paper.printed_exam import make
from search.rules import Rules

PAGE = (Path(__file__).parents[2] / "docs" / "quiz.md").read_text("utf-8")


@pytest.mark.parametrize(
    "names",
    [
        Quiz.__struct_fields__,
        Question.__struct_fields__,
        Part.__struct_fields__,
        Rules._fields,
        tuple(each.name for each in fields(Recipe)),
        tuple(name for name in NAMES if "." in name),
    ],
)
def test_every_field_is_named(names: tuple[str, ...]) -> None:
    assert [name for name in names if f"`{name}`" not in PAGE] == []


def test_the_midterm_of_the_page_is_a_quiz() -> None:
    text = PAGE.split("```toml\n")[1].split("```")[0]
    exam = make(quiz_from(text, "it"), Secret(b"0123456789abcdef", 7))
    assert [len(tasks) for tasks in exam.sheet(exam.copies[0]).questions] == [1, 1, 3, 1, 1]

"""Whatever is drawn for a quiz can be printed on the paper that it asks for."""

from __future__ import annotations

import pytest

from exercises.exam.page_fit import Orientation
from exercises.exam.roster import Student
from exercises.exam.secret import Secret
from exercises.exam.spec import Fairness, Paper, Question, Quiz
from exercises.making.recipe import RecipeError
from exercises.paper.layout.fit import fit
from exercises.paper.printed_exam import make

KEY = b"0123456789abcdef"


def fits(
    question: Question, fairness: Fairness, paper: Paper, sheets: int
) -> list[Orientation | None]:
    quiz = Quiz(title="T", paper=paper, fairness=fairness, questions=[question])
    students = [Student(f"s{number}", "") for number in range(sheets)]
    exam = make(quiz, Secret(KEY, 1), students)
    return [
        fit((task.exercise,), paper).page for copy in exam.copies for task in exam.sheet(copy).tasks
    ]


@pytest.mark.parametrize("fairness", Fairness)
def test_a_tree_that_fits_no_page_gives_way_to_another(fairness: Fairness) -> None:
    recipe = {"widths": [3, 2, [2, 3], 2], "leaves": [-50, 50]}
    question = Question(kind="best-line", recipe=recipe, count=4)
    assert None not in fits(question, fairness, Paper.LETTER, 8)


@pytest.mark.parametrize("fairness", Fairness)
def test_a_recipe_whose_trees_fit_no_page_is_refused_with_the_size(fairness: Fairness) -> None:
    recipe = {"widths": [6, 6, 3], "leaves": [-300, 300]}
    with pytest.raises(RecipeError, match=r"question 1: its tree needs .* take a smaller tree"):
        fits(Question(kind="best-line", recipe=recipe), fairness, Paper.LETTER, 3)

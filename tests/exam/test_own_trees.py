"""A tree of one's own is asked about only where there is an answer."""

from __future__ import annotations

import pytest

from exercises.exam.secret import Secret
from exercises.exam.spec import Question, Quiz
from exercises.making.other_keys import key_of
from exercises.making.recipe import RecipeError
from exercises.paper.printed_exam import make
from exercises.solution import solution

SECRET = Secret(b"0123456789abcdef", 7)
CHANCE = "max[chance[10 10] chance[0 5]]"
VECTORS = "A[B[(1,2,6) (4,2,3)] B[(6,1,2) (7,4,1)]]"
STATIC = "max[min{3}[5 1] min{4}[2 9]]"


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (
            Question(kind="range-cuts", tree=CHANCE),
            "range: range-cuts needs one: write such as rules = {range = [0, 10]} beside its tree",
        ),
        (
            Question(kind="depth-limit", tree=STATIC),
            "depth: depth-limit needs one: write such as rules = {depth = 2} beside its tree",
        ),
        (
            Question(kind="max-n-cuts", tree=VECTORS),
            "max_sum: max-n-cuts needs one: write such as rules = {max_sum = 12} beside its tree",
        ),
        (
            Question(kind="cuts", tree="[[1 2] [3 4]]"),
            "tree: nothing is to be marked in it as cuts: take another tree",
        ),
        (
            Question(
                kind="range-cuts", tree="max[chance[5 5] chance[0 5]]", rules={"range": [0, 90]}
            ),
            "tree: nothing is to be marked in it as range-cuts",
        ),
    ],
)
def test_a_question_without_an_answer_is_refused(question: Question, said: str) -> None:
    with pytest.raises(RecipeError) as failure:
        make(Quiz(title="T", questions=[question]), SECRET)
    assert str(failure.value).startswith(f"question 1: {said}")


@pytest.mark.parametrize(
    "question",
    [
        Question(kind="range-cuts", tree=CHANCE, rules={"range": [0, 10]}),
        Question(kind="depth-limit", tree=STATIC, rules={"depth": 1}),
        Question(kind="max-n-cuts", tree=VECTORS, rules={"max_sum": 12}),
        Question(kind="cuts", tree="[[3 4] [1 2]]"),
    ],
)
def test_what_the_words_of_the_cure_say_is_taken(question: Question) -> None:
    exam = make(Quiz(title="T", questions=[question]), SECRET)
    (task,) = exam.sheet(exam.copies[0]).tasks
    assert solution(task.exercise)


def test_a_recipe_of_ones_own_needs_what_its_kind_asks_about() -> None:
    bare = Question(kind="depth-limit", recipe={"widths": [2, 2, 2]})
    with pytest.raises(RecipeError, match="recipe: rules: depth-limit asks about one"):
        make(Quiz(title="T", questions=[bare]), SECRET)
    assert make(Quiz(title="T", questions=[bare], conventions={"depth": 2}), SECRET).slots


def test_a_recipe_of_ones_own_has_something_to_cut() -> None:
    quiz = Quiz(title="T", questions=[Question(kind="cuts", recipe={"widths": [2, 2]})], versions=6)
    exam = make(quiz, SECRET)
    assert all(solution(exam.sheet(copy).tasks[0].exercise) for copy in exam.copies)


def test_versions_of_an_own_tree_that_asks_for_cuts_have_other_keys() -> None:
    question = Question(kind="cuts", tree="[[3 12 8] [2 4 6] [14 5 2]]")
    exam = make(Quiz(title="T", questions=[question], versions=2), SECRET)
    keys = {key_of(exam.sheet(copy).tasks[0].asked) for copy in exam.copies}
    assert len(keys) == 2

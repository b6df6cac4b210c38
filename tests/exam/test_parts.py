"""Questions in words, by choices, in parts on one tree, and trees of one's own in variants."""

from __future__ import annotations

from fractions import Fraction

import pytest

from exercises.exam.quiz_file import brought_back, kept, written
from exercises.exam.secret import Secret
from exercises.exam.spec import Part, Question, Quiz, SpecError
from exercises.exam.spec_reading import quiz_from
from exercises.making.recipe import RecipeError
from exercises.making.variants import difficulty
from exercises.paper.layout.sheets import question_pages, solution_pages
from exercises.paper.printed_exam import make
from exercises.solution import solution
from search import notation
from tests.paper.quizzes import first_sheet, question_pdf, solution_pdf, text

SECRET = Secret(b"0123456789abcdef", 7)
OWN = "[[3 12 8] [2 4 6] [14 5 2]]"
WORDS = Question(text="What is a ply?", answer="One player's move.", lines=3, points=4)
CHOICE = Question(
    text="What does alpha-beta return?",
    choices=["The minimax value", "The number of leaves", "Always 0"],
    right=1,
    points=2,
)
PARTS = Question(
    kind="minimax",
    level=2,
    text="All parts are about this tree.",
    points=12,
    parts=[
        Part(kind="minimax", points=4),
        Part(kind="cuts", points=5),
        Part(text="Does the order matter?", points=1, lines=1, answer="Yes."),
        Part(text="Who moves at the root?", points=2, choices=["MAX", "MIN"], right=[1]),
    ],
)


def quiz(*questions: Question, versions: int = 1) -> Quiz:
    return Quiz(title="T", questions=list(questions), versions=versions)


def test_a_question_in_words_needs_no_tree() -> None:
    sheet = first_sheet(make(quiz(WORDS), SECRET))
    (task,) = sheet.tasks
    assert task.exercise is None
    assert task.tree_points == 0
    asked = text(question_pdf(quiz(WORDS), sheet))
    assert "What is a ply?" in asked
    assert "One player's move." not in asked
    solved = text(solution_pdf(quiz(WORDS), sheet))
    assert "Answer: One player's move." in solved
    assert "The answer in words earns up to 4 points." in solved


def test_choices_stand_in_another_order_on_other_sheets_and_keep_what_is_right() -> None:
    exam = make(quiz(CHOICE, versions=8), SECRET)
    tasks = [exam.sheet(copy).tasks[0] for copy in exam.copies]
    assert tasks[0].question.choices == CHOICE.choices
    assert len({tuple(task.question.choices) for task in tasks}) > 3
    for task in tasks:
        (right,) = task.question.rights
        assert task.question.choices[right - 1] == "The minimax value"


def test_fixed_choices_stay_in_their_order() -> None:
    fixed = Question(text="Why?", choices=["a", "b", "all of these"], right=[3], fixed=True)
    exam = make(quiz(fixed, versions=8), SECRET)
    shown = {tuple(exam.sheet(copy).tasks[0].question.choices) for copy in exam.copies}
    assert shown == {("a", "b", "all of these")}


def test_nothing_is_crossed_on_a_question_sheet() -> None:
    sheet = first_sheet(make(quiz(CHOICE), SECRET))
    lines = [
        [len(item.shapes) for page in pages for item in page.items if item.role.value == "choice"]
        for pages in (question_pages(quiz(CHOICE), sheet), solution_pages(quiz(CHOICE), sheet))
    ]
    asked, solved = lines
    assert len(set(asked)) == 1
    assert solved[0] > asked[0]
    assert solved[1:] == asked[1:]


def test_parts_are_asked_of_one_tree() -> None:
    exam = make(quiz(PARTS, versions=3), SECRET)
    for copy in exam.copies:
        first, second, third, fourth = exam.sheet(copy).tasks
        assert first.exercise is not None
        assert second.exercise is not None
        assert first.exercise.tree == second.exercise.tree
        assert (first.exercise.kind, second.exercise.kind) == ("minimax", "cuts")
        assert solution(second.exercise)
        assert third.exercise is fourth.exercise is None
        assert [task.part for task in exam.sheet(copy).tasks] == ["a", "b", "c", "d"]
        assert {task.number for task in exam.sheet(copy).tasks} == {1}


def test_parts_that_ask_for_other_things_share_a_drawing() -> None:
    sheet = first_sheet(make(quiz(PARTS), SECRET))
    (page,) = question_pages(quiz(PARTS), sheet)
    (tree,) = [item for item in page.items if item.role.value == "tree"]
    assert {place.blank.ask.value for place in tree.blanks} == {"value", "cut"}
    twice = Question(
        kind="minimax",
        tree="[[3 5] [2 9]]",
        points=20,
        parts=[Part(kind="minimax"), Part(kind="minimax", rules={"order": "rtl"})],
    )
    pages = question_pages(quiz(twice), first_sheet(make(quiz(twice), SECRET)))
    assert sum(item.role.value == "tree" for page in pages for item in page.items) == 2


def test_a_part_that_this_tree_has_no_answer_for_is_refused_by_its_letter() -> None:
    asked = Question(
        kind="minimax",
        tree="[[1 2] [3 4]]",
        points=20,
        parts=[Part(kind="minimax"), Part(kind="cuts")],
    )
    with pytest.raises(RecipeError, match="question 1: part b: nothing is to be marked in it"):
        make(quiz(asked), SECRET)


@pytest.mark.parametrize("kind", ["cuts", "minimax", "alpha-beta", "windows", "leaves", "choice"])
def test_an_own_tree_is_as_written_in_the_first_version_and_as_hard_in_the_others(
    kind: str,
) -> None:
    exam = make(quiz(Question(kind=kind, tree=OWN), versions=4), SECRET)
    exercises = [exam.sheet(copy).tasks[0].exercise for copy in exam.copies]
    trees = [notation.write(each.tree) for each in exercises if each is not None]
    assert trees[0] == notation.write(notation.read(OWN))
    assert len(set(trees)) == 4
    first = exercises[0]
    assert first is not None
    for each in exercises:
        assert each is not None
        assert each.rules == first.rules
        assert solution(each)
        assert difficulty(each).cutoffs == difficulty(first).cutoffs
        assert difficulty(each).evaluated == difficulty(first).evaluated


def test_every_part_of_an_own_tree_is_as_hard_in_the_other_versions() -> None:
    """A window of the part's own stays as it is where numbers change, and cuts otherwise then."""
    parts = [Part(kind="minimax"), Part(kind="cuts", rules={"window": [4, "inf"]})]
    tree = "[[3 8 12] [5 4 6] [14 5 2]]"
    asked = Question(kind="minimax", tree=tree, points=10, parts=parts)
    exam = make(quiz(asked, versions=4), SECRET)
    cuts = [exam.sheet(copy).tasks[1].asked for copy in exam.copies]
    assert len({notation.write(each.tree) for each in cuts}) == 4
    assert {difficulty(each).cutoffs for each in cuts} == {(("range", 1), ("range", 1))}


def test_the_cuts_of_an_own_tree_are_not_the_same_on_every_sheet() -> None:
    exam = make(quiz(Question(kind="cuts", tree=OWN), versions=4), SECRET)
    exercises = [exam.sheet(copy).tasks[0].exercise for copy in exam.copies]
    assert len({frozenset(solution(each)) for each in exercises if each is not None}) > 1


def test_points_and_kind_of_a_question_are_those_of_its_parts() -> None:
    read = quiz_from(
        'title = "T"\n[[questions]]\nlevel = 2\n[[questions.parts]]\nkind = "cuts"\npoints = 2.5\n'
        '[[questions.parts]]\ntext = "Why?"\npoints = 1\n',
        "it",
    )
    assert read.questions[0].worth == Fraction(7, 2)
    assert read.questions[0].kind == "cuts"


def test_a_quiz_with_parts_and_choices_is_written_and_read_again() -> None:
    asked = quiz(PARTS, WORDS, CHOICE)
    assert quiz_from(written(asked), "it") == asked
    again = brought_back(kept(asked))
    assert [each.parts for each in again.questions] == [each.parts for each in asked.questions]


HEAD = 'title = "T"\n[[questions]]\n'
PART = f'{HEAD}kind = "cuts"\nlevel = 1\n[[questions.parts]]\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f'{HEAD}text = "Why?"\nlevel = 1\n', "question 1: level: a question in words has no tree"),
        (f'{HEAD}text = "Why?"\nchoices = ["a"]\n', "choices: take 2 to 12"),
        (f'{HEAD}text = "Why?"\nchoices = ["a", "b"]\n', "right: say which choices are right"),
        (f'{HEAD}text = "Why?"\nchoices = ["a", "a"]\nright = 1\n', "choices: two of them"),
        (f'{HEAD}text = "Why?"\nchoices = ["a", "b"]\nright = 3\n', "right: say which"),
        (f'{HEAD}text = "Why?"\nright = 1\n', "right: there are no choices"),
        (f'{PART}kind = "cutz"\n', "question 1: part a: kind: there is no kind 'cutz'"),
        (f'{PART}kind = "cuts"\npoints = "x"\n', "question 1: part a: points: takes a number"),
        (f"{PART}points = 3\n", "question 1: part a: text: a part needs a kind, or a question"),
        (
            f'{HEAD}text = "Why?"\n[[questions.parts]]\nkind = "cuts"\n',
            "question 1: give one of level, recipe",
        ),
        (
            f'{HEAD}kind = "cuts"\nlevel = 1\npoints = 9\n[[questions.parts]]\nkind = "cuts"\n',
            "question 1: points: its parts are worth 10, not 9",
        ),
    ],
)
def test_what_is_wrong_with_words_choices_and_parts_is_said(text: str, said: str) -> None:
    with pytest.raises(SpecError) as failure:
        quiz_from(text, "quiz.toml")
    assert said in str(failure.value)

"""An exam is fair, reproducible, and its ids say nothing."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

import pytest
from generated import plain_if

from exercises.exam.exam import Exam
from exercises.exam.roster import Student
from exercises.exam.secret import LEAST_BYTES, Secret, read_secret
from exercises.exam.spec import Fairness, Question, Quiz
from exercises.files.file_error import FileError
from exercises.kinds import KINDS
from exercises.making.other_keys import key_of
from exercises.making.recipe import RecipeError
from exercises.making.variants import difficulty
from exercises.paper.printed_exam import make
from exercises.solution import run, solution, solution_under
from search import notation
from search.methods import METHODS

SECRET = Secret(b"0123456789abcdef", 7)
STUDENTS = [Student(f"s{number}", f"Student {number}") for number in range(12)]
HARD = [
    pytest.param(kind, level, marks=plain_if(level == 4 + place % 2))
    for place, kind in enumerate(KINDS)
    if kind != "interval"
    for level in (4, 5)
]


def quiz(*questions: Question, **fields: object) -> Quiz:
    return Quiz(title="T", questions=list(questions), **fields)  # type: ignore[arg-type]


def trees(exam: Exam, place: int = 0) -> list[str]:
    return [notation.write(exam.sheet(copy).tasks[place].exercise.tree) for copy in exam.copies]


def test_the_same_secret_and_seed_give_the_same_exam() -> None:
    asked = quiz(Question(kind="cuts", level=1), shuffle=True)
    copies = make(asked, SECRET, STUDENTS[:3]).copies
    assert make(asked, SECRET, STUDENTS[:3]).copies == copies
    for secret in (Secret(SECRET.key, 8), Secret(b"another secret..", 7)):
        other = make(asked, secret, STUDENTS[:3])
        assert {copy.id for copy in other.copies}.isdisjoint(copy.id for copy in copies)


def test_ids_are_short_and_all_different() -> None:
    many = [Student(str(number), "Same Name") for number in range(3000)]
    ids = [copy.id for copy in make(quiz(Question(kind="cuts", level=1)), SECRET, many).copies]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch("[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{3}", each) for each in ids)


def test_the_same_line_twice_gives_two_sheets() -> None:
    exam = make(quiz(Question(kind="cuts", level=1)), SECRET, [STUDENTS[0], STUDENTS[0]])
    assert exam.copies[0].id != exam.copies[1].id
    assert "note-repeated" in [note.key for note in exam.notes]


def test_isomorphic_versions_have_the_same_cuts_and_other_numbers() -> None:
    exam = make(quiz(Question(kind="alpha-beta", level=3)), SECRET, STUDENTS)
    exercises = [exam.sheet(copy).tasks[0].exercise for copy in exam.copies]
    assert len({run(exercise).pruned for exercise in exercises}) == 1
    assert len(set(trees(exam))) > 1


@pytest.mark.parametrize("kind", ["cuts", "max-n-cuts"])
def test_matched_versions_are_different_trees_as_hard(kind: str) -> None:
    asked = quiz(Question(kind=kind, level=4), fairness=Fairness.MATCHED)
    exam = make(asked, SECRET, STUDENTS[:3])
    assert len(set(trees(exam))) == 3
    exercises = [exam.sheet(copy).tasks[0].exercise for copy in exam.copies]
    found = [difficulty(exercise) for exercise in exercises]
    assert len({(each.leaves, each.evaluated, each.cutoffs, each.updates) for each in found}) == 1


def test_a_known_sum_is_matched_instead() -> None:
    exam = make(quiz(Question(kind="max-n-cuts", level=1), versions=3), SECRET)
    assert len(set(trees(exam))) == 3
    assert [note.key for note in exam.notes] == ["note-matched", "note-own"]


def test_versions_are_dealt_in_turn_and_shared() -> None:
    exam = make(quiz(Question(kind="minimax", level=1), versions=2), SECRET, STUDENTS)
    assert [copy.version for copy in exam.copies] == ["A", "B"] * 6
    assert len(set(trees(exam))) == 2
    assert len({copy.id for copy in exam.copies}) == 12


def test_fixed_questions_are_the_same_for_all() -> None:
    exam = make(
        quiz(
            Question(kind="minimax", tree="[[3 12 8] [2 4 6]]", same=True),
            Question(kind="cuts", level=2, seed=5),
            Question(code="cuts-2-00005"),
        ),
        SECRET,
        STUDENTS[:3],
    )
    for place in range(3):
        assert len(set(trees(exam, place))) == 1
    assert "[3 12 8]" in trees(exam)[0]


def test_shuffled_questions_come_in_different_orders_with_their_points() -> None:
    questions = [Question(kind="minimax", level=1, points=number) for number in range(1, 6)]
    exam = make(quiz(*questions, shuffle=True), SECRET, STUDENTS)
    orders = {tuple(task.points for task in exam.sheet(copy).tasks) for copy in exam.copies}
    assert len(orders) > 1
    assert all(sorted(order) == [1, 2, 3, 4, 5] for order in orders)


def test_exam_questions_have_one_answer_under_every_convention_where_they_can() -> None:
    own = {"equality": True, "ties": True}
    exam = make(quiz(Question(kind="cuts", level=2), Question(kind="cuts", recipe=own)), SECRET)
    assert exam.slots[0].recipe is not None
    assert exam.slots[0].recipe.any_convention
    assert [(note.key, dict(note.values)["number"]) for note in exam.notes] == [
        ("note-conventions", 2)
    ]


@pytest.mark.every(3)
@pytest.mark.parametrize(("kind", "level"), HARD)
def test_every_level_has_exam_trees_for_which_conventions_do_not_matter(
    kind: str, level: int
) -> None:
    exam = make(quiz(Question(kind=kind, level=level)), SECRET)
    assert "note-conventions" not in [note.key for note in exam.notes]
    for task in exam.sheet(exam.copies[0]).tasks:
        right = solution(task.exercise)
        strict = task.exercise.rules._replace(cut_on_equal=not task.exercise.rules.cut_on_equal)
        assert solution_under(task.exercise, strict) == right


def test_a_strict_course_has_hard_levels_too() -> None:
    exam = make(quiz(Question(kind="cuts", level=4), conventions={"cut_on_equal": False}), SECRET)
    assert [note.key for note in exam.notes] == ["note-conventions"]


@pytest.mark.every(2)
@pytest.mark.parametrize(
    ("kind", "conventions"),
    [
        ("windows", {"deep": False}),
        ("range-cuts", {"fail": "hard"}),
        ("cuts", {"fail": "hard", "cut_on_equal": False}),
        ("bounds", {"fail": "hard", "cut_on_equal": False}),
    ],
)
def test_other_courses_have_the_hard_levels_too(kind: str, conventions: dict[str, object]) -> None:
    questions = [Question(kind=kind, level=level) for level in (3, 4, 5)]
    assert len(make(quiz(*questions, conventions=conventions), SECRET).slots) == 3


def test_where_only_one_of_two_leaves_cuts_the_killer_stays_the_same() -> None:
    asked = Question(kind="killers", level=4)
    conventions = {"fail": "hard", "cut_on_equal": False}
    assert len(make(quiz(asked, conventions=conventions), SECRET).slots) == 1


def test_no_recipe_tells_a_mistake_from_itself() -> None:
    own = Question(kind="windows", recipe={"tells_apart": ["AB-SHALLOW"]})
    with pytest.raises(RecipeError, match="AB-SHALLOW is no mistake where"):
        make(quiz(own, conventions={"deep": False}), SECRET)


def test_the_ends_of_an_interval_hang_on_the_conventions() -> None:
    exam = make(quiz(Question(kind="interval", level=3)), SECRET)
    assert [note.key for note in exam.notes] == ["note-conventions"]


def test_a_range_that_the_leaves_leave_is_refused_and_others_hold_on_every_sheet() -> None:
    asked = Question(kind="expectimax", level=1)
    with pytest.raises(RecipeError, match="question 1: range: leaves from 0 to 20 don't all"):
        make(quiz(asked, conventions={"range": [0, 5]}), SECRET)
    exam = make(quiz(asked, conventions={"range": [0, 25]}), SECRET, STUDENTS)
    for copy in exam.copies:
        exercise = exam.sheet(copy).tasks[0].exercise
        METHODS["expectimax"].check(exercise.tree, exercise.rules)


def test_conventions_that_mean_nothing_to_a_question_leave_it_alone() -> None:
    conventions = {"range": [-50, 50], "max_sum": 20, "window": [-5, 9]}
    questions = [Question(kind=kind, level=1) for kind in KINDS]
    own = Question(kind="max-n", tree="A[(1,2) (3,4)]")
    exam = make(quiz(*questions, own, conventions=conventions), SECRET)
    for task in exam.sheet(exam.copies[0]).tasks:
        METHODS[task.exercise.method].check(task.exercise.tree, task.exercise.rules)


def test_exam_exercises_have_no_code_that_would_make_another() -> None:
    exam = make(quiz(Question(kind="cuts", level=2)), SECRET)
    exercise = exam.sheet(exam.copies[0]).tasks[0].exercise
    assert exercise.recipe is None


def test_a_question_that_cannot_be_made_is_named() -> None:
    for question, field in (
        (Question(kind="minimax", tree="[1 2"), "tree: column"),
        (Question(kind="max-n", tree="[1 2]"), "tree: max-n needs vectors"),
        (Question(kind="minimax", tree="[1 ?]"), "tree: the search visits node 1"),
        (Question(kind="cuts", recipe={"deep_cut": True, "widths": [2, 2]}), "recipe: deep_cut"),
        (Question(kind="cuts", recipe={"deap_cut": True}), "recipe: deap_cut"),
        (Question(kind="cuts", recipe={"leaves": "x"}), "recipe: leaves: takes a list"),
        (Question(code="cuts-9-0"), "code: "),
    ):
        with pytest.raises(RecipeError, match=f"question 2: {field}"):
            make(quiz(Question(kind="minimax", level=1), question), SECRET)


def test_numbers_for_different_words_have_nothing_in_common() -> None:
    numbers = sorted(SECRET.number("draw", place) for place in range(200))
    assert all(one != other for one, other in pairwise(numbers))
    assert SECRET.number("a", "bc") != SECRET.number("ab", "c")


def test_a_secret_is_made_once_and_kept_to_oneself(tmp_path) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "folder" / "secret"
    made = read_secret(file)
    assert len(made.key) >= LEAST_BYTES
    assert not made.replaced
    assert read_secret(file) == made
    assert file.stat().st_mode & 0o077 == 0
    file.write_text("x" * LEAST_BYTES)
    assert read_secret(file).key == b"x" * LEAST_BYTES
    file.write_text("x" * (LEAST_BYTES - 1))
    with pytest.raises(FileError, match="at least 16 characters"):
        read_secret(file)


@pytest.mark.every(2)
@pytest.mark.parametrize(
    ("kind", "level"),
    [
        ("alpha-beta", 4),
        ("alpha-beta", 5),
        ("cuts", 3),
        ("leaves", 1),
        ("windows", 1),
        ("range-cuts", 2),
        ("expectimax", 4),
    ],
)
def test_neighbours_on_the_list_never_share_a_key(kind: str, level: int) -> None:
    roster = [Student(str(number), f"N{number}") for number in range(16)]
    exam = make(quiz(Question(kind=kind, level=level)), SECRET, roster)
    sheets = [exam.sheet(copy).tasks[0].exercise for copy in exam.copies]
    keys = [key_of(exercise) for exercise in sheets]
    assert all(one != other for one, other in pairwise(keys))
    if not any(sheets[0].tree.shape.odds):  # numbers below chance nodes have little room
        assert len({exercise.tree for exercise in sheets}) == len(roster)
    if kind in ("cuts", "leaves"):
        alike = {replace(difficulty(each), digits=0, updates=0) for each in sheets}
        assert len(alike) == 1


@pytest.mark.parametrize(("kind", "level", "least"), [("cuts", 1, 6), ("leaves", 3, 10)])
def test_a_class_gets_many_keys(kind: str, level: int, least: int) -> None:
    roster = [Student(str(number), f"N{number}") for number in range(16)]
    exam = make(quiz(Question(kind=kind, level=level)), SECRET, roster)
    keys = {key_of(exam.sheet(copy).tasks[0].asked) for copy in exam.copies}
    assert len(keys) >= least

"""What stands on a sheet, read back by another program; and what must not stand there."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from exercises.asks import Ask
from exercises.drawing.parts.picture import Text
from exercises.entries import write
from exercises.exam.key import sheet_json
from exercises.exam.spec import Paper, Question, Quiz, SpecError
from exercises.exercise import Blank, Verdict
from exercises.judging.check import judge
from exercises.paper.layout.exercise_drawings import blank_markup, tree_drawing
from exercises.paper.layout.fit import fit, tree_form
from exercises.paper.layout.flow import WHOLE
from exercises.paper.layout.page import Page, PlacedTree, QrCode
from exercises.paper.layout.question_blocks import agreed
from exercises.paper.layout.sheets import question_pages, solution_pages
from exercises.paper.layout.text_blocks import heading
from exercises.paper.pdf.qr import dots
from exercises.paper.printed_exam import make
from exercises.solution import solution
from exercises.wording.conventions import conventions
from resources.words import message, say
from search.methods import METHODS
from search.tree import GameTree
from tests.paper.overlaps import covered, placed_words
from tests.paper.quizzes import (
    SECRET,
    example,
    first_sheet,
    one_question,
    question_pdf,
    solution_pdf,
    text,
    texts,
)


def test_a_question_sheet_says_what_it_should() -> None:
    quiz = example()
    sheet = first_sheet(make(quiz, SECRET))
    pages = texts(question_pdf(quiz, sheet))
    for number, page in enumerate(pages, 1):
        assert f"page {number} of {len(pages)}" in page
        assert sheet.copy.id in page
    said = " ".join(pages)
    for words in (
        quiz.title,
        quiz.course,
        "25 minutes · 30 points · version A",
        "Name",
        "Student id",
        quiz.instructions,
        "How this course searches: Children are visited from left to right.",
        "A MAX node stops as soon as v ≥ β",
        "Alpha-beta: values, windows, cuts (12 points)",
        "Circle the best move at A.",
        "Why does a cut never change the value at the root?",
        "/ 12",
        "/ 30",
    ):
        assert words in said


def test_a_solution_sheet_says_what_it_should() -> None:
    quiz = example()
    sheet = first_sheet(make(quiz, SECRET))
    said = text(solution_pdf(quiz, sheet))
    for words in (
        f"{quiz.title} · solution",
        "Step by step",
        "the bound that A holds",
        "never visited.",
        "Marks",
        "for the values of B, C, D",
        "for α at C",
        "follows rightly from the student's own earlier slip",
        "Likely slip:",
        f"Answer: {quiz.questions[0].answer}",
    ):
        assert words in said


def test_solution_words_never_stand_on_a_question_sheet() -> None:
    quiz = example()
    said = text(question_pdf(quiz, first_sheet(make(quiz, SECRET))))
    for words in (
        "solution",
        "Step by step",
        "in proportion",
        quiz.questions[0].answer,
        "slip",
        "returns",
        "is never visited.",
        "—",
    ):
        assert words not in said.replace("of each branch that is never visited", "")


def numbers_on(pages: list[Page]) -> list[str]:
    return [
        word.text
        for page in pages
        for item in page.shapes
        if isinstance(item, PlacedTree)
        for word in placed_words(item)
        if re.search(r"\d|∞", word.text)
    ]


def test_a_blank_tree_shows_its_leaves_and_no_other_number() -> None:
    exam = one_question("alpha-beta", 3, Paper.A4)
    sheet = first_sheet(exam)
    tree = sheet.tasks[0].exercise.tree
    leaves = sorted(str(tree.payoffs[leaf]) for leaf in tree.leaves)
    assert sorted(numbers_on(question_pages(exam.quiz, sheet))) == leaves
    assert len(numbers_on(solution_pages(exam.quiz, sheet))) > len(leaves)


def test_every_answer_stands_in_the_solution() -> None:
    exam = one_question("alpha-beta", 3, Paper.A4)
    sheet = first_sheet(exam)
    exercise = sheet.tasks[0].exercise
    shown = numbers_on(solution_pages(exam.quiz, sheet))
    for blank, entry in solution(exercise).items():
        if blank.ask is Ask.VALUE:
            assert str(entry) in shown


def test_question_sheets_are_made_without_searching(monkeypatch: pytest.MonkeyPatch) -> None:
    quiz = example()
    sheet = first_sheet(make(quiz, SECRET))
    before = question_pdf(quiz, sheet)

    def refuse(*_: Any) -> None:
        raise AssertionError("a question sheet looked at an answer")

    for name, method in METHODS.items():
        monkeypatch.setitem(METHODS, name, method._replace(search=refuse))
    for cached in (blank_markup, tree_drawing, tree_form):
        cached.cache_clear()
    assert question_pdf(quiz, sheet) == before
    with pytest.raises(AssertionError, match="looked at an answer"):
        solution_pdf(quiz, sheet)


def test_the_form_of_a_tree_is_chosen_once_for_all_that_is_printed_of_it() -> None:
    exam = one_question("alpha-beta", 3, Paper.A4)
    for cached in (fit, tree_form):
        cached.cache_clear()
    sheet = first_sheet(exam)
    assert fit((sheet.tasks[0].asked,), Paper.A4).why_not is None
    question_pages(exam.quiz, sheet)
    solution_pages(exam.quiz, sheet)
    assert tree_form.cache_info().misses == 1


def test_two_trees_with_the_same_look_have_the_same_boxes_whatever_is_cut() -> None:
    """Only the leaves tell two question sheets apart: boxes and lines are the same."""

    def boxes(tree: str) -> list[object]:
        quiz = Quiz(title="T", questions=[Question(kind="alpha-beta", tree=tree)])
        pages = question_pages(quiz, first_sheet(make(quiz, SECRET)))
        trees = [item for page in pages for item in page.shapes if isinstance(item, PlacedTree)]
        return [
            shape
            for tree in trees
            for shape in tree.drawing.picture.shapes
            if not isinstance(shape, Text)
        ]

    much = boxes("[[[9 8 7] [6 5 4]] [[3 2 1] [1 2 3]]]")
    nothing = boxes("[[[1 2 3] [3 2 1]] [[4 5 6] [7 8 9]]]")
    assert much == nothing


def test_codes_hold_the_sheet_and_the_page_alone() -> None:
    quiz = example()
    sheet = first_sheet(make(quiz, SECRET))
    for number, page in enumerate(question_pages(quiz, sheet), 1):
        (code,) = [item for item in page.shapes if isinstance(item, QrCode)]
        assert code.text == f"PLYWOOD {sheet.copy.id.replace('-', '')} {number}"
        assert len(dots(code.text)) == 21


def test_conventions_of_one_tree_stand_with_it_and_the_rest_on_top() -> None:
    quiz = Quiz(
        title="T",
        conventions={"cut_on_equal": False, "order": "rtl"},
        questions=[
            Question(kind="cuts", level=2),
            Question(kind="depth-limit", level=2),
            Question(kind="max-n-cuts", level=1),
        ],
    )
    said = text(question_pdf(quiz, first_sheet(make(quiz, SECRET))))
    top, _, below = said.partition("Alpha-beta: what is cut")
    assert "Children are visited from right to left." in top
    assert "as soon as v > β" in top
    assert "The search stops after" in below
    assert "No vector adds up to more than" in below


def test_a_convention_on_which_two_questions_differ_stands_with_each_of_them() -> None:
    tree = "[[[3 5] [6 9]] [[1 2] [0 4]]]"
    both = [Question(kind="cuts", tree=tree, rules={"deep": deep}) for deep in (True, False)]
    assert agreed(first_sheet(make(Quiz(title="T", questions=both), SECRET)).tasks) == [
        message("rule-order-ltr"),
        message("rule-cut-on-equal"),
    ]


def test_how_windows_are_written_stands_with_each_question_where_two_of_them_differ() -> None:
    kinds = ("windows", "window-chain", "frame")
    asked = [Question(kind=kind, level=1) for kind in kinds]
    sheet = first_sheet(make(Quiz(title="T", questions=asked), SECRET))
    written = [conventions(task.exercise)["asked"] for task in sheet.tasks]
    assert len(set(written)) == len(kinds)
    assert not {*written} & {*agreed(sheet.tasks)}


def test_what_holds_for_one_question_alone_stands_with_it_and_not_at_the_top() -> None:
    kinds = ("alpha-beta", "range-cuts", "max-n-cuts", "quiescence")
    asked = [Question(kind=kind, level=2) for kind in kinds]
    sheet = first_sheet(make(Quiz(title="T", questions=asked), SECRET))
    above = agreed(sheet.tasks)
    alone = {"range", "range_ends", "max_sum", "shares", "uncut", "unquiet", "stand_pat"}
    told = [conventions(task.exercise) for task in sheet.tasks]
    assert alone <= {rule for each in told for rule in each}
    assert not {each[rule] for each in told for rule in alone & {*each}} & {*above}
    assert message("rule-cut-on-equal") in above


@pytest.mark.parametrize("kind", ["max-n", "max-n-cuts"])
def test_the_numbers_of_a_vector_have_owners_on_paper_and_on_the_screen(kind: str) -> None:
    exam = one_question(kind, 1, Paper.A4)
    owners = "first number of a vector is A's, the second B's, and so on"
    assert owners in text(question_pdf(exam.quiz, first_sheet(exam)))
    assert owners in say(f"kind-{kind}-task")


def test_points_may_be_halves() -> None:
    quiz = Quiz(title="T", questions=[Question(kind="minimax", level=1, points=2.5)])
    said = text(question_pdf(quiz, first_sheet(make(quiz, SECRET))))
    assert "(2½ points)" in said
    assert "/ 2½" in said


def test_room_to_work_goes_on_overleaf_where_it_must() -> None:
    question = Question(kind="minimax", level=1, lines=20, text="Why?", space=50)
    quiz = Quiz(title="T", questions=[question])
    pages = question_pages(quiz, first_sheet(make(quiz, SECRET)))
    assert len(pages) == 2


def test_a_wide_tree_turns_the_page_and_a_wider_one_is_refused() -> None:
    leaves = " ".join(f"[{n} {n + 100} {n + 50}]" for n in range(105, 99, -1))
    quiz = Quiz(title="T", questions=[Question(kind="cuts", tree=f"[{leaves}]")])
    pages = question_pages(quiz, first_sheet(make(quiz, SECRET)))
    assert [page.width > page.height for page in pages] == [False, True]
    for more in (" ".join([leaves] * 5), "[9 8] " + "[1 2] " * 500):
        wider = replace_tree(quiz, more)
        with pytest.raises(SpecError, match=r"question 1: .* take a smaller tree"):
            question_pages(wider, first_sheet(make(wider, SECRET)))


def replace_tree(quiz: Quiz, leaves: str) -> Quiz:
    question = msgspec.structs.replace(quiz.questions[0], tree=f"[{leaves}]")
    return msgspec.structs.replace(quiz, questions=[question])


def test_a_first_page_without_a_question_is_room_to_work() -> None:
    for kind, level, room in (("alpha-beta", 5, True), ("alpha-beta", 2, False)):
        exam = one_question(kind, level, Paper.A4)
        first, *later = texts(question_pdf(exam.quiz, first_sheet(exam)))
        assert ("Room to work" in first) is room
        assert bool(later) is room
        assert not any("Room to work" in page for page in later)


def test_a_question_of_two_digits_keeps_away_from_its_title() -> None:
    for number in (1, 9, 10, 50):
        (block,) = heading(400.0, number, "Title")
        one, title = (covered(item) for item in block.items[0].shapes)
        assert one.x + one.width + 5.0 < title.x


def test_marks_are_whole_and_half_points() -> None:
    exam = one_question("minimax", 2, Paper.A4)
    told = text(solution_pdf(exam.quiz, first_sheet(exam)))
    ladder = "5 for the values of B, C, D: 1 right: 1½, 2 right: 3, 3 right: 5."
    assert f"5 for the value of A; {ladder}" in told


@pytest.mark.parametrize(
    ("text_points", "earned", "marked"),
    [
        (0, "(not marked)", "3 right: 5. An entry"),
        (
            2.5,
            "(2½ of the 10 points)",
            "3 right: 3½. The answer in words earns up to 2½ points more.",
        ),
    ],
)
def test_a_question_in_words_says_what_it_earns(
    text_points: float, earned: str, marked: str
) -> None:
    tree = "[[3 12 8] [2 4 6] [14 5 2]]"
    asked = Question(kind="minimax", tree=tree, text="Why?", text_points=text_points)
    quiz = Quiz(title="T", questions=[asked])
    sheet = first_sheet(make(quiz, SECRET))
    assert f"Why? {earned}" in text(question_pdf(quiz, sheet))
    said = text(solution_pdf(quiz, sheet))
    assert f"Why? {earned}" in said
    assert marked in said
    assert json.loads(sheet_json(sheet, 1))["questions"][0]["text_points"] == (
        "5/2" if text_points else 0
    )


def test_a_single_decision_earns_all_points() -> None:
    quiz = Quiz(title="T", questions=[Question(kind="cuts", tree="[[3 4] [1 2]]")])
    said = text(solution_pdf(quiz, first_sheet(make(quiz, SECRET))))
    assert "10 for stopping at C where the search does" in said


def test_other_orders_that_evaluate_as_few_leaves_are_right() -> None:
    quiz = Quiz(title="T", questions=[Question(kind="ordering", tree="[[9 8] [3 5] [4 2]]")])
    sheet = first_sheet(make(quiz, SECRET))
    exercise = sheet.tasks[0].exercise
    said = text(solution_pdf(quiz, sheet))
    assert "all are right with which alpha-beta evaluates no more than 4 leaves." in said
    right = {blank: write(entry) for blank, entry in solution(exercise).items()}
    other = {**right, Blank(GameTree.ROOT, Ask.ORDER): "(0, 2, 1)"}
    assert other != right
    judged = judge(exercise, other).judgements
    assert {each.verdict for each in judged} == {Verdict.RIGHT}


def test_exercises_are_not_changed_by_being_printed() -> None:
    exam = one_question("ordering", 2, Paper.LETTER)
    sheet = first_sheet(exam)
    assert sheet.tasks[0].exercise._replace() == sheet.tasks[0].exercise
    assert question_pdf(exam.quiz, sheet) == question_pdf(exam.quiz, sheet)


def wide_first(shuffle: bool, versions: int = 1) -> Quiz:
    kinds = [("alpha-beta", 5), ("minimax", 1), ("cuts", 5)]
    questions = [Question(kind=kind, level=level) for kind, level in kinds]
    return Quiz(title="T", questions=questions, shuffle=shuffle, versions=versions)


def test_a_question_that_turns_its_page_comes_first_only_where_the_order_is_given() -> None:
    for shuffle in (False, True):
        quiz = wide_first(shuffle, 2)
        exam = make(quiz, SECRET)
        for copy in exam.copies:
            first = question_pages(quiz, exam.sheet(copy))[0]
            assert any(isinstance(item, PlacedTree) for item in first.shapes) is shuffle


def test_a_first_page_without_a_question_says_where_each_stands() -> None:
    quiz = wide_first(shuffle=False)
    sheet = first_sheet(make(quiz, SECRET))
    for pages in (question_pages(quiz, sheet), solution_pages(quiz, sheet)):
        first = [word.text for word in lettering(pages[0])]
        told = [int(text.split()[-1]) for text in first if re.fullmatch(r"page \d", text)]
        trees = [
            number
            for number, page in enumerate(pages, 1)
            for item in page.shapes
            if isinstance(item, PlacedTree)
        ]
        assert told == trees
        assert first.count("Minimax values (10 points)") == 1


def test_marks_never_stand_alone_on_a_page() -> None:
    alone = Quiz(title="T", questions=[Question(kind="bounds", level=5)], versions=12)
    exam = make(alone, SECRET)
    for words in (0, 300, 600):
        questions = [msgspec.structs.replace(alone.questions[0], text="Why? " * words)]
        quiz = msgspec.structs.replace(alone, questions=questions)
        for copy in exam.copies:
            sheet = exam.sheet(copy)
            task = sheet.tasks[0]._replace(question=questions[0])
            for page in solution_pages(quiz, sheet._replace(tasks=(task,))):
                shown = [word.text for word in lettering(page)]
                steps = [word for word in shown if re.fullmatch(r"\d+\.", word)]
                assert "Marks" not in shown or steps


def lettering(page: Page) -> list[Text]:
    return [item for item in page.shapes if isinstance(item, Text)]


@pytest.mark.parametrize(("kind", "turned"), [("horizon", False), ("table", True)])
def test_a_tree_gives_way_to_what_is_asked_below_it(kind: str, turned: bool) -> None:
    exam = one_question(kind, 4, Paper.A4)
    sheet = first_sheet(exam)
    for pages in (question_pages(exam.quiz, sheet), solution_pages(exam.quiz, sheet)):
        asked = [{place.blank for item in page.items for place in item.blanks} for page in pages]
        assert sum(map(bool, asked)) == 1
        (page,) = (page for page, blanks in zip(pages, asked, strict=True) if blanks)
        (tree,) = (shape for shape in page.shapes if isinstance(shape, PlacedTree))
        assert (page.width > page.height) is turned
        assert tree.scale >= WHOLE

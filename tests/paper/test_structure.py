"""Sheets and solutions pass PDF/UA-1, as far as a machine can tell."""

from __future__ import annotations

import re

import pytest
from generated import generated
from pikepdf import Pdf

from exercises.drawing.parts.palette import PRINT
from exercises.drawing.parts.picture import Ink, Text, printable
from exercises.exam.spec import Question, Quiz
from exercises.kinds import KINDS
from exercises.paper.build import build
from exercises.paper.layout.page import PlacedTree, Role
from exercises.paper.layout.sheets import question_pages, solution_pages
from exercises.paper.pdf.printing import to_pdf
from exercises.paper.printed_exam import make
from exercises.wording.tree_words import tree_words
from tests.contrast import LEAST, contrast
from tests.paper.quizzes import SECRET, example, first_sheet, question_pdf, solution_pdf
from tests.paper.structure import complaints, read_out, tables

EACH = [(kind, level) for level in (3, 1, 5, 2, 4) for kind in KINDS]


@pytest.fixture(scope="module")
def sheet():
    return first_sheet(make(example(), SECRET))


def of_kind(kind, level):
    quiz = Quiz(title="Quiz <1> & {2}", questions=[Question(kind=kind, level=level)])
    return quiz, first_sheet(make(quiz, SECRET))


@pytest.mark.every(30)
@pytest.mark.parametrize(("kind", "level"), EACH)
def test_every_kind_passes(kind, level):
    quiz, sheet = of_kind(kind, level)
    for pages in (question_pages(quiz, sheet), solution_pages(quiz, sheet)):
        assert not complaints(to_pdf(pages, quiz.title, "en"))


def test_every_file_of_a_quiz_passes(tmp_path):
    build(make(example(), SECRET), tmp_path / "out", lambda _: None)
    files = sorted((tmp_path / "out").rglob("*.pdf"))
    assert len(files) > 6
    for file in files:
        assert not complaints(file.read_bytes()), file.name
        with Pdf.open(file) as plain:
            assert not any(b"Helvetica" in each.unparse() for each in plain.objects)


def test_what_is_joined_for_the_printer_is_read_sheet_by_sheet(tmp_path):
    build(make(example(), SECRET), tmp_path / "out", lambda _: None)
    for name in ("questions", "solutions"):
        files = sorted((tmp_path / "out" / name).glob("*.pdf"))
        read = read_out((tmp_path / "out" / f"{name}.pdf").read_bytes())
        apart = [each for file in files for each in read_out(file.read_bytes())]
        assert [each[0::3] for each in read] == [each[0::3] for each in apart]


def test_it_is_read_in_the_order_of_the_page(sheet):
    quiz = example()
    for pages in (question_pages(quiz, sheet), solution_pages(quiz, sheet)):
        read = read_out(to_pdf(pages, quiz.title, quiz.language))
        assert [(each.page, each.mark) for each in read] == sorted(
            (each.page, each.mark) for each in read
        )
        headings = [item for page in pages for item in page.items if item.role is Role.HEADING]
        assert sum(each.kind == "H2" for each in read) == len(headings)
    assert next(each.kind for each in read if each.kind.startswith("H")) == "H1"


def test_the_steps_of_a_solution_are_a_list(sheet):
    quiz = example()
    read = read_out(solution_pdf(quiz, sheet))
    assert sum(each.kind == "LBody" for each in read) > 10


def test_a_tree_is_told_in_words_that_tell_only_the_question(sheet):
    quiz = example()
    words = [
        printable(f"The tree. {tree_words(task.exercise, 'en')}")
        for task in sheet.tasks
        if task.exercise
    ]
    for made in (question_pdf(quiz, sheet), solution_pdf(quiz, sheet)):
        told = [each.alternative for each in read_out(made) if each.alternative.startswith("The ")]
        assert told == words


def test_a_box_of_a_table_says_what_is_asked_and_on_a_solution_what_is_right():
    quiz, sheet = of_kind("opponents", 1)
    asked, solved = (
        [each.alternative for each in read_out(made(quiz, sheet)) if "worth?" in each.alternative]
        for made in (question_pdf, solution_pdf)
    )
    assert asked[0] == "What is B worth? Opponent: MIN."
    assert len(asked) == len(solved) > 2
    for question, told in zip(asked, solved, strict=True):
        assert told.startswith(question)
        assert re.search(r"\d", told.removeprefix(question))


def test_a_table_is_read_row_by_row_below_its_heads_though_its_parts_stand_abreast():
    quiz, sheet = of_kind("alpha-beta", 5)
    exercise = sheet.tasks[0].exercise
    marks, entries = tables(question_pdf(quiz, sheet))
    assert [[cell.kind for cell in row] for row in marks] == [["TH", "TD"]] * 2
    heads, *rows = entries
    assert [cell.kind for cell in heads] == ["", "TH", "TH", "TH"]
    tree = exercise.tree
    inner = [node for node in sorted(tree, key=tree.depth) if not tree.is_leaf(node)]
    letters = [tree.labels[node] for node in inner]
    for letter, row in zip(letters, rows, strict=True):
        assert row[0].kind == "TH"
        told = [cell.alternative for cell in row[1:] if cell.kind]
        assert told == [f"{what} {letter}" for what in ("α at", "β at", "the value of")]


def test_a_state_that_is_asked_for_is_not_told():
    exercise = generated("game-tree", 3)
    told = tree_words(exercise, "en")
    hidden = {state for state in exercise.tree.shape.states[1:] if state and len(state) > 2}
    assert hidden
    assert not any(re.search(rf"\b{re.escape(state)}\b", told) for state in hidden)


def test_all_words_on_paper_are_dark_enough(sheet):
    quiz = example()
    paper = PRINT.line(Ink.PAPER)
    seen = set()
    for pages in (question_pages(quiz, sheet), solution_pages(quiz, sheet)):
        for page in pages:
            for shape in page.shapes:
                inside = shape.drawing.picture.shapes if isinstance(shape, PlacedTree) else [shape]
                seen |= {
                    PRINT.word(each.ink, each.opacity) for each in inside if isinstance(each, Text)
                }
    assert seen
    assert all(contrast(colour, paper) >= LEAST for colour in seen), seen

"""One sheet of an exam, printed, with where its questions stand and what is known of them."""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

from exercises.drawing.parts.picture import Text
from exercises.exam.exam import Exam, Sheet
from exercises.exam.question_facts import Facts, facts
from exercises.paper.layout.page import Foreign, PageItem, PlacedTree, Role
from exercises.paper.layout.sheets import question_pages, solution_pages
from exercises.paper.layout.unprintable import check_texts
from exercises.paper.pdf.printing import to_pdf


class TreePlace(NamedTuple):
    """Where a tree stands: on which page, and how far down it."""

    page: int
    down: float


class PrintedSheet(NamedTuple):
    """A sheet as a PDF, and its questions in the order of the quiz."""

    pdf: bytes
    facts: tuple[Facts | None, ...]  # of those that ask something of a tree
    spots: tuple[TreePlace, ...]


def print_sheet(exam: Exam, place: int, solved: bool) -> PrintedSheet:
    """The sheet at a place of the exam, with questions or with solutions."""
    check_texts(exam.quiz)
    copy = exam.copies[place]
    sheet = exam.sheet(copy)
    pages = (solution_pages if solved else question_pages)(exam.quiz, sheet)
    placed = [
        (item, TreePlace(number, shape.y / page.height))
        for number, page in enumerate(pages)
        for item in page.items
        if item.question is not None
        for shape in item.shapes[:1]
        if isinstance(shape, PlacedTree | Text | Foreign)
    ]
    ends = accumulate(question.count for question in exam.quiz.questions)
    numbers = [copy.order.index(first) + 1 for first in [0, *ends][:-1]]
    return PrintedSheet(
        to_pdf(pages, exam.quiz.title, exam.quiz.language),
        tuple(_facts(sheet, number) for number in numbers),
        tuple(_spot(placed, number) for number in numbers),
    )


def _facts(sheet: Sheet, number: int) -> Facts | None:
    """What is known of what a question asks first of its tree; nothing where it has none."""
    asked = (task.exercise for task in sheet.tasks if task.number == number)
    first = next(filter(None, asked), None)
    return None if first is None else facts(first)


def _spot(placed: list[tuple[PageItem, TreePlace]], number: int) -> TreePlace:
    """Where the tree of a question stands, or else its heading."""
    own = [(item, spot) for item, spot in placed if item.question == number]
    trees = [spot for item, spot in own if item.role is Role.TREE]
    return trees[0] if trees else own[0][1]

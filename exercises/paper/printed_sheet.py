"""One sheet of an exam, printed, with where its questions stand and what is known of them."""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

from exercises.exam.exam import Exam
from exercises.exam.question_facts import Facts, facts
from exercises.paper.layout.page import PlacedTree
from exercises.paper.layout.sheets import question_pages, solution_pages
from exercises.paper.layout.unprintable import check_texts
from exercises.paper.pdf.printing import to_pdf


class Spot(NamedTuple):
    """Where a tree stands: on which page, and how far down it."""

    page: int
    down: float


class PrintedSheet(NamedTuple):
    """A sheet as a PDF, and its questions in the order of the quiz."""

    pdf: bytes
    facts: tuple[Facts, ...]
    spots: tuple[Spot, ...]


def print_sheet(exam: Exam, place: int, solved: bool) -> PrintedSheet:
    """The sheet at a place of the exam, with questions or with solutions."""
    check_texts(exam.quiz)
    copy = exam.copies[place]
    sheet = exam.sheet(copy)
    pages = (solution_pages if solved else question_pages)(exam.quiz, sheet)
    spots = [
        Spot(number, shape.y / page.height)
        for number, page in enumerate(pages)
        for shape in page.shapes
        if isinstance(shape, PlacedTree)  # every task has one tree
    ]
    ends = accumulate(question.count for question in exam.quiz.questions)
    tasks = [copy.order.index(first) for first in [0, *ends][:-1]]
    return PrintedSheet(
        to_pdf(pages, exam.quiz.title),
        tuple(facts(sheet.tasks[task].exercise) for task in tasks),
        tuple(spots[task] for task in tasks),
    )

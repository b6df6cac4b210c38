"""Quizzes that the tests of paper share."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path

from generated import kind_levels
from pypdf import PdfReader

from exercises.exam.exam import Exam, Sheet
from exercises.exam.secret import Secret
from exercises.exam.spec import Paper, Question, Quiz
from exercises.exam.spec_reading import quiz_from
from exercises.making.recipe_files import LEVELS
from exercises.paper.layout.sheets import question_pages, solution_pages
from exercises.paper.pdf.printing import to_pdf
from exercises.paper.printed_exam import make

SECRET = Secret(b"0123456789abcdef", 7)


def is_plain(place: int, level: int) -> bool:
    """Half of the kinds at their last level, the others at another."""
    return level == (1 + place // 2 % (LEVELS - 1) if place % 2 else LEVELS)


EACH = kind_levels(is_plain)
"""All levels of all kinds; a plain run takes one of each."""


def example() -> Quiz:
    text = files("resources").joinpath("examples", "quiz.toml").read_text("utf-8")
    return quiz_from(text, "the example")


def one_question(kind: str, level: int, paper: Paper) -> Exam:
    return _made(Question(code=f"{kind}-{level}-00000"), paper)


def _made(question: Question, paper: Paper) -> Exam:
    quiz = Quiz(title="Quiz", course="A course", questions=[question], paper=paper)
    return make(quiz, SECRET)


@cache
def one_sheet(kind: str, level: int, paper: Paper = Paper.A4) -> tuple[Quiz, Sheet]:
    """A quiz of one question, and its only sheet; made once, for it takes a while."""
    exam = one_question(kind, level, paper)
    return exam.quiz, first_sheet(exam)


@cache
def drawn_sheet(kind: str, level: int, paper: Paper = Paper.A4) -> tuple[Quiz, Sheet]:
    """The same with a tree of the level that fits its page."""
    exam = _made(Question(kind=kind, level=level), paper)
    return exam.quiz, first_sheet(exam)


def first_sheet(exam: Exam) -> Sheet:
    return exam.sheet(exam.copies[0])


def question_pdf(quiz: Quiz, sheet: Sheet) -> bytes:
    return to_pdf(question_pages(quiz, sheet), quiz.title, quiz.language)


def solution_pdf(quiz: Quiz, sheet: Sheet) -> bytes:
    return to_pdf(solution_pages(quiz, sheet), quiz.title, quiz.language)


def texts(data: bytes | Path) -> list[str]:
    """The text of each page, as another program reads it."""
    reader = PdfReader(BytesIO(data) if isinstance(data, bytes) else data)
    return [" ".join(page.extract_text().split()) for page in reader.pages]


def text(data: bytes | Path) -> str:
    return " ".join(texts(data))

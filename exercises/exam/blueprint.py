"""A blueprint of a mock exam that a student changes: kinds, levels, points and minutes."""

from __future__ import annotations

from typing import Any

import msgspec

from exercises.exam.quiz_file import written
from exercises.exam.spec import Question, Quiz
from exercises.exam.spec_reading import quiz_from
from resources.words import message

MOST_QUESTIONS = 20
MARK = "plywood-mock-exam/1"
"""Stands in a comment at the beginning of a mock exam's file, so that it is opened as one."""
FIRST = Question(kind="minimax", level=2, points=5)
"""What is asked where nothing was asked before."""


def blueprint_from(text: str) -> Quiz:
    """The quiz of a text that was written here; an error names what is wrong with it."""
    return quiz_from(text, message("exam-file"))


def has_level(question: Question) -> bool:
    """Whether a question is one of a kind at a level: else an instructor gave its tree or words."""
    given = (question.tree, question.code, question.recipe)
    return question.level is not None and not question.parts and given == (None, None, None)


def copied(quiz: Quiz, title: str, minutes: int) -> str:
    """A blueprint of one's own, which asks what another asks."""
    own = msgspec.structs.replace(quiz, title=title, roster=None, logo=None)
    return written(in_minutes(own, minutes))


def as_file(quiz: Quiz) -> str:
    """A blueprint to hand on: a quiz like any other, whose first line says what it is."""
    return f"# {MARK}\n{written(quiz)}"


def in_minutes(quiz: Quiz, minutes: int) -> Quiz:
    """The same exam in another time."""
    return msgspec.structs.replace(quiz, time=f"{minutes} min")


def with_question(quiz: Quiz) -> Quiz:
    """One question more: like the last that has a level."""
    like = next((each for each in reversed(quiz.questions) if has_level(each)), FIRST)
    return _with(quiz, [*quiz.questions, like])


def without_question(quiz: Quiz, place: int) -> Quiz:
    """One question less."""
    return _with(quiz, quiz.questions[:place] + quiz.questions[place + 1 :])


def with_change(quiz: Quiz, place: int, **changes: Any) -> Quiz:
    """The same, but for some fields of one question."""
    changed = list(quiz.questions)
    changed[place] = msgspec.structs.replace(changed[place], **changes)
    return _with(quiz, changed)


def _with(quiz: Quiz, questions: list[Question]) -> Quiz:
    return msgspec.structs.replace(quiz, questions=questions)

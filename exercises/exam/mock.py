"""A mock exam: made from a quiz with new trees each time, kept as it stands, marked at its end."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec

import resources
from exercises.exam.exam import make
from exercises.exam.page_fit import Fit, Orientation
from exercises.exam.secret import Secret
from exercises.exam.spec import Paper, Question, Quiz, SpecError
from exercises.exam.spec_reading import quiz_from
from exercises.exercise import Blank, Exercise
from exercises.exercise_files import stored_exercise
from exercises.making.generate import Progress, ignore_progress
from resources.words import message

BLUEPRINTS = Path(resources.__file__).parent / "exams"
"""The exams that come with the program, each a quiz file."""
FIRST = "midterm"
"""The one that is proposed."""
MOST_MINUTES = 600
VERSIONS = ["A", "B"]
"""The first version has an instructor's own trees as they were written; the second has others."""


@dataclass(frozen=True)
class MockQuestion:
    """What is asked, for how many points, what was written, and whether it is flagged."""

    exercise: Exercise
    points: Fraction
    typed: Mapping[Blank, str | bool] = field(default_factory=dict)
    flagged: bool = False

    @property
    def filled(self) -> tuple[int, int]:
        """How many boxes hold something, of how many; where only marks are made, whether any is."""
        boxes = [blank for blank in self.exercise.blanks if not blank.ask.row.mark]
        marked = any(blank.ask.row.mark for blank in self.typed)
        if not boxes:
            return int(marked), 1
        return sum(blank in self.typed for blank in boxes), len(boxes)


@dataclass(frozen=True)
class MockExam:
    """An exam that somebody sits, as it stands."""

    quiz: str  # the text of the quiz it is made from: another try has other trees
    title: str
    minutes: int
    questions: tuple[MockQuestion, ...]
    left_out: int = 0  # questions in words, which nobody here could mark
    spent: int = 0  # in seconds
    at: int = 0  # the question that is open
    done: bool = False  # handed in

    @property
    def points(self) -> Fraction:
        """What a perfect sheet is worth."""
        return sum((each.points for each in self.questions), Fraction(0))

    def with_question(self, place: int, **changes: Any) -> MockExam:
        """The exam with something else at one question."""
        questions = list(self.questions)
        questions[place] = replace(questions[place], **changes)
        return replace(self, questions=tuple(questions))


def blueprints() -> dict[str, str]:
    """The texts of the exams that come with the program, by name."""
    return {path.stem: path.read_text("utf-8") for path in sorted(BLUEPRINTS.glob("*.toml"))}


def title_of(question: Question, say: Callable[[str], str]) -> str:
    """What a question is called: by its own title, its kind, its code, or its words."""
    if question.title:
        return question.title
    return say(f"kind-{question.kind}") if question.kind else question.code or question.text


def minutes_of(quiz: Quiz) -> int:
    """How long an exam takes: as it says; else a minute a point."""
    hours = re.search(r"(\d+)\s*h", quiz.time)
    left = quiz.time[hours.end() :] if hours else quiz.time
    found = re.search(r"\d+", left)
    minutes = 60 * int(hours[1]) if hours else 0
    minutes += int(found[0]) if found else 0
    return min(max(1, minutes or round(quiz.points)), MOST_MINUTES)


def sit(text: str, minutes: int | None = None, progress: Progress = ignore_progress) -> MockExam:
    """An exam made from the text of a quiz, with trees that nobody has seen."""
    quiz = quiz_from(text, "quiz")
    asked = msgspec.structs.replace(quiz, versions=VERSIONS, roster=None, logo=None)
    secret = Secret(secrets.token_bytes(32), secrets.randbelow(2**60))
    exam = make(asked, secret, _any_page, progress=progress)
    tasks = exam.sheet(exam.copies[-1]).tasks
    questions = tuple(
        MockQuestion(task.exercise, task.tree_points)
        for task in tasks
        if task.exercise is not None and task.tree_points > 0
    )
    if not questions:
        raise SpecError(message("mock-nothing", title=quiz.title))
    words = sum(task.exercise is None or task.question.text_worth > 0 for task in tasks)
    return MockExam(text, quiz.title, minutes or minutes_of(quiz), questions, words)


def _any_page(exercises: tuple[Exercise, ...], paper: Paper) -> Fit:
    """On the screen there is room for every tree."""
    return Fit(Orientation.UPRIGHT)


def kept(exam: MockExam) -> dict[str, Any]:
    """An exam as it is kept, to come back after whatever ends the program."""
    return {
        "quiz": exam.quiz,
        "title": exam.title,
        "minutes": exam.minutes,
        "left_out": exam.left_out,
        "spent": exam.spent,
        "at": exam.at,
        "done": exam.done,
        "questions": [
            {
                "exercise": stored_exercise.keep(each.exercise),
                "points": str(each.points),
                "typed": stored_exercise.keys(each.exercise, dict(each.typed)),
                "flagged": each.flagged,
            }
            for each in exam.questions
        ],
    }


def brought_back(table: Mapping[str, Any]) -> MockExam:
    """The exam that was kept; one of `stored_exercise.UNREADABLE` if it can't be read."""
    questions = []
    for each in table["questions"]:
        exercise = stored_exercise.bring_back(each["exercise"])
        typed, _ = stored_exercise.by_blank(exercise, each["typed"], stored_exercise.is_entry)
        points = Fraction(each["points"])
        questions.append(MockQuestion(exercise, points, typed, bool(each["flagged"])))
    numbers = [int(table[name]) for name in ("minutes", "left_out", "spent", "at")]
    minutes, left_out, spent, at = numbers
    if not (0 <= at < len(questions) and 1 <= minutes <= MOST_MINUTES and spent >= 0):
        raise ValueError(table)
    texts = str(table["quiz"]), str(table["title"])
    done = bool(table["done"])
    return MockExam(*texts, minutes, tuple(questions), left_out, spent, at, done)


def under_way(table: Mapping[str, Any] | None) -> tuple[str, int] | None:
    """The title of an exam that was kept and not handed in, and the minutes that are left."""
    if not table or table.get("done"):
        return None
    try:
        left = int(table["minutes"]) * 60 - int(table["spent"])
        return str(table["title"]), max(0, -(-left // 60))
    except stored_exercise.UNREADABLE:
        return None  # whoever opens it says so

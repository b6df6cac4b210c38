"""The key, which alone says what stands on which sheet, and the list of sheets."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable
from fractions import Fraction
from typing import IO, Any

import msgspec

from exercises.exam.exam import Exam, Sheet, Task
from exercises.exam.spec import Question
from exercises.exercise import Exercise
from exercises.exercise_files.exercise_table import exercise_table
from exercises.files.rules_table import written
from exercises.judging.marks import maximum
from exercises.wording.marks_in_words import marking_rules, paid_for
from resources.words import Message, say

KEY_FORMAT = "plywood-key/1"
_FORMULA = re.compile(r"(^|[;\t])(?=\s*[=+\-@＝＋－＠])")
"""Where a formula could begin, also for a spreadsheet that splits lines at semicolons or tabs."""


def sheet_json(sheet: Sheet, pages: int) -> bytes:
    """One sheet as the key holds it: its seeds, its exercises and their solutions."""
    copy = sheet.copy
    table: dict[str, Any] = {
        "id": copy.id,
        "version": copy.version,
        "student": copy.student and {"id": copy.student.id, "name": copy.student.name},
        "pages": pages,
        "questions": [_task_table(task) for task in sheet.tasks],
    }
    return msgspec.json.encode(table)


def _task_table(task: Task) -> dict[str, Any]:
    """A question, or a part of one, as the key holds it."""
    question, exercise = task.question, task.exercise
    table: dict[str, Any] = {"number": task.number}
    if task.part:
        table["part"] = task.part
    table |= {"points": written(task.points), "text_points": written(question.text_worth)}
    if question.text_worth:
        table |= {"text": question.text, "answer": question.answer}
    if question.choices:
        table |= {"choices": question.choices, "right": question.rights}
    if exercise is not None:
        table["marks"] = {
            "maximum": written(maximum(exercise, task.scheme)),
            "scheme": [say(each) for each in marking_scheme(exercise, task)],
        }
    table["seed"] = task.draw
    if exercise is not None:
        table["exercise"] = exercise_table(exercise, with_solution=True)
    return table


def marking_scheme(exercise: Exercise, task: Task) -> list[Message]:
    """What a marker goes by: what each entry earns, then the rules."""
    return [
        *paid_for(exercise, task.scheme, task.tree_points),
        *marking_rules(exercise, task.scheme, task.tree_points),
    ]


class KeyFile:
    """The key file, which grows sheet by sheet."""

    def __init__(self, exam: Exam, file: IO[bytes]) -> None:
        quiz = exam.quiz
        table = {
            "format": KEY_FORMAT,
            "title": quiz.title,
            "course": quiz.course,
            "edition": quiz.trees_edition,
            "seed": exam.secret.seed,
            "points": written(quiz.points),
            "fairness": quiz.fairness.value,
            "marks": quiz.marks.value,
            "planned": exam.planned,
            "notes": [say(note) for note in exam.notes],
        }
        head = msgspec.json.format(msgspec.json.encode(table), indent=1)
        file.write(head.removesuffix(b"\n}") + b',\n "sheets": [')
        self._file = file
        self._before = b"\n  "

    def add(self, sheet: bytes) -> None:
        """Add a sheet as `sheet_json` gives it."""
        lines = msgspec.json.format(sheet, indent=1).replace(b"\n", b"\n  ")
        self._file.write(self._before + lines)
        self._before = b",\n  "

    def end(self) -> None:
        """Write the last line."""
        self._file.write(b"\n ]\n}\n")


def list_csv(exam: Exam) -> bytes:
    """The list of sheets: who has which, with room for the marks.

    Where every version has its questions in another order, it says which of the quiz each is.
    """
    columns = ["sheet", "student", "name", "version", "points"]
    heads = [say(f"list-{column}", exam.quiz.language) for column in columns]
    for number in range(1, len(exam.slots) + 1):
        asked = ("list-question", "list-question-is") if exam.quiz.shuffle else ("list-question",)
        heads += [say(key, exam.quiz.language, number=number) for key in asked]
    rows: list[Iterable[str]] = [(*heads, say("list-total", exam.quiz.language))]
    points = _shown(exam.quiz.points)
    for copy in exam.copies:
        student, name = (copy.student.id, copy.student.name) if copy.student else ("", "")
        cells: list[str] = []
        for place in copy.order:
            cells += ["", *([_called(exam, place)] if exam.quiz.shuffle else [])]
        rows.append((copy.id, student, name, copy.version, points, *cells, ""))
    file = io.StringIO(newline="")
    writer = csv.writer(file, lineterminator="\r\n", quoting=csv.QUOTE_ALL)
    writer.writerows([map(harmless, row) for row in rows])
    return file.getvalue().encode("utf-8-sig")  # without the mark, Excel misreads names


def _called(exam: Exam, place: int) -> str:
    """A question's number in the quiz, and its title."""
    slot = exam.slots[place]
    return f"{place + 1}: {question_title(slot.question, slot.kind, exam.quiz.language)}"


def question_title(question: Question, kind: str, language: str) -> str:
    """What a question is called: by its title, its kind, or as one in words."""
    named = f"kind-{kind}" if kind else "words-choice" if question.choices else "words-question"
    return question.title or say(named, language)


def harmless(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return _FORMULA.sub(r"\1'", cell)


def _shown(points: Fraction) -> str:
    return str(points) if points.denominator == 1 else f"{float(points):g}"

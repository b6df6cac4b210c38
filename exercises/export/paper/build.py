"""An exam -> a folder: sheets, solutions, key and list, step by step.

for done in build(exam, folder): ...      # closing the iterator leaves nothing behind
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from exercises.exam.exam import Exam
from exercises.exam.key import KeyFile, list_csv
from exercises.exam.spec import Quiz, SpecError
from exercises.export.paper.folder import KEY_NAME, whole_folder
from exercises.export.paper.printing import Printer
from exercises.export.paper.script import can_show, in_bundled_font
from exercises.export.paper.workers import QUESTIONS, SOLUTIONS, made_sheets
from resources.words import Message, message

NAMES = (QUESTIONS, SOLUTIONS, f"{QUESTIONS}.pdf", f"{SOLUTIONS}.pdf", KEY_NAME, "list.csv")


class Progress(NamedTuple):
    """How far it is: sheets done, sheets in all, and pages written so far."""

    done: int
    total: int
    pages: int

    def after(self, pages: int) -> Progress:
        """One sheet of so many pages further on."""
        return Progress(self.done + 1, self.total, self.pages + pages)


def build(exam: Exam, out: Path, *, overwrite: bool = False) -> Generator[Progress, None, None]:
    """Make all files of an exam; tells after every sheet how far it is."""
    title = exam.quiz.title
    check_texts(exam.quiz)
    with whole_folder(out, NAMES, overwrite) as draft:
        for name in (QUESTIONS, SOLUTIONS):
            (draft / name).mkdir()
        progress = Progress(0, len(exam.copies), 0)
        yield progress
        with (
            (draft / f"{QUESTIONS}.pdf").open("wb") as question_file,
            (draft / f"{SOLUTIONS}.pdf").open("wb") as solution_file,
            (draft / KEY_NAME).open("wb") as key_file,
            closing(made_sheets(exam, draft)) as sheets,
        ):
            questions = Printer(question_file, title)
            solutions = Printer(solution_file, title)
            key = KeyFile(exam, key_file)
            for made in sheets:
                questions.add_sides(made.questions)
                solutions.add_sides(made.solutions)
                key.add(made.key)
                progress = progress.after(len(made.questions) + len(made.solutions))
                yield progress
            questions.save()
            solutions.save()
            key.end()
        (draft / "list.csv").write_bytes(list_csv(exam))


def name_notes(exam: Exam) -> Iterator[Message]:
    """What an instructor should know of the names: which no program shows, or only some do."""
    foreign = [
        (student.name, student.id or copy.id)
        for copy in exam.copies
        if (student := copy.student) is not None and not in_bundled_font(student.name)
    ]
    hidden = [number for name, number in foreign if not can_show(name)]
    if hidden:
        yield message("note-names", count=len(hidden), ids=", ".join(hidden))
    shown = [name for name, _ in foreign if can_show(name)]
    if shown:
        yield message("note-foreign", count=len(shown), name=shown[0])


def check_texts(quiz: Quiz) -> None:
    """Refuse a text that no font can show; names are another matter."""
    fields = {name: getattr(quiz, name) for name in ("title", "course", "time", "instructions")}
    for number, question in enumerate(quiz.questions, 1):
        for name in ("title", "text", "answer"):
            fields[f"question {number}: {name}"] = getattr(question, name)
    for name, text in fields.items():
        for word in text.split():
            if not can_show(word):
                raise SpecError(f"{name}: no font here can show {word!r}: leave it out")

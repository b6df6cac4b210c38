"""A sheet for who comes late: added to an exam that was made, of which nothing else changes."""

from __future__ import annotations

import csv
import io
import shutil
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec

from exercises.exam.exam import Copy, Exam
from exercises.exam.key import KEY_FORMAT, list_csv
from exercises.exam.roster import Student, read_roster, roster_csv
from exercises.exam.secret import Secret
from exercises.exam.spec import Quiz, read_quiz
from exercises.files.file_error import FileError
from exercises.files.reading import json_from, read_bytes
from exercises.files.saving import one_at_a_time, write_whole
from exercises.making.generate import Progress, ignore_progress
from exercises.paper.folder import (
    KEY_NAME,
    LIST_NAME,
    MARKING,
    MOST_KEY,
    QUESTIONS,
    QUIZ_NAME,
    ROSTER_NAME,
    SOLUTIONS,
    SOURCE,
)
from exercises.paper.kept_marks import comma_of
from exercises.paper.made_from import students
from exercises.paper.printed_exam import make
from exercises.paper.workers import file_name, make_sheet
from resources.words import message


class MadeExam(NamedTuple):
    """A folder with an exam that was made: what it was made from, and its key."""

    folder: Path
    quiz: Quiz
    roster: list[Student]
    key: dict[str, Any]

    @property
    def seed(self) -> int:
        """The seed that it was made with."""
        return int(self.key["seed"])


def read_made(folder: Path) -> MadeExam:
    """The exam in a folder; an error says what is missing."""
    source = folder / SOURCE
    if not (source / QUIZ_NAME).exists():
        raise FileError(message("folder-no-source", folder=str(folder)))
    quiz = read_quiz(source / QUIZ_NAME)
    roster = read_roster(source / ROSTER_NAME) if (source / ROSTER_NAME).exists() else []
    key = json_from(read_bytes(folder / KEY_NAME, MOST_KEY), str(folder / KEY_NAME), dict)
    if key.get("format") != KEY_FORMAT or not key.get("sheets") or "seed" not in key:
        raise FileError(message("folder-no-quiz", folder=str(folder)))
    return MadeExam(folder, quiz, roster, key)


def add_late(
    made: MadeExam, secret: Secret, late: Sequence[Student], progress: Progress = ignore_progress
) -> list[Path]:
    """Make a sheet for each who comes late; the files to print."""
    planned = int(made.key.get("planned", len(made.roster)))
    before = made.roster[planned:]
    exam = make(
        made.quiz,
        secret,
        made.roster[:planned],
        progress=progress,
        late=[*before, *late],
    )
    known = [sheet["id"] for sheet in made.key["sheets"]]
    if [copy.id for copy in exam.copies[: len(known)]] != known:
        raise FileError(message("late-other-secret", folder=str(made.folder)))
    with one_at_a_time(made.folder):
        return [_add(made, exam, copy) for copy in exam.copies[len(known) :]]


def _add(made: MadeExam, exam: Exam, copy: Copy) -> Path:
    """Write one more sheet: its own files, and a line in the key, the list and the roster."""
    folder = made.folder
    with TemporaryDirectory(dir=folder) as name:
        draft = Path(name)
        for each in (QUESTIONS, SOLUTIONS, MARKING):
            (draft / each).mkdir()
        key = make_sheet(exam, copy, draft).key
        for each in (QUESTIONS, SOLUTIONS):
            for file in (draft / each).iterdir():
                shutil.move(file, folder / each / file.name)
    made.key["sheets"].append(msgspec.json.decode(key))
    everybody = [*students(exam)][: len(made.roster) + 1]
    made.roster[:] = everybody
    _add_to_list(folder / LIST_NAME, exam, copy)
    write_whole(folder / SOURCE / ROSTER_NAME, roster_csv(everybody), private=True)
    text = msgspec.json.format(msgspec.json.encode(made.key), indent=1)
    write_whole(folder / KEY_NAME, text + b"\n", private=True)
    return folder / QUESTIONS / file_name(copy)


def _add_to_list(path: Path, exam: Exam, copy: Copy) -> None:
    """One line more in the list of sheets, below all that stands there."""
    row = list(csv.reader(io.StringIO(list_csv(exam).decode("utf-8-sig"), newline="")))
    new = next(each for each in row if each[0] == copy.id)
    old = read_bytes(path)
    comma = comma_of(old.decode("utf-8-sig", "replace"))
    file = io.StringIO(newline="")
    csv.writer(file, delimiter=comma, lineterminator="\r\n", quoting=csv.QUOTE_ALL).writerow(new)
    end = b"" if not old or old.endswith(b"\n") else b"\r\n"
    write_whole(path, old + end + file.getvalue().encode())

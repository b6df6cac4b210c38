"""A sheet for who comes late: added to an exam that was made, of which nothing else changes."""

from __future__ import annotations

import csv
import io
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from exercises.exam.exam import Copy, Exam
from exercises.exam.key import KEY_FORMAT, list_csv
from exercises.exam.roster import Student, read_roster, roster_csv
from exercises.exam.secret import Secret
from exercises.exam.spec import Quiz, read_quiz
from exercises.files.file_error import FileError
from exercises.files.reading import json_from, read_bytes
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
    added_files,
    adding_to,
    write_private,
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
    ids: list[str]  # of the sheets in the key
    planned: int  # so many of the students were on the roster before any came late
    seed: int


class _SheetOfKey(msgspec.Struct, frozen=True):
    """What a late sheet must know of one that was made."""

    id: str


class _Key(msgspec.Struct, frozen=True):
    """What a late sheet must know of a key; the rest of it stays as it is."""

    format: str
    seed: int
    sheets: list[_SheetOfKey]
    planned: int | None = None


def read_made(folder: Path) -> MadeExam:
    """The exam in a folder; an error says what is missing."""
    source, path = folder / SOURCE, folder / KEY_NAME
    if not (source / QUIZ_NAME).exists():
        raise FileError(message("folder-no-source", folder=str(folder)))
    quiz = read_quiz(source / QUIZ_NAME)
    roster = read_roster(source / ROSTER_NAME) if (source / ROSTER_NAME).exists() else []
    data = read_bytes(path, MOST_KEY)
    known = json_from(data, str(path), _Key)
    if known.format != KEY_FORMAT or not known.sheets:
        raise FileError(message("folder-no-quiz", folder=str(folder)))
    planned = len(roster) if known.planned is None else known.planned
    ids = [sheet.id for sheet in known.sheets]
    return MadeExam(
        folder, quiz, roster, json_from(data, str(path), dict), ids, planned, known.seed
    )


def add_late(
    folder: Path, secret: bytes, late: Sequence[Student], progress: Progress = ignore_progress
) -> list[Path]:
    """Make a sheet for each who comes late, all or none; the files to print."""
    with adding_to(folder):
        made = read_made(folder)
        exam = make(
            made.quiz,
            Secret(secret, made.seed),
            made.roster[: made.planned],
            progress=progress,
            late=[*made.roster[made.planned :], *late],
        )
        new = exam.copies[len(made.ids) :]
        if [copy.id for copy in exam.copies[: len(made.ids)]] != made.ids:
            raise FileError(message("late-other-secret", folder=str(folder)))
        with added_files(folder) as draft:
            _write(made, exam, new, draft)
    return [folder / QUESTIONS / file_name(copy) for copy in new]


def _write(made: MadeExam, exam: Exam, new: Sequence[Copy], draft: Path) -> None:
    """Write the sheets' own files, and their lines in the key, the list and the roster."""
    for each in (QUESTIONS, SOLUTIONS, MARKING, SOURCE):
        (draft / each).mkdir(0o700)
    sheets = [msgspec.json.decode(make_sheet(exam, copy, draft).key) for copy in new]
    shutil.rmtree(draft / MARKING)
    key = msgspec.json.encode(made.key | {"sheets": [*made.key["sheets"], *sheets]})
    write_private(draft / KEY_NAME, msgspec.json.format(key, indent=1) + b"\n")
    write_private(draft / SOURCE / ROSTER_NAME, roster_csv(students(exam)))
    (draft / LIST_NAME).write_bytes(_longer_list(made.folder / LIST_NAME, exam, new))


def _longer_list(path: Path, exam: Exam, new: Sequence[Copy]) -> bytes:
    """The list of sheets with a line more for each new one, below all that stands there."""
    ids = {copy.id for copy in new}
    rows = csv.reader(io.StringIO(list_csv(exam).decode("utf-8-sig"), newline=""))
    old = read_bytes(path)
    comma = comma_of(old.decode("utf-8-sig", "replace"))
    file = io.StringIO(newline="")
    writer = csv.writer(file, delimiter=comma, lineterminator="\r\n", quoting=csv.QUOTE_ALL)
    writer.writerows(row for row in rows if row[0] in ids)
    end = b"" if not old or old.endswith(b"\n") else b"\r\n"
    return old + end + file.getvalue().encode()

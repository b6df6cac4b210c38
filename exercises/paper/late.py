"""A sheet for who comes late: added to an exam that was made, of which nothing else changes."""

from __future__ import annotations

import csv
import io
import shutil
from collections.abc import Sequence
from pathlib import Path

import msgspec

from exercises.exam.exam import Copy, Exam
from exercises.exam.key import list_csv
from exercises.exam.roster import Student, roster_csv
from exercises.exam.secret import Secret
from exercises.files.file_error import FileError
from exercises.files.reading import read_bytes
from exercises.making.generate import Progress, ignore_progress
from exercises.paper.folder import (
    KEY_NAME,
    LIST_NAME,
    MARKING,
    QUESTIONS,
    ROSTER_NAME,
    SOLUTIONS,
    SOURCE,
    added_files,
    adding_to,
    write_private,
)
from exercises.paper.kept_marks import comma_of
from exercises.paper.made_from import MadeExam, read_made, students
from exercises.paper.printed_exam import make
from exercises.paper.workers import file_name, make_sheet
from resources.words import message


def add_late(
    folder: Path, secret: bytes, late: Sequence[Student], progress: Progress = ignore_progress
) -> list[Path]:
    """Make a sheet for each who comes late, all or none; the files to print."""
    if not all(who.id or who.name for who in late):
        raise FileError(message("late-nobody"))
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
        for copy in exam.copies[: len(made.ids)]:
            if copy.student is not None and any(map(copy.student.is_same, late)):
                sheet = folder / QUESTIONS / file_name(copy)
                who = copy.student.name or copy.student.id
                raise FileError(message("late-has-sheet", who=who, file=str(sheet)))
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

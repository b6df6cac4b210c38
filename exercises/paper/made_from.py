"""What an exam was made from, kept beside it: the quiz with its seed, the roster, the logo.

read_made(folder)                                 # with what of its key a later sheet must know
who_sits(folder, roster)                          # made anew: with whoever came late to it
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from exercises.exam.exam import Exam
from exercises.exam.key import KEY_FORMAT
from exercises.exam.quiz_file import written
from exercises.exam.roster import Student, read_roster, roster_csv
from exercises.exam.spec import Quiz, SpecError
from exercises.exam.spec_reading import read_quiz
from exercises.files.file_error import FileError
from exercises.files.reading import json_from, read_bytes
from exercises.paper.folder import (
    KEY_NAME,
    LOGO_NAME,
    MOST_KEY,
    QUIZ_NAME,
    ROSTER_NAME,
    SOURCE,
    quiz_path,
    write_private,
)
from resources.words import message


def write_source(exam: Exam, draft: Path) -> None:
    """Write all that the same exam can be made from again, but the secret."""
    folder = draft / SOURCE
    folder.mkdir(0o700)
    quiz = exam.quiz
    roster = students(exam)
    logo = None
    if quiz.logo is not None:
        logo = f"{LOGO_NAME}{Path(quiz.logo).suffix}"
        write_private(folder / logo, read_bytes(Path(quiz.logo)))
    if roster:
        write_private(folder / ROSTER_NAME, roster_csv(roster))
    same = msgspec.structs.replace(
        quiz,
        seed=exam.secret.seed,
        edition=quiz.trees_edition,
        logo=logo,
        roster=ROSTER_NAME if roster else None,
    )
    write_private(folder / QUIZ_NAME, written(same).encode())


def students(exam: Exam) -> list[Student]:
    """Everybody who sits an exam."""
    return [copy.student for copy in exam.copies if copy.student is not None]


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
    path, students_path = folder / KEY_NAME, folder / SOURCE / ROSTER_NAME
    quiz = read_quiz(quiz_path(folder))
    roster = read_roster(students_path) if students_path.exists() else []
    data = read_bytes(path, MOST_KEY)
    known = json_from(data, str(path), _Key)
    if known.format != KEY_FORMAT or not known.sheets:
        raise FileError(message("folder-no-quiz", folder=str(folder)))
    planned = len(roster) if known.planned is None else known.planned
    ids = [sheet.id for sheet in known.sheets]
    return MadeExam(
        folder, quiz, roster, json_from(data, str(path), dict), ids, planned, known.seed
    )


def who_sits(
    folder: Path, roster: Sequence[Student]
) -> tuple[Sequence[Student], Sequence[Student]]:
    """Who is on the roster of an exam that is made anew in its folder, and who comes late again.

    They are kept beside a roster that does not know them, and not twice with one that does.
    """
    try:
        made = read_made(folder)
    except (FileError, SpecError):
        return roster, ()  # nothing that anybody could have come late to
    late = made.roster[made.planned :]
    if list(roster) == made.roster:
        return made.roster[: made.planned], late
    return roster, [student for student in late if not any(map(student.is_same, roster))]

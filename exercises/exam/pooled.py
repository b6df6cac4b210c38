"""A quiz for a learning platform: as many variants of each question as students may draw."""

from __future__ import annotations

from pathlib import Path

import msgspec

from exercises.exam.roster import Student, read_roster
from exercises.exam.spec import Quiz

POOL = 20
"""How many variants a question has where nobody says."""
MOST_POOL = 1_000


def pooled(
    quiz: Quiz, roster: list[Student] | None = None, size: int | None = None
) -> tuple[Quiz, list[Student]]:
    """The quiz without versions, and one nameless seat for each variant of its questions.

    Without a size there are as many as students, or as versions, or a usual number.
    """
    if size is None:
        people = roster
        if people is None and quiz.roster is not None:
            people = read_roster(Path(quiz.roster))
        size = len(people or ()) or len(quiz.labels) or POOL
    seats = [Student(str(number), str(number)) for number in range(1, size + 1)]
    return msgspec.structs.replace(quiz, versions=[], roster=None, shuffle=False), seats

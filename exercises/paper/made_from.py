"""What an exam was made from, kept beside it: the quiz with its seed, the roster, the logo."""

from __future__ import annotations

from pathlib import Path

import msgspec

from exercises.exam.exam import Exam
from exercises.exam.quiz_file import written
from exercises.exam.roster import Student, roster_csv
from exercises.files.reading import read_bytes
from exercises.paper.folder import LOGO_NAME, QUIZ_NAME, ROSTER_NAME, SOURCE, write_private


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

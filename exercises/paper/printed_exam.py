"""An exam whose every tree fits its paper."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from exercises.exam import exam
from exercises.exam.exam import Exam
from exercises.exam.question_versions import Memo
from exercises.exam.roster import Student, read_roster
from exercises.exam.secret import Secret
from exercises.exam.spec import Quiz, SpecError
from exercises.files.file_error import FileError
from exercises.making.generate import Progress, ignore_progress
from exercises.paper.layout.fit import fit
from exercises.paper.made_from import students, who_sits
from resources.words import Message, message, placed


def make(
    quiz: Quiz,
    secret: Secret,
    roster: Sequence[Student] | None = None,
    memo: Memo | None = None,
    progress: Progress = ignore_progress,
    late: Sequence[Student] = (),
    anew: Path | None = None,
) -> Exam:
    """The exam of a quiz: a copy for each student, or one of each version.

    Without a roster, the students are those of the file that the quiz names. Where it is made anew,
    in the folder of an earlier one, whoever came late to that has a sheet again.
    """
    if roster is None:
        roster = _named_students(quiz)
    if anew is not None:
        roster, late = who_sits(anew, roster)
    return exam.make(quiz, secret, fit, roster, memo, progress, late)


def late_notes(made: Exam) -> list[Message]:
    """Who has a sheet again without being on the roster."""
    names = [student.name or student.id for student in students(made)[made.planned :]]
    return [message("note-late", count=len(names), names=", ".join(names))] if names else []


def _named_students(quiz: Quiz) -> list[Student]:
    try:
        return [] if quiz.roster is None else read_roster(Path(quiz.roster))
    except FileError as error:
        raise SpecError(placed(error.sentence, "roster")) from None

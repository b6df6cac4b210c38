"""An exam whose every tree fits its paper."""

from __future__ import annotations

from collections.abc import Sequence

from exercises.exam import exam
from exercises.exam.exam import Exam
from exercises.exam.question_versions import Memo
from exercises.exam.roster import Student
from exercises.exam.secret import Secret
from exercises.exam.spec import Quiz
from exercises.making.generate import Watch, unwatched
from exercises.paper.layout.fit import fit


def make(
    quiz: Quiz,
    secret: Secret,
    roster: Sequence[Student] = (),
    memo: Memo | None = None,
    watch: Watch = unwatched,
) -> Exam:
    """The exam of a quiz: a copy for each student, or one of each version."""
    return exam.make(quiz, secret, fit, roster, memo, watch)

"""A quiz -> a folder, off the window's thread: it tells how far it is, and can be cancelled."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from exercises.exam.pooled import pooled
from exercises.exam.question_versions import Memo
from exercises.exam.roster import Student
from exercises.exam.secret import read_secret, secret_file
from exercises.exam.spec import Quiz
from exercises.export.platforms import PLATFORMS, export_quiz
from exercises.paper.folder import NAMES, settle
from exercises.paper.layout.unprintable import font_notes, name_notes
from exercises.paper.printed_exam import late_notes
from resources.words import Message, PlywoodError, message
from tutor.look.language import tell
from tutor.quizzes.preview import make_exam
from tutor.quizzes.trouble import told
from tutor.widgets.background import UNKNOWN, BackgroundJob, Cancelled, JobProgress


class Exported(NamedTuple):
    """What was made, and where: sheets in a folder, or questions in a file for a platform."""

    folder: Path
    sheets: int
    pages: int | None  # None: there is no paper
    notes: tuple[Message, ...]


class Export(QObject):
    """One export at a time; one that is cancelled leaves nothing behind."""

    progressed = Signal(int, int, float)
    """Sheets done, sheets in all, and seconds left or UNKNOWN."""
    ended = Signal(object)
    """What was made; nothing if it was cancelled."""
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.work = BackgroundJob(self)
        self.work.noted.connect(self._tell)
        self._stop = Event()
        self._gone = Event()
        self._gone.set()

    @property
    def busy(self) -> bool:
        """Whether something is being written."""
        return self.work.busy

    def start(self, quiz: Quiz, path: Path, memo: Memo, platform: str | None = None) -> None:
        """Write everything into a folder; what an earlier quiz left there is replaced.

        For a learning platform it is one file. Trees that the memo holds need not be made again.
        """
        if platform is None:
            self._begin(partial(self._write, quiz, path, memo))
        else:
            self._begin(partial(self._write_for, platform, quiz, path, memo))

    def start_late(self, folder: Path, student: Student) -> None:
        """Add a sheet for who comes late to the quiz in a folder; nothing else there changes."""
        self._begin(partial(self._write_late, folder, student))

    def cancel(self) -> None:
        """Stop after the current tree or sheet."""
        self._stop.set()

    def close_down(self) -> None:
        """Stop, and wait until everything is cleared away."""
        self.cancel()
        self.work.cancel()
        self._gone.wait()

    def _begin(self, write: Callable[[JobProgress], Exported]) -> None:
        """Write something; where that is cancelled, nothing comes of it."""
        self._stop.clear()
        self._gone.clear()

        def written(progress: JobProgress) -> Exported | None:
            try:
                return write(progress)
            except Cancelled:
                return None
            finally:
                self._gone.set()

        self.work.start(written, self.ended.emit, self._refuse)

    def _write(self, quiz: Quiz, folder: Path, memo: Memo, progress: JobProgress) -> Exported:
        from exercises.paper.build import build

        notes: list[Message] = []
        exam = make_exam(quiz, memo, self._of_trees(progress), notes.append, anew=folder)
        total = len(exam.copies)
        pages = build(exam, folder, self._of_parts(total, progress), overwrite=True)
        return Exported(folder, total, pages, (*notes, *late_notes(exam), *font_notes(exam)))

    def _write_for(
        self, platform: str, quiz: Quiz, path: Path, memo: Memo, progress: JobProgress
    ) -> Exported:
        notes: list[Message] = []
        alike, seats = pooled(quiz)
        exam = make_exam(alike, memo, self._of_trees(progress), notes.append, seats)
        total = len(exam.slots)
        tell_questions = self._of_parts(total, progress)
        file = export_quiz(exam, PLATFORMS[platform], path, tell_questions, overwrite=True)
        return Exported(file, total, None, tuple(notes))

    def _write_late(self, folder: Path, student: Student, progress: JobProgress) -> Exported:
        from exercises.paper.late import add_late

        secret = read_secret(secret_file()).key
        (file,) = add_late(folder, secret, [student], self._of_trees(progress))
        made_file = message("cli-late-made", file=str(file))
        return Exported(folder, 0, None, (made_file, *name_notes([(student, file.stem)])))

    def _of_trees(self, progress: JobProgress) -> Callable[[float], None]:
        """What hears how far the trees are."""

        def tell_trees(share: float) -> None:
            self._stop_if_cancelled()
            progress(share)

        return tell_trees

    def _of_parts(self, total: int, progress: JobProgress) -> Callable[[int], None]:
        """What hears how many sheets or questions are done."""
        first = 0.0

        def tell_parts(done: int) -> None:
            nonlocal first
            self._stop_if_cancelled()
            now = time.monotonic()
            if done <= 1:
                first = now  # it has waited for all that comes but once
            left = (now - first) / (done - 1) * (total - done) if done > 1 else UNKNOWN
            progress.note((done, total, left))

        return tell_parts

    def _stop_if_cancelled(self) -> None:
        if self._stop.is_set():
            raise Cancelled

    def _tell(self, progress: tuple[int, int, float]) -> None:
        self.progressed.emit(*progress)

    def _refuse(self, error: Exception) -> None:
        """Say that nothing was made, and why; an error of ours is reported besides."""
        if isinstance(error, PlywoodError):
            self.failed.emit(told(error))
        else:
            self.failed.emit(tell("quiz-broken-off"))
            raise error


def holds_quiz(folder: Path) -> bool:
    """Whether a folder holds files that an export would replace, or a killed one would have."""
    settle(folder)
    return any((folder / name).exists() for name in NAMES)

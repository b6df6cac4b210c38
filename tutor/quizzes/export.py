"""A quiz -> a folder, off the window's thread: it tells how far it is, and can be cancelled."""

from __future__ import annotations

import time
from pathlib import Path
from threading import Event
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from exercises.exam.question_versions import Memo
from exercises.exam.spec import Quiz
from exercises.paper.folder import NAMES, settle
from exercises.paper.layout.unprintable import font_notes
from resources.words import Message, PlywoodError
from tutor.look.language import tell
from tutor.quizzes.preview import make_exam
from tutor.quizzes.trouble import told
from tutor.widgets.background import UNKNOWN, BackgroundJob, GivenUp, JobProgress


class Exported(NamedTuple):
    """What was made, and where."""

    folder: Path
    sheets: int
    pages: int
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

    def start(self, quiz: Quiz, folder: Path, memo: Memo) -> None:
        """Write everything into the folder; what an earlier quiz left there is replaced.

        Trees that the memo holds need not be made again.
        """
        self._stop.clear()
        self._gone.clear()
        self.work.start(
            lambda progress: self._write(quiz, folder, memo, progress),
            self.ended.emit,
            self._refuse,
        )

    def cancel(self) -> None:
        """Stop after the current tree or sheet."""
        self._stop.set()

    def close_down(self) -> None:
        """Stop, and wait until everything is cleared away."""
        self.cancel()
        self.work.cancel()
        self._gone.wait()

    def _write(
        self, quiz: Quiz, folder: Path, memo: Memo, progress: JobProgress
    ) -> Exported | None:
        from exercises.paper.build import build

        def tell_trees(share: float) -> None:
            self._stop_if_cancelled()
            progress(share)

        try:
            notes: list[Message] = []
            exam = make_exam(quiz, memo, tell_trees, notes.append)
            began, total = time.monotonic(), len(exam.copies)

            def tell_sheets(done: int) -> None:
                self._stop_if_cancelled()
                left = (time.monotonic() - began) / done * (total - done) if done else UNKNOWN
                progress.note((done, total, left))

            pages = build(exam, folder, tell_sheets, overwrite=True)
            return Exported(folder, total, pages, (*notes, *font_notes(exam)))
        except GivenUp:
            return None
        finally:
            self._gone.set()

    def _stop_if_cancelled(self) -> None:
        if self._stop.is_set():
            raise GivenUp

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

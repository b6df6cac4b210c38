"""A quiz -> pictures of its pages and facts of its questions, off the window's thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage

from exercises.exam.exam import Copy, Exam
from exercises.exam.question_versions import Memo
from exercises.exam.roster import Student
from exercises.exam.secret import Secret, read_secret, secret_file
from exercises.exam.spec import Quiz
from exercises.exam.spec_checks import check_quiz
from exercises.making.generate import Progress
from exercises.paper.printed_exam import make
from resources.words import Message, PlywoodError, message
from tutor.look.language import tell
from tutor.quizzes.trouble import told
from tutor.widgets.background import BackgroundJob

if TYPE_CHECKING:
    from exercises.paper.printed_sheet import PrintedSheet

PAUSE = 80
"""How many milliseconds of quiet begin a new preview."""
MOST_PAGES = 24
"""More pages are not shown: pictures are large."""
MOST_KEPT = 300
"""So many questions are remembered, so that they need not be made again."""
TREES = 0.9
"""The share of the time that the trees take, where it is long."""


class PreviewRequest(NamedTuple):
    """What is to be shown: the quiz, which sheet, and how."""

    quiz: Quiz
    sheet: int
    solved: bool


class PreviewPages(NamedTuple):
    """One sheet of a quiz, printed."""

    asked: PreviewRequest
    printed: PrintedSheet
    sheets: tuple[str, ...]
    sheet: int
    notes: tuple[Message, ...]
    points: str


class RenderedPreview(NamedTuple):
    """A preview, and pictures of its pages, or of the first of them."""

    preview_pages: PreviewPages
    pages: list[QImage]
    of: int  # so many in all


class PreviewMaker(QObject):
    """Makes one preview after another; what was asked for last is what comes last."""

    ready = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.work = BackgroundJob(self)
        self.memo: Memo = {}
        self._wanted: tuple[PreviewRequest, int] | None = None
        self._going: tuple[PreviewRequest, int] | None = None
        self._last: PreviewPages | None = None
        self._paused = False
        self._slow = False
        self.work.slow.connect(self._notice)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._begin)

    def ask(self, asked: PreviewRequest, width: int) -> None:
        """Show this, so many pixels wide, when nothing else is asked for in a moment."""
        self._wanted = asked, width
        self._timer.start()

    def pause(self, paused: bool) -> None:
        """Leave the paper to somebody else for a while."""
        if self.work.busy:
            self._wanted = self._wanted or self._going
            self.work.cancel()
        self._paused = paused
        self._begin()

    def stop(self) -> None:
        """Give up what goes on; the next change begins anew."""
        self._wanted = None
        self.work.cancel()
        self.failed.emit(tell("quiz-stopped"))

    def close_down(self) -> None:
        """Nobody waits any more."""
        self._wanted = None
        self._timer.stop()
        self.work.cancel()

    def _notice(self, slow: bool) -> None:
        self._slow = slow

    def _begin(self) -> None:
        """Begin what is wanted; only what is slow is given up for it, so that typing shows.

        The same pages in another width wait for those at work: then they need only be drawn anew.
        """
        if self._wanted is None or self._paused or self._timer.isActive():
            return
        same = self._going is not None and self._going[0] == self._wanted[0]
        if self.work.busy and (same or not self._slow):
            return
        (asked, width), self._going = self._wanted, self._wanted
        self._wanted = None
        last = self._last if self._last and self._last.asked == asked else None
        if len(self.memo) > MOST_KEPT:
            self.memo = {}
        memo = self.memo
        self.work.start(
            lambda progress: _viewed(
                last or make_preview(asked, memo, progress, progress.note), width, progress
            ),
            self._show,
            self._refuse,
        )

    def _show(self, view: RenderedPreview) -> None:
        self._last = view.preview_pages
        self.ready.emit(view)
        self._begin()

    def _refuse(self, error: Exception) -> None:
        """Say why there are no pages; an error in the program is reported besides."""
        expected = error if isinstance(error, PlywoodError) else None
        self.failed.emit(told(expected) if expected else tell("quiz-not-drawn"))
        self._begin()
        if not expected:
            raise error


def make_exam(
    quiz: Quiz,
    memo: Memo,
    progress: Progress,
    note: Callable[[Message], object],
    seats: Sequence[Student] | None = None,
    anew: Path | None = None,
) -> Exam:
    """The exam of a quiz, by the secret of whoever sits here; a replaced secret is noted."""
    check_quiz(quiz, message("quiz-this"))
    secret = read_secret(secret_file())
    if secret.replaced:
        note(message("note-empty-secret", file=str(secret_file())))
    return make(quiz, Secret(secret.key, quiz.seed or 0), seats, memo, progress, anew=anew)


def make_preview(
    asked: PreviewRequest, memo: Memo, progress: Progress, note: Callable[[Message], object]
) -> PreviewPages:
    """Print one sheet; PlywoodError says why the quiz can't be made."""
    from exercises.paper.printed_sheet import print_sheet

    exam = make_exam(asked.quiz, memo, lambda share: progress(TREES * share), note)
    progress(TREES)
    place = min(asked.sheet, len(exam.copies) - 1)
    return PreviewPages(
        asked,
        print_sheet(exam, place, asked.solved),
        tuple(map(_called, exam.copies)),
        place,
        exam.notes,
        f"{float(exam.quiz.points):g}",
    )


def _called(copy: Copy) -> str:
    if copy.student is not None:
        return " · ".join(part for part in (copy.student.name, copy.student.id) if part)
    return tell("quiz-version", version=copy.version) if copy.version else tell("quiz-only-sheet")


def _viewed(preview_pages: PreviewPages, width: int, progress: Progress) -> RenderedPreview:
    """Pictures of the pages, so many pixels wide."""
    from exercises.drawing.writers.pixels import render

    pages: list[QImage] = []
    count = 1
    while len(pages) < min(count, MOST_PAGES):
        progress(TREES)
        page = render(preview_pages.printed.pdf, width, len(pages))
        image = QImage(page.data, page.width, page.height, page.line, QImage.Format.Format_RGB32)
        pages.append(image.copy())  # what it is made from goes
        count = page.pages
    return RenderedPreview(preview_pages, pages, count)

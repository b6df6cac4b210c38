"""The mock exam that somebody sits: its clock, its questions, and what outlives the window."""

from __future__ import annotations

import traceback
from dataclasses import replace
from fractions import Fraction

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtGui import QUndoStack

from exercises.exam.mock import MockExam, MockQuestion, brought_back, kept
from exercises.exercise_files import stored_exercise
from exercises.learning.purpose import Purpose
from exercises.making.codes import code_of
from exercises.wording.feedback import Feedback
from tutor.mock_exam.session import MockSession
from tutor.storage.settings import Preferences
from tutor.storage.store import Store

PAGE = "exam"
KEPT_EVERY = 5
"""In seconds: so much of the clock is lost at most where the power fails."""


class MockModel(QObject):
    """Holds the exam, keeps every change of it, and counts the time while it is sat."""

    replaced = Signal()
    """Another exam, or the same one handed in."""
    turned = Signal()
    """Another question is open."""
    changed = Signal()
    """Something was written or flagged."""
    ticked = Signal()

    def __init__(self, store: Store, preferences: Preferences, undo: QUndoStack) -> None:
        super().__init__(undo)
        self._store = store
        self.session = MockSession(store, preferences, undo)
        self.session.changed.connect(self._note)
        self.exam: MockExam | None = None
        self.feedbacks: list[Feedback] = []
        """What there is to say about each question, once it is handed in."""
        self._watch = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(1000)
        self._timer.timeout.connect(self._tick)

    def restore(self) -> None:
        """Bring back the exam that was open when the program ended, however it ended."""
        table = self._store.place(PAGE)
        if not table:
            return
        try:
            self.exam = brought_back(table)
            self._start()
        except stored_exercise.UNREADABLE:
            traceback.print_exc()
            self._timer.stop()
            self.exam = None
            self._store.set_place_aside(PAGE)
            self.replaced.emit()

    @property
    def question(self) -> MockQuestion:
        """The question that is open."""
        assert self.exam is not None
        return self.exam.questions[self.exam.at]

    @property
    def left(self) -> int:
        """How many seconds are left; below zero where the time is over."""
        assert self.exam is not None
        return 60 * self.exam.minutes - self.exam.spent

    def begin(self, exam: MockExam) -> None:
        """Sit this exam."""
        self.exam = exam
        self._keep()
        self._start()

    def leave(self) -> None:
        """Put the exam away, to choose another."""
        self._timer.stop()
        self.exam = None
        self._store.keep_place(PAGE, {})
        self.replaced.emit()

    def turn_to(self, place: int) -> None:
        """Open another question."""
        assert self.exam is not None
        if 0 <= place < len(self.exam.questions) and place != self.exam.at:
            self.exam = replace(self.exam, at=place)
            self._keep()
            self._open()

    def flag(self) -> None:
        """Mark the open question to come back to it, or no longer."""
        if self.exam is not None and not self.exam.done:
            flagged = not self.question.flagged
            self.exam = self.exam.with_question(self.exam.at, flagged=flagged)
            self._keep()
            self.changed.emit()

    def hand_in(self) -> None:
        """End the exam: every question is marked, and counts as practised."""
        assert self.exam is not None
        self.pass_time(0)
        self.exam = replace(self.exam, done=True, at=0)
        for question in self.exam.questions:
            self._count(question)
        self._keep()
        self._start()

    def pass_time(self, seconds: int) -> None:
        """So much time goes by."""
        if self.exam is not None and not self.exam.done:
            before = self.exam.spent
            self.exam = replace(self.exam, spent=before + seconds)
            if before // KEPT_EVERY != self.exam.spent // KEPT_EVERY:
                self._keep()
            self.ticked.emit()

    def marks(self, place: int) -> Fraction:
        """What a question earned, with what follows from a slip."""
        assert self.exam is not None
        feedback = self.feedbacks[place]
        return self.exam.questions[place].points * feedback.score / feedback.maximum

    @property
    def earned(self) -> Fraction:
        """What all questions earned."""
        assert self.exam is not None
        return sum(map(self.marks, range(len(self.exam.questions))), Fraction(0))

    def _count(self, question: MockQuestion) -> None:
        """Keep a question as an attempt, and what was said about it."""
        exercise, typed = question.exercise, dict(question.typed)
        self.session.take(exercise, typed, judged=True)
        feedback = self.session.feedback
        assert feedback is not None
        made_by = code_of(exercise), stored_exercise.keep(exercise), exercise.kind, exercise.level
        attempt = self._store.begin(*made_by, Purpose.EXAM)
        self._store.keep_entries(attempt, stored_exercise.keys(exercise, typed))
        words = {each.blank: each.verdict.value for each in feedback.remarks}
        self._store.keep_verdicts(
            attempt,
            stored_exercise.keys(exercise, words),
            str(feedback.score),
            str(feedback.maximum),
            feedback.diagnosis.candidates,
        )

    def _start(self) -> None:
        """Show the exam as it stands; while it is sat, the clock runs."""
        assert self.exam is not None
        self.feedbacks = []
        if self.exam.done:
            self._timer.stop()
            for question in self.exam.questions:
                self.session.take(question.exercise, question.typed, judged=True)
                assert self.session.feedback is not None
                self.feedbacks.append(self.session.feedback)
        else:
            self._watch.start()
            self._timer.start()
        self.replaced.emit()
        self._open()

    def _open(self) -> None:
        assert self.exam is not None
        question = self.question
        self.session.take(question.exercise, question.typed, judged=self.exam.done)
        self.turned.emit()

    def _note(self) -> None:
        """Keep what was written."""
        if self.exam is not None and not self.exam.done:
            typed = dict(self.session.sheet.typed)
            self.exam = self.exam.with_question(self.exam.at, typed=typed)
            self._keep()
            self.changed.emit()

    def _keep(self) -> None:
        if self.exam is not None:
            self._store.keep_place(PAGE, kept(self.exam))

    def _tick(self) -> None:
        """A second that was slept through counts as well."""
        seconds = self._watch.elapsed() // 1000
        if seconds:
            self._watch.start()
            self.pass_time(seconds)

"""The open question of a mock exam: filled in as in practice, and judged only at the end."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal

from exercises.entries import Typed
from exercises.exercise import Blank, Exercise, Verdict
from exercises.exercise_files.first_exercise import first_exercise
from tutor.answering.practice_state import PracticeState, fresh
from tutor.answering.session import Session
from tutor.storage.settings import Settings


class MockSession(Session):
    """A sheet that says when it changes; whoever holds the exam keeps it."""

    changed = Signal()

    def take(self, exercise: Exercise, typed: Mapping[Blank, Typed], judged: bool) -> None:
        """Show a question with what was written into it, and after the end what it is worth."""
        self.sheet.undo.clear()
        self.sheet.locked = judged
        self._load(fresh(exercise)._replace(typed=dict(typed)))
        if judged:
            self.checked, self._told = (
                dict(typed),
                dict.fromkeys(exercise.blanks, Verdict.EMPTY),
            )
            self._check_again()
            self.explained = frozenset(exercise.blanks)
        self.replaced.emit()
        self.judged.emit()

    def _first_state(self) -> PracticeState:
        """An easy tree, until a question takes its place."""
        return fresh(first_exercise(self._settings.rules))

    def _judge(self, all_of_it: bool) -> None:
        """Nothing is said before the end."""

    def _follow(self, settings: Settings) -> None:
        """Other settings change nothing here before another question is opened."""

    def _note(self, blank: Blank) -> None:
        self.entered.emit(blank)
        self.changed.emit()

    def _keep_place(self) -> None:
        """The question that is open is kept, not the box."""

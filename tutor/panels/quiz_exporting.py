"""The button that exports, and in its place how far an export is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QStackedWidget, QVBoxLayout, QWidget

from tutor.language import tell
from tutor.panels.card import quiet
from tutor.panels.quiz_controls import named, push

MINUTE = 60


class ExportBar(QStackedWidget):
    """Asks for an export, shows it, and can cancel it."""

    def __init__(
        self, export: Callable[[], object], cancel: Callable[[], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.button = push(self, "quiz-export", export, "main")
        self.addWidget(self.button)
        going = QWidget(self)
        column = QVBoxLayout(going)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self.bar = named(QProgressBar(going), "quiz-progress")
        self.bar.setTextVisible(False)
        column.addWidget(self.bar)
        row = QHBoxLayout()
        self.status = quiet("", going)
        row.addWidget(self.status, 1)
        self.cancel = push(going, "quiz-cancel", cancel)
        row.addWidget(self.cancel)
        column.addLayout(row)
        self.addWidget(going)

    def begin(self) -> None:
        """Something is being written."""
        self.bar.setRange(0, 0)
        self.status.setText(tell("quiz-beginning"))
        self.cancel.setEnabled(True)
        self.setCurrentIndex(1)
        self.cancel.setFocus()

    def show_progress(self, done: int, total: int, left: float) -> None:
        """How far it is, and how long it still needs."""
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        told = tell("quiz-done", done=str(done), total=str(total))
        if left >= 0:
            seconds = round(left)
            minutes = seconds // MINUTE
            told += " · " + (
                tell("quiz-left-minutes", count=minutes)
                if minutes
                else tell("quiz-left-seconds", count=seconds)
            )
        self.status.setText(told)

    def stop(self) -> None:
        """It is being cancelled: the sheet in hand is finished first."""
        self.cancel.setEnabled(False)
        self.status.setText(tell("quiz-cancelling"))

    def end(self) -> None:
        """Back to the button."""
        self.setCurrentIndex(0)
        self.button.setFocus()

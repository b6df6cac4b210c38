"""The button that exports, and in its place how far an export is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QProgressBar,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from exercises.export.platforms import PLATFORMS
from tutor.look.language import tell
from tutor.quizzes.controls import push
from tutor.widgets.actions import action
from tutor.widgets.background import UNKNOWN
from tutor.widgets.card import quiet
from tutor.widgets.fields import named
from tutor.widgets.menu import menu_button
from tutor.widgets.waiting import in_time

PERCENT = 100


class ExportBar(QStackedWidget):
    """Asks for an export, shows it, and can cancel it."""

    def __init__(
        self,
        export: Callable[[], object],
        export_for: Callable[[str], object],
        cancel: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        start = QWidget(self)
        self.button = push(start, "quiz-export", export, "main")
        self.platforms = QMenu(self)
        for name in PLATFORMS:
            self.platforms.addAction(tell(f"platform-{name}"), partial(export_for, name))
        beginning = QHBoxLayout(start)
        beginning.setContentsMargins(0, 0, 0, 0)
        beginning.addWidget(self.button, 1)
        beginning.addWidget(menu_button(start, "quiz-platforms", self.platforms))
        self.addWidget(start)
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
        action(going, "quiz-cancel", cancel)
        column.addLayout(row)
        self.addWidget(going)

    def begin(self) -> None:
        """Something is being written."""
        self.bar.setRange(0, 0)
        self.status.setText(tell("quiz-beginning"))
        self.cancel.setEnabled(True)
        self.setCurrentIndex(1)
        self.cancel.setFocus()

    def show_trees(self, share: float, left: float) -> None:
        """How far the trees are, which come before all sheets."""
        self.bar.setRange(0, PERCENT)
        self.bar.setValue(round(PERCENT * share))
        self._say("quiz-beginning", left)

    def show_progress(self, done: int, total: int, left: float) -> None:
        """How many sheets are done."""
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self._say("quiz-done", left, done=str(done), total=str(total))

    def _say(self, key: str, left: float, **values: str) -> None:
        if not self.cancel.isEnabled():
            return
        if left == UNKNOWN:
            self.status.setText(tell(key, **values))
        else:
            self.status.setText(tell(f"{key}-left", time=in_time(left), **values))

    def stop(self) -> None:
        """It is being cancelled: the current sheet is finished first."""
        self.cancel.setEnabled(False)
        self.status.setText(tell("quiz-cancelling"))

    def end(self) -> None:
        """Back to the button."""
        self.setCurrentIndex(0)
        self.button.setFocus()

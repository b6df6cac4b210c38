"""The day of the exam: nothing is due after it."""

from __future__ import annotations

from datetime import date, timedelta

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QDateEdit, QDialogButtonBox, QFormLayout, QWidget

from tutor.look.language import tell
from tutor.widgets.labels import Label, set_tooltip
from tutor.widgets.scrolling_dialog import ScrollingDialog

AHEAD = timedelta(days=7)
"""What is proposed where no day is set."""


class ExamDialog(ScrollingDialog):
    """Asks for a day; `day` is what was chosen, None for no exam."""

    def __init__(self, day: date | None, today: date, parent: QWidget) -> None:
        super().__init__(tell("learn-exam-title"), parent)
        self.day = day
        form = QFormLayout(self.inside)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.field = QDateEdit(self.inside)
        self.field.setDisplayFormat("yyyy-MM-dd")
        self.field.setAccessibleName(tell("learn-exam-field"))
        set_tooltip(self.field, tell("action-learn-exam-about"))
        shown = day or today + AHEAD
        self.field.setDate(QDate(shown.year, shown.month, shown.day))
        form.addRow(Label(tell("learn-exam-field"), self.inside), self.field)
        roles = QDialogButtonBox.ButtonRole
        self.none = self.buttons.addButton(tell("learn-exam-clear"), roles.ActionRole)
        self.set = self.buttons.addButton(tell("learn-exam-set"), roles.AcceptRole)
        self.set.setDefault(True)
        self.none.clicked.connect(self._clear)
        self.set.clicked.connect(self._set)

    def _clear(self) -> None:
        self.day = None
        self.accept()

    def _set(self) -> None:
        chosen = self.field.date()
        self.day = date(chosen.year(), chosen.month(), chosen.day())
        self.accept()

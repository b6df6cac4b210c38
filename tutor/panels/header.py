"""The top of the practice page: what is asked, by which conventions, and what else to take."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from exercises.conventions import conventions
from exercises.exercise import Exercise
from exercises.kinds import KINDS
from tutor.language import tell
from tutor.panels.menu import menu_button
from tutor.panels.task import Task
from tutor.panels.title import TitleBox

LEVELS = 5


class Header(QWidget):
    """The kind is the title, the instructions stand below it; level and a menu at the right."""

    chosen = Signal(str, int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 0, 0, 0)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(10)
        self.task = Task(self)
        column.addLayout(row)
        column.addWidget(self.task)
        self.kind = TitleBox(self)
        for kind in KINDS:
            self.kind.addItem(tell(f"kind-{kind}"), kind)
        self.level = QComboBox(self)
        for level in range(1, LEVELS + 1):
            self.level.addItem(tell("level", level=level), level)
        for box, name in ((self.kind, "choose-kind"), (self.level, "choose-level")):
            box.setAccessibleName(tell(name))
            box.setToolTip(tell(name))
            box.activated.connect(self._choose)
            row.addWidget(box)
            if box is self.kind:
                row.addStretch(1)
        self.row = row

    def add(self, widget: QWidget) -> None:
        """One more thing at the right."""
        self.row.addWidget(widget)

    def add_menu(self, actions: list[QAction]) -> None:
        """Everything else that can be done."""
        menu = QMenu(self)
        menu.addActions(actions)
        self.add(menu_button(self, "more", menu))

    def show_exercise(self, exercise: Exercise) -> None:
        """Say what is asked, and by which conventions."""
        told = [tell(f"kind-{exercise.kind}-task"), *map(tell, conventions(exercise))]
        self.task.say(" ".join(told))
        self.kind.setCurrentIndex(self.kind.findData(exercise.kind))
        if exercise.level is not None:
            self.level.setCurrentIndex(self.level.findData(exercise.level))

    def _choose(self) -> None:
        self.chosen.emit(self.kind.currentData(), self.level.currentData())

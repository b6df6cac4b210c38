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

from exercises.exercise import Exercise
from exercises.kinds import KINDS
from exercises.wording.conventions import conventions
from tutor.look.language import tell
from tutor.practice.task import TaskText
from tutor.widgets.labels import set_tooltip
from tutor.widgets.menu import menu_button
from tutor.widgets.title import TitleBox

LEVELS = range(1, 6)
NO_LEVEL = -1
"""No choice, in Qt."""


class Header(QWidget):
    """The kind is the title, the instructions stand below it; level and a menu at the right."""

    chosen = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 0, 0, 0)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(10)
        self.task = TaskText(self)
        column.addLayout(row)
        column.addWidget(self.task)
        self.kind = TitleBox(self)
        self.kind.addItems([tell(f"kind-{kind}") for kind in KINDS])
        self.level = QComboBox(self)
        self.level.addItems([tell("level", level=level) for level in LEVELS])
        self._last_level = LEVELS[0]
        for box, name in ((self.kind, "choose-kind"), (self.level, "choose-level")):
            box.setAccessibleName(tell(name))
            set_tooltip(box, tell(name))
            box.activated.connect(self.chosen)
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
        told = [tell(f"kind-{exercise.kind}-task"), *map(tell, conventions(exercise).values())]
        self.task.say(" ".join(told))
        self.kind.setCurrentIndex(list(KINDS).index(exercise.kind))
        self.level.setPlaceholderText(tell("level-own" if exercise.seed is None else "level-none"))
        if exercise.level is not None and exercise.level in LEVELS:
            self._last_level = exercise.level
            self.level.setCurrentIndex(LEVELS.index(exercise.level))
        else:
            self.level.setCurrentIndex(NO_LEVEL)

    def choice(self) -> tuple[str, int]:
        """The kind and the level that are chosen; beside a tree without one, the last level."""
        index = self.level.currentIndex()
        level = self._last_level if index == NO_LEVEL else LEVELS[index]
        return list(KINDS)[self.kind.currentIndex()], level

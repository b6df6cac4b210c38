"""The top of the practice page: what is asked, by which conventions, and what else to take."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from exercises.conventions import conventions
from exercises.exercise import Exercise
from exercises.kinds import KINDS
from tutor.actions import name_it
from tutor.language import tell

LEVELS = 5


class Header(QWidget):
    """Title and instructions at the left; kind, level and a menu at the right."""

    chosen = Signal(str, int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 0, 0)
        row.setSpacing(10)
        words = QVBoxLayout()
        words.setSpacing(6)
        self.title = QLabel(self)
        self.title.setObjectName("title")
        self.instructions = QLabel(self)
        self.instructions.setObjectName("instructions")
        self.instructions.setWordWrap(True)
        self.instructions.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words.addWidget(self.title)
        words.addWidget(self.instructions)
        row.addLayout(words, 1)
        self.kind = QComboBox(self)
        for kind in KINDS:
            self.kind.addItem(tell(f"kind-{kind}"), kind)
        self.kind.setMaximumWidth(230)
        self.level = QComboBox(self)
        for level in range(1, LEVELS + 1):
            self.level.addItem(tell("level", level=level), level)
        for box, name in ((self.kind, "choose-kind"), (self.level, "choose-level")):
            box.setAccessibleName(tell(name))
            box.setToolTip(tell(name))
            box.activated.connect(self._choose)
            row.addWidget(box, 0, Qt.AlignmentFlag.AlignTop)
        self.row = row

    def add(self, widget: QWidget) -> None:
        """One more thing at the right."""
        self.row.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)

    def add_menu(self, actions: list[QAction]) -> QPushButton:
        """Everything else that can be done."""
        more = QPushButton("⋯", self)
        more.setAutoDefault(False)
        name_it(more, "more")
        menu = QMenu(more)
        menu.setToolTipsVisible(True)
        menu.addActions(actions)
        more.setMenu(menu)
        self.add(more)
        return more

    def show_exercise(self, exercise: Exercise) -> None:
        """Say what is asked, and by which conventions."""
        self.title.setText(tell(f"kind-{exercise.kind}"))
        told = [tell(f"kind-{exercise.kind}-task"), *map(tell, conventions(exercise))]
        self.instructions.setText(" ".join(told))
        self.kind.setCurrentIndex(self.kind.findData(exercise.kind))
        if exercise.level is not None:
            self.level.setCurrentIndex(self.level.findData(exercise.level))

    def _choose(self) -> None:
        self.chosen.emit(self.kind.currentData(), self.level.currentData())

"""The top of the practice page: what is asked, by which conventions, and what else to take."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from exercises.exercise import Exercise
from exercises.kinds import TEACHING_ORDER
from exercises.wording.conventions import conventions, particulars
from exercises.wording.tasks import screen_task
from tutor.answering.task import TaskText
from tutor.look.language import tell
from tutor.widgets.actions import button
from tutor.widgets.labels import name_control
from tutor.widgets.title import TitleBox

LEVELS = range(1, 6)
NO_LEVEL = -1
"""No choice, in Qt."""
INSET = 4
"""How far the words of the title stand inside their box."""


class Header(QWidget):
    """The kind is the title, the task stands below it; level and a menu at the right."""

    chosen = Signal()
    unfolded = Signal(bool)
    """The conventions are to be seen from now on, or no longer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(8 - INSET, 0, 0, 0)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(10)
        self.task = TaskText(self)
        self._told = ""
        self._conventions: TaskText | None = None
        self.turn = button(self, "conventions", self._turn, "link")
        self.turn.setCheckable(True)
        line = QHBoxLayout()
        line.addWidget(self.task, 1)
        line.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignTop)
        below = QVBoxLayout()
        below.setContentsMargins(INSET, 0, 0, 0)
        below.setSpacing(4)
        below.addLayout(line)
        column.addLayout(row)
        column.addLayout(below)
        self._below = below
        self.kind = TitleBox(self)
        self.level = QComboBox(self)
        self.level.addItems([tell("level", level=level) for level in LEVELS])
        self._last_level = LEVELS[0]
        for box, name in ((self.kind, "choose-kind"), (self.level, "choose-level")):
            name_control(box, tell(name))
            box.activated.connect(self.chosen)
            row.addWidget(box)
            if box is self.kind:
                row.addStretch(1)
        self.row = row

    def offer_kinds(self) -> None:
        """Let any kind be chosen; until then the title is just what it is."""
        chosen = self.kind.currentData()
        self.kind.clear()
        for group, kinds in TEACHING_ORDER.items():
            if kinds:
                self.kind.add_heading(tell(f"kinds-{group}"))
            for kind in kinds:
                self._offer(kind)
        self.kind.setCurrentIndex(self.kind.findData(chosen))

    def _offer(self, kind: str) -> None:
        self.kind.add_choice(tell(f"kind-{kind}"), kind, f"kind-{kind}-task")

    def unfold(self, shown: bool) -> None:
        """Show the conventions below the task, or only what they are called."""
        self.turn.setChecked(shown)
        if self._conventions is not None or shown:
            self.conventions.setVisible(shown and bool(self._told))

    @property
    def conventions(self) -> TaskText:
        """The conventions in words; they take room once they are to be seen."""
        if self._conventions is None:
            self._conventions = TaskText(self)
            self._conventions.say(self._told)
            self._below.addWidget(self._conventions)
        return self._conventions

    def _turn(self) -> None:
        self.unfold(self.turn.isChecked())
        self.unfolded.emit(self.turn.isChecked())

    def add(self, widget: QWidget) -> None:
        """One more thing at the right."""
        self.row.addWidget(widget)

    def show_exercise(self, exercise: Exercise) -> None:
        """Say what is asked, and by which conventions."""
        rules = conventions(exercise)
        self.task.say(" ".join((tell(screen_task(exercise)), *map(tell, particulars(exercise)))))
        self._told = " ".join(map(tell, rules.values()))
        if self._conventions is not None:
            self._conventions.say(self._told)
        self.turn.setVisible(bool(self._told))
        self.unfold(self.turn.isChecked())
        if self.kind.findData(exercise.kind) < 0:
            self._offer(exercise.kind)
        self.kind.setCurrentIndex(self.kind.findData(exercise.kind))
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
        return str(self.kind.currentData()), level

"""The questions of a mock exam of one's own, a row each: kind, level, points, and out with it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QPushButton, QSpinBox, QWidget

from exercises.exam import blueprint
from exercises.exam.mock import title_of
from exercises.exam.spec import Question, Quiz
from exercises.exam.spec_checks import MOST_POINTS
from exercises.kinds import TEACHING_ORDER
from exercises.making.recipe_files import LEVELS
from tutor.look.language import tell
from tutor.widgets.actions import button
from tutor.widgets.card import delete_widgets
from tutor.widgets.fields import named, whole_number
from tutor.widgets.guard import Guarded
from tutor.widgets.labels import Label

SHOWN_LETTERS = 12
"""So many letters of a kind's name are shown at least."""
CHEVRON = 44
"""Room for the sign at the right of a list."""


class BlueprintRows(Guarded, QWidget):
    """Says how the exam is to be; whoever holds it shows the rows anew."""

    wanted = Signal(object)
    """The quiz as it is to be."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)
        self._grid.setColumnStretch(1, 1)
        self._quiz: Quiz | None = None
        self._numbers: list[Label] = []
        self.kinds: list[QComboBox] = []
        self.levels: list[QComboBox] = []
        self.points: list[QSpinBox] = []
        self.outs: list[QPushButton] = []

    def show_quiz(self, quiz: Quiz) -> None:
        """A row for each question; what only changed its points keeps its row."""
        same = self._quiz is not None and len(self._quiz.questions) == len(quiz.questions)
        self._quiz = quiz
        if same and self.outs:
            for place, question in enumerate(quiz.questions):
                self._show_question(place, question)
            self._place()
            return
        delete_widgets(self._grid)
        self._numbers, self.kinds, self.levels, self.points, self.outs = [], [], [], [], []
        for place, question in enumerate(quiz.questions):
            self._add(place, question)
            self._show_question(place, question)
        for out in self.outs:
            out.setEnabled(len(self.outs) > 1)
        self._place()

    def _add(self, place: int, question: Question) -> None:
        number = Label(f"{place + 1}.", self)
        kind, level = named(QComboBox(self), "exam-kind"), named(QComboBox(self), "exam-level")
        kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        kind.setMinimumContentsLength(SHOWN_LETTERS)
        if blueprint.has_level(question):
            for name in (name for group in TEACHING_ORDER.values() for name in group):
                kind.addItem(tell(f"kind-{name}"), name)
            for each in range(1, LEVELS + 1):
                level.addItem(tell("level", level=each), each)
        else:
            kind.addItem(title_of(question, tell))
            kind.setEnabled(False)
            level.hide()
        points = whole_number(self, "exam-worth", (1, MOST_POINTS))
        points.setSuffix(f" {tell('exam-worth-unit')}")
        points.setEnabled(not question.parts)  # which add up to it
        out = button(self, "exam-remove", lambda: self._want_less(place))
        kind.activated.connect(lambda _: self._want(place, kind=kind.currentData()))
        level.activated.connect(lambda _: self._want(place, level=level.currentData()))
        points.valueChanged.connect(lambda worth: self._want(place, points=worth))
        self.kinds.append(kind)
        self.levels.append(level)
        self.points.append(points)
        self.outs.append(out)
        self._numbers.append(number)

    def _place(self) -> None:
        """Put a question on one line, or where there is little room, its kind above the rest."""
        parts = zip(self._numbers, self.kinds, self.levels, self.points, self.outs, strict=True)
        lines = [(number, kind, others) for number, kind, *others in parts]
        gaps = 4 * self._grid.spacing()
        narrow = self.width() - gaps < max(
            sum(part.sizeHint().width() for part in (number, *others)) + _width_of(kind)
            for number, kind, others in lines
        )
        for place, (number, kind, others) in enumerate(lines):
            self._grid.addWidget(number, 2 * place, 0)
            self._grid.addWidget(kind, 2 * place, 1, 1, 4 if narrow else 1)
            for column, part in enumerate(others, 2):
                self._grid.addWidget(part, 2 * place + narrow, column)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the best of the room."""
        super().resizeEvent(event)
        if self.outs:
            self._place()

    def _show_question(self, place: int, question: Question) -> None:
        if blueprint.has_level(question):
            self.kinds[place].setCurrentIndex(self.kinds[place].findData(question.kind))
            self.levels[place].setCurrentIndex(self.levels[place].findData(question.level))
        box = self.points[place]
        box.blockSignals(True)
        box.setValue(round(question.points))
        box.blockSignals(False)

    def _want(self, place: int, **changes: Any) -> None:
        assert self._quiz is not None
        self.wanted.emit(blueprint.with_change(self._quiz, place, **changes))

    def _want_less(self, place: int) -> None:
        assert self._quiz is not None
        self.wanted.emit(blueprint.without_question(self._quiz, place))
        left = min(place, len(self.outs) - 1)
        self.outs[left].setFocus()


def _width_of(kind: QComboBox) -> int:
    """What the chosen kind needs, not the longest of its list."""
    return kind.fontMetrics().horizontalAdvance(kind.currentText()) + CHEVRON

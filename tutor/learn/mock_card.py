"""A mock exam at the end of the path: what it asks, and where it stands."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from exercises.exam import blueprint
from exercises.exam.mock import FIRST, blueprints, minutes_of, under_way
from exercises.exam.spec import Quiz
from exercises.learning.purpose import Purpose
from exercises.learning.state_words import days_ago
from exercises.wording.marks_in_words import show_marks
from resources.words import Message, message
from tutor.learn.learn_model import LearnModel
from tutor.learn.skill_button import SIGN
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.widgets.actions import button
from tutor.widgets.card import Card, quiet
from tutor.widgets.labels import Label, strong

FLAG = "⚑"
EXAM_PAGE = "exam"


@cache
def _first() -> Quiz:
    """The exam that is proposed."""
    return blueprint.blueprint_from(blueprints()[FIRST])


class MockCard(Card):
    """Says what a mock exam is, and leads to it."""

    wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, tell("mock-heading"))
        self.column.setContentsMargins(8, 12, 14, 14)
        self._theme = theme
        self.title = strong("", self)
        self.state = quiet("", self)
        self.about = quiet("", self)
        self.sign = Label(FLAG, self)
        self.sign.setObjectName("heading")
        self.sign.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.look = button(self, "mock-look", self.wanted.emit)
        words = QVBoxLayout()
        words.setSpacing(4)
        for part in (self.title, self.state, self.about):
            words.addWidget(part)
        words.addSpacing(4)
        words.addWidget(self.look)
        self.title.setWordWrap(True)
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        self._grid.addWidget(self.sign, 0, 0)
        self._grid.addLayout(words, 0, 1)
        self._grid.setColumnStretch(1, 1)
        self.column.addLayout(self._grid)
        theme.changed.connect(self._indent)
        self._indent()

    def show_model(self, model: LearnModel) -> None:
        """Say where it stands."""
        quiz, open_exam = _first(), under_way(model.place(EXAM_PAGE))
        self.title.setText(quiz.title if open_exam is None else open_exam[0])
        self.state.setText(tell(self._state(model)))
        count, points, minutes = len(quiz.questions), show_marks(quiz.points), minutes_of(quiz)
        self.about.setText(tell("mock-about", count=count, points=points, minutes=minutes))
        self.about.setHidden(open_exam is not None)

    def _state(self, model: LearnModel) -> Message:
        open_exam = under_way(model.place(EXAM_PAGE))
        if open_exam is not None:
            return message("mock-under-way", minutes=open_exam[1])
        sat = [each.at for each in model.history.trials if each.purpose is Purpose.EXAM]
        if not sat:
            return message("legend-new")
        return message("mock-sat", seen=days_ago(max(sat).date(), model.overview.today))

    def _indent(self) -> None:
        """The words stand below those of the skills above."""
        self._grid.setColumnMinimumWidth(0, round(SIGN * self._theme.scale))

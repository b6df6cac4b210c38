"""Beside the choice of a mock exam: how long it takes, how it goes, and what begins it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from exercises.exam.mock import MOST_MINUTES
from exercises.exam.spec import Quiz
from exercises.wording.marks_in_words import show_marks
from tutor.look.language import tell
from tutor.widgets.actions import button
from tutor.widgets.card import Card, quiet
from tutor.widgets.fields import whole_number
from tutor.widgets.labels import Label, strong
from tutor.widgets.room import lay_beside

RULES = ("order", "clock", "kept", "marks", "again")
"""What there is to know before, in its order."""


class StartSide(QWidget):
    """The time that there is, the rules, and Begin where an exam that is sat has Hand in."""

    begun = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        facts = Card(self)
        self.total = strong("", facts)
        self.total.setWordWrap(True)
        self.minutes = whole_number(facts, "exam-minutes", (1, MOST_MINUTES))
        row = QHBoxLayout()
        row.addWidget(Label(tell("exam-minutes"), facts))
        row.addWidget(self.minutes)
        row.addStretch(1)
        self._facts = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._facts.addWidget(self.total, 1)
        self._facts.addLayout(row)
        facts.column.addLayout(self._facts)
        self.rules = Card(self, tell("exam-rules-heading"))
        for rule in RULES:
            self.rules.column.addWidget(quiet(tell(f"exam-rule-{rule}"), self.rules))
        self.main = button(self, "exam-begin", self.begun.emit, "main")
        column.addWidget(facts)
        column.addWidget(self.rules)
        column.addStretch(1)
        column.addWidget(self.main)

    def show_quiz(self, quiz: Quiz) -> None:
        """Say how much there is to do."""
        points, count = show_marks(quiz.points), len(quiz.questions)
        self.total.setText(tell("exam-total", points=points, count=count))

    def arrange(self, beside: bool) -> None:
        """Tell the rules beside the choice; below it there is room for little."""
        self.rules.setVisible(beside)
        lay_beside(self._facts, not beside)

"""Where a mock exam is chosen: one that comes with the program, or an instructor's file."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from exercises.exam.mock import MOST_MINUTES, blueprints, minutes_of
from exercises.exam.spec import Quiz, quiz_from
from exercises.wording.marks_in_words import show_marks
from tutor.look.language import tell
from tutor.widgets.actions import button
from tutor.widgets.card import Card, quiet
from tutor.widgets.fields import whole_number
from tutor.widgets.labels import Label, set_tooltip, strong

FIRST = "midterm"


class StartCard(Card):
    """What is asked, how long it takes, and the button that begins it."""

    begun = Signal(str, int)
    """The text of a quiz, and how many minutes there are for it."""
    file_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, tell("exam-choose"))
        self._texts = blueprints()
        self.choice = QComboBox(self)
        self.choice.setAccessibleName(tell("exam-choose"))
        set_tooltip(self.choice, tell("exam-choose"))
        for name in sorted(self._texts, key=lambda name: (name != FIRST, name)):
            self.choice.addItem(quiz_from(self._texts[name], name).title, name)
        self.choice.currentIndexChanged.connect(self._show)
        self.minutes = whole_number(self, "exam-minutes", (1, MOST_MINUTES))
        self._told = QVBoxLayout()
        self._told.setSpacing(4)
        row = QHBoxLayout()
        row.addWidget(self.choice, 1)
        row.addWidget(button(self, "exam-open", self.file_wanted.emit))
        time = QHBoxLayout()
        time.addWidget(Label(tell("exam-minutes"), self))
        time.addWidget(self.minutes)
        time.addStretch(1)
        self.column.addLayout(row)
        self.column.addLayout(self._told)
        self.column.addLayout(time)
        self.column.addWidget(quiet(tell("exam-rules"), self))
        self.main = button(self, "exam-begin", self._begin, "main")
        self.column.addWidget(self.main)
        self.column.addStretch(1)
        self._lines: list[Label] = []
        self._show()

    def add(self, text: str) -> None:
        """Offer the exam of a file, and choose it; an error names what is wrong with it."""
        quiz = quiz_from(text, tell("exam-file"))
        self._texts[text] = text
        self.choice.addItem(quiz.title, text)
        self.choice.setCurrentIndex(self.choice.count() - 1)

    @property
    def _quiz(self) -> Quiz:
        return quiz_from(self._texts[self.choice.currentData()], self.choice.currentText())

    def _show(self) -> None:
        """Say what the chosen exam asks."""
        for old in self._lines:
            self._told.removeWidget(old)
            old.hide()
            old.deleteLater()
        quiz = self._quiz
        self.minutes.setValue(minutes_of(quiz))
        self._lines = []
        for number, question in enumerate(quiz.questions, 1):
            level = "" if question.level is None else tell("level", level=question.level)
            title = question.title or (
                tell(f"kind-{question.kind}") if question.kind else question.code or ""
            )
            points = tell("exam-points", points=show_marks(question.worth))
            line = " · ".join(filter(None, (f"{number}. {title}", level, points)))
            self._lines.append(Label(line, self))
        total = tell("exam-total", points=show_marks(quiz.points), count=len(quiz.questions))
        self._lines.append(strong(total, self))
        for label in self._lines:
            label.setWordWrap(True)
            self._told.addWidget(label, 0, Qt.AlignmentFlag.AlignTop)

    def _begin(self) -> None:
        self.begun.emit(self._texts[self.choice.currentData()], self.minutes.value())

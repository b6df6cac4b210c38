"""Beside the question of a mock exam: the clock, the list of questions, and the way out."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from exercises.wording.marks_in_words import show_marks
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.mock_exam.model import MockModel
from tutor.mock_exam.question_button import QuestionButton, QuestionState
from tutor.widgets.actions import button, name_it
from tutor.widgets.card import AROUND, Card, quiet
from tutor.widgets.labels import Label
from tutor.widgets.room import UNBOUND
from tutor.widgets.scroll_area import scroll_area

TIGHT = (8, 8, 8, 8)
"""What a card keeps free at its edges where there is very little room."""
FILLED = {"empty": 0.0, "begun": 0.5, "answered": 1.0}
"""How much of its sign is filled, by how far a question is."""


class ClockCard(Card):
    """How much time is left; it can be hidden, and then nothing ticks."""

    def __init__(self, model: MockModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self.time = Label("", self)
        self.time.setObjectName("clock")
        self._of = quiet("", self)
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self.turn: QPushButton = button(self, "exam-hide-clock", self._turn)
        told = QVBoxLayout()
        told.addWidget(self.time)
        told.addWidget(self._of)
        row = QHBoxLayout()
        row.addLayout(told, 1)
        row.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(row)
        self.column.addWidget(self._bar)
        model.ticked.connect(self.refresh)
        self.hidden = self._small = False

    def refresh(self) -> None:
        """Show the time, unless it is hidden."""
        exam = self._model.exam
        if exam is None:
            return
        left, over = abs(self._model.left), self._model.left < 0
        self.time.setText(f"{left // 60}:{left % 60:02}")
        self._of.setText(tell("exam-over" if over else "exam-left", minutes=exam.minutes))
        self._bar.setRange(0, 60 * exam.minutes)
        self._bar.setValue(min(exam.spent, 60 * exam.minutes))
        for part in (self.time, self._bar):
            part.setHidden(self.hidden)
        if self.hidden:
            self._of.setText(tell("exam-clock-hidden"))
        self._of.setVisible(self.hidden or over or not self._small)

    def be_small(self, small: bool) -> None:
        """Show no more than the time, where there is little room."""
        self._small = small
        self.column.setContentsMargins(*(TIGHT if small else AROUND))
        self.refresh()

    def _turn(self) -> None:
        self.hidden = not self.hidden
        name_it(self.turn, "exam-show-clock" if self.hidden else "exam-hide-clock")
        self.turn.setText(self.turn.accessibleName())
        self.refresh()


class QuestionsCard(Card):
    """All questions, in any order: how far each is, its flag, and at the end its marks."""

    chosen = Signal(int)

    def __init__(self, model: MockModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, tell("exam-questions"))
        self._model = model
        self._theme = theme
        self._small = False
        self.buttons: list[QuestionButton] = []
        self._area = scroll_area(self)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.column.addWidget(self._area, 1)
        self.sum = quiet("", self)
        self.column.addWidget(self.sum)
        model.changed.connect(self.refresh)
        model.turned.connect(self.refresh)

    def rebuild(self) -> None:
        """A row for each question of another exam."""
        exam = self._model.exam
        inside = QWidget(self)
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 4, 0)
        self._grid.setSpacing(2)
        self.buttons = []
        for place in range(0 if exam is None else len(exam.questions)):
            made = QuestionButton(self._theme, inside)
            made.clicked.connect(lambda _=False, place=place: self.chosen.emit(place))
            self.buttons.append(made)
        self._area.setWidget(inside)
        self.refresh()
        self._place()

    def be_small(self, small: bool, width: int) -> None:
        """Show numbers beside each other in so much width, or a row for each question."""
        self._small = small
        self.heading.setHidden(small)
        self.column.setContentsMargins(*(TIGHT if small else AROUND))
        self._place(width)

    def _place(self, width: int = 0) -> None:
        """Put the questions in as many columns as there is room for."""
        for made in self.buttons:
            made.be_small(self._small)
        columns, needed, least = 1, UNBOUND, 0
        if self._small and self.buttons:
            sizes = [made.sizeHint() for made in self.buttons]
            room = width - TIGHT[0] - TIGHT[2] - 4
            columns = max(1, room // (max(size.width() for size in sizes) + 2))
            rows = -(-len(sizes) // columns)
            needed = least = rows * (max(size.height() for size in sizes) + 2)
        for place, made in enumerate(self.buttons):
            self._grid.addWidget(made, place // columns, place % columns)
        self._grid.setRowStretch(len(self.buttons), 1)
        self._area.setMaximumHeight(needed)
        self._area.setMinimumHeight(least)
        self.setMaximumHeight(needed + TIGHT[1] + TIGHT[3] + 2 if least else UNBOUND)

    def refresh(self) -> None:
        """Say how far each question is."""
        exam = self._model.exam
        if exam is None or len(self.buttons) != len(exam.questions):
            return
        states = [self._state(place) for place in range(len(exam.questions))]
        for place, (made, question) in enumerate(zip(self.buttons, exam.questions, strict=True)):
            title = tell("exam-row", number=place + 1, title=tell(f"kind-{question.exercise.kind}"))
            told = self._told(place, states[place])
            if exam.done:
                short = f"{show_marks(self._model.marks(place))}/{show_marks(question.points)}"
                state = QuestionState(place + 1, title, told, short)
            else:
                filled = FILLED[states[place]]
                state = QuestionState(
                    place + 1, title, told, filled=filled, flagged=question.flagged
                )
            made.show_state(state)
            made.setChecked(place == exam.at)
        heading = tell("exam-questions")
        if exam.done:
            earned, points = show_marks(self._model.earned), show_marks(exam.points)
            heading = tell("exam-earned", score=earned, points=points)
        self.heading.setText(heading)
        flagged = sum(each.flagged for each in exam.questions)
        counts = {state: states.count(state) for state in FILLED}
        self.sum.setText(tell("exam-sum", flagged=flagged, **counts))

    def _state(self, place: int) -> str:
        assert self._model.exam is not None
        filled, boxes = self._model.exam.questions[place].filled
        return "empty" if not filled else "answered" if filled == boxes else "begun"

    def _told(self, place: int, state: str) -> str:
        """The points of a question, how far it is, and its flag; at the end its marks."""
        assert self._model.exam is not None
        exam = self._model.exam
        question = exam.questions[place]
        points = show_marks(question.points)
        if exam.done:
            return tell("exam-earned", score=show_marks(self._model.marks(place)), points=points)
        filled, boxes = question.filled
        parts = [tell("exam-points", points=points)]
        parts.append(tell("exam-state", state=state, filled=filled, boxes=boxes))
        if question.flagged:
            parts.append(tell("exam-flagged"))
        return " · ".join(parts)

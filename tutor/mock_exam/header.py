"""The top of the exam page: the question that is open, and how the exam stands."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from exercises.wording.conventions import particulars
from exercises.wording.marks_in_words import show_marks
from exercises.wording.tasks import screen_task
from tutor.answering.task import TaskText
from tutor.look.language import tell
from tutor.mock_exam.model import MockModel
from tutor.widgets.actions import button
from tutor.widgets.labels import Label, title_label


class ExamHeader(QWidget):
    """The kind is the title, the task stands below it; points and conventions at the right."""

    def __init__(self, model: MockModel, turn: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 0, 0)
        told = QVBoxLayout()
        told.setSpacing(4)
        self.title = title_label("", self)
        self.title.setWordWrap(True)
        self.task = TaskText(self)
        told.addWidget(self.title)
        told.addWidget(self.task)
        row.addLayout(told, 1)
        self.about = Label("", self)
        self.about.setProperty("class", "muted")
        self.about.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        beside = QVBoxLayout()
        beside.setSpacing(2)
        beside.addWidget(self.about)
        self.turn = button(self, "conventions", turn, "link")
        self.turn.setCheckable(True)
        beside.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignRight)
        beside.addStretch(1)
        row.addLayout(beside)

    def show_exam(self) -> None:
        """That there is an exam, or that one can be chosen."""
        sits = self._model.exam is not None
        if not sits:
            self.title.setText(tell("action-exam"))
            self.task.say(tell("exam-about"))
            self.about.setText("")
        self.turn.setVisible(sits)

    def show_question(self, number: int) -> None:
        """The question that is open."""
        exercise = self._model.question.exercise
        kind = tell(f"kind-{exercise.kind}")
        self.title.setText(tell("exam-title", number=number, title=kind))
        self.task.say(" ".join((tell(screen_task(exercise)), *map(tell, particulars(exercise)))))

    def tell_points(self, short: bool) -> None:
        """What the exam and the open question are worth, or what was earned; in a line if short."""
        exam = self._model.exam
        if exam is None:
            return
        points, most = show_marks(self._model.question.points), show_marks(exam.points)
        told = tell("exam-of", points=points, all=most)
        if exam.done:
            earned, minutes = show_marks(self._model.earned), -(-exam.spent // 60)
            told = tell("exam-result", minutes=minutes, score=earned, maximum=most)
        lines = [told] if short else [tell("exam-name", title=exam.title), told]
        if exam.left_out and not short:
            lines.append(tell("exam-left-out", count=exam.left_out))
        self.about.setText("\n".join(lines))

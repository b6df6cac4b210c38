"""The bank of questions: looked through by words and tags, and picked from."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from exercises.exam.bank import found
from exercises.exam.spec import Question
from tutor.look.language import tell
from tutor.quizzes.controls import push
from tutor.quizzes.question_list import about, title
from tutor.widgets.card import quiet
from tutor.widgets.fields import named
from tutor.widgets.guard import Guarded

WIDTH, HEIGHT = 520, 480


class BankDialog(Guarded, QDialog):
    """Shows the questions that have the words, and hands over those that are picked."""

    picked = Signal(list)

    def __init__(self, questions: list[Question], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tell("quiz-bank"))
        self._questions = questions
        self.words = named(QLineEdit(self), "quiz-bank-words")
        self.words.setPlaceholderText(tell("quiz-bank-words"))
        self.words.textChanged.connect(self._show)
        self.list = named(QListWidget(self), "quiz-bank")
        self.list.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.list.itemActivated.connect(self.pick)
        self.status = quiet("", self)
        column = QVBoxLayout(self)
        column.addWidget(self.words)
        column.addWidget(self.list, 1)
        column.addWidget(self.status)
        column.addWidget(push(self, "quiz-bank-pick-these", self.pick, "main"))
        self.resize(WIDTH, HEIGHT)
        self._show()

    def pick(self) -> None:
        """Hand over the selected questions."""
        chosen = [item.data(Qt.ItemDataRole.UserRole) for item in self.list.selectedItems()]
        if chosen:
            self.picked.emit(chosen)
            self.accept()

    def _show(self) -> None:
        self.list.clear()
        shown = found(self._questions, self.words.text())
        for question in shown:
            told = [title(question), about(question)]
            if question.tags:
                told.append(", ".join(question.tags))
            if question.measured:
                told.append(_measured(question))
            item = QListWidgetItem("\n".join(told), self.list)
            item.setData(Qt.ItemDataRole.UserRole, question)
        self.status.setText(tell("quiz-bank-count", count=len(shown)))


def _measured(question: Question) -> str:
    """What was measured about it, in a few words."""
    known = question.measured
    mistakes = known.get("mistakes_apart", [])
    return tell(
        "quiz-bank-measured",
        leaves=str(known.get("leaves", "")),
        evaluated=str(known.get("evaluated", "")),
        cuts=str(known.get("cuts", "")),
        mistakes=str(len(mistakes) if isinstance(mistakes, list) else 0),
    )

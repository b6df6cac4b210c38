"""The left column of the quizzes page: the questions, the sheet, and the export below them."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QMenu,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from exercises.kinds import TEACHING_ORDER
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.quizzes.controls import push, scrolled
from tutor.quizzes.export_button import ExportBar
from tutor.quizzes.question_form import QuestionCard
from tutor.quizzes.question_list import QuestionList
from tutor.quizzes.quiz_model import QuizModel
from tutor.quizzes.sheet_form import SheetCard
from tutor.widgets.card import Card
from tutor.widgets.menu import menu_button

QUESTIONS, SHEET, FACTS = 0, 1, 2
TABS = {
    QUESTIONS: "quiz-show-questions",
    SHEET: "quiz-show-sheet",
    FACTS: "quiz-show-facts",
}


class QuizSide(QWidget):
    """Parts to turn to, and the export below them."""

    def __init__(self, model: QuizModel, bar: ExportBar, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self.list = QuestionList(model, theme, self)
        self.question = QuestionCard(model, self)
        self.sheet = SheetCard(model, self)
        self.kinds = QMenu(self)
        for kinds in TEACHING_ORDER.values():
            for kind in kinds:
                self.kinds.addAction(tell(f"kind-{kind}"), partial(self._add, kind))
            self.kinds.addSeparator()
        self.kinds.addAction(tell("quiz-kind-words"), self._add_words)
        self.kinds.addAction(tell("words-choice"), partial(self._add_words, choices=True))
        self._adding = menu_button(self, "quiz-add", self.kinds)
        self._tabs = QButtonGroup(self)
        self._parts = QStackedWidget(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(self._tab_row())
        sheet, self.facts = QVBoxLayout(), QVBoxLayout()
        sheet.addWidget(self.sheet)
        self._inside = self._questions(), self._at_top(sheet), self._at_top(self.facts)
        self.areas = [scrolled(each, self) for each in self._inside]
        for area in self.areas:
            self._parts.addWidget(area)
        self._firsts = self.list, self.sheet.lines["title"], self.areas[FACTS]
        column.addWidget(self._parts, 1)
        column.addWidget(bar)

    @property
    def needed_width(self) -> int:
        """How wide it must be for no part to be cut."""
        bar = self.areas[0].verticalScrollBar().sizeHint().width()
        return bar + max(inside.minimumSizeHint().width() for inside in self._inside)

    def turn_to(self, part: int) -> None:
        """Show the questions, what stands on every sheet, or what is known of a question."""
        if self._tabs.button(part).isHidden():
            return
        self._parts.setCurrentIndex(part)
        self._tabs.button(part).setChecked(True)
        self._firsts[part].setFocus()

    def offer_facts(self, offered: bool) -> None:
        """Have a part for what is known of a question, or leave it to somebody else."""
        if not offered and self._parts.currentIndex() == FACTS:
            self.turn_to(QUESTIONS)
        self._tabs.button(FACTS).setVisible(offered)

    def offer_kinds(self) -> None:
        """Open the list of what can be added."""
        self.turn_to(QUESTIONS)
        self.kinds.popup(self._adding.mapToGlobal(self._adding.rect().bottomLeft()))
        self.kinds.setActiveAction(self.kinds.actions()[0])

    def move_by(self, by: int) -> None:
        """The selected question changes places with a neighbour."""
        self._model.move(self._model.place, self._model.place + by)

    def _add_words(self, *, choices: bool = False) -> None:
        self._model.add_words(choices=choices)
        self.turn_to(QUESTIONS)

    def _add(self, kind: str) -> None:
        self._model.add(kind)
        self.turn_to(QUESTIONS)

    def _tab_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for part, name in TABS.items():
            tab = push(self, name, partial(self.turn_to, part), "tab")
            tab.setCheckable(True)
            tab.setChecked(part == QUESTIONS)
            self._tabs.addButton(tab, part)
            row.addWidget(tab, 1)
        return row

    def _questions(self) -> QWidget:
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        card = Card(inside)
        card.column.addWidget(self.list, 1)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self._adding)
        for name, does in (
            ("quiz-remove", self._model.remove),
            ("quiz-up", partial(self.move_by, -1)),
            ("quiz-down", partial(self.move_by, 1)),
        ):
            row.addWidget(push(card, name, does))
        card.column.addLayout(row)
        column.addWidget(card, 1)
        column.addWidget(self.question)
        return inside

    def _at_top(self, column: QVBoxLayout) -> QWidget:
        """A part whose column begins at the top."""
        inside = QWidget(self)
        inside.setLayout(column)
        column.setContentsMargins(0, 0, 0, 0)
        column.addStretch(1)
        return inside

"""What stands on every sheet of a quiz, for whom it is, and how fair it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from exercises.exam.spec import MOST_VERSIONS, Fairness, Paper
from tutor.language import tell
from tutor.panels.card import Card, quiet
from tutor.panels.quiz_controls import caption, choice, line, named, push, show_text, whole
from tutor.panels.quiz_conventions import ConventionsDialog, in_words
from tutor.quiz_desk import QuizDesk


class SheetCard(Card):
    """Shows the fields of the quiz, and changes them."""

    def __init__(self, desk: QuizDesk, parent: QWidget) -> None:
        super().__init__(parent, tell("quiz-sheet"))
        self._desk = desk
        self.lines: dict[str, QLineEdit] = {
            name: line(self, f"quiz-{name}", _changes(desk, name), tell(f"quiz-{name}-hint"))
            for name in ("title", "course", "date", "time", "instructions")
        }
        papers: list[tuple[str, object]] = [(paper.value, paper) for paper in Paper]
        ways: list[tuple[str, object]] = [
            (tell(f"quiz-fairness-{way.value}"), way) for way in Fairness
        ]
        self.paper = choice(self, "quiz-paper", papers, lambda paper: desk.change(paper=paper))
        self.fairness = choice(self, "quiz-fairness", ways, lambda way: desk.change(fairness=way))
        self.versions = whole(
            self, "quiz-versions", (0, MOST_VERSIONS), lambda count: desk.change(versions=count)
        )
        self.versions.setSpecialValueText(tell("quiz-versions-none"))
        self.roster = named(QLineEdit(self), "quiz-roster")
        self.roster.setPlaceholderText(tell("quiz-roster-none"))
        self.roster.editingFinished.connect(self._name_roster)
        self.shuffle = named(QCheckBox(tell("quiz-shuffle"), self), "quiz-shuffle")
        self.shuffle.clicked.connect(lambda on: desk.change(shuffle=on))
        self.conventions = quiet("", self)
        self._lay_out()
        desk.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the quiz as it is."""
        quiz = self._desk.quiz
        for name, edit in self.lines.items():
            show_text(edit, getattr(quiz, name))
        self.paper.setCurrentIndex(list(Paper).index(quiz.paper))
        self.fairness.setCurrentIndex(list(Fairness).index(quiz.fairness))
        with QSignalBlocker(self.versions):
            self.versions.setValue(len(quiz.labels))
        show_text(self.roster, quiz.roster or "")
        self.shuffle.setChecked(quiz.shuffle)
        self.conventions.setText(in_words(quiz.conventions))

    def choose_roster(self) -> None:
        """Take the list of students from a file."""
        kinds = tell("files-roster")
        name = QFileDialog.getOpenFileName(self, tell("action-quiz-roster"), "", kinds)[0]
        if name:
            self._desk.change(roster=name)

    def choose_conventions(self) -> None:
        """Let the conventions of the course be changed."""
        dialog = ConventionsDialog(self._desk.quiz.conventions, self)
        dialog.changed.connect(lambda table: self._desk.change(conventions=table))
        dialog.open()

    def _name_roster(self) -> None:
        text = self.roster.text().strip()
        self._desk.change(roster=str(Path(text).expanduser().absolute()) if text else None)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for name, edit in self.lines.items():
            form.addRow(caption(self, f"quiz-{name}"), edit)
        form.addRow(caption(self, "quiz-paper"), self.paper)
        form.addRow(caption(self, "quiz-versions"), self.versions)
        row = QHBoxLayout()
        row.addWidget(self.roster, 1)
        row.addWidget(push(self, "quiz-roster", self.choose_roster))
        form.addRow(caption(self, "quiz-roster"), row)
        form.addRow(caption(self, "quiz-fairness"), self.fairness)
        form.addRow(QLabel("", self), self.shuffle)
        form.addRow(
            caption(self, "quiz-conventions"),
            push(self, "quiz-conventions", self.choose_conventions),
        )
        self.column.addLayout(form)
        self.column.addWidget(self.conventions)


def _changes(desk: QuizDesk, name: str) -> Any:
    return lambda text: desk.change(**{name: text})

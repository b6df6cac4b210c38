"""What stands on every sheet of a quiz, for whom it is, and how fair it is."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QWidget,
)

from exercises.exam.spec import Fairness, Paper, PrintSize
from exercises.exam.spec_checks import MOST_SPARES, MOST_VERSIONS
from exercises.files.reading import typed_path
from exercises.judging.scheme import Scheme
from resources.words import languages, say
from tutor.look.language import tell
from tutor.quizzes.controls import TextBox, choice, line, push, show_text, text_box, whole
from tutor.quizzes.conventions import ConventionsDialog, in_words
from tutor.quizzes.quiz_model import QuizModel
from tutor.widgets.card import Card, quiet
from tutor.widgets.fields import caption, named
from tutor.widgets.labels import Label


class SheetCard(Card):
    """Shows the fields of the quiz, and changes them."""

    def __init__(self, model: QuizModel, parent: QWidget) -> None:
        super().__init__(parent, tell("quiz-sheet"))
        self._model = model
        self.lines: dict[str, QLineEdit | TextBox] = {
            name: line(self, f"quiz-{name}", _changes(model, name), tell(f"quiz-{name}-hint"))
            for name in ("title", "course", "date", "time")
        }
        self.lines["instructions"] = text_box(
            self,
            "quiz-instructions",
            _changes(model, "instructions"),
            tell("quiz-instructions-hint"),
            rows=3,
        )
        self.choices: dict[str, QComboBox] = {}
        self._values: dict[str, list[object]] = {}
        self._add_choice("marks", _in_words("marks", Scheme))
        self._add_choice("size", _in_words("size", PrintSize))
        self.spares = whole(self, "quiz-spares", (0, MOST_SPARES), _changes(model, "spares"))
        self._add_choice("paper", [(paper.value, paper) for paper in Paper])
        self._add_choice("fairness", _in_words("fairness", Fairness))
        self.versions = whole(
            self, "quiz-versions", (0, MOST_VERSIONS), _changes(model, "versions")
        )
        self.versions.setSpecialValueText(tell("quiz-versions-none"))
        self._add_choice("language", [(say("language-name", each), each) for each in languages()])
        self.files = {name: self._file_line(name) for name in ("logo", "roster")}
        self.shuffle = named(QCheckBox(tell("quiz-shuffle"), self), "quiz-shuffle")
        self.shuffle.clicked.connect(lambda on: model.change(shuffle=on))
        self.conventions = quiet("", self)
        self._lay_out()
        model.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the quiz as it is."""
        quiz = self._model.quiz
        for name, edit in self.lines.items():
            show_text(edit, getattr(quiz, name))
        for name, box in self.choices.items():
            value, values = getattr(quiz, name), self._values[name]
            box.setCurrentIndex(values.index(value) if value in values else -1)
        with QSignalBlocker(self.versions), QSignalBlocker(self.spares):
            self.versions.setValue(len(quiz.labels))
            self.spares.setValue(quiz.spares)
        for name, edit in self.files.items():
            show_text(edit, getattr(quiz, name) or "")
        self.shuffle.setChecked(quiz.shuffle)
        self.conventions.setText(in_words(quiz.conventions))

    def choose_file(self, name: str) -> None:
        """Take the logo or the list of students from a file."""
        kinds = tell(f"files-{name}")
        file = QFileDialog.getOpenFileName(self, tell(f"action-quiz-{name}"), "", kinds)[0]
        if file:
            self._model.change(**{name: file})

    def choose_conventions(self) -> None:
        """Let the conventions of the course be changed."""
        dialog = ConventionsDialog(self._model.quiz.conventions, self)
        dialog.changed.connect(lambda table: self._model.change(conventions=table))
        dialog.open()

    def _add_choice(self, name: str, offered: list[tuple[str, object]]) -> None:
        """A field of the quiz that is one of several."""
        self.choices[name] = choice(self, f"quiz-{name}", offered, _changes(self._model, name))
        self._values[name] = [value for _, value in offered]

    def _file_line(self, name: str) -> QLineEdit:
        """A line for the name of a file."""
        made = line(self, f"quiz-{name}", lambda _: None, tell(f"quiz-{name}-none"))
        made.editingFinished.connect(partial(self._name_file, name))
        return made

    def _name_file(self, name: str) -> None:
        text = self.files[name].text().strip()
        path = str(typed_path(text).absolute()) if text else None
        self._model.change(**{name: path})

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for name, edit in self.lines.items():
            form.addRow(caption(self, f"quiz-{name}"), edit)
        form.addRow(caption(self, "quiz-logo"), self._with_choice("logo"))
        for name in ("paper", "size", "language"):
            form.addRow(caption(self, f"quiz-{name}"), self.choices[name])
        form.addRow(caption(self, "quiz-versions"), self.versions)
        form.addRow(caption(self, "quiz-roster"), self._with_choice("roster"))
        form.addRow(caption(self, "quiz-spares"), self.spares)
        for name in ("fairness", "marks"):
            form.addRow(caption(self, f"quiz-{name}"), self.choices[name])
        form.addRow(Label("", self), self.shuffle)
        form.addRow(
            caption(self, "quiz-conventions"),
            push(self, "quiz-conventions", self.choose_conventions),
        )
        self.column.addLayout(form)
        self.column.addWidget(self.conventions)

    def _with_choice(self, name: str) -> QHBoxLayout:
        """A line for a file, and a button that asks for one."""
        row = QHBoxLayout()
        row.addWidget(self.files[name], 1)
        row.addWidget(push(self, f"quiz-{name}", partial(self.choose_file, name)))
        return row


def _changes(model: QuizModel, name: str) -> Any:
    return lambda value: model.change(**{name: value})


def _in_words(name: str, choices: Iterable[Enum]) -> list[tuple[str, object]]:
    """The choices of a field, by what the catalogue calls them."""
    return [(tell(f"quiz-{name}-{each.value}"), each) for each in choices]

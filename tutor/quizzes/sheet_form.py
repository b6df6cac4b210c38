"""What stands on every sheet of a quiz, for whom it is, and how fair it is."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import (
    QCheckBox,
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
        papers: list[tuple[str, object]] = [(paper.value, paper) for paper in Paper]
        ways: list[tuple[str, object]] = [
            (tell(f"quiz-fairness-{way.value}"), way) for way in Fairness
        ]
        schemes: list[tuple[str, object]] = [
            (tell(f"quiz-marks-{scheme.value}"), scheme) for scheme in Scheme
        ]
        self.marks = choice(self, "quiz-marks", schemes, lambda scheme: model.change(marks=scheme))
        sizes: list[tuple[str, object]] = [
            (tell(f"quiz-size-{size.value}"), size) for size in PrintSize
        ]
        self.size_choice = choice(self, "quiz-size", sizes, lambda size: model.change(size=size))
        self.spares = whole(
            self, "quiz-spares", (0, MOST_SPARES), lambda count: model.change(spares=count)
        )
        self.paper = choice(self, "quiz-paper", papers, lambda paper: model.change(paper=paper))
        self.fairness = choice(self, "quiz-fairness", ways, lambda way: model.change(fairness=way))
        self.versions = whole(
            self, "quiz-versions", (0, MOST_VERSIONS), lambda count: model.change(versions=count)
        )
        self.versions.setSpecialValueText(tell("quiz-versions-none"))
        spoken: list[tuple[str, object]] = [
            (say("language-name", language), language) for language in languages()
        ]
        self.language = choice(
            self, "quiz-language", spoken, lambda language: model.change(language=language)
        )
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
        self.paper.setCurrentIndex(list(Paper).index(quiz.paper))
        self.fairness.setCurrentIndex(list(Fairness).index(quiz.fairness))
        self.marks.setCurrentIndex(list(Scheme).index(quiz.marks))
        self.size_choice.setCurrentIndex(list(PrintSize).index(quiz.size))
        with QSignalBlocker(self.versions), QSignalBlocker(self.spares):
            self.versions.setValue(len(quiz.labels))
            self.spares.setValue(quiz.spares)
        self.language.setCurrentIndex(self.language.findData(quiz.language))
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
        form.addRow(caption(self, "quiz-paper"), self.paper)
        form.addRow(caption(self, "quiz-size"), self.size_choice)
        form.addRow(caption(self, "quiz-language"), self.language)
        form.addRow(caption(self, "quiz-versions"), self.versions)
        form.addRow(caption(self, "quiz-roster"), self._with_choice("roster"))
        form.addRow(caption(self, "quiz-spares"), self.spares)
        form.addRow(caption(self, "quiz-fairness"), self.fairness)
        form.addRow(caption(self, "quiz-marks"), self.marks)
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
    return lambda text: model.change(**{name: text})

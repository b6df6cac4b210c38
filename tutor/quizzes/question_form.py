"""The selected question: what is asked, of which tree, and what it is worth."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QWidget,
)

from exercises.exam.quiz_file import kind_of, recipe_from, recipe_text, rolls
from exercises.exam.spec import MOST_LINES, MOST_POINTS, MOST_QUESTIONS, MOST_ROOM, Question
from exercises.kinds import KINDS
from exercises.making.recipe_files import LEVELS
from resources.words import PlywoodError, message
from search import notation
from search.methods import METHODS
from tutor.look.language import tell
from tutor.quizzes.controls import (
    choice,
    line,
    mark_wrong,
    notice,
    number,
    push,
    show_text,
    whole,
)
from tutor.quizzes.question_list import title
from tutor.quizzes.quiz_model import QuizModel
from tutor.widgets.card import Card
from tutor.widgets.fields import caption
from tutor.widgets.labels import Label, set_tooltip
from tutor.widgets.menu import menu_button

SHOWN_LETTERS = 12
"""So many letters of a kind's title are shown at least."""


class QuestionCard(Card):
    """Shows the selected question, and changes it.

    What can't be taken is said in `trouble`, which stands elsewhere: here it would move the lines.
    """

    write_wanted = Signal()
    draw_wanted = Signal()
    take_wanted = Signal()

    def __init__(self, model: QuizModel, parent: QWidget) -> None:
        super().__init__(parent, tell("quiz-question"))
        self._model = model
        change = model.change_question
        kinds: list[tuple[str, object]] = [(tell(f"kind-{kind}"), kind) for kind in KINDS]
        levels: list[tuple[str, object]] = [
            (tell("level", level=level), level) for level in range(1, LEVELS + 1)
        ]
        self.kind = choice(self, "quiz-kind", kinds, lambda kind: change(kind=kind))
        shortest = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.kind.setSizeAdjustPolicy(shortest)  # a long title takes what room there is
        self.kind.setMinimumContentsLength(SHOWN_LETTERS)
        self.level = choice(self, "quiz-level", levels, lambda level: change(level=level))
        self.points = number(self, "quiz-worth", MOST_POINTS, lambda n: change(points=_plain(n)))
        self.count = whole(
            self, "quiz-count", (1, MOST_QUESTIONS), lambda count: change(count=count)
        )
        self.tree = line(self, "quiz-tree", lambda _: None, tell("quiz-tree-drawn"))
        self.tree.editingFinished.connect(self._give_tree)
        self.recipe = line(self, "quiz-recipe", lambda _: None, tell("quiz-recipe-none"))
        self.recipe.editingFinished.connect(self._give_recipe)
        self.title = line(self, "quiz-heading", lambda title: change(title=title))
        self.text = line(self, "quiz-text", lambda text: change(text=text))
        self.text_points = number(
            self, "quiz-text-points", MOST_POINTS, lambda n: change(text_points=_plain(n))
        )
        self.text_points.setSuffix(f" {tell('quiz-text-points-sign')}")
        self.answer = line(self, "quiz-answer", lambda answer: change(answer=answer))
        self.lines = whole(self, "quiz-lines", (0, MOST_LINES), lambda lines: change(lines=lines))
        self.space = number(self, "quiz-space", MOST_ROOM, lambda n: change(space=_plain(n)))
        self._refused: dict[QLineEdit, str] = {}
        self.trouble = notice(self)
        self.roll = push(self, "quiz-roll", model.roll)
        self.lock = push(self, "quiz-lock", lambda: change(locked=self.lock.isChecked()), "lock")
        self.lock.setCheckable(True)
        self._lay_out()
        model.changed.connect(self.refresh)
        model.selected.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the question as it is."""
        question = self._model.question
        if self.isHidden() is not (question is None):  # shown too early, labels lose their margins
            self.setHidden(question is None)
        self._refused.clear()
        self._show_refused()
        if question is None:
            return
        self.kind.setCurrentIndex(self.kind.findData(question.kind))
        self.kind.setEnabled(question.code is None and question.recipe is None)
        self.level.setCurrentIndex(self.level.findData(question.level))
        self.level.setEnabled(question.level is not None)
        for box, value in (
            (self.points, question.points),
            (self.text_points, question.text_points),
            (self.count, question.count),
            (self.lines, question.lines),
            (self.space, question.space),
        ):
            if box.value() != value:
                with QSignalBlocker(box):
                    box.setValue(value)  # type: ignore[arg-type]
        for edit, text in (
            (self.tree, question.tree or ""),
            (self.recipe, recipe_text(question.recipe)),
            (self.title, question.title),
            (self.text, question.text),
            (self.answer, question.answer),
        ):
            show_text(edit, text)
        self.title.setPlaceholderText(title(msgspec.structs.replace(question, title="")))
        self.answer.setEnabled(bool(question.text))
        self.text_points.setEnabled(bool(question.text))
        self.roll.setEnabled(rolls(question))
        self.lock.setEnabled(rolls(question))
        self.lock.setChecked(question.locked)
        self.lock.setText(tell("action-quiz-unlock" if question.locked else "action-quiz-lock"))

    def take_typed(self) -> str:
        """Take what was typed last; says what of it can't be taken, or nothing."""
        self._give_tree()
        self._give_recipe()
        return "\n".join(self._refused.values())

    def _give_tree(self) -> None:
        self._give(self.tree, "quiz-tree", self._plant)

    def _give_recipe(self) -> None:
        self._give(self.recipe, "quiz-recipe", self._ask_for)

    def _give(self, edit: QLineEdit, name: str, gives: Callable[[Question, str], None]) -> None:
        """Give the question what stands in a line; what can't be taken is marked there."""
        if self._model.question is None:
            return
        self._refused.pop(edit, None)
        try:
            gives(self._model.question, edit.text().strip())
        except PlywoodError as error:
            number, field = str(self._model.place + 1), message(name)
            self._refused[edit] = tell(
                "quiz-refused", number=number, field=field, reason=error.sentence
            )
        self._show_refused()

    def _plant(self, question: Question, text: str) -> None:
        if text:
            _check(question, text)
        self._model.give_tree(text)

    def _ask_for(self, question: Question, text: str) -> None:
        if text != recipe_text(question.recipe):
            self._model.give_recipe(recipe_from(text, kind_of(question)) if text else None)

    def _show_refused(self) -> None:
        for edit in (self.tree, self.recipe):
            mark_wrong(edit, edit in self._refused)
        self.trouble.setText("\n".join(self._refused.values()))
        self.trouble.setVisible(bool(self._refused))

    def _lay_out(self) -> None:
        self.column.addWidget(self.kind)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(3)
        for place, (name, widget) in enumerate(
            (
                ("quiz-level", self.level),
                ("quiz-worth", self.points),
                ("quiz-count", self.count),
            )
        ):
            grid.addWidget(_small(name, self), 0, place)
            grid.addWidget(widget, 1, place)
            grid.setColumnStretch(place, 1)
        self.column.addLayout(grid)
        form = QFormLayout()
        form.setVerticalSpacing(6)
        form.setHorizontalSpacing(10)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(caption(self, "quiz-tree"), self.tree)
        form.addRow(caption(self, "quiz-recipe"), self.recipe)
        form.addRow(caption(self, "quiz-heading"), self.title)
        words = QHBoxLayout()
        words.setSpacing(8)
        words.addWidget(self.text, 2)
        words.addWidget(self.text_points, 1)
        form.addRow(caption(self, "quiz-text"), words)
        form.addRow(caption(self, "quiz-answer"), self.answer)
        room = QHBoxLayout()
        room.setSpacing(8)
        room.addWidget(self.lines, 1)
        room.addWidget(caption(self, "quiz-space"))
        room.addWidget(self.space, 1)
        form.addRow(caption(self, "quiz-lines"), room)
        self.column.addLayout(form)
        row = QHBoxLayout()
        row.addWidget(self.roll)
        row.addWidget(self.lock)
        menu = QMenu(self)
        for name, wanted in (
            ("write", self.write_wanted),
            ("draw", self.draw_wanted),
            ("take", self.take_wanted),
        ):
            made = menu.addAction(tell(f"action-quiz-tree-{name}"), wanted.emit)
            set_tooltip(made, tell(f"action-quiz-tree-{name}-about"))
        menu.addAction(tell("action-quiz-tree-drop"), lambda: self._model.give_tree(""))
        row.addWidget(menu_button(self, "quiz-tree", menu))
        self.column.addLayout(row)


def _check(question: Question, text: str) -> None:
    """Refuse what this kind can't be asked about."""
    method = METHODS[KINDS[kind_of(question)].method]
    notation.read(text, method.layers)


def _small(name: str, parent: QWidget) -> Label:
    label = Label(tell(name), parent)
    label.setObjectName("small")
    return label


def _plain(value: float) -> int | float:
    return int(value) if value.is_integer() else value

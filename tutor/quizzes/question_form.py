"""The selected question: what is asked, of which tree, and what it is worth."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QWidget,
)

from exercises.exam.quiz_file import kind_of, recipe_from, recipe_text, rolls
from exercises.exam.spec import Question, letter, plain_points
from exercises.exam.spec_checks import (
    MOST_LINES,
    MOST_PARTS,
    MOST_POINTS,
    MOST_QUESTIONS,
    MOST_ROOM,
)
from exercises.kinds import KINDS, TEACHING_ORDER
from exercises.making.recipe_files import LEVELS
from resources.words import PlywoodError, message
from search import notation
from search.methods import METHODS
from tutor.look.language import tell
from tutor.quizzes.controls import (
    choice,
    line,
    number,
    push,
    show_text,
    text_box,
    whole,
)
from tutor.quizzes.question_list import title
from tutor.quizzes.quiz_model import QuizModel
from tutor.widgets.card import Card
from tutor.widgets.fields import caption, named
from tutor.widgets.labels import Label, notice, restyle, set_tooltip
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
        kinds: list[tuple[str, object]] = [
            (tell(f"kind-{kind}"), kind) for group in TEACHING_ORDER.values() for kind in group
        ]
        kinds.append((tell("quiz-kind-words"), ""))
        levels: list[tuple[str, object]] = [
            (tell("level", level=level), level) for level in range(1, LEVELS + 1)
        ]
        self.kind = choice(self, "quiz-kind", kinds, lambda kind: model.change_kind(str(kind)))
        shortest = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.kind.setSizeAdjustPolicy(shortest)  # a long title takes what room there is
        self.kind.setMinimumContentsLength(SHOWN_LETTERS)
        self.level = choice(self, "quiz-level", levels, lambda level: change(level=level))
        self.points = number(
            self, "quiz-worth", MOST_POINTS, lambda n: change(points=plain_points(n))
        )
        self.count = whole(
            self, "quiz-count", (1, MOST_QUESTIONS), lambda count: change(count=count)
        )
        self.tree = line(self, "quiz-tree", lambda _: None, tell("quiz-tree-drawn"))
        self.tree.editingFinished.connect(self._give_tree)
        self.recipe = line(self, "quiz-recipe", lambda _: None, tell("quiz-recipe-none"))
        self.recipe.editingFinished.connect(self._give_recipe)
        self.title = line(self, "quiz-heading", lambda title: change(title=title))
        self.text = text_box(self, "quiz-text", lambda text: change(text=text), rows=3)
        self.text_points = number(
            self, "quiz-text-points", MOST_POINTS, lambda n: change(text_points=plain_points(n))
        )
        self.text_points.setSuffix(f" {tell('quiz-text-points-sign')}")
        self.answer = text_box(self, "quiz-answer", lambda answer: change(answer=answer))
        self.choices = text_box(
            self, "quiz-choices", self._take_choices, tell("quiz-choices-hint"), rows=3
        )
        self.part = choice(self, "quiz-part", [], lambda part: model.select_part(_part(part)))
        self.add_part = push(self, "quiz-add-part", model.add_part)
        self.remove_part = push(self, "quiz-remove-part", model.remove_part)
        self.same = named(QCheckBox(tell("quiz-same"), self), "quiz-same")
        self.same.clicked.connect(lambda on: change(same=on))
        self.lines = whole(self, "quiz-lines", (0, MOST_LINES), lambda lines: change(lines=lines))
        self.space = number(self, "quiz-space", MOST_ROOM, lambda n: change(space=plain_points(n)))
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
        question, asked = self._model.question, self._model.asked
        if self.isHidden() is not (question is None):  # shown too early, labels lose their margins
            self.setHidden(question is None)
        self._refused.clear()
        self._show_refused()
        if question is None or asked is None:
            return
        self._show_parts(question)
        self.kind.setCurrentIndex(self.kind.findData(asked.kind))
        whole = self._model.part is None
        self.kind.setEnabled(not whole or (question.code is None and question.recipe is None))
        self.level.setCurrentIndex(self.level.findData(question.level))
        self.level.setEnabled(question.level is not None)
        self.count.setEnabled(rolls(question))
        self.points.setEnabled(not question.parts or not whole)
        self.same.setChecked(question.same)
        self._form.setRowVisible(self.same, question.tree is not None)
        for box, value in (
            (self.points, asked.points),
            (self.text_points, asked.text_points),
            (self.count, question.count),
            (self.lines, asked.lines),
            (self.space, asked.space),
        ):
            if box.value() != value:
                with QSignalBlocker(box):
                    box.setValue(value)  # type: ignore[arg-type]
        for edit, text in (
            (self.tree, question.tree or ""),
            (self.recipe, recipe_text(question.recipe)),
            (self.title, question.title),
            (self.text, asked.text),
            (self.answer, asked.answer),
            (self.choices, _choices_text(asked)),
        ):
            show_text(edit, text)
        self.title.setPlaceholderText(title(msgspec.structs.replace(question, title="")))
        above = whole and bool(question.parts)  # then the text stands above all parts
        worded = bool(asked.text) and not above
        self.answer.setEnabled(worded)
        self.text_points.setEnabled(worded and asked.of_tree)
        for field in (self.choices, self.lines, self.space):
            field.setEnabled(not above and (field is not self.choices or worded))
        for edit in (self.tree, self.recipe):
            edit.setEnabled(question.of_tree)
        self.roll.setEnabled(rolls(question))
        self.lock.setEnabled(rolls(question))
        self.lock.setChecked(question.locked)
        self.lock.setText(tell("action-quiz-unlock" if question.locked else "action-quiz-lock"))

    def _show_parts(self, question: Question) -> None:
        """Offer the parts of the question, by their letters."""
        names = [tell("quiz-part-whole")]
        names += [
            tell("quiz-part-called", letter=letter(place), title=title(part))
            for place, part in enumerate(question.asked() if question.parts else ())
        ]
        if [self.part.itemText(place) for place in range(self.part.count())] != names:
            self.part.clear()
            for place, name in enumerate(names):
                self.part.addItem(name, place)
        self.part.setCurrentIndex(0 if self._model.part is None else self._model.part + 1)
        self.part.setEnabled(bool(question.parts))
        self.remove_part.setEnabled(self._model.part is not None)
        self.add_part.setEnabled(question.count == 1 and len(question.parts) < MOST_PARTS)

    def _take_choices(self, text: str) -> None:
        """A choice a line; those that are right begin with a star."""
        lines = [each.strip() for each in text.splitlines() if each.strip(" *")]
        right = [number for number, each in enumerate(lines, 1) if each.startswith("*")]
        choices = [each.removeprefix("*").strip() for each in lines]
        self._model.change_question(choices=choices, right=right)

    def take_typed(self) -> str:
        """Take what was typed last; says what of it can't be taken, or nothing."""
        self._give_tree()
        self._give_recipe()
        return "\n".join(self._refused.values())

    def _give_tree(self) -> None:
        self._give(self.tree, "quiz-tree", self._take_tree)

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

    def _take_tree(self, question: Question, text: str) -> None:
        if text:
            _check(question, text)
        self._model.give_tree(text)

    def _ask_for(self, question: Question, text: str) -> None:
        if text != recipe_text(question.recipe):
            self._model.give_recipe(recipe_from(text, kind_of(question)) if text else None)

    def _show_refused(self) -> None:
        for edit in (self.tree, self.recipe):
            restyle(edit, "wrong", edit in self._refused)
        self.trouble.setText("\n".join(self._refused.values()))
        self.trouble.setVisible(bool(self._refused))

    def _lay_out(self) -> None:
        parts = QHBoxLayout()
        parts.setSpacing(6)
        parts.addWidget(self.part, 1)
        parts.addWidget(self.add_part)
        parts.addWidget(self.remove_part)
        self.column.addLayout(parts)
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
        self._form = form = QFormLayout()
        form.setVerticalSpacing(6)
        form.setHorizontalSpacing(10)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(caption(self, "quiz-tree"), self.tree)
        form.addRow(self.same)
        form.addRow(caption(self, "quiz-recipe"), self.recipe)
        form.addRow(caption(self, "quiz-heading"), self.title)
        form.addRow(caption(self, "quiz-text"), self.text)
        form.addRow(caption(self, "quiz-text-points"), self.text_points)
        form.addRow(caption(self, "quiz-answer"), self.answer)
        form.addRow(caption(self, "quiz-choices"), self.choices)
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


def _part(choice: object) -> int | None:
    """The part of a row of the list: the first stands for the whole question."""
    return int(str(choice)) - 1 if choice else None


def _choices_text(question: Question) -> str:
    """Choices a line each, those that are right with a star."""
    return "\n".join(
        f"{'* ' if number in question.rights else ''}{text}"
        for number, text in enumerate(question.choices, 1)
    )

"""The quiz being made: its questions are added, moved and changed, and all of it can be undone."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from exercises.exam.question_editing import (
    LEVEL,
    from_source,
    with_fields,
    with_kind,
    with_part,
    without_part,
)
from exercises.exam.quiz_file import first_quiz, random_number, redrawn, rolls
from exercises.exam.spec import Part, Question, Quiz
from exercises.exam.spec_checks import MOST_PARTS
from tutor.look.language import tell
from tutor.widgets.guard import Guarded


class QuizState(NamedTuple):
    """A quiz, the question of it that is selected, and the file that it is kept in."""

    quiz: Quiz
    place: int
    file: Path | None


class QuizModel(QObject):
    """Holds the quiz and the selected question, and says when they change."""

    changed = Signal()
    selected = Signal()

    def __init__(self, undo: QUndoStack) -> None:
        super().__init__(undo)
        self.undo = undo
        self.quiz = first_quiz()
        self.place = 0
        self.part: int | None = None  # of the selected question; None: the question as a whole
        self.file: Path | None = None
        self._kept: dict[Path, Quiz] = {}

    @property
    def is_kept(self) -> bool:
        """Whether the quiz is in its file as it is."""
        return self.file is not None and self._kept.get(self.file) == self.quiz

    @property
    def question(self) -> Question | None:
        """The selected question, if there is any."""
        return self.quiz.questions[self.place] if self.quiz.questions else None

    @property
    def asked(self) -> Question | None:
        """The selected part as a question of its own, or the selected question."""
        question = self.question
        if question is None or self.part is None or self.part >= len(question.parts):
            return question
        return question.asked()[self.part]

    def select(self, place: int) -> None:
        """Select a question."""
        if place != self.place and 0 <= place < len(self.quiz.questions):
            self.place, self.part = place, None
            self.selected.emit()

    def select_part(self, part: int | None) -> None:
        """Select a part of the question, or the whole of it."""
        if part != self.part:
            self.part = part
            self.selected.emit()

    def load(self, quiz: Quiz, file: Path | None) -> None:
        """Another quiz, as its file has it; undo brings back the one before."""
        if file is not None:
            self._kept[file] = quiz
        self.undo.push(_Change(self, QuizState(quiz, 0, file)))

    def keep_file(self, file: Path) -> None:
        """The quiz is in this file from now on."""
        self.file = file
        self._kept[file] = self.quiz
        self.changed.emit()

    def change(self, **fields: Any) -> None:
        """Change fields of the quiz; typing on in one field is one change."""
        self._push(replace(self.quiz, **fields), self.place, "quiz:" + ",".join(fields))

    def change_question(self, **fields: Any) -> None:
        """Change fields of the selected part, or of its question where parts have none such."""
        if self.question is None:
            return
        name = f"{self.place}:{self.part}:" + ",".join(fields)
        self._put_question(with_fields(self.question, self.part, fields), name)

    def change_kind(self, kind: str) -> None:
        """The selected question or part asks something else; without a kind, in words."""
        before = self.asked
        if before is None or (kind == before.kind and before.code is None):
            return
        text = before.text if kind or before.text.strip() else tell("quiz-words-new")
        if self.part is not None:
            self.change_question(kind=kind, text=text, text_points=0, rules={})
            return
        assert self.question is not None, "a question is selected"
        self._put_question(with_kind(self.question, kind, text))

    def add_part(self) -> None:
        """One part more; the first takes over what the question has asked so far."""
        question = self.question
        if question is None or len(question.parts) >= MOST_PARTS:
            return
        after = with_part(question, Part(text=tell("quiz-words-new"), lines=2, points=2))
        self.part = len(after.parts) - 1
        self._put_question(after)

    def remove_part(self) -> None:
        """The selected part goes; what is left of one part is the question again."""
        question, part = self.question, self.part
        if question is None or part is None:
            return
        after = without_part(question, part)
        self.part = max(0, part - 1) if after.parts else None
        self._put_question(after)

    def add_words(self, *, choices: bool = False) -> None:
        """A new question in words below the selected one, with choices or lines to write on."""
        if choices:
            offered = [tell("quiz-choice-new", number=number) for number in (1, 2, 3)]
            asked = Question(text=tell("quiz-words-new"), choices=offered, right=[1], points=2)
        else:
            asked = Question(text=tell("quiz-words-new"), lines=4, points=4)
        self.add_all([asked])

    def add_all(self, questions: list[Question]) -> None:
        """More questions below the selected one."""
        place = self.place + 1 if self.quiz.questions else 0
        after = [*self.quiz.questions]
        after[place:place] = questions
        self._ask(after, place)

    def add(self, kind: str) -> None:
        """A new question below the selected one."""
        before = self.question
        level = before.level if before and before.level is not None else LEVEL
        points = before.points if before else Question().points
        self.add_all([Question(kind=kind, level=level, points=points, roll=random_number())])

    def copy(self) -> None:
        """The selected question once more, with trees of its own."""
        if self.question is not None:
            roll = random_number() if rolls(self.question) else None
            self.add_all([replace(self.question, roll=roll, locked=False)])

    def remove(self) -> None:
        """The selected question goes."""
        if self.question is not None:
            left = [*self.quiz.questions]
            del left[self.place]
            self._ask(left, max(0, min(self.place, len(left) - 1)))

    def move(self, start: int, end: int) -> None:
        """The question at one place goes to another."""
        if start != end and 0 <= end < len(self.quiz.questions):
            moved = [*self.quiz.questions]
            moved.insert(end, moved.pop(start))
            self._ask(moved, end)

    def roll(self) -> None:
        """Other trees for the selected question."""
        if self.question is not None and rolls(self.question):
            self._put_question(replace(self.question, roll=random_number()))

    def roll_all(self) -> None:
        """Other trees for every question that is not locked."""
        self._ask([*map(redrawn, self.quiz.questions)], self.place)

    def give_tree(self, tree: str, rules: dict[str, Any] | None = None) -> None:
        """The selected question is about this tree, on every sheet; none: drawn again.

        The rules are those that belong to the tree; where none are given, they stay.
        """
        if self.question is not None and (self.question.tree or "") != tree:
            self._put_question(from_source(self.question, tree=tree or None, rules=rules))

    def give_recipe(self, recipe: dict[str, Any] | None) -> None:
        """The trees of the selected question must be like this; none: by its level again."""
        if self.question is not None and self.question.recipe != recipe:
            self._put_question(from_source(self.question, recipe=recipe or None))

    @property
    def state(self) -> QuizState:
        """All that a change may change."""
        return QuizState(self.quiz, self.place, self.file)

    def bring_back(self, quiz: Quiz, place: int, file: Path | None, is_kept: bool) -> None:
        """The quiz that was here before, the selected question, and whether its file has it so."""
        if file is not None and is_kept:
            self._kept[file] = quiz
        self.put(QuizState(quiz, place if 0 <= place < len(quiz.questions) else 0, file))

    def put(self, state: QuizState) -> None:
        """Put a quiz here; the undo stack calls this."""
        if state.place != self.place or not self._has_part(state):
            self.part = None
        self.quiz, self.place, self.file = state
        self.changed.emit()
        self.selected.emit()

    def _has_part(self, state: QuizState) -> bool:
        questions = state.quiz.questions
        parts = questions[state.place].parts if state.place < len(questions) else []
        return self.part is None or self.part < len(parts)

    def _put_question(self, question: Question, name: str = "") -> None:
        """Another question takes the place of the selected one."""
        questions = [*self.quiz.questions]
        questions[self.place] = question
        self._ask(questions, self.place, name)

    def _ask(self, questions: list[Question], place: int, name: str = "") -> None:
        self._push(replace(self.quiz, questions=questions), place, name)

    def _push(self, quiz: Quiz, place: int, name: str) -> None:
        if quiz != self.quiz:
            self.undo.push(_Change(self, QuizState(quiz, place, self.file), name))


class _Change(Guarded, QUndoCommand):
    """Another quiz takes the place of the one before; its name tells which field was changed."""

    def __init__(self, model: QuizModel, state: QuizState, name: str = "") -> None:
        super().__init__()
        self.model = model
        self.name = name
        self.before = model.state
        self.after = state

    def redo(self) -> None:
        """Make the change."""
        self.model.put(self.after)

    def undo(self) -> None:
        """Take the change back."""
        self.model.put(self.before)

    def id(self) -> int:
        """Changes that have one may become one."""
        return 1 if self.name else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Typing on in one field is one change."""
        if not isinstance(other, _Change) or other.name != self.name:
            return False
        self.after = other.after
        return True

"""Where a mock exam is chosen or put together: one that comes with the program, or of one's own."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from exercises.exam import blueprint
from exercises.exam.mock import MOST_MINUTES, blueprints, minutes_of, title_of
from exercises.exam.quiz_file import written
from exercises.exam.spec import Quiz, SpecError
from exercises.wording.marks_in_words import show_marks
from tutor.look.language import tell
from tutor.practice.blueprint_rows import BlueprintRows
from tutor.storage.store import Store
from tutor.widgets.actions import button
from tutor.widgets.card import Card, delete_widgets, quiet
from tutor.widgets.fields import named, whole_number
from tutor.widgets.labels import Label, set_tooltip, strong

FIRST = "midterm"
OWN, OPENED = "exams", "opened exams"
"""The settings that hold the exams of one's own, and those of files."""


@dataclass
class _Exam:
    """An exam to choose, and the setting that holds it; none, if it comes with the program."""

    quiz: Quiz
    text: str
    kept_in: str = ""

    @property
    def own(self) -> bool:
        """Whether it is there to be changed."""
        return self.kept_in == OWN


class StartCard(Card):
    """What is asked, how long it takes, and the button that begins it."""

    begun = Signal(str, int)
    """The text of a quiz, and how many minutes there are for it."""
    file_wanted = Signal()
    handed_on = Signal(str)
    """The text of the file that holds an exam of one's own."""
    added = Signal(QWidget)
    """Something new that is to be seen."""

    def __init__(self, store: Store, parent: QWidget) -> None:
        super().__init__(parent, tell("exam-choose"))
        self._store = store
        self._exams: list[_Exam] = []
        self._make_controls()
        self._lay_out()
        texts = blueprints()
        for name in sorted(texts, key=lambda name: (name != FIRST, name)):
            self._offer(_Exam(blueprint.blueprint_from(texts[name]), texts[name]))
        for setting in (OWN, OPENED):
            self._offer_kept(setting)
        self.choice.setCurrentIndex(0)
        self._show()
        self.choice.currentIndexChanged.connect(self._show)
        self.minutes.valueChanged.connect(self._take_minutes)

    @property
    def quiz(self) -> Quiz:
        """What the chosen exam asks."""
        return self._chosen.quiz

    def add(self, text: str) -> None:
        """Offer the exam of a file, and choose it; an error names what is wrong with it."""
        opened = _Exam(blueprint.blueprint_from(text), text, OPENED)
        if opened not in self._exams:
            self._offer(opened)
            self._keep()
        self.choice.setCurrentIndex(self._exams.index(opened))

    def change(self) -> None:
        """Make an exam of one's own from the chosen one."""
        title = tell("exam-own", title=self.quiz.title)
        text = blueprint.copied(self.quiz, title, self.minutes.value())
        self._offer(_Exam(blueprint.blueprint_from(text), text, OWN))
        self.choice.setCurrentIndex(self.choice.count() - 1)
        self._keep()
        self.name.setFocus()
        self.name.selectAll()

    def hand_on(self) -> None:
        """Have the chosen exam written to a file."""
        self.handed_on.emit(blueprint.as_file(self.quiz))

    def delete(self) -> None:
        """Forget the chosen exam, of one's own or of a file."""
        place = self.choice.currentIndex()
        del self._exams[place]
        self.choice.removeItem(place)
        self._show()
        self._keep()
        self.choice.setFocus()

    @property
    def _chosen(self) -> _Exam:
        return self._exams[self.choice.currentIndex()]

    def _offer(self, exam: _Exam) -> None:
        self._exams.append(exam)
        self.choice.addItem(exam.quiz.title)

    def _offer_kept(self, setting: str) -> None:
        """Those that were kept; what can't be read is set aside."""
        texts = map(str, self._store.setting(setting, list) or [])
        try:
            kept = [_Exam(blueprint.blueprint_from(text), text, setting) for text in texts]
        except SpecError:
            self._store.set_setting_aside(setting)
            return
        for exam in kept:
            self._offer(exam)

    def _keep(self) -> None:
        for setting in (OWN, OPENED):
            texts = [each.text for each in self._exams if each.kept_in == setting]
            self._store.keep_setting(setting, texts)

    def _take(self, quiz: Quiz) -> None:
        """Let the chosen exam of one's own be like this from now on."""
        place = self.choice.currentIndex()
        self._exams[place] = _Exam(quiz, written(quiz), OWN)
        self.choice.setItemText(place, quiz.title)
        self._keep()
        self._show_questions()

    def _take_minutes(self, minutes: int) -> None:
        if self._chosen.own:
            self._take(blueprint.in_minutes(self.quiz, minutes))

    def _take_name(self, name: str) -> None:
        if name.strip():
            self._take(msgspec.structs.replace(self.quiz, title=name.strip()))

    def _add_question(self) -> None:
        self._take(blueprint.with_question(self.quiz))
        self.rows.kinds[-1].setFocus()
        self.added.emit(self.rows.kinds[-1])

    def _show(self) -> None:
        """Say what the chosen exam asks; one's own is there to be changed."""
        own = self._chosen.own
        for part in (self._caption, self.name, self.rows, self.more, self.save):
            part.setVisible(own)
        self.out.setVisible(bool(self._chosen.kept_in))
        self.copy.setHidden(own)
        self.name.setText(self.quiz.title)
        self.minutes.blockSignals(True)
        self.minutes.setValue(minutes_of(self.quiz))
        self.minutes.blockSignals(False)
        self._show_questions()

    def _show_questions(self) -> None:
        delete_widgets(self._told)
        quiz = self.quiz
        lines: list[Label] = []
        if self._chosen.own:
            self.rows.show_quiz(quiz)
            self.more.setEnabled(len(quiz.questions) < blueprint.MOST_QUESTIONS)
        else:
            for number, question in enumerate(quiz.questions, 1):
                level = "" if question.level is None else tell("level", level=question.level)
                title = f"{number}. {title_of(question, tell)}"
                points = tell("exam-points", points=show_marks(question.worth))
                lines.append(Label(" · ".join(filter(None, (title, level, points))), self))
        total = tell("exam-total", points=show_marks(quiz.points), count=len(quiz.questions))
        for label in (*lines, strong(total, self)):
            label.setWordWrap(True)
            self._told.addWidget(label, 0, Qt.AlignmentFlag.AlignTop)

    def _begin(self) -> None:
        self.begun.emit(self._chosen.text, self.minutes.value())

    def _make_controls(self) -> None:
        self.choice = QComboBox(self)
        self.choice.setAccessibleName(tell("exam-choose"))
        set_tooltip(self.choice, tell("exam-choose"))
        self.copy = button(self, "exam-change", self.change)
        self.save = button(self, "exam-save", self.hand_on, show_key=False)
        self.out = button(self, "exam-delete", self.delete)
        self._caption = Label(tell("exam-own-name"), self)
        self.name = named(QLineEdit(self), "exam-own-name")
        self.name.textEdited.connect(self._take_name)
        self.rows = BlueprintRows(self)
        self.rows.wanted.connect(self._take)
        self.more = button(self, "exam-add", self._add_question)
        self.minutes = whole_number(self, "exam-minutes", (1, MOST_MINUTES))
        self.main = button(self, "exam-begin", self._begin, "main")

    def _lay_out(self) -> None:
        self._told = QVBoxLayout()
        self._told.setSpacing(4)
        row = QHBoxLayout()
        row.addWidget(self.choice, 1)
        row.addWidget(self.copy)
        row.addWidget(self.save)
        row.addWidget(self.out)
        row.addWidget(button(self, "exam-open", self.file_wanted.emit, show_key=False))
        time = QHBoxLayout()
        time.addWidget(Label(tell("exam-minutes"), self))
        time.addWidget(self.minutes)
        time.addStretch(1)
        time.addWidget(self.more)
        self.column.addLayout(row)
        called = QHBoxLayout()
        called.addWidget(self._caption)
        called.addWidget(self.name, 1)
        self.column.addLayout(called)
        self.column.addWidget(self.rows)
        self.column.addLayout(self._told)
        self.column.addLayout(time)
        self.column.addWidget(quiet(tell("exam-rules"), self))
        self.column.addWidget(self.main)
        self.column.addStretch(1)

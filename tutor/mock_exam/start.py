"""Where a mock exam is chosen or put together: one that comes with the program, or of one's own."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from exercises.exam import blueprint
from exercises.exam.mock import FIRST, blueprints, minutes_of
from exercises.exam.quiz_file import written
from exercises.exam.spec import Quiz, SpecError
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.mock_exam.blueprint_rows import SHOWN_LETTERS, BlueprintRows
from tutor.mock_exam.question_tiles import QuestionTiles
from tutor.mock_exam.start_side import StartSide
from tutor.storage.store import Store
from tutor.widgets.actions import button
from tutor.widgets.card import Card
from tutor.widgets.fields import named
from tutor.widgets.labels import Label, name_control
from tutor.widgets.room import fix_width, lay_beside
from tutor.widgets.scroll_area import keep_clear

OWN, OPENED = "exams", "opened exams"
"""The settings that hold the exams of one's own, and those of files."""
NARROW = 760
"""Below this width the time and the button stand below the questions, at 100 %."""
ABOVE = 130
"""What stands above the questions in their card, and its edge, at 100 %."""
GAP = 16


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


class MockStart(QWidget):
    """What is asked, how long it takes, and the button that begins it."""

    begun = Signal(str, int)
    """The text of a quiz, and how many minutes there are for it."""
    file_wanted = Signal()
    handed_on = Signal(str)
    """The text of the file that holds an exam of one's own."""

    def __init__(self, store: Store, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._store = store
        self._theme = theme
        self._exams: list[_Exam] = []
        self._area = QScrollArea(self)
        self.card = Card(self._area, tell("exam-choose"))
        self.side = StartSide(self)
        self.minutes, self.main = self.side.minutes, self.side.main
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
        added = self.rows.kinds[-1]
        added.setFocus()
        QTimer.singleShot(0, self, lambda: self._area.ensureWidgetVisible(added))  # once it stands

    def _show(self) -> None:
        """Say what the chosen exam asks; one's own is there to be changed."""
        own = self._chosen.own
        for part in (self._caption, self.name, self.rows, self.more, self.save):
            part.setVisible(own)
        self.tiles.setHidden(own)
        self.out.setVisible(bool(self._chosen.kept_in))
        self.copy.setHidden(own)
        self.name.setText(self.quiz.title)
        self.minutes.blockSignals(True)
        self.minutes.setValue(minutes_of(self.quiz))
        self.minutes.blockSignals(False)
        self._show_questions()

    def _show_questions(self) -> None:
        quiz = self.quiz
        if self._chosen.own:
            self.rows.show_quiz(quiz)
            self.more.setEnabled(len(quiz.questions) < blueprint.MOST_QUESTIONS)
        else:
            self.tiles.show_quiz(quiz)
            self._place_tiles()
        self.side.show_quiz(quiz)

    def arrange(self, width: int, height: int, side: int) -> None:
        """Make the best of so much room; so wide is what stands beside the questions."""
        beside = width >= NARROW * self._theme.scale
        lay_beside(self._line, beside)
        lay_beside(self._top, beside)
        fix_width(self.side, side if beside else None)
        self.side.arrange(beside)
        self._room = (width - side - GAP if beside else width), height
        self._place_tiles()

    def _place_tiles(self) -> None:
        width, height = self._room
        margins = self.card.column.contentsMargins()
        width -= margins.left() + margins.right()
        pictures = self.tiles.arrange(width, height - round(ABOVE * self._theme.scale))
        top = Qt.AlignmentFlag(0) if pictures else Qt.AlignmentFlag.AlignTop
        self.card.column.setAlignment(self.tiles, top)

    def _begin(self) -> None:
        self.begun.emit(self._chosen.text, self.minutes.value())

    def _make_controls(self) -> None:
        card = self.card
        self.choice = QComboBox(card)
        self.choice.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.choice.setMinimumContentsLength(SHOWN_LETTERS)
        name_control(self.choice, tell("exam-choose"))
        self.copy = button(card, "exam-change", self.change)
        self.save = button(card, "exam-save", self.hand_on, show_key=False)
        self.out = button(card, "exam-delete", self.delete)
        self._caption = Label(tell("exam-own-name"), card)
        self.name = named(QLineEdit(card), "exam-own-name")
        self.name.textEdited.connect(self._take_name)
        self.rows = BlueprintRows(card)
        self.rows.wanted.connect(self._take)
        self.more = button(card, "exam-add", self._add_question)
        self.tiles = QuestionTiles(self._theme, card)
        self.side.begun.connect(self._begin)

    def _lay_out(self) -> None:
        changes = QHBoxLayout()
        for part in (self.copy, self.save, self.out):
            changes.addWidget(part)
        changes.addWidget(button(self.card, "exam-open", self.file_wanted.emit, show_key=False))
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.addWidget(self.choice, 1)
        self._top.addLayout(changes)
        called = QHBoxLayout()
        called.addWidget(self._caption)
        called.addWidget(self.name, 1)
        more = QHBoxLayout()
        more.addStretch(1)
        more.addWidget(self.more)
        column = self.card.column
        column.addLayout(self._top)
        column.addLayout(called)
        column.addWidget(self.rows)
        column.addWidget(self.tiles, 1)
        column.addLayout(more)
        column.addStretch(0)
        inside = QWidget(self._area)
        around = QHBoxLayout(inside)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.card)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(inside)
        keep_clear(self._area, around)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(GAP)
        self._line.addWidget(self._area, 1)
        self._line.addWidget(self.side)
        self._room = 0, 0

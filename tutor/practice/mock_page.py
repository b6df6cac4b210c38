"""The exam page: a mock exam is chosen, sat against the clock, handed in, and gone through."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMessageBox,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from exercises.exam.mock import MockExam, sit
from exercises.exam.spec import MOST_BYTES
from exercises.files.reading import decoded, read_bytes
from exercises.wording.conventions import conventions
from exercises.wording.marks_in_words import show_marks
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.practice.answer_canvas import AnswerCanvas
from tutor.practice.feedback import FeedbackCard
from tutor.practice.mock_model import MockModel
from tutor.practice.mock_side import ClockCard, QuestionsCard
from tutor.practice.mock_start import StartCard
from tutor.practice.task import TaskText
from tutor.storage.settings import Preferences
from tutor.storage.store import Store
from tutor.widgets.actions import action, button
from tutor.widgets.background import BackgroundJob
from tutor.widgets.card import frame, quiet
from tutor.widgets.file_dialogs import ask_to_open
from tutor.widgets.labels import Label
from tutor.widgets.messages import answer, message
from tutor.widgets.page import Page
from tutor.widgets.waiting import Waiting

if TYPE_CHECKING:
    from tutor.practice.item_panel import ItemPanel

START, SITTING = 0, 1
LOW, LOWEST = 740, 560
"""The least height with room for a note below the buttons, and for the list of questions beside
what is said about one, at 100 %."""
SIDE, SHARE, WIDEST_START = 330, 0.36, 620
"""The width of what stands beside the tree, the share of the page it takes at most, and the width
of the choice at the start, at 100 %."""


class MockPage(Page):
    """Choose an exam, sit it, hand it in, and see what it was worth."""

    def __init__(
        self, store: Store, preferences: Preferences, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(store, preferences, theme, parent)
        self.work = BackgroundJob(self)
        self.model = MockModel(store, preferences, self.undo)
        self.session = self.model.session
        self.items: ItemPanel | None = None
        self._lay_out()
        self._connect()
        self._make_actions()
        self._replace()
        self.model.restore()

    def open(self, what: Any) -> None:
        """Offer the exam of a file."""

        def read() -> None:
            self.start.add(decoded(read_bytes(Path(str(what)), MOST_BYTES), str(what)))

        self.attempt(read)

    def begin(self, text: str, minutes: int) -> None:
        """Sit an exam with new trees."""
        self.work.start(
            lambda progress: sit(text, minutes, progress), self.model.begin, self.refuse
        )

    def again(self) -> None:
        """The same exam with new trees, as hard."""
        assert self.model.exam is not None
        self.begin(self.model.exam.quiz, self.model.exam.minutes)

    def hand_in(self) -> None:
        """End the exam, once whoever sits it is sure."""
        exam = self.model.exam
        if exam is None or exam.done:
            return
        empty = sum(not question.filled[0] for question in exam.questions)
        flagged = sum(question.flagged for question in exam.questions)
        more = tell("exam-sure-more", empty=empty, flagged=flagged)
        asked = message(
            self, QMessageBox.Icon.Question, tell("action-exam"), tell("exam-sure"), more
        )
        taken = asked.addButton(tell("exam-sure-yes"), QMessageBox.ButtonRole.AcceptRole)
        asked.addButton(tell("exam-sure-no"), QMessageBox.ButtonRole.RejectRole)
        if answer(asked) is taken:
            self.model.hand_in()

    def step(self, by: int) -> None:
        """The next or the previous question."""
        if self.model.exam is not None:
            self.model.turn_to(self.model.exam.at + by)

    def take_focus(self) -> None:
        """Put the keyboard on the tree, or where an exam is chosen."""
        if self.model.exam is None:
            self.start.choice.setFocus()
            return
        blank = self.session.blank
        if blank is not None and blank.beside and self.items is not None:
            self.items.take_focus()
        else:
            self.canvas.setFocus()

    def close_down(self) -> None:
        """Let go of the undo stack, and of work that nobody waits for."""
        self.work.cancel()
        super().close_down()

    def _lay_out(self) -> None:
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self._start_side())
        self._stack.addWidget(self._sitting_side())
        self.column.addWidget(self._header())
        self.column.addWidget(Waiting(self.work, "work-making", self))
        self.column.addWidget(self._stack, 1)

    def _header(self) -> QWidget:
        header = QWidget(self)
        row = QHBoxLayout(header)
        row.setContentsMargins(8, 0, 0, 0)
        told = QVBoxLayout()
        told.setSpacing(4)
        self.title = Label("", header)
        self.title.setObjectName("title")
        self.title.setWordWrap(True)
        self.task = TaskText(header)
        told.addWidget(self.title)
        told.addWidget(self.task)
        row.addLayout(told, 1)
        self.about = Label("", header)
        self.about.setProperty("class", "muted")
        self.about.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        beside = QVBoxLayout()
        beside.setSpacing(2)
        beside.addWidget(self.about)
        self.turn = button(header, "conventions", self._arrange, "link")
        self.turn.setCheckable(True)
        beside.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignRight)
        beside.addStretch(1)
        row.addLayout(beside)
        return header

    def _start_side(self) -> QWidget:
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(area)
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        self.start = StartCard(inside)
        row.addWidget(self.start, 0, Qt.AlignmentFlag.AlignTop)
        row.addStretch(1)
        area.setWidget(inside)
        return area

    def _sitting_side(self) -> QWidget:
        sitting = QWidget(self)
        line = QHBoxLayout(sitting)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(16)
        left = QVBoxLayout()
        left.setSpacing(12)
        self.canvas = AnswerCanvas(self.session, self.theme, sitting)
        self.canvas.picked.connect(self.take_focus)
        self._tree = frame(self.canvas, sitting)
        self.rules = TaskText(self._tree)
        below = QHBoxLayout()
        below.setContentsMargins(14, 0, 14, 2)
        below.addWidget(self.rules)
        self._tree.column.addLayout(below)
        self._sheet = QVBoxLayout()
        self._sheet.addWidget(self._tree, 1)
        left.addLayout(self._sheet, 1)
        row = QHBoxLayout()
        self._back = button(self, "exam-previous", lambda: self.step(-1))
        self._flag = button(self, "exam-flag", self.model.flag)
        self._undo = button(self, "undo", self.undo.undo)
        self._on = button(self, "exam-next", lambda: self.step(1))
        for made in (self._back, self._flag, self._undo, self._on):
            row.addWidget(made)
        left.addLayout(row)
        line.addLayout(left, 1)
        self._side = QWidget(sitting)
        line.addWidget(self._side)
        self._fill_side(QVBoxLayout(self._side))
        return sitting

    def _fill_side(self, column: QVBoxLayout) -> None:
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        self.clock = ClockCard(self.model, self._side)
        self.questions = QuestionsCard(self.model, self._side)
        self.feedback = FeedbackCard(self.session, self.theme, self._side, leads_on=False)
        self.main = button(self, "exam-hand-in", self.hand_in, "main")
        self.solution = button(self, "exam-solution", self._show_solution)
        self.another = button(self, "exam-again", self.again, "main")
        self.leave = button(self, "exam-leave", self.model.leave)
        self.note = quiet(tell("exam-note"), self._side)
        column.addWidget(self.clock)
        column.addWidget(self.questions, 1)
        column.addWidget(self.feedback, 1)
        for made in (self.main, self.solution, self.another, self.leave, self.note):
            column.addWidget(made)

    def _connect(self) -> None:
        self.start.begun.connect(self.begin)
        self.start.file_wanted.connect(self._ask_for_file)
        self.questions.chosen.connect(self.model.turn_to)
        self.feedback.chosen.connect(self._show_blank)
        self.model.replaced.connect(self._replace)
        self.model.turned.connect(self._turn)
        self.session.selected.connect(self._select)
        self.theme.changed.connect(self._arrange)
        self.undo.canUndoChanged.connect(self._undo.setEnabled)
        self._undo.setEnabled(False)

    def _make_actions(self) -> None:
        for name, does in (
            ("exam-previous", lambda: self.step(-1)),
            ("exam-next", lambda: self.step(1)),
            ("exam-flag", self.model.flag),
            ("exam-open", self._ask_for_file),
            ("fit", self.canvas.fit),
        ):
            action(self, name, does)

    def _ask_for_file(self) -> None:
        name = ask_to_open(self, tell("files-quiz"))
        if name:
            if self.model.exam is None:
                self.open(name)
            else:
                self.notify(tell("exam-first"))

    def _show_blank(self, blank: Any) -> None:
        self.session.select(blank.node, blank)
        self.canvas.show_held()
        self.take_focus()

    def _show_solution(self) -> None:
        """How the open question is solved, sentence by sentence."""
        self.feedback.show_worked(None)

    def _select(self) -> None:
        """Where Tab leads from the tree to a question, the keyboard goes along."""
        blank = self.session.blank
        if blank is not None and blank.beside and self.items is not None and self.canvas.hasFocus():
            self.items.take_focus()

    def _replace(self) -> None:
        """Show another exam, or none, or how the one that was sat went."""
        exam = self.model.exam
        self._stack.setCurrentIndex(START if exam is None else SITTING)
        done = exam is not None and exam.done
        sitting = (self.clock, self.main, self._flag, self._undo)
        afterwards = (self.feedback, self.solution, self.another, self.leave)
        for part, shown in ((sitting, not done), (afterwards, done)):
            for each in part:
                each.setVisible(shown)
        if exam is None:
            self.title.setText(tell("action-exam"))
            self.task.say(tell("exam-about"))
            self.about.setText("")
        self.turn.setVisible(exam is not None)
        self.canvas.show_judgement(done)
        self.note.setText(tell("exam-marked" if done else "exam-note"))
        self.questions.rebuild()
        self.clock.refresh()
        self._arrange()
        self.take_focus()

    def _turn(self) -> None:
        """Show the question that is open."""
        exam = self.model.exam
        assert exam is not None
        exercise = self.model.question.exercise
        kind = tell(f"kind-{exercise.kind}")
        self.title.setText(tell("exam-title", number=exam.at + 1, title=kind))
        self.task.say(tell(f"kind-{exercise.kind}-task"))
        self.rules.say(" ".join(map(tell, conventions(exercise).values())))
        self.about.setText(self._told_about(exam))
        self._back.setEnabled(exam.at > 0)
        self._on.setEnabled(exam.at < len(exam.questions) - 1)
        self._show_items()
        self._arrange()
        self.take_focus()

    def _told_about(self, exam: MockExam) -> str:
        points = {
            "points": show_marks(self.model.question.points),
            "all": show_marks(exam.points),
        }
        lines = [tell("exam-name", title=exam.title), tell("exam-of", **points)]
        if exam.done:
            earned = sum(map(self.model.marks, range(len(exam.questions))), Fraction(0))
            score = {"score": show_marks(earned), "maximum": show_marks(exam.points)}
            lines[1] = tell("exam-result", minutes=-(-exam.spent // 60), **score)
        if exam.left_out:
            lines.append(tell("exam-left-out", count=exam.left_out))
        return "\n".join(lines)

    def _show_items(self) -> None:
        """Put the questions beside the tree below it, where there are any."""
        exercise = self.session.exercise
        asked, drawn = any(blank.beside for blank in exercise.blanks), exercise.has_tree
        self._tree.setVisible(drawn)
        if asked and self.items is None:
            from tutor.practice.item_panel import ItemPanel

            self.items = ItemPanel(self.session, self.canvas, self)
            self.items.left.connect(self.canvas.setFocus)
            self._sheet.addWidget(self.items)
        if self.items is not None:
            self.items.rebuild()
            self.items.setVisible(asked)
            self.items.setEnabled(self.model.exam is not None and not self.model.exam.done)
            self._sheet.setStretchFactor(self.items, 0 if drawn else 1)

    def _arrange(self) -> None:
        """What stands beside the tree takes its share of the page."""
        wide = min(self.theme.side(SIDE), round(self.width() * SHARE))
        self._side.setFixedWidth(max(wide, 220))
        self.rules.setVisible(self.turn.isChecked())
        low, done = self.height() < LOW * self.theme.scale, self.feedback.isVisibleTo(self)
        self.note.setHidden(low)
        self.questions.setHidden(done and self.height() < LOWEST * self.theme.scale)
        self.task.setHidden(done and low)
        self.feedback.score.setHidden(low)
        self.questions.sum.setHidden(done or low)
        self.start.setFixedWidth(min(self.theme.side(WIDEST_START), max(300, self.width() - 60)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the best of the room."""
        super().resizeEvent(event)
        self._arrange()

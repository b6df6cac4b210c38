"""The exam page: a mock exam is chosen, sat against the clock, handed in, and gone through."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QMessageBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from exercises.exam.mock import sit
from exercises.exam.spec_reading import MOST_BYTES
from exercises.files.reading import decoded, read_bytes
from exercises.files.saving import write_whole
from exercises.wording.conventions import conventions
from tutor.answering.exercise_view import ExerciseView
from tutor.answering.feedback import FeedbackCard
from tutor.answering.task import TaskText
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.mock_exam.header import ExamHeader
from tutor.mock_exam.model import MockModel
from tutor.mock_exam.side import ClockCard, QuestionsCard
from tutor.mock_exam.start import MockStart
from tutor.storage.settings import Preferences
from tutor.storage.store import Store
from tutor.widgets.actions import action, button
from tutor.widgets.background import BackgroundJob
from tutor.widgets.card import quiet
from tutor.widgets.file_dialogs import ask_to_open, ask_to_save
from tutor.widgets.messages import answer, message_box
from tutor.widgets.page import Page
from tutor.widgets.room import fix_width, lay_beside
from tutor.widgets.waiting import Waiting

START, SITTING = 0, 1
LOW, LOWEST = 740, 560
"""The least height with room for a note below the buttons, and for a row for each question, at
100 %."""
GAP = 16
LEAST_TREE = 0.4
"""Which share of the page's height a tree keeps at the least above what stands below it."""
SIDE, SHARE = 330, 0.36
"""The width of what stands beside the tree, at 100 %, and the most of the page that it takes."""


class MockPage(Page):
    """Choose an exam, sit it, hand it in, and see what it was worth."""

    def __init__(
        self, store: Store, preferences: Preferences, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(store, preferences, theme, parent)
        self.work = BackgroundJob(self)
        self.model = MockModel(store, preferences, self.undo)
        self.session = self.model.session
        self._lay_out()
        self._connect()
        self._make_actions()
        self._replace()
        self.model.restore()

    def open(self, what: Any) -> None:
        """Offer the exam of a file, unless one is being sat."""

        def read() -> None:
            self.start.add(decoded(read_bytes(Path(str(what)), MOST_BYTES), str(what)))

        if self.model.exam is None:
            self.attempt(read)
        else:
            self.notify(tell("exam-first"))

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
        asked = message_box(
            self, QMessageBox.Icon.Question, tell("action-exam"), tell("exam-sure"), more
        )
        taken = asked.addButton(tell("exam-sure-yes"), QMessageBox.ButtonRole.AcceptRole)
        back = asked.addButton(tell("exam-sure-no"), QMessageBox.ButtonRole.RejectRole)
        asked.setEscapeButton(back)
        if empty or flagged:
            asked.setDefaultButton(back)  # one Enter too many hands in no empty sheet
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
        self.view.take_focus()

    def close_down(self) -> None:
        """Let go of the undo stack, and of work that nobody waits for."""
        self.work.cancel()
        super().close_down()

    def _lay_out(self) -> None:
        self._stack = QStackedWidget(self)
        self._stack.installEventFilter(self)
        self.start = MockStart(self.store, self.theme, self)
        self._stack.addWidget(self.start)
        self._stack.addWidget(self._sitting_side())
        self.header = ExamHeader(self.model, self._arrange, self)
        self.column.addWidget(self.header)
        self.column.addWidget(Waiting(self.work, "work-making", self))
        self.column.addWidget(self._stack, 1)

    def _sitting_side(self) -> QWidget:
        sitting = QWidget(self)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, sitting)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(GAP)
        left = QVBoxLayout()
        left.setSpacing(12)
        self.view = ExerciseView(self.session, self.theme, sitting)
        self.canvas = self.view.canvas
        self.rules = TaskText(self.view.tree)
        below = QHBoxLayout()
        below.setContentsMargins(14, 0, 14, 2)
        below.addWidget(self.rules)
        self.view.tree.column.addLayout(below)
        left.addWidget(self.view, 1)
        row = QHBoxLayout()
        self._back = button(self, "exam-previous", lambda: self.step(-1))
        self._flag = button(self, "exam-flag", lambda: self._then_type(self.model.flag))
        self._undo = button(self, "undo", lambda: self._then_type(self.undo.undo))
        self._on = button(self, "exam-next", lambda: self.step(1))
        for made in (self._back, self._flag, self._undo, self._on):
            row.addWidget(made)
        left.addLayout(row)
        self._line.addLayout(left, 1)
        self._side = QWidget(sitting)
        self._line.addWidget(self._side)
        self._beside = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._side)
        self._fill_side(self._beside)
        return sitting

    def _fill_side(self, column: QBoxLayout) -> None:
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        self.clock = ClockCard(self.model, self._side)
        self.questions = QuestionsCard(self.model, self.theme, self._side)
        self.feedback = FeedbackCard(self.session, self.theme, self._side, leads_on=False)
        self.main = button(self, "exam-hand-in", self.hand_in, "main")
        self.solution = button(self, "exam-solution", self._show_solution)
        self.another = button(self, "exam-again", self.again, "main")
        self.leave = button(self, "exam-leave", self.model.leave)
        self.note = quiet(tell("exam-note"), self._side)
        column.addWidget(self.clock)
        column.addWidget(self.questions, 1)
        column.addWidget(self.feedback, 1)
        self._gap = QWidget(self._side)
        column.addWidget(self._gap, 1)
        for made in (self.main, self.solution, self.another, self.leave, self.note):
            column.addWidget(made)

    def _connect(self) -> None:
        self.start.begun.connect(self.begin)
        self.start.file_wanted.connect(self._ask_for_file)
        self.start.handed_on.connect(self._hand_on)
        self.questions.chosen.connect(self.model.turn_to)
        self.feedback.chosen.connect(self._show_blank)
        self.model.replaced.connect(self._replace)
        self.model.turned.connect(self._turn)
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

    def _then_type(self, does: Callable[[], object]) -> None:
        """After a button, typing goes on where it was."""
        does()
        self.view.return_focus()

    def _ask_for_file(self) -> None:
        name = ask_to_open(self, tell("files-quiz"))
        if name:
            self.open(name)

    def _hand_on(self, text: str) -> None:
        """Write an exam of one's own to a file that others can open."""
        name = ask_to_save(self, "exam.toml", tell("files-quiz"))
        if not name:
            return

        def write() -> None:
            write_whole(Path(name), text.encode())
            self.notify(tell("file-written", file=Path(name).name))

        self.attempt(write)

    def _show_blank(self, blank: Any) -> None:
        self.session.select(blank.node, blank)
        self.canvas.show_selected()
        self.take_focus()

    def _show_solution(self) -> None:
        """How the open question is solved, sentence by sentence."""
        self.feedback.show_worked(None)

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
        self.header.show_exam()
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
        self.header.show_question(exam.at + 1)
        rules = conventions(self.model.question.exercise).values()
        self.rules.say(" ".join(map(tell, rules)))
        self.feedback.points = self.model.question.points
        self.feedback.refresh()
        self._back.setEnabled(exam.at > 0)
        self._on.setEnabled(exam.at < len(exam.questions) - 1)
        self.view.rebuild(locked=exam.done)
        self._arrange()
        self.take_focus()

    def _arrange(self) -> None:
        """What stands beside the tree takes its share of the page, or a strip below it."""
        wide = max(min(self.theme.side(SIDE), round(self.width() * SHARE)), 220)
        self.rules.setVisible(self.header.turn.isChecked())
        low, done = self.height() < LOW * self.theme.scale, self.feedback.isVisibleTo(self)
        lowest = self.height() < LOWEST * self.theme.scale
        self.header.task.setHidden(done and low)
        self.header.tell_points(short=lowest)
        self.note.setHidden(low)
        self.clock.be_small(lowest)
        below = lowest and not done and self._better_below(wide)
        lay_beside(self._line, not below)
        lay_beside(self._beside, below)
        fix_width(self._side, None if below else wide)
        self.questions.be_small(lowest, self._strip_room() if below else wide)
        self._gap.setHidden(done or below or not lowest)
        self.feedback.show_score(not low)
        self.questions.sum.setHidden(done or low)
        self.start.arrange(self._stack.width(), self._stack.height(), wide)

    def _better_below(self, wide: int) -> bool:
        """Whether a tree is larger above a strip than beside so wide a column, and high enough."""
        width, strip = self._stack.width(), self.clock.sizeHint().height() + GAP
        high = self._stack.height() - self._on.sizeHint().height() - GAP
        beside = self.canvas.fitting_scale(width - wide - GAP, high)
        enough = high - strip > LEAST_TREE * self.height()
        return enough and self.canvas.fitting_scale(width, high - strip) > beside

    def _strip_room(self) -> int:
        """What the clock and the button leave of a strip for the questions."""
        others = self.clock.sizeHint().width() + self.main.sizeHint().width()
        return self._stack.width() - others - 2 * self._beside.spacing()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make the best of the room that the header leaves."""
        if event.type() is QEvent.Type.Resize:
            self._arrange()
        return super().eventFilter(watched, event)

"""The feedback card: verdicts and reasons, or the answer table, as one prefers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QStackedWidget, QWidget

from exercises.check import judge
from exercises.entries import show
from exercises.exercise import Blank, Verdict
from exercises.explain import hint
from exercises.naming import place
from search.tree import Score
from tutor.actions import button
from tutor.language import tell
from tutor.panels.card import Card
from tutor.panels.remarks import Remarks
from tutor.session import Session

if TYPE_CHECKING:
    from tutor.panels.answers import AnswerTable

_GRAVITY = (
    Verdict.WRONG,
    Verdict.UNREADABLE,
    Verdict.FOLLOWS,
    Verdict.RIGHT,
)


class FeedbackCard(Card):
    """What was said about the sheet, the gravest first; beside it the answer table."""

    chosen = Signal(Blank)
    another_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent, tell("feedback-name"))
        self._session = session
        self.score = QLabel(self)
        self.score.setProperty("class", "muted")
        self.top.addWidget(self.score)
        self.turn: QPushButton = button(self, "show-table", self._turn, "link")
        self.top.addWidget(self.turn)
        self._stack = QStackedWidget(self)
        self.remarks = Remarks(self)
        self.remarks.chosen.connect(self.chosen)
        self.table: AnswerTable | None = None
        self._stack.addWidget(self.remarks)
        self.column.addWidget(self._stack, 1)
        session.replaced.connect(self.refresh)
        session.judged.connect(self.refresh)
        session.held.connect(lambda: self.remarks.hold(session.blank))

    def refresh(self) -> None:
        """Say what there is to say."""
        self.remarks.clear()
        self.score.setText("")
        feedback = self._session.feedback
        if feedback is None:
            ask = self._session.exercise.blanks[0].ask
            self.remarks.add_text(tell("feedback-how", ask=ask.value))
            return
        told = [each for each in self._session.remarks if each.verdict is not Verdict.EMPTY]
        empty = len(self._session.remarks) - len(told)
        score, maximum = float(feedback.score), float(feedback.maximum)
        self.score.setText(tell("feedback-score", score=f"{score:g}", maximum=f"{maximum:g}"))
        if feedback.text is not None:
            self.remarks.add_text(tell(feedback.text), muted=False)
            if feedback.diagnosis.named or feedback.diagnosis.candidates:
                self.remarks.add_link("another-tree", self.another_wanted.emit)
        if feedback.score == feedback.maximum:
            self.remarks.add_text(tell("feedback-all-right"), muted=False)
        if empty:
            self.remarks.add_text(tell("feedback-empty", count=empty))
        for remark in sorted(told, key=lambda remark: _GRAVITY.index(remark.verdict)):
            if remark.verdict is Verdict.RIGHT and not self._worth_saying(remark.blank):
                continue
            text = tell(remark.text)
            if remark.verdict in (Verdict.WRONG, Verdict.UNREADABLE):
                self.remarks.add(remark.blank, remark.verdict, self._title(remark.blank), text)
            else:
                self.remarks.add(remark.blank, remark.verdict, text, "")

    def show_hint(self, blank: Blank, number: int) -> None:
        """Put a hint on top."""
        exercise = self._session.exercise
        judged = judge(exercise, self._session.answers)
        text = tell(hint(exercise, judged, blank, number))
        self._stack.setCurrentWidget(self.remarks)
        self.refresh()
        note = self.remarks.add_text(tell("hint-is", number=number, text=text), muted=False)
        note.setObjectName("notice")
        self.remarks.put_first(note)

    def show_worked(self, x: Score | None) -> None:
        """The solution, sentence by sentence, and which x it is played with."""
        from exercises.worked import worked

        self._stack.setCurrentWidget(self.remarks)
        self.remarks.clear()
        self.score.setText("")
        for sentence in worked(self._session.exercise):
            self.remarks.add_text(tell(sentence), muted=False)
        if x is not None:
            self.remarks.add_text(tell("solution-x", x=show(x)))

    def _title(self, blank: Blank) -> str:
        title = tell(place(self._session.exercise, blank))
        # A capital α would look like an A.
        return title[:1].upper() + title[1:] if title[:1].isascii() else title

    def _worth_saying(self, blank: Blank) -> bool:
        """What is rightly left empty is not praised one by one."""
        return blank in self._session.sheet.typed

    def _turn(self) -> None:
        if self.table is None:
            from tutor.panels.answers import AnswerTable

            self.table = AnswerTable(self._session, self)
            self._stack.addWidget(self.table)
        table = self._stack.currentWidget() is self.remarks
        self._stack.setCurrentWidget(self.table if table else self.remarks)
        name = "show-remarks" if table else "show-table"
        self.turn.setText(tell(f"action-{name}"))
        self.turn.setAccessibleName(tell(f"action-{name}"))

"""The feedback card: verdicts and reasons, or the answer table, as one prefers."""

from __future__ import annotations

import time
from collections.abc import Sequence
from fractions import Fraction
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QStackedWidget, QWidget

from exercises.asks import Ask, Position, Topic
from exercises.entries import show
from exercises.exercise import Blank, Exercise, Verdict
from exercises.exercise_files import stored_exercise
from exercises.judging.account import Marks
from exercises.judging.check import judge
from exercises.kinds import KINDS, items_of
from exercises.learning.purpose import Purpose, purpose_of
from exercises.learning.redo import wrong_ones
from exercises.solution import solution
from exercises.wording.feedback import Feedback
from exercises.wording.hints import HINTS, hint
from exercises.wording.marks_in_words import account, show_score
from exercises.wording.node_names import place
from exercises.wording.worked import worked_steps
from search.games.state_pictures import is_board
from search.tree import GameTree, Score
from tutor.answering.answer_table import AnswerTable
from tutor.answering.example_tree import ExampleTree
from tutor.answering.progress_mark import ProgressMark, skill_progress
from tutor.answering.remarks import Remarks
from tutor.answering.session import Session
from tutor.look.language import as_sentence, tell
from tutor.look.theme import Theme
from tutor.widgets.actions import button, name_it
from tutor.widgets.card import Card, quiet
from tutor.widgets.labels import Label, restyle

RULE = 2
"""The hint that tells the rule with the numbers of this tree."""
NOTED = set(Purpose) - {Purpose.OWN, Purpose.EXAM}
"""Why a tree was taken is said with it."""


class FeedbackCard(Card):
    """What was said about the sheet, causes first; beside it the answer table."""

    chosen = Signal(Blank)
    why_wanted = Signal(Blank)
    another_wanted = Signal()
    redo_wanted = Signal()
    explore_wanted = Signal(object)
    """A tree that shows something is to be taken to the explore page."""

    def __init__(
        self, session: Session, theme: Theme, parent: QWidget, leads_on: bool = True
    ) -> None:
        super().__init__(parent, tell("feedback-name"))
        self._session = session
        self._theme = theme
        self._moved: int | None = None
        """The attempt whose mark of progress has moved: it does so once."""
        self._leads_on = leads_on
        self._scored = True
        self.points: Fraction | None = None
        """What a perfect sheet earns, where that is not as many marks as it is worth by itself."""
        self.score = quiet("", self)
        self.score.hide()
        self.turn: QPushButton = button(self, "show-table", self._turn, "link")
        self.top.addWidget(self.turn)
        self.column.addWidget(self.score)
        self._stack = QStackedWidget(self)
        self.remarks = Remarks(self, explains=leads_on)
        self.remarks.chosen.connect(self.chosen)
        self.remarks.why_wanted.connect(self.why_wanted)
        self.table: AnswerTable | None = None
        self._stack.addWidget(self.remarks)
        self.column.addWidget(self._stack, 1)
        self._hint = ""
        self._steps: list[tuple[Label, int]] = []
        """The sentences of the solution, and after how many steps each is true."""
        session.replaced.connect(self._start_over)
        session.judged.connect(self._start_over)
        session.outdated.connect(self.refresh)
        session.selected.connect(self._select)

    def refresh(self) -> None:
        """Say what there is to say."""
        if self._steps:
            self._head("feedback-name")
        self._steps = []
        self.remarks.clear()
        self._tell_score("")
        if self._hint:
            self.remarks.add_text(self._hint, muted=False).setObjectName("notice")
        self._tell_purpose()
        feedback = self._session.feedback
        untouched = self._leads_on and not self._session.sheet.typed
        if feedback is None or (untouched and not feedback.score and not self._session.solved):
            if feedback is not None:
                self.remarks.add_text(tell("feedback-nothing"), muted=False)
            self.remarks.add_text(_how(self._session.exercise))
            return
        told = [each for each in self._session.remarks if self._session.told(each.blank)]
        marks = feedback.marks if self.points is None else feedback.marks.out_of(self.points)
        score = show_score(marks)
        if self._session.current:
            right, entries = feedback.right_entries
            in_points = "feedback-score" if self.points is None else "feedback-score-points"
            worth = tell(in_points, right=right, entries=entries, **score)
            self._tell_score(worth if entries else "")  # it may be right to write nothing
            self._sum_up(feedback)
        else:
            self.remarks.add_text(tell("feedback-was", **score))
        for verdict in (Verdict.WRONG, Verdict.UNREADABLE, Verdict.EMPTY):  # causes first
            for remark in told:
                if remark.verdict is verdict:
                    blank, title = remark.blank, self._title(remark.blank)
                    known = verdict is not Verdict.WRONG or blank in self._session.explained
                    text = tell(remark.text) if known else ""
                    shows = self._example(blank) if verdict is Verdict.WRONG and known else None
                    self.remarks.add(blank, verdict, title, text, shows)
        for verdict in (Verdict.FOLLOWS, Verdict.RIGHT):
            texts = {each.blank: tell(each.text) for each in told if each.verdict is verdict}
            if texts:
                folded = tell(f"feedback-folded-{verdict.value}", count=len(texts))
                self.remarks.add_folded(verdict, folded, texts)
        if self._session.current:
            self._account_for(marks)

    def _tell_purpose(self) -> None:
        """Say why this tree was chosen; where a lesson can fill in nothing, its rule helps."""
        purpose, exercise = purpose_of(self._session.purpose), self._session.exercise
        right = solution(exercise) if purpose is Purpose.GUIDED else {}
        if len(right) == 1:
            rule = hint(exercise, judge(exercise, {}), next(iter(right)), RULE)
            self.remarks.add_text(tell("path-guided-alone"))
            self.remarks.add_text(tell(rule), muted=False)
        elif purpose in NOTED:
            self.remarks.add_text(tell(f"path-{purpose}"))

    def show_score(self, shown: bool) -> None:
        """Whether what the sheet is worth stands below the heading."""
        self._scored = shown
        self._tell_score(self.score.text())

    def _tell_score(self, text: str) -> None:
        self.score.setText(text)
        self.score.setVisible(self._scored and bool(text))

    def _select(self) -> None:
        self.remarks.select(self._session.blank)

    def _start_over(self) -> None:
        """What was said before is over, and so are the hints."""
        self._hint = ""
        self.refresh()

    def _sum_up(self, feedback: Feedback) -> None:
        """What there is to say about the sheet as a whole."""
        if feedback.text is not None:
            self.remarks.add_text(tell(feedback.text), muted=False)
            if feedback.diagnosis.mistakes and self._leads_on:
                self.remarks.add_link("another-tree", self.another_wanted.emit)
        elif feedback.score == feedback.maximum:
            told = [tell("feedback-all-right")]
            if feedback.praise is not None:
                told.append(tell(feedback.praise))
            self.remarks.add_text(" ".join(told), muted=False)
            if self._leads_on:
                self._lead_on()

    def _account_for(self, marks: Marks) -> None:
        """What is still empty, or how the marks of a whole sheet come about."""
        told = account(marks)
        empty = Verdict.EMPTY in self._session.verdicts.values()
        if empty:
            self.remarks.add_text(tell("feedback-empty"))
        if told is not None and not (empty and self._leads_on):
            self.remarks.add_text(tell(told))

    def _lead_on(self) -> None:
        """After a right tree: how far one is, and what went wrong before and can be redone."""
        progress = skill_progress(self._session)
        if progress is not None:
            mark = ProgressMark(progress, self._theme, self.remarks)
            self.remarks.add_widget(mark)
            if progress.moved and self._moved != self._session.attempt and self._theme.moves:
                mark.sign.grow()
            self._moved = self._session.attempt
        here = stored_exercise.keep(self._session.exercise)  # it has just been put right
        wrong = [each for each in wrong_ones(self._session.attempts(), time.time()) if each != here]
        if wrong:
            link = self.remarks.add_link("redo-wrong", self.redo_wanted.emit)
            link.setText(tell("redo-wrong-link", count=len(wrong)))

    def show_hint(self, blank: Blank, number: int) -> None:
        """Put a hint on top."""
        exercise = self._session.exercise
        judged = judge(exercise, self._session.answers)
        text = tell(hint(exercise, judged, blank, number))
        self._hint = tell("hint-is", number=number, text=text)
        if number == HINTS:
            self._hint += " " + tell("hint-last")
        self._show(table=False)
        self.refresh()

    def show_worked(self, x: Score | None) -> None:
        """The solution, sentence by sentence, and which x it is played with."""
        self._show(table=False)
        self._head("action-solution")
        self.remarks.clear()
        self._tell_score("")
        self._steps = []
        for sentence in worked_steps(self._session.exercise):
            label = self.remarks.add_text(tell(sentence.text), muted=False)
            label.setObjectName("step")
            self._steps.append((label, sentence.after))
        if x is not None:
            self.remarks.add_text(tell("solution-x", x=show(x)))
        for blank in self._session.exercise.blanks:
            example = self._example(blank)
            if example is not None:
                self.remarks.add_text(example.canvas.accessibleName(), muted=False)
                self.remarks.add_widget(example)

    def _example(self, blank: Blank) -> ExampleTree | None:
        """The tree that shows why what is asked there is so, where there is one."""
        item = items_of(self._session.exercise).get(blank.item)
        tree = None if item is None or item.example is None else item.example()
        if tree is None:
            return None
        explore = partial(self.explore_wanted.emit, tree) if self._leads_on else None
        return ExampleTree(tree, self._theme, explore, self)

    def follow(self, steps_done: int) -> None:
        """Light the sentence that the player has just come to, and bring it into view."""
        places = {after for _, after in self._steps if 0 < after <= steps_done}
        for label, after in self._steps:
            lit = bool(places) and after == max(places)
            restyle(label, "at", lit)
            if lit:
                self.remarks.ensureWidgetVisible(label)

    def _title(self, blank: Blank) -> str:
        return as_sentence(tell(place(self._session.exercise, blank)))

    def _head(self, key: str) -> None:
        """Say what is shown."""
        self.heading.setText(tell(key))
        self.setAccessibleName(tell(key))

    def _turn(self) -> None:
        self._show(table=self._stack.currentWidget() is self.remarks)

    def _show(self, table: bool) -> None:
        """The answer table, or what was said."""
        if table and self.table is None:
            self.table = AnswerTable(self._session, self)
            self._stack.addWidget(self.table)
        shown = self.table if table else None
        self._stack.setCurrentWidget(shown or self.remarks)
        self._head("answers-name" if table else "feedback-name")
        name_it(self.turn, "show-remarks" if table else "show-table")
        self.turn.setText(self.turn.accessibleName())


def _how(exercise: Exercise) -> str:
    """How to do all that is asked, each thing said once, and what to press then."""
    asked = {blank.ask for blank in exercise.blanks}
    asks = [ask for ask, _ in KINDS[exercise.kind].asks if ask in asked]
    cuts = "yes" if any(ask.row.position is Position.BRANCH for ask in asks) else "no"
    ticked = any(blank.ask is Ask.TICK and not blank.beside for blank in exercise.blanks)
    words = {"cuts": cuts, "tree": "yes" if ticked else "no", "form": _state_form(exercise, asks)}
    told = [tell("feedback-how", ask=ask.value, **words) for ask in asks]
    if any("∞" in ask.row.keys for ask in asks):
        told.append(tell("feedback-infinity"))
    return " ".join(dict.fromkeys([*told, tell("feedback-keys")]))


def _state_form(exercise: Exercise, asks: Sequence[Ask]) -> str:
    """How the states are written that are asked for, as the start is."""
    if not any(ask.row.topic is Topic.STATE for ask in asks):
        return "none"
    start = exercise.tree.shape.states[GameTree.ROOT] or ""
    if is_board(start):
        return "board"
    return "squares" if "," in start else "piles" if " " in start or start.isdigit() else "pile"

"""The current exercise: the one talker to `exercises` on the practice page.

What judges a sheet is imported with the first check: the first window does not wait for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from exercises import entries
from exercises.asks import Children
from exercises.asks.reading import Unreadable
from exercises.blank_order import visiting_order, writing_order
from exercises.entries import Typed
from exercises.exercise import Blank, Exercise, Verdict
from exercises.exercise_files import stored_exercise
from exercises.exercise_files.first_exercise import first_exercise
from exercises.learning.purpose import Assignment
from resources.words import Message, message
from search.tree import NodeId
from tutor.answering.answer_sheet import AnswerSheet
from tutor.answering.mark_actions import MarkActions
from tutor.answering.practice_state import PAGE, PracticeState, SwitchExercise, fresh, left_in
from tutor.storage.settings import FeedbackTime, Preferences, Settings
from tutor.storage.store import Store

if TYPE_CHECKING:
    from exercises.files.attempt import Attempt
    from exercises.wording.feedback import Feedback, Remark


class Session(QObject, MarkActions):
    """An exercise, what was written into it, what was said about it, and what is selected."""

    replaced = Signal()
    entered = Signal(Blank)
    judged = Signal()
    outdated = Signal()
    """What was said is no longer about the sheet as it stands, or is so again."""
    selected = Signal()

    def __init__(self, store: Store, preferences: Preferences, undo: QUndoStack) -> None:
        super().__init__(undo)
        self._store = store
        self._preferences = preferences
        self._settings = preferences.settings
        preferences.changed.connect(self._follow)
        self.sheet = AnswerSheet(undo)
        self.sheet.changed.connect(self._note)
        self._load(self._first_state())

    def show(self) -> None:
        """Have shown what is open from the start."""
        self._keep_place()
        self.replaced.emit()

    def _first_state(self) -> PracticeState:
        """What was left open; on the first start, an easy tree."""
        left = left_in(self._store)
        if left is None:
            return self._fresh(Assignment(first_exercise(self._settings.rules)))
        state, is_whole = left
        if not is_whole:
            # What can't be read would be overwritten with the next entry.
            again = self._fresh(Assignment(state.exercise, typed=state.typed))
            told = message("store-attempt-aside", attempt=str(state.attempt))
            state = again._replace(node=state.node, blank=state.blank)
            self._store.notice(told)
        return state

    def give_up(self) -> None:
        """Set aside what is open, and begin with an easy tree."""
        self._store.set_place_aside(PAGE)
        self._switch_to(self._fresh(Assignment(first_exercise(self._settings.rules))))

    def begin(self, assigned: Assignment) -> None:
        """Take another exercise; undo brings this one back."""
        fresh = self._fresh(assigned)
        self.sheet.undo.push(SwitchExercise(self._as_it_stands, self._switch_to, fresh))

    def attempts(self) -> list[tuple[int, Attempt]]:
        """Every attempt that was checked, the oldest first."""
        return self._store.attempts()

    def keep_outcomes(self, outcomes: Mapping[int, Mapping[str, Any]]) -> None:
        """What attempts say about skills, by their number."""
        self._store.keep_outcomes(outcomes)

    @property
    def purpose(self) -> str:
        """Why this exercise was taken."""
        attempt = self._store.attempt(self.attempt)
        return "" if attempt is None else attempt.purpose

    def _fresh(self, assigned: Assignment) -> PracticeState:
        """A new attempt at an exercise."""
        exercise, purpose, typed, search_named = assigned
        code, text = _code_of(exercise), stored_exercise.keep(exercise)
        made_by = code, text, exercise.kind, exercise.level, purpose, search_named
        state = fresh(exercise, self._store.begin(*made_by))
        if not typed:
            return state
        self._store.keep_entries(state.attempt, stored_exercise.keys(exercise, typed))
        empty = (blank for blank in writing_order(exercise) if blank not in typed)
        blank = next(empty, state.blank)
        node = state.node if blank is None else blank.node
        return state._replace(typed=dict(typed), node=node, blank=blank)

    def _as_it_stands(self) -> PracticeState:
        return PracticeState(
            self.exercise,
            self.attempt,
            self.sheet.typed,
            self.hints,
            self.solution_seen,
            self.checked,
            self._told,
            self.feedback,
            self.node,
            self.blank,
            self.explained,
        )

    def _switch_to(self, state: PracticeState) -> None:
        self._load(state)
        self.show()

    def _load(self, state: PracticeState) -> None:
        self.sheet.end_edit()
        self.exercise, self.attempt = state.exercise, state.attempt
        self.visiting = visiting_order(state.exercise)
        self.writing = writing_order(state.exercise)
        self.sheet.typed = state.typed
        self.hints, self.solution_seen = state.hints, state.solution_seen
        self.checked, self._told, self.feedback = state.checked, state.told, state.feedback
        self._compare()
        self.node, self.blank = state.node, state.blank
        self.explained = state.explained

    def select(self, node: NodeId, blank: Blank | None = None) -> None:
        """Select a node, and one of its blanks: by itself, the first to write into."""
        if blank is None:
            there = (each for each in (*self.writing, *self.visiting) if each.node == node)
            blank = next(there, None)
        if (node, blank) == (self.node, self.blank):
            return
        self.sheet.end_edit()
        self.node, self.blank = node, blank
        self._keep_place()
        if self._preferences.settings.telling is FeedbackTime.AT_ONCE:
            self._judge(all_of_it=False)
        self.selected.emit()

    def step(self, by: int) -> bool:
        """Select the next or the previous blank that Tab goes to; False at either end."""
        target = self.neighbour(by)
        if target is not None:
            self.select(target.node, target)
        return target is not None

    def neighbour(self, by: int) -> Blank | None:
        """The next or the previous blank that Tab goes to; None at either end."""
        here = -1 if self.blank is None else self.visiting.index(self.blank)
        places = {blank: place for place, blank in enumerate(self.visiting)}
        ahead = [blank for blank in self.writing if (places[blank] - here) * by > 0]
        return ahead[0 if by > 0 else -1] if ahead else None

    def write(self, text: str) -> None:
        """Write into the selected blank."""
        if self.blank is not None and not self.blank.ask.row.mark:
            self.sheet.write(self.blank, text)

    def unreadable(self, blank: Blank, text: str | None = None) -> Message | None:
        """Why what stands in a blank, or this text there, can't be read; None if it can."""
        written = self.sheet.typed.get(blank, "") if text is None else text
        try:
            entries.read(self.exercise, blank, written)
        except Unreadable as error:
            return error.sentence
        return None

    def check(self) -> None:
        """Judge all that was written, and keep the verdicts."""
        self.sheet.end_edit()
        self._judge(all_of_it=True)

    def recall(self) -> None:
        """Say again what the last check said."""
        self._check_again()
        self.judged.emit()

    @property
    def solved(self) -> bool:
        """Whether the last check found all of the sheet right, as it stands."""
        feedback = self.feedback
        return feedback is not None and self.current and feedback.score == feedback.maximum

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """What there is to say; entry by entry, only about what was written."""
        if self.feedback is None:
            return ()
        return tuple(each for each in self.feedback.remarks if each.blank in self.verdicts)

    def told(self, blank: Blank) -> Verdict | None:
        """The verdict to be shown; where nothing was written, one would tell what belongs there."""
        verdict = self.verdicts.get(blank)
        return verdict if verdict is Verdict.WRONG or blank in self.sheet.typed else None

    @property
    def answers(self) -> dict[Blank, Typed]:
        """What is handed in."""
        return self._handed_in(self.sheet.typed)

    def _handed_in(self, typed: dict[Blank, Typed]) -> dict[Blank, Typed]:
        """These entries; children that were not moved stand as they are drawn.

        Where nothing was moved at all, nothing was answered.
        """
        if not typed:
            return {}
        unmoved: dict[Blank, Typed] = {
            blank: entries.write(tuple(range(len(self.exercise.tree.children(blank.node)))))
            for blank in self.exercise.blanks
            if blank.ask.row.children is Children.ALL
        }
        return unmoved | typed

    def _check_again(self) -> Feedback:
        """Have what the last check saw judged; of the verdicts, those are told that it told."""
        from exercises.judging.scheme import USUAL
        from exercises.wording.feedback import check

        marking = USUAL._replace(follows=Fraction(self._preferences.settings.follows, 100))
        self.feedback = check(self.exercise, self._handed_in(self.checked), marking)
        self._told = {
            remark.blank: remark.verdict
            for remark in self.feedback.remarks
            if remark.blank in self._told
        }
        self._compare()
        return self.feedback

    def _compare(self) -> None:
        """Tell the verdicts on entries that are as the last check saw them."""
        typed, checked = self.sheet.typed, self.checked
        self.verdicts = {
            blank: verdict
            for blank, verdict in self._told.items()
            if typed.get(blank) == checked.get(blank)
        }
        self.current = self.feedback is not None and typed == checked

    def explain(self, blank: Blank) -> None:
        """Give the reason of a verdict from now on."""
        self.explained |= {blank}
        self._keep_place()
        self.outdated.emit()

    def _judge(self, all_of_it: bool) -> None:
        """Judge the entries; a blank that was wrong before is explained at the second attempt."""
        before, said = self.checked, self._told
        self.checked = dict(self.sheet.typed)
        told = self.exercise.blanks if all_of_it else self.checked
        self._told = dict.fromkeys(told, Verdict.EMPTY)
        feedback = self._check_again()
        self.explained |= {
            blank
            for blank, verdict in self._told.items()
            if verdict is said.get(blank) is Verdict.WRONG
            and (all_of_it or before.get(blank) != self.checked.get(blank))
        }
        self._keep_place()
        self._store.keep_verdicts(
            self.attempt,
            stored_exercise.keys(self.exercise, {b: v.value for b, v in self._told.items()}),
            str(feedback.score),
            str(feedback.maximum),
            feedback.diagnosis.candidates,
        )
        self.judged.emit()

    def _follow(self, settings: Settings) -> None:
        """Judge what is written as it is to be judged from now on."""
        before, self._settings = self._settings, settings
        if self.feedback is not None and settings.follows != before.follows:
            self.recall()
        at_once = (
            settings.telling is FeedbackTime.AT_ONCE and settings.telling is not before.telling
        )
        if at_once and self.sheet.typed:
            self._judge(all_of_it=False)

    def take_hint(self) -> tuple[Blank, int]:
        """One more hint for the selected blank, else for the best move or the first empty one."""
        blank = self.blank or self.move_above(self.node) or self._first_empty()
        number = min(self.hints.get(blank, 0) + 1, 3)
        self.hints[blank] = number
        self._keep_hints()
        return blank, number

    def _first_empty(self) -> Blank:
        """The first blank that nothing stands in, or if all are filled, the first of them."""
        empty = (blank for blank in self.writing if blank not in self.sheet.typed)
        return next(empty, self.writing[0])

    def see_solution(self) -> None:
        """The solution is looked at: the attempt remembers that."""
        self.solution_seen = True
        self._keep_hints()

    def _keep_hints(self) -> None:
        named = stored_exercise.keys(self.exercise, self.hints)
        self._store.keep_hints(self.attempt, named, self.solution_seen)

    def _note(self, blank: Blank) -> None:
        before = self.verdicts, self.current
        self._compare()
        self._store.keep_entries(
            self.attempt, stored_exercise.keys(self.exercise, self.sheet.typed)
        )
        self.entered.emit(blank)
        if before != (self.verdicts, self.current):
            self.outdated.emit()

    def _keep_place(self) -> None:
        blank = self.exercise.key(self.blank) if self.blank is not None else ""
        node = self.exercise.tree.path(self.node)
        explained = sorted(map(self.exercise.key, self.explained))
        self._store.keep_place(
            PAGE, {"attempt": self.attempt, "node": node, "blank": blank, "explained": explained}
        )


def _code_of(exercise: Exercise) -> str | None:
    """The code of a generated exercise; what it takes to read one is not for the first tree."""
    if exercise.recipe is None:
        return None
    from exercises.making.codes import code_of

    return code_of(exercise)

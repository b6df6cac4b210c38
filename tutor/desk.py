"""The exercise in hand with all that belongs to it, and how it gives way to another."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QUndoCommand

from exercises.exercise import Blank, Exercise, Verdict
from search.tree import GameTree, NodeId
from tutor import kept
from tutor.guard import Guarded
from tutor.sheet import Written
from tutor.store import Attempt, Store
from tutor.visiting import writing_order

if TYPE_CHECKING:
    from exercises.feedback import Feedback

PAGE = "practice"


class Desk(NamedTuple):
    """An exercise, what was written and said so far, and where the hand is."""

    exercise: Exercise
    attempt: int
    typed: dict[Blank, Written]
    hints: dict[Blank, int]
    solution_seen: bool
    verdicts: dict[Blank, Verdict]
    feedback: Feedback | None
    current: bool  # whether the feedback is about the sheet as it stands
    node: NodeId
    blank: Blank | None


def fresh(exercise: Exercise, attempt: int = 0) -> Desk:
    """An exercise with an empty sheet, the first blank in hand."""
    blank = writing_order(exercise)[0]
    return Desk(exercise, attempt, {}, {}, False, {}, None, False, blank.node, blank)


def left_in(store: Store) -> Desk | None:
    """What was in hand when the window was closed; None if there is nothing that can be read."""
    place = store.place(PAGE) or {}
    number = place.get("attempt")
    if not isinstance(number, int) or (attempt := store.attempt(number)) is None:
        return None
    try:
        return _brought_back(attempt, number, str(place.get("blank")))
    except kept.UNREADABLE:
        return None


def _brought_back(attempt: Attempt, number: int, held: str) -> Desk:
    """An attempt as it was left, this blank in hand."""
    exercise = kept.bring_back(attempt.exercise)
    desk = fresh(exercise, number)
    verdicts = kept.by_blank(exercise, attempt.verdicts, str)
    blank = next(iter(kept.by_blank(exercise, {held: True}, bool)), desk.blank)
    return desk._replace(
        typed=kept.by_blank(exercise, attempt.entries, Written),
        hints=kept.by_blank(exercise, attempt.hints, int),
        solution_seen=attempt.solution_seen,
        verdicts={blank: Verdict(word) for blank, word in verdicts.items()},
        node=blank.node if blank else GameTree.ROOT,
        blank=blank,
    )


class Turn(Guarded, QUndoCommand):
    """Another desk comes into hand; undo brings the one before back as it was left."""

    def __init__(self, clear: Callable[[], Desk], put: Callable[[Desk], None], other: Desk) -> None:
        super().__init__()
        self._clear = clear
        self._put = put
        self._other = other

    def redo(self) -> None:
        """Put away what is in hand, and take the other."""
        other, self._other = self._other, self._clear()
        self._put(other)

    def undo(self) -> None:
        """The same, the other way round."""
        self.redo()

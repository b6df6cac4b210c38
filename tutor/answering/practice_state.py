"""The current exercise with all that belongs to it, and how it gives way to another."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtGui import QUndoCommand

from exercises.blank_order import writing_order
from exercises.entries import Typed
from exercises.exercise import Blank, Exercise, Verdict
from exercises.exercise_files import stored_exercise
from search.tree import NodeId
from tutor.storage.store import Store
from tutor.widgets.guard import Guarded

if TYPE_CHECKING:
    from exercises.wording.feedback import Feedback

PAGE = "practice"


class PracticeState(NamedTuple):
    """An exercise, what was written and said so far, and what is selected."""

    exercise: Exercise
    attempt: int
    typed: dict[Blank, Typed]
    hints: dict[Blank, int]
    solution_seen: bool
    checked: dict[Blank, Typed]  # the entries as the last check saw them
    told: dict[Blank, Verdict]  # what it said of them
    feedback: "Feedback | None"
    node: NodeId
    blank: Blank | None
    explained: frozenset[Blank] = frozenset()  # whose reason was given


def fresh(exercise: Exercise, attempt: int = 0) -> PracticeState:
    """An exercise with an empty sheet, the selected first blank."""
    blank = writing_order(exercise)[0]
    return PracticeState(exercise, attempt, {}, {}, False, {}, {}, None, blank.node, blank)


def left_in(store: Store) -> tuple[PracticeState, bool] | None:
    """What was open when the window was closed, and whether that is all that was kept of it.

    None if there is nothing, or nothing that can be read: then it is set aside.
    """
    place = store.place(PAGE)
    if place is None:
        return None
    try:
        return _brought_back(store, place)
    except stored_exercise.UNREADABLE:
        store.set_place_aside(PAGE)
        return None


def _brought_back(store: Store, place: dict[str, Any]) -> tuple[PracticeState, bool]:
    """An attempt as it was left, with its node and blank selected; and whether that is all."""
    number = place["attempt"]
    attempt = store.attempt(number)
    if attempt is None:
        raise KeyError(number)
    exercise = stored_exercise.bring_back(attempt.exercise)
    typed, all_typed = stored_exercise.by_blank(exercise, attempt.entries, stored_exercise.is_entry)
    hints, all_hints = stored_exercise.by_blank(exercise, attempt.hints, stored_exercise.is_hint)
    checked, all_checked = stored_exercise.by_blank(
        exercise, attempt.checked_entries, stored_exercise.is_entry
    )
    words, all_told = stored_exercise.by_blank(
        exercise, attempt.verdicts, stored_exercise.is_verdict
    )
    node, blank = _selection(exercise, place)
    state = fresh(exercise, number)._replace(
        typed=typed,
        hints=hints,
        solution_seen=attempt.solution_seen,
        checked=checked,
        told={blank: Verdict(word) for blank, word in words.items()},
        node=node,
        blank=blank,
        explained=_explained(exercise, place),
    )
    return state, all_typed and all_hints and all_checked and all_told


def _explained(exercise: Exercise, place: dict[str, Any]) -> frozenset[Blank]:
    """The blanks whose reason was given already."""
    kept = place.get("explained")
    named = kept if isinstance(kept, list) else []
    return frozenset(blank for blank in exercise.blanks if exercise.key(blank) in named)


def _selection(exercise: Exercise, place: dict[str, Any]) -> tuple[NodeId, Blank | None]:
    """The node and the blank that were selected, or the first to write into."""
    blank = {exercise.key(blank): blank for blank in exercise.blanks}.get(str(place.get("blank")))
    if blank is not None:
        return blank.node, blank
    try:
        return exercise.tree.find(str(place["node"])), None
    except (KeyError, ValueError):
        first = writing_order(exercise)[0]
        return first.node, first


class SwitchExercise(Guarded, QUndoCommand):
    """Another exercise takes the place of this one, which undo brings back as it was left."""

    def __init__(
        self,
        clear: Callable[[], PracticeState],
        put: Callable[[PracticeState], None],
        other: PracticeState,
    ) -> None:
        super().__init__()
        self._clear = clear
        self._put = put
        self._other = other

    def redo(self) -> None:
        """Put away what is open, and take the other."""
        other, self._other = self._other, self._clear()
        self._put(other)

    def undo(self) -> None:
        """The same, the other way round."""
        self.redo()

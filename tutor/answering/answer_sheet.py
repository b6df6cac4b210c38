"""What a student has written into the blanks; every change of it can be undone."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from exercises.entries import Typed
from exercises.exercise import Blank
from tutor.widgets.guard import Guarded

_WRITING = 1
"""Marks the commands that may flow together, letter by letter."""


class AnswerSheet(QObject):
    """The entries, as they were typed; an empty blank has none."""

    changed = Signal(Blank)

    def __init__(self, undo: QUndoStack) -> None:
        super().__init__(undo)
        self.undo = undo
        self.typed: dict[Blank, Typed] = {}
        self.locked = False
        """Whether nothing can be changed any more."""
        self._visit = 0

    def end_edit(self) -> None:
        """The selection leaves its blank: what is typed next is a change of its own."""
        self._visit += 1

    def write(self, blank: Blank, written: Typed) -> None:
        """Put this into a blank, in place of what stands there; nothing or False empties it."""
        if not self.locked and (written or "") != self.typed.get(blank, ""):
            self.undo.push(_Write(self, blank, written, self._visit))

    def replace(self, blank: Blank, written: Typed) -> None:
        """Set an entry without a way back; the undo stack calls this."""
        if not written:
            self.typed.pop(blank, None)
        else:
            self.typed[blank] = written
        self.changed.emit(blank)


class _Write(Guarded, QUndoCommand):
    """One blank gets another entry."""

    def __init__(self, sheet: AnswerSheet, blank: Blank, written: Typed, visit: int) -> None:
        super().__init__()
        self.sheet = sheet
        self.blank = blank
        self.before: Typed = sheet.typed.get(blank, "")
        self.after = written
        self.visit = visit

    def redo(self) -> None:
        """Make the change."""
        self.sheet.replace(self.blank, self.after)

    def undo(self) -> None:
        """Take the change back."""
        self.sheet.replace(self.blank, self.before)

    def id(self) -> int:
        """Only writing flows together."""
        return _WRITING if isinstance(self.after, str) else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Flow together with the next letter of the same visit."""
        if not isinstance(other, _Write):
            return False
        if (other.blank, other.visit) != (self.blank, self.visit):
            return False
        self.after = other.after
        self.setObsolete(self.after == self.before)
        return True

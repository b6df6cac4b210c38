"""A field for one number, beside a node."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from exercises.asks.keystrokes import ERASE
from search.numbers import western
from tutor.look.language import tell
from tutor.widgets.guard import Guarded
from tutor.widgets.labels import name_control

_SHOWN = {"-": "−", "i": "∞"}
_LETTERS = frozenset("0123456789-−/.,+i∞")
_WIDEST = "−000/000"
_UNDONE = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class NumberField(Guarded, QLineEdit):
    """A field for one number; keys that belong to no number are left to others."""

    taken = Signal()
    """It has the focus now."""

    def __init__(self, name: str, parent: QWidget, empty: str = "") -> None:
        super().__init__(parent)
        name_control(self, tell(name))
        self.setPlaceholderText(empty)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMaximumWidth(self.fontMetrics().horizontalAdvance(_WIDEST) + 24)

    @property
    def typed(self) -> str:
        """What stands in it, as it would be typed."""
        return self.text().strip().replace("−", "-")

    def press(self, key: str) -> None:
        """Write as a key would."""
        self.setFocus()
        if key == ERASE:
            self.backspace()
        else:
            self.insert(_SHOWN.get(key, key))

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the page: its one stack knows what was written here."""
        claims = event.type() is QEvent.Type.ShortcutOverride
        if claims and isinstance(event, QKeyEvent) and any(map(event.matches, _UNDONE)):
            event.ignore()
            return False
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say that it has the focus."""
        super().focusInEvent(event)
        self.taken.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Write what belongs to a number."""
        letter = western(event.text())
        if letter in _SHOWN or letter != event.text():
            self.insert(_SHOWN.get(letter, letter))
        elif letter.isprintable() and letter and letter not in _LETTERS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class NameField(NumberField):
    """A field for names."""

    @property
    def typed(self) -> str:
        """What stands in it."""
        return self.text().strip()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Write whatever is typed."""
        QLineEdit.keyPressEvent(self, event)

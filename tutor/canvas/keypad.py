"""A small keypad beside a blank, so that a mouse alone can write."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QToolButton, QWidget

from exercises.exercise import Ask
from tutor.canvas.bubble import stand
from tutor.language import tell

_DIGITS = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "-", "0", "/")
_MORE = {
    Ask.BOUND: ("≤ ", "= ", "≥ "),
    Ask.RANGE: ("x", "<", "≤", ">", "≥"),
    Ask.ALPHA: ("∞",),
    Ask.BETA: ("∞",),
}
_NAMES = {"-": "minus", "⌫": "erase", "⏎": "next", "∞": "infinity", ",": "comma"}
_SHOWN = {"-": "−", "⌫": "←", "⏎": "→"}
COLUMNS = 3


class Keypad(QFrame):
    """Keys to press with a mouse; says which one was pressed."""

    pressed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(6, 6, 6, 6)
        self._grid.setSpacing(3)
        self._offered: tuple[str, ...] = ()
        self.keys: dict[str, QToolButton] = {}
        self.hide()

    def offer(self, ask: Ask, vectors: bool) -> None:
        """Show the keys that this blank has a use for."""
        more = _MORE.get(ask, (",",) if vectors or ask is Ask.ORDER else ())
        offered = (*_DIGITS, *more, "⌫", "⏎")
        if offered != self._offered:
            self._lay_out(offered)
        self.show()
        self.raise_()

    def stand_by(self, place: QRectF) -> None:
        """Stand beside a place of the canvas."""
        self.adjustSize()
        self.move(stand(self, place))

    def _lay_out(self, offered: tuple[str, ...]) -> None:
        self._offered = offered
        for old in self.keys.values():
            self._grid.removeWidget(old)
            old.deleteLater()
        self.keys = {}
        for number, key in enumerate(offered):
            button = QToolButton(self)
            button.setText(_SHOWN.get(key, key.strip()))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setMinimumWidth(38)
            name = tell(f"keypad-{_NAMES[key]}") if key in _NAMES else key.strip()
            button.setAccessibleName(name)
            button.setToolTip(name)
            button.clicked.connect(lambda _=False, key=key: self.pressed.emit(key))
            self._grid.addWidget(button, number // COLUMNS, number % COLUMNS)
            self.keys[key] = button

"""A small keypad beside a blank, so that a mouse alone can write."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QToolButton, QWidget

from exercises.exercise import Ask, Blank, Exercise
from exercises.explain import name
from tutor.language import tell

_DIGITS = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "-", "0", "/")
_MORE = {
    Ask.BOUND: ("≤ ", "= ", "≥ "),
    Ask.RANGE: ("x", "<", "≤", ">", "≥"),
    Ask.ALPHA: ("∞",),
    Ask.BETA: ("∞",),
}
_ALWAYS = (("⌫", "←"), ("⏎", "→"))
_NAMES = {"-": "minus", "⌫": "erase", "⏎": "next", "∞": "infinity", ",": "comma"}
Keys = tuple[tuple[str, str], ...]
"""What each key writes, and what stands on it."""

COLUMNS = 3
EDGE = 8


def keys_for(exercise: Exercise, blank: Blank) -> Keys:
    """The keys that a blank has a use for: digits, or where children are named, their names."""
    tree = exercise.tree
    if blank.ask in (Ask.BEST, Ask.ORDER):
        children = tree.children(blank.node)
        return tuple((str(index), name(tree, child)) for index, child in enumerate(children))
    more = _MORE.get(blank.ask, () if tree.players is None else (",",))
    return tuple((key, key.strip().replace("-", "−")) for key in (*_DIGITS, *more))


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
        self._offered: Keys = ()
        self.keys: dict[str, QToolButton] = {}
        self.hide()

    def offer(self, keys: Keys) -> None:
        """Show these keys."""
        offered = (*keys, *_ALWAYS)
        if offered != self._offered:
            self._lay_out(offered)
        self.show()
        self.raise_()

    def stand_clear(self, taken: Sequence[QRectF]) -> None:
        """Stand in the corner of the canvas where it hides the fewest of these places."""
        self.adjustSize()
        canvas = self.parentWidget()
        assert canvas is not None
        room = QRectF(canvas.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        corners = []
        for x in (room.right() - self.width(), room.left()):
            for y in (room.bottom() - self.height(), room.top()):
                corners.append(QRectF(x, y, self.width(), self.height()))
        best = min(corners, key=lambda corner: sum(map(corner.intersects, taken)))
        self.move(best.topLeft().toPoint())

    def _lay_out(self, offered: Keys) -> None:
        self._offered = offered
        for old in self.keys.values():
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.keys = {}
        for number, (key, shown) in enumerate(offered):
            button = QToolButton(self)
            button.setText(shown)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setMinimumWidth(38)
            said = tell(f"keypad-{_NAMES[key]}") if key in _NAMES else shown
            button.setAccessibleName(said)
            button.setToolTip(said)
            button.clicked.connect(lambda _=False, key=key: self.pressed.emit(key))
            self._grid.addWidget(button, number // COLUMNS, number % COLUMNS)
            self.keys[key] = button

"""A small keypad beside a blank, so that a mouse alone can write."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QToolButton, QWidget

from exercises.asks import Ask, Children, Topic
from exercises.asks.keystrokes import ERASE, NEXT
from exercises.exercise import Blank, Exercise
from exercises.wording.node_names import name
from search.tree import GameTree
from tutor.look.language import tell
from tutor.widgets.labels import name_control

_DIGITS = (*"1234567890", "-", "/")
_ALWAYS = ((ERASE, "⌫"), (NEXT, "⇥"))
_NAMES = {
    "-": "minus",
    ERASE: "erase",
    NEXT: "next",
    "∞": "infinity",
    ",": "comma",
    ".": "point",
    " ": "space",
    ";": "semicolon",
    "_": "empty-square",
    "∅": "no-state",
}
Keys = tuple[tuple[str, str], ...]
"""What each key writes, and what stands on it."""

ROWS = 2
"""Wide and low: there is more room above and below a tree than beside it."""


def keys_for(exercise: Exercise, blank: Blank) -> Keys:
    """The keys that a blank has a use for: digits, or where children are named, their names."""
    tree, row = exercise.tree, blank.ask.row
    names = [name(tree, child) for child in tree.children(blank.node)]
    if row.children is Children.ONE:
        return tuple((str(index), each) for index, each in enumerate(names))
    if row.children is Children.ALL:
        return tuple((" " + each.replace("−", "-"), each) for each in dict.fromkeys(names))
    if row.topic is Topic.STATE:
        keys = _state_keys(tree.shape.states[GameTree.ROOT] or "", blank.ask is Ask.SUCCESSORS)
        return tuple((key, "␣" if key == " " else key) for key in keys)
    more = row.keys or (() if tree.players is None else (",",))
    return tuple((key, key.strip().replace("-", "−")) for key in (*_DIGITS, *more))


def _state_keys(start: str, several: bool) -> tuple[str, ...]:
    """What the states of a game are written with, told by its start; ; stands between several."""
    if len(start) == 9 and set(start) <= set("XO_"):
        signs: tuple[str, ...] = ("X", "O", "_")
    elif "," in start:
        signs = (*_DIGITS[:10], ",")
    else:
        signs = ("I", *_DIGITS[:10], " ") if "I" in start else (*_DIGITS[:10], " ")
    return (*signs, ";", "∅") if several else signs


class Keypad(QWidget):
    """Keys to press with a mouse; says which one was pressed."""

    pressed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(3)
        self._offered: Keys = ()
        self.keys: dict[str, QToolButton] = {}

    def offer(self, keys: Keys) -> None:
        """Show these keys."""
        offered = (*keys, *_ALWAYS)
        if offered != self._offered:
            self._lay_out(offered)

    def _lay_out(self, offered: Keys) -> None:
        self._offered = offered
        for old in self.keys.values():
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.keys = {}
        columns = -(-len(offered) // ROWS)
        for number, (key, shown) in enumerate(offered):
            button = QToolButton(self)
            button.setText(shown)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            said = tell(f"keypad-{_NAMES[key]}") if key in _NAMES else shown
            name_control(button, said)
            button.clicked.connect(lambda _=False, key=key: self.pressed.emit(key))
            self._grid.addWidget(button, number // columns, number % columns)
            self.keys[key] = button

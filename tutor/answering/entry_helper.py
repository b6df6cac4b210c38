"""What stands beside the selected blank: its own small input, and keys for those with a mouse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget

from exercises import entries
from exercises.asks import OwnInput
from exercises.asks.keystrokes import NEXT
from exercises.asks.reading import Unreadable
from exercises.exercise import Blank, Exercise
from tutor.answering.keypad import Keypad, keys_for
from tutor.widgets.guard import Guarded

if TYPE_CHECKING:
    from tutor.answering.entry_inputs import EntryInput

EDGE = 8
"""What stays free between it and the edge of the canvas."""
STEPS = 24
"""How many places are tried across and down."""


class EntryHelper(Guarded, QFrame):
    """A card on the canvas; it writes nothing itself, but says what is to be written."""

    pressed = Signal(str)
    """A key of the keypad, where the blank has no input of its own."""
    written = Signal(str)
    """What the blank's own input comes to."""

    def __init__(self, canvas: QWidget) -> None:
        super().__init__(canvas)
        self.setObjectName("card")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 6, 6, 6)
        self._column.setSpacing(6)
        self.keypad = Keypad(self)
        self.keypad.pressed.connect(self._press)
        self._column.addWidget(self.keypad)
        self._inputs: dict[OwnInput, EntryInput] = {}
        self.input: EntryInput | None = None
        self.hide()

    def show_for(self, exercise: Exercise, blank: Blank | None, typed: str, keys: bool) -> None:
        """Help with this blank, with keys if they are wanted."""
        focused = QApplication.focusWidget()
        within = focused is not None and self.isAncestorOf(focused)
        self._take_input(blank)
        keys = keys and blank is not None and not blank.ask.row.mark
        if blank is not None and keys:
            self.keypad.offer(keys_for(exercise, blank))
        self.keypad.setVisible(keys)
        if blank is not None and self.input is not None:
            self.input.show_entry(None)
            self.show_typed(exercise, blank, typed)
        self.setVisible(keys or self.input is not None)
        self.raise_()
        if within and self.input is None:
            self.canvas.setFocus()
        elif within:
            self.take_focus()

    def show_typed(self, exercise: Exercise, blank: Blank, typed: str) -> None:
        """Show in the blank's own input what stands there; what can't be read leaves it empty."""
        if self.input is None or typed == self.input.text():
            return
        try:
            self.input.show_entry(entries.read(exercise, blank, typed))
        except Unreadable:
            self.input.show_entry(None)

    def put_keys_away(self) -> None:
        """Somebody types."""
        self.keypad.hide()
        self.setVisible(self.input is not None)

    def take_focus(self) -> None:
        """Put the keyboard into the blank's own input, if it has one."""
        if self.input is not None:
            self.input.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.input.field.selectAll()

    def place_clear(self, beside: QRectF, taken: Sequence[QRectF], lines: Sequence[QRectF]) -> None:
        """Stand as near to this place as hides nothing taken, and if it can be, no lines either."""
        self.adjustSize()
        room = QRectF(self.canvas.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        size = QSizeF(self.size())
        free = QRectF(room.topLeft(), room.size() - size)
        near = beside.center() - QRectF(QPointF(), size).center()
        places = sorted(_grid(free), key=lambda at: (at - near).manhattanLength())
        clear = [at for at in places if not any(map(QRectF(at, size).intersects, taken))]
        clearest = (at for at in clear if not any(map(QRectF(at, size).intersects, lines)))
        if clear:
            best = next(clearest, clear[0])
        else:
            best = min(places, key=lambda at: sum(map(QRectF(at, size).intersects, taken)))
        self.move(best.toPoint())

    @property
    def canvas(self) -> QWidget:
        """What it stands on."""
        canvas = self.parentWidget()
        assert canvas is not None
        return canvas

    def _take_input(self, blank: Blank | None) -> None:
        wanted = None if blank is None else blank.ask.row.input
        if wanted is not None and wanted not in self._inputs:
            from tutor.answering.entry_inputs import INPUTS

            made = self._inputs[wanted] = INPUTS[wanted](self)
            made.written.connect(self.written)
            self._column.insertWidget(0, made)
        for each, shown in self._inputs.items():
            shown.setVisible(each is wanted)
        self.input = None if wanted is None else self._inputs[wanted]

    def _press(self, key: str) -> None:
        if self.input is None or key == NEXT:
            self.pressed.emit(key)
        else:
            self.input.field.press(key)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the input, then on to the next blank."""
        controls = [] if self.input is None else self.input.controls()
        places = [place for place, each in enumerate(controls) if each.hasFocus()]
        if places and 0 <= places[0] + (1 if forward else -1) < len(controls):
            controls[places[0] + (1 if forward else -1)].setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return super().focusNextPrevChild(forward)


def _grid(room: QRectF) -> list[QPointF]:
    """Points all over a room, its corners among them."""
    across, down = max(0.0, room.width()) / STEPS, max(0.0, room.height()) / STEPS
    return [
        QPointF(room.left() + column * across, room.top() + row * down)
        for row in range(STEPS + 1)
        for column in range(STEPS + 1)
    ]

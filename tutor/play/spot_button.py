"""One place of a board: it shows what stands there, and plays its move."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from exercises.drawing.parts.picture import Anchor, Ink, Shape, Text
from exercises.matches.boards import Spot
from tutor.canvas.arrow_keys import ARROWS
from tutor.canvas.qt_pens import paint_focus, paint_ground
from tutor.look.theme import Theme
from tutor.widgets.guard import Guarded
from tutor.widgets.labels import name_control

WorthSign = tuple[str, str, Ink]
"""What a move is worth, as a number and a word, and the ink for both."""
PaintOnBoard = Callable[[QPainter, tuple[Shape, ...], QPoint], None]
"""Paints shapes of the board on a part of it that stands at a point."""


class SpotButton(Guarded, QAbstractButton):
    """One place of the board; Enter or Space plays its move."""

    pointed = Signal(bool)
    """Whether the mouse or the keyboard is here."""
    reached = Signal()
    """The keyboard came here."""
    arrow_pressed = Signal(object)

    def __init__(self, theme: Theme, paint: PaintOnBoard, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._paint = paint
        self.spot: Spot | None = None
        self.worth: WorthSign | None = None
        self.lit = False
        self.setMouseTracking(True)

    def show_spot(self, spot: Spot, name: str, worth: WorthSign | None) -> None:
        """Show another place; what its move is worth stands in it, if there is room."""
        self.spot, self.worth = spot, worth if spot.sign else None
        name_control(self, name)
        playable = spot.place is not None
        shape = Qt.CursorShape.PointingHandCursor if playable else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.update()

    def _worth_shapes(self) -> tuple[Shape, ...]:
        if self.worth is None or self.spot is None:
            return ()
        room, (value, word, ink) = self.spot.room, self.worth
        x, y = room.x + room.width / 2, room.y + room.height / 2
        return (
            Text(x, y + 2, value, 19.0, ink, True, Anchor.MIDDLE),
            Text(x, y + 20, word, 13.0, ink, False, Anchor.MIDDLE),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground where it is pointed at, what stands there, and the focus."""
        if self.spot is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, room = self._theme.colours, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.spot.place is not None:
            paint_ground(painter, room, colours, self.lit, self.spot.sign)
        self._paint(painter, (*self.spot.shapes, *self._worth_shapes()), self.pos())
        if self.hasFocus():
            paint_focus(painter, room, colours)
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show what a move from here takes."""
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Show nothing more."""
        self.pointed.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show what a move from here takes, and let Tab come back to this place."""
        super().focusInEvent(event)
        self.pointed.emit(True)
        self.reached.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show nothing more."""
        super().focusOutEvent(event)
        self.pointed.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play, or go to another place."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif key in ARROWS:
            self.arrow_pressed.emit(key)
        else:
            super().keyPressEvent(event)

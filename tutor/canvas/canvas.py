"""The canvas: a drawing that mouse and keys move, and that can be clicked."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from exercises.drawing.compose import Branch
from exercises.exercise import Blank
from tutor.canvas.drawing_view import CLICK, DrawingView
from tutor.look.theme import Theme

NEARER = 1.2
_ZOOMS = {
    Qt.Key.Key_Plus: NEARER,
    Qt.Key.Key_Equal: NEARER,
    Qt.Key.Key_Minus: 1 / NEARER,
    Qt.Key.Key_Underscore: 1 / NEARER,
}
"""How much nearer a key brings the tree: by itself where it writes nothing, with Ctrl anywhere."""


class Canvas(DrawingView):
    """Wheel and pinch zoom at the pointer, a drag pans, `0` fits."""

    clicked = Signal(object, QPointF)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._pressed: QPointF | None = None
        self._panned = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def _zoom(self, factor: float, at: QPointF) -> None:
        self._zoom_to(self.viewport.scale * factor, at)

    def _zoom_by_key(self, event: QKeyEvent) -> bool:
        """Come nearer or go farther; False if the key does neither."""
        factor = _ZOOMS.get(Qt.Key(event.key()))
        if factor is None:
            return False
        self._zoom(factor, self._steady_point())
        return True

    def _steady_point(self) -> QPointF:
        """What stays in place while a key zooms: the selected node, if it is in sight."""
        middle = QPointF(self.rect().center())
        if self.drawing is None or self.drawing.markup.halo is None:
            return middle
        at = self.place_of(self.drawing.markup.halo).center()
        return at if self.rect().contains(at.toPoint()) else middle

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer."""
        self._zoom(1.0015 ** event.angleDelta().y(), event.position())

    def event(self, event: QEvent) -> bool:
        """Take pinches too, and the keys that zoom before any that write."""
        if isinstance(event, QNativeGestureEvent) and (
            event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture
        ):
            self._zoom(1 + event.value(), event.position())
            return True
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            if control and self._zoom_by_key(event):
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key means here."""
        if event.text() == "0" and not event.modifiers() & Qt.KeyboardModifier.KeypadModifier:
            self.fit()
        elif not self._zoom_by_key(event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        self._pressed, self._panned = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or show what can be clicked."""
        if self._pressed is None:
            pointing = isinstance(self.hit(event.position()), Blank | Branch)
            shape = Qt.CursorShape.PointingHandCursor if pointing else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
            return
        way = event.position() - self._pressed
        if self._panned or way.manhattanLength() > CLICK:
            self._panned, self._keep_view = True, None
            self._pressed = event.position()
            self.viewport.x += way.x()
            self.viewport.y += way.y()
            self._show_map()
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click or a drag."""
        pressed, self._pressed = self._pressed, None
        if pressed is not None and not self._panned:
            self.clicked.emit(self.hit(event.position()), event.position())

"""A small map of a tree of which a part is out of sight, and a button that shows all of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from exercises.drawing.compose import Drawing
from tutor.canvas.overview import TreeOverview
from tutor.canvas.qt_pens import NO_BRUSH, QtPens, fill
from tutor.canvas.viewport import Levels, Viewport
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.widgets.actions import button
from tutor.widgets.guard import Guarded

WIDTH, MOST_HEIGHT, LEAST, EDGE = 160, 90, 40, 10
"""How wide and how high the map may be, its least side, and what stays free around it."""
INSIDE = 6.0


class TreeMap(Guarded, QWidget):
    """The whole tree, small, and a frame around what is in sight; a click goes there."""

    moved_to = Signal(QPointF)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._own, self._seen = Viewport(), QRectF()
        self._drawing: Drawing | None = None
        self._overview: TreeOverview | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tell("map-name"))

    def show_part(self, drawing: Drawing, seen: QRectF, whole: QRectF) -> None:
        """Show this tree, of which this is in sight."""
        high = min(round(whole.height() * WIDTH / whole.width()), MOST_HEIGHT)
        wide = min(round(whole.width() * MOST_HEIGHT / whole.height()), WIDTH)
        self.setFixedSize(max(wide, LEAST), max(high, LEAST))
        room = QRectF(self.rect()).adjusted(INSIDE, INSIDE, -INSIDE, -INSIDE)
        self._own.fit(whole, room)
        self._seen = seen & whole
        if self._drawing is None or self._drawing.geometry.xs is not drawing.geometry.xs:
            self._overview = TreeOverview(Levels(drawing.geometry), self._own.scale)
        self._drawing = drawing
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tree, and the frame."""
        if self._overview is None:
            return
        colours = self._theme.colours
        painter = QPainter(self)
        fill(painter, QRectF(self.rect()), colours.card)
        painter.setPen(QPen(QColor(colours.rule), 1))
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        painter.save()
        painter.setTransform(self._own.transform(), True)
        pens = QtPens(
            colours.drawing, self._theme.font().family(), self._own.scale, self.devicePixelRatioF()
        )
        self._overview.paint(painter, pens)
        painter.restore()
        painter.setPen(QPen(QColor(colours.accent), 2))
        painter.setBrush(NO_BRUSH)
        painter.drawRect(self._own.transform().mapRect(self._seen))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go there."""
        self._go(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go along."""
        self._go(event.position())

    def _go(self, at: QPointF) -> None:
        self.moved_to.emit(self._own.back(QRectF(at, QSizeF(1, 1))).topLeft())


class OverviewMap(QWidget):
    """The map and the button, in a corner of the canvas, while a part is out of sight."""

    moved_to = Signal(QPointF)
    """A point of the drawing is to be in the middle."""
    fit_wanted = Signal()

    def __init__(self, theme: Theme, canvas: QWidget) -> None:
        super().__init__(canvas)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self.map = TreeMap(theme, self)
        self.map.moved_to.connect(self.moved_to)
        self.fit = button(self, "fit", self.fit_wanted.emit, show_key=False)
        self.fit.setText(tell("action-fit-short"))
        self.fit.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Ctrl+0 fits
        column.addWidget(self.map, 0, Qt.AlignmentFlag.AlignRight)
        column.addWidget(self.fit, 0, Qt.AlignmentFlag.AlignRight)

    def show_part(self, drawing: Drawing, viewport: Viewport, whole: QRectF) -> None:
        """Show which part of the tree is in sight."""
        canvas = self.parentWidget()
        assert canvas is not None
        self.map.show_part(drawing, viewport.back(QRectF(canvas.rect())), whole)
        self.map.show()
        self.adjustSize()

    def place(self, left: float, taken: Sequence[QRectF], kept: Sequence[QRectF]) -> None:
        """Stand in the corner, or else at the side, that leaves this in sight and hides the least.

        What stands left of `left` is never hidden. It stays where it hides nothing, and as long as
        the mouse is on it. Where the map would hide a node anywhere, the button stands alone.
        """
        if self._place_at(left, taken, kept) and not self.underMouse():
            self.map.hide()
            self.adjustSize()
            self._place_at(left, taken, kept)

    def _place_at(self, left: float, taken: Sequence[QRectF], kept: Sequence[QRectF]) -> bool:
        """Stand at the best place; whether that still hides a node."""
        canvas, size = self.parentWidget(), QSizeF(self.size())
        assert canvas is not None
        right, low = canvas.width() - self.width() - EDGE, canvas.height() - self.height() - EDGE
        sides, now = (right, round(left)), QPointF(self.pos())
        seen = [each for each in taken if each.intersects(QRectF(canvas.rect()))]

        def hidden(at: QPointF) -> tuple[int, int]:
            place = QRectF(at, size)
            return sum(map(place.intersects, kept)), sum(map(place.intersects, seen))

        corners = [QPointF(x, y) for y in (EDGE, low) for x in sides]
        below = {ceil(each.bottom()) for each in seen}
        between = [QPointF(x, y) for y in sorted(below) if EDGE < y < low for x in sides]
        if not self.underMouse() or now not in (*corners, *between):
            best = min(corners, key=lambda at: (*hidden(at), at != now))
            if any(hidden(best)):
                best = min((best, *between), key=lambda at: (*hidden(at), at != now))
            now = best
        self.move(now.toPoint())
        self.raise_()
        return any(hidden(now))

"""The drawing's pens, fills and letters as Qt's, made once for a palette and a zoom."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen

from exercises.drawing.parts.palette import Palette
from exercises.drawing.parts.picture import Dash, Fill, Ink, Pen
from tutor.look.theme import Colours

_THINNEST, _THICKEST = 0.45, 2.5
NO_PEN = QPen(Qt.PenStyle.NoPen)
NO_BRUSH = QBrush()


def solid(colour: str) -> QBrush:
    """A brush of one colour.

    `QBrush(QColor(…))` and `QPainter.fillRect` say the same, but make PySide load all that else a
    brush can be made of, images and gradients, which the first window would wait for.
    """
    brush = QBrush()
    brush.setColor(QColor(colour))
    brush.setStyle(Qt.BrushStyle.SolidPattern)
    return brush


def fill(painter: QPainter, room: QRectF, colour: str) -> None:
    """Fill a rectangle."""
    painter.setPen(NO_PEN)
    painter.setBrush(solid(colour))
    painter.drawRect(room)


def paint_ground(
    painter: QPainter,
    room: QRectF,
    colours: Colours,
    picked: bool,
    pointed: bool,
    radius: float = 8,
) -> None:
    """Paint the ground of what is picked or pointed at."""
    if picked or pointed:
        painter.setPen(NO_PEN)
        painter.setBrush(solid(colours.picked if picked else colours.hover))
        painter.drawRoundedRect(room, radius, radius)


def paint_focus(painter: QPainter, room: QRectF, colours: Colours, radius: float = 8) -> None:
    """Paint the ring around what has the focus."""
    painter.setPen(QPen(QColor(colours.accent), 2))
    painter.setBrush(NO_BRUSH)
    painter.drawRoundedRect(room, radius, radius)


class QtPens:
    """What to paint with at one zoom; pens are cosmetic, their width follows the zoom.

    Such a width is in dots of the screen, of which a fine one has more: `dots` to a pixel.
    """

    def __init__(self, palette: Palette, family: str, scale: float, dots: float) -> None:
        self.palette = palette
        self.scale = scale
        self.dots = dots
        self._family = family
        self._thickness = min(max(scale, _THINNEST), _THICKEST) * dots
        self._pens: dict[Pen | None, QPen] = {None: NO_PEN}
        self._brushes: dict[Fill | None, QBrush] = {None: NO_BRUSH}
        self._words: dict[tuple[Ink, float], QPen] = {}
        self._fonts: dict[tuple[float, bool], QFont] = {}

    def pen(self, pen: Pen | None) -> QPen:
        """For lines."""
        found = self._pens.get(pen)
        if found is None and pen is not None:
            found = QPen(QColor(self.palette.line(pen.ink, pen.opacity)))
            found.setCosmetic(True)
            found.setWidthF(pen.width * self._thickness)
            found.setCapStyle(Qt.PenCapStyle.RoundCap)
            found.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if pen.dash is not Dash.SOLID:
                found.setDashPattern(list(pen.dash.lengths))
            self._pens[pen] = found
        assert found is not None
        return found

    def brush(self, fill: Fill | None) -> QBrush:
        """For the inside of shapes."""
        found = self._brushes.get(fill)
        if found is None and fill is not None:
            found = self._brushes[fill] = solid(self.palette.fill(fill))
        assert found is not None
        return found

    def word(self, ink: Ink, opacity: float) -> QPen:
        """For words."""
        found = self._words.get((ink, opacity))
        if found is None:
            found = QPen(QColor(self.palette.word(ink, opacity)))
            self._words[ink, opacity] = found
        return found

    def font(self, size: float, bold: bool) -> QFont:
        """The letters of words."""
        found = self._fonts.get((size, bold))
        if found is None:
            found = QFont(self._family)
            found.setPixelSize(round(size))
            found.setBold(bold)
            found.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
            self._fonts[size, bold] = found
        return found

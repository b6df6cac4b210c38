"""Paints a drawing as it is seen: only what is in sight, and from far away only its outline."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from exercises.drawing import arcs
from exercises.drawing.compose import Drawing
from exercises.drawing.picture import Fill, Ink
from exercises.drawing.style import LABEL_SIZE
from tutor.canvas.inks import Inks
from tutor.canvas.overview import FAR, Overview
from tutor.canvas.painting import paint_shapes
from tutor.canvas.sight import Levels, Sight
from tutor.theme import Theme

NAMES = 20
"""Where the names of the levels begin."""


class TreePainter:
    """Keeps what it needs to paint one arrangement again and again."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._levels: Levels | None = None
        self._overview: Overview | None = None
        self._inks: Inks | None = None

    def paint(self, painter: QPainter, drawing: Drawing, sight: Sight, exposed: QRectF) -> None:
        """Paint what is exposed."""
        palette = self._theme.colours.drawing
        painter.fillRect(exposed, QColor(palette.line(Ink.PAPER)))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_bands(painter, drawing, sight, exposed)
        if self._levels is None or self._levels.arrangement.xs is not drawing.arrangement.xs:
            self._levels, self._overview = Levels(drawing.arrangement), None
        if self._inks is None or (self._inks.palette, self._inks.scale) != (palette, sight.scale):
            self._inks = Inks(palette, self._theme.font().family(), sight.scale)
        painter.save()
        painter.setTransform(sight.transform(), True)
        if sight.scale < FAR:
            if self._overview is None or self._overview.scale != sight.scale:
                self._overview = Overview(self._levels, sight.scale)
            self._overview.paint(painter, self._inks)
        else:
            parts = drawing.parts
            for node in self._levels.within(sight.back(exposed)):
                paint_shapes(painter, parts[node], self._inks, sight.scale)
        if drawing.markup.arcs:
            shapes = arcs.shapes(drawing.markup.arcs, drawing.arrangement, drawing.parts)
            paint_shapes(painter, shapes, self._inks, sight.scale)
        painter.restore()

    def _paint_bands(
        self, painter: QPainter, drawing: Drawing, sight: Sight, exposed: QRectF
    ) -> None:
        """Bands reach from side to side, and their names stay at the left."""
        palette = self._theme.colours.drawing
        shade = QColor(palette.fill(Fill(Ink.BAND)))
        size = LABEL_SIZE * min(max(sight.scale, 0.8), 1.2)
        font = self._theme.font(size, True)
        for depth, band in enumerate(drawing.bands):
            top, bottom = band.top * sight.scale + sight.y, band.bottom * sight.scale + sight.y
            if bottom < exposed.top() or top > exposed.bottom():
                continue
            if depth % 2:
                painter.fillRect(QRectF(exposed.left(), top, exposed.width(), bottom - top), shade)
            if band.name and bottom - top > font.pixelSize():
                painter.setFont(font)
                painter.setPen(QColor(palette.word(band.ink)))
                line = band.middle * sight.scale + sight.y + font.pixelSize() * 0.36
                painter.drawText(QPointF(NAMES, line), band.name)

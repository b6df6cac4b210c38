"""Paints a drawing as it is seen: only what is in sight, and from far away only its outline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from exercises.drawing.compose import Drawing
from exercises.drawing.parts.picture import Fill, Ink
from tutor.canvas.painting import paint_shapes
from tutor.canvas.qt_pens import QtPens, fill
from tutor.canvas.viewport import Levels, Viewport
from tutor.look.theme import Theme

if TYPE_CHECKING:
    from tutor.canvas.overview import TreeOverview

FAR = 0.13
"""Below this zoom a tree is painted from far away."""
NAMES = 14
"""Where the names of the levels begin."""
EDGE = 8
"""What they keep free at their right."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
"""At the left also for whoever reads from right to left: children have the same order there."""


class TreePainter:
    """Keeps what it needs to paint one geometry again and again."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self.judges = True
        """Whether colours may look like right and wrong."""
        self._levels: Levels | None = None
        self._overview: TreeOverview | None = None
        self._pens: QtPens | None = None

    def gutter(self, drawing: Drawing) -> float:
        """How much room at the left the names of the levels take."""
        measure = QFontMetricsF(self._font())
        widest = max(measure.horizontalAdvance(band.name) for band in drawing.bands)
        return NAMES + widest + EDGE if widest else 0.0

    def paint(
        self, painter: QPainter, drawing: Drawing, viewport: Viewport, exposed: QRectF
    ) -> None:
        """Paint what is exposed."""
        palette = self._theme.colours.drawing
        if not self.judges:
            palette = palette.without_judgement
        fill(painter, exposed, palette.line(Ink.PAPER))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_bands(painter, drawing, viewport, exposed)
        if self._levels is None or self._levels.geometry.xs is not drawing.geometry.xs:
            self._levels, self._overview = Levels(drawing.geometry), None
        wanted = palette, viewport.scale, painter.device().devicePixelRatioF()
        pens = self._pens
        if pens is None or (pens.palette, pens.scale, pens.dots) != wanted:
            pens = self._pens = QtPens(palette, self._theme.font().family(), *wanted[1:])
        painter.save()
        painter.setTransform(viewport.transform(), True)
        if viewport.scale < FAR:
            if self._overview is None or self._overview.scale != viewport.scale:
                from tutor.canvas.overview import TreeOverview

                self._overview = TreeOverview(self._levels, viewport.scale)
            self._overview.paint(painter, pens)
        else:
            parts = drawing.parts
            for node in self._levels.within(viewport.back(exposed)):
                paint_shapes(painter, parts[node], pens, viewport.scale)
        paint_shapes(painter, drawing.arcs(), pens, viewport.scale)
        painter.restore()
        self._paint_names(painter, drawing, viewport, exposed)

    def _font(self) -> QFont:
        return self._theme.font(bold=True)

    def _shade(self, depth: int) -> str:
        """The ground of a level."""
        palette = self._theme.colours.drawing
        return palette.fill(Fill(Ink.BAND)) if depth % 2 else palette.line(Ink.PAPER)

    def _paint_bands(
        self, painter: QPainter, drawing: Drawing, viewport: Viewport, exposed: QRectF
    ) -> None:
        """Bands reach from side to side."""
        for depth, band in enumerate(drawing.bands):
            top, bottom = (
                band.top * viewport.scale + viewport.y,
                band.bottom * viewport.scale + viewport.y,
            )
            room = QRectF(exposed.left(), top, exposed.width(), bottom - top)
            if depth % 2 and room.intersects(exposed):
                fill(painter, room, self._shade(depth))

    def _paint_names(
        self, painter: QPainter, drawing: Drawing, viewport: Viewport, exposed: QRectF
    ) -> None:
        """The names of the bands stay at the left; what passes there goes behind them."""
        wide = self.gutter(drawing)
        if exposed.left() >= wide:
            return
        palette, font = self._theme.colours.drawing, self._font()
        tall = QFontMetricsF(font).height()
        painter.setFont(font)
        for depth, band in enumerate(drawing.bands):
            top, high = (
                band.top * viewport.scale + viewport.y,
                (band.bottom - band.top) * viewport.scale,
            )
            fill(painter, QRectF(0, top, wide, high), self._shade(depth))
            if band.name and high > tall:
                room = QRectF(
                    NAMES, band.middle * viewport.scale + viewport.y - tall / 2, wide, tall
                )
                painter.setPen(QColor(palette.word(band.ink)))
                painter.drawText(room, _LEFT, band.name)

"""Paints the shapes of a drawing; one function a kind of shape."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from exercises.drawing.parts.picture import Box, Ellipse, Line, Polygon, Polyline, Shape, Text
from tutor.canvas.qt_pens import QtPens
from tutor.look.theme import Theme

LEAST_LETTERS = 4.0
"""Letters that would be smaller on the screen, in pixels, are not painted."""


def paint_shapes(painter: QPainter, shapes: Iterable[Shape], pens: QtPens, scale: float) -> None:
    """Paint shapes in order; far out, words are left out."""
    for shape in shapes:
        _PAINT[type(shape)](painter, shape, pens, scale)


def paint_scaled(painter: QPainter, shapes: Iterable[Shape], theme: Theme, scale: float) -> None:
    """Paint shapes so much larger, in the colours and with the font of the window."""
    painter.scale(scale, scale)
    dots = painter.device().devicePixelRatioF()
    pens = QtPens(theme.colours.drawing, theme.font().family(), scale, dots)
    paint_shapes(painter, shapes, pens, scale)


def _line(painter: QPainter, line: Line, pens: QtPens, scale: float) -> None:
    painter.setPen(pens.pen(line.pen))
    painter.drawLine(QLineF(line.x1, line.y1, line.x2, line.y2))


def _polyline(painter: QPainter, line: Polyline, pens: QtPens, scale: float) -> None:
    painter.setPen(pens.pen(line.pen))
    painter.drawPolyline([QPointF(x, y) for x, y in line.points])


def _polygon(painter: QPainter, polygon: Polygon, pens: QtPens, scale: float) -> None:
    painter.setPen(pens.pen(polygon.pen))
    painter.setBrush(pens.brush(polygon.fill))
    painter.drawPolygon([QPointF(x, y) for x, y in polygon.points])


def _box(painter: QPainter, box: Box, pens: QtPens, scale: float) -> None:
    painter.setPen(pens.pen(box.pen))
    painter.setBrush(pens.brush(box.fill))
    rectangle = QRectF(box.x, box.y, box.width, box.height)
    if box.radius * scale < 1:
        painter.drawRect(rectangle)
    else:
        painter.drawRoundedRect(rectangle, box.radius, box.radius)


def _ellipse(painter: QPainter, ellipse: Ellipse, pens: QtPens, scale: float) -> None:
    painter.setPen(pens.pen(ellipse.pen))
    painter.setBrush(pens.brush(ellipse.fill))
    painter.drawEllipse(QPointF(ellipse.x, ellipse.y), ellipse.radius_x, ellipse.radius_y)


def _text(painter: QPainter, text: Text, pens: QtPens, scale: float) -> None:
    if text.size * scale < LEAST_LETTERS:
        return
    painter.setPen(pens.word(text.ink, text.opacity))
    painter.setFont(pens.font(text.size, text.bold))
    painter.drawText(QPointF(text.left, text.y), text.text)


_PAINT: dict[type[Shape], Callable[[QPainter, Any, QtPens, float], None]] = {
    Line: _line,
    Polyline: _polyline,
    Polygon: _polygon,
    Box: _box,
    Ellipse: _ellipse,
    Text: _text,
}

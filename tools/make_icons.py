"""Draws resources/icons: the program's icon and the sign on what opens a list."""

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen, QPolygonF

from exercises.drawing.palette import DARK, LIGHT, Palette
from exercises.drawing.picture import Ink

FOLDER = Path(__file__).parent.parent / "resources" / "icons"


def blank(side: int) -> QImage:
    """An image with nothing on it."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def chevron(palette: Palette) -> QImage:
    """A small angle that points down."""
    image = blank(48)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor(palette.word(Ink.MUTED)), 6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline([QPointF(8, 16), QPointF(24, 32), QPointF(40, 16)])
    painter.end()
    return image


def program() -> QImage:
    """MAX above two MINs, one of them cut."""
    image = blank(256)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(LIGHT.line(Ink.PAPER)))
    painter.drawRoundedRect(QRectF(4, 4, 248, 248), 48, 48)
    for x, opacity in ((72, 1.0), (184, 0.35)):
        painter.setPen(QPen(QColor(LIGHT.line(Ink.INK, opacity)), 10))
        painter.drawLine(QPointF(128, 104), QPointF(x, 164))
        painter.setPen(QPen(QColor(LIGHT.line(Ink.MIN, opacity)), 10))
        painter.setBrush(QColor(LIGHT.line(Ink.MIN, 0.25 * opacity)))
        painter.drawPolygon(
            QPolygonF([QPointF(x - 42, 162), QPointF(x + 42, 162), QPointF(x, 226)])
        )
    painter.setPen(QPen(QColor(LIGHT.line(Ink.MAX)), 10))
    painter.setBrush(QColor(LIGHT.line(Ink.MAX, 0.25)))
    painter.drawPolygon(QPolygonF([QPointF(86, 104), QPointF(170, 104), QPointF(128, 34)]))
    painter.setPen(QPen(QColor(LIGHT.line(Ink.CUT)), 10))
    for y in (126, 142):
        painter.drawLine(QPointF(140, y), QPointF(176, y))
    painter.end()
    return image


if __name__ == "__main__":
    application = QGuiApplication([])
    FOLDER.mkdir(exist_ok=True)
    program().save(str(FOLDER / "plywood.png"))
    for palette in (LIGHT, DARK):
        chevron(palette).save(str(FOLDER / f"chevron-{palette.name}.png"))

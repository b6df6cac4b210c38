"""Draws resources/icons: the program's icon and the signs on lists, numbers and tick boxes."""

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen, QPolygonF

from exercises.drawing.parts.palette import LIGHT
from exercises.drawing.parts.picture import Ink
from tutor.look.theme import DAY, NIGHT

FOLDER = Path(__file__).parent.parent / "resources" / "icons"


def blank(side: int) -> QImage:
    """An image with nothing on it."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def sign(colour: str, corner: Qt.PenJoinStyle, *points: tuple[int, int]) -> QImage:
    """A thick line with a corner."""
    image = blank(48)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor(colour), 6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(corner)
    painter.setPen(pen)
    painter.drawPolyline([QPointF(x, y) for x, y in points])
    painter.end()
    return image


def down(colour: str) -> QImage:
    """The sign on what opens a list or lessens a number."""
    return sign(colour, Qt.PenJoinStyle.BevelJoin, (8, 16), (24, 32), (40, 16))


def up(colour: str) -> QImage:
    """The sign on what raises a number."""
    return down(colour).flipped(Qt.Orientation.Vertical)


def tick(colour: str) -> QImage:
    """The sign in a box that is ticked."""
    return sign(colour, Qt.PenJoinStyle.RoundJoin, (10, 25), (20, 35), (38, 14))


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


def icons() -> dict[str, QImage]:
    """Everything that lies in the folder, by its name."""
    found = {"plywood": program()}
    for colours in (DAY, NIGHT):
        theme = colours.drawing.name
        found[f"chevron-{theme}"] = down(colours.muted)
        found[f"chevron-up-{theme}"] = up(colours.muted)
        found[f"tick-{theme}"] = tick(colours.on_accent)
    return found


if __name__ == "__main__":
    application = QGuiApplication([])
    FOLDER.mkdir(exist_ok=True)
    for name, image in icons().items():
        image.save(str(FOLDER / f"{name}.png"))

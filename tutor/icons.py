"""Icons are letters of the one font, so they follow the theme and the text size."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPixmap


def icon(glyph: str, font: QFont, colour: str, picked: str) -> QIcon:
    """A letter as an icon: one colour at rest, another while it is picked."""
    result = QIcon()
    result.addPixmap(_drawn(glyph, font, colour), QIcon.Mode.Normal, QIcon.State.Off)
    result.addPixmap(_drawn(glyph, font, picked), QIcon.Mode.Normal, QIcon.State.On)
    return result


def _drawn(glyph: str, font: QFont, colour: str) -> QPixmap:
    side = round(font.pixelSize() * 1.25)
    ratio = 2
    pixmap = QPixmap(side * ratio, side * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(QRectF(0, 0, side, side), Qt.AlignmentFlag.AlignCenter, glyph)
    painter.end()
    return pixmap

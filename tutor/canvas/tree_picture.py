"""A small tree beside words that it illustrates."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from exercises.drawing.parts.picture import Picture
from tutor.canvas.painting import paint_scaled
from tutor.look.theme import Theme
from tutor.widgets.guard import Guarded

LEAST = 120
"""The least width, at 100 %: words do not move much from one small tree to the next."""
LARGEST = 1.5
"""How much larger than its letters ask for it may be."""


class TreePicture(Guarded, QWidget):
    """Paints a picture in the middle of its room."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._picture = Picture(0, 0, ())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        theme.changed.connect(self.updateGeometry)

    def show_picture(self, picture: Picture, told: str) -> None:
        """Show another one; the words are for whoever can't see it."""
        self._picture = picture
        self.setAccessibleName(told)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As large as its letters ask for."""
        width, height, _ = self._picture
        scale = self._theme.scale
        return QSize(ceil(max(LEAST, width) * scale), ceil(height * scale))

    def minimumSizeHint(self) -> QSize:
        """It is never smaller: its letters are to be read."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tree, a little larger where there is room."""
        width, height, shapes = self._picture
        if not shapes:
            return
        scale = min(self._theme.scale * LARGEST, self.width() / width, self.height() / height)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate((self.width() - width * scale) / 2, (self.height() - height * scale) / 2)
        paint_scaled(painter, shapes, self._theme, scale)
        painter.end()

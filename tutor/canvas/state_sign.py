"""The sign of how far somebody is with a skill, whose newest part may grow."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QSize, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from exercises.drawing.shapes.learning_signs import clock_sign, state_sign
from exercises.learning.mastery import Mastery
from tutor.canvas.painting import paint_scaled
from tutor.look.theme import Theme
from tutor.widgets.guard import Guarded

SIDE, RADIUS, SMALL = 26, 9.0, 7.0
SHORT = 450
"""How many milliseconds the newest part takes."""


class StateSign(Guarded, QWidget):
    """The sign of a state, or of being due."""

    def __init__(self, state: Mastery | None, in_a_row: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._state, self._in_a_row, self._theme = state, in_a_row, theme
        self.newest = 1.0
        """Which share of the newest part of the ring is drawn."""
        self.motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self.motion.setDuration(SHORT)
        self.motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.motion.valueChanged.connect(self._draw)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def grow(self) -> None:
        """Draw the newest part before the eyes of who made it."""
        self._draw(0.0)
        self.motion.start()

    def _draw(self, share: float) -> None:
        self.newest = share
        self.update()

    def sizeHint(self) -> QSize:
        """As large as the text beside it."""
        side = round(SIDE * self._theme.scale)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign."""
        scale, middle = self._theme.scale, (SIDE / 2, SIDE / 2)
        if self._state is None:
            shapes = clock_sign(middle, SMALL)
        else:
            shapes = state_sign(self._state, self._in_a_row, middle, RADIUS, self.newest)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_scaled(painter, shapes, self._theme, scale)
        painter.end()

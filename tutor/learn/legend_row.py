"""A sign of the map, and what it means."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from exercises.drawing.shapes.learning_signs import clock_sign, state_sign
from exercises.learning.mastery import State
from tutor.canvas.painting import paint_shapes
from tutor.canvas.qt_pens import QtPens
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.widgets.card import quiet
from tutor.widgets.guard import Guarded

SIDE, RADIUS, SMALL = 26, 9.0, 7.0


class StateSign(Guarded, QWidget):
    """The sign of a state, or of being due."""

    def __init__(self, state: State | None, in_a_row: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._state, self._in_a_row, self._theme = state, in_a_row, theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

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
            shapes = state_sign(self._state, self._in_a_row, middle, RADIUS)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        pens = QtPens(self._theme.colours.drawing, self._theme.font().family(), scale)
        paint_shapes(painter, shapes, pens, scale)
        painter.end()


class LegendRow(QWidget):
    """A sign and its meaning."""

    def __init__(self, state: State | None, in_a_row: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(StateSign(state, in_a_row, theme, self))
        row.addWidget(quiet(tell(f"legend-{'due' if state is None else state.value}"), self), 1)

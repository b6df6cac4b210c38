"""A chart on the screen: composed anew for every width, painted as one thing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from exercises.drawing.parts.picture import Picture
from tutor.canvas.painting import paint_scaled
from tutor.look.theme import Theme
from tutor.widgets.guard import Guarded

Compose = Callable[[float], Picture]
"""A picture of so much width."""
LEAST = 380.0
"""The least width of a chart, at 100 %."""


class ChartView(Guarded, QWidget):
    """Shows a chart as wide as there is room; its words tell what it shows."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._compose: Compose | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._fit)

    def show_chart(self, compose: Compose, told: str) -> None:
        """Show another chart."""
        self._compose = compose
        self.setAccessibleDescription(told)
        self._fit()
        self.update()

    def _fit(self) -> None:
        """Be as high as the chart is in this width."""
        self.setFixedHeight(self.height_for(self.width()))

    def picture(self, width: int) -> Picture | None:
        """The chart for so many pixels."""
        if self._compose is None:
            return None
        return self._compose(max(width / self._theme.scale, LEAST))

    def height_for(self, width: int) -> int:
        """How high the chart is in so many pixels."""
        picture = self.picture(width)
        return 0 if picture is None else round(picture.height * self._scale(width, picture))

    def _scale(self, width: int, picture: Picture) -> float:
        return min(self._theme.scale, width / picture.width)

    def minimumSizeHint(self) -> QSize:
        """The chart follows the room, down to letters of 11 pixels."""
        return QSize(round(LEAST * max(1.0, self._theme.scale * 0.75)), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Compose the chart for another width."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chart."""
        picture = self.picture(self.width())
        if picture is None:
            return
        scale = self._scale(self.width(), picture)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_scaled(painter, picture.shapes, self._theme, scale)
        painter.end()

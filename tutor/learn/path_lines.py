"""The path from each group of the map to the next: down its column, or up to the next one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tutor.learn.skill_button import RADIUS, SkillButton
from tutor.look.theme import Theme
from tutor.widgets.guard import Guarded

WIDE = 3.0
CORNER = 7.0
ARROW = 4.0
Way = tuple[SkillButton, SkillButton, QWidget, QWidget]
"""The last skill of a group and the first of the next, and their cards."""


class PathLines(Guarded, QWidget):
    """Lies on the whole map, and lets every click through."""

    def __init__(self, ways: Callable[[], list[Way]], theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._ways = ways
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def cover(self, size: QSize) -> None:
        """Lie on all that is there."""
        self.resize(size)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lead from the last skill of each group to the first of the next."""
        scale = self._theme.scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self._theme.colours.rule)
        painter.setPen(QPen(colour, WIDE * scale))
        for last, first, card, following in self._ways():
            start, end = self._sign(last), self._sign(first)
            clear = (RADIUS + 2) * scale
            if following.x() == card.x():
                painter.drawLine(start + QPointF(0, clear), end - QPointF(0, clear))
                continue
            low = card.geometry().bottom() - 5 * scale
            gap = (card.geometry().right() + following.x()) / 2
            corners = (start + QPointF(0, clear), QPointF(start.x(), low), QPointF(gap, low),
                       QPointF(gap, end.y()), end - QPointF(clear + ARROW, 0))  # fmt: skip
            painter.drawPath(_rounded(corners, CORNER * scale))
            tip = end - QPointF(clear, 0)
            back = ARROW * scale
            painter.drawPolyline([tip + QPointF(-back, -back), tip, tip + QPointF(-back, back)])
        painter.end()

    def _sign(self, button: SkillButton) -> QPointF:
        """Where the middle of a skill's sign is."""
        return QPointF(self.mapFromGlobal(button.mapToGlobal(button.sign)))


def _rounded(corners: tuple[QPointF, ...], radius: float) -> QPainterPath:
    """A line through corners, each of them round."""
    path = QPainterPath(corners[0])
    for before, corner, after in zip(corners, corners[1:], corners[2:], strict=False):
        path.lineTo(_towards(corner, before, radius))
        path.quadTo(corner, _towards(corner, after, radius))
    path.lineTo(corners[-1])
    return path


def _towards(point: QPointF, other: QPointF, far: float) -> QPointF:
    """A point on the way to another, so far, or half of it where that is nearer."""
    way = other - point
    length = max(abs(way.x()), abs(way.y()))
    return point + way * (min(far, length / 2) / length if length else 0.0)

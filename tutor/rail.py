"""A button of the rail: a sign over its name, painted as letters of the one font."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from tutor.canvas.qt_pens import paint_focus, paint_ground
from tutor.look.language import tell
from tutor.look.theme import Theme
from tutor.widgets.actions import name_it
from tutor.widgets.guard import Guarded

SIGN, NAME = 24, 12
"""The sizes of the sign and of the name."""
LEAST, LEAST_SIGN = 76, 12
"""The least width, and the least height of a sign."""
ROUND = 12.0


class RailButton(Guarded, QAbstractButton):
    """Lit while its page is open."""

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sign = tell(f"action-{name}-glyph")
        self.setText(tell(f"action-{name}"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        name_it(self, name)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Room for the name in bold."""
        name = QFontMetrics(self._theme.font(NAME, bold=True))
        sign = QFontMetrics(self._theme.font(SIGN))
        width = max(LEAST, name.horizontalAdvance(self.text()) + 12)
        return QSize(width, name.height() + sign.height() + 14)

    def minimumSizeHint(self) -> QSize:
        """The name is never cut; in a low window the sign is smaller."""
        name = QFontMetrics(self._theme.font(NAME, bold=True))
        return QSize(self.sizeHint().width(), name.height() + LEAST_SIGN + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground where it is lit or pointed at, the sign, the name, and the focus."""
        colours, lit = self._theme.colours, self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_ground(painter, room, colours, lit or self.isDown(), self.underMouse(), ROUND)
        if self.hasFocus():
            paint_focus(painter, room, colours, ROUND)
        painter.setPen(QColor(colours.accent if lit else colours.muted))
        name, sign = self._theme.font(NAME, bold=lit), self._theme.font(SIGN)
        below = QFontMetrics(name).height()
        upper = QRectF(room.x(), room.y() + 3, room.width(), room.height() - below - 7)
        lower = QRectF(room.x(), upper.bottom(), room.width(), below)
        fits = upper.height() / QFontMetrics(sign).height()
        if fits < 1:
            sign.setPixelSize(max(LEAST_SIGN, int(sign.pixelSize() * fits)))
        painter.setFont(sign)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, self._sign)
        painter.setFont(name)
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()

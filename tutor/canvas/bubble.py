"""A small note beside something on the canvas."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QWidget

from tutor.widgets.labels import Label

WIDEST = 280


class Bubble(Label):
    """Says why what stands in a blank can't be read."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.setObjectName("notice")
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, text: str, beside: QRectF) -> None:
        """Show this below a place of the canvas."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setFixedWidth(WIDEST)
        self.adjustSize()
        self.move(corner_beside(self, beside))
        self.show()
        self.raise_()


def corner_beside(helper: QWidget, beside: QRectF) -> QPoint:
    """Where a helper stands by a place: below it, or above where there is no room below."""
    canvas = helper.parentWidget()
    assert canvas is not None
    room = canvas.rect()
    x = int(beside.center().x() - helper.width() / 2)
    y = int(beside.bottom()) + 6
    if y + helper.height() > room.height():
        y = max(0, int(beside.top()) - helper.height() - 6)
    return QPoint(max(4, min(x, room.width() - helper.width() - 4)), y)

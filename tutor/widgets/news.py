"""News of a page: it lies over something, so that nothing moves under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tutor.widgets.actions import button
from tutor.widgets.card import Card
from tutor.widgets.labels import Label

WIDEST = 620
EDGE = 12
"""What stays free around it."""


class News(Card):
    """A few words at the lower edge of a page, or of a part of it."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.column.setContentsMargins(8, 8, 8, 8)
        self.standing = ""
        """What is said until somebody dismisses it; other news may lie over it for a while."""
        self._label = Label("", self)
        self._label.setObjectName("notice")
        self._label.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(self._label, 1)
        row.addWidget(button(self, "dismiss", self._dismiss, "link"))
        self.column.addLayout(row)
        self._over = over
        over.installEventFilter(self)
        self.hide()

    @property
    def text(self) -> str:
        """What is told; nothing once it was taken away."""
        return "" if self.isHidden() else self._label.text()

    def tell(self, text: str, stays: bool) -> None:
        """Show these words."""
        if stays:
            self.standing = text
        self._show(text)

    def move_on(self) -> None:
        """Take away what is not to stay."""
        if self.standing:
            self._show(self.standing)
        else:
            self.hide()

    def withdraw(self) -> str:
        """Take away what stays too; this it was."""
        standing, self.standing = self.standing, ""
        self.hide()
        return standing

    def _dismiss(self) -> None:
        """Take away what is read; what stays and was covered comes back."""
        if self._label.text() == self.standing:
            self.standing = ""
        self.move_on()

    def _show(self, text: str) -> None:
        self._label.setText(text)
        self._label.setAccessibleName(text)
        self.show()
        self._place()
        self.raise_()

    def _place(self) -> None:
        over = self._over
        width = max(0, min(WIDEST, over.width() - 2 * EDGE))  # none before it is laid out
        self.column.activate()  # else it would measure the words before these
        self.setFixedSize(width, self.column.totalHeightForWidth(width))
        self.move((over.width() - self.width()) // 2, over.height() - self.height() - EDGE)

    def eventFilter(self, over: QObject, event: QEvent) -> bool:
        """Keep to the lower edge."""
        if event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(over, event)

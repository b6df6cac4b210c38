"""A white card with round corners that holds a part of a page."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from tutor.widgets.guard import Guarded
from tutor.widgets.labels import Label
from tutor.widgets.room import lay_beside

AROUND, CLOSE = (16, 14, 16, 14), (16, 8, 16, 8)
"""What a card keeps free at its edges, and where there is little room."""


class Card(Guarded, QFrame):
    """A frame with a column to put things in, and a heading if it has a name."""

    def __init__(self, parent: QWidget, heading: str = "") -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(*AROUND)
        self.column.setSpacing(8)
        self.top = QHBoxLayout()
        self.heading = Label(heading, self)
        self.heading.setObjectName("heading")
        self.heading.setVisible(bool(heading))
        if heading:
            self.top.addWidget(self.heading)
            self.top.addStretch(1)
            self.column.addLayout(self.top)
            self.setAccessibleName(heading)

    def flatten(self, flat: bool, halves: QBoxLayout, headed: bool = False) -> None:
        """Put two halves side by side, without a heading unless it is to stay, or one below."""
        close = flat and not headed
        self.heading.setHidden(close)
        self.column.setContentsMargins(*(CLOSE if close else AROUND))
        lay_beside(halves, flat)

    def _make_room(self) -> None:
        """Where there is little room, the heading gives way to what stands beside it."""
        if self.top.count() > 2:
            needed = self.top.minimumSize().width()
            if self.heading.isHidden():
                needed += self.heading.minimumSizeHint().width() + self.top.spacing()
            room = self.contentsRect().marginsRemoved(self.column.contentsMargins())
            self.heading.setVisible(needed <= room.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the best of the room."""
        super().resizeEvent(event)
        self._make_room()

    def event(self, event: QEvent) -> bool:
        """Make the best of the room for other words, too."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._make_room()
        return super().event(event)


def frame(inside: QWidget, parent: QWidget) -> Card:
    """A card that one thing fills but for the round corners."""
    card = Card(parent)
    card.column.setContentsMargins(1, 7, 1, 7)
    card.column.addWidget(inside, 1)
    return card


def delete_widgets(layout: QLayout) -> None:
    """Delete all widgets of a layout; nobody would delete what its `takeAt` gives back."""
    while (item := layout.itemAt(0)) is not None and (widget := item.widget()) is not None:
        layout.removeWidget(widget)
        widget.hide()
        widget.deleteLater()


def quiet(text: str, parent: QWidget) -> Label:
    """A label whose words have less weight, and wrap."""
    label = Label(text, parent)
    label.setProperty("class", "muted")
    label.setWordWrap(True)
    return label

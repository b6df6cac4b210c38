"""What is asked and by which conventions; where that takes too much room, it scrolls."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from tutor.widgets.guard import Guarded
from tutor.widgets.labels import Label

SHARE = 0.19
"""Which share of the window's height it takes at most."""


class TaskText(Guarded, QScrollArea):
    """As high as its words, within reason."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.label = Label("", self)
        self.label.setObjectName("instructions")
        self.label.setWordWrap(True)
        self.label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setWidget(self.label)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def say(self, text: str) -> None:
        """Show these words."""
        self.label.setText(text)
        self.setAccessibleName(text)
        self.fit()

    def fit(self) -> None:
        """Take the room that the words need; only what scrolls takes the keyboard."""
        needed = self.label.heightForWidth(self.maximumViewportSize().width())
        most = round(self.window().height() * SHARE)
        self.setFixedHeight(max(0, min(needed, most)))  # without words, a label needs -1
        policies = Qt.FocusPolicy
        self.setFocusPolicy(policies.StrongFocus if needed > most else policies.NoFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, another height."""
        super().resizeEvent(event)
        self.fit()

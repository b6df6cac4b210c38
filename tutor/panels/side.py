"""What stands beside the tree of the practice page, or below it where the window is narrow."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tutor.panels.feedback import FeedbackCard
from tutor.panels.search import SearchCard
from tutor.theme import Theme

BESIDE = 325
"""Its width beside the tree, at 100 %."""
BUTTONS = 300
BELOW = 172
"""The width of its buttons and its height below the tree, at 100 %."""
UNBOUND = 16_777_215
"""No limit to a size, in Qt."""


class Side(QWidget):
    """Feedback, pseudocode and buttons, one below the other or side by side."""

    def __init__(
        self,
        feedback: FeedbackCard,
        search: SearchCard,
        main: QPushButton,
        others: list[QWidget],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._feedback = feedback
        self._search = search
        self._line = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(12)
        self._line.addWidget(feedback, 1)
        self._line.addWidget(search)
        self._buttons = QWidget(self)
        column = QVBoxLayout(self._buttons)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        main.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.MinimumExpanding)
        column.addWidget(main)
        grid = QGridLayout()
        grid.setSpacing(12)
        for place, other in enumerate(others):
            grid.addWidget(other, place // 2, place % 2)
        column.addLayout(grid)
        self._line.addWidget(self._buttons)

    def stand(self, theme: Theme, *, below: bool, code: bool, feedback: bool) -> None:
        """Stand beside the tree or below it, with pseudocode or feedback or both."""
        directions = QBoxLayout.Direction
        self._line.setDirection(directions.LeftToRight if below else directions.TopToBottom)
        self._line.setStretchFactor(self._search, 1 if below else 0)
        self._search.lie(below)
        self._search.setVisible(code)
        self._feedback.setVisible(feedback)
        width = theme.side(BUTTONS if below else BESIDE)
        self._buttons.setFixedWidth(width)
        self.setMaximumWidth(UNBOUND if below else width)
        height = max(round(BELOW * theme.scale), self._buttons.sizeHint().height())
        if code:
            height = max(height, self._search.sizeHint().height())
        self.setMaximumHeight(height if below else UNBOUND)
        self.setMinimumHeight(height if below else 0)

"""What stands beside the tree of the practice page, or below it where the window is narrow."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tutor.playing.search_panel import SearchCard
from tutor.practice.feedback import FeedbackCard
from tutor.widgets.card import UNBOUND

GAP = 12


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
        self.feedback = feedback
        self.search = search
        self.main = main
        self._line = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(GAP)
        self._line.addWidget(feedback, 1)
        self._line.addWidget(search)
        self._buttons = QWidget(self)
        column = QVBoxLayout(self._buttons)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addStretch(1)
        column.addWidget(main)
        grid = QGridLayout()
        grid.setSpacing(GAP)
        for place, other in enumerate(others):
            grid.addWidget(other, place // 2, place % 2)
            grid.setColumnStretch(place % 2, 1)
        column.addLayout(grid)
        self._line.addWidget(self._buttons)

    def stand(self, width: int, height: int, *, below: bool, code: bool, feedback: bool) -> None:
        """Stand beside the tree, so wide, or below it, where only the buttons are, and so high."""
        directions = QBoxLayout.Direction
        self._line.setDirection(directions.LeftToRight if below else directions.TopToBottom)
        self._line.setStretchFactor(self.search, 1 if below else 0)
        self.search.lie(below, headed=feedback)
        self.search.setVisible(code)
        self.feedback.setVisible(feedback)
        self._buttons.setFixedWidth(width)
        self.setMaximumWidth(UNBOUND if below else width)
        height = max(height, self._buttons.sizeHint().height())
        if code:
            height = max(height, self.search.sizeHint().height())
        self.setMaximumHeight(height if below else UNBOUND)
        self.setMinimumHeight(height if below else 0)

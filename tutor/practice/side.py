"""All of the practice page but the tree and its header: the first window is painted without it."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QMenu,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tutor.answering.feedback import FeedbackCard
from tutor.answering.session import Session
from tutor.canvas.canvas import Canvas
from tutor.playing.search_panel import SearchCard
from tutor.playing.solution import SolutionCard
from tutor.practice.exercise_actions import ExerciseActions
from tutor.practice.header import Header
from tutor.widgets.background import BackgroundJob
from tutor.widgets.menu import menu_button
from tutor.widgets.page import Page
from tutor.widgets.room import UNBOUND, lay_beside
from tutor.widgets.waiting import Waiting

GAP = 12


class Side(QWidget):
    """Feedback, pseudocode and buttons beside the tree, or below it in a narrow window.

    The solution and the news of waiting are for the page to place.
    """

    def __init__(self, page: Page, header: Header, session: Session, canvas: Canvas) -> None:
        super().__init__(page)
        self.work = BackgroundJob(self)
        self.exercises = ExerciseActions(page, header, session, canvas, self.work)
        self.waiting = Waiting(self.work, "work-making", page)
        self.solution = SolutionCard(page.theme, page)
        self.feedback = FeedbackCard(session, page.theme, self)
        self.search = SearchCard(self)
        self._line = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(GAP)
        self._line.addWidget(self.feedback, 1)
        self._line.addWidget(self.search)
        self._buttons = QWidget(self)
        self._line.addWidget(self._buttons)

    def add_buttons(self, main: QStackedWidget, others: list[QWidget]) -> None:
        """One button over two columns of others."""
        self._main = main
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

    def add_menu(self, header: Header, actions: list[QAction]) -> None:
        """Everything else that can be done, at the right of the header."""
        menu = QMenu(header)
        menu.addActions(actions)
        header.add(menu_button(header, "more", menu))

    @property
    def main(self) -> QWidget:
        """The big button, as it is now."""
        button = self._main.currentWidget()
        assert button is not None
        return button

    def arrange(self, width: int, height: int, *, below: bool, code: bool, feedback: bool) -> None:
        """Stand beside the tree, so wide, or below it, where only the buttons are, and so high."""
        lay_beside(self._line, below)
        self._line.setStretchFactor(self.search, 1 if below else 0)
        self.search.set_flat(below, headed=feedback)
        self.search.setVisible(code)
        self.feedback.setVisible(feedback)
        self._buttons.setFixedWidth(width)
        self.setMaximumWidth(UNBOUND if below else width)
        height = max(height, self._buttons.sizeHint().height())
        if code:
            height = max(height, self.search.sizeHint().height())
        self.setMaximumHeight(height if below else UNBOUND)
        self.setMinimumHeight(height if below else 0)

"""An exercise to fill in: its tree, and below it the questions that stand beside the tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from tutor.answering.answer_canvas import AnswerCanvas
from tutor.answering.session import Session
from tutor.look.theme import Theme
from tutor.widgets.card import frame

if TYPE_CHECKING:
    from tutor.answering.item_panel import ItemPanel


class ExerciseView(QWidget):
    """Shows both as they are asked, and knows to which of them the keyboard belongs."""

    def __init__(self, session: Session, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.canvas = AnswerCanvas(session, theme, self)
        self.canvas.picked.connect(self.take_focus)
        self.items: ItemPanel | None = None
        self.tree = frame(self.canvas, self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.tree, 1)
        session.selected.connect(self._follow)

    @property
    def asks_beside(self) -> bool:
        """Whether something is asked beside the tree."""
        return any(blank.beside for blank in self._session.exercise.blanks)

    def rebuild(self, locked: bool = False) -> None:
        """Show another exercise; where it is locked, nothing is answered any more."""
        drawn = self._session.exercise.has_tree
        self.tree.setVisible(drawn)
        if self.asks_beside and self.items is None:
            from tutor.answering.item_panel import ItemPanel

            self.items = ItemPanel(self._session, self.canvas, self)
            self.items.left.connect(self.canvas.setFocus)
            self._column.addWidget(self.items)
        if self.items is not None:
            self.items.rebuild()  # before the keyboard goes there
            self.items.setVisible(self.asks_beside)
            self.items.setEnabled(not locked)
            self._column.setStretchFactor(self.items, 0 if drawn else 1)

    def fit_items(self) -> None:
        """Have the questions share the height that there is now."""
        if self.items is not None:
            self.items.fit()

    def take_focus(self) -> None:
        """Put the keyboard on the tree, or on the questions where the selected blank is there."""
        if self.items is not None and self._writes_beside:
            self.items.take_focus()
        else:
            self.canvas.setFocus()

    def return_focus(self) -> None:
        """After a button, typing goes on where it was."""
        focused = QApplication.focusWidget()
        there = self.items if self.items is not None and self._writes_beside else self.canvas
        if focused is None or not (focused is there or there.isAncestorOf(focused)):
            self.take_focus()

    @property
    def _writes_beside(self) -> bool:
        blank = self._session.blank
        return blank is not None and blank.beside

    def _follow(self) -> None:
        """Where Tab leads from the tree to a question, the keyboard goes along."""
        if self._writes_beside and self.canvas.hasFocus():
            self.take_focus()

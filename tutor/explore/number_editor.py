"""A number typed where it stands: on its node in the tree."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from search.games.state_pictures import as_drawn
from tutor.canvas.bubble import Bubble
from tutor.canvas.canvas import Canvas
from tutor.explore.explore_model import ExploreModel
from tutor.explore.node_panel import NodeCard
from tutor.look.language import tell
from tutor.widgets.guard import Guarded
from tutor.widgets.labels import name_control

LEAST = 64
"""How wide it is at least."""


class NumberEditor(Guarded, QLineEdit):
    """Lies over the selected node of a canvas; Enter takes the number, Tab goes on to a leaf."""

    left = Signal()
    """The keyboard goes back to the tree."""

    def __init__(self, model: ExploreModel, panel: NodeCard, canvas: Canvas) -> None:
        super().__init__(canvas)
        self._model, self._panel, self._canvas = model, panel, canvas
        self._bubble = Bubble(canvas)
        name_control(self, tell("node-payoff"))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.editingFinished.connect(self._take)
        self.textEdited.connect(self._bubble.hide)
        canvas.zoomed.connect(self._follow)
        self.hide()

    def begin(self, text: str) -> None:
        """Write a number that begins so at the selected node, if it takes one."""
        if not self._model.takes_number:
            self._panel.refuse_number()
            return
        self._model.stop()
        self.setText(text)
        self._place()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.deselect()

    def _place(self) -> None:
        """Cover the node; where it is small, its middle."""
        place = self._canvas.place_of(self._model.node).toRect()
        wide = max(LEAST, place.width(), self.fontMetrics().horizontalAdvance(self.text()) + 40)
        high = self.sizeHint().height()
        self.setGeometry(place.center().x() - wide // 2, place.center().y() - high // 2, wide, high)

    def _follow(self) -> None:
        """Stay on the node as the tree is zoomed; a canvas may show an older tree meanwhile."""
        drawing = self._canvas.drawing
        shown = None if drawing is None else drawing.markup.tree
        if self.isVisible() and shown is as_drawn(self._model.tree):
            self._place()

    def _take(self) -> None:
        """Put the number into the tree; one that can't be read stays, and it is said why."""
        if not self.isVisible():
            return
        self._panel.take_number(self.text())
        if self._panel.trouble.isHidden():
            self._close()
        elif self.hasFocus():
            self._bubble.say(self._panel.trouble.text(), self.geometry().toRectF())
        else:
            self.hide()

    def _close(self) -> None:
        self._bubble.hide()
        focused = self.hasFocus()
        self.hide()
        if focused:
            self.left.emit()

    def _step(self, by: int) -> None:
        """Take the number, and select the next leaf."""
        leaves = self._model.tree.leaves
        here = self._model.node
        ahead = [leaf for leaf in leaves if (leaf - here) * by > 0]
        self._take()
        if self.isVisible():
            return
        if ahead:
            self._model.select(ahead[0 if by > 0 else -1])

    def event(self, event: QEvent) -> bool:
        """Tab goes from leaf to leaf while numbers are written."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            by = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}.get(Qt.Key(event.key()))
            if by is not None:
                self._step(by)
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc gives the number up."""
        if event.key() == Qt.Key.Key_Escape:
            self._panel.give_up()
            self._close()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What is typed counts wherever the keyboard goes."""
        super().focusOutEvent(event)
        self._bubble.hide()
        self.hide()

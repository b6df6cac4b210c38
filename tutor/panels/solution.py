"""The solution: the search that fills the blanks, played on the tree."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from exercises.exercise import Ask, Exercise
from exercises.solution import run
from tutor.canvas.canvas import Canvas
from tutor.canvas.markups import of_board
from tutor.language import tell
from tutor.panels.card import frame
from tutor.panels.transport import Transport, press
from tutor.player import Player
from tutor.theme import Theme


class SolutionCard(QWidget):
    """A canvas with the finished search, and the player that goes through it."""

    closed = Signal()
    stepped = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.player = Player()
        self._windows = True
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        self.canvas = Canvas(theme, self)
        self.canvas.setAccessibleName(tell("solution-name"))
        self.transport = Transport(self.player, theme, self)
        column.addWidget(frame(self.canvas, self), 1)
        column.addWidget(self.transport)
        self.player.moved.connect(self._show)

    def play(self, exercise: Exercise) -> None:
        """Take the search of an exercise in hand, at its end."""
        trace = run(exercise)
        self._windows = exercise.method != "minimax" or any(
            blank.ask in (Ask.ALPHA, Ask.BETA) for blank in exercise.blanks
        )
        self.player.load([trace], at_end=True)

    def take_focus(self) -> None:
        """Put the keyboard on the player."""
        self.transport.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        if self.player.traces:
            step, trace = self.player.step(), self.player.traces[0]
            self.canvas.show_markup(of_board(self.player.board(), step, trace, self._windows))
            if step is not None and self.player.place < self.player.length:
                self.canvas.bring_near(step.node)
        self.stepped.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key means here."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif not press(self.player, event):
            super().keyPressEvent(event)

"""The solution: the search that fills the blanks, played on the tree."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from exercises.asks import Topic
from exercises.asks.cut_interval import with_x
from exercises.asks.entry import Interval
from exercises.drawing.parts.markup import Markup
from exercises.drawing.worded_markup import of_snapshot, of_solution
from exercises.exercise import Exercise
from exercises.solution import run, solution
from search.numbers import as_int
from search.tree import Score
from tutor.canvas.canvas import Canvas
from tutor.look.language import spoken, tell
from tutor.look.theme import Theme
from tutor.playing.player import Player
from tutor.playing.transport import Transport, press
from tutor.widgets.card import frame
from tutor.widgets.guard import Guarded


class SolutionCard(Guarded, QWidget):
    """A canvas with the blanks filled in, and the player that goes through the search."""

    closed = Signal()
    stepped = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.player = Player(self)
        self._windows = True
        self._rest: Markup | None = None
        self.played_x: Score | None = None
        """What stands for an unknown leaf while the search plays."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        self.canvas = Canvas(theme, self)
        self.canvas.worked_on = True
        self.canvas.setAccessibleName(tell("solution-name"))
        self.transport = Transport(self.player, theme, self)
        column.addWidget(frame(self.canvas, self), 1)
        column.addWidget(self.transport)
        self.player.moved.connect(self._show)

    def play(self, exercise: Exercise) -> None:
        """Load the search of an exercise, at its end."""
        self.played_x = _cutting_x(exercise)
        self._rest = of_solution(exercise, spoken())
        tree = self._rest.tree
        if self.played_x is not None:
            tree = with_x(tree, self.played_x)
        if any(ask.row.play is not None for ask in exercise.asked):
            tree = exercise.tree  # with the states and the ends that the sheet asks for
        known = all(tree.payoffs[leaf] is not None for leaf in tree.leaves)
        traces = [run(exercise._replace(tree=tree))] if known else []
        self._windows = exercise.method != "minimax" or any(
            ask.row.topic is Topic.WINDOW for ask in exercise.asked
        )
        self.transport.setVisible(known)
        self.player.load(traces, at_end=True)

    @property
    def resting(self) -> bool:
        """Whether the search is over, and what belongs in the blanks is shown."""
        return self.player.place == self.player.length

    def take_focus(self) -> None:
        """Put the keyboard on the player, if there is something to play."""
        if self.player.traces:
            self.transport.take_focus()
        else:
            self.canvas.setFocus()

    def _show(self) -> None:
        if self._rest is not None and not self.player.traces:
            self.canvas.show_markup(self._rest)
        elif self._rest is not None:
            rest, step, trace = self._rest, self.player.step(), self.player.trace()
            snapshot, hides = self.player.snapshot(), self.player.hides_leaves
            playing = of_snapshot(snapshot, step, trace, self._windows, spoken(), hides)
            # The tree stands still from the first step to the rest.
            room = playing.reserved | rest.blanks
            shown = rest if self.resting else playing
            self.canvas.show_markup(shown._replace(reserved=room))
            if step is not None and not self.resting:
                self.canvas.bring_near(step.node)
        self.stepped.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key means here."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif not press(self.player, event):
            super().keyPressEvent(event)


def _cutting_x(exercise: Exercise) -> Score | None:
    """A number for the unknown leaf that cuts what is asked about; None if all leaves are known."""
    if all(ask.row.topic is not Topic.RANGE for ask in exercise.asked):
        return None
    for entry in solution(exercise).values():
        assert isinstance(entry, Interval)
        ends = [end for end in entry[:2] if not isinstance(end, float)]
        if len(ends) == 2:
            return as_int(Fraction(sum(ends)) / 2)
        if ends:
            return ends[0] + (1 if ends[0] == entry.low else -1)
    return 0

"""The solution: the search that fills the blanks, played on the tree."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from exercises.asks import Ask, Topic
from exercises.asks.cut_interval import with_x
from exercises.asks.entry import Interval
from exercises.drawing.parts.markup import Markup
from exercises.drawing.worded_markup import of_snapshot, of_solution
from exercises.exercise import Blank, Exercise
from exercises.kinds import KINDS
from exercises.solution import run, solution
from exercises.wording.steps_behind import steps_behind
from search.numbers import as_int
from search.pseudocode.lines import given
from search.rules import WindowAsked
from search.trace import Cut
from search.tree import MOST_NODES, NodeId, Score
from tutor.canvas.canvas import Canvas
from tutor.look.language import spoken, tell
from tutor.look.theme import Theme
from tutor.playing.player import Player
from tutor.playing.transport import Transport, press
from tutor.widgets.card import frame, quiet
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
        self._asked = WindowAsked.ENTRY
        self._decisive: frozenset[NodeId] = frozenset()
        """The nodes of the steps that are played, where these are not all."""
        self.played_x: Score | None = None
        """What stands for an unknown leaf while the search plays."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        self.canvas = Canvas(theme, self)
        self.canvas.most_read = MOST_NODES
        self.canvas.setAccessibleName(tell("solution-name"))
        self.transport = Transport(self.player, theme, self)
        card = frame(self.canvas, self)
        self.moment = quiet("", card)
        below = QHBoxLayout()
        below.setContentsMargins(14, 0, 14, 0)
        below.addWidget(self.moment)
        card.column.addLayout(below)
        column.addWidget(card, 1)
        column.addWidget(self.transport)
        self.player.moved.connect(self._show)

    def play(self, exercise: Exercise, why: Blank | None = None) -> None:
        """Load the search of an exercise, at its end; or of it what decides one blank, and play."""
        self.played_x = _cutting_x(exercise)
        self._rest = _in_nodes(of_solution(exercise, spoken()))
        tree = self._rest.tree
        if self.played_x is not None:
            tree = with_x(tree, self.played_x)
        if any(ask.row.play is not None for ask in exercise.asked):
            tree = exercise.tree  # with the states and the ends that the sheet asks for
        known = all(tree.payoffs[leaf] is not None for leaf in tree.leaves)
        traces = [run(exercise._replace(tree=tree))] if known else []
        uncut = KINDS[exercise.kind].uncut
        has_windows = given(exercise.method, exercise.rules, uncut=uncut) == ("α", "β")
        self._windows = has_windows or any(ask.row.topic is Topic.WINDOW for ask in exercise.asked)
        self._asked = exercise.rules.asked
        self.transport.setVisible(known)
        only = steps_behind(traces[0], why) if traces and why is not None else ()
        played = [traces[0].steps[place] for place in only]
        skipped = (each for step in played if isinstance(step, Cut) for each in step.skipped)
        self._decisive = frozenset((*(step.node for step in played), *skipped))
        self.player.load(traces, at_end=not only, only=only)
        if only:
            self.player.jump(1)
        if len(only) > 1:
            self.player.toggle()

    def explains(self, exercise: Exercise, blank: Blank) -> bool:
        """Whether there are steps of the search to play that decide what belongs into a blank."""
        tree = exercise.tree
        known = all(tree.payoffs[leaf] is not None for leaf in tree.leaves)
        return known and exercise.has_tree and bool(steps_behind(run(exercise), blank))

    @property
    def resting(self) -> bool:
        """Whether the search is over, and what belongs in the blanks is shown."""
        return self.player.place == self.player.length and not self._decisive

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
            if self._decisive:
                playing = self._limited(playing)
            # The tree stands still from the first step to the rest.
            room = playing.reserved | rest.blanks
            line = frozenset(trace.line)
            shown = rest._replace(best=rest.best | line) if self.resting else playing
            self.canvas.show_markup(shown._replace(reserved=room))
            if step is not None and not self.resting:
                self.canvas.bring_near(step.node)
        self._tell_windows()
        self.stepped.emit()

    def _limited(self, playing: Markup) -> Markup:
        """Only what stands at the nodes that decide: the rest is still to be found."""
        tree, decisive = playing.tree, self._decisive
        texts = {b: text for b, text in playing.texts.items() if b.node in decisive}
        best = frozenset(node for node in playing.best if tree.parent(node) in decisive)
        cut = {node for node in playing.faded if node in decisive}
        faded = frozenset(node for node in playing.faded if {node, *tree.ancestors(node)} & cut)
        return playing._replace(texts=texts, best=best, faded=faded)

    def _tell_windows(self) -> None:
        """Say of which moment the windows are that the tree shows."""
        moment = self._asked.value if self.resting else "now"
        self.moment.setText(tell("solution-windows", moment=moment))
        self.moment.setVisible(self._windows and bool(self.player.traces))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key means here."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif not press(self.player, event):
            super().keyPressEvent(event)


def _in_nodes(markup: Markup) -> Markup:
    """What answers a question in a node stands where the search writes the node's value."""

    def place(blank: Blank) -> Blank:
        in_node = blank.label is not None and not blank.label.text
        return Blank(blank.node, Ask.VALUE) if in_node else blank

    texts = {place(blank): text for blank, text in markup.texts.items()}
    return markup._replace(texts=texts, blanks=frozenset(map(place, markup.blanks)))


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

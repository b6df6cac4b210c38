"""The canvas of the explore page: shows a search at work on a tree that hands may change."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from exercises.drawing.compose import Branch
from exercises.drawing.markup import Markup
from exercises.exercise import Blank
from tutor.canvas.canvas import Canvas, Hit
from tutor.canvas.markups import band_names, of_board
from tutor.canvas.walking import ARROWS, walk
from tutor.language import tell
from tutor.theme import Theme
from tutor.workbench import Workbench

_WITH_WINDOWS = ("alpha-beta",)


class ShapingCanvas(Canvas):
    """One of the searches of a workbench; a click or the arrows take a node in hand."""

    typed = Signal(str)
    """A number is begun on the node in hand."""
    child_wanted = Signal()
    delete_wanted = Signal()
    move_wanted = Signal(int)

    def __init__(self, bench: Workbench, which: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._bench = bench
        self._which = which
        self.setAccessibleName(tell("explore-canvas-name"))
        self.setAccessibleDescription(tell("explore-canvas-about"))
        bench.player.moved.connect(self.redraw)
        bench.planted.connect(self.redraw)
        bench.held.connect(self._hold)
        self.clicked.connect(self._click)

    def redraw(self) -> None:
        """Show the tree as the search has it now; before the first step, the node in hand."""
        player = self._bench.player
        if (
            self._which >= len(player.traces)
            or player.traces[self._which].tree is not self._bench.tree
        ):
            self.show_markup(
                Markup(self._bench.tree, halo=self._bench.node, band_names=band_names())
            )
            return
        plan, trace = self._bench.plans[self._which], player.traces[self._which]
        windows = plan.method in _WITH_WINDOWS or plan.rules.range is not None
        step = player.step(self._which)
        markup = of_board(player.board(self._which), step, trace, windows)
        if step is None:
            markup = replace(markup, halo=self._bench.node)
        self.show_markup(markup)

    def _hold(self) -> None:
        player = self._bench.player
        if player.place:
            player.to_start()
        else:
            self.redraw()
        self.bring_into_view(self._bench.node)

    def _click(self, hit: Hit, at: QPointF) -> None:
        if isinstance(hit, Blank | Branch):
            self._bench.hold(hit.node)
        elif hit is not None:
            self._bench.hold(hit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key means here."""
        key = Qt.Key(event.key())
        alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if alt and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.move_wanted.emit(1 if key is Qt.Key.Key_Right else -1)
        elif key in ARROWS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._bench.hold(walk(self._bench.tree, self._bench.node, key))
        elif key is Qt.Key.Key_Insert:
            self.child_wanted.emit()
        elif key is Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        elif key is Qt.Key.Key_Space:
            self._bench.player.toggle()
        elif key is Qt.Key.Key_Home:
            self._bench.player.to_start()
        elif key is Qt.Key.Key_End:
            self._bench.player.to_end()
        elif event.text() and event.text() in "0123456789-(?":
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

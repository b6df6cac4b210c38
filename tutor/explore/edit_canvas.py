"""The canvas of the explore page: shows a search at work on a tree that can be edited."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from exercises.drawing.compose import Branch
from exercises.drawing.parts.markup import Markup
from exercises.drawing.worded_markup import band_names, of_snapshot
from exercises.exercise import Blank
from exercises.wording.node_names import game_place, name
from search.games.state_pictures import as_drawn
from search.methods import METHODS
from search.numbers import western
from search.tree import MOST_LETTERS, GameTree, NodeId
from tutor.canvas.arrow_keys import ARROWS, walk
from tutor.canvas.canvas import Canvas
from tutor.canvas.drawing_view import CLICK, Hit
from tutor.explore.drop_target import DropTarget, drop_target, paint_drop_target
from tutor.explore.explore_model import ExploreModel
from tutor.look.language import spoken, tell
from tutor.look.theme import Theme

NUMBER = "0123456789-−(?"
"""What begins a number where one can be written."""
DIGITS = "123456789"
"""What shows the wish to write one; 0 and − mean something else then."""


class EditCanvas(Canvas):
    """One of the searches on the tree; a click or the arrows select a node."""

    typed = Signal(str)
    """A number is begun on the selected node."""
    move_wanted = Signal(int)
    dropped = Signal(tuple)
    """The selected node was dragged to a place."""
    menu_wanted = Signal(QPoint)
    most_read = MOST_LETTERS

    def __init__(self, model: ExploreModel, which: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._model = model
        self._which = which
        self._dragged: NodeId | None = None
        self._drop_target: DropTarget | None = None
        self._at_work = False
        self.setAccessibleName(tell("explore-canvas-name"))
        self._describe()
        model.player.moved.connect(self._show_node)
        model.tree_loaded.connect(self._give_up_drag)
        model.tree_loaded.connect(self.redraw)
        model.selected.connect(self._show_node)
        self.clicked.connect(self._click)

    def _describe(self) -> None:
        """Say which node is selected, and of a game what stands there."""
        tree, node = self._model.tree, self._model.node
        there = game_place(tree, node)
        words = {"node": name(tree, node), "about": tell("explore-canvas-about")}
        if there is None:
            self.setAccessibleDescription(tell("explore-canvas-node", **words))
        else:
            self.setAccessibleDescription(tell("explore-canvas-state", there=there, **words))

    @property
    def _idle(self) -> bool:
        """Whether there is no search to show here: what is drawn may be a tree that is gone."""
        return self._which >= len(self._model.plans)

    def redraw(self) -> None:
        """Show the tree as the search has it now; before the first step, the selected node."""
        player, sketch = self._model.player, self._model.shown.sketch
        if self._idle:
            return
        if sketch is not None and (
            self.drawing is None or self.drawing.markup.tree is not sketch.markup.tree
        ):
            self.show_drawing(sketch)
        played = self._model.played
        at = played.index(self._which) if self._which in played else len(player.traces)
        if at >= len(player.traces) or player.traces[at].tree is not self._model.tree:
            tree = as_drawn(self._model.tree)
            self.show_markup(Markup(tree, halo=self._model.node, band_names=band_names(spoken())))
            return
        plan, trace = self._model.plans[self._which], player.trace(at)
        windows = METHODS[plan.method].has_windows(trace.rules)
        step = player.step(at)
        hides = player.hides_leaves
        markup = of_snapshot(player.snapshot(at), step, trace, windows, spoken(), hides)
        if step is None:
            markup = markup._replace(halo=self._model.node)
        self.show_markup(markup)

    def _show_node(self) -> None:
        """Show the selected node; as a search sets off in a tree too small to read, come near."""
        started, self._at_work = self._at_work, self._model.player.place > 0
        if self._idle:
            return
        self._describe()
        self.redraw()
        if self._at_work and not started:
            self.bring_near(self._model.node)
        else:
            self.bring_into_view(self._model.node)

    def _click(self, hit: Hit, at: QPointF) -> None:
        if isinstance(hit, Blank | Branch):
            self._model.select(hit.node)
        elif hit is not None:
            self._model.select(hit)

    def _drag(self, node: NodeId, to: QPointF) -> None:
        self._panned = True  # no click any more
        self._model.select(node)
        assert self.drawing is not None
        inverted, _ = self.viewport.transform().inverted()
        point = inverted.map(to)
        self._drop_target = drop_target(self.drawing, node, point.x(), point.y())
        self.setCursor(
            Qt.CursorShape.ForbiddenCursor
            if self._drop_target is None
            else Qt.CursorShape.ClosedHandCursor
        )
        self.update()

    def _give_up_drag(self) -> None:
        """Drop what is dragged where it was; the button, still held, means nothing more."""
        if self._dragged is not None:
            self._pressed = None
            self._let_go()

    def _let_go(self) -> DropTarget | None:
        found, self._drop_target, self._dragged = self._drop_target, None, None
        self.unsetCursor()
        self.update()
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is exposed, and where a node that is dragged would land."""
        super().paintEvent(event)
        if self.drawing is not None and self._drop_target is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setTransform(self.viewport.transform())
            colour = QColor(self.theme.colours.accent)
            paint_drop_target(painter, self.drawing, self._drop_target, colour)
            painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag; any node but the root can be dragged."""
        super().mousePressEvent(event)
        hit = self.hit(event.position())
        left = event.button() is Qt.MouseButton.LeftButton
        if left and hit is not None and not isinstance(hit, Blank | Branch):
            self._dragged = None if hit == GameTree.ROOT else hit

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag a node, pan, or show what can be clicked."""
        if self._dragged is None or self._pressed is None:
            super().mouseMoveEvent(event)
        elif self._panned or (event.position() - self._pressed).manhattanLength() > CLICK:
            self._drag(self._dragged, event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click or a drag."""
        super().mouseReleaseEvent(event)
        found = self._let_go()
        if found is not None:
            self.dropped.emit(found.place)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the node there."""
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            self._click(self.hit(QPointF(event.pos())), QPointF(event.pos()))
            self.menu_wanted.emit(event.globalPos())
        else:
            at = self.place_of(self._model.node).center().toPoint()
            self.menu_wanted.emit(self.mapToGlobal(at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key means here."""
        key, typed = Qt.Key(event.key()), western(event.text())
        alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if alt and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.move_wanted.emit(1 if key is Qt.Key.Key_Right else -1)
        elif key in ARROWS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._model.select(walk(self._model.tree, self._model.node, key))
        elif key is Qt.Key.Key_Escape and self._drop_target is not None:
            self._give_up_drag()
        elif key is Qt.Key.Key_Space:
            self._model.player.toggle()
        elif key is Qt.Key.Key_Home:
            self._model.player.to_start()
        elif key is Qt.Key.Key_End:
            self._model.player.to_end()
        elif typed and typed in (NUMBER if self._model.takes_number else DIGITS):
            self.typed.emit(typed)
        else:
            super().keyPressEvent(event)

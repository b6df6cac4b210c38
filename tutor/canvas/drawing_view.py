"""A drawing on the screen: one widget paints the whole tree, and only what is in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from exercises.drawing.compose import Branch, Drawing, compose
from exercises.drawing.geometry.tree_geometry import EDGE as AROUND
from exercises.drawing.parts.markup import Markup
from exercises.drawing.parts.picture import Rectangle
from exercises.drawing.parts.style import LABEL_SIZE, SCREEN, Style
from exercises.exercise import Blank
from search.tree import NodeId
from tutor.canvas.spread import MOST_NODES, Spread
from tutor.canvas.tree_painter import TreePainter
from tutor.canvas.viewport import CLOSEST, LARGEST_FIT, Viewport
from tutor.look.theme import Theme
from tutor.widgets.guard import Guarded

if TYPE_CHECKING:
    from tutor.canvas.overview_map import OverviewMap

Hit = Blank | Branch | NodeId | None

CLICK = 4
"""How many pixels a press may wander and still be a click."""
ALONG = 6
"""Into how many parts a branch is taken."""
EDGE, ROUNDING = 12, 2
SMALLEST_LETTERS = 11.0
"""No letters are smaller on the screen, in pixels, where somebody works on the tree."""
LEAST, READABLE = 0.5, SMALLEST_LETTERS / LABEL_SIZE
"""Below the first zoom a tree is too small to be looked at whole, and below the second its letters
are too small to read at work; both are for a text size of 100 %.
"""
ALONE = 2
"""How much larger a node is drawn that stands alone."""
GLOW = 20.0
"""How far around a node its halo and its signs may reach."""


class DrawingView(Guarded, QWidget):
    """Shows a drawing as near as there is room for, and knows what is where."""

    zoomed = Signal()
    most_read = 0
    """A tree of at most so many nodes opens with letters that can be read, a larger one whole."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.viewport = Viewport()
        self.drawing: Drawing | None = None
        self._painter = TreePainter(theme)
        self._spread = Spread()
        self._map: OverviewMap | None = None
        self._text_size = theme.scale
        self._measured = False
        """Whether it knows its room; the first resize tells, before it is shown."""
        self._keep_view: Callable[[DrawingView], None] | None = DrawingView.open
        self.setMinimumSize(240, 200)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self._follow)

    def show_judgement(self, judges: bool) -> None:
        """Whether cuts are struck in red, or in ink as in an exam."""
        self._painter.judges = judges
        self.update()

    def show_markup(self, markup: Markup) -> None:
        """Draw a tree with what stands on it."""
        drawing = self.drawing
        if drawing is None or drawing.markup.tree is not markup.tree:
            drawing = compose(markup, SCREEN)
            self._spread = Spread(drawing)
        self.show_drawing(compose(markup, self._style(), drawing))

    def show_drawing(self, drawing: Drawing) -> None:
        """Show a drawing; only what changed is painted again."""
        before, markup = self.drawing, drawing.markup
        self.drawing = drawing
        if before is None or drawing.geometry.xs is not before.geometry.xs:
            if before is None or before.markup.tree is not markup.tree:
                self._keep_view = DrawingView.open
            self._view_again()
        elif markup.arcs or before.markup.arcs:
            self.update()
        else:
            self._update_changed(before, drawing)

    def open(self) -> None:
        """Show the whole tree; where it is too small, large letters around the selected node."""
        if self._measured:
            self.fit()
            if self.drawing is not None and (self._is_read or self.theme.scale > 1):
                self.bring_near(self.drawing.markup.halo or NodeId(0))
        self._keep_view = DrawingView.open

    def fit(self) -> None:
        """Show the whole tree."""
        if self.drawing is not None:
            self._spread_out(self.drawing)
            self.viewport.fit(_whole(self.drawing), self._room(), self.largest)
            self._keep_view = DrawingView.fit
            self._zoom_changed()

    def _style(self) -> Style:
        """How the tree is drawn: so that it makes the best of the room, once that is known."""
        if not self._measured:
            return SCREEN
        return self._spread.style(self._room().size(), self.largest, self.readable)

    def _spread_out(self, drawing: Drawing) -> None:
        """Draw the tree as there is room for it."""
        if drawing.style != (style := self._style()):
            self.drawing = compose(drawing.markup, style)

    @property
    def largest(self) -> float:
        """The zoom beyond which no tree grows by itself; a node alone would float in emptiness."""
        alone = self.drawing is not None and len(self.drawing.markup.tree) == 1
        return LARGEST_FIT * self.theme.scale * (ALONE if alone else 1)

    def fitting_scale(self, width: float, height: float) -> float:
        """The zoom at which the whole tree would fit into so much room."""
        room = self._room_in(QRectF(0, 0, width, height)).size()
        return self._spread.scale(room, self.largest, self.readable)

    @property
    def least(self) -> float:
        """The least zoom at which the whole tree is shown; where it is looked at, letters yield."""
        return self.readable if self._is_read else self._yielding(LEAST)

    @property
    def _is_read(self) -> bool:
        return self.drawing is not None and len(self.drawing.markup.tree) <= self.most_read

    @property
    def readable(self) -> float:
        """The least zoom at which the smallest letters can be read."""
        return self._yielding(READABLE)

    def come_near(self, at: QPointF, most: float = CLOSEST) -> bool:
        """Where the tree is too small, come just near enough to read; this point stays in place.

        Letters that are larger than at 100 % give way to a zoom of `most`, but stay larger. False
        if there was no need.
        """
        near = min(self.readable, max(most, READABLE * (7 + self.theme.scale) / 8))
        if self.drawing is None or self.viewport.scale >= min(self.least, near):
            return False
        self._zoom_to(near, at)  # a factor, rounded, could end just short of it
        return True

    def bring_near(self, node: NodeId) -> None:
        """Show this node, near enough to be read; if they have room its children, or the best."""
        if self.drawing is None:
            return
        markup, room = self.drawing.markup, self._room()
        children = markup.tree.children(node)
        best = [child for child in children if child in markup.best]
        families = [self._around(node, *children), self._around(node, *best)]
        fits = [
            min(room.width() / each.width(), room.height() / each.height()) for each in families
        ]
        if self.come_near(self.place_of(node).center(), fits[0]):
            nodes = _whole(self.drawing).adjusted(0, 0, -AROUND, 0)  # the edge may be out of sight
            self.viewport.fill(nodes, room)
            self._zoom_changed()
        for family, fitting in zip(families, fits, strict=True):
            if self.viewport.scale <= fitting:
                self._show(family)
                break
        self.bring_into_view(node)

    def _around(self, *nodes: NodeId) -> QRectF:
        """The least place of the drawing that holds these nodes."""
        assert self.drawing is not None
        place = QRectF()
        for node in nodes:
            place |= _rect(self.drawing.node(node))
        return place

    def bring_into_view(self, node: NodeId) -> None:
        """Move as little as shows this node."""
        if self.drawing is not None:
            self._show(_rect(self.drawing.node(node)))

    def place_of(self, what: Blank | NodeId) -> QRectF:
        """Where a blank or a node is on the screen."""
        assert self.drawing is not None
        found = self.drawing.blank(what) if isinstance(what, Blank) else self.drawing.node(what)
        return self.viewport.transform().mapRect(_rect(found)) if found else QRectF()

    def places_along(self, node: NodeId) -> list[QRectF]:
        """Places on the screen along the branch above a node; none above the root."""
        if self.drawing is None or self.drawing.markup.tree.parent(node) is None:
            return []
        line = self.viewport.transform().map(QLineF(*self.drawing.branch(node)))
        points = (line.pointAt(place / ALONG) for place in range(1, ALONG))
        return [QRectF(at.x() - CLICK, at.y() - CLICK, 2 * CLICK, 2 * CLICK) for at in points]

    def hit(self, at: QPointF) -> Hit:
        """What is at a point of the screen."""
        if self.drawing is None:
            return None
        inverted, _ = self.viewport.transform().inverted()
        point = inverted.map(at)
        return self.drawing.hit(point.x(), point.y())

    def _yielding(self, zoom: float) -> float:
        """A zoom for 100 % with letters larger than that, but only by half as much as is chosen."""
        return zoom * (1 + self.theme.scale) / 2

    def _show(self, place: QRectF) -> None:
        if self.viewport.show(place, self._room()):
            self._zoom_changed()

    def _room(self) -> QRectF:
        return self._room_in(QRectF(self.rect()))

    def _room_in(self, whole: QRectF) -> QRectF:
        """What the names of the levels and the edges leave of a rectangle."""
        gutter = 0.0 if self.drawing is None else self._painter.gutter(self.drawing)
        return whole.adjusted(max(gutter, EDGE), EDGE, -EDGE, -EDGE)

    def _follow(self) -> None:
        """Take other colours where it is; with letters of another size, open anew."""
        if self._text_size != self.theme.scale:
            self._text_size, self._keep_view = self.theme.scale, DrawingView.open
        self._view_again()

    def _view_again(self) -> None:
        """Show again what was shown; if somebody moved it, at least the selected node."""
        if not self._measured:
            return
        if self._keep_view is not None:
            self._keep_view(self)
        elif self.drawing is not None and self.drawing.markup.halo is not None:
            self.bring_into_view(self.drawing.markup.halo)
        self.update()

    def _update_changed(self, before: Drawing, after: Drawing) -> None:
        changed = QRectF()
        for node, (old, new) in enumerate(zip(before.parts, after.parts, strict=True)):
            if old is not new:
                changed |= _rect(after.node(NodeId(node))).adjusted(-GLOW, -GLOW, GLOW, GLOW)
                if node and after.geometry.arrows:
                    self.update()
                elif node:
                    x1, y1, x2, y2 = after.branch(NodeId(node))
                    line = QRectF(min(x1, x2), y1, abs(x2 - x1), y2 - y1)
                    changed |= line.adjusted(-GLOW, 0, GLOW, 0)
        if not changed.isEmpty():
            self.update(self.viewport.transform().mapRect(changed).toAlignedRect())

    def _zoom_changed(self) -> None:
        self.update()
        self.zoomed.emit()
        self._show_map()

    @property
    def shows_all(self) -> bool:
        """Whether the whole tree is in sight."""
        if self.drawing is None:
            return True
        seen = self.viewport.transform().mapRect(_whole(self.drawing))
        room = QRectF(self.rect()).adjusted(0, -EDGE, EDGE, EDGE)
        room.setLeft(self._room().left() - ROUNDING)  # names of levels stand before the tree
        return room.contains(seen)

    def _show_map(self) -> None:
        """Where a part of the tree is out of sight, show which, and how to see it all."""
        if self.drawing is None or not self.isVisible() or (self._map is None and self.shows_all):
            return
        if self._map is None:
            from tutor.canvas.overview_map import OverviewMap

            self._map = OverviewMap(self.theme, self)
            self._map.moved_to.connect(self._centre)
            self._map.fit_wanted.connect(self.fit)
        nodes = self.drawing.markup.tree if len(self.drawing.parts) <= MOST_NODES else ()
        taken = [self.place_of(node) for node in nodes]
        self._map.setVisible(not self.shows_all)
        self._map.show_part(self.drawing, self.viewport, _whole(self.drawing))
        self._map.place(self._room().left(), taken, self.kept_in_view())

    def kept_in_view(self) -> list[QRectF]:
        """What no map may hide: the selected node."""
        selected = None if self.drawing is None else self.drawing.markup.halo
        return [] if selected is None else [self.place_of(selected)]

    def _centre(self, at: QPointF) -> None:
        """Bring a point of the drawing into the middle."""
        seen = self.viewport.transform().map(at)
        way = QRectF(self.rect()).center() - seen
        self._keep_view = None
        self.viewport.x += way.x()
        self.viewport.y += way.y()
        self._zoom_changed()

    def _zoom_to(self, scale: float, at: QPointF) -> None:
        self.viewport.zoom_to(scale, at)
        self._keep_view = None
        self._zoom_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is exposed."""
        if self.drawing is not None:
            painter = QPainter(self)
            self._painter.paint(painter, self.drawing, self.viewport, QRectF(event.rect()))
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep a fitted tree fitted."""
        self._measured = True
        self._view_again()

    def showEvent(self, event: QShowEvent) -> None:
        """Until now, there was no size to go by."""
        super().showEvent(event)
        self._show_map()


def _whole(drawing: Drawing) -> QRectF:
    """The drawing without the room for the names of its levels, which stand aside."""
    geometry = drawing.geometry
    left = geometry.left
    return QRectF(left, 0, geometry.width - left, geometry.height)


def _rect(rectangle: Rectangle) -> QRectF:
    return QRectF(rectangle.x, rectangle.y, rectangle.width, rectangle.height)

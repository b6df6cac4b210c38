"""What stands on a tree -> a drawing: its picture, and where everything is.

drawing = compose(markup, SCREEN)                 # SCREEN or PAPER from drawing.style
drawing = compose(changed, SCREEN, drawing)       # keeps the geometry where all still fits
drawing.picture.shapes                            # for a writer, with a palette
drawing.hit(x, y)                                 # a Blank, a NodeId, a Branch, or None
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import chain, repeat
from typing import NamedTuple

from exercises.asks import Position
from exercises.drawing.geometry.tree_geometry import EDGE, TreeGeometry, arrange, node_box_of
from exercises.drawing.parts.markup import (
    Arc,
    Markup,
    NodeMarkup,
    changed,
    node_markup,
    node_markups,
)
from exercises.drawing.parts.picture import (
    Box,
    Ellipse,
    Ink,
    Line,
    Pen,
    Picture,
    Polygon,
    Polyline,
    Rectangle,
    Shape,
    Text,
)
from exercises.drawing.parts.style import MARK, STEEPEST, Style
from exercises.drawing.shapes import bands, branches
from exercises.drawing.shapes.lazy_shapes import LazyShapes
from exercises.exercise import Blank
from search.on_demand import on_demand
from search.tree import NodeId

NEAR = 6.0
"""How far beside a branch a click still means it."""
AROUND = (MARK + 2.0) * (1 + STEEPEST)
"""How far beside a branch, at the same height, something of its box may be."""
_arrange_graph: Callable[[Markup, Sequence[NodeMarkup], Style], TreeGeometry] = on_demand(
    "exercises.drawing.geometry.graph_geometry.arrange_graph"
)
_arcs: Callable[[Sequence[Arc], TreeGeometry, Sequence[Sequence[Shape]]], list[Shape]] = on_demand(
    "exercises.drawing.shapes.arcs.shapes"
)


class Branch(NamedTuple):
    """The branch above a node."""

    node: NodeId


class Drawing:
    """A composed tree.

    `parts` holds each node's shapes with the branch above it, made when they are first looked at;
    a part that is the same object as in the previous drawing looks the same.
    """

    def __init__(
        self,
        markup: Markup,
        style: Style,
        geometry: TreeGeometry,
        node_markups: list[NodeMarkup],
        parts: Sequence[Sequence[Shape]],
    ) -> None:
        self.markup = markup
        self.style = style
        self.geometry = geometry
        self.node_markups = node_markups
        self.parts = parts

    @cached_property
    def picture(self) -> Picture:
        """All shapes, from the bands below to the arcs above."""
        words = self.arcs()
        ends = [text.left + text.width for text in words if isinstance(text, Text)]
        width = max([self.geometry.width, *(end + EDGE for end in ends)])
        layers: tuple[dict[object, list[Shape]], ...] = ({}, {}, {}, {}, {}, {}, {})
        for part in self.parts:
            for index, shape in enumerate(part):
                layer, look = _layer(shape, index == 0)
                layers[layer].setdefault(look, []).append(shape)
        ordered = chain.from_iterable(chain.from_iterable(layer.values()) for layer in layers)
        shapes = (*bands.shapes(self.bands, width, self.style), *ordered, *words)
        return Picture(width, self.geometry.height, shapes)

    def arcs(self) -> list[Shape]:
        """The arcs with their words, if there are any."""
        wanted = self.markup.arcs
        return _arcs(wanted, self.geometry, self.parts) if wanted else []

    @cached_property
    def bands(self) -> tuple[bands.Band, ...]:
        """The bands, from the root's down."""
        return bands.bands(self.markup, self.geometry)

    def node(self, node: NodeId) -> Rectangle:
        """The room of a node with all its labels."""
        at = self.geometry
        left, right = at.lefts[node], at.rights[node]
        return Rectangle(at.xs[node] - left, at.top(node), left + right, at.node_boxes[node].bottom)

    def blank(self, blank: Blank) -> Rectangle | None:
        """Where an entry stands, blank or not; None where nothing of the kind does."""
        node, ask = blank.node, blank.ask
        asked = ask, blank.on_tree.item
        if all((item.ask, item.item) != asked for item in self.node_markups[node].items):
            return None
        if ask.row.position is Position.BRANCH:
            return self._cut_box(node)
        for place in self.geometry.node_boxes[node].places:
            if (place.ask, place.item) == asked:
                x, y, width, height = place.rectangle
                return Rectangle(
                    self.geometry.xs[node] + x, self.geometry.top(node) + y, width, height
                )
        return None

    def branch(self, node: NodeId) -> branches.Segment:
        """The ends of the branch above a node: x and y of the upper, then of the lower."""
        return self.geometry.branch(node)

    def hit(self, x: float, y: float) -> Blank | Branch | NodeId | None:
        """What is at a point: a blank before its node, a node before a branch."""
        at = self.geometry
        level = bisect_left(at.bottoms, y)
        if level == len(at.bottoms):
            return None
        nodes = at.levels[level]
        if y >= at.tops[level]:
            place = bisect_left(nodes, x, key=at.xs.__getitem__)
            for node in nodes[max(place - 1, 0) : place + 1]:
                if self.node(node).contains(x, y):
                    return self._blank_at(node, x, y) or node
            return None
        if level == 0 or at.arrows:
            return None

        def across(node: NodeId) -> float:
            """Where the branch above a node is at this height."""
            x1, y1, x2, y2 = self.branch(node)
            return x1 + (x2 - x1) * (y - y1) / (y2 - y1)

        first = bisect_left(nodes, x - AROUND, key=across)
        for node in nodes[first : bisect_right(nodes, x + AROUND, key=across)]:
            mark = self._branch_blank(node)
            if mark is not None and self._cut_box(node).contains(x, y, 2.0):
                return mark
            if abs(x - across(node)) <= NEAR:
                return Branch(node)
        return None

    def _cut_box(self, node: NodeId) -> Rectangle:
        at = self.geometry
        return branches.cut_box(at.branch(node), at.branch_texts, self.style)

    def _branch_blank(self, node: NodeId) -> Blank | None:
        blanks = (item.ask for item in self.node_markups[node].items if item.blank)
        asks = (ask for ask in blanks if ask.row.position is Position.BRANCH)
        return next((Blank(node, ask) for ask in asks), None)

    def _blank_at(self, node: NodeId, x: float, y: float) -> Blank | None:
        for item in self.node_markups[node].items:
            blank = Blank(node, item.ask, item.item, item.label)
            box = self.blank(blank)
            if item.blank and box is not None and box.contains(x, y, 1.0):
                return blank
        return None


def compose(markup: Markup, style: Style, previous: Drawing | None = None) -> Drawing:
    """Draw a tree; what stands as it stood in the previous drawing is taken from there."""
    if previous is not None and previous.style == style and previous.markup.tree is markup.tree:
        kept = _redrawn(markup, previous)
        if kept is not None:
            return kept
    markups = node_markups(markup)
    geometry = (_arrange_graph if markup.graph else arrange)(markup, markups, style)
    parts = list(map(LazyShapes, repeat(markup), markups, repeat(geometry), markup.tree))
    return Drawing(markup, style, geometry, markups, parts)


def _redrawn(markup: Markup, previous: Drawing) -> Drawing | None:
    """The previous drawing with new parts where something changed; None if there is no room."""
    old = previous.geometry
    before = previous.markup
    settled = markup.letters, markup.band_names, markup.graph
    if settled != (before.letters, before.band_names, before.graph):
        return None
    nodes = changed(markup, before)
    if nodes is None:
        markups = node_markups(markup)
        nodes = {node for node in markup.tree if markups[node] != previous.node_markups[node]}
    else:
        markups = list(previous.node_markups)
        for node in nodes:
            markups[node] = node_markup(markup, node)
    node_boxes = list(old.node_boxes)
    for node in nodes:
        node_boxes[node] = node_box_of(markup.tree, node, markups[node], old.style, old.answers)
        if not old.fits(markup, node, markups[node], node_boxes[node]):
            return None
    geometry = old._replace(node_boxes=node_boxes)
    parts = list(previous.parts)
    for node in nodes:
        parts[node] = LazyShapes(markup, markups[node], geometry, node)
    return Drawing(markup, previous.style, geometry, markups, parts)


def _layer(shape: Shape, first: bool) -> tuple[int, object]:
    """Halos, branches, triangles and circles, boxes, signs, lines and words, by their looks.

    So writers can batch them. No part reaches into another: only the order within a part is seen.
    """
    match shape:
        case Line() | Polyline():
            return (1 if first else 5), None
        case Text():
            return 6, None
        case Polygon(pen=Pen(ink=Ink.HALO), fill=None) | Ellipse(pen=Pen(ink=Ink.HALO), fill=None):
            return 0, None
        case Box(pen=Pen(ink=Ink.HALO), fill=None):
            return 0, None
        case Polygon(_, pen, fill) | Ellipse(_, _, _, _, pen, fill):
            return (4 if pen is None or fill is None else 2), (pen, fill)
        case Box(_, _, _, _, _, pen, fill):
            return (4 if fill is None else 3), (pen, fill)

"""A small tree as an illustration: who moves, the leaves, the best line, and what is left out."""

from __future__ import annotations

from exercises.drawing.geometry.texts import leaf_text
from exercises.drawing.geometry.tidy import tidy
from exercises.drawing.parts.picture import (
    Anchor,
    Box,
    Dash,
    Ellipse,
    Fill,
    Ink,
    Line,
    Pen,
    Picture,
    Point,
    Polygon,
    Polyline,
    Shape,
    Text,
)
from exercises.drawing.parts.style import SCREEN
from exercises.drawing.shapes.nodes import INKS
from exercises.entries import show
from resources import fonts
from search.trace import Cutoff, Trace
from search.tree import SEATS, Mover, NodeId

LETTERS = 12.0
HALF, HIGH = 10.0, 18.0
"""Half the width and the height of a node."""
HEIGHT, STEEPEST_PITCH = 124.0, 46.0
"""How high a picture is at most, and how far two levels are apart at most."""
BESIDE = 7.0
EDGE = 2.0
LOW = 0.6
"""How far down a branch its cut is struck."""
CURVE = 16
"""Into how many parts an arc is taken."""


def small_tree(trace: Trace) -> Picture:
    """What a search does on a small tree, as high as a few lines of text."""
    return _SmallTree(trace).picture()


class _SmallTree:
    """Where the nodes of a searched tree stand, and their shapes."""

    def __init__(self, trace: Trace) -> None:
        self.trace, self.tree = trace, trace.tree
        rights = [self._half(node) + BESIDE / 2 for node in self.tree]
        words = [fonts.width(self._beside(node), LETTERS, bold=True) for node in self.tree]
        lefts = [half + width for half, width in zip(rights, words, strict=True)]
        children = [self.tree.children(node) for node in self.tree]
        self.xs = [x - BESIDE / 2 + EDGE for x in tidy(children, lefts, rights)]
        levels = max(1, self.tree.height)
        self.pitch = min(STEEPEST_PITCH, (HEIGHT - HIGH - 2 * EDGE) / levels)
        self.height = levels * self.pitch + HIGH + 2 * EDGE

    def picture(self) -> Picture:
        """Branches first, nodes on them, and the bounds that reach far down above all."""
        branches = [shape for node in self.tree for shape in self._branch(node)]
        nodes = [shape for node in self.tree for shape in self._node(node)]
        arcs = [shape for cutoff in self.trace.cutoffs for shape in self._arc(cutoff)]
        shapes = (*branches, *nodes, *arcs)
        ends = [shape.left + shape.width for shape in shapes if isinstance(shape, Text)]
        right = max(x + self._half(node) for node, x in zip(self.tree, self.xs, strict=True))
        return Picture(max(right, *ends) + EDGE, self.height, shapes)

    def _half(self, node: NodeId) -> float:
        if not self.tree.is_leaf(node):
            return HALF
        return max(HALF, fonts.width(leaf_text(self.tree, node), LETTERS) / 2 + 5.0)

    def _top(self, node: NodeId) -> float:
        return EDGE + self.pitch * self.tree.depth(node)

    def _opacity(self, node: NodeId) -> float:
        """What the search never comes to is faded."""
        return 1.0 if node in self.trace.values else SCREEN.fade

    def _branch(self, node: NodeId) -> list[Shape]:
        parent = self.tree.parent(node)
        if parent is None:
            return []
        x1, y1, x2, y2 = self.xs[parent], self._top(parent) + HIGH, self.xs[node], self._top(node)
        pen = Pen(Ink.BRANCH, 1.3, opacity=self._opacity(node))
        if node in self.trace.line:
            pen = Pen(INKS[self.tree.mover(parent)], 2.6)
        shapes: list[Shape] = [Line(x1, y1, x2, y2, pen)]
        if node in self.trace.pruned:
            x, y = x1 + (x2 - x1) * LOW, y1 + (y2 - y1) * LOW
            stroke = Pen(Ink.CUT, 1.8)
            shapes += [Line(x - 4.5, y + dy, x + 4.5, y + dy, stroke) for dy in (-2.0, 2.0)]
        return shapes

    def _node(self, node: NodeId) -> list[Shape]:
        x, y, opacity = self.xs[node], self._top(node), self._opacity(node)
        foot = y + (HIGH + fonts.CAP_HEIGHT * LETTERS) / 2
        if self.tree.is_leaf(node):
            half = self._half(node)
            pen = Pen(Ink.OUTLINE, 1.2, opacity=opacity)
            text = leaf_text(self.tree, node)
            return [
                Box(x - half, y, 2 * half, HIGH, 4.0, pen, Fill(Ink.PAPER)),
                Text(x, foot, text, LETTERS, Ink.INK, False, Anchor.MIDDLE, opacity),
            ]
        mover = self.tree.mover(node)
        pen, fill = Pen(INKS[mover], 1.6, opacity=opacity), Fill(INKS[mover], True, opacity)
        shapes: list[Shape] = [_outline(mover, x, y, pen, fill)]
        words = Text(
            x - HALF, foot, self._beside(node), LETTERS, Ink.MUTED, True, Anchor.END, opacity
        )
        return [*shapes, words] if words.text else shapes

    def _beside(self, node: NodeId) -> str:
        """The letter of one of several players, or the static value where the search stops."""
        static, below = self.tree.shape.statics[node], self.tree.children(node)
        if self.tree.is_leaf(node):
            return ""
        if static is not None and not any(child in self.trace.values for child in below):
            return show(static)
        mover = self.tree.mover(node)
        return mover.value if mover in SEATS else ""

    def _arc(self, cutoff: Cutoff) -> list[Shape]:
        """Where the bound of a cut comes from, if that is not the node above."""
        node = cutoff.node
        if cutoff.cause is None or cutoff.cause == self.tree.parent(node):
            return []
        ink = INKS[self.tree.mover(cutoff.cause)]
        start = self.xs[cutoff.cause] + HALF, self._top(cutoff.cause) + HIGH / 2
        end = self.xs[node] + HALF + 3.0, self._top(node) + 3.0
        out = max(self.xs[each] for each in self.tree.ancestors(node)) + 4.0 * HALF
        points = _curve(start, (out, start[1]), (out, end[1]), end)
        word, bound = ("α", 0) if self.tree.mover(cutoff.cause) is Mover.MAX else ("β", 1)
        text = f"{word} {show(self.trace.windows[node][bound])}"
        x, y = points[CURVE // 2]
        return [
            Polyline(points, Pen(ink, 1.6, Dash.DOTTED)),
            Text(x + 6.0, y + fonts.CAP_HEIGHT * LETTERS / 2, text, LETTERS, ink, True),
        ]


def _outline(mover: Mover, x: float, y: float, pen: Pen, fill: Fill) -> Shape:
    """A circle for chance, a triangle down for MIN, one up for whoever else moves."""
    if mover is Mover.CHANCE:
        return Ellipse(x, y + HIGH / 2, HIGH / 2, HIGH / 2, pen, fill)
    top, foot = (y + HIGH, y) if mover is Mover.MIN else (y, y + HIGH)
    return Polygon(((x, top), (x + HALF, foot), (x - HALF, foot)), pen, fill)


def _curve(start: Point, first: Point, second: Point, end: Point) -> tuple[Point, ...]:
    """A bend from one point to another, drawn towards two others."""
    points = []
    for step in range(CURVE + 1):
        t = step / CURVE
        weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3)
        pulls = tuple(zip(weights, (start, first, second, end), strict=True))
        points.append((sum(w * p[0] for w, p in pulls), sum(w * p[1] for w, p in pulls)))
    return tuple(points)

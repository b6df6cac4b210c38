"""Dotted arcs from an ancestor to the node that its bound decides something about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from exercises.drawing.geometry.overlap import touches
from exercises.drawing.geometry.tree_geometry import EDGE, TreeGeometry
from exercises.drawing.parts.markup import Arc
from exercises.drawing.parts.picture import Dash, Pen, Point, Polyline, Rectangle, Shape, Text
from exercises.drawing.parts.style import LABEL_SIZE
from resources import fonts

STEPS = 24
FARTHEST = 80.0


def shapes(
    wanted: Sequence[Arc], geometry: TreeGeometry, parts: Sequence[Sequence[Shape]]
) -> list[Shape]:
    """The arcs and their words, which stand where nothing else does."""
    drawn: list[Shape] = []
    for arc in wanted:
        points = _curve(arc, geometry)
        taken = [*_nearby(points, arc, geometry, parts), *drawn]
        drawn.append(Polyline(points, Pen(arc.ink, 2.0, Dash.DOTTED)))
        drawn.append(_words(arc, points, geometry, taken))
    return drawn


def _nearby(
    points: Sequence[Point], arc: Arc, geometry: TreeGeometry, parts: Sequence[Sequence[Shape]]
) -> Iterator[Shape]:
    """What the words could run into."""
    room = fonts.width(arc.text, LABEL_SIZE) + FARTHEST
    left, right = min(x for x, _ in points), max(x for x, _ in points) + room
    tree = geometry.tree
    first, last = tree.depth(arc.ancestor), tree.depth(arc.node)
    for node, x in enumerate(geometry.xs):
        if first <= tree.shape.depths[node] <= last:
            parent = tree.shape.parents[node]
            above = x if parent is None else geometry.xs[parent]
            if (
                min(x - geometry.lefts[node], above) < right
                and max(x + geometry.rights[node], above) > left
            ):
                yield from parts[node]


def _curve(arc: Arc, geometry: TreeGeometry) -> tuple[Point, ...]:
    """From beside the ancestor's foot to above the node, bulging away from the branch."""
    node_boxes, xs = geometry.node_boxes, geometry.xs
    side = 1.0 if xs[arc.node] >= xs[arc.ancestor] else -1.0
    start = (
        xs[arc.ancestor] + side * (node_boxes[arc.ancestor].half + 4.0),
        geometry.top(arc.ancestor) + node_boxes[arc.ancestor].height,
    )
    end = (xs[arc.node] + side * 8.0, geometry.top(arc.node) - 6.0)
    width, height = end[0] - start[0], end[1] - start[1]
    first = (start[0] + width * 0.55 + side * 20.0, start[1] + height * 0.15)
    second = (end[0] + side * 22.0, end[1] - height * 0.4)
    return tuple(_bezier(start, first, second, end))


def _bezier(a: Point, b: Point, c: Point, d: Point) -> Iterator[Point]:
    for step in range(STEPS + 1):
        t = step / STEPS
        s = 1 - t
        weights = (s**3, 3 * s * s * t, 3 * s * t * t, t**3)
        yield (
            sum(weight * point[0] for weight, point in zip(weights, (a, b, c, d), strict=True)),
            sum(weight * point[1] for weight, point in zip(weights, (a, b, c, d), strict=True)),
        )


def _words(
    arc: Arc, points: Sequence[Point], geometry: TreeGeometry, taken: Sequence[Shape]
) -> Text:
    """The words at the first free place along the arc, else to the right of the whole tree."""
    for x, y in sorted(points, key=lambda point: abs(point[1] - points[STEPS // 2][1])):
        for dx in (12.0, 40.0, FARTHEST):
            text = Text(x + dx, y, arc.text, LABEL_SIZE, arc.ink)
            box = _padded(text.bounds)
            if box.x + box.width < geometry.width and not any(
                touches(box, shape) for shape in (*taken, Polyline(tuple(points), Pen(arc.ink)))
            ):
                return text
    return Text(geometry.width, EDGE + LABEL_SIZE, arc.text, LABEL_SIZE, arc.ink)


def _padded(box: Rectangle) -> Rectangle:
    return Rectangle(box.x - 4.0, box.y - 4.0, box.width + 8.0, box.height + 8.0)

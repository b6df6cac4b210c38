"""Dotted arcs from an ancestor to the node that its bound decides something about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from exercises.drawing.geometry.overlap import touches
from exercises.drawing.geometry.tree_geometry import EDGE, Arrangement
from exercises.drawing.parts.markup import Arc
from exercises.drawing.parts.picture import Dash, Pen, Point, Polyline, Rectangle, Shape, Text
from exercises.drawing.parts.style import LABEL_SIZE
from resources import fonts

STEPS = 24
FARTHEST = 80.0


def shapes(
    wanted: Sequence[Arc], arrangement: Arrangement, parts: Sequence[Sequence[Shape]]
) -> list[Shape]:
    """The arcs and their words, which stand where nothing else does."""
    drawn: list[Shape] = []
    for arc in wanted:
        points = _curve(arc, arrangement)
        taken = [*_nearby(points, arc, arrangement, parts), *drawn]
        drawn.append(Polyline(points, Pen(arc.ink, 2.0, Dash.DOTTED)))
        drawn.append(_words(arc, points, arrangement, taken))
    return drawn


def _nearby(
    points: Sequence[Point], arc: Arc, arrangement: Arrangement, parts: Sequence[Sequence[Shape]]
) -> Iterator[Shape]:
    """What the words could run into."""
    room = fonts.width(arc.text, LABEL_SIZE) + FARTHEST
    left, right = min(x for x, _ in points), max(x for x, _ in points) + room
    tree = arrangement.tree
    first, last = tree.depth(arc.ancestor), tree.depth(arc.node)
    for node, x in enumerate(arrangement.xs):
        if first <= tree.shape.depths[node] <= last:
            parent = tree.shape.parents[node]
            above = x if parent is None else arrangement.xs[parent]
            if (
                min(x - arrangement.lefts[node], above) < right
                and max(x + arrangement.rights[node], above) > left
            ):
                yield from parts[node]


def _curve(arc: Arc, arrangement: Arrangement) -> tuple[Point, ...]:
    """From beside the ancestor's foot to above the node, bulging away from the branch."""
    plans, xs = arrangement.plans, arrangement.xs
    side = 1.0 if xs[arc.node] >= xs[arc.ancestor] else -1.0
    start = (
        xs[arc.ancestor] + side * (plans[arc.ancestor].half + 4.0),
        arrangement.top(arc.ancestor) + plans[arc.ancestor].height,
    )
    end = (xs[arc.node] + side * 8.0, arrangement.top(arc.node) - 6.0)
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
    arc: Arc, points: Sequence[Point], arrangement: Arrangement, taken: Sequence[Shape]
) -> Text:
    """The words at the first free place along the arc, else to the right of the whole tree."""
    for x, y in sorted(points, key=lambda point: abs(point[1] - points[STEPS // 2][1])):
        for dx in (12.0, 40.0, FARTHEST):
            text = Text(x + dx, y, arc.text, LABEL_SIZE, arc.ink)
            box = _padded(text.bounds)
            if box.x + box.width < arrangement.width and not any(
                touches(box, shape) for shape in (*taken, Polyline(tuple(points), Pen(arc.ink)))
            ):
                return text
    return Text(arrangement.width, EDGE + LABEL_SIZE, arc.text, LABEL_SIZE, arc.ink)


def _padded(box: Rectangle) -> Rectangle:
    return Rectangle(box.x - 4.0, box.y - 4.0, box.width + 8.0, box.height + 8.0)

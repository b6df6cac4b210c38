"""Whether shapes meet."""

from __future__ import annotations

from exercises.drawing.parts.picture import (
    Box,
    Ellipse,
    Line,
    Point,
    Polygon,
    Polyline,
    Rectangle,
    Shape,
    Text,
)


def touches(box: Rectangle, shape: Shape) -> bool:
    """Whether a shape reaches into a rectangle; a closed shape counts with its corners."""
    if isinstance(shape, Line):
        return _crosses(box, (shape.x1, shape.y1), (shape.x2, shape.y2))
    if isinstance(shape, Polyline):
        pairs = zip(shape.points[:-1], shape.points[1:], strict=True)
        return any(_crosses(box, first, second) for first, second in pairs)
    return box.overlaps(bounds(shape))


def bounds(shape: Shape) -> Rectangle:
    """The rectangle around a shape."""
    match shape:
        case Text():
            return shape.bounds
        case Line(x1, y1, x2, y2):
            return Rectangle(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1))
        case Polyline(points=points) | Polygon(points=points):
            xs, ys = [p[0] for p in points], [p[1] for p in points]
            return Rectangle(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        case Box(x, y, width, height):
            return Rectangle(x, y, width, height)
        case Ellipse(x, y, radius_x, radius_y):
            return Rectangle(x - radius_x, y - radius_y, 2 * radius_x, 2 * radius_y)


def _crosses(box: Rectangle, first: Point, second: Point) -> bool:
    """Whether a line meets a rectangle (Liang and Barsky 1984)."""
    (x1, y1), (x2, y2) = first, second
    enter, leave = 0.0, 1.0
    for start, way, low, high in (
        (x1, x2 - x1, box.x, box.x + box.width),
        (y1, y2 - y1, box.y, box.y + box.height),
    ):
        if way == 0:
            if not low <= start <= high:
                return False
            continue
        near, far = sorted(((low - start) / way, (high - start) / way))
        enter, leave = max(enter, near), min(leave, far)
    return enter <= leave

"""Finds what overlaps in a drawing, from its shapes alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from exercises.drawing.compose import Drawing
from exercises.drawing.geometry.overlap import bounds, touches
from exercises.drawing.parts.picture import (
    Ink,
    Line,
    Pen,
    Polygon,
    Polyline,
    Rectangle,
    Shape,
    Text,
)

HAIR = 0.5


def overlaps(drawing: Drawing) -> Iterator[tuple[Shape, Shape]]:
    """Every pair of shapes that touch and should not."""
    yield from _words(drawing)
    yield from _parts(drawing)
    yield from _branches(drawing)


def outside(drawing: Drawing) -> Iterator[Shape]:
    """Every shape that the picture's edge cuts off."""
    picture = drawing.picture
    for shape in picture.shapes:
        x, y, width, height = bounds(shape)
        inside = x >= 0 and y >= 0 and x + width <= picture.width + HAIR
        if not (inside and y + height <= picture.height + HAIR):
            yield shape


def _words(drawing: Drawing) -> Iterator[tuple[Shape, Shape]]:
    """No two texts on one another, the bands' names and the arcs' words among them."""
    words = [(_inner(shape), shape) for shape in drawing.picture.shapes if isinstance(shape, Text)]
    for (box, one), (place, other) in combinations(words, 2):
        if box.overlaps(place):
            yield one, other


def _parts(drawing: Drawing) -> Iterator[tuple[Shape, Shape]]:
    """Nothing of one node on anything of another."""
    boxes = [[(_inner(shape), shape) for shape in part] for part in _solid(drawing)]
    rooms = [_around([box for box, _ in part]) for part in boxes]
    for (ones, room), (others, other_room) in combinations(zip(boxes, rooms, strict=True), 2):
        if room.overlaps(other_room):
            for box, one in ones:
                yield from ((one, other) for place, other in others if box.overlaps(place))


def _branches(drawing: Drawing) -> Iterator[tuple[Shape, Shape]]:
    """No branch through anything but its own marks."""
    parts = _solid(drawing)
    if drawing.geometry.arrows:
        yield from _arrows(drawing, parts)
        return
    rooms = [_around([bounds(shape) for shape in part]) for part in parts]
    for node in drawing.markup.tree:
        if not node:
            continue
        line = Line(*drawing.branch(node), Pen(Ink.BRANCH))
        for owner, solid in enumerate(parts):
            if not touches(rooms[owner], line):
                continue
            for shape in solid:
                own_mark = owner == node and bounds(shape).y + bounds(shape).height < line.y2
                if not own_mark and touches(_inner(shape), line) and not _ends_there(line, shape):
                    yield line, shape


def _arrows(drawing: Drawing, parts: list[list[Shape]]) -> Iterator[tuple[Shape, Shape]]:
    """No arrow of a graph through a node, but at its ends; arrows may cross."""
    tree, same = drawing.markup.tree, drawing.geometry.same
    for branch, way in drawing.geometry.arrows.items():
        ends = {tree.parent(branch), same.get(branch, branch)}
        line = Polyline(way.points, Pen(Ink.BRANCH))
        for owner in set(tree) - set(same) - ends:
            for shape in parts[owner]:
                if not isinstance(shape, Text) and touches(_inner(shape), line):
                    yield line, shape


def _ends_there(line: Line, shape: Shape) -> bool:
    """Whether the line only meets the outline it leaves from or leads to."""
    box = bounds(shape)
    return not isinstance(shape, Text) and (
        (abs(box.y + box.height - line.y1) < 1 and box.contains(line.x1, line.y1, 1))
        or (abs(box.y - line.y2) < 1 and box.contains(line.x2, line.y2, 1))
    )


def _solid(drawing: Drawing) -> list[list[Shape]]:
    """Each node's words and closed shapes; a halo may reach further."""
    return [
        [shape for shape in part if not (_is_stroke(shape) or _is_halo(shape) or _is_head(shape))]
        for part in drawing.parts
    ]


def _around(boxes: list[Rectangle]) -> Rectangle:
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right = max(box.x + box.width for box in boxes)
    bottom = max(box.y + box.height for box in boxes)
    return Rectangle(left, top, right - left, bottom - top)


def _is_stroke(shape: Shape) -> bool:
    return isinstance(shape, Line | Polyline)


def _is_head(shape: Shape) -> bool:
    """The head of an arrow, which several may have at one node."""
    return isinstance(shape, Polygon) and shape.pen is None


def _is_halo(shape: Shape) -> bool:
    return not isinstance(shape, Text | Line | Polyline) and shape.fill is None


def _inner(shape: Shape) -> Rectangle:
    x, y, width, height = bounds(shape)
    return Rectangle(x + HAIR, y + HAIR, width - 2 * HAIR, height - 2 * HAIR)

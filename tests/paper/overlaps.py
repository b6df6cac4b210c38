"""Finds what overlaps on a page or leaves it, from the rectangles of its items alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TypeVar

from exercises.drawing.geometry.overlap import bounds
from exercises.drawing.parts.picture import (
    Box,
    Ellipse,
    Line,
    Picture,
    Polygon,
    Polyline,
    Rectangle,
    Shape,
    Text,
)
from exercises.paper.layout.page import (
    FOOT,
    Foreign,
    Image,
    Page,
    PageShape,
    PlacedTree,
    QrCode,
)

_Thing = TypeVar("_Thing")
HAIR = 0.3
EDGE = 20.0
"""What every printer leaves white."""


def clashes(page: Page) -> Iterator[tuple[object, object]]:
    """Every two things that stand on one another and should not."""
    yield from _overlapping([(shape, _inner(box)) for shape, box in _solid(page)])


def strays(page: Page) -> Iterator[PageShape]:
    """Everything that is too near to the edge, or that runs into the footer."""
    room = Rectangle(EDGE, EDGE, page.width - 2 * EDGE, page.height - 2 * EDGE)
    for item in page.shapes:
        x, y, width, height = covered(item)
        inside = room.contains(x, y) and room.contains(x + width, y + height)
        below = y + height > page.height - FOOT + HAIR and y < page.height - FOOT
        if not inside or below:
            yield item


def crowded(picture: Picture) -> Iterator[tuple[Shape, Shape]]:
    """Words of a tree on words or on the edges of boxes, and whatever its own edge cuts off."""
    words = [shape for shape in picture.shapes if isinstance(shape, Text) and shape.text.strip()]
    boxes = [shape for shape in picture.shapes if isinstance(shape, Box)]
    places = [(word, _inner(word.bounds)) for word in words]
    frames = [(box, _inner(bounds(box))) for box in boxes]
    yield from _overlapping(places)
    yield from _overlapping(frames)
    for word, place in places:
        for box, frame in frames:
            if place.overlaps(frame) and not _holds(box, word):
                yield word, box
    for shape in picture.shapes:
        x, y, width, height = bounds(shape)
        if min(x, y) < 0 or x + width > picture.width or y + height > picture.height:
            yield shape, shape


def _overlapping(placed: Sequence[tuple[_Thing, Rectangle]]) -> Iterator[tuple[_Thing, _Thing]]:
    for (one, place), (other, beside) in combinations(placed, 2):
        if place.overlaps(beside):
            yield one, other


def _holds(box: Box, word: Text) -> bool:
    x, y, width, height = word.bounds
    frame = bounds(box)
    return frame.contains(x, y) and frame.contains(x + width, y + height)


def _solid(page: Page) -> list[tuple[PageShape, Rectangle]]:
    """Words, trees, codes and boxes that hold nothing; lines and frames may be written on."""
    found: list[tuple[PageShape, Rectangle]] = []
    for item in page.shapes:
        if isinstance(item, Text | Foreign | PlacedTree | QrCode | Image):
            found.append((item, covered(item)))
    return found


def covered(item: PageShape) -> Rectangle:
    """What is drawn of an item: a tree without the empty edge around it."""
    if isinstance(item, Foreign):
        return Rectangle(item.x, item.y - 0.8 * item.size, item.width, item.size)
    if isinstance(item, QrCode):
        return Rectangle(item.x, item.y, item.size, item.size)
    if isinstance(item, Image):
        return Rectangle(item.x, item.y, item.width, item.height)
    if not isinstance(item, PlacedTree):
        return bounds(item)
    boxes = [
        item.rectangle(bounds(shape))
        for shape in item.drawing.picture.shapes
        if isinstance(shape, Line | Polyline | Polygon | Box | Ellipse)
    ]
    boxes += [word.bounds for word in placed_words(item)]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right = max(box.x + box.width for box in boxes)
    bottom = max(box.y + box.height for box in boxes)
    return Rectangle(left, top, right - left, bottom - top)


def placed_words(tree: PlacedTree) -> list[Text]:
    """The words of a tree where they stand on the page."""
    _, x, y, scale, _ = tree
    return [
        shape._replace(x=x + scale * shape.x, y=y + scale * shape.y, size=scale * shape.size)
        for shape in tree.drawing.picture.shapes
        if isinstance(shape, Text)
    ]


def _inner(box: Rectangle) -> Rectangle:
    x, y, width, height = box
    return Rectangle(x + HAIR, y + HAIR, width - 2 * HAIR, height - 2 * HAIR)

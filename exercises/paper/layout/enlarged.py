"""A page in large print: laid out on a smaller one, then everything enlarged alike."""

from __future__ import annotations

from exercises.drawing.parts.picture import (
    Box,
    Ellipse,
    Line,
    Pen,
    Polygon,
    Polyline,
    Rectangle,
    Text,
)
from exercises.paper.layout.page import (
    Foreign,
    Image,
    Page,
    PageItem,
    PageShape,
    PlacedTree,
    QrCode,
)


def enlarged(page: Page, zoom: float) -> Page:
    """The page so many times as large."""
    items = tuple(enlarged_item(item, zoom) for item in page.items)
    return Page(page.width * zoom, page.height * zoom, items)


def enlarged_item(item: PageItem, zoom: float) -> PageItem:
    """The item so many times as large, and so many times as far from the corner."""
    shapes = tuple(enlarged_shape(shape, zoom) for shape in item.shapes)
    boxes = tuple(
        place._replace(box=Rectangle(*(zoom * length for length in place.box)))
        for place in item.boxes
    )
    return item._replace(shapes=shapes, boxes=boxes)


def enlarged_shape(shape: PageShape, zoom: float) -> PageShape:
    """The shape so many times as large, and so many times as far from the corner."""
    match shape:
        case Line(x1, y1, x2, y2, pen):
            return Line(x1 * zoom, y1 * zoom, x2 * zoom, y2 * zoom, _wider(pen, zoom))
        case Polyline(points, pen):
            return Polyline(tuple((x * zoom, y * zoom) for x, y in points), _wider(pen, zoom))
        case Polygon(points, outline):
            corners = tuple((x * zoom, y * zoom) for x, y in points)
            return shape._replace(points=corners, pen=outline and _wider(outline, zoom))
        case Box(x, y, width, height, radius, outline, fill):
            edge = outline and _wider(outline, zoom)
            return Box(x * zoom, y * zoom, width * zoom, height * zoom, radius * zoom, edge, fill)
        case Ellipse(x, y, across, down, outline, fill):
            edge = outline and _wider(outline, zoom)
            return Ellipse(x * zoom, y * zoom, across * zoom, down * zoom, edge, fill)
        case Text(x, y, _, size):
            return shape._replace(x=x * zoom, y=y * zoom, size=size * zoom)
        case Foreign(x, y, _, size, width):
            return shape._replace(x=x * zoom, y=y * zoom, size=size * zoom, width=width * zoom)
        case Image(x, y, width, height, path):
            return Image(x * zoom, y * zoom, width * zoom, height * zoom, path)
        case QrCode(x, y, size):
            return shape._replace(x=x * zoom, y=y * zoom, size=size * zoom)
        case PlacedTree(_, x, y, scale):
            return shape._replace(x=x * zoom, y=y * zoom, scale=scale * zoom)


def _wider(pen: Pen, zoom: float) -> Pen:
    return pen._replace(width=pen.width * zoom)

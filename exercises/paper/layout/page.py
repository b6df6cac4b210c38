"""A page: shapes, trees, names and a logo on a sheet, in points, with y running down."""

from __future__ import annotations

from typing import NamedTuple

from exercises.drawing.parts.picture import Anchor, Line, Picture, Polygon, Polyline, Shape, Text
from exercises.exam.spec import Paper

SIZES = {Paper.A4: (595.28, 841.89), Paper.LETTER: (612.0, 792.0)}
SIDE = 48.0
NARROW_SIDE = 28.0
"""The margins at the sides, of an upright page and of a turned one."""
TOP = 36.0
HEADER = 104.0
"""Where a page's own content begins below its code."""
FOOT = 46.0
"""What the footer needs at the bottom of a page."""
MILLIMETRE = 72 / 25.4


class Placed(NamedTuple):
    """A picture on a page, by its upper left corner; so many points to one of its units."""

    picture: Picture
    x: float
    y: float
    scale: float


class Foreign(NamedTuple):
    """Words that the bundled font can't show, in a font that every reader brings along."""

    x: float
    y: float
    text: str
    size: float
    font: str
    width: float


class Image(NamedTuple):
    """The logo."""

    x: float
    y: float
    width: float
    height: float
    path: str


class QrCode(NamedTuple):
    """A square code for machines."""

    x: float
    y: float
    size: float
    text: str


PageItem = Shape | Placed | Foreign | Image | QrCode
Words = Text | Foreign


class Page(NamedTuple):
    """One side of a sheet."""

    width: float
    height: float
    items: tuple[PageItem, ...]


class Area(NamedTuple):
    """The part of a page between its margins, header and footer."""

    page_width: float
    page_height: float
    top: float
    side: float = SIDE

    @property
    def width(self) -> float:
        """How wide a line may be."""
        return self.page_width - 2 * self.side

    @property
    def right(self) -> float:
        """Where lines end."""
        return self.page_width - self.side

    @property
    def bottom(self) -> float:
        """Where the footer begins."""
        return self.page_height - FOOT

    @property
    def height(self) -> float:
        """The room for everything."""
        return self.bottom - self.top


def upright(paper: Paper) -> Area:
    """A page but for the first."""
    width, height = SIZES[paper]
    return Area(width, height, HEADER)


def turned(paper: Paper) -> Area:
    """A page for what is too wide for an upright one."""
    width, height = SIZES[paper]
    return Area(height, width, HEADER, NARROW_SIDE)


def moved(item: PageItem, x: float, y: float) -> PageItem:
    """The item further to the right and down."""
    if isinstance(item, Line):
        return Line(item.x1 + x, item.y1 + y, item.x2 + x, item.y2 + y, item.pen)
    if isinstance(item, Polyline | Polygon):
        return item._replace(points=tuple((px + x, py + y) for px, py in item.points))
    return item._replace(x=item.x + x, y=item.y + y)


def placed_words(placed: Placed) -> list[Text]:
    """The words of a picture, where they stand on the page, measured from their left.

    That measures them at the size of the picture, which all sheets share, and not at the page's.
    """
    _, x, y, scale = placed
    return [
        shape._replace(
            x=x + scale * shape.left,
            y=y + scale * shape.y,
            size=scale * shape.size,
            anchor=Anchor.START,
        )
        for shape in placed.picture.shapes
        if isinstance(shape, Text)
    ]

"""A picture: lines, shapes and words, whose inks are roles and never colours.

Lengths are in units of which a screen has one a pixel; x runs to the right and y down.
"""

import unicodedata
from enum import Enum, StrEnum
from typing import NamedTuple

from resources import fonts

_JOINERS = "\u200c\u200d"
_LAST_THAT_STANDS_ALONE = "\u058f"
"""Latin, Greek, Cyrillic and Armenian letters are never joined by a sign of their own."""


class Ink(StrEnum):
    """What an ink is for; a palette turns it into a colour."""

    INK = "ink"
    MUTED = "muted"
    RULE = "rule"
    PAPER = "paper"
    BAND = "band"
    BRANCH = "branch"
    OUTLINE = "outline"  # around leaves and boxes
    MAX = "max"
    MIN = "min"
    CHANCE = "chance"
    A = "A"
    B = "B"
    C = "C"
    D = "D"
    E = "E"
    F = "F"
    G = "G"
    H = "H"
    RIGHT = "right"
    WRONG = "wrong"
    FOLLOWS = "follows"
    CUT = "cut"
    HALO = "halo"


class Dash(Enum):
    """How a line is broken."""

    SOLID = "solid"
    DASHED = "dashed"
    DOTTED = "dotted"

    @property
    def lengths(self) -> tuple[float, ...]:
        """Of stroke and gap, in widths of the line."""
        return _LENGTHS[self]


_LENGTHS = {Dash.SOLID: (), Dash.DASHED: (2.5, 2.0), Dash.DOTTED: (0.01, 3.0)}  # round dots


class Anchor(StrEnum):
    """Which end of a text stands at its x."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


class Pen(NamedTuple):
    """How a line is drawn."""

    ink: Ink
    width: float = 1.0
    dash: Dash = Dash.SOLID
    opacity: float = 1.0


class Fill(NamedTuple):
    """How a shape is filled; a tint is a breath of the ink on the paper."""

    ink: Ink
    tint: bool = False
    opacity: float = 1.0


Point = tuple[float, float]


class Rectangle(NamedTuple):
    """A place in a picture, by its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    def contains(self, x: float, y: float, margin: float = 0.0) -> bool:
        """Whether a point lies inside, or not further out than the margin."""
        return (
            -margin <= x - self.x <= self.width + margin
            and -margin <= y - self.y <= self.height + margin
        )

    def overlaps(self, other: "Rectangle") -> bool:
        """Whether two rectangles share more than an edge."""
        return (
            self.x < other.x + other.width
            and other.x < self.x + self.width
            and self.y < other.y + other.height
            and other.y < self.y + self.height
        )


class Line(NamedTuple):
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float
    pen: Pen


class Polyline(NamedTuple):
    """An open line through points."""

    points: tuple[Point, ...]
    pen: Pen


class Polygon(NamedTuple):
    """A closed shape through points."""

    points: tuple[Point, ...]
    pen: Pen | None
    fill: Fill | None


class Box(NamedTuple):
    """A rectangle with round corners."""

    x: float
    y: float
    width: float
    height: float
    radius: float
    pen: Pen | None
    fill: Fill | None


class Ellipse(NamedTuple):
    """An ellipse around a middle."""

    x: float
    y: float
    radius_x: float
    radius_y: float
    pen: Pen | None
    fill: Fill | None


class Text(NamedTuple):
    """Words on one line; y is the line they stand on."""

    x: float
    y: float
    text: str
    size: float
    ink: Ink
    bold: bool = False
    anchor: Anchor = Anchor.START
    opacity: float = 1.0

    @property
    def left(self) -> float:
        """Where the words begin."""
        if self.anchor is Anchor.START:
            return self.x
        return self.x - self.width * (0.5 if self.anchor is Anchor.MIDDLE else 1.0)

    @property
    def width(self) -> float:
        """How wide the words are in the bundled font."""
        return fonts.width(self.text, self.size, self.bold)

    @property
    def bounds(self) -> Rectangle:
        """What the words cover, from their capitals' height to their line."""
        height = fonts.CAP_HEIGHT * self.size
        return Rectangle(self.left, self.y - height, self.width, height)


Shape = Line | Polyline | Polygon | Box | Ellipse | Text


def moved(shape: Shape, x: float, y: float) -> Shape:
    """The shape further to the right and down."""
    match shape:
        case Line(x1, y1, x2, y2, pen):
            return Line(x1 + x, y1 + y, x2 + x, y2 + y, pen)
        case Polyline(points) | Polygon(points):
            return shape._replace(points=tuple((px + x, py + y) for px, py in points))
        case Box() | Ellipse() | Text():
            return shape._replace(x=shape.x + x, y=shape.y + y)


def printable(text: str) -> str:
    """The text with a sign for each letter that no writer could write; spaces are plain ones."""
    text = text.replace("\N{NO-BREAK SPACE}", " ")
    if text.isprintable():
        return text
    return "".join(
        letter if letter.isprintable() or joins(text, place) else "\N{REPLACEMENT CHARACTER}"
        for place, letter in enumerate(text)
    )


def joins(text: str, place: int) -> bool:
    """Whether what stands there tells how letters are joined, as Persian and Hindi need it."""
    if place == 0 or text[place] not in _JOINERS:
        return False
    before = text[place - 1]
    return before > _LAST_THAT_STANDS_ALONE and unicodedata.category(before)[0] in "LM"


class Picture(NamedTuple):
    """Shapes, the later ones over the earlier ones, on a sheet of a size."""

    width: float
    height: float
    shapes: tuple[Shape, ...]

"""A page: what is read on it, in the order in which it is read, in points with y running down.

page.items                                        # headings, paragraphs, trees, each with its role
[(item.question, place) for item in page.items for place in item.blanks]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import NamedTuple

from exercises.drawing.compose import Drawing
from exercises.drawing.parts import picture
from exercises.drawing.parts.picture import Rectangle, Shape, Text
from exercises.exam.spec import Paper
from exercises.exercise import Blank

SIZES = {Paper.A4: (595.28, 841.89), Paper.LETTER: (612.0, 792.0)}
DOUBLE = {Paper.A4: (841.89, 1190.55), Paper.LETTER: (792.0, 1224.0)}
"""Paper of twice the size, A3 or tabloid, for what large print has no room for."""
SIDE = 48.0
NARROW_SIDE = 28.0
"""The margins at the sides, of an upright page and of a turned one."""
TOP = 36.0
CODE = 50.0
"""How wide the code is: 0.8 millimetres to a dot."""
BELOW_CODE = 18.0
"""For the id below the code, and some room."""
BELOW_HEAD = 20.0
"""For the small line on top of a page."""
HEADER = TOP + CODE + BELOW_CODE
"""Where a page's own content begins."""
FOOT = 46.0
"""What the footer needs at the bottom of a page."""
MILLIMETRE = 72 / 25.4


Sizes = Mapping[Paper, tuple[float, float]]


class Role(Enum):
    """What an item of a page is to whoever reads it."""

    ARTIFACT = "artifact"  # running heads and footers: nobody reads them out
    LOGO = "logo"
    TITLE = "title"
    HEADING = "heading"  # of a question
    SUBHEADING = "subheading"
    PARAGRAPH = "paragraph"
    STEP = "step"  # of a numbered list
    CONTENTS = "contents"  # a line that says where a question stands
    CODE = "code"
    NAME_FIELD = "name field"
    TREE = "tree"
    CHART = "chart"
    ANSWER_BOX = "answer box"
    CHOICE = "choice"  # a box to cross, with words beside it
    WRITING_SPACE = "writing space"  # lines to write on, or room to work


class PlacedBlank(NamedTuple):
    """Where a blank is answered on a page, and whether something is written there already."""

    blank: Blank
    box: Rectangle
    filled: bool


class PlacedTree(NamedTuple):
    """A drawn tree on a page, by its upper left corner; so many points to one of its units."""

    drawing: Drawing
    x: float
    y: float
    scale: float
    asked: tuple[Blank, ...] = ()  # in order; some of them have no box on the tree

    @property
    def blanks(self) -> Iterator[PlacedBlank]:
        """The blanks with a box on the tree."""
        markup = self.drawing.markup
        for blank in self.asked:
            drawn = blank.on_tree
            box = self.drawing.blank(drawn)
            if drawn in markup.blanks and box is not None:
                text = markup.texts.get(drawn, "")
                filled = text if isinstance(text, bool) else bool(text.strip())
                yield PlacedBlank(blank, self.rectangle(box), filled)

    def rectangle(self, place: Rectangle) -> Rectangle:
        """A place of the drawing, on the page."""
        x, y, width, height = (self.scale * length for length in place)
        return Rectangle(self.x + x, self.y + y, width, height)


class Foreign(NamedTuple):
    """Words that the bundled font can't show, and that fonts of the machine can."""

    x: float
    y: float
    text: str
    size: float
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


PageShape = Shape | PlacedTree | Foreign | Image | QrCode
TextOrForeign = Text | Foreign


class Cell(NamedTuple):
    """Where an item stands in a table; row 0 has the heads of columns, column 0 those of rows."""

    row: int
    column: int


class PageItem(NamedTuple):
    """What is read as one: a heading, a paragraph, a tree with its boxes."""

    role: Role
    shapes: tuple[PageShape, ...]
    question: int | None = None  # the number of the question that it belongs to
    boxes: tuple[PlacedBlank, ...] = ()  # beside a tree
    alternative: str = ""  # says in words what is not written in words
    cell: Cell | None = None

    @property
    def blanks(self) -> tuple[PlacedBlank, ...]:
        """What is answered here, on a tree or beside it."""
        trees = (shape for shape in self.shapes if isinstance(shape, PlacedTree))
        return (*self.boxes, *(place for tree in trees for place in tree.blanks))

    def moved(self, x: float, y: float) -> PageItem:
        """The item further to the right and down."""
        boxes = [
            place._replace(box=place.box._replace(x=place.box.x + x, y=place.box.y + y))
            for place in self.boxes
        ]
        shapes = [moved(shape, x, y) for shape in self.shapes]
        return self._replace(shapes=tuple(shapes), boxes=tuple(boxes))


class Page(NamedTuple):
    """One side of a sheet; its items stand in reading order."""

    width: float
    height: float
    items: tuple[PageItem, ...]

    @property
    def shapes(self) -> list[PageShape]:
        """All that is drawn."""
        return [shape for item in self.items for shape in item.shapes]


class Area(NamedTuple):
    """The part of a page between its margins, header and footer.

    What is enlarged later has smaller ones: margins and code are as large on every page.
    """

    page_width: float
    page_height: float
    top: float
    side: float = SIDE
    zoom: float = 1.0
    beside_code: bool = False  # what is no wider than an upright page begins beside the code

    @property
    def clear(self) -> float:
        """From where on the whole width is free."""
        return _header(self.zoom) if self.beside_code else self.top

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
        return self.page_height - FOOT / self.zoom

    @property
    def height(self) -> float:
        """The room for everything."""
        return self.bottom - self.top


def upright(paper: Paper, zoom: float = 1.0, sizes: Sizes = SIZES) -> Area:
    """A page but for the first; what is to be enlarged has a smaller one."""
    width, height = sizes[paper]
    return Area(width / zoom, height / zoom, _header(zoom), SIDE / zoom, zoom)


def turned(paper: Paper, zoom: float = 1.0, sizes: Sizes = SIZES) -> Area:
    """A page for what is too wide for an upright one."""
    width, height = sizes[paper]
    top = TOP / zoom + BELOW_HEAD
    return Area(height / zoom, width / zoom, top, NARROW_SIDE / zoom, zoom, beside_code=True)


def _header(zoom: float) -> float:
    return (TOP + CODE) / zoom + BELOW_CODE


def moved(shape: PageShape, x: float, y: float) -> PageShape:
    """The shape further to the right and down."""
    if isinstance(shape, PlacedTree | Foreign | Image | QrCode):
        return shape._replace(x=shape.x + x, y=shape.y + y)
    return picture.moved(shape, x, y)

"""A picture as vector PDF, with the bundled font inside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from io import BytesIO
from itertools import groupby

from reportlab import rl_config
from reportlab.lib.colors import Color, HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from exercises.drawing.parts.palette import Palette
from exercises.drawing.parts.picture import (
    Box,
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
    printable,
)
from resources import fonts

POINTS = 0.75
"""Points to a unit: a picture is as large on paper as on a screen of 96 dots an inch."""

LARGEST = 14_400.0
"""The longest side of a page that readers of PDF must show, in points."""

CIRCLE = 0.5523
"""How far along its tangents a Bézier curve's handles lie to draw a quarter of a circle."""

REGULAR = "DejaVuSans"
BOLD = "DejaVuSans-Bold"


@cache
def register_fonts() -> None:
    """Make the bundled fonts known to reportlab, as REGULAR and BOLD."""
    rl_config.useA85 = 0
    for name, bold in ((REGULAR, False), (BOLD, True)):
        pdfmetrics.registerFont(TTFont(name, str(fonts.file(bold))))


def write(picture: Picture, palette: Palette, title: str = "") -> bytes:
    """The picture as a PDF of one page of its size, or of the largest there is.

    The same picture gives the same bytes.
    """
    register_fonts()
    file = BytesIO()
    scale = min(POINTS, LARGEST / max(picture.width, picture.height))
    size = (picture.width * scale, picture.height * scale)
    canvas = Canvas(file, pagesize=size, invariant=1, pageCompression=1)
    canvas.setTitle(printable(title))
    canvas.setCreator("Plywood")
    canvas.setFillColor(HexColor(palette.line(Ink.PAPER)))
    canvas.rect(0, 0, *size, stroke=0, fill=1)
    draw(canvas, picture, palette, 0.0, size[1], scale)
    canvas.save()
    return file.getvalue()


def draw(
    canvas: Canvas, picture: Picture, palette: Palette, x: float, y: float, scale: float = POINTS
) -> None:
    """Draw a picture onto a page, its upper left corner at x and y, so many points to a unit."""
    canvas.saveState()
    canvas.translate(x, y)
    canvas.scale(scale, scale)
    draw_shapes(canvas, picture.shapes, palette)
    canvas.restoreState()


def draw_shapes(canvas: Canvas, shapes: Iterable[Shape], palette: Palette) -> None:
    """Draw shapes below the origin, neighbours of one look as one path or one text object."""
    canvas.setLineCap(1)
    canvas.setLineJoin(1)
    for _, run in groupby(shapes, key=_batch):
        words: list[Text] = []
        paths: dict[tuple[Pen | None, Fill | None], list[str]] = {}
        for shape in run:
            match shape:
                case Text():
                    words.append(shape)
                case Line(x1, y1, x2, y2, pen):
                    path = f"{x1:.2f} {-y1:.2f} m {x2:.2f} {-y2:.2f} l"
                    paths.setdefault((pen, None), []).append(path)
                case Polyline(points, pen):
                    paths.setdefault((pen, None), []).append(_through(points))
                case Polygon(points, edge, fill):
                    paths.setdefault((edge, fill), []).append(f"{_through(points)} h")
                case Box(x, y, width, height, radius, edge, fill):
                    path = f"{x:.2f} {-y - height:.2f} {width:.2f} {height:.2f} re"
                    if radius:
                        path = _rounded(x, -y - height, x + width, -y, radius, radius)
                    paths.setdefault((edge, fill), []).append(path)
                case Ellipse(x, y, across, down, edge, fill):
                    path = _rounded(x - across, -y - down, x + across, -y + down, across, down)
                    paths.setdefault((edge, fill), []).append(path)
        for (edge, fill), path_parts in paths.items():
            _draw_path(canvas, path_parts, edge, fill, palette)
        if words:
            _draw_words(canvas, words, palette)


def _batch(shape: Shape) -> object:
    """Which neighbours are drawn together: such shapes don't lie on one another."""
    match shape:
        case Text():
            return Text
        case Line() | Polyline():
            return Line
        case Polygon(_, edge, fill):
            return Polygon, edge, fill
        case Box(_, _, _, _, _, edge, fill):
            return Box, edge, fill
        case Ellipse(_, _, _, _, edge, fill):
            return Ellipse, edge, fill


def _draw_path(
    canvas: Canvas, path: list[str], edge: Pen | None, fill: Fill | None, palette: Palette
) -> None:
    paint = "n" if edge is None and fill is None else "S"
    state = [] if edge is None else [_stroke(edge, palette)]
    if fill is not None:
        state.append(f"{_colour(palette.fill(fill))} rg")
        paint = "f" if edge is None else "B"
    canvas.addLiteral("\n".join((*state, *path, paint)))


def _through(points: Sequence[Point]) -> str:
    (x, y), *others = points
    return " ".join([f"{x:.2f} {-y:.2f} m", *(f"{px:.2f} {-py:.2f} l" for px, py in others)])


def _rounded(x1: float, y1: float, x2: float, y2: float, rx: float, ry: float) -> str:
    """A rectangle whose corners are quarters of an ellipse, as Bézier curves."""
    # From one side to the other: the edge, a handle, the corner's end; the same on the far side.
    a, b, c, d, e, f = _stations(x1, x2, rx)
    p, q, r, s, t, u = _stations(y1, y2, ry)
    return (
        f"{c} {p} m {d} {p} l {e} {p} {f} {q} {f} {r} c {f} {s} l {f} {t} {e} {u} {d} {u} c "
        f"{c} {u} l {b} {u} {a} {t} {a} {s} c {a} {r} l {a} {q} {b} {p} {c} {p} c h"
    )


def _stations(low: float, high: float, radius: float) -> tuple[str, ...]:
    handle = radius * (1 - CIRCLE)
    places = (low, low + handle, low + radius, high - radius, high - handle, high)
    return tuple([f"{place:.2f}" for place in places])


def _stroke(pen: Pen, palette: Palette) -> str:
    dashes = " ".join(f"{length * pen.width:.2f}" for length in pen.dash.lengths)
    colour = _colour(palette.line(pen.ink, pen.opacity))
    return f"{colour} RG {pen.width:.2f} w [{dashes}] 0 d"


@cache
def _colour(colour: str) -> str:
    return " ".join(f"{int(colour[i : i + 2], 16) / 255:.3f}" for i in (1, 3, 5))


@cache
def _fill_colour(colour: str) -> Color:
    return HexColor(colour)


def _draw_words(canvas: Canvas, words: list[Text], palette: Palette) -> None:
    """All words as one text object, those of one look together."""
    looks: dict[tuple[bool, float, str], list[Text]] = {}
    for word in words:
        look = (word.bold, word.size, palette.word(word.ink, word.opacity))
        looks.setdefault(look, []).append(word)
    page = canvas.beginText()
    for (bold, size, colour), alike in looks.items():
        page.setFont(BOLD if bold else REGULAR, size)
        page.setFillColor(_fill_colour(colour))
        for word in alike:
            page.setTextOrigin(word.left, -word.y)
            page.textOut(printable(word.text))
    canvas.drawText(page)

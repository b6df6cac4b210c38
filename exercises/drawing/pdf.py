"""A picture as vector PDF, with the bundled font inside."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from io import BytesIO
from itertools import groupby

from reportlab import rl_config
from reportlab.lib.colors import Color, HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from exercises.drawing.palette import Palette
from exercises.drawing.picture import (
    Box,
    Ellipse,
    Fill,
    Ink,
    Line,
    Pen,
    Picture,
    Polygon,
    Polyline,
    Shape,
    Text,
    printable,
)
from resources import fonts

POINTS = 0.75
"""Points to a unit: a picture is as large on paper as on a screen of 96 dots an inch."""

REGULAR = "DejaVuSans"
BOLD = "DejaVuSans-Bold"


@cache
def register_fonts() -> None:
    """Make the bundled fonts known to reportlab, as REGULAR and BOLD."""
    rl_config.useA85 = 0
    for name, bold in ((REGULAR, False), (BOLD, True)):
        pdfmetrics.registerFont(TTFont(name, str(fonts.file(bold))))


def write(picture: Picture, palette: Palette, title: str = "") -> bytes:
    """The picture as a PDF of one page of its size; the same picture gives the same bytes."""
    register_fonts()
    file = BytesIO()
    size = (picture.width * POINTS, picture.height * POINTS)
    canvas = Canvas(file, pagesize=size, invariant=1, pageCompression=1)
    canvas.setTitle(printable(title))
    canvas.setCreator("Plywood")
    canvas.setFillColor(_colour(palette.line(Ink.PAPER)))
    canvas.rect(0, 0, *size, stroke=0, fill=1)
    draw(canvas, picture, palette, 0.0, size[1], POINTS)
    canvas.save()
    return file.getvalue()


def draw(
    canvas: Canvas, picture: Picture, palette: Palette, x: float, y: float, scale: float = POINTS
) -> None:
    """Draw a picture onto a page, its upper left corner at x and y, so many points to a unit."""
    register_fonts()
    canvas.saveState()
    canvas.translate(x, y)
    canvas.scale(scale, scale)
    canvas.setLineCap(1)
    canvas.setLineJoin(1)
    for kind, run in groupby(picture.shapes, key=_kind):
        if kind is Text:
            _draw_words(canvas, [shape for shape in run if isinstance(shape, Text)], palette)
        elif kind is Line:
            _draw_lines(canvas, run, palette)
        else:
            _draw_closed(canvas, run, palette)
    canvas.restoreState()


def _kind(shape: Shape) -> type:
    """Which shapes can be drawn together."""
    if isinstance(shape, Line | Polyline):
        return Line
    return Text if isinstance(shape, Text) else Polygon


def _draw_lines(canvas: Canvas, run: Iterable[Shape], palette: Palette) -> None:
    """All lines of one pen as one path."""
    paths: dict[Pen, PDFPathObject] = {}
    for shape in run:
        match shape:
            case Line(x1, y1, x2, y2, pen):
                points: tuple[tuple[float, float], ...] = ((x1, y1), (x2, y2))
            case Polyline(points, pen):
                pass
            case Polygon() | Box() | Ellipse() | Text():
                continue
        path = paths.get(pen)
        if path is None:
            path = paths[pen] = canvas.beginPath()
        path.moveTo(points[0][0], -points[0][1])
        for px, py in points[1:]:
            path.lineTo(px, -py)
    for pen, path in paths.items():
        _take(canvas, pen, palette)
        canvas.drawPath(path, stroke=1, fill=0)


def _draw_closed(canvas: Canvas, run: Iterable[Shape], palette: Palette) -> None:
    """Neighbours of one look as one path."""
    for (pen, fill), alike in groupby(run, key=_look):
        path = canvas.beginPath()
        for shape in alike:
            _trace(path, shape)
        if pen is not None:
            _take(canvas, pen, palette)
        if fill is not None:
            canvas.setFillColor(_colour(palette.fill(fill)))
        canvas.drawPath(path, stroke=pen is not None, fill=fill is not None)


def _look(shape: Shape) -> tuple[Pen | None, Fill | None]:
    return (shape.pen, shape.fill) if isinstance(shape, Polygon | Box | Ellipse) else (None, None)


def _trace(path: PDFPathObject, shape: Shape) -> None:
    match shape:
        case Polygon(points):
            path.moveTo(points[0][0], -points[0][1])
            for px, py in points[1:]:
                path.lineTo(px, -py)
            path.close()
        case Box(x, y, width, height, radius):
            if radius:
                path.roundRect(x, -y - height, width, height, radius)
            else:
                path.rect(x, -y - height, width, height)
        case Ellipse(x, y, radius_x, radius_y):
            path.ellipse(x - radius_x, -y - radius_y, 2 * radius_x, 2 * radius_y)
        case Line() | Polyline() | Text():
            pass


def _draw_words(canvas: Canvas, words: list[Text], palette: Palette) -> None:
    """All words as one text object, those of one look together."""
    looks: dict[tuple[bool, float, str], list[Text]] = {}
    for word in words:
        look = (word.bold, word.size, palette.word(word.ink, word.opacity))
        looks.setdefault(look, []).append(word)
    page = canvas.beginText()
    for (bold, size, colour), alike in looks.items():
        page.setFont(BOLD if bold else REGULAR, size)
        page.setFillColor(_colour(colour))
        for word in alike:
            page.setTextOrigin(word.left, -word.y)
            page.textOut(printable(word.text))
    canvas.drawText(page)


def _take(canvas: Canvas, pen: Pen, palette: Palette) -> None:
    canvas.setStrokeColor(_colour(palette.line(pen.ink, pen.opacity)))
    canvas.setLineWidth(pen.width)
    canvas.setDash([length * pen.width for length in pen.dash.value])


@cache
def _colour(colour: str) -> Color:
    return HexColor(colour)

"""Pages -> PDF. The same pages give the same bytes."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from reportlab.pdfgen.canvas import Canvas

from exercises.drawing.parts.palette import PRINT
from exercises.drawing.parts.picture import (
    Box,
    Ellipse,
    Line,
    Polygon,
    Polyline,
    Shape,
    Text,
    printable,
)
from exercises.drawing.writers import pdf
from exercises.paper.layout.logo import logo_reader
from exercises.paper.layout.page import Foreign, Image, Page, PageItem, PlacedTree, QrCode
from exercises.paper.pdf.embedded_glyphs import EmbeddedGlyphs
from exercises.paper.pdf.qr import draw_code
from exercises.paper.pdf.structure_tree import tagged
from exercises.paper.pdf.tagging import Tag, tag_of


def to_pdf(pages: Sequence[Page], title: str, language: str) -> bytes:
    """A whole file, tagged for screen readers."""
    data, tags = drawn(pages, title, language)
    return tagged(data, tags, title, language)


def drawn(pages: Sequence[Page], title: str, language: str) -> tuple[bytes, list[list[Tag]]]:
    """A file with every item marked in reading order, and the tags that belong to the marks."""
    pdf.register_fonts()
    file, tags, foreign = BytesIO(), list[list[Tag]](), EmbeddedGlyphs()
    canvas = Canvas(file, invariant=1, pageCompression=1, initialFontName=pdf.REGULAR)
    canvas.setTitle(printable(title))
    canvas.setCreator("Plywood")
    canvas.setAuthor("")
    canvas.setSubject("")
    for page in pages:
        canvas.setPageSize((page.width, page.height))
        canvas.translate(0.0, page.height)
        found: list[Tag] = []
        for item in page.items:
            tag = tag_of(item, language)
            if tag is None:
                canvas.addLiteral("/Artifact BMC")
            else:
                canvas.addLiteral(f"/{tag.kind} <</MCID {len(found)}>> BDC")
                found.append(tag)
            _draw(canvas, item, foreign)
            canvas.addLiteral("EMC")
        tags.append(found)
        canvas.showPage()
    canvas.save()
    return foreign.embedded(file.getvalue()), tags


def _draw(canvas: Canvas, item: PageItem, foreign: EmbeddedGlyphs) -> None:
    """Draw an item on a page whose origin is its upper left corner."""
    shapes: list[Shape] = []
    for shape in item.shapes:
        match shape:
            case Line() | Polyline() | Polygon() | Box() | Ellipse() | Text():
                shapes.append(shape)
            case PlacedTree(drawing, x, y, scale):
                pdf.draw(canvas, drawing.picture, PRINT, x, -y, scale)
            case Image(x, y, wide, high, path):
                canvas.drawImage(logo_reader(path), x, -y - high, wide, high, mask="auto")
            case QrCode(x, y, size, text):
                draw_code(canvas, text, x, -y, size)
            case Foreign():
                canvas.addLiteral(foreign.drawing(shape))
    pdf.draw_shapes(canvas, shapes, PRINT)

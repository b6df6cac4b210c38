"""Pages -> PDF. The same pages give the same bytes."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from io import BytesIO
from typing import IO, NamedTuple

from reportlab.pdfgen.canvas import Canvas

from exercises.drawing.parts.palette import PRINT
from exercises.drawing.parts.picture import Line, Picture, Polyline, Shape, Text, printable
from exercises.drawing.writers import pdf
from exercises.paper.layout.font_choice import register
from exercises.paper.layout.logo import logo_reader
from exercises.paper.layout.page import Foreign, Image, Page, Placed, QrCode, placed_words
from exercises.paper.pdf.qr import draw_code
from exercises.paper.pdf.streamed_pdf import Growing
from exercises.paper.pdf.text_encoding import draw_words, prepare


class Packed(NamedTuple):
    """A page that is drawn already, and the same in every file."""

    width: float
    height: float
    content: bytes


class Printer:
    """A PDF that grows page by page."""

    def __init__(self, file: IO[bytes], title: str) -> None:
        self.canvas = Canvas(file, invariant=1, pageCompression=1)
        self.canvas.setTitle(printable(title))
        self.canvas.setCreator("Plywood")
        self.canvas.setAuthor("")
        self.canvas.setSubject("")
        prepare(self.canvas)
        self._growing = Growing(self.canvas, file)

    def add(self, page: Page | Packed) -> Page | Packed:
        """Add a page; gives it back in the form that is quickest to add to another file."""
        self.canvas.setPageSize((page.width, page.height))
        if isinstance(page, Packed):
            self._turn(page.content)
            return page
        shared = self._draw(page)
        content = self._turn()
        return Packed(page.width, page.height, content) if shared else page

    def add_sides(self, pages: Sequence[Page | Packed]) -> None:
        """Add a sheet for duplex printing: a blank page makes their number even."""
        for page in pages:
            self.add(page)
        if len(pages) % 2:
            self.canvas.setPageSize((pages[0].width, pages[0].height))
            self._turn()

    def save(self) -> None:
        """Write what the pages share."""
        self.canvas.save()

    def _turn(self, content: bytes | None = None) -> bytes:
        """End a page, and write it; gives back what stands on it, compressed."""
        self.canvas.showPage()
        drawn = self.canvas._doc.Pages.pages[-1].stream
        packed = zlib.compress(drawn.encode()) if content is None else content
        self._growing.take_page(packed)
        return packed

    def _draw(self, page: Page) -> bool:
        """Draw a page; tells whether it hangs on nothing else in this file."""
        canvas, height = self.canvas, page.height
        shared = True
        shapes: list[Shape] = []
        words: list[Text] = []
        for item in page.items:
            match item:
                case Text():
                    words.append(item)
                case Placed(picture, x, y, scale):
                    lines = [shape for shape in picture.shapes if not isinstance(shape, Text)]
                    drawing = Picture(picture.width, picture.height, tuple(lines))
                    pdf.draw(canvas, drawing, PRINT, x, height - y, scale)
                    words += placed_words(item)
                case Image(x, y, wide, high, path):
                    reader = logo_reader(path)
                    canvas.drawImage(reader, x, height - y - high, wide, high, mask="auto")
                    shared = False
                case QrCode(x, y, size, text):
                    draw_code(canvas, text, x, height - y, size)
                case Foreign(x, y, text, size, font, _):
                    register(font)
                    canvas.setFont(font, size)
                    canvas.drawString(x, height - y, text)
                    shared = False
                case _:
                    shapes.append(item)
        shapes.sort(key=_is_line)  # grounds and boxes below, so that each kind is drawn in one run
        pdf.draw(canvas, Picture(page.width, height, tuple(shapes)), PRINT, 0.0, height, 1.0)
        return draw_words(canvas, words, height) and shared


def _is_line(shape: Shape) -> bool:
    return isinstance(shape, Line | Polyline)


def to_pdf(pages: Sequence[Page], title: str) -> tuple[bytes, list[Page | Packed]]:
    """A whole file; and its pages in the form that is quickest to add to another file."""
    file = BytesIO()
    printer = Printer(file, title)
    packed = [printer.add(page) for page in pages]
    printer.save()
    return file.getvalue(), packed

"""Pages -> PDF. The same pages give the same bytes."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import IO

from reportlab.pdfgen.canvas import Canvas

from exercises.drawing import pdf
from exercises.drawing.palette import PRINT
from exercises.drawing.picture import Line, Picture, Polyline, Shape, Text, printable
from exercises.export.paper.logo import logo_reader
from exercises.export.paper.page import Foreign, Image, Page, Placed
from exercises.export.paper.script import register


class Printer:
    """A PDF that grows page by page."""

    def __init__(self, file: IO[bytes] | Path, title: str) -> None:
        pdf.register_fonts()
        target = str(file) if isinstance(file, Path) else file
        self.canvas = Canvas(target, invariant=1, pageCompression=1)
        self.canvas.setTitle(printable(title))
        self.canvas.setCreator("Plywood")
        self.canvas.setAuthor("")
        self.canvas.setSubject("")

    def add(self, pages: Sequence[Page], duplex: bool = False) -> None:
        """Add pages; for duplex printing a blank one makes their number even."""
        for page in pages:
            self.canvas.setPageSize((page.width, page.height))
            self._draw(page)
            self.canvas.showPage()
        if duplex and len(pages) % 2:
            self.canvas.setPageSize((pages[0].width, pages[0].height))
            self.canvas.showPage()

    def save(self) -> None:
        """Write the file."""
        self.canvas.save()

    def _draw(self, page: Page) -> None:
        canvas, height = self.canvas, page.height
        shapes: list[Shape] = []
        for item in page.items:
            match item:
                case Placed(picture, x, y, scale):
                    pdf.draw(canvas, picture, PRINT, x, height - y, scale)
                case Image(x, y, wide, high, path):
                    reader = logo_reader(path)
                    canvas.drawImage(reader, x, height - y - high, wide, high, mask="auto")
                case Foreign(x, y, text, size, font, _):
                    register(font)
                    canvas.setFont(font, size)
                    canvas.drawString(x, height - y, text)
                case _:
                    shapes.append(item)
        shapes.sort(key=_layer)
        pdf.draw(canvas, Picture(page.width, height, tuple(shapes)), PRINT, 0.0, height, 1.0)


def _layer(shape: Shape) -> int:
    """Grounds and boxes below, lines over them, words on top: so that they are drawn in runs."""
    if isinstance(shape, Text):
        return 2
    return 1 if isinstance(shape, Line | Polyline) else 0


def to_pdf(pages: Sequence[Page], title: str) -> bytes:
    """A whole file."""
    file = BytesIO()
    printer = Printer(file, title)
    printer.add(pages)
    printer.save()
    return file.getvalue()

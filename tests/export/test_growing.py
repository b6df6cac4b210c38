"""A file for the printer grows page by page, and keeps nothing of what it has written."""

from __future__ import annotations

import os
import tracemalloc
from io import BytesIO
from pathlib import Path

from pypdf import PdfReader

from exercises.drawing.parts.picture import Ink, Text
from exercises.paper.layout.page import Page
from exercises.paper.pdf.printing import Printer

PAGES = 40


def page(number: int) -> Page:
    lines = [Text(50.0, 20.0 + y, f"{number * y}: Łódź", 8.0, Ink.INK) for y in range(0, 700, 10)]
    return Page(595.0, 842.0, tuple(lines))


def test_every_page_is_in_the_file_before_it_is_saved() -> None:
    file = BytesIO()
    printer = Printer(file, "Quiz")
    for number in range(1, PAGES):
        printer.add_sides([page(number)])
        assert file.getvalue().count(b"/Type /Page\n") == 2 * number


def test_a_reader_finds_every_object() -> None:
    file = BytesIO()
    printer = Printer(file, "Quiz")
    for number in range(PAGES):
        printer.add(page(number))
    printer.save()
    reader = PdfReader(file, strict=True)
    texts = [found.extract_text() for found in reader.pages]
    assert [text.splitlines()[-1] for text in texts] == [f"{690 * n}: Łódź" for n in range(PAGES)]
    assert all(reader.get_object(number) is not None for number in range(1, 2 * PAGES))


def test_written_pages_are_let_go() -> None:
    with Path(os.devnull).open("wb") as nowhere:
        printer = Printer(nowhere, "Quiz")
        printer.add(page(0))
        tracemalloc.start()
        try:
            for number in range(PAGES):
                printer.add(page(number))
            kept, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
    assert kept < 4096 * PAGES, "less than a page's own content"

"""Pages in pixels, for previews and pictures that are made at the same time."""

from concurrent.futures import ThreadPoolExecutor

import pypdfium2
import pytest

from exercises.drawing.compose import compose
from exercises.drawing.parts.markup import Markup
from exercises.drawing.parts.palette import LIGHT
from exercises.drawing.parts.style import PAPER
from exercises.drawing.writers import pdf, png
from exercises.drawing.writers.pixels import render
from search import notation

THREADS, TIMES = 4, 10


@pytest.fixture
def picture():
    return compose(Markup(notation.read("[[3 12 8] [2 4 6] [14 5 2]]")), PAPER).picture


def test_pdfium_which_knows_nothing_of_threads_is_left_to_one_at_a_time(picture, monkeypatch):
    """Two that called it at once ended the program with a segmentation fault."""
    open_now, most = [], []
    begin, end = pypdfium2.PdfDocument.__init__, pypdfium2.PdfDocument.close

    def begun(document, *words):
        open_now.append(document)
        most.append(len(open_now))
        begin(document, *words)

    def ended(document):
        end(document)
        open_now.remove(document)

    monkeypatch.setattr(pypdfium2.PdfDocument, "__init__", begun)
    monkeypatch.setattr(pypdfium2.PdfDocument, "close", ended)
    page = pdf.write(picture, LIGHT)
    works = [lambda: render(page, 300).data, lambda: png.write(picture, LIGHT)]
    with ThreadPoolExecutor(THREADS) as threads:
        made = [threads.submit(work) for _ in range(TIMES) for work in works]
        pictures = {each.result() for each in made}
    assert max(most) == 1
    assert len(pictures) == len(works)


def test_no_page_or_bitmap_is_left_that_would_call_pdfium_as_it_goes(picture, monkeypatch):
    opened, closed = [], []
    for kind in (pypdfium2.PdfDocument, pypdfium2.PdfPage, pypdfium2.PdfBitmap):
        begin, end = kind.__init__, kind.close
        monkeypatch.setattr(
            kind,
            "__init__",
            lambda made, *a, begin=begin, **k: opened.append(made) or begin(made, *a, **k),
        )
        monkeypatch.setattr(
            kind, "close", lambda made, *a, end=end, **k: closed.append(made) or end(made, *a, **k)
        )
    render(pdf.write(picture, LIGHT), 300)
    assert len(opened) == 3
    assert [each for each in opened if not any(each is other for other in closed)] == []

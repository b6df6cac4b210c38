"""Our sheets beside a bare script that draws the same lines and strings with reportlab."""

from __future__ import annotations

import gc
import re
from collections.abc import Callable, Iterator
from io import BytesIO
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from reportlab.lib.colors import HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from benchmarks.report import Measure, Table
from exercises.drawing.parts.palette import PRINT
from exercises.drawing.parts.picture import (
    Box,
    Ellipse,
    Fill,
    Ink,
    Line,
    Polygon,
    Polyline,
    Shape,
    Text,
)
from exercises.exam.exam import Exam
from exercises.exam.roster import Student
from exercises.exam.secret import Secret
from exercises.exam.spec import Question, Quiz
from exercises.paper import workers
from exercises.paper.build import build
from exercises.paper.layout.marker_key import marker_pages
from exercises.paper.layout.page import Page, PlacedTree, QrCode, moved
from exercises.paper.layout.sheets import question_pages, solution_pages
from exercises.paper.pdf.printing import drawn, to_pdf
from exercises.paper.pdf.qr import DOTS, dots
from exercises.paper.printed_exam import make
from resources import fonts

STUDENTS = 50
ROUNDS = 7
MORE_STUDENTS = 200
SECRET = Secret(b"a benchmark is no secret", 1)
QUIZ = Quiz(
    title="Midterm: Game trees",
    course="Introduction to Artificial Intelligence",
    questions=[
        Question(kind=kind, level=level)
        for kind, level in (("alpha-beta", 3), ("max-n", 2), ("expectimax", 3), ("cuts", 3))
    ],
)


Flat = tuple[float, float, list[Shape]]
"""A page's width and height, and its shapes in points."""


def tables() -> Iterator[Table]:
    """Pages a second of processor time, and what a larger exam needs of memory."""
    exam = _exam(STUDENTS)
    files = _files(exam)
    flat = [[_flat(page) for page in file] for file in files]
    pages = sum(map(len, files))
    rates: list[tuple[float, float]] = []
    for _ in range(ROUNDS):
        ours = pages / _seconds(_build, exam)
        rates.append((ours, pages / _seconds(_each, _reportlab, flat)))
    yield Table(
        "Quizzes on paper",
        f"{STUDENTS} students by {len(QUIZ.questions)} trees with solutions: {pages} pages in "
        f"{len(files)} files, each sheet on its own and all of them for the printer. Ours makes, "
        "solves, explains and lays out every tree and writes the files; the bare script only draws "
        "the same lines and strings. Processor time, in turn.",
        (
            Measure("ours", median(rate[0] for rate in rates), "pages/s"),
            Measure("bare reportlab", median(rate[1] for rate in rates), "pages/s"),
            Measure("ours / bare reportlab", median(a / b for a, b in rates), "times", 0.8),
        ),
    )
    plain, tagged = (
        median(_seconds(_each_file, one, files) for _ in range(ROUNDS)) for one in (drawn, to_pdf)
    )
    yield Table(
        "Tagged paper",
        "The same pages laid out already, written as plain files and as files for screen readers "
        "(PDF/UA). Processor time.",
        (
            Measure("plain", pages / plain, "pages/s"),
            Measure("tagged", pages / tagged, "pages/s"),
            Measure("tagged / plain", plain / tagged, "times", 0.6),
        ),
    )
    small, large = _memory(STUDENTS), _memory(MORE_STUDENTS)
    yield Table(
        "Memory of a whole quiz",
        f"The most that one process needs to make all of {STUDENTS} or {MORE_STUDENTS} students.",
        (
            Measure(f"{STUDENTS} students", small, "MB"),
            Measure(f"{MORE_STUDENTS} students", large, "MB"),
            Measure("more students / fewer", large / small, "times", 1.1, at_most=True),
        ),
    )


def _exam(students: int) -> Exam:
    return make(QUIZ, SECRET, [Student(f"s{n}", f"Student {n}") for n in range(students)])


def _files(exam: Exam) -> list[list[Page]]:
    """The pages of every file of an exam."""
    sheets = [exam.sheet(copy) for copy in exam.copies]
    questions = [question_pages(QUIZ, sheet) for sheet in sheets]
    solutions = [solution_pages(QUIZ, sheet) for sheet in sheets]
    marking = [marker_pages(QUIZ, sheet) for sheet in sheets]
    each = (questions, solutions, marking)
    return [*chain(*each), *(list(chain(*alike)) for alike in each)]


def _build(exam: Exam) -> None:
    """Everything, in this one process."""
    workers.ALONE = len(exam.copies)
    with TemporaryDirectory() as folder:
        build(exam, Path(folder) / "quiz", lambda _: None)


def _each_file(write: Callable[[list[Page], str, str], object], files: list[list[Page]]) -> None:
    for file in files:
        write(file, QUIZ.title, QUIZ.language)


def _each(draw: Callable[[list[Flat]], None], files: list[list[Flat]]) -> None:
    for file in files:
        draw(file)


def _seconds(work: Callable[..., None], *words: object) -> float:
    gc.collect()
    start = process_time()
    work(*words)
    return process_time() - start


def _flat(page: Page) -> Flat:
    """A page as one list of shapes in points."""
    shapes: list[Shape] = []
    for item in page.shapes:
        if isinstance(item, PlacedTree):
            for shape in item.drawing.picture.shapes:
                placed = moved(_scaled(shape, item.scale), item.x, item.y)
                shapes.append(placed)  # type: ignore[arg-type]
        elif isinstance(item, QrCode):
            shapes += _code(item)
        elif isinstance(item, Text | Line | Polyline | Polygon | Box | Ellipse):
            shapes.append(item)
    return page.width, page.height, shapes


def _code(code: QrCode) -> Iterator[Shape]:
    """Every run of dark dots of a code."""
    dot = code.size / DOTS
    for y, row in enumerate(dots(code.text)):
        for run in re.finditer(b"\x01+", row):
            corner = (code.x + run.start() * dot, code.y + y * dot)
            yield Box(*corner, len(run[0]) * dot, dot, 0.0, None, Fill(Ink.INK))


def _scaled(shape: Shape, scale: float) -> Shape:
    match shape:
        case Text():
            return shape._replace(x=shape.x * scale, y=shape.y * scale, size=shape.size * scale)
        case Line(x1, y1, x2, y2, pen):
            return Line(x1 * scale, y1 * scale, x2 * scale, y2 * scale, pen)
        case Polyline() | Polygon():
            return shape._replace(points=tuple((x * scale, y * scale) for x, y in shape.points))
        case Box(x, y, width, height, radius, pen, fill):
            corners = (x * scale, y * scale, width * scale, height * scale, radius * scale)
            return Box(*corners, pen, fill)
        case Ellipse(x, y, radius_x, radius_y, pen, fill):
            return Ellipse(x * scale, y * scale, radius_x * scale, radius_y * scale, pen, fill)


def _reportlab(pages: list[Flat]) -> None:
    """What one writes first: every line and every string on its own."""
    for name, bold in (("Plain", False), ("Strong", True)):
        if name not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont(name, str(fonts.file(bold))))
    canvas = Canvas(BytesIO(), pageCompression=1)
    for width, height, shapes in pages:
        canvas.setPageSize((width, height))
        for shape in shapes:
            if isinstance(shape, Text):
                canvas.setFont("Strong" if shape.bold else "Plain", shape.size)
                canvas.setFillColor(HexColor(PRINT.word(shape.ink)))
                canvas.drawString(shape.left, height - shape.y, shape.text)
                continue
            if shape.pen is not None:
                canvas.setStrokeColor(HexColor(PRINT.line(shape.pen.ink)))
                canvas.setLineWidth(shape.pen.width)
                canvas.setDash([length * shape.pen.width for length in shape.pen.dash.lengths])
            stroke, fill = shape.pen is not None, False
            if isinstance(shape, Polygon | Box | Ellipse) and shape.fill is not None:
                canvas.setFillColor(HexColor(PRINT.fill(shape.fill)))
                fill = True
            match shape:
                case Line(x1, y1, x2, y2):
                    canvas.line(x1, height - y1, x2, height - y2)
                case Polyline(points) | Polygon(points):
                    path = canvas.beginPath()
                    path.moveTo(points[0][0], height - points[0][1])
                    for x, y in points[1:]:
                        path.lineTo(x, height - y)
                    if isinstance(shape, Polygon):
                        path.close()
                    canvas.drawPath(path, stroke=stroke, fill=fill)
                case Box(x, y, wide, high, 0.0):
                    canvas.rect(x, height - y - high, wide, high, stroke, fill)
                case Box(x, y, wide, high, radius):
                    canvas.roundRect(x, height - y - high, wide, high, radius, stroke, fill)
                case Ellipse(x, y, rx, ry):
                    canvas.ellipse(
                        x - rx, height - y - ry, x + rx, height - y + ry, stroke=stroke, fill=fill
                    )
        canvas.showPage()
    canvas.save()


def _memory(students: int) -> float:
    """The peak of a fresh process that makes the whole quiz, in MB."""
    with get_context("spawn").Pool(1) as pool:
        return pool.apply(_peak, (students,))


def _peak(students: int) -> float:
    _build(_exam(students))
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024

"""A report of what a student has practised as a PDF, which says what it contains."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from io import BytesIO
from itertools import pairwise
from typing import NamedTuple

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas

from exercises.drawing.parts.palette import PRINT
from exercises.drawing.parts.picture import Ink, Picture, Shape, Text, printable
from exercises.drawing.progress_chart import Say, days_chart, skills_charts, wrapped
from exercises.drawing.writers.pdf import POINTS, draw, register_fonts
from exercises.learning.report import Report, search_words, summary
from exercises.learning.state_words import short_date
from resources.words import Message, message, say

MARGIN = 54.0
"""In points."""
WIDTH = (A4[0] - 2 * MARGIN) / POINTS
HEIGHT = (A4[1] - 2 * MARGIN) / POINTS
TITLE, HEADING, BODY = 22.0, 15.0, 12.5
GAP = 14.0


class Block(NamedTuple):
    """What stands on one page, and whether it is the heading of what follows."""

    picture: Picture
    is_heading: bool = False


NOTHING = Block(Picture(0, 0, ()))


def write(found: Report, at: datetime, language: str) -> bytes:
    """The report as pages of A4, black on white; the same report gives the same bytes."""

    def told(sentence: Message) -> str:
        return say(sentence, language)

    register_fonts()
    file = BytesIO()
    canvas = Canvas(file, pagesize=A4, invariant=1, pageCompression=1, lang=language)
    canvas.setTitle(printable(told(message("report-title"))))
    canvas.setCreator("Plywood")
    y = 0.0
    blocks = [*_blocks(found, at, told)]
    for (block, is_heading), (following, _) in pairwise((*blocks, NOTHING)):
        needed = block.height
        if is_heading:  # it is never the last on its page
            needed += GAP + following.height
        if y and y + needed > HEIGHT:
            canvas.showPage()
            y = 0.0
        canvas.setFillColor(HexColor(PRINT.line(Ink.PAPER)))
        scale = POINTS * min(1.0, HEIGHT / block.height)
        draw(canvas, block, PRINT, MARGIN, A4[1] - MARGIN - y * POINTS, scale)
        y += block.height + GAP
    canvas.showPage()
    canvas.save()
    return file.getvalue()


def _blocks(found: Report, at: datetime, told: Say) -> Iterator[Block]:
    yield Block(_words(told(message("report-title")), TITLE, True))
    made = message("report-made", date=short_date(at.date()), year=str(at.year))
    yield Block(_words(told(made), BODY))
    yield Block(_words(told(message("report-contains")), BODY))
    yield Block(_words(told(summary(found)), BODY, True))
    if found.skills:
        yield Block(_words(told(message("progress-skills")), HEADING, True), is_heading=True)
        yield from map(Block, skills_charts(found, WIDTH, told))
    if found.searches:
        yield Block(_words(told(message("search-which")), HEADING, True), is_heading=True)
        for sentence in search_words(found):
            yield Block(_words(told(sentence), BODY))
    if found.mistakes:
        yield Block(_words(told(message("progress-mistakes")), HEADING, True), is_heading=True)
        for row in found.mistakes:
            about = message(
                "report-mistake",
                about=message(f"about-{row.name}"),
                skill=message(f"skill-{row.skill}"),
                times=row.times,
                trees=row.trees,
                date=short_date(row.last.at.date()),
            )
            yield Block(_words(told(about), BODY))
    yield Block(_words(told(message("progress-days")), HEADING, True), is_heading=True)
    yield Block(days_chart(found.days, WIDTH, told))


def _words(text: str, size: float, bold: bool = False) -> Picture:
    """A paragraph."""
    lines = wrapped(text, WIDTH, size, bold)
    step = size * 1.35
    shapes: tuple[Shape, ...] = tuple(
        Text(0, size + place * step, line, size, Ink.INK, bold) for place, line in enumerate(lines)
    )
    return Picture(WIDTH, size + (len(lines) - 1) * step + 4, shapes)

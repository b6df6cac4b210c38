"""A report of what a student has practised as a PDF, which says what it contains."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from itertools import pairwise
from typing import NamedTuple

from exercises.drawing.parts.picture import Ink, Picture, Shape, Text
from exercises.drawing.progress_chart import Say, days_chart, skills_charts, wrapped
from exercises.drawing.writers.pdf import POINTS
from exercises.exam.spec import Paper
from exercises.learning.report import Report, SkillRow, search_words, summary
from exercises.learning.state_words import short_date
from exercises.paper.layout.enlarged import enlarged_item
from exercises.paper.layout.page import SIZES, Page, PageItem, Role
from exercises.paper.pdf.printing import to_pdf
from resources.words import Message, message, say

A4 = SIZES[Paper.A4]
MARGIN = 54.0
"""In points."""
WIDTH = (A4[0] - 2 * MARGIN) / POINTS
HEIGHT = (A4[1] - 2 * MARGIN) / POINTS
TITLE, HEADING, BODY = 22.0, 15.0, 12.5
GAP = 14.0


class ReportPage(NamedTuple):
    """What stands on one page: what it is, and what it says to who can't see it."""

    picture: Picture
    role: Role = Role.PARAGRAPH
    alternative: str = ""


NOTHING = ReportPage(Picture(0, 0, ()))


def write(found: Report, at: datetime, language: str) -> bytes:
    """The report as pages of A4, black on white; the same report gives the same bytes."""

    def told(sentence: Message) -> str:
        return say(sentence, language)

    y, pages = 0.0, list[list[PageItem]]([[]])
    for block, following in pairwise((*_blocks(found, at, told), NOTHING)):
        needed = block.picture.height
        if block.role is Role.HEADING:  # it is never the last on its page
            needed += GAP + following.picture.height
        if y and y + needed > HEIGHT:
            pages.append([])
            y = 0.0
        item = PageItem(block.role, block.picture.shapes, alternative=block.alternative)
        scale = POINTS * min(1.0, HEIGHT / block.picture.height)
        pages[-1].append(enlarged_item(item, scale).moved(MARGIN, MARGIN + y * POINTS))
        y += block.picture.height + GAP
    return to_pdf(
        [Page(*A4, tuple(items)) for items in pages], told(message("report-title")), language
    )


def _blocks(found: Report, at: datetime, told: Say) -> Iterator[ReportPage]:
    yield ReportPage(_words(told(message("report-title")), TITLE, True), Role.TITLE)
    made = message("report-made", date=short_date(at.date()), year=str(at.year))
    yield ReportPage(_words(told(made), BODY))
    yield ReportPage(_words(told(message("report-contains")), BODY))
    yield ReportPage(_words(told(summary(found)), BODY, True))
    if found.skills:
        yield ReportPage(_words(told(message("progress-skills")), HEADING, True), Role.HEADING)
        for rows, chart in skills_charts(found, WIDTH, told):
            yield ReportPage(chart, Role.CHART, " ".join(_skill(row, told) for row in rows))
    if found.searches:
        yield ReportPage(_words(told(message("search-which")), HEADING, True), Role.HEADING)
        for sentence in search_words(found):
            yield ReportPage(_words(told(sentence), BODY))
    if found.mistakes:
        yield ReportPage(_words(told(message("progress-mistakes")), HEADING, True), Role.HEADING)
        for row in found.mistakes:
            about = message(
                "report-mistake",
                about=message(f"about-{row.name}"),
                skill=message(f"skill-{row.skill}"),
                times=row.times,
                trees=row.trees,
                date=short_date(row.last.at.date()),
            )
            yield ReportPage(_words(told(about), BODY))
    yield ReportPage(_words(told(message("progress-days")), HEADING, True), Role.HEADING)
    yield ReportPage(days_chart(found.days, WIDTH, told), Role.CHART)


def _skill(row: SkillRow, told: Say) -> str:
    """A skill, its state and its last trees in words."""
    last = ", ".join(told(message(f"legend-{outcome.value}")) for outcome in row.outcomes)
    skill = message(f"skill-{row.skill}")
    return told(message("report-skill", skill=skill, state=row.words, last=last))


def _words(text: str, size: float, bold: bool = False) -> Picture:
    """A paragraph."""
    lines = wrapped(text, WIDTH, size, bold)
    step = size * 1.35
    shapes: tuple[Shape, ...] = tuple(
        Text(0, size + place * step, line, size, Ink.INK, bold) for place, line in enumerate(lines)
    )
    return Picture(WIDTH, size + (len(lines) - 1) * step + 4, shapes)

"""What stands around the questions: header, boxes for name and marks, code and footer."""

from __future__ import annotations

from fractions import Fraction

from exercises.drawing.parts.picture import Anchor, Box, Ink, Line, Pen
from exercises.exam.spec import SpecError
from exercises.paper.layout.blocks import Block
from exercises.paper.layout.font_choice import can_show, cut, width, words, wrapped
from exercises.paper.layout.page import (
    CODE,
    TOP,
    Area,
    Cell,
    Image,
    PageItem,
    PageShape,
    QrCode,
    Role,
)
from exercises.wording.marks_in_words import show_marks
from resources.words import message, placed

BOX_HEIGHT = 22.0
CELL = 41.0
LEAST_CELL = 32.0
THIN = Pen(Ink.OUTLINE, 0.75)
LOGO_HEIGHT = 44.0
SMALL = 8.5
"""The letters above and below the title."""
BETWEEN = " · "
"""Stands between facts below the title."""
LEAST_ROOM = 80.0
"""Less than this is no room to work in."""


def code(area: Area, sheet: str, page: int) -> list[PageItem]:
    """The code in the upper right corner, and the id below it; nothing for a whole version."""
    if not sheet:
        return []
    wide, top = CODE / area.zoom, TOP / area.zoom
    left = area.right - wide
    text = code_text(sheet, page)
    name = words(left + wide / 2, top + wide + 10.0, sheet, 7.0, anchor=Anchor.MIDDLE)
    return [PageItem(Role.CODE, (QrCode(left, top, wide, text), name), alternative=text)]


def code_text(sheet: str, page: int) -> str:
    """What a page's code says: the sheet and the page, and nothing else."""
    return f"PLYWOOD {sheet.replace('-', '')} {page}"


def heading(
    area: Area, course: str, title: str, subtitle: str, logo: tuple[str, float] | None
) -> tuple[list[PageItem], float]:
    """Course, title and the line below it, and where they end; the logo stands to their left."""
    items: list[PageItem] = []
    x, start = area.side, TOP / area.zoom
    if logo is not None:
        path, shape = logo
        wide = min(LOGO_HEIGHT * shape, 120.0)
        image = Image(x, start + 2.0, wide, wide / shape, path)
        items.append(PageItem(Role.LOGO, (image,), alternative=course))
        x += wide + 12.0
    room = area.right - CODE / area.zoom - 14.0 - x
    size = next((size for size in (15.0, 13.0, 11.0) if width(title, size, True) <= room), 9.5)
    lines = wrapped(title, room, size, True)
    if len(lines) > 2:
        raise SpecError(placed(message("title-long"), "title"))
    y = start + 11.0
    top = words(x, y, cut(course, room, SMALL), SMALL)
    step = size + 4.5
    titles = [words(x, y + step * row, line, size, True) for row, line in enumerate(lines, 1)]
    y += step * len(lines) + 15.0
    facts = _lines(subtitle, room)
    below = [
        words(x, y + 1.3 * SMALL * row, line, SMALL, ink=Ink.MUTED)
        for row, line in enumerate(facts)
    ]
    items += [
        PageItem(Role.PARAGRAPH, (top,)),
        PageItem(Role.TITLE, tuple(titles)),
        PageItem(Role.PARAGRAPH, tuple(below)),
    ]
    return items, y + 1.3 * SMALL * (len(facts) - 1) + 8.0


def _lines(subtitle: str, room: float) -> list[str]:
    """What stands below a title, a new line between two facts; nothing is cut: it has the time."""
    lines: list[str] = []
    for fact in subtitle.split(BETWEEN):
        longer = BETWEEN.join([*lines[-1:], fact])
        if lines and width(longer, SMALL) <= room:
            lines[-1] = longer
        else:
            lines += wrapped(fact, room, SMALL)
    return lines


def running_head(area: Area, text: str) -> PageItem:
    """The small line on top of later pages."""
    room = area.width - CODE / area.zoom - 14.0
    line = words(area.side, TOP / area.zoom + 11.0, cut(text, room, 8.0), 8.0, ink=Ink.MUTED)
    return PageItem(Role.ARTIFACT, (line,))


def footer(area: Area, page: str, sheet: str) -> PageItem:
    """A thin line, the program, the page and the sheet."""
    left, right = area.side, area.right
    line = area.page_height - 38.0 / area.zoom
    y = line + 3.0 + 9.0 / area.zoom  # as far above the edge, however large its letters are
    shapes = (
        Line(left, line, right, line, Pen(Ink.RULE, 0.6)),
        words(left, y, "Plywood", 6.8, ink=Ink.MUTED),
        words(area.page_width / 2, y, page, 7.0, anchor=Anchor.MIDDLE),
        words(right, y, sheet, 6.8, ink=Ink.MUTED, anchor=Anchor.END),
    )
    return PageItem(Role.ARTIFACT, shapes)


def name_boxes(room: float, labels: tuple[str, str], name: str, number: str) -> Block:
    """Boxes for name and id, filled in where they are known.

    A name that no font can show gives way to the id.
    """
    wide = round(room * 0.62)
    shown = name if can_show(name) else number
    boxes = (
        (0.0, wide, labels[0], shown),
        (wide + 12.0, room - wide - 12.0, labels[1], number if can_show(number) else ""),
    )
    items = [
        PageItem(
            Role.NAME_FIELD,
            (
                words(x, 7.0, label, 6.8, ink=Ink.MUTED),
                Box(x, 11.0, span, BOX_HEIGHT, 2.5, THIN, None),
                *_in_box(x + 7.0, span - 14.0, text),
            ),
        )
        for x, span, label, text in boxes
    ]
    return Block(11.0 + BOX_HEIGHT, tuple(items))


def _in_box(x: float, room: float, text: str) -> list[PageShape]:
    """A text on one line, or on two small ones."""
    middle = 11.0 + BOX_HEIGHT / 2
    for size in (11.0, 9.5, 8.0, 7.0, 6.8):
        if width(text, size) <= room:
            return [words(x, middle + 0.36 * size, text, size)]
    size = 6.8
    lines = wrapped(text, room, size)
    if len(lines) > 2:
        lines = (lines[0], cut(" ".join(lines[1:]), room, size))
    return [
        words(x, middle + shift, line, size)
        for line, shift in zip(lines, (-1.8, 7.2), strict=False)
    ]


def marking_grid(room: float, label: str, total: str, points: list[Fraction]) -> Block:
    """A cell for the points of each question and one for all."""
    cells = [(str(number), worth) for number, worth in enumerate(points, 1)]
    cells.append((total, sum(points, Fraction(0))))
    wide = max(LEAST_CELL, min(CELL, room / len(cells)))
    across = int(room / wide + 0.01)
    items = [PageItem(Role.PARAGRAPH, (words(0.0, 7.0, label, 6.8, ink=Ink.MUTED),))]
    for place, (name, worth) in enumerate(cells):
        row, column = divmod(place, across)
        x, y = column * wide, 11.0 + row * BOX_HEIGHT
        strong = place == len(cells) - 1
        named = words(x + 3.5, y + 8.0, name, 6.5, strong, Ink.MUTED)
        most = words(x + wide - 3.5, y + 18.0, f"/ {show_marks(worth)}", 6.5, anchor=Anchor.END)
        box = Box(x, y, wide, BOX_HEIGHT, 0.0, THIN, None)
        items += [
            PageItem(Role.PARAGRAPH, (box, named), cell=Cell(place + 1, 0)),
            PageItem(Role.PARAGRAPH, (most,), cell=Cell(place + 1, 1)),
        ]
    height = 11.0 + BOX_HEIGHT * (1 + (len(cells) - 1) // across)
    return Block(height, tuple(items))


def working_room(area: Area, y: float, label: str) -> list[PageItem]:
    """The rest of a first page whose question begins overleaf: room to work."""
    top = y + 26.0
    if area.bottom - top < LEAST_ROOM:
        return []
    shapes = (
        words(area.side, top - 4.0, label, 6.8, ink=Ink.MUTED),
        Box(area.side, top, area.width, area.bottom - 8.0 - top, 2.5, THIN, None),
    )
    return [PageItem(Role.WRITING_SPACE, shapes)]

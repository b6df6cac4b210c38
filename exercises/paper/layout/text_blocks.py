"""Paragraphs, headings and lines to write on, as blocks."""

from __future__ import annotations

from typing import Any

from exercises.drawing.parts.picture import Anchor, Box, Fill, Ink, Line, Pen, Rectangle
from exercises.exercise import Blank
from exercises.paper.layout.blocks import Block
from exercises.paper.layout.box_sizes import SQUARE
from exercises.paper.layout.font_choice import cut, width, words, wrapped
from exercises.paper.layout.page import PageItem, PageShape, PlacedBlank, Role
from exercises.paper.layout.sentences import SentenceLine, sentence_lines

INDENT = 17.0
NUMBER = 12.5
BODY = 8.6
LEADING = 1.42
RULED = 24.0
PAD = 8.0
ANSWER = 150.0
"""The width of a box to write an answer into."""


def _block(
    height: float,
    role: Role,
    *shapes: PageShape,
    gap: float = 0.0,
    keep: bool = False,
    continues: bool = False,
) -> Block:
    """One item; it goes on with the one before it, without a gap, where it `continues`."""
    return Block(height, (PageItem(role, shapes),), 0.0 if continues else gap, keep, continues)


def heading(room: float, number: int, title: str) -> list[Block]:
    """A question's number and title."""
    start = max(INDENT, width(str(number), NUMBER, True) + 6.0)
    return [
        _block(
            15.0,
            Role.HEADING,
            *([] if place else [words(0.0, 11.0, str(number), NUMBER, True)]),
            words(start, 11.0, line, 10.5, True),
            gap=24.0,
            keep=True,
            continues=place > 0,
        )
        for place, line in enumerate(wrapped(title, room - start, 10.5, True))
    ]


def subheading(text: str) -> Block:
    """A small title above steps or marks."""
    line = words(INDENT, 9.5, text, 9.2, True)
    return _block(14.0, Role.SUBHEADING, line, gap=16.0, keep=True)


def sentence(text: str, room: float, *, gap: float = 4.0, keep: bool = False) -> list[Block]:
    """A paragraph in which states of games are drawn."""
    lines = sentence_lines(text, room - INDENT, BODY)
    last = len(lines) - 1
    return [
        _sentence(
            line,
            INDENT,
            Role.PARAGRAPH,
            gap=gap,
            keep=keep or place < last,
            continues=place > 0,
        )
        for place, line in enumerate(lines)
    ]


def paragraph(text: str, room: float, *, gap: float = 4.0, keep: bool = False) -> list[Block]:
    """A text below a question, a block a line, so that long ones can go on overleaf."""
    lines = wrapped(text, room - INDENT, BODY)
    return [
        _block(
            BODY * LEADING,
            Role.PARAGRAPH,
            words(INDENT, BODY, line, BODY),
            gap=gap,
            keep=keep or place < len(lines) - 1,
            continues=place > 0,
        )
        for place, line in enumerate(lines)
    ]


def _sentence(
    line: SentenceLine,
    x: float,
    role: Role,
    before: tuple[float, str] = (0.0, ""),
    below: float = 0.0,
    **flow: Any,
) -> Block:
    """A line in which states of games are drawn, with a word before it if there is one."""
    size, (left, word) = line.size, before
    shapes = line.shapes(x, size)
    if word:
        shapes.insert(0, words(left, size + line.above, word, size))
    block = _block(size * LEADING + below + line.above + line.below, role, *shapes, **flow)
    if not line.states:
        return block
    (item,) = block.items
    return block._replace(items=(item._replace(alternative=f"{word} {line.text}".strip()),))


def lettered(name: str, text: str, room: float) -> list[Block]:
    """A part of a question: its letter, and what is to be done."""
    start = INDENT + 18.0
    lines = wrapped(text, room - start, BODY)
    return [
        _block(
            BODY * LEADING,
            Role.PARAGRAPH,
            *([] if place else [words(INDENT, BODY, name, BODY, True)]),
            words(start, BODY, line, BODY),
            gap=10.0,
            keep=True,
            continues=place > 0,
        )
        for place, line in enumerate(lines)
    ]


def choices(texts: list[str], crossed: list[int], room: float) -> list[Block]:
    """Choices below each other, each with a box to cross; the first is number 1."""
    start = INDENT + SQUARE + 7.0
    blocks: list[Block] = []
    for number, text in enumerate(texts, 1):
        lines = wrapped(text, room - start, BODY)
        height = max(SQUARE + 4.0, 3.0 + BODY * LEADING * len(lines))
        shapes = square(INDENT, 1.0, number in crossed)
        shapes += [
            words(start, 1.0 + SQUARE / 2 + 0.36 * BODY + BODY * LEADING * row, line, BODY)
            for row, line in enumerate(lines)
        ]
        blocks.append(_block(height, Role.CHOICE, *shapes, gap=2.0, keep=number < len(texts)))
    return blocks


def square(x: float, y: float, crossed: bool) -> list[PageShape]:
    """A box to cross."""
    shapes: list[PageShape] = [Box(x, y, SQUARE, SQUARE, 1.0, Pen(Ink.OUTLINE, 0.75), None)]
    if crossed:
        low, high = 2.5, SQUARE - 2.5
        pen = Pen(Ink.INK, 1.5)
        shapes.append(Line(x + low, y + low, x + high, y + high, pen))
        shapes.append(Line(x + low, y + high, x + high, y + low, pen))
    return shapes


def plain(text: str, room: float) -> list[Block]:
    """A text as wide as the page."""
    return [
        _block(
            BODY * LEADING,
            Role.PARAGRAPH,
            words(0.0, BODY, line, BODY),
            gap=12.0,
            continues=place > 0,
        )
        for place, line in enumerate(wrapped(text, room, BODY))
    ]


def numbered(steps: list[str], room: float) -> list[Block]:
    """Steps, each with its number."""
    size, across = 8.2, 15.0 if len(steps) < 10 else 20.0
    blocks = [
        _sentence(
            line,
            INDENT + across,
            Role.STEP,
            before=(INDENT, "" if place else f"{number}."),
            below=1.2,
            continues=place > 0,
        )
        for number, step in enumerate(steps, 1)
        for place, line in enumerate(sentence_lines(step, room - INDENT - across, size))
    ]
    for place in {0, len(blocks) - 2} & set(range(len(blocks) - 1)):  # no line is left alone
        blocks[place] = blocks[place]._replace(keep=True)
    return blocks


def shaded(text: str, room: float) -> Block:
    """A text on a grey ground."""
    size, leading = 8.0, 12.0
    lines = wrapped(text, room - 2 * PAD, size)
    height = len(lines) * leading + 2 * PAD - 3.0
    ground = Box(0.0, 0.0, room, height, 2.5, None, Fill(Ink.RULE, opacity=0.13))
    texts = [
        words(PAD, PAD + size - 1.5 + row * leading, line, size) for row, line in enumerate(lines)
    ]
    return _block(height, Role.PARAGRAPH, ground, *texts, gap=12.0)


def answer_box(label: str, blank: Blank, entry: str = "", left: float = INDENT) -> Block:
    """A box to write an answer into, with words before it if there are any."""
    start = left + width(label, BODY) + 8.0 if label else left
    box = Rectangle(start, 0.0, ANSWER, 22.0)
    shapes: list[PageShape] = [Box(*box, 2.5, Pen(Ink.OUTLINE, 0.75), None)]
    if label:
        shapes.insert(0, words(left, 14.5, label, BODY))
    if entry:
        shapes.append(words(box.x + 10.0, 14.8, entry, 9.5, True))
    place = PlacedBlank(blank, box, bool(entry))
    item = PageItem(Role.ANSWER_BOX, tuple(shapes), boxes=(place,))
    return Block(box.height, (item,), gap=12.0 if label else 4.0)


def contents(room: float, rows: list[tuple[int, str, str]]) -> list[Block]:
    """Which question stands where: its number, its title and its page, a line each."""
    return [
        _block(
            19.0,
            Role.CONTENTS,
            words(0.0, 12.0, str(number), BODY, True),
            words(INDENT, 12.0, cut(title, room - INDENT - 60.0, BODY), BODY),
            words(room, 12.0, page, BODY, ink=Ink.MUTED, anchor=Anchor.END),
            Line(0.0, 18.0, room, 18.0, Pen(Ink.RULE, 0.6)),
            gap=0.0 if place else 16.0,
        )
        for place, (number, title, page) in enumerate(rows)
    ]


def ruled(count: int, room: float) -> list[Block]:
    """Lines to write on."""
    line = Line(INDENT, RULED, room, RULED, Pen(Ink.RULE, 0.8))
    return [
        _block(RULED, Role.WRITING_SPACE, line, keep=place < count - 1, continues=place > 0)
        for place in range(count)
    ]

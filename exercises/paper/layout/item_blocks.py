"""Questions beside a tree as blocks below it: boxes to cross, and boxes to write into."""

from __future__ import annotations

from collections.abc import Mapping

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.drawing.parts.picture import Box, Ink, Pen, Rectangle
from exercises.exercise import Blank, Exercise
from exercises.items import Item, Table
from exercises.kinds import items_of
from exercises.paper.layout import text_blocks
from exercises.paper.layout.flow import Block
from exercises.paper.layout.font_choice import cut, width, words, wrapped
from exercises.paper.layout.page import PageItem, PageShape, PlacedBlank, Role
from exercises.paper.layout.text_blocks import BODY, INDENT, SQUARE, square
from resources.words import Message, Value, say

SMALL, WIDEST = 8.0, 130.0
"""The letters of a table's heads, and its widest column."""
ROW, APART = 20.0, 24.0
"""The height of a row of boxes to cross, and what stands between two."""
MOST_KEPT = 12
"""A table with so many rows at most stands on one page, with its heads."""


def item_blocks(
    exercise: Exercise, right: Mapping[Blank, Entry], language: str, room: float
) -> list[Block]:
    """The questions beside the tree, one below the other, with what is right if that is told."""
    blocks: list[Block] = []
    asked = [
        item
        for item in items_of(exercise).values()
        if item.blank in exercise.blanks and item.blank.beside
    ]
    table = Table.of(asked)
    for item in asked:
        entry = right.get(item.blank)
        question = say(item.question, language)
        if item in table.cells:
            if item is table.cells[0]:
                blocks += _table(table, right, language, room)
        elif item.ask in (Ask.CELL, Ask.CLAIM, Ask.SEQUENCE):
            blocks += text_blocks.paragraph(question, room, gap=10.0, keep=True)
            blocks.append(text_blocks.answer_box("", item.blank, _shown(item, entry, language)))
        else:
            blocks += text_blocks.paragraph(question, room, gap=10.0, keep=True)
            blocks.append(_crosses(item, entry, language, room))
    return blocks


def _shown(item: Item, entry: Entry | None, language: str) -> str:
    return "" if entry is None else _said(item.show(entry), language)


def _table(table: Table, right: Mapping[Blank, Entry], language: str, room: float) -> list[Block]:
    """A row of heads, and a row of boxes for each row of a table."""
    rows = [_said(head, language) for head in table.rows]
    start = INDENT + max(width(head, BODY, True) for head in rows) + APART / 2
    across = min(WIDEST, (room - start) / len(table.columns))
    heads = [wrapped(_said(head, language), across - 8.0, SMALL) for head in table.columns]
    tallest = max(map(len, heads))
    top = tuple(
        words(
            start + across * column, SMALL * (1 + 1.3 * (tallest - len(lines) + place)), line, SMALL
        )
        for column, lines in enumerate(heads)
        for place, line in enumerate(lines)
    )
    heading = PageItem(Role.PARAGRAPH, top)
    blocks = [Block(SMALL * 1.3 * tallest + 3.0, (heading,), gap=12.0, keep=True)]
    for number, head in enumerate(rows, 1):
        label = PageItem(Role.PARAGRAPH, (words(INDENT, 14.5, head, BODY, True),))
        boxes = [
            _cell(
                item, right.get(item.blank), language, start + across * (column - 1), across - 8.0
            )
            for item in table.cells
            for row, column in (table.place(item),)
            if row == number
        ]
        kept = len(rows) <= MOST_KEPT and number < len(rows)
        blocks.append(Block(22.0, (label, *boxes), gap=4.0, keep=kept))
    return blocks


def _cell(item: Item, entry: Entry | None, language: str, x: float, across: float) -> PageItem:
    """A box of a table: to write into, or to tick."""
    if item.ask is Ask.TICK:
        box = Rectangle(x, 4.0, SQUARE, SQUARE)
        shapes = square(x, 4.0, entry is True)
    else:
        printed = _said(item.printed, language)
        shapes = [words(x, 14.5, printed, SMALL)] if printed else []
        taken = width(printed, SMALL) + 4.0 if printed else 0.0
        x += taken
        box = Rectangle(x, 0.0, across - taken, 22.0)
        shapes.append(Box(*box, 2.5, Pen(Ink.OUTLINE, 0.75), None))
        shown = _shown(item, entry, language)
        shapes += [words(x + 8.0, 14.8, shown, 9.5, True)] if shown else []
    place = PlacedBlank(item.blank, box, entry is not None)
    told = _told(item, entry, language) or say(item.question, language)
    return PageItem(Role.ANSWER_BOX, tuple(shapes), blanks=(place,), alternative=told)


def _told(item: Item, entry: Entry | None, language: str) -> str:
    """A question beside the tree with its answer, where that is told."""
    if entry is None:
        return ""
    return say("worked-item", language, question=item.question, answer=item.show(entry))


def _said(value: Value, language: str) -> str:
    return say(value, language) if isinstance(value, Message) else str(value)


def _crosses(item: Item, entry: Entry | None, language: str, room: float) -> Block:
    """A box for each possible answer, in as many rows as they need."""
    possible: list[Entry] = list(item.letters) if item.ask is Ask.PICK else [True, False]
    x, y, shapes = INDENT, 0.0, list[PageShape]()
    for each in possible:
        text = cut(_said(item.show(each), language), room - INDENT - SQUARE - 5.0, BODY)
        needed = SQUARE + 5.0 + width(text, BODY)
        if x > INDENT and x + needed > room:
            x, y = INDENT, y + ROW
        shapes += square(x, y + 2.0, each == entry)
        shapes.append(words(x + SQUARE + 5.0, y + 12.0, text, BODY))
        x += needed + APART
    height = y + ROW
    box = Rectangle(INDENT, 0.0, room - INDENT, height)
    place = PlacedBlank(item.blank, box, entry is not None)
    told = _told(item, entry, language)
    boxes = PageItem(Role.ANSWER_BOX, tuple(shapes), blanks=(place,), alternative=told)
    return Block(height, (boxes,), gap=3.0)

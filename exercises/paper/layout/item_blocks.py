"""Questions beside a tree as blocks below it: boxes to cross, and boxes to write into."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

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

SMALL, WIDEST, NARROWEST = 8.0, 130.0, 58.0
"""The letters of a table's heads, and its widest column; the narrowest where parts are abreast."""
ROW, APART, CLOSE = 20.0, 24.0, 12.0
"""The height of a row of boxes to cross, what stands between two, and the least that does."""
LABEL, LINE = 0.26, 10.6
"""How much of the room the heads of rows may take, and what lies between two lines of one."""
MOST_KEPT, FEWEST, ABREAST = 12, 3, 3
"""The most rows of a table below one row of heads; the fewest of a part, and the most parts."""


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
    alone = [item for item in asked if item not in table.cells]
    questions = {item: say(item.question, language) for item in alone}
    needed = {item: _needed(item, language) for item in alone}
    ends = {item: INDENT + width(questions[item], BODY) + APART for item in alone}
    beside = [item for item in alone if ends[item] + needed[item] <= room]
    column = max((ends[item] for item in beside), default=INDENT)
    for item in asked:
        entry = right.get(item.blank)
        if item in table.cells:
            if item is table.cells[0]:
                blocks += _table(table, right, language, room)
        elif item in beside:
            x = min(column, room - needed[item])
            words_before = PageItem(Role.PARAGRAPH, (words(INDENT, 14.5, questions[item], BODY),))
            answered = _answered(item, entry, language, room, x)
            blocks.append(answered._replace(items=(words_before, *answered.items), gap=6.0))
        else:
            blocks += text_blocks.paragraph(questions[item], room, gap=10.0, keep=True)
            blocks.append(_answered(item, entry, language, room, INDENT))
    return blocks


def _written(item: Item) -> bool:
    """Whether there is a box to write into, not boxes to cross."""
    return item.ask in (Ask.CELL, Ask.CLAIM, Ask.SEQUENCE)


def _needed(item: Item, language: str) -> float:
    """How wide the answer to a question is, on one line."""
    if _written(item):
        return text_blocks.ANSWER
    return sum(_cross_widths(item, language)) + APART * (len(_possible(item)) - 1)


def _answered(item: Item, entry: Entry | None, language: str, room: float, x: float) -> Block:
    """Where a question is answered, from x on."""
    if _written(item):
        return text_blocks.answer_box("", item.blank, _shown(item, entry, language), x)
    return _crosses(item, entry, language, room, x)


def _shown(item: Item, entry: Entry | None, language: str) -> str:
    return "" if entry is None else _said(item.show(entry), language)


def _table(table: Table, right: Mapping[Blank, Entry], language: str, room: float) -> list[Block]:
    """Rows of heads, each above rows of boxes; a long and narrow table has parts abreast."""
    rows = [wrapped(_said(head, language), room * LABEL, BODY, True) for head in table.rows]
    label = max(width(line, BODY, True) for lines in rows for line in lines) + APART / 2
    most = int((room - INDENT) / (label + CLOSE + NARROWEST * len(table.columns)))
    printed = any(item.printed for item in table.cells)  # it takes room from its box
    parts = 1 if printed else max(1, min(most, len(rows) // FEWEST, ABREAST))
    inside = (room - INDENT) / parts - (label if parts == 1 else label + CLOSE)
    across = min(WIDEST, inside / len(table.columns))
    high = ceil(len(rows) / parts)
    lefts = [INDENT + part * (room - INDENT) / parts for part in range(ceil(len(rows) / high))]
    together = ceil(high / ceil(high / MOST_KEPT))
    placed = {table.place(item): item for item in table.cells}
    blocks: list[Block] = []
    for first in range(0, high, together):
        blocks.append(_heads(table, [left + label for left in lefts], across, language))
        last = min(first + together, high)
        for place in range(first, last):
            items: list[PageItem] = []
            for row, left in zip(range(place, len(rows), high), lefts, strict=False):
                items.append(_label(left, rows[row]))
                for column, _ in enumerate(table.columns):
                    item = placed.get((row + 1, column + 1))
                    if item is not None:
                        x = left + label + across * column
                        entry = right.get(item.blank)
                        items.append(_cell(item, entry, language, x, across - 8.0))
            blocks.append(Block(22.0, tuple(items), gap=4.0, keep=place < last - 1))
    return blocks


def _label(left: float, lines: tuple[str, ...]) -> PageItem:
    """The head of a row, in the middle of its height."""
    first = 14.5 - (len(lines) - 1) * LINE / 2
    shapes = (words(left, first + LINE * row, line, BODY, True) for row, line in enumerate(lines))
    return PageItem(Role.PARAGRAPH, tuple(shapes))


def _heads(table: Table, lefts: list[float], across: float, language: str) -> Block:
    """The heads of the columns, above each part of a table."""
    heads = [wrapped(_said(head, language), across - 8.0, SMALL) for head in table.columns]
    tallest = max(map(len, heads))
    shapes = tuple(
        words(
            left + across * column, SMALL * (1 + 1.3 * (tallest - len(lines) + place)), line, SMALL
        )
        for left in lefts
        for column, lines in enumerate(heads)
        for place, line in enumerate(lines)
    )
    heading = PageItem(Role.PARAGRAPH, shapes)
    return Block(SMALL * 1.3 * tallest + 3.0, (heading,), gap=12.0, keep=True)


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


def _possible(item: Item) -> list[Entry]:
    return list(item.letters) if item.ask is Ask.PICK else [True, False]


def _cross_widths(item: Item, language: str) -> list[float]:
    """How wide each possible answer is, with its box."""
    shown = (_said(item.show(each), language) for each in _possible(item))
    return [SQUARE + 5.0 + width(text, BODY) for text in shown]


def _crosses(item: Item, entry: Entry | None, language: str, room: float, left: float) -> Block:
    """A box for each possible answer from `left` on, in as many rows as they need."""
    widths = _cross_widths(item, language)
    spare = (room - left - sum(widths)) / max(1, len(widths) - 1)
    apart = min(APART, spare) if spare >= CLOSE else APART
    x, y, shapes = left, 0.0, list[PageShape]()
    for each in _possible(item):
        text = cut(_said(item.show(each), language), room - left - SQUARE - 5.0, BODY)
        needed = SQUARE + 5.0 + width(text, BODY)
        if x > left and x + needed > room + 0.01:
            x, y = left, y + ROW
        shapes += square(x, y + 4.0, each == entry)
        shapes.append(words(x + SQUARE + 5.0, y + 14.5, text, BODY))
        x += needed + apart
    height = y + ROW
    box = Rectangle(left, 0.0, room - left, height)
    place = PlacedBlank(item.blank, box, entry is not None)
    told = _told(item, entry, language)
    boxes = PageItem(Role.ANSWER_BOX, tuple(shapes), blanks=(place,), alternative=told)
    return Block(height, (boxes,), gap=2.0)

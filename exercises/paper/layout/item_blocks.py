"""Questions beside a tree as blocks below it: boxes to cross, and boxes to write into."""

from __future__ import annotations

from collections.abc import Mapping

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.drawing.parts.picture import Box, Ink, Line, Pen, Rectangle
from exercises.exercise import Blank, Exercise
from exercises.items import Item
from exercises.kinds import items_of
from exercises.paper.layout import text_blocks
from exercises.paper.layout.flow import Block
from exercises.paper.layout.font_choice import cut, width, words
from exercises.paper.layout.page import PageItem, PageShape, PlacedBlank, Role
from exercises.paper.layout.text_blocks import BODY, INDENT
from resources.words import Message, Value, say

SQUARE, ROW, APART = 9.0, 17.0, 24.0
"""The side of a box to cross, the height of a row of them, and what stands between two."""


def item_blocks(
    exercise: Exercise, right: Mapping[Blank, Entry], language: str, room: float
) -> list[Block]:
    """The questions beside the tree, one below the other, with what is right if that is told."""
    blocks: list[Block] = []
    for item in items_of(exercise).values():
        if item.blank in exercise.blanks:
            entry = right.get(item.blank)
            question = say(item.question, language)
            if item.ask is Ask.CELL:
                shown = "" if entry is None else _said(item.show(entry), language)
                blocks.append(text_blocks.answer_box(question, item.blank, shown))
            else:
                blocks += text_blocks.paragraph(question, room, gap=10.0, keep=True)
                blocks.append(_crosses(item, entry, language, room))
    return blocks


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
        shapes += _square(x, y + 2.0, each == entry)
        shapes.append(words(x + SQUARE + 5.0, y + 10.0, text, BODY))
        x += needed + APART
    height = y + ROW
    box = Rectangle(INDENT, 0.0, room - INDENT, height)
    place = PlacedBlank(item.blank, box, entry is not None)
    boxes = PageItem(Role.ANSWER_BOX, tuple(shapes), blanks=(place,))
    return Block(height, (boxes,), gap=3.0)


def _square(x: float, y: float, crossed: bool) -> list[PageShape]:
    shapes: list[PageShape] = [Box(x, y, SQUARE, SQUARE, 1.0, Pen(Ink.OUTLINE, 0.75), None)]
    if crossed:
        low, high = 1.5, SQUARE - 1.5
        pen = Pen(Ink.INK, 1.3)
        shapes.append(Line(x + low, y + low, x + high, y + high, pen))
        shapes.append(Line(x + low, y + high, x + high, y + low, pen))
    return shapes

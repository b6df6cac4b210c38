"""Questions beside a tree as blocks below it: boxes to cross, and boxes to write into."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.drawing.parts.picture import Box, Ink, Pen, Rectangle
from exercises.exercise import Blank, Exercise
from exercises.items import Item, Table
from exercises.kinds import items_of
from exercises.paper.layout import text_blocks
from exercises.paper.layout.blocks import Block, as_one
from exercises.paper.layout.box_sizes import SQUARE, WIDE
from exercises.paper.layout.box_table import INSIDE, SMALL, Columns, table_blocks
from exercises.paper.layout.font_choice import cut, width, words
from exercises.paper.layout.page import PageItem, PageShape, PlacedBlank, Role
from exercises.paper.layout.sentences import SentenceLine, sentence_width
from exercises.paper.layout.text_blocks import BODY, INDENT, square
from resources.words import say, say_value

WIDEST, NARROWEST, ABREAST = 130.0, 58.0, 3
"""The widest column of a table; the narrowest where parts are abreast, and the most parts."""
ROW, APART, CLOSE = 20.0, 24.0, 12.0
"""The height of a row of boxes to cross, what stands between two, and the least that does."""


def item_blocks(
    exercise: Exercise, right: Mapping[Blank, Entry], language: str, room: float, wide: float
) -> list[Block]:
    """The questions beside the tree, one below the other, with what is right if that is told.

    On a page that is so wide, they stand abreast where they are lower so.
    """
    asked = [
        item
        for item in items_of(exercise).values()
        if item.blank in exercise.blanks and item.blank.beside
    ]
    abreast = tuple(_blocks(asked, right, language, wide, ABREAST))
    below = _blocks(asked, right, language, room, 1)
    return [block._replace(wide=() if place else abreast) for place, block in enumerate(below)]


def _blocks(
    asked: Sequence[Item], right: Mapping[Blank, Entry], language: str, room: float, abreast: int
) -> list[Block]:
    """A table, and what comes before and after it, as low as with so many questions abreast."""
    blocks: list[Block] = []
    table = Table.of(asked)
    shown = (item for item in asked if item not in table.cells[1:])
    for is_table, run in groupby(shown, lambda item: item in table.cells):
        if is_table:
            blocks += _table(table, right, language, room)
            continue
        alone = list(run)
        columns = range(2, min(abreast, len(alone)) + 1)
        ways = [_abreast(alone, right, language, room, many) for many in columns]
        ways = [_one_below_the_other(alone, right, language, room), *filter(None, ways)]
        blocks += min(ways, key=_height)
    return blocks


def _height(blocks: Iterable[Block]) -> float:
    return sum(block.gap + block.height for block in blocks)


def _abreast(
    items: Sequence[Item], right: Mapping[Blank, Entry], language: str, room: float, many: int
) -> list[Block]:
    """Questions in rows of so many, each above its answer; none where one is too wide for that."""
    pitch = (room - INDENT) / many
    across = INDENT + pitch - APART
    if any(INDENT + _needed(item, language) > across for item in items):
        return []
    columns = [as_one(_question_above(item, right, language, across)) for item in items]
    rows = [columns[first : first + many] for first in range(0, len(columns), many)]
    return [_row(row, pitch) for row in rows]


def _row(columns: Sequence[Block], pitch: float) -> Block:
    """Blocks abreast, which end at one height."""
    height = max(column.height for column in columns)
    items = (
        item.moved(pitch * place, height - column.height)
        for place, column in enumerate(columns)
        for item in column.items
    )
    return Block(height, tuple(items), columns[0].gap)


def _one_below_the_other(
    items: Sequence[Item], right: Mapping[Blank, Entry], language: str, room: float
) -> list[Block]:
    """Each question with its answer beside it, where there is room, or else below it."""
    blocks: list[Block] = []
    questions = {item: say(item.question, language) for item in items}
    needed = {item: _needed(item, language) for item in items}
    ends = {item: INDENT + sentence_width(questions[item], BODY) + APART for item in items}
    beside = [item for item in items if ends[item] + needed[item] <= room]
    column = max((ends[item] for item in beside), default=INDENT)
    further = [item for item in beside if column + needed[item] > room]
    nearer = min((room - needed[item] for item in further), default=column)
    for item in items:
        if item not in beside:
            blocks += _question_above(item, right, language, room)
            continue
        x = column if item not in further else max(nearer, ends[item])
        question = SentenceLine(questions[item], BODY)
        asked_before = PageItem(
            Role.PARAGRAPH,
            tuple(question.shapes(INDENT, 14.5 - question.above)),
            alternative=question.text if question.states else "",
        )
        answered = _answered(item, right.get(item.blank), language, room, x)
        blocks.append(answered._replace(items=(asked_before, *answered.items), gap=6.0))
    return blocks


def _question_above(
    item: Item, right: Mapping[Blank, Entry], language: str, room: float
) -> list[Block]:
    question = text_blocks.sentence(say(item.question, language), room, gap=10.0, keep=True)
    return [*question, _answered(item, right.get(item.blank), language, room, INDENT)]


def _written(item: Item) -> bool:
    """Whether there is a box to write into, not boxes to cross."""
    return item.ask in (Ask.CELL, Ask.CLAIM, Ask.SEQUENCE)


def _needed(item: Item, language: str) -> float:
    """How wide the answer to a question is at least, on one line."""
    if _written(item):
        return text_blocks.ANSWER
    return sum(_cross_widths(item, language)) + CLOSE * (len(_possible(item)) - 1)


def _answered(item: Item, entry: Entry | None, language: str, room: float, x: float) -> Block:
    """Where a question is answered, from x on."""
    if _written(item):
        return text_blocks.answer_box("", item.blank, _shown(item, entry, language), x)
    return _crosses(item, entry, language, room, x)


def _shown(item: Item, entry: Entry | None, language: str) -> str:
    return "" if entry is None else say_value(item.show(entry), language)


def _table(table: Table, right: Mapping[Blank, Entry], language: str, room: float) -> list[Block]:
    """The questions that make a table."""
    placed = {table.place(item): item for item in table.cells}
    before = max(_before(item, language) for item in table.cells)

    def cell(row: int, column: int, x: float, across: float) -> PageItem | None:
        item = placed.get((row + 1, column + 1))
        if item is None:
            return None
        return _cell(item, right.get(item.blank), language, x, across)

    return table_blocks(
        [say_value(head, language) for head in table.rows],
        [say_value(head, language) for head in table.columns],
        cell,
        Columns(before + WIDE + INSIDE, NARROWEST, WIDEST, 1 if before else ABREAST),
        room,
    )


def _before(item: Item, language: str) -> float:
    """How much of its cell what is printed there takes from its box."""
    printed = say_value(item.printed, language)
    return width(printed, SMALL) + 4.0 if printed else 0.0


def _cell(item: Item, entry: Entry | None, language: str, x: float, across: float) -> PageItem:
    """A box of a table: to write into, or to tick."""
    if item.ask is Ask.TICK:
        box = Rectangle(x, 4.0, SQUARE, SQUARE)
        shapes = square(x, 4.0, entry is True)
    else:
        printed = say_value(item.printed, language)
        shapes = [words(x, 14.5, printed, SMALL)] if printed else []
        taken = _before(item, language)
        x += taken
        box = Rectangle(x, 0.0, across - taken, 22.0)
        shapes.append(Box(*box, 2.5, Pen(Ink.OUTLINE, 0.75), None))
        shown = _shown(item, entry, language)
        shapes += [words(x + 8.0, 14.8, shown, 9.5, True)] if shown else []
    place = PlacedBlank(item.blank, box, entry is not None)
    told = _told(item, entry, language) or say(item.question, language)
    return PageItem(Role.ANSWER_BOX, tuple(shapes), boxes=(place,), alternative=told)


def _told(item: Item, entry: Entry | None, language: str) -> str:
    """A question beside the tree with its answer, where that is told."""
    if entry is None:
        return ""
    return say("worked-item", language, question=item.question, answer=item.show(entry))


def _possible(item: Item) -> list[Entry]:
    return list(item.letters) if item.ask is Ask.PICK else [True, False]


def _cross_widths(item: Item, language: str) -> list[float]:
    """How wide each possible answer is, with its box."""
    shown = (say_value(item.show(each), language) for each in _possible(item))
    return [SQUARE + 5.0 + sentence_width(text, BODY) for text in shown]


def _crosses(item: Item, entry: Entry | None, language: str, room: float, left: float) -> Block:
    """A box for each possible answer from `left` on, in as many rows as they need."""
    widths = _cross_widths(item, language)
    spare = (room - left - sum(widths)) / max(1, len(widths) - 1)
    apart = min(APART, spare) if spare > CLOSE - 0.01 else APART
    x, y, shapes = left, 0.0, list[PageShape]()
    options = [
        SentenceLine(
            cut(say_value(item.show(each), language), room - left - SQUARE - 5.0, BODY), BODY
        )
        for each in _possible(item)
    ]
    above, below = (max(getattr(option, side) for option in options) for side in ("above", "below"))
    row = above + ROW + max(0.0, below - 2.0)
    for each, option in zip(_possible(item), options, strict=True):
        needed = SQUARE + 5.0 + sentence_width(option.text, BODY)
        if x > left and x + needed > room + 0.01:
            x, y = left, y + row
        shapes += square(x, y + above + 4.0, each == entry)
        shapes += option.shapes(x + SQUARE + 5.0, y + above + 14.5 - option.above)
        x += needed + apart
    height = y + row
    box = Rectangle(left, 0.0, room - left, height)
    place = PlacedBlank(item.blank, box, entry is not None)
    told = _told(item, entry, language)
    boxes = PageItem(Role.ANSWER_BOX, tuple(shapes), boxes=(place,), alternative=told)
    return Block(height, (boxes,), gap=2.0)

"""A table of boxes to write into, in parts abreast where there is room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import NamedTuple

from exercises.paper.layout.blocks import Block
from exercises.paper.layout.font_choice import words, wrapped
from exercises.paper.layout.page import Cell, PageItem, PageShape, Role
from exercises.paper.layout.sentences import SentenceLine, sentence_lines, sentence_width
from exercises.paper.layout.text_blocks import BODY, INDENT

SMALL = 8.0
"""The letters of the heads."""
LABEL, LINE, APART, CLOSE = 0.26, 10.6, 12.0, 12.0
"""How much of the room the heads of rows may take, what lies between two lines of one, between
them and the boxes, and between parts."""
FEWEST = 3
"""The fewest rows of a part."""
INSIDE = 8.0
"""Between two boxes of a row."""

DrawCell = Callable[[int, int, float, float], PageItem | None]
"""Draws what stands in a row and a column, from x on and so wide; None where nothing does."""


class Columns(NamedTuple):
    """How wide the columns of a table are, and how many parts may stand abreast."""

    least: float  # no box may be smaller: a table too wide for the page is taken apart
    narrowest: float  # where parts stand abreast
    widest: float
    abreast: int
    height: float = 22.0  # of a box
    kept: int = 12  # the most rows below one row of heads


def table_blocks(
    rows: Sequence[str], heads: Sequence[str], cell: DrawCell, columns: Columns, room: float
) -> list[Block]:
    """Rows of heads, each above rows of boxes; a long and narrow table has parts abreast.

    Parts abreast are read as one table, each below the one to its left.
    """
    labels = [sentence_lines(head, room * LABEL, BODY, True) for head in rows]
    label = max(sentence_width(*line) for lines in labels for line in lines) + APART
    fitting = max(1, int((room - INDENT - label) / columns.least))
    if len(heads) > fitting:
        return [
            *table_blocks(rows, heads[:fitting], cell, columns, room),
            *table_blocks(rows, heads[fitting:], _further(cell, fitting), columns, room),
        ]
    most = int((room - INDENT) / (label + CLOSE + columns.narrowest * len(heads)))
    parts = max(1, min(most, len(rows) // FEWEST, columns.abreast))
    inside = (room - INDENT) / parts - (label if parts == 1 else label + CLOSE)
    across = min(columns.widest, inside / len(heads))
    high = ceil(len(rows) / parts)
    lefts = [INDENT + part * (room - INDENT) / parts for part in range(ceil(len(rows) / high))]
    together = ceil(high / ceil(high / columns.kept))
    blocks: list[Block] = []
    for first in range(0, high, together):
        blocks.append(_heads(heads, [left + label for left in lefts], across))
        last = min(first + together, high)
        for place in range(first, last):
            items: list[PageItem] = []
            height = max(columns.height, *map(_height, labels[place::high]))
            for part, left in enumerate(lefts[: ceil((len(rows) - place) / high)]):
                row, told = place + part * high, 1 + place - first + part * (last - first)
                named = _label(left, labels[row], height)
                items.append(named._replace(cell=Cell(told, 0)))
                for column in range(len(heads)):
                    found = cell(row, column, left + label + across * column, across - INSIDE)
                    if found is not None:
                        found = found.moved(0.0, (height - columns.height) / 2)
                        items.append(found._replace(cell=Cell(told, column + 1)))
            blocks.append(Block(height, tuple(items), gap=4.0, keep=place < last - 1))
    return blocks


def _further(cell: DrawCell, columns: int) -> DrawCell:
    """Draws the columns that are so much further right."""
    return lambda row, column, x, across: cell(row, column + columns, x, across)


def _height(lines: tuple[SentenceLine, ...]) -> float:
    """How tall the head of a row is."""
    return sum(LINE + line.above + line.below for line in lines)


def _label(left: float, lines: tuple[SentenceLine, ...], height: float) -> PageItem:
    """The head of a row, in the middle of its height."""
    y, shapes = (height - _height(lines)) / 2, list[PageShape]()
    for line in lines:
        shapes += line.shapes(left, y + LINE / 2 + 3.5)
        y += LINE + line.above + line.below
    told = " ".join(line.text for line in lines if any(each.states for each in lines))
    return PageItem(Role.PARAGRAPH, tuple(shapes), alternative=told)


def _heads(heads: Sequence[str], lefts: list[float], across: float) -> Block:
    """The heads of the columns, above each part of a table; they are read once."""
    broken = [wrapped(head, across - INSIDE, SMALL) for head in heads]
    tallest = max(map(len, broken))
    items: list[PageItem] = []
    for left in lefts:
        for column, lines in enumerate(broken):
            x, above = left + across * column, tallest - len(lines)
            shapes = (
                words(x, SMALL * (1 + 1.3 * (above + place)), line, SMALL)
                for place, line in enumerate(lines)
            )
            item = PageItem(Role.PARAGRAPH, tuple(shapes), cell=Cell(0, column + 1))
            again = item._replace(role=Role.ARTIFACT, cell=None)
            items.append(item if left == lefts[0] else again)
    return Block(SMALL * 1.3 * tallest + 3.0, tuple(items), gap=12.0, keep=True)

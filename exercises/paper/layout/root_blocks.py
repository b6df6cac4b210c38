"""A table of √(ln N / n), which replaces the calculator where UCB1 is asked for."""

from __future__ import annotations

from exercises.drawing.parts.picture import Anchor, Ink, Line, Pen
from exercises.exercise import Exercise
from exercises.paper.layout.blocks import Block
from exercises.paper.layout.font_choice import words
from exercises.paper.layout.page import Cell, PageItem, Role
from exercises.paper.layout.text_blocks import BODY, INDENT
from exercises.wording.mcts_rules import root_table

ROW, FIRST, ACROSS = 13.0, 66.0, 42.0
"""The height of a row, and the widths of its head and of its other columns."""


def root_blocks(exercise: Exercise, room: float) -> list[Block]:
    """A row of heads, and a row for each N."""
    table = root_table(exercise)
    columns = list(dict.fromkeys(n for row in table.values() for n in row))
    across = min(ACROSS, (room - INDENT - FIRST) / max(len(columns), 1))
    heads = {n: f"n = {n}" for n in columns}
    rows = [("√(ln N / n)", heads), *((f"N = {parent}", row) for parent, row in table.items())]
    blocks: list[Block] = []
    for number, (head, cells) in enumerate(rows):
        end = INDENT + FIRST + across * len(columns)
        line = Line(INDENT, ROW, end, ROW, Pen(Ink.OUTLINE, 0.4))
        items = [
            PageItem(Role.ARTIFACT, (line,)),
            PageItem(
                Role.PARAGRAPH,
                (words(INDENT, BODY + 1.0, head, BODY, True),),
                cell=Cell(number, 0),
            ),
        ]
        for place, n in enumerate(columns, 1):
            x = INDENT + FIRST + across * place - 4.0
            text = words(x, BODY + 1.0, cells.get(n, "–"), BODY, number == 0, anchor=Anchor.END)
            items.append(PageItem(Role.PARAGRAPH, (text,), cell=Cell(number, place)))
        blocks.append(Block(ROW, tuple(items), 0.0 if number else 8.0, True))
    return blocks

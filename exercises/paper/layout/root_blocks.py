"""A table of √(ln N / n), which replaces the calculator where UCB1 is asked for."""

from __future__ import annotations

from exercises.drawing.parts.picture import Anchor, Ink, Line, Pen
from exercises.exercise import Exercise
from exercises.paper.layout.flow import Block
from exercises.paper.layout.font_choice import words
from exercises.paper.layout.page import PageItem, PageShape, Role
from exercises.paper.layout.text_blocks import BODY, INDENT
from exercises.wording.mcts_rules import root_table

ROW, FIRST, ACROSS = 13.0, 66.0, 42.0
"""The height of a row, and the widths of its head and of its other columns."""


def root_blocks(exercise: Exercise, room: float) -> list[Block]:
    """A row of heads, and a row for each N."""
    table = root_table(exercise)
    columns = list(dict.fromkeys(n for row in table.values() for n in row))
    across = min(ACROSS, (room - INDENT - FIRST) / max(len(columns), 1))

    def block(head: str, cells: dict[int, str], first: bool) -> Block:
        shapes: list[PageShape] = [words(INDENT, BODY + 1.0, head, BODY, True)]
        for place, n in enumerate(columns):
            x = INDENT + FIRST + across * (place + 1) - 4.0
            shapes.append(words(x, BODY + 1.0, cells.get(n, "–"), BODY, first, anchor=Anchor.END))
        end, pen = INDENT + FIRST + across * len(columns), Pen(Ink.OUTLINE, 0.4)
        shapes.append(Line(INDENT, ROW, end, ROW, pen))
        return Block(ROW, (PageItem(Role.PARAGRAPH, tuple(shapes)),), 8.0 if first else 0.0, True)

    heads = {n: f"n = {n}" for n in columns}
    rows = [block(f"N = {parent}", row, False) for parent, row in table.items()]
    return [block("√(ln N / n)", heads, True), *rows]

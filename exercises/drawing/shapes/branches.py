"""The shapes of one branch: its line, its odds or move, its cut mark and the verdict on it."""

from __future__ import annotations

from exercises.asks import Position
from exercises.drawing.geometry.branch_space import shares
from exercises.drawing.parts.markup import NodeMarkup
from exercises.drawing.parts.picture import (
    Anchor,
    Box,
    Dash,
    Fill,
    Ink,
    Line,
    Pen,
    Rectangle,
    Shape,
    Text,
)
from exercises.drawing.parts.style import LABEL_SIZE, SMALL_BADGE, Style
from exercises.drawing.shapes import badges
from resources import fonts

Segment = tuple[float, float, float, float]


def at(segment: Segment, share: float) -> tuple[float, float]:
    """The point so far down a branch."""
    x1, y1, x2, y2 = segment
    return x1 + share * (x2 - x1), y1 + share * (y2 - y1)


def cut_box(segment: Segment, texts: bool, style: Style) -> Rectangle:
    """Where a branch's cut mark stands."""
    x, y = at(segment, shares(texts, style)[0])
    mark = style.mark
    return Rectangle(x - mark, y - mark, 2 * mark, 2 * mark)


def shapes(
    segment: Segment, node_markup: NodeMarkup, ink: Ink, text: str, texts: bool, style: Style
) -> list[Shape]:
    """Everything on the branch above a node; `ink` is its mover's, for a best move."""
    cut = next(
        (item for item in node_markup.items if item.ask.row.position is Position.BRANCH), None
    )
    crossed = cut is not None and bool(cut.text)
    opacity = style.fade if node_markup.faded else 1.0
    pen = Pen(Ink.BRANCH, 1.5, opacity=opacity)
    if node_markup.best:
        pen = Pen(ink, 3.2, opacity=opacity)
    elif crossed and style.paper:
        pen = Pen(Ink.RULE, 1.3, Dash.DASHED)
    _, at_text, at_badge = shares(texts, style)
    drawn: list[Shape] = [Line(*segment, pen)]
    if text:
        x, y = at(segment, at_text)
        half = LABEL_SIZE * 0.75 / (segment[3] - segment[1])
        drawn = [
            Line(*segment[:2], *at(segment, at_text - half), pen),
            Line(*at(segment, at_text + half), *segment[2:], pen),
            Text(
                x,
                y + fonts.CAP_HEIGHT * LABEL_SIZE / 2,
                text,
                LABEL_SIZE,
                Ink.MUTED,
                False,
                Anchor.MIDDLE,
                opacity,
            ),
        ]
    if cut is None:
        return drawn
    box = cut_box(segment, texts, style)
    x, y = box.x + style.mark, box.y + style.mark
    if style.paper and cut.blank:
        drawn.append(Box(*box, 1.5, Pen(Ink.OUTLINE, 1.1), Fill(Ink.PAPER)))
        if crossed:
            drawn += badges.cross(x, y, style.mark * 0.55, Pen(Ink.INK, 2.2))
    else:
        if cut.focus:
            drawn.append(Box(*box, 3.0, Pen(Ink.HALO, 2.0), None))
        if crossed:
            stroke = Pen(Ink.CUT, 2.4)
            drawn += [Line(x - 9.0, y + dy, x + 9.0, y + dy, stroke) for dy in (-4.0, 4.0)]
    if cut.verdict is not None:
        drawn += badges.badge(cut.verdict, at(segment, at_badge), SMALL_BADGE, style.paper)
    return drawn

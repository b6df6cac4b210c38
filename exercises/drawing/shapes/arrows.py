"""The shapes of one arrow of a graph: its line, its head, and the name of its move."""

from __future__ import annotations

import itertools
from math import hypot

from exercises.drawing.geometry.tree_geometry import Arrow
from exercises.drawing.parts.markup import NodeMarkup
from exercises.drawing.parts.picture import (
    Anchor,
    Fill,
    Ink,
    Pen,
    Point,
    Polygon,
    Polyline,
    Shape,
    Text,
)
from exercises.drawing.parts.style import LABEL_SIZE, Style
from resources import fonts

HEAD, HALF = 9.0, 4.0
"""How long the head of an arrow is, and half of how wide."""


def shapes(way: Arrow, node_markup: NodeMarkup, ink: Ink, text: str, style: Style) -> list[Shape]:
    """Everything of an arrow; `ink` is its mover's, for a best move."""
    opacity = style.fade if node_markup.faded else 1.0
    pen = Pen(ink, 3.2, opacity=opacity) if node_markup.best else Pen(Ink.BRANCH, 1.4)
    tip, before = way.points[-1], way.points[-2]
    neck = _toward(tip, before, HEAD * 0.8)
    drawn: list[Shape] = [
        Polyline(part, pen) for part in _around_text((*way.points[:-1], neck), way.text_at)
    ]
    drawn.append(_head(tip, before, pen))
    if text and way.text_at is not None:
        x, y = way.text_at
        line = y + fonts.CAP_HEIGHT * LABEL_SIZE / 2
        words = Text(x, line, text, LABEL_SIZE, Ink.MUTED, False, Anchor.MIDDLE, opacity)
        drawn.append(words)
    return drawn


def _head(tip: Point, before: Point, pen: Pen) -> Shape:
    """A small triangle, its point at the tip."""
    x, y = _toward(tip, before, HEAD)
    length = hypot(tip[0] - x, tip[1] - y) or 1.0
    dx, dy = (tip[1] - y) / length * HALF, (x - tip[0]) / length * HALF
    return Polygon((tip, (x + dx, y + dy), (x - dx, y - dy)), None, Fill(pen.ink))


def _toward(start: Point, end: Point, far: float) -> Point:
    """So far from a point on the way to another."""
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    share = min(1.0, far / length)
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def _around_text(points: tuple[Point, ...], at: Point | None) -> list[tuple[Point, ...]]:
    """The line without the part behind its words, which stand on one of its straight parts."""
    if at is None:
        return [points]
    for place, (one, two) in enumerate(itertools.pairwise(points)):
        low, high = sorted((one[1], two[1]))
        near = low <= at[1] <= high and abs(_across(one, two, at[1]) - at[0]) < 1.0
        if near:
            tall = abs(two[1] - one[1]) or 1.0
            far = 8.5 * hypot(two[0] - one[0], two[1] - one[1]) / tall
            first, second = (*points[: place + 1], _toward(at, one, far)), _toward(at, two, far)
            return [first, (second, *points[place + 1 :])]
    return [points]


def _across(one: Point, two: Point, y: float) -> float:
    """Where a line is at a height."""
    if one[1] == two[1]:
        return one[0]
    return one[0] + (two[0] - one[0]) * (y - one[1]) / (two[1] - one[1])

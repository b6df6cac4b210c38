"""The signs of learning: a ring of three, a tick, a loop in a square, a small clock."""

from __future__ import annotations

from math import cos, pi, sin

from exercises.drawing.parts.picture import (
    Anchor,
    Box,
    Dash,
    Ellipse,
    Fill,
    Ink,
    Line,
    Pen,
    Point,
    Polyline,
    Shape,
    Text,
)
from exercises.drawing.shapes.badges import cross, tick
from exercises.learning.mastery import IN_A_ROW, Mastery
from exercises.learning.outcomes import Outcome

PARTS = 24
"""Into how many lines a whole circle is taken."""
LEAST_LETTERS = 11.0
GAP = 0.5
"""What stays free between two parts of a ring, in radians."""


def state_sign(
    state: Mastery, in_a_row: int, middle: Point, radius: float, newest: float = 1.0
) -> list[Shape]:
    """The sign of how far somebody is with a skill; of the newest part a share may be drawn."""
    x, y = middle
    thick = radius / 5
    if newest < 1.0 and in_a_row:
        return _ring(x, y, radius, thick, in_a_row, newest)
    match state:
        case Mastery.NEW:
            return [Ellipse(x, y, radius, radius, Pen(Ink.MUTED, thick / 2, Dash.DASHED), None)]
        case Mastery.AGAIN:
            box = Box(
                x - radius, y - radius, 2 * radius, 2 * radius, radius / 3,
                Pen(Ink.WRONG, thick / 2), Fill(Ink.WRONG, tint=True),
            )  # fmt: skip
            return [box, *_loop(x, y, radius * 0.5, Pen(Ink.WRONG, thick / 1.5))]
        case Mastery.UNDER_WAY:
            return _ring(x, y, radius, thick, in_a_row)
        case Mastery.MASTERED:
            sign = Pen(Ink.PAPER, thick)
            ground = Ellipse(x, y, radius, radius, None, Fill(Ink.RIGHT))
            return [ground, tick(x, y, radius * 0.5, sign)]


def outcome_sign(outcome: Outcome, middle: Point, radius: float) -> list[Shape]:
    """The sign of one tree: right, right after a hint, or a slip, which is past and so outlined."""
    x, y = middle
    thick = radius / 4.5
    match outcome:
        case Outcome.RIGHT:
            return state_sign(Mastery.MASTERED, 0, middle, radius)
        case Outcome.HINTED:
            ground = Ellipse(x, y, radius, radius, Pen(Ink.MAX, thick), Fill(Ink.PAPER))
            size = max(LEAST_LETTERS, 1.35 * radius)
            return [ground, Text(x, y + size * 0.36, "?", size, Ink.MAX, True, Anchor.MIDDLE)]
        case Outcome.SLIP:
            side = 2 * radius
            edge = Pen(Ink.WRONG, thick * 0.8)
            box = Box(x - radius, y - radius, side, side, radius / 3, edge, Fill(Ink.PAPER))
            return [box, *cross(x, y, radius * 0.45, edge)]


def clock_sign(middle: Point, radius: float) -> list[Shape]:
    """What is due: a small clock."""
    x, y = middle
    pen = Pen(Ink.FOLLOWS, radius / 4)
    return [
        Ellipse(x, y, radius, radius, pen, Fill(Ink.PAPER)),
        Line(x, y - radius * 0.6, x, y, pen),
        Line(x, y, x + radius * 0.45, y, pen),
    ]


def _ring(
    x: float, y: float, radius: float, thick: float, in_a_row: int, newest: float = 1.0
) -> list[Shape]:
    """A ring of three parts, of which so many are filled, the newest by a share, and the number."""
    inner = radius - thick / 2
    part = 2 * pi / IN_A_ROW
    shapes: list[Shape] = []
    for place in range(IN_A_ROW):
        begin = place * part - pi / 2 + GAP / 2
        filled = 1.0 if place < in_a_row - 1 else newest if place < in_a_row else 0.0
        ink = Ink.MAX if filled == 1 else Ink.RULE
        shapes.append(Polyline(_arc(x, y, inner, begin, part - GAP), Pen(ink, thick)))
        if 0 < filled < 1:
            growing = _arc(x, y, inner, begin, filled * (part - GAP))
            shapes.append(Polyline(growing, Pen(Ink.MAX, thick)))
    size = max(LEAST_LETTERS, 1.1 * radius)
    number = Text(x, y + size * 0.36, str(in_a_row), size, Ink.MAX, True, Anchor.MIDDLE)
    return [*shapes, number]


def _loop(x: float, y: float, radius: float, pen: Pen) -> list[Shape]:
    """A circle that is not closed, with the head of an arrow at its end."""
    points = _arc(x, y, radius, -pi / 3, 1.6 * pi)
    end_x, end_y = points[-1]
    head = radius * 0.7
    return [
        Polyline(points, pen),
        Line(end_x, end_y, end_x - head * 0.2, end_y + head, pen),
        Line(end_x, end_y, end_x + head, end_y + head * 0.25, pen),
    ]


def _arc(x: float, y: float, radius: float, begin: float, length: float) -> tuple[Point, ...]:
    steps = max(2, round(PARTS * length / (2 * pi)))
    angles = (begin + length * step / steps for step in range(steps + 1))
    return tuple((x + radius * cos(angle), y + radius * sin(angle)) for angle in angles)

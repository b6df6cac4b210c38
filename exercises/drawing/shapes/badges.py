"""The signs of verdicts: a round tick, a square cross, a round tilde; and ticks and crosses."""

from __future__ import annotations

from exercises.drawing.parts.picture import (
    Box,
    Ellipse,
    Fill,
    Ink,
    Line,
    Pen,
    Point,
    Polyline,
    Shape,
)
from exercises.exercise import Verdict

INKS = {
    Verdict.RIGHT: Ink.RIGHT,
    Verdict.WRONG: Ink.WRONG,
    Verdict.FOLLOWS: Ink.FOLLOWS,
    Verdict.UNREADABLE: Ink.MUTED,
}


def badge(verdict: Verdict, middle: Point, radius: float, paper: bool) -> list[Shape]:
    """The sign of a verdict; on paper its outline, so that it survives a photocopy."""
    if verdict is Verdict.EMPTY:
        return []
    x, y = middle
    ink = INKS[verdict]
    fill = Fill(Ink.PAPER if paper else ink)
    edge = Pen(ink) if paper else None
    sign = Pen(ink if paper else Ink.PAPER, radius / 4.5)
    if verdict is Verdict.WRONG:
        side = 2 * radius
        ground: Shape = Box(x - radius, y - radius, side, side, radius / 3, edge, fill)
        return [ground, *cross(x, y, radius * 0.45, sign)]
    ground = Ellipse(x, y, radius, radius, edge, fill)
    if verdict is Verdict.RIGHT:
        return [ground, tick(x, y, radius * 0.55, sign)]
    if verdict is Verdict.FOLLOWS:
        return [ground, _tilde(x, y, radius * 0.55, sign)]
    r = radius * 0.5
    return [ground, Line(x, y - r, x, y + r / 4, sign), Line(x, y + 0.9 * r, x, y + r, sign)]


def cross(x: float, y: float, reach: float, pen: Pen) -> list[Shape]:
    """Two strokes from corner to corner."""
    return [
        Line(x - reach, y - reach, x + reach, y + reach, pen),
        Line(x - reach, y + reach, x + reach, y - reach, pen),
    ]


def tick(x: float, y: float, reach: float, pen: Pen) -> Shape:
    """A tick."""
    return Polyline(
        ((x - reach, y), (x - 0.25 * reach, y + 0.75 * reach), (x + reach, y - 0.75 * reach)), pen
    )


def _tilde(x: float, y: float, reach: float, pen: Pen) -> Shape:
    rises = (0.25, -0.2, -0.35, 0.0, 0.35, 0.2, -0.25)
    return Polyline(
        tuple((x + reach * (i - 3) / 3, y + reach * rise) for i, rise in enumerate(rises)), pen
    )

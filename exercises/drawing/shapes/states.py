"""The state of a game as it stands at its node: a board, piles of sticks, or words."""

from __future__ import annotations

from exercises.drawing.geometry.texts import StateForm, state_form
from exercises.drawing.parts.picture import Anchor, Ellipse, Ink, Line, Pen, Shape, Text
from exercises.drawing.parts.style import CELL, LABEL_SIZE, STICK, STICK_HEIGHT
from resources.fonts import CAP_HEIGHT


def shapes(
    state: str, left: float, top: float, width: float, height: float, opacity: float
) -> list[Shape]:
    """The state in a rectangle of its own size."""
    match state_form(state):
        case StateForm.BOARD:
            return _board(state, left, top, opacity)
        case StateForm.PILES:
            return _piles(state, left, top, opacity)
        case StateForm.WORDS:
            line = top + height / 2 + CAP_HEIGHT * LABEL_SIZE / 2
            middle = left + width / 2
            return [Text(middle, line, state, LABEL_SIZE, Ink.INK, False, Anchor.MIDDLE, opacity)]


def _board(state: str, left: float, top: float, opacity: float) -> list[Shape]:
    """The lines between nine squares, and the signs in them."""
    grid, sign = Pen(Ink.BRANCH, 1.0, opacity=opacity), Pen(Ink.INK, 1.4, opacity=opacity)
    whole = 3 * CELL
    drawn: list[Shape] = []
    for step in (CELL, 2 * CELL):
        drawn.append(Line(left + step, top, left + step, top + whole, grid))
        drawn.append(Line(left, top + step, left + whole, top + step, grid))
    arm = CELL * 0.28
    for place, square in enumerate(state):
        x, y = left + (place % 3 + 0.5) * CELL, top + (place // 3 + 0.5) * CELL
        if square == "X":
            drawn.append(Line(x - arm, y - arm, x + arm, y + arm, sign))
            drawn.append(Line(x - arm, y + arm, x + arm, y - arm, sign))
        elif square == "O":
            drawn.append(Ellipse(x, y, arm, arm, sign, None))
    return drawn


def _piles(state: str, left: float, top: float, opacity: float) -> list[Shape]:
    """A stroke for each stick; an empty pile is a nought."""
    pen = Pen(Ink.INK, 1.8, opacity=opacity)
    drawn: list[Shape] = []
    for place, sign in enumerate(state):
        x = left + (place + 0.5) * STICK
        bottom = top + STICK_HEIGHT
        if sign == "I":
            drawn.append(Line(x, top, x, bottom, pen))
        elif sign == "0":
            drawn.append(
                Text(x, bottom, sign, LABEL_SIZE, Ink.MUTED, False, Anchor.MIDDLE, opacity)
            )
    return drawn

"""The state of a game as it stands at its node: a board, piles of sticks, a row, or words."""

from __future__ import annotations

from math import cos, pi, sin

from exercises.drawing.geometry.texts import StateForm, state_form
from exercises.drawing.parts.picture import (
    Anchor,
    Ellipse,
    Fill,
    Ink,
    Line,
    Pen,
    Polygon,
    Shape,
    Text,
)
from exercises.drawing.parts.style import (
    CELL,
    LABEL_SIZE,
    NO_STICK,
    PLACE,
    ROW_SQUARE,
    STICK,
    STICK_HEIGHT,
)
from resources.fonts import CAP_HEIGHT
from search.games.state_pictures import SPLIT_STICK, TOKENS


def shapes(
    state: str, left: float, top: float, width: float, height: float, opacity: float
) -> list[Shape]:
    """The state in a rectangle of its own size."""
    match state_form(state):
        case StateForm.BOARD:
            return _board(state, left, top, opacity)
        case StateForm.PILES:
            return _piles(state, left, top, opacity)
        case StateForm.CORRIDOR:
            return _corridor(state.split(), left, top, opacity)
        case StateForm.ROW:
            return _row(state, left, top, opacity)
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
    for place, square in enumerate(state):
        x, y = left + (place % 3 + 0.5) * CELL, top + (place // 3 + 0.5) * CELL
        drawn += _sign(square, x, y, CELL * 0.28, sign)
    return drawn


def _sign(square: str, x: float, y: float, arm: float, pen: Pen) -> list[Shape]:
    """A cross, a nought, or nothing."""
    if square == "O":
        return [Ellipse(x, y, arm, arm, pen, None)]
    if square != "X":
        return []
    return [
        Line(x - arm, y - arm, x + arm, y + arm, pen),
        Line(x - arm, y + arm, x + arm, y - arm, pen),
    ]


def _row(state: str, left: float, top: float, opacity: float) -> list[Shape]:
    """Squares beside each other: MAX's token is a triangle up, MIN's one down."""
    edge, sign = Pen(Ink.BRANCH, 1.0, opacity=opacity), Pen(Ink.INK, 1.4, opacity=opacity)
    right, bottom = left + ROW_SQUARE * len(state), top + ROW_SQUARE
    drawn: list[Shape] = [
        Line(left, top, right, top, edge),
        Line(left, bottom, right, bottom, edge),
    ]
    for place in range(len(state) + 1):
        x = left + place * ROW_SQUARE
        drawn.append(Line(x, top, x, bottom, edge))
    arm = ROW_SQUARE * 0.28
    for place, square in enumerate(state):
        x, y = left + (place + 0.5) * ROW_SQUARE, top + ROW_SQUARE / 2
        if square in TOKENS:
            drawn.append(_token(square, x, y, ROW_SQUARE * 0.36, opacity))
        drawn += _sign(square, x, y, arm, sign)
    return drawn


def _token(token: str, x: float, y: float, half: float, opacity: float) -> Shape:
    """A triangle like the nodes of its player."""
    up = token == TOKENS[0]
    tip, foot = (y - half * 0.9, y + half * 0.8) if up else (y + half * 0.9, y - half * 0.8)
    corners = (x, tip), (x + half, foot), (x - half, foot)
    return Polygon(corners, None, Fill(Ink.MAX if up else Ink.MIN, opacity=opacity))


def _piles(state: str, left: float, top: float, opacity: float) -> list[Shape]:
    """A stroke for each stick; an empty pile is a nought."""
    pen = Pen(Ink.INK, 1.8, opacity=opacity)
    drawn: list[Shape] = []
    for place, sign in enumerate(state):
        x = left + (place + 0.5) * STICK
        bottom = top + STICK_HEIGHT
        if sign in ("I", SPLIT_STICK):
            drawn.append(Line(x, top, x, bottom, pen))
        elif sign == "0":
            drawn.append(Text(x, bottom, sign, NO_STICK, Ink.MUTED, False, Anchor.MIDDLE, opacity))
    return drawn


def _corridor(places: list[str], left: float, top: float, opacity: float) -> list[Shape]:
    """The walls, a tick between two places, and who and what stands there."""
    wall, tick = Pen(Ink.BRANCH, 1.2, opacity=opacity), Pen(Ink.BRANCH, 0.6, opacity=opacity)
    right, bottom = left + PLACE * len(places), top + PLACE
    drawn: list[Shape] = [
        Line(left, top, right, top, wall),
        Line(left, bottom, right, bottom, wall),
    ]
    for place, signs in enumerate(places):
        x, y = left + (place + 0.5) * PLACE, top + PLACE / 2
        if place:
            edge = x - PLACE / 2
            drawn.append(Line(edge, top, edge, top + 2.5, tick))
            drawn.append(Line(edge, bottom - 2.5, edge, bottom, tick))
        if signs == "P":
            drawn.append(_pacman(x, y, opacity))
        if "G" in signs:
            drawn += _ghost(x, y, opacity)
        if "•" in signs:
            low = y + 4.6 if "G" in signs else y
            drawn.append(Ellipse(x, low, 1.6, 1.6, None, Fill(Ink.INK, opacity=opacity)))
    return drawn


def _pacman(x: float, y: float, opacity: float) -> Shape:
    """A disc with a mouth."""
    radius, mouth, steps = PLACE * 0.38, pi / 5, 14
    turns = (mouth + (2 * pi - 2 * mouth) * step / steps for step in range(steps + 1))
    rim = [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]
    return Polygon(((x, y), *rim), None, Fill(Ink.INK, opacity=opacity))


def _ghost(x: float, y: float, opacity: float) -> list[Shape]:
    """A round head with eyes, and a ragged hem."""
    radius, steps = PLACE * 0.34, 8
    head = [
        (x - radius * cos(pi * step / steps), y - radius * sin(pi * step / steps))
        for step in range(steps + 1)
    ]
    hem = [
        (x + radius * (1 - step / 2), y + radius * (0.6 + 0.4 * (step % 2 == 0)))
        for step in range(5)
    ]
    outline = Pen(Ink.INK, 1.0, opacity=opacity)
    eyes = (x - radius * 0.4, x + radius * 0.4)
    ink = Fill(Ink.INK, opacity=opacity)
    return [
        Polygon((*head, *hem), outline, None),
        *(Ellipse(eye, y - radius * 0.15, 0.9, 0.9, None, ink) for eye in eyes),
    ]

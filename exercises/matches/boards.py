"""The board of a match as it is drawn, and the places on it that play a move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from exercises.drawing.parts.picture import (
    Anchor,
    Box,
    Dash,
    Ellipse,
    Fill,
    Ink,
    Line,
    Pen,
    Polygon,
    Rectangle,
    Shape,
    Text,
)
from exercises.matches.match import Match
from exercises.matches.move_names import SQUARES, move_words
from resources.words import Message, message
from search.games.line import LineGame, Tokens
from search.games.piles import Grundy, Nim
from search.games.tictactoe import LINES, TicTacToe
from search.tree import Mover

CELL = 84.0
EDGE = 26.0
STICK, STICK_HEIGHT, ROW = 24.0, 56.0, 74.0
MOST_IN_ROW = 13
"""How many sticks stand beside each other where piles are many."""
SQUARE = 62.0
_SIDES = {"X": Mover.MAX, "O": Mover.MIN}
_INKS = {Mover.MAX: Ink.MAX, Mover.MIN: Ink.MIN}


class Spot(NamedTuple):
    """A place on the board that can be pointed at."""

    room: Rectangle
    name: Message
    place: int | None = None  # of the move that it plays, among the moves there are
    shapes: tuple[Shape, ...] = ()
    together: tuple[int, ...] = ()  # the spots that a move from here takes along
    sign: bool = False  # whether there is room for what the move is worth


class Board(NamedTuple):
    """All of it; later spots come after earlier ones for who goes there by keys."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
    spots: tuple[Spot, ...]


def board(match: Match) -> Board:
    """The state that stands, drawn; on the engine's turn no place plays anything."""
    places = {after: place for place, (_, after) in enumerate(match.moves)}
    names = [move_words(match.game, name, match.label) for name, _ in match.moves]
    if not match.your_turn:
        places = {}
    match match.game:
        case TicTacToe():
            squares = {_changed(match.state, after).pop(): at for after, at in places.items()}
            last = _changed(match.past[-1], match.state) if match.past else set()
            return _squares(match.state, squares, last)
        case LineGame():
            return _row(match.game, match, places)
        case Nim():
            return _piles(match.game, match, places, names)
        case Grundy():
            return _splits(match, places, names)


def setup_board(position: str) -> Board:
    """Nine squares to be filled: each is a place of its own."""
    return _squares(position, dict(enumerate(range(9))), set())


def _squares(state: str, places: Mapping[int, int], last: set[int]) -> Board:
    """The squares; some play a move, by their number, and some were changed last."""
    size = 3 * CELL
    pen = Pen(Ink.BRANCH, 2.0)
    drawn: list[Shape] = []
    for step in (CELL, 2 * CELL):
        drawn.append(Line(EDGE + step, 0, EDGE + step, size, pen))
        drawn.append(Line(EDGE, step, EDGE + size, step, pen))
    for number in range(3):
        middle = (number + 0.5) * CELL
        drawn.append(_label(EDGE / 2, middle + 5, "321"[number]))
        drawn.append(_label(EDGE + middle, size + EDGE * 0.75, "abc"[number]))
    spots: list[Spot] = []
    for square, sign in enumerate(state):
        x, y = EDGE + square % 3 * CELL, square // 3 * CELL
        room = Rectangle(x + 4, y + 4, CELL - 8, CELL - 8)
        name = message("play-square", square=SQUARES[square], sign=sign.replace("_", "none"))
        shapes = _sign(sign, room, square in last) if sign in _SIDES else ()
        spots.append(Spot(room, name, places.get(square), shapes, sign=not shapes))
    return Board(size + EDGE, size + EDGE, tuple(drawn), tuple(spots))


def won_line(match: Match) -> tuple[Shape, ...]:
    """The line through three in a row, if there is one."""
    if not isinstance(match.game, TicTacToe):
        return ()
    for a, b, c in LINES:
        if match.state[a] != "_" and match.state[a] == match.state[b] == match.state[c]:
            x1, y1 = EDGE + (a % 3 + 0.5) * CELL, (a // 3 + 0.5) * CELL
            x2, y2 = EDGE + (c % 3 + 0.5) * CELL, (c // 3 + 0.5) * CELL
            return (Line(x1, y1, x2, y2, Pen(Ink.INK, 4.0)),)
    return ()


def _sign(sign: str, room: Rectangle, last: bool) -> tuple[Shape, ...]:
    """A cross or a nought; the last one on a tinted ground."""
    ink = _INKS[_SIDES[sign]]
    x, y, arm = room.x + room.width / 2, room.y + room.height / 2, CELL * 0.26
    pen = Pen(ink, 5.0)
    ground = (Box(*room, 8.0, None, Fill(ink, True)),) if last else ()
    if sign == "O":
        return (*ground, Ellipse(x, y, arm, arm, pen, None))
    return (
        *ground,
        Line(x - arm, y - arm, x + arm, y + arm, pen),
        Line(x - arm, y + arm, x + arm, y - arm, pen),
    )


def _row(game: LineGame, match: Match, places: Mapping[Any, int]) -> Board:
    state: Tokens = match.state
    here = {state.max: Mover.MAX, state.min: Mover.MIN}
    was = match.past[-1] if match.past else state
    spots: list[Spot] = []
    drawn: list[Shape] = []
    for square in range(1, game.squares + 1):
        room = Rectangle((square - 1) * SQUARE + 3, 3, SQUARE - 6, SQUARE - 6)
        token = here.get(square)
        drawn.append(Box(*room, 8.0, Pen(Ink.OUTLINE, 1.4), None))
        drawn.append(_label(room.x + room.width / 2, SQUARE + 16, str(square)))
        place = next(
            (at for after, at in places.items() if square in set(after[:2]) - set(state[:2])), None
        )
        name = message(
            "play-step", square=str(square), token="none" if token is None else token.value
        )
        moved = token is not None and square not in was[:2]
        shapes = () if token is None else _token(token, room, moved)
        spots.append(Spot(room, name, place, shapes, sign=token is None))
    return Board(game.squares * SQUARE, SQUARE + EDGE, tuple(drawn), tuple(spots))


def _token(mover: Mover, room: Rectangle, last: bool) -> tuple[Shape, ...]:
    """A triangle: up for MAX, down for MIN, as in the tree."""
    ink, x = _INKS[mover], room.x + room.width / 2
    half, top, foot = room.width * 0.3, room.y + room.height * 0.25, room.y + room.height * 0.75
    if mover is Mover.MIN:
        top, foot = foot, top
    ground = (Box(*room, 8.0, None, Fill(ink, True)),) if last else ()
    return (
        *ground,
        Polygon(((x, top), (x + half, foot), (x - half, foot)), Pen(ink, 2.0), Fill(ink)),
    )


def _piles(game: Nim, match: Match, places: Mapping[Any, int], names: Sequence[Message]) -> Board:
    """A row for each pile; a stick takes itself and those to its right."""
    sizes, start = match.state.sizes, game.start.sizes
    was = match.past[-1].sizes if match.past else sizes
    after = {after.sizes: place for after, place in places.items()}
    spots: list[Spot] = []
    drawn: list[Shape] = []
    for row, (size, whole) in enumerate(zip(sizes, start, strict=True)):
        top = row * ROW + (ROW - STICK_HEIGHT) / 2
        drawn.append(_label(EDGE / 2, top + STICK_HEIGHT / 2 + 5, str(size)))
        for number in range(whole):
            room = Rectangle(EDGE + number * STICK, top, STICK, STICK_HEIGHT)
            if number >= size:
                drawn += _stick(room, taken=True, last=number < was[row])
                continue
            left = (*sizes[:row], number, *sizes[row + 1 :])
            place = after.get(left)
            name = (
                names[place]
                if place is not None
                else message("play-stick", pile=row + 1, size=size)
            )
            first = len(spots)
            along = tuple(range(first, first + size - number))
            spots.append(Spot(room, name, place, _stick(room), along))
    width = EDGE + max(start) * STICK + 6
    return Board(width, len(sizes) * ROW, tuple(drawn), tuple(spots))


def _stick(room: Rectangle, taken: bool = False, last: bool = False) -> tuple[Shape, ...]:
    x, pen = room.x + room.width / 2, Pen(Ink.INK, 5.0)
    if taken:
        pen = Pen(Ink.CUT if last else Ink.RULE, 2.0, Dash.DOTTED)
    return (Line(x, room.y + 5, x, room.y + room.height - 5, pen),)


def _splits(match: Match, places: Mapping[Any, int], names: Sequence[Message]) -> Board:
    """Piles beside each other; a place between two sticks splits their pile there."""
    sizes = match.state.sizes
    after = {after.sizes: place for after, place in places.items()}
    spots: list[Spot] = []
    drawn: list[Shape] = []
    column, row = 0, 0
    for pile, size in enumerate(sizes):
        if column and column + size > MOST_IN_ROW:
            column, row = 0, row + 1
        top = row * (ROW + EDGE)
        middle = EDGE + (column + size / 2) * STICK
        drawn.append(_label(middle, top + ROW + 4, str(size)))
        for number in range(size):
            left = EDGE + (column + number) * STICK
            drawn += _stick(Rectangle(left, top, STICK, STICK_HEIGHT))
            if number:
                parts = sorted((*sizes[:pile], *sizes[pile + 1 :], number, size - number))
                place = after.get(tuple(reversed(parts)))
                if place is not None:
                    room = Rectangle(left - STICK / 2 + 4, top, STICK - 8, STICK_HEIGHT)
                    spots.append(Spot(room, names[place], place, _gap(room)))
        column += size + 1
    widest = max(MOST_IN_ROW, max(sizes))
    return Board(2 * EDGE + widest * STICK, (row + 1) * (ROW + EDGE), tuple(drawn), tuple(spots))


def _gap(room: Rectangle) -> tuple[Shape, ...]:
    """A faint line where a pile can be split."""
    x = room.x + room.width / 2
    return (Line(x, room.y + 8, x, room.y + room.height - 8, Pen(Ink.MAX, 1.4, Dash.DOTTED)),)


def _label(x: float, y: float, text: str) -> Text:
    return Text(x, y, text, 14.0, Ink.MUTED, False, Anchor.MIDDLE)


def _changed(before: str, after: str) -> set[int]:
    """On which squares two states differ."""
    pairs = zip(before, after, strict=True)
    return {square for square, (was, now) in enumerate(pairs) if was != now}

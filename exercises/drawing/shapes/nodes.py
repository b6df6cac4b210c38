"""The shapes of one node: its outline, letter, value, rows, verdicts and halo."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from exercises.asks import BlankWidth, Position
from exercises.drawing.geometry.node_box import ROOF, Form, NodeBox
from exercises.drawing.geometry.rows import RowPlace
from exercises.drawing.geometry.state_rows import StateRows
from exercises.drawing.geometry.texts import UNQUIET, state_size
from exercises.drawing.parts.markup import NodeMarkup, NodeText
from exercises.drawing.parts.picture import (
    Anchor,
    Box,
    Dash,
    Ellipse,
    Fill,
    Ink,
    Pen,
    Point,
    Polygon,
    Rectangle,
    Shape,
    Text,
)
from exercises.drawing.parts.style import (
    BADGE,
    LABEL_SIZE,
    LEAF_ROW,
    LEAF_SIZE,
    SHAPE_HALF,
    SHAPE_HEIGHT,
    SMALL_BADGE,
    Style,
)
from exercises.drawing.shapes import badges
from resources.fonts import CAP_HEIGHT
from search.on_demand import on_demand
from search.tree import Mover

ROUND = 12
"""Into how many parts a round end is taken."""
INKS = {mover: Ink(mover.value) for mover in Mover}
TRIANGLES: dict[Form, tuple[Point, ...]] = {
    Form.UP: ((0.0, 0.0), (SHAPE_HALF, SHAPE_HEIGHT), (-SHAPE_HALF, SHAPE_HEIGHT)),
    Form.DOWN: ((0.0, SHAPE_HEIGHT), (SHAPE_HALF, 0.0), (-SHAPE_HALF, 0.0)),
}
_game_state: Callable[[str, float, float, float, float, float], list[Shape]] = on_demand(
    "exercises.drawing.shapes.states.shapes"
)


def shapes(
    node_box: NodeBox,
    node_markup: NodeMarkup,
    x: float,
    y: float,
    mover: Mover | None,
    letter: str,
    static: str,
    state: str,
    payoff: str,
    style: Style,
) -> list[Shape]:
    """Everything of a node whose axis is at x and whose top is at y."""
    opacity = style.fade if node_markup.faded else 1.0
    ink = Ink.OUTLINE if mover is None else INKS[mover]
    drawn: list[Shape] = []
    if node_markup.halo:
        drawn.append(_outline(node_box, x, y, Pen(Ink.HALO, 13.0, opacity=0.3), None))
    tinted = mover is not None and not style.paper
    pen = Pen(ink, 1.4 if mover is None else 2.0, opacity=opacity)
    drawn.append(_outline(node_box, x, y, pen, Fill(ink if tinted else Ink.PAPER, tinted, opacity)))
    if mover is None and payoff:
        lines = payoff.split("\n")
        first = y + (node_box.height - LEAF_ROW * (len(lines) - 1)) / 2
        for row, line in enumerate(lines):
            foot = first + LEAF_ROW * row + CAP_HEIGHT * LEAF_SIZE / 2
            drawn.append(Text(x, foot, line, LEAF_SIZE, Ink.INK, False, Anchor.MIDDLE, opacity))
    if letter:
        at_x, at_y = node_box.letter
        drawn.append(
            Text(x + at_x, y + at_y, letter, LABEL_SIZE, Ink.MUTED, True, Anchor.END, opacity)
        )
    if static:
        at_x, at_y = node_box.static
        unquiet = static.endswith(UNQUIET)
        told = Ink.INK if unquiet else Ink.MUTED
        drawn.append(
            Text(x + at_x, y + at_y, static, LABEL_SIZE, told, unquiet, Anchor.END, opacity)
        )
    if state:
        left, top, width, height = node_box.state
        drawn += _game_state(state, x + left, y + top, width, height, opacity)
    for place in node_box.places:
        for item in node_markup.items:
            if (item.ask, item.item) == (place.ask, place.item):
                drawn += _entry(node_box, place, item, x, y, opacity, style)
    return drawn


def _outline(node_box: NodeBox, x: float, y: float, pen: Pen, fill: Fill | None) -> Shape:
    match node_box.form:
        case Form.LEAF:
            return Box(x - node_box.half, y, 2 * node_box.half, node_box.height, 6.0, pen, fill)
        case Form.UP | Form.DOWN | Form.CIRCLE if node_box.plate:
            corners = _wide_corners(node_box)
            return Polygon(tuple((x + dx, y + dy) for dx, dy in corners), pen, fill)
        case Form.CIRCLE:
            return Ellipse(x, y + node_box.half, node_box.half, node_box.half, pen, fill)
        case Form.UP | Form.DOWN:
            corners = TRIANGLES[node_box.form]
            return Polygon(tuple((x + dx, y + dy) for dx, dy in corners), pen, fill)


def _wide_corners(node_box: NodeBox) -> tuple[Point, ...]:
    """The outline of a node whose value is wide: a house, a shield, or one with round ends."""
    half, height = node_box.half, node_box.height
    if node_box.form is Form.UP:
        return (0.0, 0.0), (half, ROOF), (half, height), (-half, height), (-half, ROOF)
    if node_box.form is Form.DOWN:
        wall = height - ROOF
        return (-half, 0.0), (half, 0.0), (half, wall), (0.0, height), (-half, wall)
    radius, turns = height / 2, [pi * (step / ROUND - 0.5) for step in range(ROUND + 1)]
    right = [(half - radius + radius * cos(turn), radius + radius * sin(turn)) for turn in turns]
    return (*right, *((-dx, dy) for dx, dy in reversed(right)))


def _entry(
    node_box: NodeBox,
    place: RowPlace,
    item: NodeText,
    x: float,
    y: float,
    opacity: float,
    style: Style,
) -> list[Shape]:
    """What stands at one place: a box, a text or a tick, and its verdict."""
    if not (item.text or item.blank):
        return []
    box = place.rectangle
    box = Rectangle(x + box.x, y + box.y, box.width, box.height)
    if item.ask.row.position is Position.STATE:
        return _state(place, item, box, x, y, opacity, style)
    several = StateRows.of(item.text if item.ask.row.width is BlankWidth.STATES else "")
    inside = not place.in_row and not item.ask.row.mark
    drawn: list[Shape] = []
    if item.focus or (item.blank and (not inside if style.paper else not item.text)):
        drawn.append(Box(*box, 4.0, _box_pen(item, style, opacity), Fill(Ink.PAPER)))
    text_ink = Ink.INK
    if place.label:
        side = item.ask.row.side
        text_ink = Ink.INK if style.paper or side is None else INKS[side]
        line = box.y + box.height / 2 + CAP_HEIGHT * LABEL_SIZE / 2 - 0.5
        drawn.append(
            Text(x + place.label_x, line, place.label, LABEL_SIZE, text_ink, opacity=opacity)
        )
    if item.ask.row.mark:
        if item.text:
            middle = (box.x + box.width / 2, box.y + box.height / 2)
            drawn.append(badges.tick(*middle, style.mark * 0.7, Pen(Ink.INK, 1.8, opacity=opacity)))
    elif several.rows:
        axis, top = box.x + box.width / 2, box.y + (box.height - several.height) / 2
        for state, left, high in several.placed(axis, top):
            drawn += _game_state(state, left, high, *state_size(state), opacity)
    elif item.text:
        drawn.append(_text(node_box, item, box, inside, text_ink, opacity, style))
    if item.verdict is not None and place.badge is not None:
        middle = (x + place.badge[0], y + place.badge[1])
        radius = BADGE if inside else SMALL_BADGE
        drawn += badges.badge(item.verdict, middle, radius, style.paper)
    return drawn


def _state(
    place: RowPlace,
    item: NodeText,
    box: Rectangle,
    x: float,
    y: float,
    opacity: float,
    style: Style,
) -> list[Shape]:
    """A state that is asked for: its box, what was written drawn as the game looks, its verdict."""
    drawn: list[Shape] = []
    if item.blank:
        drawn.append(Box(*box, 4.0, _box_pen(item, style, opacity), Fill(Ink.PAPER)))
    if item.text:
        width, height = state_size(item.text)
        left, top = box.x + (box.width - width) / 2, box.y + (box.height - height) / 2
        drawn += _game_state(item.text, left, top, width, height, opacity)
    if item.verdict is not None and place.badge is not None:
        middle = (x + place.badge[0], y + place.badge[1])
        drawn += badges.badge(item.verdict, middle, SMALL_BADGE, style.paper)
    return drawn


def _text(
    node_box: NodeBox,
    item: NodeText,
    box: Rectangle,
    inside: bool,
    ink: Ink,
    opacity: float,
    style: Style,
) -> Shape:
    size = node_box.size if inside else LABEL_SIZE
    line = box.y + box.height / 2 + CAP_HEIGHT * size / 2 - (0.0 if inside else 0.5)
    under = item.ask.row.position is Position.UNDER
    if inside or under or (style.paper and item.blank):
        middle = box.x + box.width / 2
        bold = not under or style.paper
        return Text(middle, line, item.text, size, ink, bold, Anchor.MIDDLE, opacity)
    pad = 2.0 if item.blank else 0.0
    return Text(box.x + pad, line, item.text, size, ink, style.paper, Anchor.START, opacity)


def _box_pen(item: NodeText, style: Style, opacity: float) -> Pen:
    if item.focus:
        return Pen(Ink.HALO, 2.0)
    if style.paper:
        return Pen(Ink.OUTLINE, 0.8)
    return Pen(Ink.OUTLINE, 1.2, Dash.DASHED, opacity)

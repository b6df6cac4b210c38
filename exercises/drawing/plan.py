"""Where everything of one node stands, measured from its axis and its top."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from exercises.drawing.picture import Point, Rectangle
from exercises.drawing.style import (
    BADGE,
    CIRCLE,
    LABEL_SIZE,
    LEAF_HEIGHT,
    LEAF_SIZE,
    LEAF_WIDTH,
    MARGIN,
    MARK,
    SHAPE_HALF,
    SHAPE_HEIGHT,
    SMALL_BADGE,
    STEEPEST,
    VALUE_SIZE,
    Style,
)
from exercises.exercise import Ask
from resources import fonts

INSIDE = 34.0  # the widest box that a triangle or a circle can hold
PLATE_SIZE = 14.0
PLATE_HEIGHT = 24.0
GAP = 4.0


class Form(Enum):
    """The shape of a node."""

    UP = "up"
    DOWN = "down"
    CIRCLE = "circle"
    LEAF = "leaf"


ROW_LABELS = {
    Ask.ALPHA: "α",
    Ask.BETA: "β",
    Ask.BOUND: "v",
    Ask.SEEN: "✓",
    Ask.BEST: "→",
    Ask.ORDER: "⇄",
    Ask.LEAVES: "#",
    Ask.RANGE: "x",
}
RIGHT_SIDE = (Ask.ALPHA, Ask.BETA, Ask.BOUND, Ask.SEEN)


MIDDLES = {Form.UP: 38.5, Form.DOWN: 15.0, Form.CIRCLE: CIRCLE}
PLATE_MIDDLES = {
    Form.UP: SHAPE_HEIGHT - PLATE_HEIGHT / 2,
    Form.DOWN: PLATE_HEIGHT / 2,
    Form.CIRCLE: CIRCLE,
}


class Want(NamedTuple):
    """A place that a node needs: how wide its widest text is, and whether it is a blank."""

    ask: Ask
    width: float
    blank: bool


class Place(NamedTuple):
    """Where an entry stands, its label to the left, and the middle of its verdict."""

    ask: Ask
    rectangle: Rectangle
    label: str
    label_x: float
    badge: Point | None


class Plan(NamedTuple):
    """A node's own room; `left` and `right` are how far it reaches from its axis."""

    form: Form
    half: float
    height: float  # of the shape: branches leave from there
    bottom: float
    left: float
    right: float
    letter: Point  # where the letter ends
    static: Point | None  # where the static value ends
    plate: bool  # the value needs a plate wider than the shape
    size: float  # of the value's letters
    places: tuple[Place, ...]


@lru_cache(maxsize=50_000)
def plan(
    form: Form,
    letter: str,
    static: str,
    written: Ask | None,
    inside: float,
    wants: tuple[Want, ...],
    style: Style,
) -> Plan:
    """The plan of a node.

    What is `written` in it is `inside` wide in letters of size 1; the `wants` stand beside it.
    """
    half, height, size, plate = _shape(form, inside)
    if form is Form.LEAF:
        value = Rectangle(-half, 0.0, 2 * half, height)
    else:
        box = max(inside * size + 8.0, 28.0) if not plate else inside * size + 14.0
        middle = PLATE_MIDDLES[form] if plate else MIDDLES[form]
        tall = PLATE_HEIGHT if plate else 19.0
        value = Rectangle(-box / 2, middle - tall / 2, box, tall)
    reach = max(half, value.width / 2)
    letter_end, badge_x = _corners(form, reach if plate else half)
    badges = not style.paper
    top = 2 * BADGE if badges and form is not Form.LEAF else 0.0
    on_right = [want for want in wants if want.ask in RIGHT_SIDE]
    on_left = [want for want in wants if want.ask in ROW_LABELS and want.ask not in RIGHT_SIDE]
    places = [] if written is None else [Place(written, value, "", 0.0, (badge_x, BADGE))]
    right, left = badge_x + BADGE if badges and places else half, half
    bottom = height
    if form is Form.LEAF and any(want.ask is Ask.SEEN for want in wants):
        on_right = [want for want in on_right if want.ask is not Ask.SEEN]
        tick = Rectangle(-MARK, height + GAP, 2 * MARK, 2 * MARK)
        middle_y = tick.y + MARK
        badge = (MARK + GAP + SMALL_BADGE, middle_y) if badges else None
        places.append(Place(Ask.SEEN, tick, "", 0.0, badge))
        bottom = tick.y + tick.height
        right = max(right, MARK + GAP + 2 * SMALL_BADGE if badges else MARK)
    rows, right_edge = _stack(on_right, reach + MARGIN, top, height, 1, style)
    places += rows
    right = max(right, reach, right_edge)
    static_at: Point | None = None
    floor = height
    left = max(left, reach)
    if static:
        static_at = (-reach - MARGIN, height - 3.0)
        left = max(left, reach + MARGIN + fonts.width(static, LABEL_SIZE))
        floor = height - LABEL_SIZE - 3.0
    rows, left_edge = _stack(on_left, reach + MARGIN, 15.0 if letter else 0.0, floor, -1, style)
    places += rows
    left = max(left, left_edge)
    if letter:
        left = max(left, letter_end + fonts.width(letter, LABEL_SIZE, True))
    return Plan(
        form,
        half,
        height,
        bottom,
        left + MARGIN,
        right + MARGIN,
        (-letter_end, 12.0),
        static_at,
        plate,
        size,
        tuple(places),
    )


def _shape(form: Form, inside: float) -> tuple[float, float, float, bool]:
    """Half the width, the height, the size of the letters inside, whether a plate is needed."""
    if form is Form.LEAF:
        return max(LEAF_WIDTH, inside * LEAF_SIZE + 18.0) / 2, LEAF_HEIGHT, LEAF_SIZE, False
    half = CIRCLE if form is Form.CIRCLE else SHAPE_HALF
    for size in (VALUE_SIZE, 14.0, 13.0):
        if inside * size + 2.0 <= INSIDE:
            return half, SHAPE_HEIGHT, size, False
    return half, SHAPE_HEIGHT, PLATE_SIZE, True


def _corners(form: Form, reach: float) -> tuple[float, float]:
    """How far from the axis the letter ends, and where the middle of the verdict is."""
    if form is Form.UP:
        return 17.0, 27.0
    if form is Form.CIRCLE:
        return max(CIRCLE - 1.0, reach if reach > CIRCLE else 0.0) + 1.0, 36.0
    return reach + GAP, reach + GAP + BADGE


def _stack(
    wants: Sequence[Want], start: float, top: float, bottom: float, side: int, style: Style
) -> tuple[list[Place], float]:
    """Rows from the bottom of a node upwards, in columns outwards; and how far out they reach."""
    capacity = max(1, int((bottom - top) // style.row_height))
    places: list[Place] = []
    edge = start
    for first in range(0, len(wants), capacity):
        column = wants[first : first + capacity]
        label = max(fonts.width(ROW_LABELS[want.ask], LABEL_SIZE) for want in column) + GAP
        box = max(_box_width(want, style) for want in column)
        badge = 2 * SMALL_BADGE + GAP if not style.paper and any(w.blank for w in column) else 0.0
        wide = label + box + badge
        left = edge if side > 0 else -edge - wide
        y = bottom - style.row_height * len(column)
        for want in column:
            rectangle = Rectangle(left + label, y + 1.0, box, style.row_height - 2.0)
            middle = (left + label + box + GAP + SMALL_BADGE, y + style.row_height / 2)
            places.append(
                Place(
                    want.ask,
                    rectangle,
                    ROW_LABELS[want.ask],
                    left,
                    middle if badge else None,
                )
            )
            y += style.row_height
        edge += wide + MARGIN
    return places, edge - MARGIN if wants else 0.0


def _box_width(want: Want, style: Style) -> float:
    if want.blank:
        return max(style.least_box, want.width + 8.0)
    return want.width


def branch_room(mark: float, height: float, share: float) -> float:
    """How far apart branches must end for a mark on them to touch no other.

    The mark reaches `mark` to each side and `height` up and down, at this share of the way down.
    """
    return max(mark + height * STEEPEST, 2 * mark) / share + GAP

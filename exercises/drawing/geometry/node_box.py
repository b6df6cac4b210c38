"""Where everything of one node stands, measured from its axis and its top."""

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from exercises.asks import Ask, Position
from exercises.drawing.geometry.rows import RowPlace, RowRequest, box_width, stack
from exercises.drawing.geometry.texts import UNQUIET
from exercises.drawing.parts.picture import Point, Rectangle
from exercises.drawing.parts.style import (
    BADGE,
    BESIDE,
    CIRCLE,
    GAP,
    LABEL_SIZE,
    LEAF_HEIGHT,
    LEAF_ROW,
    LEAF_SIZE,
    LEAF_WIDTH,
    NARROW_LEAF,
    SHAPE_HALF,
    SHAPE_HEIGHT,
    SMALL_BADGE,
    VALUE_SIZE,
    Style,
)
from resources import fonts

INSIDE = 34.0  # the widest text box that a triangle or a circle can hold
BOX_HEIGHT = 19.0
PLATE_SIZE = 14.0
PLATE_HEIGHT = 22.0
PLATE_EDGE = 4.0
ROOF = 22.0
"""How high the roof of a house is, and how deep the point of a shield."""
WALLS, ROUND_ENDS = 5.0, 13.0
"""How much wider than its value a house or a shield is, and a chance node, at each side."""


class StateRequest(NamedTuple):
    """The room that the state of a game needs, whether it is asked for, and whether in the leaf."""

    width: float
    height: float
    ask: Ask | None
    inside: bool


class Form(Enum):
    """The shape of a node."""

    UP = "up"
    DOWN = "down"
    CIRCLE = "circle"
    LEAF = "leaf"


MIDDLES = {Form.UP: 38.5, Form.DOWN: 15.0, Form.CIRCLE: CIRCLE}


class NodeBox(NamedTuple):
    """A node's own room; `left` and `right` are how far it reaches from its axis.

    Its letter may reach further to the left: few nodes have the same, and a node_box is for many.
    """

    form: Form
    half: float
    height: float  # of the shape: branches leave from there
    bottom: float
    left: float
    right: float
    letter: Point  # where the letter ends
    static: Point  # where the static value ends
    state: Rectangle  # where the state of a game stands
    plate: bool  # the value is too wide for a triangle or a circle
    size: float  # of the value's letters
    margin: float
    places: tuple[RowPlace, ...]

    def left_with(self, letter: str) -> float:
        """How far the node reaches to the left when it bears this letter."""
        if not letter:
            return self.left
        return max(self.left, fonts.width(letter, LABEL_SIZE, True) + self.margin - self.letter[0])


@lru_cache(maxsize=50_000)
def node_box(
    form: Form,
    static: str,
    state: StateRequest,
    written: tuple[Ask, str] | None,
    inside: float,
    lines: int,
    box: tuple[float, float],
    requests: tuple[RowRequest, ...],
    judged: bool,
    style: Style,
) -> NodeBox:
    """The node_box of a node.

    A state stands at its left, below a leaf.
    What is `written` in it, by what asks for it and its question's name, is `inside` wide in
    letters of size 1 and has so many `lines`; `box` is the least room for a blank. The `requests`
    stand beside it.
    Where it is `judged`, there is room for verdicts.
    """
    half, height, size, plate = _shape(form, inside, lines, box, style.close)
    if state.inside:
        half, height = max(half, state.width / 2 + 7.0), max(height, state.height + 12.0)
    value = _value(form, half, height, inside * size, plate, box)
    reach = max(half, value.width / 2)
    letter_end, badge_x = _corners(form, reach, plate)
    places: list[RowPlace] = []
    left = right = reach
    bottom = height
    if written is not None:
        ask, item = written
        places.append(RowPlace(ask, value, "", 0.0, (badge_x, BADGE), item=item))
        right = max(right, badge_x + BADGE if judged else 0.0)
    ticked = [
        request.ask for request in requests if request.ask.row.position is Position.BELOW_LEAF
    ]
    if form is Form.LEAF and ticked:
        tick = Rectangle(-style.mark, height + GAP, 2 * style.mark, 2 * style.mark)
        badge_end = style.mark + GAP + 2 * SMALL_BADGE
        badge = (badge_end - SMALL_BADGE, tick.y + style.mark) if judged else None
        places.append(RowPlace(ticked[0], tick, "", 0.0, badge))
        bottom = tick.y + tick.height
        left, right = max(left, style.mark), max(right, badge_end if judged else style.mark)
        requests = tuple(request for request in requests if request.ask not in ticked)
    state_box = Rectangle(-state.width / 2, bottom + GAP, state.width, state.height)
    if state.inside:
        state_box = state_box._replace(y=(height - state.height) / 2)
    elif form is Form.LEAF and state.width:
        bottom += GAP + state.height
        left, right = max(left, state.width / 2), max(right, state.width / 2)
        if state.ask is not None:
            end = state.width / 2 + GAP + SMALL_BADGE
            middle = (end, state_box.y + state.height / 2)
            places.append(RowPlace(state.ask, state_box, "", 0.0, middle if judged else None))
            right = max(right, end + SMALL_BADGE if judged else 0.0)
    under = [request for request in requests if request.ask.row.position is Position.UNDER]
    for request in under:
        wide = box_width(request._replace(blank=True), style)
        high = max(style.row_height - 2.0, request.height)
        below = Rectangle(-wide / 2, bottom + GAP, wide, high)
        end = wide / 2 + GAP + SMALL_BADGE
        middle = (end, below.y + below.height / 2)
        places.append(RowPlace(request.ask, below, "", 0.0, middle if judged else None, wide))
        bottom = below.y + below.height
        left, right = max(left, wide / 2), max(right, end + SMALL_BADGE if judged else wide / 2)
    requests = tuple(request for request in requests if request not in under)
    questions = [request for request in requests if request.item]
    if form is Form.LEAF and questions:
        top = bottom + GAP
        bottom = top + style.row_height * len(questions)
        across = stack(questions, 0.0, top, bottom, judged, style)[1]
        places += stack(questions, -across / 2, top, bottom, judged, style)[0]
        left, right = max(left, across / 2), max(right, across / 2)
        requests = tuple(request for request in requests if not request.item)
    start = reach + BESIDE
    # What is printed in a node that has questions beside it has no verdict.
    ceiling = 2 * BADGE if judged and form is not Form.LEAF and not questions else 0.0
    on_right = [request for request in requests if request.ask.row.position is not Position.LEFT]
    rows, edge = stack(on_right, start, ceiling, height, judged, style)
    places += rows
    right = max(right, edge)
    bottom = max([bottom, *(row.bottom for row in rows)])
    if form is not Form.LEAF and state.width:
        line = (LABEL_SIZE + 3.0 + height) / 2
        left = start + state.width
        state_box = Rectangle(-left, line - state.height / 2, state.width, state.height)
        if state.ask is not None:
            middle = (-left - GAP - SMALL_BADGE, line)
            places.append(RowPlace(state.ask, state_box, "", 0.0, middle if judged else None))
            left += GAP + 2 * SMALL_BADGE if judged else 0.0
        bottom = max(bottom, state_box.y + state.height)
        start = left + BESIDE
    on_left = [request for request in requests if request.ask.row.position is Position.LEFT]
    floor = height
    if form is Form.LEAF and on_left:  # clear of the leaf's letter and of its halo
        start += GAP
        floor = bottom = max(bottom, LABEL_SIZE + 2 * GAP + style.row_height)
    if static:
        left = max(left, start + fonts.width(static, LABEL_SIZE, static.endswith(UNQUIET)))
        floor -= LABEL_SIZE + 3.0
    rows, edge = stack(on_left, start, LABEL_SIZE + 3.0, floor, judged, style)
    places += [row.mirrored() for row in rows]
    left = max(left, edge)
    bottom = max([bottom, *(row.bottom for row in rows)])
    return NodeBox(
        form,
        half,
        height,
        bottom,
        left + style.margin,
        right + style.margin,
        (-letter_end, LABEL_SIZE),
        (-start, height - 3.0),
        state_box,
        plate,
        size,
        style.margin,
        tuple(places),
    )


def _shape(
    form: Form, inside: float, lines: int, box: tuple[float, float], close: bool
) -> tuple[float, float, float, bool]:
    """Half the width, the height, the size of the letters inside, whether a plate is needed."""
    least, tall = box
    if form is Form.LEAF:
        wide = inside * LEAF_SIZE
        narrow = max(LEAF_WIDTH, wide + 18.0)
        if lines > 1 or close:
            narrow = max(NARROW_LEAF, wide + 10.0)
        height = max(LEAF_HEIGHT + (lines - 1) * LEAF_ROW, tall)
        return max(narrow, least) / 2, height, LEAF_SIZE, False
    half = CIRCLE if form is Form.CIRCLE else SHAPE_HALF
    for size in (VALUE_SIZE, 14.0, 13.0):
        if inside * size + 2.0 <= INSIDE and least <= INSIDE and tall <= BOX_HEIGHT:
            return half, SHAPE_HEIGHT, size, False
    around = ROUND_ENDS if form is Form.CIRCLE else WALLS
    half = max(inside * PLATE_SIZE + 14.0, least) / 2 + around
    return half, max(PLATE_HEIGHT, tall) + ROOF + 2 * PLATE_EDGE, PLATE_SIZE, True


def _value(
    form: Form, half: float, height: float, wide: float, plate: bool, box: tuple[float, float]
) -> Rectangle:
    """Where the value stands: a leaf is all value, a triangle has room at its broad side."""
    if form is Form.LEAF:
        return Rectangle(-half, 0.0, 2 * half, height)
    least, tall = box
    if plate:
        wide, tall = max(wide + 14.0, least), max(PLATE_HEIGHT, tall)
        broad = {Form.UP: height - PLATE_EDGE - tall / 2, Form.DOWN: PLATE_EDGE + tall / 2}
        middle = broad.get(form, height / 2)
    else:
        wide, tall, middle = min(max(wide + 8.0, 28.0), INSIDE), BOX_HEIGHT, MIDDLES[form]
    return Rectangle(-wide / 2, middle - tall / 2, wide, tall)


def _corners(form: Form, reach: float, plate: bool) -> tuple[float, float]:
    """How far from the axis the letter ends, and where the middle of the verdict is."""
    if form is Form.UP and plate:
        return 0.72 * reach, reach
    if form is Form.UP:
        return 17.0, 27.0
    if form is Form.CIRCLE and reach == CIRCLE:
        return CIRCLE, CIRCLE + BADGE + 1.0
    return reach + GAP, reach + GAP + BADGE

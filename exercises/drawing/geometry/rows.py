"""The labelled places beside a node, such as its window: rows in columns, from inside outwards."""

from collections.abc import Sequence
from typing import NamedTuple

from exercises.asks import Ask
from exercises.drawing.parts.picture import Point, Rectangle
from exercises.drawing.parts.style import BESIDE, GAP, LABEL_SIZE, SMALL_BADGE, Style
from resources import fonts

OVERHANG = 14.0
"""How far rows may reach below their node: no branch leans so much that it comes there."""


class RowRequest(NamedTuple):
    """A place that a node needs: how wide its widest text is, and whether it is a blank."""

    ask: Ask
    width: float
    blank: bool
    label: str
    item: str = ""  # the question that is answered there, if it has a box of its own
    height: float = 0.0  # of what is drawn there, where that is no text


class RowPlace(NamedTuple):
    """Where an entry stands, its label to the left, and the middle of its verdict."""

    ask: Ask
    rectangle: Rectangle
    label: str
    label_x: float
    badge: Point | None
    room: float = 0.0  # from the label's beginning to the end of the verdict; none inside a node
    item: str = ""

    @property
    def in_row(self) -> bool:
        """Whether it stands beside the node."""
        return self.room > 0.0

    @property
    def bottom(self) -> float:
        """How far down it reaches."""
        return self.rectangle.y + self.rectangle.height

    def mirrored(self) -> "RowPlace":
        """The same row on the other side of the axis; it still reads from left to right."""
        shift = -2 * self.label_x - self.room
        x, y, width, height = self.rectangle
        badge = None if self.badge is None else (self.badge[0] + shift, self.badge[1])
        rectangle = Rectangle(x + shift, y, width, height)
        return self._replace(rectangle=rectangle, label_x=self.label_x + shift, badge=badge)


def stack(
    requests: Sequence[RowRequest],
    start: float,
    top: float,
    bottom: float,
    judged: bool,
    style: Style,
) -> tuple[list[RowPlace], float]:
    """Rows between two heights, the last at the bottom; and how far from the axis they reach.

    Where one row more has nearly room, they begin at the top and hang a little lower.
    """
    more = OVERHANG if style.roomy else 0.0
    capacity = max(1, int((bottom - top + more) // style.row_height))
    places: list[RowPlace] = []
    edge = start
    for first in range(0, len(requests), capacity):
        column = requests[first : first + capacity]
        label = max(fonts.width(request.label, LABEL_SIZE) for request in column) + GAP
        box = max(box_width(request, style) for request in column)
        room = label + box
        if judged and any(request.blank for request in column):
            room += GAP + 2 * SMALL_BADGE
        y = bottom - style.row_height * len(column)
        if style.roomy:
            y = max(top, y)
        for request in column:
            width = box_width(request, style) if request.ask.row.mark else box
            rectangle = Rectangle(edge + label, y + 1.0, width, style.row_height - 2.0)
            badge = (edge + room - SMALL_BADGE, y + style.row_height / 2) if judged else None
            places.append(
                RowPlace(request.ask, rectangle, request.label, edge, badge, room, request.item)
            )
            y += style.row_height
        edge += room + BESIDE
    return places, edge - BESIDE if requests else 0.0


def box_width(request: RowRequest, style: Style) -> float:
    """How wide the place of an entry is: a blank is as wide as what is written there.

    A mark is a square.
    """
    if request.ask.row.mark:
        return style.row_height - 2.0
    if not request.blank:
        return request.width
    return max(style.least_box, request.width * style.by_hand + 8.0)

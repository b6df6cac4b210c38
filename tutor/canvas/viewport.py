"""Which part of a drawing is seen: zoom and place, and which nodes that shows."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from exercises.drawing.geometry.tree_geometry import TreeGeometry
from search.tree import NodeId

CLOSEST, FARTHEST = 6.0, 0.00005
LARGEST_FIT = 1.6
"""A small tree is not blown up further than this to fill its view."""


class Viewport:
    """How drawing units become pixels: first times `scale`, then moved by `x` and `y`."""

    def __init__(self) -> None:
        self.scale = 1.0
        self.x = self.y = 0.0

    def fit(self, place: QRectF, room: QRectF, largest: float = LARGEST_FIT) -> None:
        """Show a whole place of the drawing in the middle of the room."""
        wanted = min(room.width() / place.width(), room.height() / place.height(), largest)
        self.scale = max(wanted, FARTHEST)
        self.fill(place, room)

    def zoom_to(self, scale: float, at: QPointF) -> None:
        """Come nearer or go farther, while what is at this point stays there."""
        scale = min(max(scale, FARTHEST), CLOSEST)
        factor = scale / self.scale
        self.x = at.x() - (at.x() - self.x) * factor
        self.y = at.y() - (at.y() - self.y) * factor
        self.scale = scale

    def show(self, place: QRectF, room: QRectF) -> bool:
        """Move as little as brings a place of the drawing into the room; False if it was there."""
        seen = self.transform().mapRect(place)
        dx = _shift(seen.left(), seen.right(), room.left(), room.right())
        dy = _shift(seen.top(), seen.bottom(), room.top(), room.bottom())
        self.x += dx
        self.y += dy
        return bool(dx or dy)

    def fill(self, place: QRectF, room: QRectF) -> None:
        """Leave none of the room empty that the place could fill; what is smaller is centred."""
        seen = self.transform().mapRect(place)
        self.x += _closed_up(seen.left(), seen.right(), room.left(), room.right())
        self.y += _closed_up(seen.top(), seen.bottom(), room.top(), room.bottom())

    def transform(self) -> QTransform:
        """From the drawing to the screen."""
        return QTransform(self.scale, 0, 0, self.scale, self.x, self.y)

    def back(self, place: QRectF) -> QRectF:
        """From the screen to the drawing."""
        inverted, _ = self.transform().inverted()
        return inverted.mapRect(place)


def _shift(low: float, high: float, least: float, most: float) -> float:
    if high - low > most - least or low < least:
        return least - low
    return min(0.0, most - high)


def _closed_up(low: float, high: float, least: float, most: float) -> float:
    if high - low <= most - least:
        return (least + most - low - high) / 2
    return min(0.0, least - low) + max(0.0, most - high)


class Levels:
    """The nodes of each level from left to right, to find the ones in sight without a search."""

    def __init__(self, geometry: TreeGeometry) -> None:
        self.geometry = geometry
        shape, xs = geometry.tree.shape, geometry.xs
        self.nodes = geometry.levels
        self.places = [[xs[node] for node in level] for level in self.nodes]
        self.reach = max(*geometry.lefts, *geometry.rights)
        self.leans = [0.0] * len(self.nodes)
        for node in geometry.tree.inner if not geometry.arrows else ():
            children, depth = shape.children[node], shape.depths[node] + 1
            lean = max(xs[node] - xs[children[0]], xs[children[-1]] - xs[node])
            self.leans[depth] = max(self.leans[depth], lean)

    def within(self, place: QRectF, margin: float = 24.0) -> Iterator[NodeId]:
        """The nodes of which something, or of whose branch something, lies in this place."""
        if self.geometry.arrows:  # arrows go far, and nobody draws a large graph
            yield from self.geometry.tree
            return
        tops, bottoms = self.geometry.tops, self.geometry.bottoms
        for depth, places in enumerate(self.places):
            above = bottoms[depth - 1] if depth else tops[0]
            if above - margin > place.bottom() or bottoms[depth] + margin < place.top():
                continue
            room = max(self.reach, self.leans[depth]) + margin
            first = bisect_left(places, place.left() - room)
            last = bisect_right(places, place.right() + room)
            yield from self.nodes[depth][first:last]

"""Where a node that is dragged would land: drop it where it shall stand."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from exercises.drawing.compose import Branch, Drawing
from exercises.exercise import Blank
from search.editing.branch_editing import BranchPlace
from search.tree import NodeId

BESIDE = 10.0
"""How far beside the outermost child a new one is drawn."""
BELOW = 12.0
"""How far below the last level a deeper one begins."""
MARK = QRectF(-11, 0, 22, 18)


class DropTarget(NamedTuple):
    """A place in the tree, and the middle of its upper edge in the drawing."""

    place: BranchPlace
    x: float
    y: float


def drop_target(drawing: Drawing, node: NodeId, x: float, y: float) -> DropTarget | None:
    """The nearest place on the level at this point; on an inner node, the last one below it."""
    tree, moving = drawing.markup.tree, drawing.markup.tree.within(node)
    hit = drawing.hit(x, y)
    if not (hit is None or isinstance(hit, Blank | Branch) or tree.is_leaf(hit) or hit in moving):
        return list(_places(drawing, node, hit))[-1]
    above = _level(drawing, y) - 1
    parents = (each for each in tree.levels[above] if each not in moving) if above >= 0 else ()
    places = (place for parent in parents for place in _places(drawing, node, parent))
    return min(places, key=lambda place: abs(place.x - x), default=None)


def paint_drop_target(
    painter: QPainter, drawing: Drawing, there: DropTarget, colour: QColor
) -> None:
    """A ring around the parent to be, and a dashed branch to a mark where the node would stand."""
    at, parent = drawing.geometry, there.place.parent
    pen = QPen(colour, 2, Qt.PenStyle.DashLine)
    pen.setCosmetic(True)
    painter.setPen(pen)
    x, y, height = at.xs[parent], at.top(parent), at.node_boxes[parent].height
    reach = min(at.lefts[parent], at.rights[parent])
    painter.drawRoundedRect(QRectF(x - reach, y - 4, 2 * reach, height + 8), 8, 8)
    painter.drawLine(QLineF(x, y + height, there.x, there.y))
    painter.setBrush(QColor(colour.red(), colour.green(), colour.blue(), 90))
    painter.drawRoundedRect(MARK.translated(there.x, there.y), 4, 4)


def _level(drawing: Drawing, y: float) -> int:
    """The level at this height; half of the room between two belongs to each."""
    at = drawing.geometry
    ends = [(bottom + top) / 2 for bottom, top in zip(at.bottoms, at.tops[1:], strict=False)]
    return bisect_right([*ends, at.bottoms[-1] + BELOW], y)


def _places(drawing: Drawing, node: NodeId, parent: NodeId) -> Iterator[DropTarget]:
    """Before, between and after the other children of a node."""
    at, tree = drawing.geometry, drawing.markup.tree
    depth = tree.depth(parent) + 1
    y = at.tops[depth] if depth < len(at.tops) else at.bottoms[-1] + BELOW
    children = [child for child in tree.children(parent) if child != node]
    if not children:
        xs = [at.xs[parent]]
    else:
        first, last = children[0], children[-1]
        xs = [at.xs[first] - at.lefts[first] - BESIDE]
        xs += [
            (at.xs[left] + at.rights[left] + at.xs[right] - at.lefts[right]) / 2
            for left, right in pairwise(children)
        ]
        xs.append(at.xs[last] + at.rights[last] + BESIDE)
    for index, x in enumerate(xs):
        yield DropTarget(BranchPlace(parent, index), x, y)

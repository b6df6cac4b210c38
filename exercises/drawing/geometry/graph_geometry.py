"""Where every node and arrow of a graph stands: in layers, each state once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from exercises.drawing.geometry.layered import Layers, arrows, layers
from exercises.drawing.geometry.node_box import Form, NodeBox
from exercises.drawing.geometry.overlap import bounds, touches
from exercises.drawing.geometry.texts import answers, branch_text
from exercises.drawing.geometry.tree_geometry import (
    EDGE,
    Arrow,
    TreeGeometry,
    lefts_of,
    names_width,
    node_boxes_of,
)
from exercises.drawing.parts.markup import Markup, NodeMarkup
from exercises.drawing.parts.picture import Ink, Pen, Point, Polyline, Rectangle
from exercises.drawing.parts.style import LABEL_SIZE, Style
from resources import fonts
from search.games.references import references
from search.tree import GameTree, NodeId

PORT, POINT = 9.0, 3.0
"""How far apart arrows end at a node, and at the point of one."""
LEAST_GAP = 58.0
"""Between two layers: room for the name of a move and the head of an arrow."""
FLATTEST = 4.0
"""How far an arrow may go across, for each step down."""
ALONG = (0.46, 0.54, 0.38, 0.62, 0.3, 0.7, 0.22, 0.78, 0.15)
"""Where on a straight part of its arrow the name of a move may stand, the best place first."""
LAST = 26.0
"""How far from the head of its arrow it keeps away."""


def arrange_graph(markup: Markup, node_markups: Sequence[NodeMarkup], style: Style) -> TreeGeometry:
    """Give every state the room that what stands there needs, and every move an arrow."""
    tree, same = markup.tree, references(markup.tree)
    widths = answers(tree)
    node_boxes = node_boxes_of(tree, node_markups, style, widths)
    lefts = [left + style.margin for left in lefts_of(markup, node_boxes)]
    rights = [box.right + style.margin for box in node_boxes]
    found = layers(tree, same, lefts, rights)
    margin = names_width(markup, tree.level_movers)
    xs = [margin + found.xs[same.get(node, node)] for node in tree]
    depths = [found.depths[same.get(node, node)] for node in tree]
    drawn = [node for node in tree if node not in same]
    levels = [
        sorted((node for node in drawn if depths[node] == depth), key=xs.__getitem__)
        for depth in range(max(depths) + 1)
    ]
    moved = Layers(
        found.depths,
        {node: xs[node] for node in drawn},
        {branch: tuple(x + margin for x in bends) for branch, bends in found.bends.items()},
    )
    tops, bottoms = _rows(tree, same, moved, levels, node_boxes, style)
    points = _points(tree, same, moved, tops, bottoms, node_boxes)
    places = [
        Rectangle(xs[n] - lefts[n], tops[depths[n]], lefts[n] + rights[n], node_boxes[n].bottom)
        for n in drawn
    ]
    right = max(place.x + place.width for place in places)
    right = max([right, *(x for way in points.values() for x, _ in way)])
    return TreeGeometry(
        tree,
        style,
        widths,
        node_boxes,
        lefts,
        rights,
        xs,
        tops,
        bottoms,
        right + EDGE,
        bottoms[-1] + EDGE,
        False,
        depths,
        levels,
        _with_texts(tree, points, places),
        same,
    )


def _rows(
    tree: GameTree,
    same: Mapping[NodeId, NodeId],
    found: Layers,
    levels: Sequence[Sequence[NodeId]],
    node_boxes: Sequence[NodeBox],
    style: Style,
) -> tuple[list[float], list[float]]:
    """The upper and lower edges of the layers, far enough apart that no arrow lies too flat."""
    tall = [max(node_boxes[node].bottom for node in level) for level in levels]
    lean = [0.0] * len(levels)
    for branch, (start, end) in arrows(tree, same).items():
        high, low = sorted((start, end), key=found.depths.__getitem__)
        xs = (found.xs[high], *found.bends[branch], found.xs[low])
        for step, (one, two) in enumerate(pairwise(xs)):
            depth = found.depths[high] + step
            lean[depth] = max(lean[depth], abs(two - one))
    tops, bottoms, y = [], [], EDGE
    for depth, height in enumerate(tall):
        tops.append(y)
        bottoms.append(y + height)
        y += height + max(LEAST_GAP, style.gap - 16.0, lean[depth] / FLATTEST)
    return tops, bottoms


def _points(
    tree: GameTree,
    same: Mapping[NodeId, NodeId],
    found: Layers,
    tops: Sequence[float],
    bottoms: Sequence[float],
    node_boxes: Sequence[NodeBox],
) -> dict[NodeId, tuple[Point, ...]]:
    """Through which points every arrow goes; several end beside each other at a node."""
    ways: dict[NodeId, list[Point]] = {}
    into: dict[tuple[NodeId, bool], list[NodeId]] = {}
    for branch, (start, end) in arrows(tree, same).items():
        up = found.depths[end] < found.depths[start]
        high, low = (end, start) if up else (start, end)
        middle = [
            (x, y)
            for step, x in enumerate(found.bends[branch], found.depths[high] + 1)
            for y in (tops[step], bottoms[step])
        ]
        foot = tops[found.depths[high]] + node_boxes[high].height
        way = [(found.xs[high], foot), *middle, (found.xs[low], tops[found.depths[low]])]
        ways[branch] = way[::-1] if up else way
        into.setdefault((end, up), []).append(branch)
    for (end, up), branches in into.items():
        branches.sort(key=lambda branch: ways[branch][-2])
        for at, branch in enumerate(branches):
            x, y = ways[branch][-1]
            apart = POINT if node_boxes[end].form is (Form.DOWN if up else Form.UP) else PORT
            ways[branch][-1] = x + apart * (at - (len(branches) - 1) / 2), y
    return {branch: tuple(way) for branch, way in ways.items()}


def _with_texts(
    tree: GameTree,
    points: Mapping[NodeId, tuple[Point, ...]],
    places: Sequence[Rectangle],
) -> dict[NodeId, Arrow]:
    """The arrows with a place for the name of each move, where it touches nothing else."""
    found: dict[NodeId, Arrow] = {}
    lines = {}
    for branch, way in points.items():
        line = Polyline(way, Pen(Ink.BRANCH))
        lines[branch] = bounds(line), line
    taken = list(places)
    for branch, way in points.items():
        text = branch_text(tree, branch)
        if not text:
            found[branch] = Arrow(way)
            continue
        others = [line for each, line in lines.items() if each != branch]
        parts = list(pairwise(way))
        spots = [_along(part, share) for part in parts for share in ALONG]
        tip = way[-1]

        def room(spot: Point, text: str = text) -> Rectangle:
            wide = fonts.width(text, LABEL_SIZE) + 4.0
            return Rectangle(spot[0] - wide / 2, spot[1] - 8.0, wide, 16.0)

        def trouble(
            spot: Point,
            others: Sequence[tuple[Rectangle, Polyline]] = others,
            tip: Point = tip,
        ) -> int:
            box = room(spot)
            crossed = sum(box.overlaps(around) and touches(box, line) for around, line in others)
            near = abs(spot[1] - tip[1]) < LAST and abs(spot[0] - tip[0]) < 2 * LAST
            return crossed + 3 * near + 4 * sum(box.overlaps(each) for each in taken)

        best = min(spots, key=trouble)
        taken.append(room(best))
        found[branch] = Arrow(way, best)
    return found


def _along(line: Sequence[Point], share: float) -> Point:
    (x1, y1), (x2, y2) = line
    return x1 + share * (x2 - x1), y1 + share * (y2 - y1)

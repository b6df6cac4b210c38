"""A drawn tree in parts, for pages that it is too large for.

Each part shows some branches of a node with all below them, and the way from the root to that
node. A node on several parts has its boxes on the first, and is dashed on the others; letters
beside it tell where its other branches lead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

from exercises.drawing.compose import Drawing
from exercises.drawing.geometry.tree_geometry import EDGE, TreeGeometry
from exercises.drawing.parts.markup import NodeMarkup
from exercises.drawing.parts.picture import (
    Anchor,
    Dash,
    Ellipse,
    Ink,
    Line,
    Pen,
    Polygon,
    Shape,
    Text,
    moved,
)
from exercises.drawing.parts.style import GAP, LABEL_SIZE, STEEPEST
from exercises.drawing.shapes.lazy_shapes import LazyShapes
from exercises.wording.node_names import name
from resources import fonts
from search.tree import GameTree, NodeId

STUB = 14.0
"""How far beside its node a branch is hinted at that is drawn on another page."""


class TreePart(NamedTuple):
    """A part of a drawn tree: these branches of a node, with all below them."""

    drawing: Drawing
    node: str  # as it is called on the sheet
    children: tuple[str, ...]


class _Branches(NamedTuple):
    """Neighbouring branches of a node."""

    node: NodeId
    children: tuple[NodeId, ...]


class _Reach(NamedTuple):
    """How far something goes to the left and to the right."""

    left: float
    right: float


def most_parts(tree: GameTree) -> int:
    """In how many parts a tree can stand: no branch of the root is taken apart twice."""
    below = [len(tree.children(child)) > 1 for child in tree.children(GameTree.ROOT)]
    return len(below) + sum(below)


def parted(drawing: Drawing, count: int) -> list[TreePart]:
    """The drawing in so many parts, the widest of them as narrow as can be."""
    tree = drawing.markup.tree
    if count == 1:
        return [_told(drawing, _Branches(GameTree.ROOT, tree.children(GameTree.ROOT)))]
    shown: set[NodeId] = set()
    parts: list[TreePart] = []
    for group in _groups(drawing, count):
        above = [group.node, *tree.ancestors(group.node)]
        nodes = {NodeId(node) for child in group.children for node in tree.within(child)}
        nodes |= {*above}
        parts.append(_told(_part(drawing, group, above, nodes - shown), group))
        shown |= nodes
    return parts


def _told(drawing: Drawing, group: _Branches) -> TreePart:
    tree = drawing.markup.tree
    return TreePart(drawing, name(tree, group.node), _names(tree, group.children))


def _names(tree: GameTree, nodes: Sequence[NodeId]) -> tuple[str, ...]:
    return tuple(name(tree, node) for node in nodes)


def _groups(drawing: Drawing, count: int) -> list[_Branches]:
    """The branches of each part: of the root, and where those are too few, of what lies below."""
    tree = drawing.markup.tree

    def width(group: _Branches) -> float:
        nodes = [node for child in group.children for node in tree.within(child)]
        reach = _reach(drawing.geometry, nodes)
        return reach.right - reach.left

    whole = _Branches(GameTree.ROOT, tree.children(GameTree.ROOT))
    groups = _apart(whole, min(count, len(whole.children)), width)
    while len(groups) < count:
        whole = max((group for group in groups if _divisible(tree, group)), key=width)
        node = whole.children[0]
        place = groups.index(whole)
        groups[place : place + 1] = _apart(_Branches(node, tree.children(node)), 2, width)
    return groups


def _divisible(tree: GameTree, group: _Branches) -> bool:
    """Whether it is one branch of the root, and that has several below it."""
    return group.node == GameTree.ROOT and len(tree.children(group.children[0])) > 1


def _apart(whole: _Branches, count: int, width: Callable[[_Branches], float]) -> list[_Branches]:
    """Branches in so many neighbouring groups, the widest as narrow as can be."""
    node, children = whole
    cuts = combinations(range(1, len(children)), count - 1)
    ways = (
        [_Branches(node, children[a:b]) for a, b in pairwise((0, *cut, len(children)))]
        for cut in cuts
    )
    return min(ways, key=lambda groups: max(map(width, groups)))


def _part(
    drawing: Drawing, group: _Branches, above: Sequence[NodeId], boxed: set[NodeId]
) -> Drawing:
    """Branches of a node below the way from the root, with the boxes of these nodes."""
    markup, tree = drawing.markup, drawing.markup.tree
    blanks = frozenset(blank for blank in markup.blanks if blank.node in boxed)
    kept = markup._replace(blanks=blanks)
    markups = [
        each if node in boxed else NodeMarkup()
        for node, each in zip(tree, drawing.node_markups, strict=True)
    ]
    straight = _straight(drawing.geometry, group, above)
    stubs = {node: list(_stubs(tree, straight, node, group)) for node in above}
    ends = [shape.bounds for each in stubs.values() for shape in each if isinstance(shape, Text)]
    nodes = [NodeId(node) for child in group.children for node in tree.within(child)]
    reach = _reach(straight, [*above, *nodes])
    left = min([reach.left, *(end.x for end in ends)])
    right = max([reach.right, *(end.x + end.width for end in ends)])
    across = drawing.geometry.left - left
    xs = [x + across for x in straight.xs]
    places = straight._replace(xs=xs, width=right + across + EDGE)
    parts: list[Sequence[Shape]] = [()] * len(tree)
    for node in nodes:
        down = places.top(node) - drawing.geometry.top(node)
        parts[node] = [moved(shape, across, down) for shape in drawing.parts[node]]
    for node in (*above, *group.children):
        more = [moved(shape, across, 0.0) for shape in stubs.get(node, ())]
        own = LazyShapes(kept, markups[node], places, node)
        parts[node] = [*(own if node in boxed else map(_repeated, own)), *more]
    return Drawing(kept, drawing.style, places, markups, parts)


def _repeated(shape: Shape) -> Shape:
    """A shape of a node that stands on a part before: its outline is dashed, to be left empty."""
    if isinstance(shape, Polygon | Ellipse) and shape.pen:
        return shape._replace(pen=shape.pen._replace(dash=Dash.DASHED))
    return shape


def _straight(at: TreeGeometry, group: _Branches, above: Sequence[NodeId]) -> TreeGeometry:
    """The tree with the way from the root straight above some branches, no higher than it needs."""
    first, last = at.xs[group.children[0]], at.xs[group.children[-1]]
    middle = (first + last) / 2
    xs = [*at.xs]
    for node in above:
        xs[node] = middle
    tops, bottoms, height = [*at.tops], [*at.bottoms], at.height
    for level in range(1, len(above) + 1):
        lean = (last - middle) / STEEPEST if level == len(above) else 0.0
        up = at.tops[level] - at.bottoms[level - 1] - max(at.style.gap, lean)
        height -= up
        for lower in range(level, len(tops)):
            tops[lower] -= up
            bottoms[lower] -= up
    return at._replace(xs=xs, tops=tops, bottoms=bottoms, height=height)


def _stubs(tree: GameTree, at: TreeGeometry, node: NodeId, group: _Branches) -> Iterator[Shape]:
    """What hints at branches that stand on other pages, with the letters they lead to."""
    children = tree.children(node)
    shown = [place for place, child in enumerate(children) if _leads(tree, child, group)]
    x, y = at.xs[node], at.top(node) + at.node_boxes[node].height / 2
    for away, reach, side, anchor in (
        (children[: shown[0]], at.lefts[node], -1, Anchor.END),
        (children[shown[-1] + 1 :], at.rights[node], 1, Anchor.START),
    ):
        if away:
            told = " ".join(_names(tree, away))
            start = x + side * reach
            end = start + side * STUB
            yield Line(start, y, end, y, Pen(Ink.BRANCH, 1.5, Dash.DASHED))
            words = f"← {told}" if side < 0 else f"{told} →"
            foot = y + fonts.CAP_HEIGHT * LABEL_SIZE / 2
            yield Text(end + side * GAP, foot, words, LABEL_SIZE, Ink.INK, True, anchor)


def _leads(tree: GameTree, child: NodeId, group: _Branches) -> bool:
    """Whether a branch leads to those of a part, or is one of them."""
    return child in group.children or child in (group.node, *tree.ancestors(group.node))


def _reach(at: TreeGeometry, nodes: Sequence[int]) -> _Reach:
    return _Reach(
        min(at.xs[node] - at.lefts[node] for node in nodes),
        max(at.xs[node] + at.rights[node] for node in nodes),
    )

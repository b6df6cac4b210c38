"""Where every node and branch of a tree stands: all geometry, before any paint."""

from collections.abc import Iterable, Mapping, Sequence
from operator import add
from types import MappingProxyType
from typing import NamedTuple

from exercises.asks import Ask, BlankWidth, Children, Position, Topic
from exercises.drawing.geometry import tidy
from exercises.drawing.geometry.branch_space import branch_room, branch_rooms, has_branch_texts
from exercises.drawing.geometry.node_box import Form, NodeBox, StateRequest, node_box
from exercises.drawing.geometry.rows import RowRequest
from exercises.drawing.geometry.state_rows import StateRows
from exercises.drawing.geometry.texts import (
    EntryWidths,
    answers,
    children_text,
    leaf_lines,
    state_size,
    static_text,
)
from exercises.drawing.parts.markup import Markup, NodeMarkup, level_name
from exercises.drawing.parts.picture import Point
from exercises.drawing.parts.style import LABEL_SIZE, STEEPEST, Style
from exercises.exercise import Blank
from resources import fonts
from search.tree import GameTree, Mover, NodeId

EDGE = 22.0  # around the whole tree
STATES_EDGE = 6.0  # around states in a box
FORMS = {Mover.MIN: Form.DOWN, Mover.CHANCE: Form.CIRCLE}


class Arrow(NamedTuple):
    """An arrow of a graph: through which points it goes, and where the name of its move stands."""

    points: tuple[Point, ...]
    text_at: Point | None = None


class TreeGeometry(NamedTuple):
    """The places of a tree's nodes; `xs` are their axes, `tops` the upper edges of the levels."""

    tree: GameTree
    style: Style
    answers: EntryWidths
    node_boxes: list[NodeBox]
    lefts: list[float]  # the room kept free for each node
    rights: list[float]
    xs: list[float]
    tops: list[float]
    bottoms: list[float]
    width: float
    height: float
    branch_texts: bool  # odds or the names of moves stand on branches
    depths: Sequence[int]  # the level of each node
    levels: Sequence[Sequence[NodeId]]  # from left to right
    arrows: Mapping[NodeId, Arrow] = MappingProxyType({})  # of a graph, by their branches
    same: Mapping[NodeId, NodeId] = MappingProxyType({})  # the leaves that stand for another node

    @property
    def left(self) -> float:
        """Where the nodes begin, to the right of the names of the levels."""
        return min(x - left for x, left in zip(self.xs, self.lefts, strict=True))

    @property
    def level_movers(self) -> tuple[tuple[Mover, ...], ...]:
        """Who moves on each level, in the order in which they are met."""
        if not self.arrows:
            return self.tree.level_movers
        movers = self.tree.shape.movers
        found = ((movers[node] for node in level) for level in self.levels)
        return tuple(tuple(dict.fromkeys(each for each in level if each)) for level in found)

    def top(self, node: NodeId) -> float:
        """The upper edge of a node."""
        return self.tops[self.depths[node]]

    def branch(self, node: NodeId) -> tuple[float, float, float, float]:
        """The line from the parent down to this node."""
        if node in self.arrows:
            points = self.arrows[node].points
            return *points[0], *points[-1]
        parent = self.tree.shape.parents[node]
        assert parent is not None, "no branch leads to the root"
        start = self.tops[self.depths[parent]] + self.node_boxes[parent].height
        return self.xs[parent], start, self.xs[node], self.tops[self.depths[node]]

    def fits(self, markup: Markup, node: NodeId, node_markup: NodeMarkup, changed: NodeBox) -> bool:
        """Whether a node and its branch need no more room than they have."""
        room = 0.0
        if not self.arrows:
            lean = self._lean(node)
            room = branch_room(self.tree, node, node_markup, self.style, self.branch_texts, lean)
        return (
            max(changed.left_with(letter_of(markup, node)), room / 2) <= self.lefts[node]
            and max(changed.right, room / 2) <= self.rights[node]
            and changed.bottom <= self.node_boxes[node].bottom
        )

    def _lean(self, node: NodeId) -> float:
        """How far the branches beside the one above a node go across, for each step down."""
        parent = self.tree.parent(node)
        if parent is None:
            return 0.0
        x1, y1, x2, y2 = self.branch(self.tree.children(parent)[-1])
        return (x2 - x1) / (y2 - y1)


def arrange(markup: Markup, node_markups: Sequence[NodeMarkup], style: Style) -> TreeGeometry:
    """Give every node the room that what stands there needs."""
    tree = markup.tree
    shape = tree.shape
    widths = answers(tree)
    node_boxes = node_boxes_of(tree, node_markups, style, widths)
    lefts = lefts_of(markup, node_boxes)
    rights = [one.right for one in node_boxes]
    for node, room in branch_rooms(tree, node_markups, style, lefts, rights):
        lefts[node], rights[node] = max(lefts[node], room / 2), max(rights[node], room / 2)
    margin = names_width(markup, tree.level_movers)
    xs = [x + margin for x in tidy.tidy(shape.children, lefts, rights)]
    tops, bottoms = _levels(tree, node_boxes, xs, style)
    right = max(map(add, xs, rights))
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
        has_branch_texts(tree),
        shape.depths,
        tree.levels,
    )


def lefts_of(markup: Markup, node_boxes: Sequence[NodeBox]) -> list[float]:
    """How far each node reaches to the left, with its letter."""
    return [
        box.left_with(letter_of(markup, NodeId(node))) if label else box.left
        for node, (box, label) in enumerate(zip(node_boxes, markup.tree.labels, strict=True))
    ]


def names_width(markup: Markup, movers: Iterable[Sequence[Mover]]) -> float:
    """How much room the names of the levels take at the left."""
    names = (level_name(markup, each) for each in movers)
    return 2 * EDGE + max(fonts.width(name, LABEL_SIZE, True) for name in names)


def letter_of(markup: Markup, node: NodeId) -> str:
    """The letter at a node's upper left; a leaf of unknown payoff has its name inside."""
    tree = markup.tree
    if not markup.letters:
        return ""
    if tree.shape.movers[node] is None and tree.payoffs[node] is None:
        filled = tree.shape.states[node] is not None or Blank(node, Ask.VALUE) in markup.blanks
        return tree.labels[node] if filled else ""
    return tree.labels[node]


def node_boxes_of(
    tree: GameTree, node_markups: Sequence[NodeMarkup], style: Style, widths: EntryWidths
) -> list[NodeBox]:
    """The node_boxes of all nodes; those that look alike share one."""
    made: dict[object, NodeBox] = {}
    node_boxes: list[NodeBox] = []
    shape = tree.shape
    looks = zip(
        shape.movers,
        tree.payoffs,
        shape.statics,
        shape.unquiet,
        shape.states,
        map(len, shape.children),
        node_markups,
        strict=True,
    )
    for node, look in enumerate(looks):
        known = made.get(look)
        if known is None:
            known = node_box_of(tree, NodeId(node), node_markups[node], style, widths)
            # An unknown leaf has its name inside, an order those of the children: not as others.
            if look[:2] != (None, None) and not _ordered(node_markups[node]):
                made[look] = known
        node_boxes.append(known)
    return node_boxes


def _ordered(node_markup: NodeMarkup) -> bool:
    return any(item.ask.row.children is Children.ALL for item in node_markup.items)


def node_box_of(
    tree: GameTree, node: NodeId, node_markup: NodeMarkup, style: Style, widths: EntryWidths
) -> NodeBox:
    """The node_box of one node with what stands on it."""
    mover = tree.shape.movers[node]
    asked = (item.ask for item in node_markup.items if item.blank)
    valued = any(ask.row.position is Position.INSIDE for ask in asked)
    lines = leaf_lines(tree, node, style.upright) if mover is None and not valued else [""]
    inside = max(fonts.width(line, 1.0) for line in lines)
    box = (0.0, 0.0)
    written: tuple[Ask, str] | None = None
    requests: list[RowRequest] = []
    judged = not style.paper
    for item in node_markup.items:
        row = item.ask.row
        judged = judged or item.verdict is not None
        children = children_text(tree, node, row.children)
        count = len(tree.children(node))
        usual = widths.width(item.ask, children, count) if item.reserved else 0.0
        printed = tree.payoffs[node] is not None and row.position is Position.INSIDE
        printed = printed and not item.blank
        if row.position in (Position.BRANCH, Position.STATE) or printed:
            continue
        if item.label is not None and not item.label.text:
            usual = fonts.width(item.label.widest, 1.0, True)
        if written is None and item.inside:
            written = item.ask, item.item
            inside = max(fonts.width(item.text, 1.0, True), usual)
            if item.blank:
                least, tall = style.inside
                if row.topic is Topic.VALUE and tree.players is not None:
                    least = max(least, least / 2 * tree.players)  # half a box for each number
                box = max(least, inside * LABEL_SIZE * style.by_hand) if least else 0.0, tall
        else:
            label = row.label
            if item.label is not None:
                usual = fonts.width(item.label.widest, LABEL_SIZE, style.paper)
                label = item.label.text
            width, height = max(fonts.width(item.text, LABEL_SIZE, style.paper), usual), 0.0
            if row.width is BlankWidth.STATES:
                drawn, board = StateRows.of(item.text), widths.state[1]
                width = max(drawn.width, usual) if drawn.rows else width
                height = max(drawn.height, board) + STATES_EDGE
            requests.append(RowRequest(item.ask, width, item.blank, label, item.item, height))
    form = Form.LEAF if mover is None else FORMS.get(mover, Form.UP)
    state = state_request(tree, node, node_markup, widths, style)
    static = static_text(tree, node)
    return node_box(
        form, static, state, written, inside, len(lines), box, tuple(requests), judged, style
    )


def state_request(
    tree: GameTree, node: NodeId, node_markup: NodeMarkup, widths: EntryWidths, style: Style
) -> StateRequest:
    """The room for a state that is printed, or that is asked for."""
    label = tree.shape.states[node] or ""
    asked = [item for item in node_markup.items if item.ask.row.position is Position.STATE]
    empty = tree.is_leaf(node) and tree.payoffs[node] is None
    inside = empty and bool(label) and not any(item.inside for item in node_markup.items)
    if not asked:
        return StateRequest(*state_size(label), None, inside)
    width, height = map(max, state_size(asked[0].text), widths.state)
    least, tall = style.inside
    return StateRequest(max(width + 10.0, least), max(height + 8.0, tall), asked[0].ask, False)


def _levels(
    tree: GameTree, node_boxes: Sequence[NodeBox], xs: Sequence[float], style: Style
) -> tuple[list[float], list[float]]:
    """The upper and lower edges of the levels, far enough apart that no branch leans too much."""
    count = tree.height + 1
    tall, lean = [0.0] * count, [0.0] * count
    depths, children = tree.shape.depths, tree.shape.children
    for depth, one, below, x in zip(depths, node_boxes, children, xs, strict=True):
        if one.bottom > tall[depth]:
            tall[depth] = one.bottom
        if below and xs[below[-1]] - x > lean[depth]:
            lean[depth] = xs[below[-1]] - x
    tops, bottoms, y = [], [], EDGE
    for depth in range(count):
        tops.append(y)
        bottoms.append(y + tall[depth])
        y += tall[depth] + max(style.gap, lean[depth] / STEEPEST)
    return tops, bottoms

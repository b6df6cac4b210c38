"""Where every node and branch of a tree stands: all geometry, before any paint."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from exercises.drawing import layout
from exercises.drawing.markup import Markup, Standing, level_movers, level_name
from exercises.drawing.plan import Form, Plan, plan
from exercises.drawing.rows import Want
from exercises.drawing.style import (
    GAP,
    LABEL_SIZE,
    MARK,
    SMALL_BADGE,
    STEEPEST,
    Style,
)
from exercises.drawing.texts import Answers, answers, leaf_text, odds_text, static_text
from exercises.exercise import Ask
from resources import fonts
from search.tree import GameTree, Mover, NodeId

EDGE = 22.0  # around the whole tree
FORMS = {Mover.MIN: Form.DOWN, Mover.CHANCE: Form.CIRCLE}


@dataclass(frozen=True, slots=True, eq=False)
class Arrangement:
    """The places of a tree's nodes; `xs` are their axes, `tops` the upper edges of the levels."""

    tree: GameTree
    style: Style
    answers: Answers
    plans: list[Plan]
    lefts: list[float]  # the room kept free for each node
    rights: list[float]
    xs: list[float]
    tops: list[float]
    bottoms: list[float]
    width: float
    height: float
    odds: bool

    def top(self, node: NodeId) -> float:
        """The upper edge of a node."""
        return self.tops[self.tree.depth(node)]

    def branch(self, node: NodeId) -> tuple[float, float, float, float]:
        """The line from the parent down to this node."""
        parent = self.tree.shape.parents[node]
        assert parent is not None, "no branch leads to the root"
        start = self.tops[self.tree.depth(parent)] + self.plans[parent].height
        return self.xs[parent], start, self.xs[node], self.tops[self.tree.depth(node)]

    def fits(self, markup: Markup, node: NodeId, standing: Standing, changed: Plan) -> bool:
        """Whether a node and its branch need no more room than they have."""
        room = _branch_room(self.tree, node, standing, self.style, self.odds) / 2
        return (
            max(changed.left_with(letter_of(markup, node)), room) <= self.lefts[node]
            and max(changed.right, room) <= self.rights[node]
            and changed.bottom <= self.plans[node].bottom
        )


def arrange(markup: Markup, standings: Sequence[Standing], style: Style) -> Arrangement:
    """Give every node the room that what stands there needs."""
    tree = markup.tree
    shape = tree.shape
    widths = answers(tree)
    plans = [plan_of(tree, node, standings[node], style, widths) for node in tree]
    odds = any(shape.odds)
    lefts = [one.left_with(letter_of(markup, node)) for node, one in zip(tree, plans, strict=True)]
    rights = [one.right for one in plans]
    for node in tree:
        if odds or standings[node].items:
            room = _branch_room(tree, node, standings[node], style, odds) / 2
            lefts[node], rights[node] = max(lefts[node], room), max(rights[node], room)
    names = (level_name(markup, movers) for movers in level_movers(tree))
    margin = 2 * EDGE + max(fonts.width(name, LABEL_SIZE, True) for name in names)
    xs = [x + margin for x in layout.spread(shape.children, lefts, rights)]
    tops, bottoms = _levels(tree, plans, xs, style)
    right = max(x + reach for x, reach in zip(xs, rights, strict=True))
    return Arrangement(
        tree,
        style,
        widths,
        plans,
        lefts,
        rights,
        xs,
        tops,
        bottoms,
        right + EDGE,
        bottoms[-1] + EDGE,
        odds,
    )


def letter_of(markup: Markup, node: NodeId) -> str:
    """The letter at a node's upper left; a leaf of unknown payoff has its name inside."""
    tree = markup.tree
    if not markup.letters or (tree.shape.movers[node] is None and tree.payoffs[node] is None):
        return ""
    return tree.labels[node]


def plan_of(
    tree: GameTree, node: NodeId, standing: Standing, style: Style, widths: Answers
) -> Plan:
    """The plan of one node with what stands on it."""
    mover = tree.shape.movers[node]
    inside = fonts.width(leaf_text(tree, node), 1.0) if mover is None else 0.0
    written: Ask | None = None
    wants: list[Want] = []
    judged = not style.paper
    for item in standing.items:
        ask = item.ask
        judged = judged or item.verdict is not None
        usual = widths.width(ask, len(tree.shape.children[node])) if item.reserved else 0.0
        if ask is Ask.CUT or (mover is None and ask is Ask.VALUE):
            continue
        if written is None and ask in (Ask.VALUE, Ask.BOUND):
            written = ask
            inside = max(fonts.width(item.text, 1.0, True), usual)
        else:
            width = max(fonts.width(item.text, LABEL_SIZE, style.paper), usual)
            wants.append(Want(ask, width, item.blank))
    form = Form.LEAF if mover is None else FORMS.get(mover, Form.UP)
    return plan(form, static_text(tree, node), written, inside, tuple(wants), judged, style)


def shares(odds: bool) -> tuple[float, float, float]:
    """How far down a branch its cut mark, its odds and its verdict stand."""
    return (0.4, 0.66, 0.88) if odds else (0.56, 0.0, 0.82)


def _branch_room(
    tree: GameTree, node: NodeId, standing: Standing, style: Style, odds: bool
) -> float:
    """How much room what stands on the branch above a node needs at the node."""
    at_cut, at_odds, at_badge = shares(odds)
    room = 0.0
    if text := odds_text(tree, node):
        half = fonts.width(text, LABEL_SIZE) / 2 + GAP
        room = _apart(half, LABEL_SIZE / 2, at_odds)
    for item in standing.items:
        if item.ask is Ask.CUT:
            half, tall = (MARK, MARK) if style.paper else (9.0, 6.0)
            room = max(room, _apart(half, tall, at_cut))
            if item.verdict is not None or (item.blank and not style.paper):
                room = max(room, _apart(SMALL_BADGE, SMALL_BADGE, at_badge))
    return room


def _apart(mark: float, height: float, share: float) -> float:
    """How far apart branches must end for a mark on one of them to touch no other.

    The mark reaches `mark` to each side and `height` up and down, so far down the branch.
    """
    return max(mark + height * STEEPEST, 2 * mark) / share + GAP


def _levels(
    tree: GameTree, plans: Sequence[Plan], xs: Sequence[float], style: Style
) -> tuple[list[float], list[float]]:
    """The upper and lower edges of the levels, far enough apart that no branch leans too much."""
    count = tree.height + 1
    tall, lean = [0.0] * count, [0.0] * count
    depths, children = tree.shape.depths, tree.shape.children
    for node in tree:
        depth = depths[node]
        tall[depth] = max(tall[depth], plans[node].bottom)
        below = children[node]
        if below:
            reach = xs[below[-1]] - xs[node]
            lean[depth] = max(lean[depth], reach)
    tops, bottoms, y = [], [], EDGE
    for depth in range(count):
        tops.append(y)
        bottoms.append(y + tall[depth])
        y += tall[depth] + max(style.gap, lean[depth] / STEEPEST)
    return tops, bottoms

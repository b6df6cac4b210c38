"""How much room a branch needs at its lower end for what stands on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from exercises.asks import Position
from exercises.drawing.geometry.texts import branch_text
from exercises.drawing.parts.markup import NodeMarkup
from exercises.drawing.parts.style import GAP, LABEL_SIZE, SMALL_BADGE, STEEPEST, Style
from resources import fonts
from search.tree import GameTree, NodeId


def has_branch_texts(tree: GameTree) -> bool:
    """Whether odds or the names of moves stand on branches."""
    return any(tree.shape.odds) or any(tree.shape.moves)


def shares(texts: bool, style: Style) -> tuple[float, float, float]:
    """How far down a branch its cut mark, its text and its verdict stand."""
    if style.roomy:  # low down, where branches are apart
        return (0.79, 0.46, 0.88)
    return (0.4, 0.66, 0.88) if texts else (0.56, 0.0, 0.82)


def branch_rooms(
    tree: GameTree,
    node_markups: Sequence[NodeMarkup],
    style: Style,
    lefts: Sequence[float],
    rights: Sequence[float],
) -> Iterator[tuple[NodeId, float]]:
    """The nodes with something on their branch, and how much room that needs.

    Leaves of one parent stand close together, so that their branches are steep; how far other
    branches lean is known only when all is laid out, but never further than STEEPEST.
    """
    texts = has_branch_texts(tree)
    for parent in tree.inner:
        below = tree.children(parent)
        moves = any(tree.shape.moves[child] for child in below)
        items = any(node_markups[child].items for child in below)
        if not (tree.shape.odds[parent] or moves or items):
            continue
        rooms = [
            branch_room(tree, child, node_markups[child], style, texts, STEEPEST) for child in below
        ]
        if all(tree.is_leaf(child) for child in below):
            widths = (lefts[child] + rights[child] for child in below)
            span = sum(map(max, widths, rooms))
            lean = min(STEEPEST, span / 2 / style.gap)
            rooms = [
                branch_room(tree, child, node_markups[child], style, texts, lean) for child in below
            ]
        yield from zip(below, rooms, strict=True)


def branch_room(
    tree: GameTree, node: NodeId, node_markup: NodeMarkup, style: Style, texts: bool, lean: float
) -> float:
    """The room for what stands on the branch above a node, if its neighbours lean so far."""
    text = branch_text(tree, node)
    at_cut, at_text, at_badge = shares(texts, style)
    room = 0.0
    if text:
        half = fonts.width(text, LABEL_SIZE) / 2 + GAP
        room = _apart(half, LABEL_SIZE / 2, at_text, lean)
    for item in node_markup.items:
        if item.ask.row.position is Position.BRANCH:
            half, tall = (style.mark, style.mark) if style.paper else (9.0, 6.0)
            room = max(room, _apart(half, tall, at_cut, lean))
            if item.verdict is not None or (item.blank and not style.paper):
                room = max(room, _apart(SMALL_BADGE, SMALL_BADGE, at_badge, lean))
    return room


def _apart(mark: float, height: float, share: float, lean: float) -> float:
    """How far apart branches must end for a mark on one of them to touch no other.

    The mark reaches `mark` to each side and `height` up and down, so far down the branch.
    """
    return max(mark + height * lean, 2 * mark) / share + GAP

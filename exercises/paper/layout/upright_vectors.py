"""A tree as a page shows it: leaves with vectors stand upright where they would not fit abreast."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from exercises.asks import Ask
from exercises.drawing.compose import Drawing, compose
from exercises.drawing.parts.markup import Markup
from exercises.drawing.parts.picture import Box, Shape, Text
from exercises.drawing.parts.style import LEAF_HEIGHT, LEAF_SIZE, LEAF_WIDTH, PAPER, Style
from exercises.entries import show
from exercises.exercise import Blank
from resources import fonts
from search.tree import GameTree, NodeId, Score

ABREAST = 880.0
"""How wide the leaves may be together, in units: as wide as an upright page."""
ROW = 19.0
"""From one number of a vector to the one below it."""


def paper_drawing(markup: Markup, style: Style = PAPER) -> Drawing:
    """A tree drawn for paper."""
    columns = _columns(markup.tree)
    if not columns:
        return compose(markup, style)
    return _stacked(compose(_narrow(markup, columns), style), columns)


@lru_cache(maxsize=64)  # a tree is drawn for several sizes, empty and filled in
def _columns(tree: GameTree) -> Mapping[NodeId, list[str]]:
    """The numbers of each leaf, one below the other; none where they can stand abreast."""
    columns: dict[NodeId, list[str]] = {}
    width = 0.0
    for leaf in tree.leaves:
        payoff = tree.payoffs[leaf]
        if not isinstance(payoff, tuple) or tree.depth(leaf) != tree.height:
            return {}
        columns[leaf] = [show(score) for score in payoff]
        width += max(LEAF_WIDTH, fonts.width(show(payoff), LEAF_SIZE) + 18.0) + 2 * PAPER.margin
    return columns if width > ABREAST else {}


def _narrow(markup: Markup, columns: Mapping[NodeId, list[str]]) -> Markup:
    """The tree with only the widest number of each leaf, and blanks as wide as before."""
    tree = markup.tree
    names: list[str | None] = list(tree.labels)
    for leaf, column in columns.items():
        names[leaf] = max(column, key=_width)
    payoffs: list[Score | tuple[Score, ...] | None] = [None] * len(tree)
    widest = max(_width(f"({', '.join(column)})") for column in columns.values())
    room = " " * int(widest / _width(" ") + 1)
    values = {Blank(node, Ask.VALUE): room for node in tree.inner}
    room_for = {blank: text for blank, text in values.items() if blank in markup.blanks}
    return markup._replace(
        tree=GameTree(tree.shape._replace(names=tuple(names)), payoffs),
        texts={**room_for, **markup.texts},
    )


def _width(text: str) -> float:
    return fonts.width(text, 1.0, True)


def _stacked(drawing: Drawing, columns: Mapping[NodeId, list[str]]) -> Drawing:
    """The drawing with every leaf made taller, and all its numbers in it."""
    more = ROW * (len(next(iter(columns.values()))) - 1)
    parts = list(drawing.parts)
    for leaf, column in columns.items():
        shapes: list[Shape] = []
        for shape in parts[leaf]:
            if isinstance(shape, Box) and shape.height == LEAF_HEIGHT:
                shapes.append(shape._replace(height=LEAF_HEIGHT + more))
            elif isinstance(shape, Text) and shape.size == LEAF_SIZE:
                shapes += _numbers(shape, column)
            else:
                shapes.append(shape)
        parts[leaf] = shapes
    at = drawing.geometry._replace(height=drawing.geometry.height + more)
    return Drawing(drawing.markup, drawing.style, at, drawing.node_markups, parts)


def _numbers(first: Text, column: list[str]) -> Iterator[Text]:
    for row, number in enumerate(column):
        yield first._replace(text=number, y=first.y + ROW * row)

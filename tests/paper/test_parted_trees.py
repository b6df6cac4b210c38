"""A tree in parts: all of it once, with what is shown again dashed, and narrower than the whole."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from exercises.asks import Ask
from exercises.drawing.parts.markup import Markup
from exercises.drawing.parts.picture import Box, Dash, Polygon, Shape, Text
from exercises.exercise import Blank
from exercises.paper.layout.parted_tree import most_parts, parted
from exercises.paper.layout.upright_vectors import paper_drawing
from search.notation import read
from search.tree import GameTree

TREE = read("max[min[[1 2] [3 4]] min[[5 6] [7 8] [9 1]] 4]")
BOXES = frozenset(Blank(node, Ask.VALUE) for node in TREE.inner)
WHOLE = paper_drawing(Markup(TREE, blanks=BOXES))


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_every_node_and_box_of_a_tree_stands_on_its_parts(count: int) -> None:
    parts = parted(WHOLE, count)
    assert len(parts) == count
    drawn = [node for part in parts for node in TREE if _outlined(part.drawing.parts[node])]
    assert sorted(drawn) == list(TREE)
    assert [blank for part in parts for blank in sorted(part.drawing.markup.blanks)] == sorted(
        BOXES
    )
    assert max(part.drawing.geometry.width for part in parts) < WHOLE.geometry.width
    assert max(part.drawing.geometry.height for part in parts) <= WHOLE.geometry.height


def test_a_part_tells_the_branches_that_stand_on_others() -> None:
    first, second, third = parted(WHOLE, 3)
    assert [first.children, second.children, third.children] == [("B",), ("C",), ("4",)]
    told = [shape.text for shape in second.drawing.parts[GameTree.ROOT] if isinstance(shape, Text)]
    assert told == ["A", "← B", "4 →"]


def test_no_tree_has_more_parts_than_branches_below_its_root_and_one_for_each_of_those() -> None:
    assert most_parts(TREE) == 5
    assert most_parts(read("3")) == 0


def _outlined(shapes: Sequence[Shape]) -> bool:
    """Whether a node is drawn here, and not again."""
    outlines = [shape.pen for shape in shapes if isinstance(shape, Polygon | Box)]
    return any(pen is not None and pen.dash is Dash.SOLID for pen in outlines)

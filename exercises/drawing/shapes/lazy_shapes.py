"""One node's share of a drawing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import overload

from exercises.asks import Position
from exercises.drawing.geometry.texts import HIDDEN, branch_text, leaf_lines, static_text
from exercises.drawing.geometry.tree_geometry import Arrow, TreeGeometry, letter_of
from exercises.drawing.parts.markup import Markup, NodeMarkup
from exercises.drawing.parts.picture import Ink, Shape
from exercises.drawing.parts.style import Style
from exercises.drawing.shapes import branches, nodes
from search.on_demand import on_demand
from search.tree import NodeId

_arrow: Callable[[Arrow, NodeMarkup, Ink, str, Style], list[Shape]] = on_demand(
    "exercises.drawing.shapes.arrows.shapes"
)


class LazyShapes(Sequence[Shape]):
    """The shapes of a node and of the branch above it, made when they are first looked at."""

    __slots__ = ("_made", "_needs")

    def __init__(
        self, markup: Markup, node_markup: NodeMarkup, geometry: TreeGeometry, node: NodeId
    ) -> None:
        self._needs: tuple[Markup, NodeMarkup, TreeGeometry, NodeId] | None = (
            markup,
            node_markup,
            geometry,
            node,
        )
        self._made: tuple[Shape, ...] = ()

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """The branch first, where there is one."""
        if self._needs is not None:
            self._made = _shapes(*self._needs)
            self._needs = None  # an old geometry is let go of
        return self._made

    def __iter__(self) -> Iterator[Shape]:
        return iter(self.shapes)

    def __len__(self) -> int:
        return len(self.shapes)

    @overload
    def __getitem__(self, index: int) -> Shape: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Shape]: ...
    def __getitem__(self, index: int | slice) -> Shape | Sequence[Shape]:
        return self.shapes[index]


def _asks(node_markup: NodeMarkup, position: Position) -> bool:
    """Whether what stands at a place of a node is asked for."""
    return any(item.blank and item.ask.row.position is position for item in node_markup.items)


def _shapes(
    markup: Markup, node_markup: NodeMarkup, geometry: TreeGeometry, node: NodeId
) -> tuple[Shape, ...]:
    tree, style = markup.tree, geometry.style
    mover = tree.shape.movers[node]
    parent = tree.shape.parents[node]
    node_box = geometry.node_boxes[node]
    drawn: list[Shape] = []
    if node in geometry.arrows:
        assert parent is not None, "no arrow of its own leads to the root"
        ink = nodes.INKS[tree.mover(parent)]
        drawn = _arrow(geometry.arrows[node], node_markup, ink, branch_text(tree, node), style)
        if node in geometry.same:
            return tuple(drawn)
    elif parent is not None:
        drawn = branches.shapes(
            geometry.branch(node),
            node_markup,
            nodes.INKS[tree.mover(parent)],
            branch_text(tree, node) if geometry.branch_texts else "",
            geometry.branch_texts,
            style,
        )
    drawn += nodes.shapes(
        node_box,
        node_markup,
        geometry.xs[node],
        geometry.top(node),
        mover,
        letter_of(markup, node),
        static_text(tree, node),
        "" if _stands(node_markup, Position.STATE) else tree.shape.states[node] or "",
        ""
        if mover or _asks(node_markup, Position.INSIDE)
        else _leaf_text(markup, node, style.upright),
        style,
    )
    return tuple(drawn)


def _leaf_text(markup: Markup, node: NodeId, upright: bool) -> str:
    """What stands in a leaf, line by line, if it may be seen."""
    return HIDDEN if node in markup.hidden else "\n".join(leaf_lines(markup.tree, node, upright))


def _stands(node_markup: NodeMarkup, position: Position) -> bool:
    """Whether something is written there, or is to be."""
    return any(item.ask.row.position is position for item in node_markup.items)

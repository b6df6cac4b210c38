"""One node's share of a drawing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from exercises.drawing.geometry.texts import leaf_text, odds_text, static_text
from exercises.drawing.geometry.tree_geometry import Arrangement, letter_of
from exercises.drawing.parts.markup import Markup, NodeMarkup
from exercises.drawing.parts.picture import Shape
from exercises.drawing.shapes import branches, nodes
from search.tree import NodeId


class LazyShapes(Sequence[Shape]):
    """The shapes of a node and of the branch above it, made when they are first looked at."""

    __slots__ = ("_made", "_needs")

    def __init__(
        self, markup: Markup, standing: NodeMarkup, arrangement: Arrangement, node: NodeId
    ) -> None:
        self._needs: tuple[Markup, NodeMarkup, Arrangement, NodeId] | None = (
            markup,
            standing,
            arrangement,
            node,
        )
        self._made: tuple[Shape, ...] = ()

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """The branch first, where there is one."""
        if self._needs is not None:
            self._made = _shapes(*self._needs)
            self._needs = None  # an old arrangement is let go of
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


def _shapes(
    markup: Markup, standing: NodeMarkup, arrangement: Arrangement, node: NodeId
) -> tuple[Shape, ...]:
    tree, style = markup.tree, arrangement.style
    mover = tree.shape.movers[node]
    parent = tree.shape.parents[node]
    plan = arrangement.plans[node]
    drawn: list[Shape] = []
    if parent is not None:
        drawn = branches.shapes(
            arrangement.branch(node),
            standing,
            nodes.INKS[tree.mover(parent)],
            odds_text(tree, node) if arrangement.odds else "",
            arrangement.odds,
            style,
        )
    drawn += nodes.shapes(
        plan,
        standing,
        arrangement.xs[node],
        arrangement.top(node),
        mover,
        letter_of(markup, node),
        static_text(tree, node),
        leaf_text(tree, node) if mover is None else "",
        style,
    )
    return tuple(drawn)

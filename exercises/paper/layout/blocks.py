"""What a page is filled with: blocks of a fixed height, trees that may be smaller, its draft."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from exercises.blank_order import visiting_order
from exercises.drawing.compose import Drawing
from exercises.drawing.geometry.tree_geometry import EDGE
from exercises.exercise import Exercise
from exercises.paper.layout.page import Area, PageItem, PlacedTree, Role

SCALE = 0.75
"""Points to a unit of a tree as it is meant to be: letters of 9 points, boxes 15 high."""
LARGEST = 1.0
"""A tree is made this large where the page has room, so that its boxes are easily written into."""
FILLED = 0.85
"""How much of the room that is left trees may take."""


class Block(NamedTuple):
    """Something of a fixed height; its items are measured from its upper left corner."""

    height: float
    items: tuple[PageItem, ...] = ()
    gap: float = 0.0  # above it, but not at the top of a page
    keep: bool = False  # on one page with what follows
    continues: bool = False  # the item of the block before it, as a paragraph's next line does
    wide: tuple[Block, ...] | None = None  # what stands in its place below a tree on a turned page

    def of(self, question: int) -> Block:
        """The block as a part of a question."""
        items = tuple(item._replace(question=question) for item in self.items)
        wide = self.wide and tuple(each.of(question) for each in self.wide)
        return self._replace(items=items, wide=wide)


Redraw = Callable[[float | None, bool], Drawing]
"""Draws a tree for another size, with boxes for that, and flat or not."""


class TreeBlock(NamedTuple):
    """The tree of an exercise, which may be drawn smaller to fit."""

    exercise: Exercise
    drawing: Drawing
    question: int
    gap: float = 16.0
    keep: bool = False
    words: str = ""  # the tree as it is given, for whoever can't see it
    least: float | None = None  # points to a unit; smaller, its boxes would be too small
    redraw: Redraw | None = None
    flat: bool = False  # whether its levels stand close

    def at(self, size: float) -> TreeBlock:
        """The tree drawn for a smaller size, if it can be."""
        if self.redraw is None or self.least is None or self.least <= size:
            return self
        return self._replace(drawing=self.redraw(size, self.flat), least=size)

    def flattened(self) -> TreeBlock:
        """The tree with its levels closer together, if it can be drawn so."""
        if self.redraw is None:
            return self
        return self._replace(drawing=self.redraw(self.least, True), flat=True)

    @property
    def width(self) -> float:
        """Its width in units, without the empty edge."""
        return self.drawing.geometry.width - 2 * EDGE

    @property
    def height(self) -> float:
        """Its height in units, without the empty edge."""
        return self.drawing.geometry.height - 2 * EDGE

    @property
    def boxes(self) -> bool:
        """Whether something is written on it."""
        return bool(self.drawing.markup.blanks)

    def block(self, scale: float, room: float) -> Block:
        """The tree at a size, in the middle of the room across."""
        left = (room - self.width * scale) / 2
        corner = (left - EDGE * scale, -EDGE * scale)
        tree = PlacedTree(self.drawing, *corner, scale, visiting_order(self.exercise))
        item = PageItem(Role.TREE, (tree,), self.question, alternative=self.words)
        return Block(self.height * scale, (item,), self.gap, self.keep)


HEAD = Block(90.0)
"""Above a tree stand the title and five lines of what is to be done, or fewer."""
Blocks = list[Block | TreeBlock]
"""Blocks that belong on one page."""


class _PlacedPart(NamedTuple):
    """A block, or a tree at a size, by its upper edge."""

    part: Block | TreeBlock
    y: float
    scale: float


@dataclass(slots=True)
class PageDraft:
    """A page that is being filled."""

    area: Area
    y: float
    parts: list[_PlacedPart] = field(default_factory=list)

    @classmethod
    def of(cls, area: Area) -> PageDraft:
        """An empty page."""
        return cls(area, area.top)

    @property
    def items(self) -> list[PageItem]:
        """All that stands on the page, made anew each time: most drafts are given up before."""
        items: list[PageItem] = []
        for part, y, scale in self.parts:
            if isinstance(part, TreeBlock):
                part = part.block(scale, self.area.width)
            own = [item.moved(self.area.side, y) for item in part.items]
            if part.continues and items:
                last = items.pop()
                own[0] = last._replace(shapes=last.shapes + own[0].shapes)
            items += own
        return items

    def add(self, part: Block | TreeBlock, scale: float = SCALE) -> None:
        """Set a block, or a tree at a size, below the last one."""
        top, height = self.area.top, part.height
        if isinstance(part, TreeBlock):
            gap = part.gap if self.y > top else 0.0
            self.y, height = max(self.y, self.area.clear - gap), part.height * scale
        if self.y > top:
            self.y += part.gap
        self.parts.append(_PlacedPart(part, self.y, scale))
        self.y += height

    def grown(self) -> PageDraft:
        """The page with its trees made larger, as far as they leave some room below."""
        trees = [(part, scale) for part, _, scale in self.parts if isinstance(part, TreeBlock)]
        room = (self.area.bottom - self.y) * FILLED
        if not trees or room <= 0:
            return self
        factor = 1 + room / sum(tree.height * scale for tree, scale in trees)
        page = PageDraft.of(self.area)
        for part, _, scale in self.parts:
            if isinstance(part, TreeBlock):
                across = self.area.width / part.width
                scale = max(scale, min(scale * factor, LARGEST, across))
            page.add(part, scale)
        return page

    def scale(self, group: Sequence[Block | TreeBlock]) -> float:
        """How large the trees of a group can be below the last block; 0 if it is too high."""
        start = self.y - group[0].gap if self.y == self.area.top else self.y
        fixed = sum(part.gap for part in group)
        fixed += sum(part.height for part in group if isinstance(part, Block))
        room = self.area.bottom - start - fixed
        trees = trees_of(group)
        if not trees:
            return SCALE if room >= 0 else 0.0
        room -= max(0.0, self.area.clear - start - _above_tree(group))
        across = (self.area.width / tree.width for tree in trees)
        return min(SCALE, room / sum(tree.height for tree in trees), *across)


def as_one(blocks: Sequence[Block]) -> Block:
    """Blocks one below the other as one, which no page parts."""
    draft = PageDraft.of(Area(0.0, 0.0, 0.0, 0.0))
    for block in blocks:
        draft.add(block)
    return Block(draft.y, tuple(draft.items), blocks[0].gap)


def trees_of(group: Sequence[Block | TreeBlock]) -> list[TreeBlock]:
    """The trees among blocks."""
    return [part for part in group if isinstance(part, TreeBlock)]


def _above_tree(group: Sequence[Block | TreeBlock]) -> float:
    """How high all is that stands above the first tree, with what is left free above it."""
    first = next(place for place, part in enumerate(group) if isinstance(part, TreeBlock))
    blocks = (part for part in group[:first] if isinstance(part, Block))
    return group[first].gap + sum(part.gap + part.height for part in blocks)

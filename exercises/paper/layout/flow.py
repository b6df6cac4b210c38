"""Blocks one below the other, over as many pages as they need."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from math import ceil
from typing import NamedTuple

from exercises.blank_order import visiting_order
from exercises.drawing.compose import Drawing
from exercises.drawing.geometry.tree_geometry import EDGE
from exercises.drawing.parts.style import LEAF_SIZE
from exercises.exam.spec import Paper, SpecError, question_number
from exercises.exercise import Exercise
from exercises.paper.layout.box_sizes import SIZES
from exercises.paper.layout.page import (
    DOUBLE,
    Area,
    PageItem,
    PlacedTree,
    Role,
    turned,
    upright,
)
from resources.words import Message, message, placed

SCALE = 0.75
"""Points to a unit of a tree as it is meant to be: letters of 9 points, boxes 15 high."""
LARGEST = 1.0
"""A tree is made this large where the page has room, so that its boxes are easily written into."""
FILLED = 0.85
"""How much of the room that is left trees may take."""
COMFORTABLE = 0.6
"""A tree is made this small rather than put on the next page."""
UPRIGHT = 0.55
"""A tree is made this small, on a page of its own, rather than put on a turned page."""
WHOLE = 0.5
"""A tree is made this small, with leaves of 7 points, rather than parted from what it asks."""
FLATTER = 0.6
"""A tree with its levels close together is no lower than this, in parts of its usual height."""
LEAST = 0.45
"""The least size, with drafts of 6.3 points: what needs less is not printed."""
READABLE = 0.65
"""A tree of large print is made this small, with leaves of 15 points, rather than put on A3."""
LEGIBLE = 0.6
"""A tree of large print is made this small on A3, with leaves of 14 points, rather than parted."""


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
Chain = list[Block | TreeBlock]
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

    def scale(self, chain: Sequence[Block | TreeBlock]) -> float:
        """How large the trees of a chain can be below the last block; 0 if it is too high."""
        start = self.y - chain[0].gap if self.y == self.area.top else self.y
        fixed = sum(part.gap for part in chain)
        fixed += sum(part.height for part in chain if isinstance(part, Block))
        room = self.area.bottom - start - fixed
        trees = _trees(chain)
        if not trees:
            return SCALE if room >= 0 else 0.0
        room -= max(0.0, self.area.clear - start - _above_tree(chain))
        across = (self.area.width / tree.width for tree in trees)
        return min(SCALE, room / sum(tree.height for tree in trees), *across)


def as_one(blocks: Sequence[Block]) -> Block:
    """Blocks one below the other as one, which no page parts."""
    draft = PageDraft.of(Area(0.0, 0.0, 0.0, 0.0))
    for block in blocks:
        draft.add(block)
    return Block(draft.y, tuple(draft.items), blocks[0].gap)


class TreePage(NamedTuple):
    """A page that a tree may stand on with its question alone, and how small it may be there."""

    area: Area
    least: float


def tree_pages(paper: Paper, zoom: float) -> list[list[TreePage]]:
    """The pages for a tree, the best first; another form of it comes before the next of them.

    Large print takes a larger sheet, as a teacher's copier does, before letters become small.
    """
    tall, wide, small = upright(paper, zoom), turned(paper, zoom), LEAST / zoom
    if zoom == 1.0:
        return [[TreePage(tall, UPRIGHT), TreePage(wide, small), TreePage(tall, small)]]
    double = [turned(paper, zoom, DOUBLE), upright(paper, zoom, DOUBLE)]
    readable = [TreePage(area, READABLE) for area in (tall, wide, *double)]
    readable += [TreePage(area, LEGIBLE) for area in double]
    smaller = (UPRIGHT, LEAST, small)
    return [readable, *([TreePage(area, least) for area in double] for least in smaller)]


def flow(
    blocks: Sequence[Block | TreeBlock], first: Area, paper: Paper, zoom: float = 1.0
) -> list[PageDraft]:
    """Fill pages: the first, later ones, and pages turned for what is too wide, but not too high.

    Pages that are to be enlarged take trees that are small until then. A tree is made smaller
    where the whole question then stands on one page.
    """
    drafts = [PageDraft.of(first)]
    waiting = list(_chains(blocks))[::-1]
    while waiting:
        chain = waiting.pop()
        for parts, draft, least in _candidates(chain, drafts[-1], paper, zoom):
            scale = draft.scale(parts)
            if scale >= least:
                for more in _rests(waiting):
                    pages = [draft]
                    question = [*parts, *(part for each in more for part in each)]
                    if zoom == 1.0 and _trees(chain) and _may_begin(question, draft, drafts):
                        pages += [PageDraft.of(area) for area in (upright(paper), turned(paper))]
                    whole = _whole(question, pages, zoom, scale)
                    if whole:
                        parts, draft = whole
                        scale = draft.scale(parts)
                        del waiting[-len(more) :]
                        break
                for part in parts:
                    draft.add(part, scale)
                if draft is not drafts[-1]:
                    drafts.append(draft)
                break
        else:
            waiting += _broken(chain, turned(paper))[::-1]
    return drafts


def _whole(
    question: Chain, pages: Sequence[PageDraft], zoom: float, scale: float
) -> tuple[Chain, PageDraft] | None:
    """A question whose trees are made smaller, so that all of it stands on a page, if they can be.

    Boxes stay as large: trees that have some are drawn for the smaller size. On other pages than
    the first, trees are made even smaller; those that are smaller anyway, of such a scale, as small
    as any.
    """
    near = min(COMFORTABLE, _near(zoom))
    leasts = (near, *[min(near, WHOLE)] * len(pages))
    if zoom == 1.0 and scale < WHOLE:
        leasts = (LEAST,) * len(leasts)
    for page, least in zip(pages, leasts, strict=False):
        own = _widened(question) if page.area.beside_code else question
        for parts in _drawings(own, page, least, flat=zoom == 1.0):
            if page.scale(parts) >= _least(parts, least):
                return parts, page
    return None


def _widened(question: Chain) -> Chain:
    """A question as it stands on a turned page, if it has a tree."""
    if not _trees(question):
        return question
    return [
        each
        for part in question
        for each in ((part,) if isinstance(part, TreeBlock) or part.wide is None else part.wide)
    ]


def _drawings(question: Chain, page: PageDraft, least: float, flat: bool) -> Iterator[Chain]:
    """A question with its trees as they are, for smaller sizes, and the same with flat ones."""
    yield question
    yield from _redrawn(question, page, least)
    if flat and page.scale(question) >= least * FLATTER:
        low = [part.flattened() if isinstance(part, TreeBlock) else part for part in question]
        yield low
        yield from _redrawn(low, page, least)


def _candidates(
    chain: Chain, last: PageDraft, paper: Paper, zoom: float
) -> Iterator[tuple[Chain, PageDraft, float]]:
    """The pages that a chain may stand on, and how small its trees may be there, the best first.

    What is drawn smaller comes at last to pages that would be too small for it.
    """
    if not last.area.beside_code:
        later = PageDraft.of(upright(paper, zoom)).scale(chain)
        near = max(_near(zoom), min(COMFORTABLE, later))
        yield chain, last, _least(chain, near)
        for smaller in _redrawn(chain, last, COMFORTABLE):
            yield smaller, last, _least(smaller, near)
    words = [[TreePage(upright(paper, zoom), SCALE)]]
    for pages in tree_pages(paper, zoom) if _trees(chain) else words:
        for area, least in pages:
            yield chain, PageDraft.of(area), _least(chain, least)
        for area, least in pages:
            for smaller in _redrawn(chain, PageDraft.of(area), least):
                yield smaller, PageDraft.of(area), _least(smaller, least)
        if not isinstance(chain[-1], TreeBlock):
            return  # what stands below a tree goes overleaf before the tree becomes too small


def _near(zoom: float) -> float:
    """How small a tree is made, rather than put on a page of its own."""
    return UPRIGHT if zoom == 1.0 else READABLE


def _redrawn(chain: Chain, page: PageDraft, least: float) -> Iterator[Chain]:
    """A chain with its trees drawn for smaller sizes, as far as they might fit a page."""
    drawn = [tree.least for tree in _trees(chain) if tree.least]
    for size in (size for size in SIZES if drawn and least <= size < max(drawn)):
        if page.scale(chain) >= size:  # with larger boxes, trees have no fewer units
            chain = [part.at(size) if isinstance(part, TreeBlock) else part for part in chain]
            yield chain


def _above_tree(chain: Sequence[Block | TreeBlock]) -> float:
    """How high all is that stands above the first tree, with what is left free above it."""
    first = next(place for place, part in enumerate(chain) if isinstance(part, TreeBlock))
    blocks = (part for part in chain[:first] if isinstance(part, Block))
    return chain[first].gap + sum(part.gap + part.height for part in blocks)


def _least(chain: Chain, usual: float) -> float:
    """How small the trees of a chain may be: as small as usual, if their boxes allow it."""
    return max([usual, *(tree.least for tree in _trees(chain) if tree.least is not None)])


def _trees(chain: Sequence[Block | TreeBlock]) -> list[TreeBlock]:
    return [part for part in chain if isinstance(part, TreeBlock)]


def _chains(blocks: Sequence[Block | TreeBlock]) -> Iterator[Chain]:
    """Blocks that belong on one page together."""
    chain: Chain = []
    for block in blocks:
        chain.append(block)
        if not block.keep:
            yield chain
            chain = []
    if chain:
        yield chain


def _rests(waiting: list[Chain]) -> Iterator[list[Chain]]:
    """What comes next, the last of what waits first: all before the next heading.

    Else what of it is filled in below a tree, before the steps that explain it.
    """
    rest = [*takewhile(lambda chain: not _has(chain[0], Role.HEADING), reversed(waiting))]
    answers = [*takewhile(lambda chain: not _has(chain[0], Role.SUBHEADING), rest)]
    if rest:
        yield rest
    if 0 < len(answers) < len(rest):
        yield answers


def _may_begin(question: Chain, draft: PageDraft, drafts: list[PageDraft]) -> bool:
    """Whether a question may have a page of its own instead of this one.

    It may if it begins a page anyway, or if it would be the first one and leaves a cover behind;
    not for the steps that explain it, which may go on overleaf.
    """
    if draft is not drafts[-1]:
        return True
    asked = any(_has(part, Role.HEADING) for part, _, _ in draft.parts)
    explained = any(_has(part, Role.SUBHEADING) for part in question)
    return len(drafts) == 1 and not asked and not explained


def _has(part: Block | TreeBlock, role: Role) -> bool:
    return isinstance(part, Block) and any(item.role is role for item in part.items)


def _broken(chain: Chain, area: Area) -> list[Chain]:
    """What is too long for a page, in two: after its tree if there is one, or else before it."""
    trees = [place for place, part in enumerate(chain) if isinstance(part, TreeBlock)]
    cut = trees[0] + 1 if trees else len(chain) // 2
    if cut == len(chain):
        cut -= 1
    if 0 < cut < len(chain):
        return [chain[:cut], chain[cut:]]
    tree = chain[-1]
    if not isinstance(tree, TreeBlock):
        raise SpecError(message("page-high", points=f"{tree.height:.0f}"))
    raise SpecError(placed(too_large(tree, area), question_number(tree.question)))


def too_large(tree: TreeBlock, area: Area) -> Message:
    """Why a tree can't be printed."""
    wide, high = ceil(tree.width * LEAST), ceil(tree.height * LEAST)
    return message(
        "page-tree-large",
        wide=str(wide),
        high=str(high),
        least=f"{LEAF_SIZE * LEAST:.1f}",
        page_wide=str(int(area.width)),
        page_high=str(int(area.height - HEAD.height - tree.gap)),
    )

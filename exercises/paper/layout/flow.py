"""Blocks one below the other, over as many pages as they need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from math import ceil
from typing import NamedTuple

from exercises.drawing.parts.style import LEAF_SIZE
from exercises.exam.spec import Paper, SpecError, question_number
from exercises.paper.layout.blocks import HEAD, SCALE, Block, Blocks, PageDraft, TreeBlock, trees_of
from exercises.paper.layout.box_sizes import SIZES
from exercises.paper.layout.page import DOUBLE, Area, Role, turned, upright
from resources.words import Message, message, placed

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
    waiting = list(_groups(blocks))[::-1]
    while waiting:
        group = waiting.pop()
        for parts, draft, least in _candidates(group, drafts[-1], paper, zoom):
            scale = draft.scale(parts)
            if scale >= least:
                for more in _rests(waiting):
                    pages = [draft]
                    question = [*parts, *(part for each in more for part in each)]
                    if zoom == 1.0 and trees_of(group) and _may_begin(question, draft, drafts):
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
            waiting += _broken(group, turned(paper))[::-1]
    return drafts


def _whole(
    question: Blocks, pages: Sequence[PageDraft], zoom: float, scale: float
) -> tuple[Blocks, PageDraft] | None:
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


def _widened(question: Blocks) -> Blocks:
    """A question as it stands on a turned page, if it has a tree."""
    if not trees_of(question):
        return question
    return [
        each
        for part in question
        for each in ((part,) if isinstance(part, TreeBlock) or part.wide is None else part.wide)
    ]


def _drawings(question: Blocks, page: PageDraft, least: float, flat: bool) -> Iterator[Blocks]:
    """A question with its trees as they are, for smaller sizes, and the same with flat ones."""
    yield question
    yield from _redrawn(question, page, least)
    if flat and page.scale(question) >= least * FLATTER:
        low = [part.flattened() if isinstance(part, TreeBlock) else part for part in question]
        yield low
        yield from _redrawn(low, page, least)


def _candidates(
    group: Blocks, last: PageDraft, paper: Paper, zoom: float
) -> Iterator[tuple[Blocks, PageDraft, float]]:
    """The pages that a group may stand on, and how small its trees may be there, the best first.

    What is drawn smaller comes at last to pages that would be too small for it.
    """
    if not last.area.beside_code:
        later = PageDraft.of(upright(paper, zoom)).scale(group)
        near = max(_near(zoom), min(COMFORTABLE, later))
        yield group, last, _least(group, near)
        for smaller in _redrawn(group, last, COMFORTABLE):
            yield smaller, last, _least(smaller, near)
    words = [[TreePage(upright(paper, zoom), SCALE)]]
    for pages in tree_pages(paper, zoom) if trees_of(group) else words:
        for area, least in pages:
            yield group, PageDraft.of(area), _least(group, least)
        for area, least in pages:
            for smaller in _redrawn(group, PageDraft.of(area), least):
                yield smaller, PageDraft.of(area), _least(smaller, least)
        if not isinstance(group[-1], TreeBlock):
            return  # what stands below a tree goes overleaf before the tree becomes too small


def _near(zoom: float) -> float:
    """How small a tree is made, rather than put on a page of its own."""
    return UPRIGHT if zoom == 1.0 else READABLE


def _redrawn(group: Blocks, page: PageDraft, least: float) -> Iterator[Blocks]:
    """A group with its trees drawn for smaller sizes, as far as they might fit a page."""
    drawn = [tree.least for tree in trees_of(group) if tree.least]
    for size in (size for size in SIZES if drawn and least <= size < max(drawn)):
        if page.scale(group) >= size:  # with larger boxes, trees have no fewer units
            group = [part.at(size) if isinstance(part, TreeBlock) else part for part in group]
            yield group


def _least(group: Blocks, usual: float) -> float:
    """How small the trees of a group may be: as small as usual, if their boxes allow it."""
    return max([usual, *(tree.least for tree in trees_of(group) if tree.least is not None)])


def _groups(blocks: Sequence[Block | TreeBlock]) -> Iterator[Blocks]:
    """Blocks that belong on one page together."""
    group: Blocks = []
    for block in blocks:
        group.append(block)
        if not block.keep:
            yield group
            group = []
    if group:
        yield group


def _rests(waiting: list[Blocks]) -> Iterator[list[Blocks]]:
    """What comes next, the last of what waits first: all before the next heading.

    Else what of it is filled in below a tree, before the steps that explain it.
    """
    rest = [*takewhile(lambda group: not _has(group[0], Role.HEADING), reversed(waiting))]
    answers = [*takewhile(lambda group: not _has(group[0], Role.SUBHEADING), rest)]
    if rest:
        yield rest
    if 0 < len(answers) < len(rest):
        yield answers


def _may_begin(question: Blocks, draft: PageDraft, drafts: list[PageDraft]) -> bool:
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


def _broken(group: Blocks, area: Area) -> list[Blocks]:
    """What is too long for a page, in two: after its tree if there is one, or else before it."""
    trees = [place for place, part in enumerate(group) if isinstance(part, TreeBlock)]
    cut = trees[0] + 1 if trees else len(group) // 2
    if cut == len(group):
        cut -= 1
    if 0 < cut < len(group):
        return [group[:cut], group[cut:]]
    tree = group[-1]
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

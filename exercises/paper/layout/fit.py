"""Whether a tree can be printed, and on which side of the paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from exercises.drawing.parts.markup import Markup
from exercises.exam.page_fit import Fit, Orientation
from exercises.exam.spec import Paper
from exercises.exercise import Exercise
from exercises.paper.layout.blocks import HEAD, Block, PageDraft, TreeBlock
from exercises.paper.layout.box_sizes import SIZES
from exercises.paper.layout.exercise_drawings import (
    ANY_SIZE,
    TreeForm,
    blank_markup,
    share_drawing,
    solved_markup,
    together,
    tree_drawing,
)
from exercises.paper.layout.flow import LEAST, UPRIGHT, TreePage, too_large, tree_pages
from exercises.paper.layout.node_table import listed, table_height
from exercises.paper.layout.page import Area, turned, upright
from exercises.paper.layout.parted_tree import most_parts, parted


@lru_cache(maxsize=64)  # an exercise is asked about again while its sheet is laid out
def fit(exercises: tuple[Exercise, ...], paper: Paper) -> Fit:
    """The page that what is asked of a tree needs, with its boxes empty or filled in."""
    groups = drawn_together(exercises)
    trees = [tree for group in groups for tree in _trees(tuple(group), paper)]
    if all(_fits(tree, upright(paper), UPRIGHT) for tree in trees):
        return Fit(Orientation.UPRIGHT)
    if all(_fits(tree, turned(paper), LEAST) for tree in trees):
        return Fit(Orientation.TURNED)
    if all(_fits(tree, upright(paper), LEAST) for tree in trees):
        return Fit(Orientation.UPRIGHT)
    widest = max(trees, key=lambda tree: tree.width)
    return Fit(None, too_large(widest, turned(paper)))


@lru_cache(maxsize=64)
def tree_form(exercises: tuple[Exercise, ...], paper: Paper, zoom: float, head: Block) -> TreeForm:
    """How a tree is drawn for which every box on it is large enough: the first that fits a page.

    Its boxes stand on the tree, on an upright page or else on a turned one, or in a table below it,
    on the same page or else overleaf; above it stands a head. Only empty boxes are looked at: no
    answer tells.
    """
    markup = blank_markup(*exercises)
    if zoom == 1.0 and not markup.blanks:
        return ANY_SIZE
    for parts, pages in _stages(markup, paper, zoom):
        for in_table, below in _ways(markup, upright(paper, zoom)):
            for area, least in pages:
                most = SIZES[0]  # smaller, with larger boxes, a tree has no fewer units
                for size in (size for size in SIZES if size >= least):
                    if size <= most:
                        form = TreeForm(size, in_table, zoom, parts)
                        most = _size(exercises, form, area, [head, Block(below)])
                        if most >= size:
                            return form
    return TreeForm(SIZES[0], bool(listed(markup)), zoom)


def _size(
    exercises: tuple[Exercise, ...], form: TreeForm, area: Area, around: Sequence[Block]
) -> float:
    """How large all parts of a tree can be on such pages, with their boxes empty."""
    drawing = tree_drawing(blank_markup, form, *exercises)
    trees = (TreeBlock(exercises[0], part.drawing, 0) for part in parted(drawing, form.parts))
    return min(PageDraft.of(area).scale([around[0], tree, *around[1:]]) for tree in trees)


def _stages(markup: Markup, paper: Paper, zoom: float) -> Iterator[tuple[int, Sequence[TreePage]]]:
    """In how many parts a tree stands on which pages, the best first.

    In large print it is parted before its letters become small.
    """
    large, *small = tree_pages(paper, zoom)
    yield 1, large
    if zoom != 1.0 and not markup.graph:
        for parts in range(2, most_parts(markup.tree) + 1):
            yield parts, large
    yield from ((1, pages) for pages in small)


def _ways(markup: Markup, area: Area) -> Iterator[tuple[bool, float]]:
    """Whether boxes stand in a table, and how high it is on the same page: overleaf it is none."""
    yield False, 0.0
    if listed(markup):
        yield True, table_height(markup, area.width, area.zoom)
        yield True, 0.0


def drawn_together(exercises: Sequence[Exercise]) -> list[list[Exercise]]:
    """Exercises on one tree, in groups whose boxes stand on one drawing."""
    groups: list[list[Exercise]] = []
    for exercise in exercises:
        if groups and share_drawing(groups[-1], exercise):
            groups[-1].append(exercise)
        else:
            groups.append([exercise])
    return groups


def _fits(tree: TreeBlock, area: Area, usual: float) -> bool:
    return PageDraft.of(area).scale([HEAD, tree]) >= max(usual, tree.least or 0.0)


def _trees(group: tuple[Exercise, ...], paper: Paper) -> tuple[TreeBlock, TreeBlock]:
    exercise, form = together(*group), tree_form(group, paper, 1.0, HEAD)
    return (
        TreeBlock(exercise, tree_drawing(blank_markup, form, *group), 0, least=form.least),
        TreeBlock(exercise, tree_drawing(solved_markup, form, *group), 0),
    )

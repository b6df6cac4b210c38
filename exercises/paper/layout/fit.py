"""Whether a tree can be printed, and on which side of the paper."""

from __future__ import annotations

from functools import lru_cache

from exercises.exam.page_fit import Fit, Orientation
from exercises.exam.spec import Paper
from exercises.exercise import Exercise
from exercises.paper.layout.exercise_drawings import blank_drawing, solved_drawing
from exercises.paper.layout.flow import LEAST, UPRIGHT, Block, PageDraft, TreeBlock, too_large
from exercises.paper.layout.page import Area, turned, upright

HEAD = Block(90.0)
"""Above a tree stand the title and five lines of what is to be done, or fewer."""


@lru_cache(maxsize=64)  # an exercise is asked about again while its sheet is laid out
def fit(exercise: Exercise, paper: Paper) -> Fit:
    """The page that an exercise needs, with its boxes empty or filled in."""
    if _scale(exercise, upright(paper)) >= UPRIGHT:
        return Fit(Orientation.UPRIGHT)
    if _scale(exercise, turned(paper)) >= LEAST:
        return Fit(Orientation.TURNED)
    widest = max(_trees(exercise), key=lambda tree: tree.width)
    return Fit(None, too_large(widest, turned(paper)))


def _scale(exercise: Exercise, area: Area) -> float:
    return min(PageDraft.of(area).scale([HEAD, tree]) for tree in _trees(exercise))


def _trees(exercise: Exercise) -> tuple[TreeBlock, TreeBlock]:
    return (
        TreeBlock(exercise, blank_drawing(exercise), 0),
        TreeBlock(exercise, solved_drawing(exercise), 0),
    )

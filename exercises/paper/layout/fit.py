"""Whether a tree can be printed, and on which side of the paper."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from exercises.exam.page_fit import Fit, Orientation
from exercises.exam.spec import Paper
from exercises.exercise import Exercise
from exercises.paper.layout.exercise_drawings import (
    blank_drawing,
    share_drawing,
    solved_drawing,
    together,
)
from exercises.paper.layout.flow import HEAD, LEAST, UPRIGHT, PageDraft, TreeBlock, too_large
from exercises.paper.layout.page import Area, turned, upright


@lru_cache(maxsize=64)  # an exercise is asked about again while its sheet is laid out
def fit(exercises: tuple[Exercise, ...], paper: Paper) -> Fit:
    """The page that what is asked of a tree needs, with its boxes empty or filled in."""
    trees = [tree for group in drawn_together(exercises) for tree in _trees(group)]
    if _scale(trees, upright(paper)) >= UPRIGHT:
        return Fit(Orientation.UPRIGHT)
    if _scale(trees, turned(paper)) >= LEAST:
        return Fit(Orientation.TURNED)
    if _scale(trees, upright(paper)) >= LEAST:
        return Fit(Orientation.UPRIGHT)
    widest = max(trees, key=lambda tree: tree.width)
    return Fit(None, too_large(widest, turned(paper)))


def drawn_together(exercises: Sequence[Exercise]) -> list[list[Exercise]]:
    """Exercises on one tree, in groups whose boxes stand on one drawing."""
    groups: list[list[Exercise]] = []
    for exercise in exercises:
        if groups and share_drawing(groups[-1], exercise):
            groups[-1].append(exercise)
        else:
            groups.append([exercise])
    return groups


def _scale(trees: list[TreeBlock], area: Area) -> float:
    return min(PageDraft.of(area).scale([HEAD, tree]) for tree in trees)


def _trees(group: list[Exercise]) -> tuple[TreeBlock, TreeBlock]:
    exercise = together(*group)
    return (
        TreeBlock(exercise, blank_drawing(*group), 0),
        TreeBlock(exercise, solved_drawing(*group), 0),
    )

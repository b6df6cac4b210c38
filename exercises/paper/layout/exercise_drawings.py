"""An exercise drawn for paper: with empty boxes, or with everything filled in."""

from __future__ import annotations

from functools import lru_cache

from exercises.asks import OF_WINDOWS, Children, OnPaper
from exercises.asks.entry import Entry
from exercises.drawing.compose import Drawing
from exercises.drawing.markup_from import from_exercise, in_blank
from exercises.drawing.parts.markup import Markup
from exercises.exercise import Blank, Exercise
from exercises.paper.layout.upright_vectors import paper_drawing
from exercises.solution import solution
from exercises.wording.node_names import show_at

NEVER = "—"
"""Stands where the search never comes."""


@lru_cache(maxsize=64)  # what was measured is printed a moment later
def blank_drawing(exercise: Exercise) -> Drawing:
    """The tree with an empty box at every blank: nothing here may search."""
    return paper_drawing(_on_paper(from_exercise(exercise)))


@lru_cache(maxsize=64)
def solved_drawing(exercise: Exercise) -> Drawing:
    """The tree with everything filled in."""
    right = solution(exercise)
    texts: dict[Blank, str | bool] = {}
    for blank in exercise.blanks:
        if blank in right:
            entry = right[blank]
            texts[blank] = (
                written(exercise, blank, entry)
                if blank.ask.row.children is Children.ALL
                else in_blank(exercise, blank, entry)
            )
        elif blank.ask.row.topic in OF_WINDOWS:
            texts[blank] = NEVER
    return paper_drawing(_on_paper(from_exercise(exercise, texts)))


def _on_paper(markup: Markup) -> Markup:
    """The tree without the boxes that paper has no need of.

    Best moves are circled, or drawn heavy; an interval has a box of its own below the tree.
    """
    return markup._replace(
        blanks=frozenset(filter(_in_box, markup.blanks)),
        texts={blank: text for blank, text in markup.texts.items() if _in_box(blank)},
    )


def _in_box(blank: Blank) -> bool:
    return blank.ask.row.paper is OnPaper.TREE


def written(exercise: Exercise, blank: Blank, entry: Entry) -> str:
    """An entry as it stands on paper: children by their letters or numbers."""
    return show_at(exercise.tree, blank, entry, between=" ")

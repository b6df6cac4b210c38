"""An exercise drawn for paper: with empty boxes, or with everything filled in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from exercises.asks import OF_WINDOWS, Ask, Children, OnPaper, Position
from exercises.asks.entry import Entry
from exercises.drawing.compose import Drawing
from exercises.drawing.markup_from import from_exercise, in_blank
from exercises.drawing.parts.markup import Markup
from exercises.exercise import Blank, Exercise
from exercises.exercise.game_of import shown_tree
from exercises.paper.layout.box_sizes import flattened, style_for
from exercises.paper.layout.node_table import without_listed
from exercises.paper.layout.upright_vectors import paper_drawing
from exercises.solution import solution
from exercises.wording.node_names import show_at

NEVER = "—"
"""Stands where the search never comes."""


class TreeForm(NamedTuple):
    """How a tree is drawn, so that its boxes are large enough to write into."""

    least: float | None = None  # points to a unit; smaller, its boxes would be too small
    listed: bool = False  # whether it has boxes for crosses alone, and a table below it the others
    zoom: float = 1.0  # how much larger its page is made when all is laid out
    parts: int = 1  # on how many pages it stands, each with some of the root's branches
    flat: bool = False  # its levels stand close, to leave room for what is asked below it


ANY_SIZE = TreeForm()
"""For a tree that nobody writes on, or that is no page's."""
Filling = Callable[..., Markup]
"""The tree of some exercises with empty boxes, or with everything filled in."""


@lru_cache(maxsize=64)
def blank_markup(exercise: Exercise, *others: Exercise) -> Markup:
    """The tree with an empty box at every blank of all of them: nothing here may search."""
    return _on_paper(from_exercise(together(exercise, *others)))


@lru_cache(maxsize=64)
def solved_markup(exercise: Exercise, *others: Exercise) -> Markup:
    """The tree with everything filled in."""
    texts: dict[Blank, str | bool] = {}
    for each in (exercise, *others):
        texts |= _right_texts(each)
    return _on_paper(from_exercise(together(exercise, *others), texts))


@lru_cache(maxsize=128)  # what was measured is printed a moment later
def tree_drawing(filling: Filling, form: TreeForm, *exercises: Exercise) -> Drawing:
    """The tree of some exercises as a page shows it."""
    markup = filling(*exercises)
    style = style_for(form.least, form.zoom)
    if form.flat:
        on_branches = (blank.ask.row.position is Position.BRANCH for blank in markup.blanks)
        style = flattened(style, any(on_branches))
    return paper_drawing(without_listed(markup) if form.listed else markup, style)


def blank_drawing(exercise: Exercise, *others: Exercise) -> Drawing:
    """The tree with empty boxes, of any size."""
    return tree_drawing(blank_markup, ANY_SIZE, exercise, *others)


def together(exercise: Exercise, *others: Exercise) -> Exercise:
    """One tree with the blanks of several exercises, to be drawn; no search can fill them all."""
    more = (blank for other in others for blank in other.blanks)
    return exercise._replace(blanks=(*exercise.blanks, *more))


def share_drawing(exercises: Sequence[Exercise], other: Exercise) -> bool:
    """Whether the boxes of one more exercise can stand on a tree that is drawn for others.

    They ask for other things, and all see the same of the tree.
    """
    taken = {place for each in exercises for place in _places(each)}
    same_tree = shown_tree(exercises[0]) == shown_tree(other)
    return same_tree and taken.isdisjoint(_places(other))


def _places(exercise: Exercise) -> Iterator[tuple[Ask | Position, ...]]:
    """What an exercise asks on its tree, and where it stands there."""
    labelled = {blank.ask for blank in exercise.blanks if blank.label is not None}
    for ask in (*exercise.asked, *labelled):
        yield (ask,)
        if ask.row.paper is OnPaper.TREE:
            yield (ask.row.position,)


def _right_texts(exercise: Exercise) -> dict[Blank, str | bool]:
    """What stands in the boxes of a solution."""
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
    return texts


def _on_paper(markup: Markup) -> Markup:
    """The tree without the boxes that paper has no need of.

    Best moves are circled, or drawn heavy; an interval has a box of its own below the tree.
    """
    return markup._replace(
        blanks=frozenset(filter(_in_box, markup.blanks)),
        texts={blank: text for blank, text in markup.texts.items() if _in_box(blank)},
    )


def _in_box(blank: Blank) -> bool:
    return blank.label is not None or blank.ask.row.paper is OnPaper.TREE


def written(exercise: Exercise, blank: Blank, entry: Entry) -> str:
    """An entry as it stands on paper: children by their letters or numbers."""
    return show_at(exercise.tree, blank, entry, between=" ")

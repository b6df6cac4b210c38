"""What a tree takes to be shown and searched: all of it can be made off the window's thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from exercises.drawing.compose import Drawing, compose
from exercises.drawing.parts.markup import Markup
from exercises.drawing.parts.style import SCREEN
from exercises.entries import show
from exercises.exploring.search_plan import SearchPlan, fitting, worded
from exercises.making.generate import Progress, ignore_progress, part_of
from resources.words import Message, message
from search import notation
from search.games.state_pictures import as_drawn
from search.methods import METHODS, solve
from search.methods.mcts import iterations
from search.methods.mcts_counts import shown_counts
from search.methods.ordering import least_leaves
from search.trace import Trace
from search.tree import GameTree, TreeError

AT_ONCE = 2_000
"""A tree with more nodes is grown, drawn and searched off the window's thread.

Its searches are counted but not played, and the best order is not looked for: at this size
a jump to the end of a search is drawn in just under 0.2 s, most of it for what stands at each node.
"""
SEARCHED_AT_ONCE = 400
"""Looking for the best order of a larger tree may take long."""


class SearchResult(NamedTuple):
    """What a search found and counted, or why there is nothing to play."""

    trace: Trace | None = None
    counts: tuple[Message, ...] = ()
    trouble: Message | None = None


class PreparedTree(NamedTuple):
    """A tree with its notation; a large one with its drawing, and with what these plans find."""

    tree: GameTree
    text: str
    sketch: Drawing | None = None
    plans: tuple[SearchPlan, ...] = ()
    found: tuple[SearchResult, ...] = ()


def small(tree: GameTree) -> PreparedTree:
    """A tree that is drawn and searched in no time."""
    return PreparedTree(tree, notation.write(tree))


def large(tree: GameTree, plans: tuple[SearchPlan, ...], progress: Progress) -> PreparedTree:
    """A tree with all that takes long; drawing it takes most of the time."""
    progress(0.3)
    text = notation.write(tree)
    progress(0.4)
    sketch = compose(Markup(as_drawn(tree)), SCREEN)
    progress(0.9)
    return PreparedTree(tree, text, sketch, plans, search(tree, plans, progress))


def search(
    tree: GameTree, plans: tuple[SearchPlan, ...], progress: Progress = ignore_progress
) -> tuple[SearchResult, ...]:
    """Search a tree by each of the plans."""
    return tuple(
        _searched(tree, plan, part_of(progress, number, len(plans)))
        for number, plan in enumerate(plans)
    )


def _searched(tree: GameTree, plan: SearchPlan, progress: Progress) -> SearchResult:
    try:
        trace = solve(tree, METHODS[plan.method], fitting(plan.method, plan.rules))
        told = counts(trace, plan.method, progress)
    except TreeError as error:
        return SearchResult(trouble=worded(tree, plan, error))
    if len(tree) > AT_ONCE:
        value = show(trace.values[GameTree.ROOT])
        return SearchResult(
            None, told, message("search-too-large", most=f"{AT_ONCE:,}", value=value)
        )
    return SearchResult(trace, told)


def counts(trace: Trace, method: str, progress: Progress) -> tuple[Message, ...]:
    """How many leaves were evaluated, beside plain minimax and the best order."""
    tree, rules = trace.tree, trace.rules
    if trace.end.counts:
        counted = shown_counts(tree) | trace.end.counts
        return (message("counts-playouts", playouts=iterations(rules), nodes=len(counted)),)
    told = [message("counts-here", leaves=len(trace.leaves), nodes=trace.visited)]
    if METHODS[method].windowed:
        plain = METHODS[method].plain
        free = rules._replace(range=None)  # a known range would let it cut, too
        told += _count("counts-plain", lambda: len(plain.run(tree, free).leaves))
        if len(tree) <= AT_ONCE:
            told += _count("counts-best", lambda: least_leaves(tree, rules, progress=progress))
    return tuple(told)


def _count(key: str, count: Callable[[], int]) -> list[Message]:
    """A count; nothing where another search can't answer, such as one that cuts no ?."""
    try:
        return [message(key, leaves=count())]
    except TreeError:
        return []

"""Guesses at the x for which a branch is cut: one number that is printed, and one side of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

from exercises.asks import Topic
from exercises.asks.entry import Interval
from exercises.exercise import Exercise
from exercises.guesses.numbers import PICKS, Pick
from exercises.guesses.printed import Guess, Numbers, blanks_about, numbers_below
from exercises.solution import Answers
from search.numbers import INFINITY
from search.tree import GameTree, NodeId

BranchNumbers = Callable[[Exercise, NodeId], Numbers]
"""Some of the numbers that are printed, given the branch that is asked about."""


def _intervals(
    choose: BranchNumbers, pick: Pick, above: bool, closed: bool, exercise: Exercise
) -> Answers:
    sheet = Answers()
    for blank in blanks_about(exercise, Topic.RANGE):
        if numbers := choose(exercise, blank.node):
            end = pick(numbers)
            sheet[blank] = (
                Interval(end, INFINITY, closed, False)
                if above
                else Interval(-INFINITY, end, False, closed)
            )
    return sheet


def _of_tree(exercise: Exercise, asked: NodeId) -> Numbers:
    return numbers_below(exercise)


def _before(exercise: Exercise, asked: NodeId) -> Numbers:
    """The numbers that stand before the branch; those of the tree where none does."""
    tree = exercise.tree
    printed = (tree.payoffs[leaf] for leaf in tree.leaves if leaf < asked)
    return [number for number in printed if number is not None] or numbers_below(exercise)


def _at_root(before: bool, exercise: Exercise, asked: NodeId) -> Numbers:
    """The numbers in the subtree of the root before the one with the branch, or in the first."""
    tree = exercise.tree
    above = {asked, *tree.ancestors(asked)}
    subtrees = tree.children(GameTree.ROOT)
    own = next((place for place, child in enumerate(subtrees) if child in above), 0)
    chosen = subtrees[max(own - 1, 0) if before else 0]
    return numbers_below(exercise, chosen) or numbers_below(exercise)


_CHOSEN: dict[str, tuple[BranchNumbers, Pick]] = {
    "number just before Q": (_before, PICKS["last"]),
    "smallest before Q": (_before, min),
    "largest before Q": (_before, max),
    "smallest of the first subtree": (partial(_at_root, False), min),
    "smallest of the subtree before": (partial(_at_root, True), min),
}
SINCE_TEN: dict[str, Guess] = {
    f"x {'>' if above else '<'}= {name}": partial(_intervals, choose, pick, above, True)
    for (name, (choose, pick)), above in product(_CHOSEN.items(), (False, True))
}
INTERVALS: dict[str, Guess] = {
    **{
        f"x {'>' if above else '<'}{'=' if closed else ''} {name}": partial(
            _intervals, _of_tree, pick, above, closed
        )
        for (name, pick), above, closed in product(PICKS.items(), (False, True), (False, True))
    },
    **SINCE_TEN,
}

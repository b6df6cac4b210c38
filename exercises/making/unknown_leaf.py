"""A leaf called x, and a branch called Q whose cut hangs on it."""

from __future__ import annotations

from enum import Enum

from exercises.asked_nodes import ASKED_BRANCH
from exercises.asks.cut_interval import cut_intervals
from exercises.asks.entry import Interval
from exercises.dice import Dice
from exercises.kinds import UNKNOWN_LEAF
from exercises.making.recipe import Recipe
from search.numbers import INFINITY
from search.rules import Rules
from search.tree import GameTree, NodeId

LEAVES_TRIED = 4
"""How many leaves of a tree are called x until the number stands where it was drawn to stand."""
PATIENCE = 6_000
"""After how many drawn nodes it may stand anywhere."""
LESS_AT_ONCE = 11
"""The edition since which it stands less often where someone looks at once who knows nothing."""


class Place(Enum):
    """Where the number stands that x is compared with."""

    BEFORE = "just before Q"
    UTMOST_BEFORE = "just before Q, and the least or the greatest number until there"
    BESIDE = "elsewhere below the parent of Q"
    UTMOST_BESIDE = "elsewhere below the parent of Q, and the least or the greatest number until Q"
    FIRST = "below the sibling before that parent, which is the first"
    PREVIOUS = "below the sibling before that parent, which is not the first"
    ELSEWHERE = "elsewhere"


_OFTEN = {Place.BEFORE: 2, Place.BESIDE: 3, Place.ELSEWHERE: 2}
"""The places that are drawn more than once as often as each other one."""


def drawn_place(recipe: Recipe, seed: int) -> Place:
    """The place that is drawn for a seed."""
    dice = Dice(f"number:{recipe.kind}:{recipe.level}:{seed}")
    often = _OFTEN if recipe.edition >= LESS_AT_ONCE else {}
    return dice.one_of([place for place in Place for _ in range(often.get(place, 1))])


def with_unknown(
    tree: GameTree, rules: Rules, dice: Dice, wanted: Place | None = None
) -> GameTree | None:
    """The tree with a leaf called x and a branch called Q, and the number where it is wanted."""
    tried = 1 if wanted is None else min(LEAVES_TRIED, len(tree.leaves))
    for leaf in dice.some_of(tree.leaves, tried):
        payoffs = list(tree.payoffs)
        payoffs[leaf] = None
        opened = tree.with_payoffs(payoffs)
        branches = [
            node
            for node, interval in sorted(cut_intervals(opened, "alpha-beta", rules).items())
            if (interval.low, interval.high) != (-INFINITY, INFINITY)
            and wanted in (None, place_of(opened, node, interval))
        ]
        if branches:
            names = list(tree.shape.names)
            names[leaf], names[dice.one_of(branches)] = UNKNOWN_LEAF, ASKED_BRANCH
            return GameTree(tree.shape._replace(names=tuple(names)), payoffs)
    return None


def place_of(tree: GameTree, asked: NodeId, interval: Interval) -> Place:
    """Where the number stands at which the interval begins, or ends if it has no beginning."""
    number = interval.high if interval.low == -INFINITY else interval.low
    printed = (tree.payoffs[leaf] for leaf in tree.leaves if leaf < asked)
    before = [payoff for payoff in printed if payoff is not None]
    is_utmost = number in (min(before, default=number), max(before, default=number))
    parent = tree.parent(asked)
    if before and before[-1] == number:
        return Place.UTMOST_BEFORE if is_utmost else Place.BEFORE
    if parent is None or (above := tree.parent(parent)) is None:
        return Place.ELSEWHERE
    if _stands_below(tree, parent, number):
        return Place.UTMOST_BESIDE if is_utmost else Place.BESIDE
    siblings = tree.children(above)
    place = siblings.index(parent)
    if place and _stands_below(tree, siblings[place - 1], number):
        return Place.FIRST if place == 1 else Place.PREVIOUS
    return Place.ELSEWHERE


def _stands_below(tree: GameTree, top: NodeId, number: object) -> bool:
    return any(tree.payoffs[node] == number for node in tree.within(top))

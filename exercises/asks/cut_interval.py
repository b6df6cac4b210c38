"""For which x a branch is cut: x is tried at every number that matters, and between them."""

from __future__ import annotations

from fractions import Fraction

from exercises.asks.entry import Interval
from resources.words import message
from search.methods import METHODS
from search.numbers import INFINITY, as_int
from search.rules import Rules
from search.tree import GameTree, NodeId, Score, TreeError


def unknown_leaf(tree: GameTree) -> NodeId:
    """The one leaf whose payoff is not given."""
    unknown = [leaf for leaf in tree.leaves if tree.payoffs[leaf] is None]
    if len(unknown) != 1:
        raise TreeError(message("unknown-leaf", count=str(len(unknown))))
    return unknown[0]


def with_x(tree: GameTree, x: Score) -> GameTree:
    """The tree with a number for its unknown leaf."""
    payoffs = list(tree.payoffs)
    payoffs[unknown_leaf(tree)] = x
    return tree.with_payoffs(payoffs)


def cut_intervals(tree: GameTree, method: str, rules: Rules) -> dict[NodeId, Interval]:
    """For each branch that some x cuts, those x; a branch whose x lie in pieces is left out."""
    places = places_of_x(tree, rules)
    cut: dict[NodeId, list[int]] = {}
    for place, x in enumerate(places):
        for top in METHODS[method].run(with_x(tree, x), rules).pruned:
            for node in tree.within(top):
                cut.setdefault(NodeId(node), []).append(place)
    return {
        node: _interval(places, found[0], found[-1])
        for node, found in cut.items()
        if found[-1] - found[0] == len(found) - 1
    }


def _interval(places: list[Score], first: int, last: int) -> Interval:
    """Odd places are the numbers themselves, even ones lie between two of them."""
    low = -INFINITY if first == 0 else places[first if first % 2 else first - 1]
    high = INFINITY if last == len(places) - 1 else places[last if last % 2 else last + 1]
    return Interval(low, high, first % 2 == 1, last % 2 == 1)


def places_of_x(tree: GameTree, rules: Rules) -> list[Score]:
    """Every number that x is compared with, at the odd places, and one on either side of each."""
    ends = (*rules.window, *(rules.range or ()))
    given = (*tree.payoffs, *tree.shape.statics, *ends)
    numbers = sorted({score for score in given if isinstance(score, int | Fraction)})
    if not numbers:
        return []
    places: list[Score] = [numbers[0] - 1]
    for number, following in zip(numbers, [*numbers[1:], numbers[-1] + 2], strict=True):
        places += [number, as_int(Fraction(number + following) / 2)]
    return places

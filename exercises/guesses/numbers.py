"""Guesses at numbers: values and windows."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from itertools import accumulate, groupby
from operator import itemgetter
from typing import Any

from exercises.asks import Topic
from exercises.asks.entry import Chain, Claim, Entry, Relation
from exercises.exercise import Blank, Exercise
from exercises.guesses.printed import Guess, Numbers, blanks_about, numbers_below
from exercises.solution import Answers
from search.numbers import INFINITY, as_int
from search.rules import Order
from search.tree import SEATS, GameTree, Mover, Payoff

Pick = Callable[[Numbers], Any]
"""One number, given some."""


def _first(numbers: Numbers) -> Any:
    return numbers[0]


def _second(numbers: Numbers) -> Any:
    return numbers[1 % len(numbers)]


def _last(numbers: Numbers) -> Any:
    return numbers[-1]


def _median(numbers: Numbers) -> Any:
    return sorted(numbers)[len(numbers) // 2]


def _mean(numbers: Numbers) -> Payoff:
    """The plain mean, whatever the odds; part by part for vectors."""
    if isinstance(numbers[0], tuple):
        return tuple(as_int(Fraction(sum(part)) / len(part)) for part in zip(*numbers, strict=True))
    return as_int(Fraction(sum(numbers)) / len(numbers))


def _zero(numbers: Numbers) -> Payoff:
    return (0,) * len(numbers[0]) if isinstance(numbers[0], tuple) else 0


def _largest_sum(numbers: Numbers) -> Any:
    """The vector with most for all; the number furthest from zero where there are no vectors."""
    return max(
        numbers, key=lambda number: sum(number) if isinstance(number, tuple) else abs(number)
    )


PICKS: dict[str, Pick] = {
    "smallest": min,
    "largest": max,
    "first": _first,
    "second": _second,
    "last": _last,
    "median": _median,
}


def _values(pick: Pick, relation: Relation, exercise: Exercise) -> Answers:
    """The same choice among the numbers below at every node; how it is known, only where asked."""
    sheet: Answers = {}
    for blank in blanks_about(exercise, Topic.VALUE):
        number = pick(numbers_below(exercise, blank.node))
        if blank.ask.row.claim:
            sheet[blank] = Claim(relation, number)
        elif relation is Relation.EXACTLY:
            sheet[blank] = number
    return sheet


def _same_everywhere(pick: Pick, relation: Relation, exercise: Exercise) -> Answers:
    """One choice among all the numbers of the tree, written at every node."""
    number = pick(numbers_below(exercise))
    return {
        blank: Claim(relation, number) if blank.ask.row.claim else number
        for blank in blanks_about(exercise, Topic.VALUE)
    }


def _static_values(exercise: Exercise) -> Answers:
    statics = exercise.tree.shape.statics
    return {
        blank: static
        for blank in blanks_about(exercise, Topic.VALUE)
        if (static := statics[blank.node]) is not None
    }


def _windows(
    low: Callable[[Exercise, Blank], Entry], high: Callable[[Exercise, Blank], Entry], e: Exercise
) -> Answers:
    """One choice for every lower end and one for every upper end."""
    return {
        blank: (low if blank.ask.row.side is Mover.MAX else high)(e, blank)
        for blank in blanks_about(e, Topic.WINDOW)
    }


def _infinity(exercise: Exercise, blank: Blank) -> Entry:
    return -INFINITY if blank.ask.row.side is Mover.MAX else INFINITY


def _of_tree(pick: Pick, exercise: Exercise, blank: Blank) -> Entry:
    entry: Entry = pick(numbers_below(exercise))
    return entry


def _of_node(pick: Pick, exercise: Exercise, blank: Blank) -> Entry:
    entry: Entry = pick(numbers_below(exercise, blank.node))
    return entry


def _of_first_subtree(pick: Pick, exercise: Exercise, blank: Blank) -> Entry:
    """A leaf of the first subtree wherever something stands to the left, else an infinity."""
    if not any(exercise.tree.indexes(blank.node)):
        return _infinity(exercise, blank)
    first = exercise.tree.children(GameTree.ROOT)[0]
    entry: Entry = pick(numbers_below(exercise, first))
    return entry


ChooseNumbers = Callable[[Numbers], Numbers]
"""Some numbers, given all of them in the order in which they are visited."""


def _all(numbers: Numbers) -> Numbers:
    return numbers


def _only(pick: Pick, numbers: Numbers) -> Numbers:
    return [pick(numbers)]


def _falling(numbers: Numbers) -> Numbers:
    return sorted(numbers, reverse=True)


def _records(best: Callable[..., Any], numbers: Numbers) -> Numbers:
    """Every number that is better than all before it."""
    return list(dict.fromkeys(accumulate(numbers, best)))


def _chains(
    choose: dict[Mover, ChooseNumbers], low: bool, high: bool, exercise: Exercise
) -> Answers:
    """An infinity, then a choice among the numbers below, at one end or at both."""
    sheet: Answers = {}
    for blank in blanks_about(exercise, Topic.CHAIN):
        side = blank.ask.row.side
        assert side is not None
        moved = low if side is Mover.MAX else high
        below = numbers_below(exercise, blank.node)
        if exercise.rules.order is Order.RIGHT_TO_LEFT:
            below.reverse()
        children = len(exercise.tree.children(blank.node))
        chosen = [number for number, _ in groupby(choose[side](below))] if moved else []
        sheet[blank] = Chain((_infinity(exercise, blank), *chosen[:children]))  # type: ignore[arg-type]
    return sheet


def _both(choose: ChooseNumbers) -> dict[Mover, ChooseNumbers]:
    return {Mover.MAX: choose, Mover.MIN: choose}


_PLACES = {name: PICKS[name] for name in ("first", "second", "last")}
_BELOW: dict[str, Pick] = {**PICKS, "mean": _mean, "zero": _zero, "most": _largest_sum}


def _most_for(seat: int | None, exercise: Exercise, everywhere: bool = False) -> Answers:
    """Of the vectors below every node, or of all, the one with the most for a player.

    It is one player, or the mover of each node.
    """
    tree, sheet = exercise.tree, Answers()
    if tree.players is None or (seat or 0) >= tree.players:
        return sheet
    for blank in blanks_about(exercise, Topic.VALUE):
        mover = tree.mover(blank.node)
        place = seat if seat is not None else mover.seat if mover in SEATS else 0
        top = GameTree.ROOT if everywhere else blank.node
        sheet[blank] = max(numbers_below(exercise, top), key=itemgetter(place))
    return sheet


def _largest_least(exercise: Exercise) -> Answers:
    """Of the vectors below every node the one that leaves nobody with little."""
    if exercise.tree.players is None:
        return {}
    return {
        blank: max(numbers_below(exercise, blank.node), key=min)
        for blank in blanks_about(exercise, Topic.VALUE)
    }


def _by_second_children(exercise: Exercise) -> Answers:
    """The vector to which the second child leads, and of that the second one."""
    tree, sheet = exercise.tree, Answers()
    if tree.players is None:
        return sheet
    for blank in blanks_about(exercise, Topic.VALUE):
        node = blank.node
        while children := tree.children(node):
            node = children[1 % len(children)]
        if (vector := tree.payoffs[node]) is not None:
            sheet[blank] = vector
    return sheet


FOR_ONE: dict[str, Guess] = {
    "most for its mover below": partial(_most_for, None),
    **{f"most for player {mover.value} below": partial(_most_for, mover.seat) for mover in SEATS},
}
EVERYWHERE: dict[str, Guess] = {
    f"{relation.value} smallest leaf everywhere": partial(_same_everywhere, min, relation)
    for relation in Relation
}
SINCE_TEN: dict[str, Guess] = {
    "largest smallest part below": _largest_least,
    "down the second children": _by_second_children,
    **{
        f"most for player {mover.value} everywhere": partial(_most_for, mover.seat, everywhere=True)
        for mover in SEATS
    },
}
VALUES: dict[str, Guess] = {
    **FOR_ONE,
    **EVERYWHERE,
    **SINCE_TEN,
    **{
        f"{relation.value} {name} below": partial(_values, pick, relation)
        for name, pick in _BELOW.items()
        for relation in Relation
    },
    "static values": _static_values,
}
WINDOWS: dict[str, Guess] = {
    "infinities": partial(_windows, _infinity, _infinity),
    "zeros": partial(_windows, partial(_of_tree, _zero), partial(_of_tree, _zero)),
    "smallest and largest leaf": partial(_windows, partial(_of_tree, min), partial(_of_tree, max)),
    "smallest and largest leaf below": partial(
        _windows, partial(_of_node, min), partial(_of_node, max)
    ),
    **{
        f"{name} leaf at both ends": partial(
            _windows, partial(_of_tree, pick), partial(_of_tree, pick)
        )
        for name, pick in PICKS.items()
    },
    **{
        f"α from the first subtree: {name}": partial(
            _windows, partial(_of_first_subtree, pick), _infinity
        )
        for name, pick in _PLACES.items()
    },
    **{
        f"β from the first subtree: {name}": partial(
            _windows, _infinity, partial(_of_first_subtree, pick)
        )
        for name, pick in _PLACES.items()
    },
}
_CHOICES: dict[str, dict[Mover, ChooseNumbers]] = {
    **{name: _both(partial(_only, pick)) for name, pick in PICKS.items()},
    "every": _both(_all),
    "rising and falling": {Mover.MAX: sorted, Mover.MIN: _falling},
    "best so far": {Mover.MAX: partial(_records, max), Mover.MIN: partial(_records, min)},
}
CHAINS: dict[str, Guess] = {
    "infinities": partial(_chains, _both(_all), False, False),
    **{
        f"{name} leaf below at {where}": partial(_chains, choose, low, high)
        for name, choose in _CHOICES.items()
        for where, low, high in (
            ("both ends", True, True),
            ("α", True, False),
            ("β", False, True),
        )
    },
}

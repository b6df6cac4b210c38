"""Guesses at moves, and at the order of the children."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

from exercises.asks import Topic
from exercises.exercise import Exercise
from exercises.guesses.printed import Guess, Numbers, blanks_about, numbers_below
from exercises.solution import Answers
from search.tree import GameTree, NodeId

ChooseChild = Callable[[Exercise, NodeId], int]
"""The index of a child."""
Arrange = Callable[[list[Numbers]], tuple[int, ...]]
"""An order of the children, given the numbers below each of them."""


def _moves(choose: ChooseChild, everywhere: bool, exercise: Exercise) -> Answers:
    """The same choice along the line that it makes, or at every node."""
    asked = {blank.node: blank for blank in blanks_about(exercise, Topic.MOVE)}
    if everywhere:
        return {blank: choose(exercise, node) for node, blank in asked.items()}
    sheet: Answers = {}
    node = GameTree.ROOT
    while node in asked:
        chosen = choose(exercise, node)
        sheet[asked[node]] = chosen
        node = exercise.tree.children(node)[chosen]
    return sheet


def _first(exercise: Exercise, node: NodeId) -> int:
    return 0


def _last(exercise: Exercise, node: NodeId) -> int:
    return len(exercise.tree.children(node)) - 1


def _towards(pick: Callable[[Numbers], Any], exercise: Exercise, node: NodeId) -> int:
    """Towards the leaf that is picked among all below."""
    below = [numbers_below(exercise, child) for child in exercise.tree.children(node)]
    wanted = pick([number for numbers in below for number in numbers])
    return next(index for index, numbers in enumerate(below) if wanted in numbers)


def _orders(arrange: Arrange, exercise: Exercise) -> Answers:
    tree = exercise.tree
    return {
        blank: arrange([numbers_below(exercise, child) for child in tree.children(blank.node)])
        for blank in blanks_about(exercise, Topic.ORDER)
    }


def _reversed_where(at_root: bool, exercise: Exercise) -> Answers:
    """The children of the root reversed, or those of all other nodes."""
    tree = exercise.tree
    return {
        blank: _reversed([[]] * len(tree.children(blank.node)))
        for blank in blanks_about(exercise, Topic.ORDER)
        if (blank.node == GameTree.ROOT) is at_root
    }


def _turned(places: int, below: list[Numbers]) -> tuple[int, ...]:
    """The order as it is, its first ones put to the end."""
    kept = range(len(below))
    return (*kept[places:], *kept[:places])


def _reversed(below: list[Numbers]) -> tuple[int, ...]:
    return tuple(range(len(below)))[::-1]


def _sorted(pick: Callable[[Numbers], Any], falling: bool, below: list[Numbers]) -> tuple[int, ...]:
    """By one leaf below each child."""
    keys = [pick(numbers) for numbers in below]
    return tuple(sorted(range(len(below)), key=keys.__getitem__, reverse=falling))


def _first_of(numbers: Numbers) -> Any:
    return numbers[0]


_CHOICES: dict[str, ChooseChild] = {
    "first": _first,
    "last": _last,
    "largest": partial(_towards, max),
    "smallest": partial(_towards, min),
}
MOVES: dict[str, Guess] = {
    f"{name} move{' at every node' if everywhere else ''}": partial(_moves, choose, everywhere)
    for (name, choose), everywhere in product(_CHOICES.items(), (False, True))
}
SINCE_TEN: dict[str, Guess] = {
    "reversed at the root alone": partial(_reversed_where, True),
    "reversed but at the root": partial(_reversed_where, False),
    "smallest subtrees first": partial(_orders, partial(_sorted, len, False)),
}
ORDERS: dict[str, Guess] = {
    **SINCE_TEN,
    "kept": partial(_orders, partial(_turned, 0)),
    "reversed": partial(_orders, _reversed),
    "first last": partial(_orders, partial(_turned, 1)),
    "last first": partial(_orders, partial(_turned, -1)),
    **{
        f"{'falling' if falling else 'rising'} by the {name} leaf": partial(
            _orders, partial(_sorted, pick, falling)
        )
        for (name, pick), falling in product(
            (("first", _first_of), ("smallest", min), ("largest", max)), (False, True)
        )
    },
}

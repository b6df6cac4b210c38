"""Trees for iterative deepening: with static values, such that every pass changes something."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate, pairwise
from typing import Any

from exercises.dice import Dice
from exercises.exercise import Exercise, Given
from exercises.items.deeper.led_passes import ROOT, Passes, PassWay, as_first
from search.methods import exact_values
from search.rules import Rules
from search.tree import GameTree, NodeId, Payoff


def deepening(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Exercise | None:
    """The tree with static values, and a clock if one is asked for; None if it tells too little."""
    tree = exercise.tree
    if len(tree.children(ROOT)) < 2 or exercise.rules.depth == 0:
        return None
    if any(tree.shape.statics[node] is None for node in tree.inner if node):
        tree = _with_statics(tree, dice)
    given: Given = (("inner", ("yes",)),) if settings.get("inner") else ()
    passes = Passes(tree, exercise.rules, given, PassWay())
    if settings.get("telling") and not _tells(passes):
        return None
    if settings.get("spread") and not _stands_at(passes, dice.one_of(tree.children(ROOT)[1:])):
        return None
    if settings.get("clock"):
        stops = _stops(passes, dice)
        if stops is None:
            return None
        given += (("clock", (str(stops),)),)
    return exercise._replace(tree=tree, given=given)


def as_deepening(exercise: Exercise) -> dict[str, Any]:
    """What a recipe would say to get as much."""
    given = dict(exercise.given)
    return {"inner": "inner" in given, "clock": "clock" in given, "telling": True}


def _with_statics(tree: GameTree, dice: Dice) -> GameTree:
    """The tree with static values about a third of the range off at most, none at the root.

    As long as there are numbers that nobody has, each is one of them: then nothing is equal.
    """
    numbers = [payoff for payoff in tree.payoffs if isinstance(payoff, int)]
    low, high = min(numbers, default=0), max(numbers, default=9)
    off, free = max(2, (high - low) // 3), set(range(low, high + 1)) - set(numbers)
    exact = exact_values(tree, "minimax", Rules())
    statics: list[Payoff | None] = [None] * len(tree)
    for node in tree.inner:
        if node != ROOT:
            guess = round(exact[node]) + dice.between(-off, off)  # type: ignore[arg-type]
            static = min(free or range(low, high + 1), key=lambda number: abs(number - guess))
            statics[node] = static
            free.discard(static)
    return GameTree(tree.shape._replace(statics=tuple(statics)), tree.payoffs)


def _tells(passes: Passes) -> bool:
    """Whether orders and moves change, a better order saves something, and nothing is equal."""
    numbers = passes.numbers
    plain = Passes(passes.tree, passes.rules, (), PassWay(as_first))
    moves = {passes.run(number, {}).trace.line[0] for number in numbers}
    last = numbers[-1]
    saved = len(plain.run(last, {}).trace.leaves) - len(passes.run(last, {}).trace.leaves)
    asked = [(number, node) for number in numbers for node in passes.ordered(number)]
    changed = [
        tuple(passes.order(number, node, {})) != passes.tree.children(node)
        for number, node in asked
    ]
    at_root = [new for new, (_, node) in zip(changed, asked, strict=True) if node == ROOT]
    inner = [new for new, (_, node) in zip(changed, asked, strict=True) if node != ROOT]
    changes = all(at_root) and (any(inner) or not inner)
    return saved > 0 and len(moves) > 1 and changes and not any(_equal(passes, *e) for e in asked)


def _stands_at(passes: Passes, move: NodeId) -> bool:
    """Whether the last pass plays this move: the first in a drawing seldom tells anything."""
    return passes.run(passes.numbers[-1], {}).trace.line[0] == move


def _equal(passes: Passes, number: int, node: NodeId) -> bool:
    """Whether two children of a node were worth the same to the last pass."""
    found = passes.found(number - 1, {})
    values = [found[child] for child in passes.tree.children(node) if child in found]
    return len(set(values)) < len(values)


def _stops(passes: Passes, dice: Dice) -> int | None:
    """A number of evaluations in the midst of a pass that would change the move."""
    runs = [passes.run(number, {}).trace for number in passes.numbers]
    ends = list(accumulate(len(run.leaves) for run in runs))
    changes = [
        (end + 1, after - 1)
        for (end, after), (run, then) in zip(pairwise(ends), pairwise(runs), strict=True)
        if run.line[0] != then.line[0] and after - end > 1
    ]
    return dice.between(*dice.one_of(changes)) if changes else None

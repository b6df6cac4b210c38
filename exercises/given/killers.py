"""Trees for killer moves: every node has the same moves, and the killers save something."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_lowercase
from typing import Any

from exercises.dice import Dice
from exercises.exercise import Exercise
from exercises.items.deeper.led_killers import ROOT, KillerSearches, KillerWay
from search.rules import Slots
from search.tree import GameTree

MOVES = ascii_lowercase[15:]
"""p to z: no letter of a node."""


def killers(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Exercise | None:
    """The tree with its moves named; None if the killers teach too little."""
    if exercise.tree.height < 2 or exercise.rules.depth is not None:
        return None
    tree = _with_moves(exercise.tree, dice if settings.get("shuffled") else None)
    searches = KillerSearches(tree, exercise.rules, (), KillerWay())
    run, plain = (
        searches.run({}),
        KillerSearches(tree, exercise.rules, (), KillerWay(never=True)).run({}),
    )
    saved = len(plain.trace.leaves) - len(run.trace.leaves)
    kept = {killers[0] for killers in run.slots.values() if killers}
    if settings.get("telling") and (saved < 1 or len(kept) < settings.get("different", 1)):
        return None
    two = exercise.rules.slots is Slots.TWO
    if settings.get("second") and two and not second_matters(searches):
        return None
    return exercise._replace(tree=tree)


def second_matters(searches: KillerSearches) -> bool:
    """Whether moves are tried in another order somewhere than with one killer a ply."""
    rules = searches.rules._replace(slots=Slots.ONE)
    one = KillerSearches(searches.tree, rules, (), KillerWay())
    return searches.run({}).orders != one.run({}).orders


def as_killers(exercise: Exercise) -> dict[str, Any]:
    """What a recipe would say to get as much."""
    searches = KillerSearches(exercise.tree, exercise.rules, (), KillerWay())
    kept = {killers[0] for killers in searches.run({}).slots.values() if killers}
    return {"telling": True, "different": len(kept), "second": second_matters(searches)}


def _with_moves(tree: GameTree, dice: Dice | None) -> GameTree:
    """The moves of every node but the root called p, q, r, if none has a name.

    They stand in this order at every node, or by the dice in one of its own.
    """
    if any(tree.shape.moves):
        return tree
    moves: list[str | None] = [None] * len(tree)
    for node in tree.inner:
        children = tree.children(node)
        called = MOVES[: len(children)]
        order = called if dice is None else dice.some_of(called, len(called))
        for child, move in zip(children, order, strict=False):
            moves[child] = move if node != ROOT else None
    return GameTree(tree.shape._replace(moves=tuple(moves)), tree.payoffs)

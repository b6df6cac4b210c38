"""Opponents for a tree: such that it matters who they are."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations
from typing import Any

from exercises.dice import Dice
from exercises.exercise import Exercise, Given
from exercises.items import answers
from exercises.items.opponents import AT_TIMES, items, min_moves_again, replied_moves
from search.tree import GameTree, Mover

ERRS = ("1/2", "1/3", "1/4", "1/5", "2/5")
"""How often MIN errs."""
FINEST = 20
"""The largest denominator of a p that is asked for."""


def opponents(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Given | None:
    """The opponents, how often MIN errs, two moves to compare; None if all play alike."""
    if exercise.tree.mover(GameTree.ROOT) is not Mover.MAX or exercise.rules.depth is not None:
        return None
    words = tuple(settings["opponents"])
    given: Given = (("opponents", words),)
    if any(opponent.value in words for opponent in AT_TIMES):
        given += (("p", tuple(settings.get("p", (dice.one_of(ERRS),)))),)
    right = answers(items(exercise.tree, exercise.rules, given))
    moves = [right[f"{word}.move"] for word in words]
    if len(set(moves)) == 1 or not all(_clear(exercise.tree, right, word) for word in words):
        return None
    if not settings.get("between"):
        return given
    if min_moves_again(exercise.tree):
        return None
    replied = [exercise.tree.labels[move] for move in replied_moves(exercise.tree)]
    for pair in combinations(replied, 2):
        asked = (*given, ("between", pair))
        p = answers(items(exercise.tree, exercise.rules, asked)).get("p")
        if isinstance(p, Fraction) and p.denominator <= FINEST:
            return asked
    return None


def _clear(tree: GameTree, right: Mapping[str, Any], word: str) -> bool:
    """Whether one move is better than all others."""
    worth: list[Any] = []
    for child in tree.children(GameTree.ROOT):
        label = tree.labels[child]
        value = right.get(f"{word}.{label}", right.get(label))
        worth.append(tree.payoffs[child] if value is None else value)
    return worth.count(max(worth)) == 1

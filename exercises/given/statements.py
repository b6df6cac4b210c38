"""Statements drawn for a tree: about as many true ones as false ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import comb
from typing import Any

from exercises.dice import Dice
from exercises.exercise import Exercise, Given
from exercises.items.statements import STATEMENTS, finding
from search.tree import GameTree


def statements(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Given | None:
    """So many of the named statements; None if too few of them are true, or false."""
    count, tree = settings["count"], exercise.tree
    names = dice.some_of(settings["statements"], len(settings["statements"]))
    drawn = [text for name in names for text in _drawn(tree, name, dice)]
    found = {text: finding(tree, exercise.rules, text).true for text in dict.fromkeys(drawn)}
    true = _any_number(count, dice) if settings.get("uneven") else _half(count, dice)
    chosen = [text for text in found if found[text]][:true]
    chosen += [text for text in found if not found[text]][: count - true]
    if len(chosen) < count:
        return None
    return (("statements", tuple(dice.some_of(chosen, count))),)


def _half(count: int, dice: Dice) -> int:
    """As many true ones as false ones, or one more of either."""
    return count // 2 + (count % 2 and dice.between(0, 1))


def _any_number(count: int, dice: Dice) -> int:
    """How many are true, drawn so that each series of words is about as likely as any other.

    At least a quarter are true, and a quarter false: who says the same of all earns little.
    """
    least = max(1, round(count / 4))
    return dice.one_of([n for n in range(least, count - least + 1) for _ in range(comb(count, n))])


def as_given(given: Given) -> dict[str, Any]:
    """What a recipe would say of such statements: others of the same sort may take their place."""
    texts = dict(given)["statements"]
    return {"count": len(texts), "statements": [text.partition(":")[0] for text in texts]}


def _drawn(tree: GameTree, name: str, dice: Dice) -> Iterator[str]:
    """A statement, with what it is about drawn; of nodes two, as one may be visited and one not."""
    match STATEMENTS[name].about:
        case "node":
            below = [node for node in tree.inner if node]
            for node in dice.some_of(below, min(2, len(below))):
                yield f"{name}:{tree.labels[node]}"
        case "number":
            yield f"{name}:{dice.one_of([-10, -5, 5, 10, 100])}"
        case "change":
            for leaf in dice.some_of(tree.leaves, min(2, len(tree.leaves))):
                payoff = tree.payoffs[leaf]
                if isinstance(payoff, int | Fraction):
                    other = payoff + dice.one_of([-8, -5, -3, 3, 5, 8])
                    yield f"{name}:{tree.path(leaf)}={other}"
        case _:
            yield name

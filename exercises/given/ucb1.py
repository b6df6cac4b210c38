"""Counts for UCB1: children whose choice hangs on C, and on no rounding."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from exercises.dice import Dice
from exercises.exercise import Exercise, Given
from exercises.given.mcts import APART
from exercises.items.monte_carlo.by_hand import ByHand
from exercises.items.monte_carlo.ucb1_constants import selected_for
from search.builder import Builder
from search.methods.mcts_counts import show_count
from search.methods.mcts_steps import node_name
from search.roots import read_root
from search.rules import Playouts, Rules
from search.tree import GameTree, Mover, NodeId

TRIES = 400
LEAST, MOST = Fraction(1, 4), Fraction(4)
"""Between these lie the C that are asked for."""


def children(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Exercise | None:
    """A root whose children have counts."""
    for _ in range(TRIES):
        tree = _drawn(settings, dice)
        texts = tuple(map(str, dice.some_of(settings["C"], settings.get("constants", 1))))
        rules = exercise.rules._replace(exploration=read_root(texts[0]), playouts=Playouts([1]))
        taken = [_taken(tree, rules._replace(exploration=read_root(text))) for text in texts]
        if None in taken or (len(taken) > 1 and len(set(taken)) == 1):
            continue
        given: Given = (("C", texts),) if len(texts) > 1 else ()
        if "ends" in settings:
            child = _with_ends(tree, rules, settings["ends"], dice)
            if child is None:
                continue
            given = (*given, ("for", (node_name(tree, child),)))
        return exercise._replace(tree=tree, rules=rules, given=given)
    return None


def _drawn(settings: Mapping[str, Any], dice: Dice) -> GameTree:
    """The counts; the root's visits are those of its children."""
    counts = []
    for _ in range(dice.between(*settings["children"])):
        visits = dice.between(*settings["visits"])
        counts.append((dice.between(0, visits), visits))
    builder = Builder()
    lost = sum(visits - wins for wins, visits in counts)
    builder.open(Mover.MAX, None, "A", None, show_count(lost, sum(n for _, n in counts)))
    for name, count in zip("BDEFGH", counts, strict=False):
        builder.leaf(None, name, None, show_count(*count))
    builder.close()
    return builder.done()


def _taken(tree: GameTree, rules: Rules) -> NodeId | None:
    """The child that is taken; None if that is close."""
    by = ByHand(tree, rules)
    scores = {child: by.ucb1(by.first, child) or Fraction(0) for child in by.children(0)}  # type: ignore[arg-type]
    second, first = sorted(scores.values())[-2:]
    return max(scores, key=scores.__getitem__) if first - second >= APART else None


def _with_ends(tree: GameTree, rules: Rules, ends: int, dice: Dice) -> NodeId | None:
    """A child that is taken for some C, between so many ends."""
    by = ByHand(tree, rules)
    found = []
    for child in tree.children(GameTree.ROOT):
        low, high = selected_for(by, child)
        between = [end for end in (low, high) if end]
        clear = high is None or (low is not None and high - low >= LEAST)
        clear &= list(by.first.values()).count(by.first[child]) == 1
        if clear and len(between) == ends and all(LEAST <= end <= MOST for end in between):
            found.append(child)
    return dice.one_of(found) if found else None


def as_children(exercise: Exercise) -> dict[str, Any]:
    """What a recipe would say to get counts like these."""
    tree, told = exercise.tree, dict(exercise.given)
    by = ByHand(tree, exercise.rules)
    visits = [by.first[child][1] for child in tree.children(GameTree.ROOT)]
    texts = told.get("C", (exercise.rules.exploration.text(),))
    like: dict[str, Any] = {
        "children": [len(visits), len(visits)],
        "visits": [max(1, min(visits) - 1), max(visits) + 1],
        "C": list(texts),
        "constants": len(texts),
    }
    if "for" not in told:
        return like
    child = next(c for c in tree.children(GameTree.ROOT) if node_name(tree, c) == told["for"][0])
    return like | {"ends": sum(bool(end) for end in selected_for(by, child))}

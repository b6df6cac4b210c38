"""Unquiet nodes for a tree: such that it matters which nodes are searched on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from exercises.dice import Dice
from exercises.exercise import Exercise, Given
from exercises.items import answers
from exercises.items.backing_up import best, plain_worth
from exercises.items.deeper.quiescence import items
from exercises.misconceptions.quiet_mistakes import NeverOn, ToTheEnd
from search.frontier import plies
from search.tree import GameTree


def quiescence(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Exercise | None:
    """The exercise with unquiet nodes; None if they change nothing.

    `unquiet` are the least and the most at the depth limit that are searched on; so is one child of
    each, and so on for `chain` plies; `decoys` are marked that the search never asks about: above
    the limit, or below a quiet node. With `plain_unique`, who always stops has one best move, too.
    """
    tree, limit = exercise.tree, plies(exercise.tree, exercise.rules)
    if limit is None or not 0 < limit < tree.height:
        return None
    if not any(tree.shape.unquiet):
        marked = _marks(tree, limit, settings, dice)
        if marked is None:
            return None
        tree = GameTree(tree.shape._replace(unquiet=marked), tree.payoffs)
    given: Given = (("ask", tuple(settings["ask"])),) if settings.get("ask") else ()
    unique = not settings.get("plain_unique") or _plainly_unique(tree, limit)
    tells = unique and _tells(exercise, tree, given)
    return exercise._replace(tree=tree, given=given) if tells else None


def as_quiet(exercise: Exercise) -> dict[str, Any]:
    """What a recipe would say to get as many unquiet nodes."""
    tree, limit = exercise.tree, plies(exercise.tree, exercise.rules)
    on = sum(tree.shape.unquiet[node] and tree.depth(node) == limit for node in tree.inner)
    asked = dict(exercise.given).get("ask", ())
    return {"unquiet": [on, on], "decoys": sum(tree.shape.unquiet) - on, "ask": list(asked)}


def _marks(
    tree: GameTree, limit: int, settings: Mapping[str, Any], dice: Dice
) -> tuple[bool, ...] | None:
    """Which nodes are marked; None where the tree has too few."""
    at_limit = [node for node in tree.inner if tree.depth(node) == limit]
    count = dice.between(*settings["unquiet"])
    if len(at_limit) <= count:
        return None
    on = set(dice.some_of(at_limit, count))
    for plies_below in range(settings.get("chain", 0)):
        for node in [each for each in sorted(on) if tree.depth(each) == limit + plies_below]:
            below = [child for child in tree.children(node) if not tree.is_leaf(child)]
            on |= {dice.one_of(below)} if below else set()
    others = [
        node
        for node in tree.inner
        if 0 < tree.depth(node) < limit
        or (tree.depth(node) > limit and tree.parent(node) not in on)
    ]
    decoys = settings.get("decoys", 0)
    if len(others) < decoys:
        return None
    marked = on | set(dice.some_of(others, decoys))
    return tuple(node in marked for node in tree)


def _plainly_unique(tree: GameTree, limit: int) -> bool:
    """Whether one move is best where the search always stops at the depth limit."""
    root = GameTree.ROOT
    values = [plain_worth(tree, child, limit) for child in tree.children(root)]
    return values.count(best(tree, root, values)) == 1


def _tells(exercise: Exercise, tree: GameTree, given: Given) -> bool:
    """Whether one move is best, and it matters at the root to stop, and where."""
    rules, root = exercise.rules, tree.labels[GameTree.ROOT]
    right = answers(items(tree, rules, given))
    children = tree.children(GameTree.ROOT)
    values = [right.get(tree.labels[child], tree.payoffs[child]) for child in children]
    others = [answers(items(tree, rules, given, way))[root] for way in (NeverOn, ToTheEnd)]
    return values.count(right[root]) == 1 and right[root] not in others

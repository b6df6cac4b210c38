"""Trees with a horizon, where a shallow search plays another move, or where a child stands out."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Any

from exercises.dice import Dice
from exercises.exercise import Exercise, Given
from exercises.items import answers
from exercises.items.backing_up import best, plain_worth
from exercises.items.deeper import horizon
from exercises.items.deeper.singular import Extension
from search.builder import Builder
from search.frontier import plies
from search.methods.quiescence import singular_children
from search.tree import TWO_PLAYERS, GameTree, NodeId, Score

TRIES = 4_000
FORK = 0.35
"""How likely it is that there is a choice somewhere below the root."""
CHANGES = (-6, -4, -3, -2, -1, -1, 0, 0, 1, 1, 2, 3, 4, 6)
"""How a static value may differ from that of the node above."""


def depths(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Exercise | None:
    """The exercise with a tree of so many `moves` and `leaves`, as deep as the last depth."""
    given: Given = (("depths", tuple(map(str, settings["depths"]))),)
    for _ in range(TRIES):
        tree = _grown(settings, dice)
        low, high = settings["leaves"]
        if low <= len(tree.leaves) <= high and _turns_late(exercise, tree, given):
            return exercise._replace(tree=tree, given=given)
    return None


def as_depths(exercise: Exercise) -> dict[str, Any]:
    """What a recipe would say to get such a tree."""
    tree, leaves = exercise.tree, len(exercise.tree.leaves)
    return {
        "depths": list(map(int, dict(exercise.given)["depths"])),
        "moves": len(tree.children(GameTree.ROOT)),
        "leaves": [max(1, leaves - 1), leaves + 1],
        "begins": [tree.mover(GameTree.ROOT).value],
    }


def _grown(settings: Mapping[str, Any], dice: Dice) -> GameTree:
    """A narrow tree whose static values change from move to move."""
    height, moves = settings["depths"][-1], settings["moves"]
    first = dice.one_of(settings.get("begins", ["max"]))
    turns = TWO_PLAYERS if first == "max" else TWO_PLAYERS[::-1]
    builder = Builder()

    def grow(depth: int, value: Score) -> None:
        if depth == height:
            builder.leaf(value)
            return
        builder.open(turns[depth % 2], value)
        for _ in range(moves if depth == 0 else 1 + (dice.random() < FORK)):
            grow(depth + 1, value + dice.one_of(CHANGES))
        builder.close()

    grow(0, 0)
    return builder.done()


def _turns_late(exercise: Exercise, tree: GameTree, given: Given) -> bool:
    """Whether the first search is wrong, what is right stays right, and one move is always best."""
    right = answers(horizon.items(tree, exercise.rules, given))
    told = dict(given)["depths"]
    moves = [right[f"{depth}.move"] for depth in told]
    late = len(list(takewhile(lambda move: move != moves[-1], moves)))
    stays = set(moves[late:]) == {moves[-1]}
    labels = [tree.labels[child] for child in tree.children(GameTree.ROOT)]
    values = [[right[f"{depth}.{label}"] for label in labels] for depth in told]
    clear = all(
        row.count(right[f"{depth}.value"]) == 1 for depth, row in zip(told, values, strict=True)
    )
    unlike = len({right[f"{depth}.value"] for depth in told}) == len(told)
    return late > 0 and stays and clear and unlike


def margin(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Given | None:
    """What is asked of singular extensions; None where they change nothing, or are everywhere."""
    tree, rules = exercise.tree, exercise.rules
    given: Given = (("ask", tuple(settings["ask"])),) if settings.get("ask") else ()
    limit = plies(tree, rules)
    if limit is None or rules.singular is None or not 0 < limit < tree.height:
        return None
    extended = singular_children(tree, rules)
    forks = [node for node in tree.inner if tree.depth(node) == limit - 1]
    some = len(extended) < len(forks) or len(forks) == 1
    if not extended or not some:
        return None
    way, root = Extension(tree, rules), GameTree.ROOT

    def worth(node: NodeId) -> Score:
        if tree.is_leaf(node) or tree.depth(node) == limit:
            return way.worth(node, node in extended.values())
        return best(tree, node, [worth(child) for child in tree.children(node)])

    deeper = [worth(child) for child in tree.children(root)]
    plain = [plain_worth(tree, child, limit) for child in tree.children(root)]
    values = [best(tree, root, each) for each in (deeper, plain)]
    clear = deeper.count(values[0]) == plain.count(values[1]) == 1
    return given if clear and values[0] != values[1] else None

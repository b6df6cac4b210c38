"""Boards to evaluate: one alone, or those that a position leads to in a move or two."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_lowercase
from typing import Any

from exercises.dice import Dice
from exercises.exercise import Exercise, Given
from exercises.items import answers
from exercises.items.games.evaluation import BoardEvaluation, items
from search.games.tictactoe import EMPTY, TicTacToe
from search.games.unrolling import unroll
from search.tree import GameTree, TreeError

TRIES = 400
LEAST = 3
"""So many lines of one board count at least, for both players together."""


def boards(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Exercise | None:
    """The exercise with other boards: as many signs, plies and ends as the settings say."""
    given: Given = (("by", (settings["by"],)),)
    if "weights" in settings:
        given += (("weights", tuple(map(str, settings["weights"]))),)
    for _ in range(TRIES):
        tree = _drawn(settings, dice)
        if tree is not None and _tells(tree, exercise, given):
            return exercise._replace(tree=tree, given=given)
    return None


def as_boards(exercise: Exercise) -> dict[str, Any]:
    """What a recipe would say to get boards like these."""
    tree, told = exercise.tree, dict(exercise.given)
    board = str(tree.shape.states[GameTree.ROOT])
    signs, ends = 9 - board.count(EMPTY), len(tree.leaves)
    like = {
        "by": told["by"][0],
        "signs": [max(0, signs - 2), min(9, signs + 2)],
        "plies": tree.height,
    }
    weights = {"weights": told["weights"]} if "weights" in told else {}
    return like | weights | {"ends": [max(1, ends - 1), ends + 1]}


def _drawn(settings: Mapping[str, Any], dice: Dice) -> GameTree | None:
    """A position that X and O can have come to, and what it leads to; None if it will not do."""
    signs = dice.between(*settings["signs"])
    places = dice.some_of(range(9), signs)
    crosses = set(places[: (signs + 1) // 2])
    squares = ("X" if place in crosses else "O" if place in places else EMPTY for place in range(9))
    try:
        game = TicTacToe("".join(squares))
    except TreeError:
        return None  # both have won
    tree = unroll(game, settings["plies"], symmetric=True)
    low, high = settings["ends"]
    won = any(tree.payoffs[leaf] for leaf in tree.leaves)  # what counts lines has none for a win
    if (won and settings["by"] == BoardEvaluation.COUNTS.value) or not low <= len(
        tree.leaves
    ) <= high:
        return None
    names = iter(ascii_lowercase)
    named = tuple(next(names) if tree.is_leaf(node) and node else None for node in tree)
    nameless = tuple(None for _ in tree)  # the boards tell the moves
    return GameTree(tree.shape._replace(names=named, moves=nameless), [None] * len(tree))


def _tells(tree: GameTree, exercise: Exercise, given: Given) -> bool:
    """Whether enough of it counts, and one move is the best."""
    asked = items(tree, exercise.rules, given)
    right = answers(asked)
    if len(tree) == 1:
        return sum(bool(right[item.name]) for item in asked) > LEAST
    values = [right[tree.labels[child] or tree.path(child)] for child in tree.children(0)]  # type: ignore[arg-type]
    best = right[tree.labels[GameTree.ROOT]]
    return values.count(best) == 1 and len(set(values)) > 1

"""Where the best moves of a tree stand: drawn for each seed, so that no place is a good guess."""

from __future__ import annotations

from exercises.dice import Dice
from exercises.exercise import Exercise
from exercises.making.recipe import Recipe
from search.builder import reordered
from search.trace import Trace
from search.tree import GameTree, NodeId

DRAWN_APART = 8
"""The edition since which the places of best moves are drawn for each kind and level apart."""


def with_best_put(recipe: Recipe, exercise: Exercise, trace: Trace) -> GameTree:
    """The tree with the best moves put where they were drawn to be."""
    order = {}
    for node, move, drawn in best_moves(recipe, exercise, trace):
        there = {move: drawn, drawn: move}
        order[node] = [there.get(child, child) for child in trace.tree.children(node)]
    return reordered(trace.tree, order)


def best_moves(
    recipe: Recipe, exercise: Exercise, trace: Trace
) -> list[tuple[NodeId, NodeId, NodeId]]:
    """The root, and each node of a line asked for: the best move there, and the one drawn."""
    apart = (recipe.edition, recipe.kind, recipe.level) if recipe.edition >= DRAWN_APART else ()
    dice = Dice(":".join(map(str, ("best", *apart, exercise.seed))))
    line = trace.line[: max(1, recipe.line)]
    nodes = (GameTree.ROOT, *line[:-1])
    return [
        (node, move, dice.one_of(trace.tree.children(node)))
        for node, move in zip(nodes, line, strict=True)
    ]

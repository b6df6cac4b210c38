"""Recipe and seed -> an exercise on the tree of a game."""

from __future__ import annotations

from collections.abc import Iterator

from exercises.asks import Topic
from exercises.dice import Dice
from exercises.exercise import Exercise
from exercises.exercise.game_of import GAME
from exercises.kinds import KINDS
from exercises.making.recipe import Recipe, RecipeError
from resources.words import message, placed
from search.builder import reordered
from search.tree import MOST_NODES, GameTree, letters_in_turn

TRIALS = 400
"""How many starts are drawn before a recipe is given up."""
OF_ONE = 40
"""How many of them are of one game before another one is taken."""


def game_exercise(recipe: Recipe, seed: int, dice: Dice) -> Exercise:
    """The first game drawn whose tree is as large as it may be, its branches in any order."""
    kind, rules = KINDS[recipe.kind], recipe.conventions
    made_by = (recipe.name or None, recipe.level, seed, recipe.edition)
    for spec, tree in _drawn(recipe, dice):
        blanks = kind.blanks(tree, rules)
        given = ((GAME, (spec,)),)
        if _fair(recipe, tree):
            return Exercise(tree, kind.method, rules, kind.name, blanks, *made_by, given)
    scarce = message("recipe-unmet", times=str(TRIALS), tried=str(TRIALS))
    raise RecipeError(placed(scarce, "nodes"))


def _drawn(recipe: Recipe, dice: Dice) -> Iterator[tuple[str, GameTree]]:
    """Games of the right size; each of a recipe's has the same chance, however seldom it fits."""
    for trial in range(TRIALS):
        if trial % OF_ONE == 0:
            drawn_from = dice.one_of(recipe.games)
        spec = drawn_from.draw(dice)
        tree = spec.tree()
        if _has_size(recipe, tree):
            kids = {node: tree.children(node) for node in tree.inner}
            order = {node: dice.some_of(below, len(below)) for node, below in kids.items()}
            yield spec.words(), lettered(reordered(tree, order))


def lettered(tree: GameTree) -> GameTree:
    """The tree with a letter at every node, also at its ends, level by level."""
    names: list[str | None] = list(tree.shape.names)
    letters = (letter for letter in letters_in_turn() if letter not in names)
    for level in tree.levels:
        for node in level:
            names[node] = names[node] or next(letters)
    return GameTree(tree.shape._replace(names=tuple(names)), tree.payoffs)


def _has_size(recipe: Recipe, tree: GameTree) -> bool:
    low, high = recipe.nodes or (1, MOST_NODES)
    return low <= len(tree) <= high


def _fair(recipe: Recipe, tree: GameTree) -> bool:
    """Whether there is something to choose, and of the ends to go on from half lead somewhere."""
    ends, topics = [tree.payoffs[leaf] for leaf in tree.leaves], KINDS[recipe.kind].topics()
    if Topic.MOVE in topics and len(tree.children(GameTree.ROOT)) == 1:
        return False
    if Topic.VALUE in topics:
        return len(set(ends)) > 1
    return 2 * ends.count(None) > len(ends) > 1

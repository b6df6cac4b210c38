"""Trees in which states come again: a few in every ply, each with the same moves everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_lowercase
from typing import Any

from exercises.dice import Dice
from exercises.exercise import Exercise
from exercises.items.deeper.led_table import TableSearches, TableWay
from search import notation
from search.methods import METHODS
from search.tree import GameTree, Mover

TRIES = 400
NAMES = ascii_lowercase[15:]
"""p to z: no letter of a node, and none that a move usually has."""


def table(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Exercise | None:
    """The exercise with another tree: as many states in every ply as the settings say."""
    for _ in range(TRIES):
        tree, rules = _drawn(settings, dice), exercise.rules
        searches = TableSearches(tree, rules, (), TableWay())
        if _tells(searches, settings) and _alike(searches):
            return exercise._replace(tree=tree, given=())
    return None


def as_table(exercise: Exercise) -> dict[str, Any]:
    """What a recipe would say to get a tree like this one."""
    tree = exercise.tree
    plies: list[list[int]] = []
    for depth in range(1, tree.height):
        nodes = [node for node in tree.inner if tree.depth(node) == depth]
        states = {tree.shape.states[node] for node in nodes}
        above = [node for node in tree.inner if tree.depth(node) == depth - 1]
        plies.append([len(states), max(1, len(nodes) // max(1, len(above)))])
    leaves = [tree.payoffs[leaf] for leaf in tree.leaves]
    numbers = [payoff for payoff in leaves if isinstance(payoff, int)] or [0, 9]
    first = tree.mover(GameTree.ROOT).value
    ends = max(len(tree.children(node)) for node in tree.inner if tree.depth(node) > 1)
    return {
        "first": [first],
        "plies": plies,
        "ends": ends,
        "leaves": [min(numbers), max(numbers)],
        "early": any(tree.depth(leaf) < tree.height for leaf in tree.leaves),
    }


def _drawn(settings: Mapping[str, Any], dice: Dice) -> GameTree:
    """Every state leads to some of the states of the next ply, the last ones to numbers.

    The same letter may stand for MAX to move and for MIN: then these are two states.
    """
    first, plies, ends = dice.one_of(settings["first"]), settings["plies"], settings["ends"]
    movers = [Mover(first)]
    names = {Mover.MAX: list(NAMES), Mover.MIN: list(NAMES)}
    numbers = list(range(settings["leaves"][0], settings["leaves"][1] + 1))
    numbers = dice.some_of(numbers, len(numbers))
    below: list[str] = []
    movers += [Mover.MIN if (depth % 2) ^ (first == "max") else Mover.MAX for depth in range(9)]
    for depth in range(len(plies), 0, -1):
        mover, (count, _) = movers[depth], plies[depth - 1]
        made = []
        for _ in range(count):
            name = names[mover].pop(dice.between(0, min(3, len(names[mover]) - 1)))
            if below:
                kids = dice.some_of(below, min(plies[depth][1], len(below)))
                kids += [str(numbers.pop())] if settings.get("early") else []
            else:
                kids = [str(numbers.pop()) for _ in range(ends)]
            made.append(f'"{name}" {mover.value}[{" ".join(kids)}]')
        below = made
    root = names[movers[0]].pop(0)
    return notation.read(f'"{root}" {movers[0].value}[{" ".join(below[: plies[0][1]])}]')


def _alike(searches: TableSearches) -> bool:
    """Whether nothing hangs on what a course does where a value equals a bound."""
    tree, rules = searches.tree, searches.rules
    other = TableSearches(tree, rules._replace(cut_on_equal=not rules.cut_on_equal), (), TableWay())
    plain = [METHODS["alpha-beta"].run(tree, each.rules).leaves for each in (searches, other)]
    one, two = searches.run({}), other.run({})
    same = one.entries == two.entries and one.trace.leaves == two.trace.leaves
    return same and plain[0] == plain[1]


def _tells(searches: TableSearches, settings: Mapping[str, Any]) -> bool:
    """Whether the table answers somewhere and saves leaves, and has bounds, some of no use."""
    run, plain = searches.run({}), METHODS["alpha-beta"].run(searches.tree, searches.rules)
    answered = sum(lookup.enough for lookup in run.lookups.values())
    useless = any(look.held is not None and not look.enough for look in run.lookups.values())
    bounds = sum(claim.relation.value != "=" for claim in run.entries.values())
    saved = len(plain.leaves) - len(run.trace.leaves)
    states = set(searches.states.values())
    movers = len({state.label for state in states}) < len(states)
    enough = answered >= settings.get("answers", 1) and bounds >= settings.get("bounds", 1)
    return (
        enough
        and saved > 0
        and (useless or not settings.get("useless"))
        and (movers or not settings.get("movers"))
    )

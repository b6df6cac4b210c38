"""Trees as hard as an exercise's, with other keys: branches reordered, leaves exchanged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from exercises.exercise import Exercise
from exercises.kinds import KINDS
from exercises.making.dice import Dice
from exercises.making.generate import Progress, ignore_progress
from exercises.making.variants import Difficulty, difficulty
from exercises.solution import solution
from search.builder import reordered
from search.tree import GameTree

STEPS = 700
"""How many steps are taken from an exercise in search of other keys."""
CHANGES = 3
"""How many things change at a step, at most."""
ASTRAY = 2
"""How far a tree on the way may be from the fingerprint."""
ENOUGH = 8
"""With so many keys no other exercise is tried."""

Key = frozenset[tuple[str, object]]


def key_of(exercise: Exercise) -> Key:
    """The answers, by the names that blanks have in files."""
    return frozenset((exercise.key(blank), entry) for blank, entry in solution(exercise).items())


def most_keys(
    exercises: Iterable[Exercise],
    count: int,
    dice: Dice,
    meets: Callable[[Exercise], bool],
    progress: Progress = ignore_progress,
) -> list[Exercise]:
    """The one of the exercises that leads to the most keys, with the trees that they belong to."""
    best: list[Exercise] = []
    for exercise in exercises:
        best = max(best, with_other_keys(exercise, count, dice, meets, progress), key=len)
        if len(best) >= min(count, ENOUGH):
            break
    return best


def with_other_keys(
    exercise: Exercise,
    count: int,
    dice: Dice,
    meets: Callable[[Exercise], bool],
    progress: Progress = ignore_progress,
) -> list[Exercise]:
    """The exercise, and up to so many trees of its fingerprint, each with a key of its own.

    A walk from tree to tree, which may go a little astray between two that are as hard.
    """
    wanted, found = difficulty(exercise), {key_of(exercise): exercise}
    current = exercise
    for _ in range(STEPS):
        if len(found) >= count:
            break
        progress(len(found) / count)
        other = _changed(current, dice)
        away = _apart(difficulty(other), wanted)
        if away <= ASTRAY:
            current = other
        if not away and key_of(other) not in found and meets(other):
            found[key_of(other)] = other
    return list(found.values())


def _apart(one: Difficulty, other: Difficulty) -> int:
    """How far two fingerprints of one shape are from each other; a window may move once more."""
    cuts, others = Counter(one.cutoffs), Counter(other.cutoffs)
    return (
        abs(one.evaluated - other.evaluated)
        + max(0, abs(one.updates - other.updates) - 1)
        + abs(one.fractions - other.fractions)
        + ((cuts - others) + (others - cuts)).total()
    )


def _changed(exercise: Exercise, dice: Dice) -> Exercise:
    """The exercise with a few branches in another order, or leaves that change places."""
    tree = exercise.tree
    for _ in range(dice.between(1, CHANGES)):
        exchange = len(tree.leaves) > 1 and dice.random() < 0.5
        tree = _exchanged(tree, dice) if exchange else _reordered(tree, dice)
    return exercise._replace(tree=tree, blanks=KINDS[exercise.kind].blanks(tree, exercise.rules))


def _reordered(tree: GameTree, dice: Dice) -> GameTree:
    node = dice.one_of(tree.inner)
    children = tree.children(node)
    return reordered(tree, {node: dice.some_of(children, len(children))})


def _exchanged(tree: GameTree, dice: Dice) -> GameTree:
    one, other = dice.some_of(tree.leaves, 2)
    payoffs = list(tree.payoffs)
    payoffs[one], payoffs[other] = payoffs[other], payoffs[one]
    return tree.with_payoffs(payoffs)

"""Trees as hard as an exercise's, with other keys: branches reordered, leaves exchanged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from exercises.dice import Dice
from exercises.exercise import Exercise
from exercises.kinds import KINDS
from exercises.making.generate import Progress, ignore_progress
from exercises.making.variants import Difficulty, difficulty
from exercises.solution import solution
from search.builder import reordered
from search.tree import GameTree

LOOK, STEPS = 300, 1500
"""How many steps are taken in search of other keys: from each exercise, then from the best one."""
CHANGES = 3
"""How many things change at a step, at most."""
ASTRAY = 2
"""How far a tree on the way may be from the fingerprint."""
ENOUGH = 10
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
        best = max(best, _walk([exercise], count, dice, meets, progress, LOOK), key=len)
        if len(best) >= min(count, ENOUGH):
            return best
    return _walk(best, min(count, ENOUGH), dice, meets, progress, STEPS)


def with_other_keys(
    exercise: Exercise,
    count: int,
    dice: Dice,
    meets: Callable[[Exercise], bool],
    progress: Progress = ignore_progress,
) -> list[Exercise]:
    """The exercise, and up to so many trees of its fingerprint, each with a key of its own."""
    return _walk([exercise], count, dice, meets, progress, STEPS)


def _walk(
    known: list[Exercise],
    count: int,
    dice: Dice,
    meets: Callable[[Exercise], bool],
    progress: Progress,
    steps: int,
) -> list[Exercise]:
    """These trees of one fingerprint, and others up to so many, each with a key of its own.

    A walk from tree to tree, which may go a little astray between two that are as hard.
    """
    wanted, found = difficulty(known[0]), {key_of(each): each for each in known}
    current = known[-1]
    for _ in range(steps):
        if len(found) >= count:
            break
        progress(len(found) / count)
        other = _changed(current, dice)
        away = _apart(difficulty(other), wanted)
        if away <= ASTRAY:
            current = other
        if away:
            continue
        asked = other._replace(blanks=KINDS[other.kind].blanks(other.tree, other.rules))
        if key_of(asked) not in found and meets(asked):
            found[key_of(asked)] = asked
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
    """The exercise with a few branches in another order, or leaves that change places.

    Its blanks stay where they were.
    """
    tree = exercise.tree
    for _ in range(dice.between(1, CHANGES)):
        exchange = len(tree.leaves) > 1 and dice.random() < 0.5
        tree = _exchanged(tree, dice) if exchange else _reordered(tree, dice)
    return exercise._replace(tree=tree)


def _reordered(tree: GameTree, dice: Dice) -> GameTree:
    node = dice.one_of(tree.inner)
    children = tree.children(node)
    return reordered(tree, {node: dice.some_of(children, len(children))})


def _exchanged(tree: GameTree, dice: Dice) -> GameTree:
    one, other = dice.some_of(tree.leaves, 2)
    payoffs = list(tree.payoffs)
    payoffs[one], payoffs[other] = payoffs[other], payoffs[one]
    return tree.with_payoffs(payoffs)

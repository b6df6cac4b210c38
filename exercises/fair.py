"""Variants of equal difficulty: the same comparisons, or the same fingerprint."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import islice

from exercises.dice import Dice
from exercises.exercise import Ask, Exercise
from exercises.generate import Watch, unwatched
from exercises.recipe import RecipeError
from exercises.solution import run
from search.numbers import Bound
from search.rules import Range, Rules, Window
from search.trace import Reason, Trace, Update
from search.tree import GameTree, Payoff, Score

ATTEMPTS = 200
"""How many exercises are tried for each tree of a common fingerprint."""
DIGITS = 6
"""By how many digits the numbers of two like trees may differ."""


@dataclass(frozen=True, slots=True)
class Difficulty:
    """The fingerprint of an exercise: what makes it hard, as plain counts."""

    leaves: int
    inner: int
    plies: int
    evaluated: int
    cutoffs: tuple[tuple[str, int], ...]  # kind of cut and depth of its node, sorted
    updates: int  # how often a window moves
    digits: int  # the digits and minus signs on the leaves
    fractions: int  # values that are not whole

    def __str__(self) -> str:
        """One line for a person."""
        cuts = ", ".join(f"{kind} cut at ply {ply}" for kind, ply in self.cutoffs) or "no cuts"
        return (
            f"{self.leaves} leaves, {self.inner} inner nodes, {self.plies} plies; "
            f"{self.evaluated} leaves evaluated; {cuts}; {self.updates} window updates; "
            f"{self.digits} digits, {self.fractions} fractions"
        )


def difficulty(exercise: Exercise) -> Difficulty:
    """The exercise's fingerprint."""
    tree = exercise.tree
    if any(blank.ask is Ask.RANGE for blank in exercise.blanks):
        return _still(tree)
    trace = run(exercise)
    return replace(
        _still(tree),
        evaluated=len(trace.leaves),
        cutoffs=tuple(
            sorted(
                (_kind(trace, cutoff.reason, cutoff.cause, cutoff.node), tree.depth(cutoff.node))
                for cutoff in trace.cutoffs
                if cutoff.skipped
            )
        ),
        updates=_updates(trace),
        fractions=sum(isinstance(value, Fraction) for value in trace.values.values()),
    )


def _still(tree: GameTree) -> Difficulty:
    """What can be told without searching."""
    return Difficulty(
        leaves=len(tree.leaves),
        inner=len(tree.inner),
        plies=tree.height,
        evaluated=0,
        cutoffs=(),
        updates=0,
        digits=sum(len(str(tree.payoffs[leaf])) for leaf in tree.leaves),
        fractions=0,
    )


def _kind(trace: Trace, reason: Reason | None, cause: int | None, node: int) -> str:
    if reason is Reason.RANGE or cause is None:
        return "range"
    return "shallow" if trace.tree.shape.parents[node] == cause else "deep"


def _updates(trace: Trace) -> int:
    windows: dict[int, tuple[Bound, Bound]] = {}
    moved = 0
    for step in trace.steps:
        if isinstance(step, Update):
            moved += windows.get(step.node, trace.windows[step.node]) != (step.alpha, step.beta)
            windows[step.node] = step.alpha, step.beta
    return moved


def isomorphic(exercise: Exercise, dice: Dice) -> Exercise:
    """The same exercise with other numbers: every comparison, cut and update stays as it is."""
    tree, rules = exercise.tree, exercise.rules
    if rules.max_sum is not None:
        raise RecipeError("fairness: a known sum leaves no other numbers: use matched")
    seats = range(tree.players or 1)
    if any(tree.shape.odds):
        changes = [_shifted(dice) for _ in seats]
    else:
        changes = [_monotone(_column(exercise, seat), dice) for seat in seats]
    return exercise._replace(
        tree=_mapped(tree, lambda seat, score: changes[seat](score)),
        rules=_moved_rules(rules, changes[0]),
    )


def matched(exercises: Iterable[Exercise], count: int, watch: Watch = unwatched) -> list[Exercise]:
    """Different trees of one fingerprint: the first that so many of the exercises share."""
    groups: dict[Difficulty, list[Exercise]] = {}
    most = 0
    for exercise in islice(exercises, ATTEMPTS * count):
        watch(most / count)
        found = difficulty(exercise)
        group = groups.setdefault(replace(found, digits=found.digits // DIGITS), [])
        if all(exercise.tree != other.tree for other in group):
            group.append(exercise)
        if len(group) == count:
            return group
        most = max(most, len(group))
    raise RecipeError(
        f"fairness: at most {most} of {ATTEMPTS * count} trees share a fingerprint, and {count} "
        "are needed: ask for isomorphic variants, or for fewer"
    )


def _column(exercise: Exercise, seat: int) -> set[Score]:
    """All numbers that are compared with each other: a player's own, or all of them."""
    tree, rules = exercise.tree, exercise.rules
    found: set[Score] = set()
    for number in (*tree.payoffs, *tree.shape.statics, *rules.window, *(rules.range or ())):
        if isinstance(number, tuple):
            found.add(number[seat])
        elif isinstance(number, int | Fraction):
            found.add(number)
    return found


def _monotone(numbers: set[Score], dice: Dice) -> Callable[[Score], Score]:
    """A random map that keeps the order, onto whole numbers of about the same size."""
    old = sorted(numbers)
    low, high = int(old[0]), int(old[-1]) + 1
    room = range(low - 2, max(high, low + 2 * len(old)) + 3)
    new = sorted(dice.some_of(room, len(old)))
    table = dict(zip(old, new, strict=True))
    return lambda score: table[score]


def _shifted(dice: Dice) -> Callable[[Score], Score]:
    """The same step for all: averages keep their order, and stay as whole as they are."""
    by = dice.one_of([step for step in range(-9, 10) if step])
    return lambda score: score + by


def _mapped(tree: GameTree, change: Callable[[int, Score], Score]) -> GameTree:
    def new(payoff: Payoff | None) -> Payoff | None:
        if isinstance(payoff, tuple):
            return tuple(change(seat, score) for seat, score in enumerate(payoff))
        return None if payoff is None else change(0, payoff)

    shape = tree.shape._replace(statics=tuple(map(new, tree.shape.statics)))
    return GameTree(shape, [new(payoff) for payoff in tree.payoffs])


def _moved_rules(rules: Rules, change: Callable[[Score], Score]) -> Rules:
    window = Window(*(end if isinstance(end, float) else change(end) for end in rules.window))
    limits = rules.range and Range(change(rules.range.low), change(rules.range.high))
    return rules._replace(window=window, range=limits)

"""Variants of equal difficulty: the same comparisons, or the same fingerprint."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from itertools import islice

from exercises.asks import Topic
from exercises.dice import Dice
from exercises.exercise import Exercise
from exercises.given.giving import given_anew, makes_its_tree
from exercises.kinds import KINDS
from exercises.making.generate import Progress, ignore_progress
from exercises.making.recipe import RecipeError
from exercises.solution import run
from resources.words import message, placed
from search.numbers import Bound
from search.rules import Range, Rules, Window
from search.trace import (
    Cut,
    Enter,
    Evaluate,
    Leave,
    MethodStep,
    Reason,
    StartPass,
    Trace,
    Update,
)
from search.tree import GameTree, Mover, NodeId, Payoff, Score

ROOM = 2
"""How many numbers there are to choose from for each that single-number trees need."""
GIVEN_TRIES = 60
"""How many other numbers are tried for a tree on which as much can be given."""
ATTEMPTS = 200
"""How many exercises are tried for each tree of a common fingerprint."""
DIGITS = 6
"""By how many digits the numbers of two like trees may differ."""
TRIES = 20
"""How often other outcomes are drawn for a variant."""
STEP = 9
"""By how much the outcomes of a chance node move at most."""

WIDEST = 2**53
"""Among more numbers no draw tells each from the next."""
Span = tuple[int, int]
"""The least and the most that a leaf may be."""


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


def difficulty(exercise: Exercise) -> Difficulty:
    """The exercise's fingerprint."""
    tree, topics = exercise.tree, {ask.row.topic for ask in exercise.asked}
    states = Topic.STATE in topics and Topic.VALUE not in topics
    if Topic.RANGE in topics or states or makes_its_tree(exercise.kind):
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
    for step in trace.updates:
        moved += windows.get(step.node, trace.windows[step.node]) != (step.alpha, step.beta)
        windows[step.node] = step.alpha, step.beta
    return moved


def isomorphic(exercise: Exercise, dice: Dice, leaves: Span | None = None) -> Exercise:
    """The same exercise with other numbers: every comparison, cut and update stays as it is.

    As many are below 0, and all lie in the span of the leaves, where that leaves any choice. What
    the ends of a game are worth stays.
    """
    if KINDS[exercise.kind].game:
        return exercise
    if exercise.rules.max_sum is not None:
        raise RecipeError(
            placed(message("fairness-sum", choice=message("fairness-matched")), "fairness")
        )
    if any(exercise.tree.shape.odds):
        return _with_other_outcomes(exercise, dice, leaves)
    if makes_its_tree(exercise.kind):
        others = (given_anew(exercise, dice) for _ in range(GIVEN_TRIES))
        return next(filter(None, others), exercise)
    columns = [_column(exercise, seat) for seat in range(exercise.tree.players or 1)]
    times = ROOM if len(columns) == 1 else 1
    for _ in range(GIVEN_TRIES):
        changes = [_monotone(column, leaves or _about(column), dice, times) for column in columns]
        if exercise.rules.singular is not None:  # differences matter, and not the order alone
            changes = [_shift(dice)]
        tree = _mapped(exercise.tree, partial(_changed, changes))
        rules = _moved_rules(exercise.rules, changes[0])
        found = given_anew(exercise._replace(tree=tree, rules=rules), dice)
        if found is not None:
            return found
    return exercise


def _shift(dice: Dice) -> Callable[[Score], Score]:
    """A map that keeps the difference of any two numbers."""
    by = dice.one_of([-4, -3, -2, -1, 1, 2, 3, 4])
    return lambda score: score + by


def _changed(changes: list[Callable[[Score], Score]], _: NodeId, seat: int, score: Score) -> Score:
    return changes[seat](score)


def matched(
    exercises: Iterable[Exercise], count: int, progress: Progress = ignore_progress
) -> list[Exercise]:
    """Different trees of one fingerprint: the first that so many of the exercises share."""
    groups: dict[Difficulty, list[Exercise]] = {}
    most = 0
    for exercise in islice(exercises, ATTEMPTS * count):
        progress(most / count)
        found = difficulty(exercise)
        group = groups.setdefault(replace(found, digits=found.digits // DIGITS), [])
        if all((exercise.tree, exercise.given) != (other.tree, other.given) for other in group):
            group.append(exercise)
        if len(group) == count:
            return group
        most = max(most, len(group))
    tried = str(ATTEMPTS * count)
    scarce = message(
        "fairness-scarce",
        most=str(most),
        tried=tried,
        needed=count,
        choice=message("fairness-isomorphic"),
    )
    raise RecipeError(placed(scarce, "fairness"))


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


def _about(numbers: set[Score]) -> Span:
    """Where numbers of about the same size lie."""
    low, high = int(min(numbers)), int(max(numbers)) + 1
    return low - 2, max(high, low + 2 * len(numbers)) + 2


def _monotone(
    numbers: set[Score], leaves: Span, dice: Dice, times: int
) -> Callable[[Score], Score]:
    """A random map that keeps the order and the signs, onto whole numbers of the span.

    A span is widened to hold that many times the numbers that are needed.
    """
    old = sorted(numbers)
    below = sum(number < 0 for number in old)
    low, high = leaves
    above, least = len(old) - below, max(low, 0)
    room = range(least, max(min(high + 1, least + WIDEST), least + times * above))
    end = min(high + 1, 0)
    negative = range(max(min(low, -times * below), end - WIDEST), end)
    new = [*dice.some_of(negative, below), *dice.some_of(room, len(old) - below)]
    table = dict(zip(old, sorted(new), strict=True))
    return lambda score: table[score]


def _with_other_outcomes(exercise: Exercise, dice: Dice, leaves: Span | None) -> Exercise:
    """Outcomes of every chance node by a step of its own; where no trace is kept so, all by one.

    One step for all keeps every average in order, and all values as whole as they are.
    """
    tree, outline = exercise.tree, _outline(exercise)
    fractions = difficulty(exercise).fractions
    spans: list[tuple[Score, Score]] = [
        exercise.rules.range or leaves or _about(_column(exercise, seat))
        for seat in range(tree.players or 1)
    ]
    for _ in range(TRIES):
        steps = {node: _steps(tree, node, spans, dice) for node in tree.inner}
        other = exercise._replace(tree=_mapped(tree, partial(_stepped, tree, steps)))
        as_hard = difficulty(other).fractions == fractions
        if other.tree != tree and as_hard and _outline(other) == outline:
            return other
    steps_for_all = [step for step in range(-STEP, STEP + 1) if step]
    numbers = {n for seat in range(tree.players or 1) for n in _column(exercise, seat)}
    same_signs = [by for by in steps_for_all if all((n < 0) is (n + by < 0) for n in numbers)]
    by = dice.one_of(same_signs or steps_for_all)
    return exercise._replace(
        tree=_mapped(tree, lambda _, __, score: score + by),
        rules=_moved_rules(exercise.rules, lambda score: score + by),
    )


def _steps(tree: GameTree, node: NodeId, spans: list[tuple[Score, Score]], dice: Dice) -> list[int]:
    """A step for each seat that leaves the outcomes in the span, each on its side of 0."""
    outcomes = [tree.payoffs[child] for child in tree.children(node)]
    if tree.mover(node) is not Mover.CHANCE or None in outcomes:
        return [0] * len(spans)
    found = []
    for seat, (low, high) in enumerate(spans):
        numbers = [each[seat] if isinstance(each, tuple) else each for each in outcomes]
        fitting = [
            step
            for step in range(-STEP, STEP + 1)
            if all(low <= n + step <= high and (n < 0) is (n + step < 0) for n in numbers)  # type: ignore[operator]
        ]
        found.append(dice.one_of(fitting or [0]))
    return found


def _stepped(
    tree: GameTree, steps: Mapping[NodeId, list[int]], node: NodeId, seat: int, score: Score
) -> Score:
    """A number after the step of the chance node above it."""
    parent = tree.parent(node)
    return score if parent is None else score + steps[parent][seat]


def _outline(exercise: Exercise) -> list[tuple[object, ...]]:
    """The trace without its numbers: where it goes, what it takes, and when a window moves."""
    before: dict[NodeId, list[object]] = {}
    outline: list[tuple[object, ...]] = []
    for step in run(exercise).steps:
        match step:
            case Enter(node, alpha, beta):
                before[node] = [None, alpha, beta]
                outline.append((Enter, node))
            case Update(node, child, value, alpha, beta):
                now: list[object] = [value, alpha, beta]
                changed = [new != old for new, old in zip(now, before[node], strict=True)]
                outline.append((Update, node, child, *changed))
                before[node] = now
            case Evaluate(node) | StartPass(node):
                outline.append((type(step), node))
            case Cut() | MethodStep():
                outline.append((step,))
            case Leave(node, _, move):
                outline.append((Leave, node, move))
    return outline


def _mapped(tree: GameTree, change: Callable[[NodeId, int, Score], Score]) -> GameTree:
    def new(node: NodeId, payoff: Payoff | None) -> Payoff | None:
        if isinstance(payoff, tuple):
            return tuple(change(node, seat, score) for seat, score in enumerate(payoff))
        return None if payoff is None else change(node, 0, payoff)

    shape = tree.shape._replace(statics=tuple(map(new, tree, tree.shape.statics)))
    return GameTree(shape, list(map(new, tree, tree.payoffs)))


def _moved_rules(rules: Rules, change: Callable[[Score], Score]) -> Rules:
    window = Window(*(end if isinstance(end, float) else change(end) for end in rules.window))
    limits = rules.range and Range(change(rules.range.low), change(rules.range.high))
    return rules._replace(window=window, range=limits)

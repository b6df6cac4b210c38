"""What a perfect sheet is paid for: most where an entry shows knowledge, not for guesses.

Values, windows, moves and counts are paid by the entry; cuts by the decision, which is a node where
the search stops early; ticks where the search might stop; orders by the leaves that they save.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import factorial
from types import MappingProxyType
from typing import NamedTuple

from exercises.asks import Ask, Topic
from exercises.asks.answers import windows
from exercises.asks.entry import Entry, Interval, States, in_order_of
from exercises.asks.state_answers import sorted_piles
from exercises.exercise import Blank, Exercise
from exercises.judging.head_slips import Frame
from exercises.kinds import items_of
from exercises.solution import Answers, run, solution
from search.frontier import first_leaf, in_order
from search.methods.ordering import least_leaves
from search.numbers import Bound
from search.rules import WindowAsked
from search.trace import Trace, Update
from search.tree import GameTree, Mover, NodeId

NOTHING = Fraction(0)
ALL = Fraction(1)
COPIED = Fraction(1, 10)
"""A state that is the same at every end."""
ONE_LESS = "take 1"
"""The move whose state is guessed most easily."""
HANDED_ON = Fraction(1, 4)
"""A bound that comes from the node above, or a value that is that of the only child seen."""
ABOVE_LEAVES = Fraction(1, 3)
"""A value with nothing but printed numbers below it."""
DECISION = Fraction(1)
FALSE_CUT = DECISION
"""The worth of a mark that stops the search where it goes on."""
WRONG_TICK = DECISION
"""The worth of a leaf that is ticked or left out wrongly."""
COUNTED = Fraction(1, 2)
"""The number of ticks, which the ticks tell."""
SLIP, FURTHER = Fraction(1, 2), Fraction(1)
"""Which share of its worth a wrong entry takes off: the first slip, and each further one."""
END, SIDE = Fraction(3, 4), Fraction(1, 4)
"""Of an interval: the number where it ends, and whether that number belongs to it."""


class Decision(NamedTuple):
    """A node where the search stops early, after one of its children."""

    node: NodeId
    after: NodeId
    skipped: tuple[NodeId, ...]


class LeafCounts(NamedTuple):
    """How many leaves alpha-beta evaluates in the best order, and where saving begins to pay."""

    least: int
    start: int


class Worth(NamedTuple):
    """What a perfect sheet is paid for, and how much."""

    entries: Mapping[Blank, Fraction]
    decisions: tuple[Decision, ...] = ()
    leaves: LeafCounts | None = None
    costs: Mapping[Blank, Fraction] = MappingProxyType({})  # what a wrong guess takes off
    doubted: Mapping[Blank, NodeId] = MappingProxyType(
        {}
    )  # leaves, each with the node that might skip it

    @property
    def maximum(self) -> Fraction:
        """The marks of a perfect sheet."""
        if self.leaves is not None:
            return Fraction(self.leaves.start - self.leaves.least)
        return sum(self.entries.values(), NOTHING) + DECISION * len(self.decisions)


def worth(exercise: Exercise, chosen: Answers | None = None) -> Worth:
    """What each entry and each decision is worth; places may be filled as a sheet has chosen."""
    if chosen is not None and any(item.placed for item in items_of(exercise).values()):
        return _alike(exercise, chosen, list(chosen))
    return _worth(exercise)


@lru_cache(maxsize=8)
def _worth(exercise: Exercise) -> Worth:
    """What each entry and each decision is worth, as the search itself tells."""
    right = solution(exercise)
    entries = [blank for blank in right if blank.ask.row.topic is not Topic.VISIT]
    if Ask.ORDER in exercise.asked:
        return Worth({}, leaves=_leaf_counts(exercise))
    if any(ask.row.play is not None for ask in exercise.asked):
        tree = exercise.tree
        ends = len({sorted_piles(tree.shape.states[leaf] or "") for leaf in tree.leaves})
        return Worth(
            {
                blank: blank.ask.row.weight * _game_share(tree, blank, right[blank], ends)
                for blank in entries
            }
        )
    if all(ask.row.read_off is None for ask in exercise.asked):
        return _alike(exercise, right, entries)
    trace = run(exercise).passes[-1]
    shares = {blank: blank.ask.row.weight * _share(trace, blank) for blank in entries}
    doubted = _doubted(exercise, trace)
    shares |= {blank: blank.ask.row.weight for blank in doubted}
    decisions, costs = tuple(_decisions(exercise, trace)), _costs(exercise, right)
    found = Worth(shares, decisions, costs=costs, doubted=doubted)
    if not found.maximum:  # where all of it is given, all counts
        return _alike(exercise, right, entries)
    return found


def _alike(exercise: Exercise, right: Answers, entries: list[Blank]) -> Worth:
    items = items_of(exercise)
    weights = {
        blank: blank.ask.row.weight * (items[blank.item].weight if blank.item else 1)
        for blank in entries
    }
    return Worth(weights, costs=_costs(exercise, right))


def _costs(exercise: Exercise, right: Answers) -> dict[Blank, Fraction]:
    """What a wrong entry takes off where one can guess: on the whole, guessing earns nothing."""
    items = items_of(exercise)
    ticks = [blank for blank in exercise.blanks if blank.ask is Ask.TICK]
    wrong = sum(blank not in right for blank in ticks)
    costs: dict[Blank, Fraction] = {}
    for blank in exercise.blanks:
        weight, item = blank.ask.row.weight, items.get(blank.item)
        if blank.ask in (Ask.TRUE, Ask.BEST):
            costs[blank] = weight
        elif blank.ask.row.mark and blank in right:
            costs[blank] = NOTHING
        elif item is not None and item.choices:
            costs[blank] = _guess_cost(weight * item.weight, item.choices)
        elif item is not None and blank.ask is Ask.PICK:
            costs[blank] = _guess_cost(weight * item.weight, len(item.options))
        elif item is not None and blank.ask is Ask.SEQUENCE:
            costs[blank] = _guess_cost(weight * item.weight, factorial(len(item.options)))
        elif blank.ask is Ask.TICK:
            costs[blank] = weight * (len(ticks) - wrong) / wrong
    return costs


def _guess_cost(paid: Fraction, ways: int) -> Fraction:
    """What a wrong guess takes off if one of so many ways is right; of one alone, none is wrong."""
    return paid / max(1, ways - 1)


def _share(trace: Trace, blank: Blank) -> Fraction:
    """Which part of its ask's weight an entry is worth."""
    match blank.ask.row.topic:
        case Topic.VALUE:
            return _value_share(trace, blank.node)
        case Topic.WINDOW:
            return _window_share(trace, blank.node, blank.ask.row.side is Mover.MIN)
        case Topic.CHAIN:
            return _chain_share(trace, blank.node, blank.ask.row.side is Mover.MIN)
        case Topic.COUNT:
            return COUNTED
        case Topic.VISIT | Topic.MOVE | Topic.RANGE | Topic.ORDER:
            return ALL
        case Topic.ITEM | Topic.STATE:
            return ALL


def _game_share(tree: GameTree, blank: Blank, answer: Entry, ends: int) -> Fraction:
    """Of a game with so many different ends: one says little, and so does one move, or none."""
    node = blank.node
    if blank.ask.row.topic is Topic.VALUE:
        return HANDED_ON if tree.is_leaf(node) else ABOVE_LEAVES
    if blank.ask is Ask.SUCCESSORS:
        return ALL if isinstance(answer, States) and len(answer.labels) > 1 else HANDED_ON
    if blank.ask is Ask.STATE and tree.is_leaf(node):
        return ALL if ends > 1 else COPIED
    return HANDED_ON if tree.shape.moves[node] == ONE_LESS else ALL


def _value_share(trace: Trace, node: NodeId) -> Fraction:
    seen = trace.updates_at.get(node, [])
    if not seen:
        return NOTHING  # a static value is printed beside its node
    if len(seen) == 1:
        return HANDED_ON
    return _share_above(trace, seen)


def _window_share(trace: Trace, node: NodeId, beta: bool) -> Fraction:
    """Nothing for an end that is given, little for one handed on, all for one found here."""
    framed, found = trace.rules.frame is not None, windows(trace)
    leaving = trace.rules.asked is WindowAsked.LEAVING and not framed
    before = node if leaving else trace.tree.parent(node)
    known = found if framed else trace.windows
    above = None if before is None else known[before][beta]
    return _end_share(found[node][beta], above, trace.rules.window[beta])


def own_frame_weight(exercise: Exercise, frame: Frame, blank: Blank) -> Fraction:
    """What an end is worth in a frame to which a slip in the head has led."""
    beta, parent = blank.ask.row.side is Mover.MIN, exercise.tree.parent(blank.node)
    above = None if parent is None else frame[parent][beta]
    share = _end_share(frame[blank.node][beta], above, exercise.rules.window[beta])
    return blank.ask.row.weight * share


def _end_share(end: Bound, above: Bound | None, given: Bound) -> Fraction:
    """Of an end of a window, by the same one further up and the one with which all begins."""
    if end == given:
        return NOTHING
    return HANDED_ON if end == above else ALL


def _chain_share(trace: Trace, node: NodeId, beta: bool) -> Fraction:
    """Little for a bound that never moves, nothing where it is given; most above other nodes."""
    seen = trace.updates_at[node]
    first = trace.windows[node][beta]
    if all(step[4 if beta else 3] == first for step in seen):
        return NOTHING if first == trace.rules.window[beta] else HANDED_ON
    return _share_above(trace, seen)


def _share_above(trace: Trace, seen: Sequence[Update]) -> Fraction:
    """Less where all children that were seen are leaves."""
    return ALL if any(step.child in trace.updates_at for step in seen) else ABOVE_LEAVES


def _decisions(exercise: Exercise, trace: Trace) -> Iterator[Decision]:
    """The nodes where the search stops early, as far as cuts are asked below them."""
    tree, crosses = exercise.tree, exercise.asked.get(Ask.CUT, {})
    skipped: dict[NodeId, list[NodeId]] = {}
    for child in trace.pruned:
        if any(NodeId(node) in crosses for node in tree.within(child)):
            skipped.setdefault(tree.parent(child) or GameTree.ROOT, []).append(child)
    after = {step.node: step.child for step in trace.updates}
    return (Decision(node, after[node], tuple(below)) for node, below in skipped.items())


def _doubted(exercise: Exercise, trace: Trace) -> dict[Blank, NodeId]:
    """The leaves that would come next wherever the search might stop, each with that node."""
    tree, ticks = exercise.tree, exercise.asked.get(Ask.SEEN, {})
    found: dict[Blank, NodeId] = {}
    for node, window in trace.windows.items() if ticks else ():
        closed_by = {Mover.MAX: (window.beta,), Mover.MIN: (window.alpha,)}
        ends = closed_by.get(tree.mover(node), window)
        bounded = any(not isinstance(end, float) for end in ends)
        for child in in_order(tree, trace.rules, node)[1:]:
            leaf = first_leaf(tree, trace.rules, child)
            if leaf in ticks and (bounded or child in trace.pruned):
                found[ticks[leaf]] = node
    return found


def interval_share(entry: Entry | None, right: Interval) -> Fraction:
    """Which part of its worth an interval earns: each end that is no infinity counts alike."""
    if not isinstance(entry, Interval) or entry == right:
        return ALL if entry == right else NOTHING
    earned, ends = NOTHING, 0
    for written, due, same_side in (
        (entry.low, right.low, entry.with_low == right.with_low),
        (entry.high, right.high, entry.with_high == right.with_high),
    ):
        if not isinstance(due, float):
            ends += 1
            earned += END + SIDE * same_side if written == due else NOTHING
        elif written != due:
            earned -= END
    return max(earned / max(ends, 1), NOTHING)


def _leaf_counts(exercise: Exercise) -> LeafCounts:
    """Saving pays beyond the order as drawn."""
    tree = exercise.tree
    least = least_leaves(tree, exercise.rules)
    counts = (leaves_with(exercise, {}), len(tree.leaves))
    start = next((count for count in counts if count > least), least)
    return LeafCounts(least, start)


def leaves_with(exercise: Exercise, orders: Answers) -> int:
    """How many leaves alpha-beta evaluates with these orders, and the others as they are drawn."""
    tree = exercise.tree
    drawn = {blank.node: tree.children(blank.node) for blank in exercise.blanks}
    for blank, order in orders.items():
        drawn[blank.node] = in_order_of(order, tree.children(blank.node))
    return least_leaves(tree, exercise.rules, drawn)

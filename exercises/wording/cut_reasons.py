"""Why a branch is cut, as a sentence: the value, the bound, and who holds it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import pairwise

from exercises.asks.cut_interval import places_of_x, with_x
from exercises.asks.entry import Interval
from exercises.entries import show
from exercises.exercise import Exercise
from exercises.wording.chance_sums import chance_between, chance_sum_at, sum_above
from exercises.wording.node_names import name, side
from resources.words import Message, Value, message
from search.cuts import cut_sign
from search.methods import METHODS
from search.numbers import Bound, as_int
from search.rules import Rules
from search.trace import Cutoff, Reason, Trace
from search.tree import SEATS, GameTree, Mover, NodeId, Payoff, Score


def cut_text(trace: Trace, cutoff: Cutoff, asked: NodeId | None = None) -> Message:
    """Why these children, and a node below them, are never visited: the value and the bound."""
    tree, rules, node = trace.tree, trace.rules, cutoff.node
    mover, window, value = tree.mover(node), trace.windows[node], trace.found[node]
    at_alpha = cutoff.reason is Reason.ALPHA
    words: dict[str, Value] = {
        "node": name(tree, node),
        "value": show(own(value, mover)),
        "bound": show(window.alpha if at_alpha else window.beta),
        "sign": cut_sign(rules, mover, at_alpha=at_alpha),
        "holder": "" if cutoff.cause is None else name(tree, cutoff.cause),
        "player": "MAX" if at_alpha else "MIN",
        "greek": "α" if at_alpha else "β",
        "unvisited": never_visited(tree, cutoff.skipped, asked),
    }
    if cutoff.reason is Reason.RANGE:
        return message(f"cut-range-{side(mover)}", **{**words, "player": mover.value})
    if tree.players is not None and cutoff.cause is not None:
        left = shares(rules, tree, node, value, window.beta)
        return message("cut-sum", **{**words, **left})
    if mover is Mover.CHANCE:
        seen = {
            child: trace.values[child] for child in tree.children(node) if child in trace.values
        }
        chance = chance_sum_at(tree, rules, node, seen)
        words |= {} if chance is None else chance.words(high=at_alpha)
        if cutoff.cause is None:
            return message("cut-chance-given", **words)
        through = chance_between(tree, node, cutoff.cause, trace.windows, not at_alpha)
        return message("cut-chance-again" if through else "cut-chance", **words, **through)
    if cutoff.cause is None:
        return message("cut-given", **words)
    through = chance_between(tree, node, cutoff.cause, trace.windows, mover is Mover.MAX)
    if not through:
        return message("cut-held", **words)
    sums = sum_above(tree, rules, node, cutoff.cause, value, trace.values)
    how = "chances" if not sums else "chance" if "end" in sums else "last"
    return message(f"cut-held-{how}", **words, **through, **sums)


def never_visited(
    tree: GameTree, skipped: Sequence[NodeId], asked: NodeId | None = None
) -> Message:
    """That these branches are not taken, if there are any; a node below them is named, too."""
    if not skipped:
        return message("nothing-skipped")
    words: dict[str, Value] = {"skipped": ", ".join(name(tree, child) for child in skipped)}
    top = next((child for child in skipped if asked in tree.within(child)), asked)
    if top is None or asked is None or top == asked:
        return message("never-visited", count=len(skipped), **words)
    words |= {"node": name(tree, asked), "top": name(tree, top)}
    return message("never-visited-below", count=len(skipped), **words)


def shares(
    rules: Rules, tree: GameTree, node: NodeId, value: Payoff, bound: Bound
) -> dict[str, str]:
    """Who moves at a node of several players, who above it, what that one has and could get."""
    above = tree.parent(node)
    mover = tree.mover(node)
    rival = "" if above is None else tree.mover(above).value
    found = {"player": mover.value, "rival": rival}
    if rules.max_sum is not None:
        found["left"] = show(rules.max_sum - own(value, mover))  # type: ignore[operator]
        found["held"] = show(rules.max_sum - bound)
    return found


def own(value: Payoff, mover: Mover) -> Payoff:
    """What a payoff is worth to the one who moves; chance has no number of its own."""
    return value[mover.seat] if isinstance(value, tuple) and mover in SEATS else value


def tied(values: Iterable[Payoff], best: Payoff, mover: Mover) -> bool:
    """Whether several of these are as good as the best one for the one who moves."""
    return sum(own(value, mover) == own(best, mover) for value in values) > 1


def in_an_interval(exercise: Exercise, node: NodeId, interval: Interval) -> dict[str, Value]:
    """One x for which a branch is cut, and why it is cut then."""
    return cut_at(exercise, node, inside(interval))


def cut_at(exercise: Exercise, node: NodeId, x: Score) -> dict[str, Value]:
    """Why a branch is cut for this x."""
    return {"x": show(x), "reason": cut_text(*search_at(exercise, node, x), node)}


def search_at(exercise: Exercise, node: NodeId, x: Score) -> tuple[Trace, Cutoff]:
    """The search with this x, and the cut that keeps it from a branch."""
    tree = exercise.tree
    trace = METHODS[exercise.method].run(with_x(tree, x), exercise.rules)
    return trace, next(
        each for each in trace.cutoffs if any(node in tree.within(top) for top in each.skipped)
    )


def stopping_before(exercise: Exercise, node: NodeId) -> list[NodeId]:
    """The nodes that stop before a branch, each for some x, from the root down."""
    tree, rules, found = exercise.tree, exercise.rules, set[NodeId]()
    for x in places_of_x(tree, rules):
        for cutoff in METHODS[exercise.method].run(with_x(tree, x), rules).cutoffs:
            if any(node in tree.within(top) for top in cutoff.skipped):
                found.add(cutoff.node)
    return sorted(found)


def outside(one: Interval, other: Interval) -> Score | None:
    """A number that lies in one interval and not in another, if there is one."""
    ends = sorted(end for end in (*one[:2], *other[:2]) if not isinstance(end, float))
    beyond = [end + step for end in ends[:1] + ends[-1:] for step in (-1, 1)]
    between = [as_int(Fraction(low + high) / 2) for low, high in pairwise(ends)]
    for x in (*ends, *beyond, *between):
        if _holds(one, x) and not _holds(other, x):
            return x
    return None


def _holds(interval: Interval, x: Score) -> bool:
    low, high, with_low, with_high = interval
    return (low < x or (with_low and x == low)) and (x < high or (with_high and x == high))


def inside(interval: Interval) -> Score:
    """A number of the interval, at its end where that is one."""
    low, high, with_low, with_high = interval
    if isinstance(high, float):
        return 0 if isinstance(low, float) else low if with_low else low + 1
    if with_high or isinstance(low, float):
        return high if with_high else high - 1
    return low if with_low else as_int(Fraction(low + high) / 2)

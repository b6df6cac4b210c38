"""Why a branch is cut, as a sentence: the value, the bound, and who holds it."""

from __future__ import annotations

from fractions import Fraction

from exercises.entries import show
from exercises.exercise import Exercise, Interval
from exercises.interval import with_x
from exercises.naming import name
from resources.words import Message, Value, message
from search.methods import METHODS
from search.numbers import plain
from search.rules import Rules
from search.trace import Cutoff, Reason, Trace
from search.tree import GameTree, Mover, NodeId, Payoff, Score


def cut_text(trace: Trace, cutoff: Cutoff) -> Message:
    """Why these children are never visited: the value, the bound, and who holds it."""
    tree = trace.tree
    mover = tree.mover(cutoff.node)
    window = trace.windows[cutoff.node]
    value = trace.found[cutoff.node]
    bound = window.alpha if cutoff.reason is Reason.ALPHA else window.beta
    signs = "≥≤" if trace.rules.cut_on_equal else "><"
    words: dict[str, Value] = {
        "node": name(tree, cutoff.node),
        "value": show(value[mover.seat] if isinstance(value, tuple) else value),
        "bound": show(bound),
        "sign": signs[cutoff.reason is Reason.ALPHA],
        "skipped": ", ".join(name(tree, child) for child in cutoff.skipped),
        "holder": "" if cutoff.cause is None else name(tree, cutoff.cause),
        "greek": "α" if cutoff.reason is Reason.ALPHA else "β",
        "count": len(cutoff.skipped),
    }
    if not cutoff.skipped:
        return message("cut-nothing", **words)
    if cutoff.reason is Reason.RANGE:
        return message("cut-range", **words)
    if tree.players is not None and cutoff.cause is not None:
        return message("cut-sum", **words, **shares(trace.rules, tree, cutoff.node, value))
    if mover is Mover.CHANCE:
        return message("cut-throw", **words)
    return message("cut-given" if cutoff.cause is None else "cut-held", **words)


def shares(rules: Rules, tree: GameTree, node: NodeId, value: Payoff) -> dict[str, str]:
    """Who moves at a node of several players, who above it, and what is left for that one."""
    above = tree.parent(node)
    mover = tree.mover(node)
    mine = own(value, mover)
    left = "" if isinstance(mine, tuple) or rules.max_sum is None else show(rules.max_sum - mine)
    rival = "" if above is None else tree.mover(above).value
    return {"player": mover.value, "rival": rival, "left": left}


def own(value: Payoff, mover: Mover) -> Payoff:
    """What a payoff is worth to the one who moves."""
    return value[mover.seat] if isinstance(value, tuple) else value


def in_an_interval(exercise: Exercise, node: NodeId, interval: Interval) -> dict[str, Value]:
    """One x for which a branch is cut, and why it is cut then."""
    tree, x = exercise.tree, _inside(interval)
    trace = METHODS[exercise.method].run(with_x(tree, x), exercise.rules)
    cutoff = next(
        each for each in trace.cutoffs if any(node in tree.within(top) for top in each.skipped)
    )
    return {"x": show(x), "reason": cut_text(trace, cutoff)}


def _inside(interval: Interval) -> Score:
    """A number of the interval, at its end where that is one."""
    low, high, with_low, with_high = interval
    if isinstance(high, float):
        return 0 if isinstance(low, float) else low if with_low else low + 1
    if with_high or isinstance(low, float):
        return high if with_high else high - 1
    return low if with_low else plain(Fraction(low + high) / 2)

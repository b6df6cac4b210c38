"""The test for a cut: when a value closes a node's window, and the sign that is written for it."""

from __future__ import annotations

from search.numbers import INFINITY, Bound
from search.rules import Rules, Ties, Window
from search.trace import Reason
from search.tree import SEATS, Mover, Score


def equal_cuts(rules: Rules, mover: Mover) -> bool:
    """Whether a value cuts that equals the bound.

    With several players, a tie that goes to the last child would be lost by it.
    """
    return rules.cut_on_equal and not (mover in SEATS and rules.ties is Ties.LAST)


def passes(value: Bound, bound: Bound, equal: bool) -> bool:
    """Whether a value cuts at a bound, both as somebody sees them for whom more is better.

    The loop over a node's children in `minimax` and `maxn` has this inlined: most of a search's
    time goes by there.
    """
    return value > bound or (equal and value == bound)


def greatest(rules: Rules, mover: Mover) -> Bound:
    """The most that the rules promise, as this mover sees it: nothing better can come then.

    Where equality does not cut, it doesn't at what is promised either: nothing is enough there.
    """
    if not equal_cuts(rules, mover):
        return INFINITY
    if mover in SEATS:
        return INFINITY if rules.max_sum is None else rules.max_sum
    if rules.range is None or mover is Mover.CHANCE:
        return INFINITY
    return -rules.range.low if mover is Mover.MIN else rules.range.high


def cut_reason(rules: Rules, mover: Mover, value: Score, window: Window) -> Reason | None:
    """Why a node is cut at this value of its mover's; None if it is not."""
    equal, low = equal_cuts(rules, mover), mover is Mover.MIN
    if (-value if low else value) >= greatest(rules, mover):
        return Reason.RANGE
    if not low and passes(value, window.beta, equal):
        return Reason.BETA
    if (low or mover is Mover.CHANCE) and passes(-value, -window.alpha, equal):
        return Reason.ALPHA
    return None


def cut_sign(rules: Rules, mover: Mover, *, at_alpha: bool) -> str:
    """How a value stands to the bound at which it cuts: ≤ or < to α, ≥ or > to β."""
    return ("≥≤" if equal_cuts(rules, mover) else "><")[at_alpha]


def open_sign(rules: Rules, mover: Mover, *, at_alpha: bool) -> str:
    """How a value stands to the bound while it does not cut there."""
    return ("<>" if equal_cuts(rules, mover) else "≤≥")[at_alpha]

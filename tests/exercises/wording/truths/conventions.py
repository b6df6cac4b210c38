"""Conventions."""

from __future__ import annotations

from replay import INFINITY

from exercises.asks import Ask
from search.rules import Depth, Fail, Order, Ties, WindowAsked
from search.tree import Mover
from truths.core import number, own, says
from truths.facts import ends_of_chance

ENDS = "Nothing is better than an end of this range: "
CHANCE = (
    "A chance node stops as soon as it comes to {} than α even with every outcome not yet seen "
    "at the top of the range, or to {} than β even with every one at the bottom; "
    "it then returns that {}."
)

RULES = {
    "rule-order-ltr": (
        "Children are visited from left to right.",
        lambda r: r.order is Order.LEFT_TO_RIGHT,
    ),
    "rule-order-rtl": (
        "Children are visited from right to left.",
        lambda r: r.order is Order.RIGHT_TO_LEFT,
    ),
    "rule-order-rtl-drawn": (
        "Children are visited from right to left: in an order of children, the one that is "
        "visited first stands last.",
        lambda r: r.order is Order.RIGHT_TO_LEFT,
    ),
    "rule-cut-on-equal": (
        "A MAX node stops as soon as v ≥ β, a MIN node as soon as v ≤ α.",
        lambda r: r.cut_on_equal,
    ),
    "rule-cut-strict": (
        "A MAX node stops as soon as v > β, a MIN node as soon as v < α; equality does not cut.",
        lambda r: not r.cut_on_equal,
    ),
    "rule-share-on-equal": (
        "A node stops as soon as it leaves the player above no more than that player already has, "
        "or its own player has the whole sum.",
        lambda r: r.cut_on_equal and r.ties is not Ties.LAST,
    ),
    "rule-share-strict": (
        "A node stops as soon as it leaves the player above less than that player already has; "
        "equality does not cut, not even with the whole sum.",
        lambda r: not r.cut_on_equal or r.ties is Ties.LAST,
    ),
    "rule-range-ends-strict": (
        "No node stops at an end of this range: equality does not cut there either.",
        lambda r: r.range is not None and not r.cut_on_equal,
    ),
    "rule-deep": ("The bounds of all ancestors count.", lambda r: r.deep),
    "rule-parent-only": ("Only the parent's bound counts.", lambda r: not r.deep),
    "rule-fail-hard": (
        "A node never returns a value outside its window: it returns the bound.",
        lambda r: r.fail is Fail.HARD,
    ),
    "rule-fail-bound": (
        "The value of a node that stops early is written as a bound, such as ≥ 6.",
        lambda r: r.fail is Fail.BOUND,
    ),
    "rule-asked-entry": (
        "α and β are written as they are when a node is entered.",
        lambda r: r.asked is WindowAsked.ENTRY,
    ),
    "rule-asked-leaving": (
        "α and β are written as they are when a node is left.",
        lambda r: r.asked is WindowAsked.LEAVING,
    ),
    "rule-update-on-cut": (
        "The child that cuts still moves the window.",
        lambda r: r.update_on_cut,
    ),
    "rule-test-first": (
        "The child that cuts does not move the window.",
        lambda r: not r.update_on_cut,
    ),
    "rule-ties-first": ("A tie goes to the first child visited.", lambda r: r.ties is Ties.FIRST),
    "rule-ties-last": ("A tie goes to the last child visited.", lambda r: r.ties is Ties.LAST),
    "rule-ties-last-exact": (
        "A tie goes to the last child visited that is known to be worth as much; "
        "a bound is no tie.",
        lambda r: r.ties is Ties.LAST,
    ),
    "rule-ties-any": ("Any of several equally good moves is right.", lambda r: r.ties is Ties.ANY),
}
for _key, (_text, _holds) in RULES.items():
    says(_key, _text)(lambda c, holds=_holds: holds(c.rules))


@says("rule-fail-soft", "A node that stops early keeps the best value it has found.")
def _(c):
    """A chance node has none that is best: it returns what it comes to."""
    return c.rules.fail is not Fail.HARD and Mover.CHANCE not in c.tree.shape.movers


@says(
    "rule-chain",
    "α and β are written as they are when a node is entered, "
    "then again after each child that changes them.",
)
def _(c):
    return all(blank.ask in (Ask.ALPHAS, Ask.BETAS) for blank in c.exercise.blanks)


@says("rule-window", "The root starts with the window ({alpha}, {beta}).")
def _(c, alpha, beta):
    return (number(alpha), number(beta)) == tuple(c.rules.window) != (-INFINITY, INFINITY)


@says(
    "rule-range-ends-equal",
    ENDS + "a MAX node also stops at {high}, a MIN node at {low}.",
    ENDS + "a MAX node stops at {high}, a MIN node at {low}.",
    ENDS + "a MAX node stops at {high}.",
    ENDS + "a MIN node stops at {low}.",
)
def _(c, high=None, low=None):
    movers = {c.tree.mover(node) for node in c.tree.inner}
    return c.rules.cut_on_equal and all(
        (number(end) == c.rules.range[at]) if end else who not in movers
        for at, who, end in ((0, Mover.MIN, low), (1, Mover.MAX, high))
    )


def _stops_of_chance(c, less):
    """How chance nodes stop by these words: with their bound, and with the value that they have."""
    for node in c.plain.entered:
        if c.tree.mover(node) is not Mover.CHANCE:
            continue
        (alpha, beta), seen, stop = c.plain.entered[node], [], None
        for child, value in c.plain.seen[node]:
            assert stop is None, "it has stopped, and goes on"
            seen.append((child, value))
            low, high = ends_of_chance(c.plain, node, seen)
            if less(high, alpha):
                stop = alpha, high
            elif less(-low, -beta):
                stop = beta, low
        assert stop or len(seen) == len(c.tree.children(node)), "it goes on, and has stopped"
        if stop:
            yield node, *stop


@says("rule-chance-cut-equal", CHANCE.format("no more", "no less", "{kept}"))
def _(c, kept):
    return c.rules.cut_on_equal and _returned(c, kept, lambda one, other: one <= other)


@says("rule-chance-cut-strict", CHANCE.format("less", "more", "{kept}"))
def _(c, kept):
    return not c.rules.cut_on_equal and _returned(c, kept, lambda one, other: one < other)


def _returned(c, kept, less):
    found = list(_stops_of_chance(c, less))
    return kept in ("value", "bound") and all(
        c.plain.value[node] == (worth if kept == "value" else bound) for node, bound, worth in found
    )


@says(
    "rule-chance-bounds",
    "On the way down through a chance node α becomes what this outcome must be worth for the "
    "chance node to come to α with the outcomes not yet seen at the top of the range; "
    "β likewise, with them at the bottom.",
)
def _(c):
    def comes_down(node, above, at):
        """An outcome that counts for nothing and a bound that is open have no such worth."""
        odds = dict(zip(c.tree.children(above), c.tree.shape.odds[above], strict=True))
        due, passed = c.plain.entered[above][at], c.plain.entered[node][at]
        if abs(due) == INFINITY or not odds[node]:
            return abs(passed) == INFINITY
        seen = dict(c.plain.before[node].seen)
        rest = 1 - odds[node] - sum(odds[child] for child in seen)
        known = sum(odds[child] * value for child, value in seen.items())
        return known + odds[node] * passed + rest * c.rules.range[1 - at] == due

    return c.rules.deep and all(
        comes_down(node, c.tree.parent(node), at)
        for node in c.plain.entered
        if node and c.tree.mover(c.tree.parent(node)) is Mover.CHANCE
        for at in (0, 1)
    )


@says(
    "rule-fail-soft-players",
    "A MAX or MIN node that stops early keeps the best value it has found.",
)
def _(c):
    players = [node for node in c.plain.entered if c.tree.mover(node) is not Mover.CHANCE]
    return c.rules.fail is not Fail.HARD and all(
        c.plain.value[node]
        == (max if c.tree.mover(node) is Mover.MAX else min)(v for _, v in c.plain.seen[node])
        for node in players
    )


@says("rule-range", "All utilities lie between {low} and {high}.")
def _(c, low, high):
    return (number(low), number(high)) == tuple(c.rules.range)


@says(
    "rule-depth-plies",
    "The search stops after {depth} move and takes the static values there.",
    "The search stops after {depth} moves and takes the static values there.",
)
def _(c, depth):
    return c.rules.depth_unit is Depth.PLIES and _is_limit(c, depth)


@says(
    "rule-depth-rounds",
    "The search stops after {depth} move of every player and takes the static values there.",
    "The search stops after {depth} moves of every player and takes the static values there.",
)
def _(c, depth):
    return c.rules.depth_unit is Depth.ROUNDS and _is_limit(c, depth)


def _is_limit(c, depth):
    return c.rules.depth == (1 if depth == "one" else int(depth))


@says("rule-share-keeps", "A node that stops early keeps the best vector it has found.")
def _(c):
    stopped = {c.tree.parent(child) for child in c.plain.skipped}
    return all(
        any(value == c.plain.value[node] for _, value in c.plain.seen[node])
        and own(c.plain.value[node], c.tree.mover(node))
        == max(own(value, c.tree.mover(node)) for _, value in c.plain.seen[node])
        for node in stopped
    )


@says("rule-max-sum", "No vector adds up to more than {added}, and no number is below 0.")
def _(c, added):
    return number(added) == c.rules.max_sum and all(
        sum(payoff) <= c.rules.max_sum and min(payoff) >= 0
        for payoff in c.tree.payoffs
        if payoff is not None
    )


@says("rule-chance-equal", "Outcomes of a chance node are equally likely where no odds are given.")
def _(c):
    return any(mover is Mover.CHANCE for mover in c.tree.shape.movers)


@says(
    "rule-odds-zero",
    "An outcome with odds 0 counts for nothing, but is visited like any other, "
    "with an open window.",
)
def _(c):
    return any(0 in odds for odds in c.tree.shape.odds)

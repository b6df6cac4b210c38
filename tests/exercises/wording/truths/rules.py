"""Second hints: the rule, with the numbers."""

from __future__ import annotations

from itertools import pairwise, takewhile

from replay import Replay, with_x

from exercises.asks import Ask
from search.tree import Mover
from truths.core import called, number, numbers, owner, says, side
from truths.facts import (
    children_known,
    cut_for,
    holds,
    is_cut,
    is_here,
    minimax,
    parting,
    some_x,
    still_has,
    terms_of,
    told_terms,
    values_seen,
    wrote,
)


def _sees(c, values, mover):
    return c.tree.mover(c.blank.node) is mover and numbers(values) == values_seen(c.r, c.blank.node)


@says("hint-rule-value-max", "MAX takes the largest: max({values}).")
def _(c, values):
    return _sees(c, values, Mover.MAX)


@says("hint-rule-value-min", "MIN takes the smallest: min({values}).")
def _(c, values):
    return _sees(c, values, Mover.MIN)


@says(
    "hint-rule-value-player",
    "Player {player} compares only its own number in {values}, and keeps that whole vector.",
)
def _(c, player, values):
    return _sees(c, values, Mover(player))


@says("hint-rule-value-chance", "Each outcome counts with its odds: {values}.")
@says(
    "hint-rule-value-chance-cut",
    "Each outcome counts with its odds, and the rest with the end of the range at which "
    "it stopped: {values} and the rest.",
)
def _(c, values):
    return told_terms(values) == terms_of(c.r, c.blank.node)


@says(
    "hint-rule-limit",
    "The search stops at {node}, {depth} moves below the root: "
    "there the static value counts, and nothing below is looked at.",
    "The search stops at {node}, {depth} move below the root: "
    "there the static value counts, and nothing below is looked at.",
)
def _(c, node, depth):
    depth = 1 if depth == "one" else int(depth)
    return any(c.tree.depth(each) == depth == c.r.limit for each in c.nodes(node))


BEST = "α is the best that MAX is sure of anywhere on the way down to {node}; it only ever grows. "
LEAST = (
    "β is the least that MIN is sure of anywhere on the way down to {node}; it only ever falls. "
)


@says("hint-rule-alpha", BEST + "{found}")
@says("hint-rule-beta", LEAST + "{found}")
def _(c, node, found):
    """All that this side has found on the way down is listed, or else the sheet has it."""
    mover = owner("α" if c.blank.ask is Ask.ALPHA else "β")
    has = [
        above
        for above in c.tree.ancestors(c.blank.node)
        if c.tree.mover(above) is mover and still_has(c.r, c.blank.node, above) is not None
    ]
    told = found.count(" so far.") + found.count(" does not move the window.")
    listed = found.startswith("You wrote") or told == len(has)
    return c.blank.node in c.nodes(node) and listed and c.rules.deep


@says(
    "hint-rule-alpha-parent",
    "Only the parent's bound counts: "
    "α is what MAX already has at {parent}, if MAX moves there. {found}",
)
@says(
    "hint-rule-beta-parent",
    "Only the parent's bound counts: "
    "β is what MIN already has at {parent}, if MIN moves there. {found}",
)
def _(c, parent, found):
    return not c.rules.deep and called(c.tree, c.tree.parent(c.blank.node)) == parent


@says("hint-rule-window-root", "The root starts with the whole window, ({alpha}, {beta}).")
def _(c, alpha, beta):
    return (number(alpha), number(beta)) == tuple(c.rules.window)


@says("hint-has", "{node} has {value} so far.")
def _(c, node, value):
    mover = owner("α" if c.blank.ask is Ask.ALPHA else "β")
    return holds(c, c.r, c.blank.node, node, number(value), mover)


@says("hint-passed", "{node} should have stopped at {value}, which does not move the window.")
def _(c, node, value):
    way = (c.blank.node, *c.tree.ancestors(c.blank.node))
    return (
        not c.r.late
        and c.r.narrows
        and any(
            c.r.before[child].value == number(value)
            and is_cut(c.r, child, c.r.before[child])
            and called(c.tree, above) == node
            for child, above in pairwise(way)
        )
    )


@says("hint-wrote", "You wrote {greek} = {bound} at {node}.")
def _(c, greek, bound, node):
    """The search comes down with a bound of the sheet; by a chance node it is another number."""
    above = list(c.tree.ancestors(c.blank.node))
    comes = c.r.came[c.blank.node][side(greek)] == number(bound)
    other = any(c.tree.mover(each) is Mover.CHANCE for each in above)
    written = any(wrote(c.r, each, greek, bound) for each in c.nodes(node) if each in above)
    return (comes or other) and written


@says("hint-both", "{one} {other}")
@says("hint-or", "{one} or {other}")
def _(c, one, other):
    return True


@says("hint-none-has", "No {player} node there has found anything yet.")
def _(c, player):
    mover = Mover(player.lower())
    return c.rules.deep and all(
        c.tree.mover(each) is not mover or still_has(c.r, c.blank.node, each) is None
        for each in c.tree.ancestors(c.blank.node)
    )


def _parent(c, name):
    """Who moves at the parent, if it has this name and its bound alone counts."""
    parent = c.tree.parent(c.blank.node)
    return c.tree.mover(parent) if called(c.tree, parent) == name and not c.rules.deep else None


@says("hint-parent-nothing", "{node} has found nothing yet.")
def _(c, node):
    """Nor has anybody from whom the player got something who moves again there."""
    mover = owner("α" if c.blank.ask is Ask.ALPHA else "β")
    again = takewhile(lambda each: c.tree.mover(each) is mover, c.tree.ancestors(c.blank.node))
    return _parent(c, node) is mover and all(
        still_has(c.r, c.blank.node, each) is None for each in again
    )


@says("hint-parent-other", "{player} moves at {node}, so {node} has no {bound} to give.")
def _(c, player, node, bound):
    return _parent(c, node) is Mover(player.lower()) is not owner(bound)


@says("hint-parent-chance", "Nobody moves at {node}, so {node} has no {bound} to give.")
def _(c, node, bound):
    return _parent(c, node) is Mover.CHANCE


@says(
    "hint-rule-leaving-max",
    "{node} began with ({alpha}, {beta}) and saw {values}. "
    "A MAX node raises α to the best it has found, and leaves β alone. {late}",
)
@says(
    "hint-rule-leaving-min",
    "{node} began with ({alpha}, {beta}) and saw {values}. "
    "A MIN node lowers β to the least it has found, and leaves α alone. {late}",
)
@says(
    "hint-rule-leaving-chance",
    "{node} began with ({alpha}, {beta}), and a chance node leaves its window alone.",
)
def _(c, node, alpha, beta, values=None, late=None):
    there = c.blank.node
    return (
        there in c.nodes(node)
        and (number(alpha), number(beta)) == c.r.came[there]
        and (values is None or numbers(values) == values_seen(c.r, there))
    )


@says("hint-rule-best-max", "{node} is MAX's: the move goes to the child with the largest value.")
@says("hint-rule-best-min", "{node} is MIN's: the move goes to the child with the smallest value.")
@says(
    "hint-rule-best-player",
    "{node} is player {player}'s: the move goes to the child with the most for {player}.",
)
def _(c, node, player=None):
    mover = c.tree.mover(c.blank.node)
    return c.blank.node in c.nodes(node) and (player is None or mover is Mover(player))


@says(
    "hint-rule-off-line",
    "A move is marked along best play only, from the root down. Does it come to {node}?",
)
def _(c, node):
    there = c.blank.node
    off = there not in c.r.line() or there not in c.plain.line()
    return there in c.nodes(node) and off


@says(
    "hint-rule-off-own-line",
    "A move is marked along one line only, from the root down. Does yours come to {node}?",
)
def _(c, node):
    return is_here(c, node) and c.blank.node not in c.r.line() and bool(parting(c))


@says(
    "hint-rule-bound",
    "A MAX node that stops early is worth at least what it found; "
    "a MIN node that stops early at most. {node} saw {values}.",
)
def _(c, node, values):
    return children_known(c.r, c.blank.node, values)


@says(
    "hint-rule-leaves",
    "Only leaves that the search comes to are counted. {ticked} of {most} are ticked so far.",
)
def _(c, ticked, most):
    ticks = sum(blank.ask is Ask.SEEN for blank in c.r.given)
    return (int(ticked), int(most)) == (ticks, len(c.tree.leaves))


@says(
    "hint-rule-range",
    "{node} is never visited when {stopping} stops before it: for which x is that so? {rule}",
)
def _(c, node, stopping, rule):
    found = set()
    for x in some_x(c):
        r = Replay(with_x(c.exercise, x))
        for each in (c.blank.node, *c.tree.ancestors(c.blank.node)):
            if each in r.skipped:
                found.add(called(c.tree, c.tree.parent(each)))
    return set(stopping.split(" or ")) == found


@says("hint-rule-range-never", "Is there any x for which a node above {node} stops before it?")
def _(c, node):
    return not any(cut_for(c, c.blank.node, x) for x in some_x(c))


@says(
    "hint-rule-order",
    "A cut comes soonest when the child that is best for the mover is visited first. "
    "{player} moves at {node}, and its children are worth {values}.",
)
def _(c, player, node, values):
    children = c.tree.children(c.blank.node)
    return (
        c.blank.node in c.nodes(node)
        and c.tree.mover(c.blank.node).value.upper() == player
        and numbers(values) == [minimax(c, child) for child in children]
    )

"""Why a child must be visited."""

from __future__ import annotations

from replay import INFINITY

from search.tree import Mover
from truths.core import SIGNS, number, own, owner, says, side
from truths.facts import chance_sum, far_end, is_cut, opponent, stands

MUST = "{node} must be visited: "


@says(
    "why-visit-first",
    "{node} is the first child of {parent} to be seen, so it must be visited: "
    "nothing is known there yet.",
)
def _(c, node, parent):
    return stands(c, parent, node, lambda _r, _child, moment: not moment.seen)


def _goes_on(c, parent, node, value, bound, mover):
    def so(r, child, moment):
        return (
            r.tree.mover(r.tree.parent(child)) is mover
            and moment.value == number(value)
            and far_end(mover, moment) == number(bound)
            and not is_cut(r, child, moment)
        )

    return stands(c, parent, node, so)


@says("why-visit-max", MUST + "{parent} has {value}, and {value} < {bound} = β.")
def _(c, node, parent, value, bound):
    less = number(value) < number(bound) < INFINITY
    return less and _goes_on(c, parent, node, value, bound, Mover.MAX)


@says("why-visit-min", MUST + "{parent} has {value}, and {value} > {bound} = α.")
def _(c, node, parent, value, bound):
    more = number(value) > number(bound) > -INFINITY
    return more and _goes_on(c, parent, node, value, bound, Mover.MIN)


@says("why-visit-max-open", MUST + "{parent} has {value}, and β is still {bound}.")
def _(c, node, parent, value, bound):
    return number(bound) == INFINITY and _goes_on(c, parent, node, value, bound, Mover.MAX)


@says("why-visit-min-open", MUST + "{parent} has {value}, and α is still {bound}.")
def _(c, node, parent, value, bound):
    return number(bound) == -INFINITY and _goes_on(c, parent, node, value, bound, Mover.MIN)


EQUAL = "{parent} has {value}, which only equals {greek} = {bound}, and equality does not cut here."


@says("why-visit-max-equal", MUST + EQUAL)
@says("why-visit-min-equal", MUST + EQUAL)
def _(c, node, parent, value, greek, bound):
    mover = opponent(owner(greek))
    equal = number(value) == number(bound) and not c.rules.cut_on_equal
    return equal and _goes_on(c, parent, node, value, bound, mover)


@says(
    "why-visit-range",
    MUST + "{parent} has {value}, an end of the known range, and equality does not cut here.",
)
def _(c, node, parent, value):
    def so(r, child, moment):
        return moment.value == number(value) and not is_cut(r, child, moment)

    strict = number(value) in c.rules.range and not c.rules.cut_on_equal
    return strict and stands(c, parent, node, so)


@says(
    "why-visit-player",
    MUST + "{parent} has {value} for {player}, which leaves {rival} up to {left}, "
    "and {rival} has only {held} so far.",
)
def _(c, node, parent, value, player, rival, left, held):
    def so(r, child, moment):
        above = r.tree.parent(child)
        grand, mover = r.tree.parent(above), r.tree.mover(above)
        return (
            mover.value == player
            and r.tree.mover(grand).value == rival
            and own(moment.value, mover) == number(value)
            and number(left) == c.rules.max_sum - number(value)
            and own(r.before[above].value, r.tree.mover(grand)) == number(held)
            and not is_cut(r, child, moment)
        )

    return number(left) >= number(held) and stands(c, parent, node, so)


@says("why-visit-player-open", MUST + "no bound from above holds at {parent}.")
@says("why-visit-chance-open", MUST + "no bound holds at {parent} yet.")
def _(c, node, parent):
    def so(r, child, moment):
        return (moment.alpha, moment.beta) == (-INFINITY, INFINITY) and not is_cut(r, child, moment)

    return stands(c, parent, node, so)


@says("why-visit-chance", MUST + "{still}.")
def _(c, node, still):
    return any(
        not is_cut(c.r, each, c.r.before[each]) for each in c.nodes(node) if each in c.r.before
    )


@says(
    "chance-still",
    "with the rest at {end} {parent} comes to {added} = {worth} {sign} {bound} = {greek}",
)
def _(c, end, parent, added, worth, sign, bound, greek):
    def so(r, child, moment):
        return (
            chance_sum(c, r, r.tree.parent(child), added, worth, end, moment.seen)
            and number(bound) == (moment.alpha, moment.beta)[side(greek)]
        )

    children = [child for each in c.nodes(parent) for child in c.tree.children(each)]
    return SIGNS[sign](number(worth), number(bound)) and any(
        so(c.r, child, c.r.before[child]) for child in children if child in c.r.before
    )


@says("chance-both", "{one}, and {other}")
def _(c, one, other):
    return True

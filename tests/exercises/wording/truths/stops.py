"""Why a node stops before a child."""

from __future__ import annotations

from replay import INFINITY

from search.tree import Mover
from truths.core import SIGNS, called, number, own, owner, says, side
from truths.facts import adds_up_above, chance_sum, far_end, holds, is_cut, opponent, stands, wrote

NEVER = " {node} is never visited."


def _stops(c, parent, node, value, check):
    """Whether a node of MAX's or MIN's stops before a child with this value."""

    def so(r, child, moment):
        above = r.tree.parent(child)
        mover = r.tree.mover(above)
        return (
            own(moment.value, mover) == number(value)
            and is_cut(r, child, moment)
            and check(r, above, mover, moment)
        )

    return stands(c, parent, node, so)


STOPS = "{parent} stops after {value}: "
HELD = "{player} already has {bound} at {holder}, and {value} {sign} {bound}."


def _held(c, parent, value, player, bound, holder, sign, node, deep):
    def held(r, above, mover, moment):
        near = holder == called(c.tree, r.tree.parent(above))
        return (
            far_end(mover, moment) == number(bound)
            and player == opponent(mover).value.upper()
            and holds(c, r, above, holder, number(bound), opponent(mover))
            and near is not deep
        )

    return SIGNS[sign](number(value), number(bound)) and _stops(c, parent, node, value, held)


@says("why-cut", STOPS + HELD + NEVER)
def _(c, **said):
    return _held(c, **said, deep=False)


@says(
    "why-cut-deep",
    STOPS + HELD + " The bound comes from further up than the parent, and still holds:" + NEVER,
)
def _(c, **said):
    return _held(c, **said, deep=True)


@says(
    "why-cut-yours",
    STOPS + "{value} {sign} {bound}, the {greek} that you wrote at {writer}." + NEVER,
)
def _(c, parent, value, sign, bound, greek, writer, node):
    def yours(r, above, mover, moment):
        way = (above, *r.tree.ancestors(above))
        return far_end(mover, moment) == number(bound) and any(
            each in way and wrote(r, each, greek, bound) for each in c.nodes(writer)
        )

    return SIGNS[sign](number(value), number(bound)) and _stops(c, parent, node, value, yours)


@says("why-cut-given", STOPS + "{value} {sign} {bound}, the {greek} of the root's window." + NEVER)
def _(c, parent, value, sign, bound, greek, node):
    given = c.rules.window[side(greek)] == number(bound)
    return (
        given
        and SIGNS[sign](number(value), number(bound))
        and _stops(
            c, parent, node, value, lambda _r, _above, mover, m: far_end(mover, m) == number(bound)
        )
    )


@says("why-cut-unmoved", STOPS + "{value} {sign} {bound} = {greek}." + NEVER)
def _(c, parent, value, sign, bound, greek, node):
    return SIGNS[sign](number(value), number(bound)) and _stops(
        c, parent, node, value, lambda _r, _above, mover, m: far_end(mover, m) == number(bound)
    )


@says(
    "why-cut-below-chance",
    STOPS + "even with the rest at {end}, {chance} comes to {added} = {worth} {sign} {held}, "
    "which {player} already has at {holder}." + NEVER,
)
@says(
    "why-cut-below-last",
    STOPS + "with that {chance} comes to {added} = {worth} {sign} {held}, "
    "which {player} already has at {holder}." + NEVER,
)
def _(c, parent, value, chance, added, worth, sign, held, player, holder, node, end=None):
    def below(r, above, mover, moment):
        return (
            adds_up_above(c, r, above, value, chance, added, worth, end)
            and holds(c, r, above, holder, number(held), opponent(mover))
            and player == opponent(mover).value.upper()
        )

    return SIGNS[sign](number(worth), number(held)) and _stops(c, parent, node, value, below)


@says(
    "why-cut-again",
    STOPS + "{value} {sign} {bound}, and {player} already has {held} at {holder}, "
    "so that the chance node {chance} can't matter any more." + NEVER,
)
def _(c, parent, value, sign, bound, player, held, holder, chance, node):
    def again(r, above, mover, moment):
        return (
            far_end(mover, moment) == number(bound)
            and holds(c, r, above, holder, number(held), opponent(mover))
            and any(each in c.nodes(chance) for each in r.tree.ancestors(above))
        )

    return SIGNS[sign](number(value), number(bound)) and _stops(c, parent, node, value, again)


@says("why-cut-range-max", STOPS + "no utility is greater." + NEVER)
@says("why-cut-range-min", STOPS + "no utility is smaller." + NEVER)
def _(c, parent, value, node):
    def end(r, above, mover, moment):
        high = mover is Mover.MAX
        end = (c.rules.range or (-INFINITY, INFINITY))[high]
        return number(value) >= end if high else number(value) <= end

    return _stops(c, parent, node, value, end)


@says(
    "why-cut-range-player",
    "{parent} stops after {value} for {player}: nobody can get more." + NEVER,
)
def _(c, parent, value, player, node):
    def all_of_it(r, above, mover, moment):
        return mover.value == player and number(value) >= c.rules.max_sum

    return _stops(c, parent, node, value, all_of_it)


@says(
    "why-cut-sum",
    "{parent} stops after {value} for {player}: {rival} gets at most {left} here "
    "and already has {held} at {holder}." + NEVER,
)
def _(c, parent, value, player, rival, left, held, holder, node):
    def leaves_too_little(r, above, mover, moment):
        grand = r.tree.parent(above)
        has = own(r.before[above].value, r.tree.mover(grand))
        return (
            mover.value == player
            and called(c.tree, grand) == holder
            and r.tree.mover(grand).value == rival
            and number(held) == has
            and number(left) == c.rules.max_sum - number(value)
        )

    return number(left) <= number(held) and _stops(c, parent, node, value, leaves_too_little)


AT_CHANCE = "Even with the rest at {end}, {parent} comes to {added} = {worth} {sign} {bound}, "


def _chance_stops(c, parent, node, added, worth, end, sign, bound, check):
    def so(r, child, moment):
        above = r.tree.parent(child)
        at_alpha = sign in "≤<"
        return (
            is_cut(r, child, moment)
            and chance_sum(c, r, above, added, worth, end, moment.seen)
            and number(bound) == (moment.alpha if at_alpha else moment.beta)
            and check(r, above, Mover.MAX if at_alpha else Mover.MIN)
        )

    return SIGNS[sign](number(worth), number(bound)) and stands(c, parent, node, so)


@says("why-cut-chance", AT_CHANCE + "which {player} already has at {holder}." + NEVER)
def _(c, end, parent, added, worth, sign, bound, player, holder, node):
    def held(r, above, mover):
        return player == mover.value.upper() and holds(c, r, above, holder, number(bound), mover)

    return _chance_stops(c, parent, node, added, worth, end, sign, bound, held)


@says("why-cut-chance-yours", AT_CHANCE + "the {greek} that you wrote at {writer}." + NEVER)
def _(c, end, parent, added, worth, sign, bound, greek, writer, node):
    def yours(r, above, mover):
        return any(wrote(r, each, greek, bound) for each in c.nodes(writer))

    return _chance_stops(c, parent, node, added, worth, end, sign, bound, yours)


@says("why-cut-chance-unmoved", AT_CHANCE.removesuffix(", ") + " = {greek}." + NEVER)
def _(c, end, parent, added, worth, sign, bound, greek, node):
    return _chance_stops(
        c,
        parent,
        node,
        added,
        worth,
        end,
        sign,
        bound,
        lambda _r, _above, mover: mover is owner(greek),
    )


@says("why-cut-chance-given", AT_CHANCE + "the {greek} of the root's window." + NEVER)
def _(c, end, parent, added, worth, sign, bound, greek, node):
    def given(r, above, mover):
        return c.rules.window[side(greek)] == number(bound)

    return _chance_stops(c, parent, node, added, worth, end, sign, bound, given)


@says(
    "why-cut-chance-again",
    AT_CHANCE + "and {player} already has {held} at {holder}, "
    "so that the chance node {chance} can't matter any more." + NEVER,
)
def _(c, end, parent, added, worth, sign, bound, player, held, holder, chance, node):
    def again(r, above, mover):
        between = any(each in c.nodes(chance) for each in r.tree.ancestors(above))
        return between and holds(c, r, above, holder, number(held), mover)

    return _chance_stops(c, parent, node, added, worth, end, sign, bound, again)

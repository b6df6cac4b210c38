"""Cuts in steps and solutions."""

from __future__ import annotations

from search.tree import Mover
from truths.core import SIGNS, called, number, own, owner, says, side
from truths.facts import adds_up_above, chance_sum, holds, is_cut, run_of, visited_of


@says("nothing-skipped", "nothing is left to skip.")
def _(c):
    return c.rules.cut_after_last


@says("never-visited", "{skipped} is never visited.", "{skipped} are never visited.")
def _(c, skipped):
    named = [called(c.tree, each) for each in run_of(c).skipped]
    return all(name in named for name in skipped.split(", "))


@says(
    "never-visited-below",
    "{skipped} is never visited, and neither is {node}, which lies below {top}.",
    "{skipped} are never visited, and neither is {node}, which lies below {top}.",
)
def _(c, skipped, node, top):
    r = run_of(c)
    left_out = [each for each in c.nodes(top) if each in r.skipped]
    below = [each for each in c.nodes(node) for up in left_out if up in c.tree.ancestors(each)]
    named = [called(c.tree, each) for each in r.skipped]
    return bool(below) and top in skipped and all(name in named for name in skipped.split(", "))


def _cut(c, node, unvisited, check) -> bool:
    """Whether a node of this name stops before just these children, and this holds there."""
    r = run_of(c)
    names = unvisited.split(" is never")[0].split(" are never")[0].split(", ")
    for each in visited_of(c, node):
        skipped = [child for child in r.children(each) if child in r.skipped]
        left = [called(c.tree, child) for child in skipped] or ["nothing is left to skip."]
        last = r.seen[each][-1][0]
        moment = r.before[skipped[0]] if skipped else r.after[last]
        if left == names and is_cut(r, last, moment) and check(r, each, moment):
            return True
    return False


def _held(c, node, value, sign, greek, bound, check):
    """A player's node has reached a bound, of which more is to be said."""

    def so(r, each, moment):
        low = greek == "α"
        return (
            r.tree.mover(each) is (Mover.MIN if low else Mover.MAX)
            and moment.value == number(value)
            and (moment.alpha if low else moment.beta) == number(bound)
            and check(r, each, owner(greek))
        )

    return lambda unvisited: (
        SIGNS[sign](number(value), number(bound)) and _cut(c, node, unvisited, so)
    )


HAS = "{node} has {value} {sign} {greek} = {bound}"


@says("cut-held", HAS + ", the bound that {holder} holds: {unvisited}")
def _(c, node, value, sign, greek, bound, holder, unvisited):
    def held(r, each, mover):
        return holds(c, r, each, holder, number(bound), mover)

    return _held(c, node, value, sign, greek, bound, held)(unvisited)


@says(
    "cut-held-chance",
    HAS + ": even with the rest at {end}, {chance} comes to {added} = {worth} {sign} {held}, "
    "which {player} already has at {holder}: {unvisited}",
)
@says(
    "cut-held-last",
    HAS + ": with that {chance} comes to {added} = {worth} {sign} {held}, "
    "which {player} already has at {holder}: {unvisited}",
)
def _(
    c,
    node, value, sign, greek, bound, chance, added, worth, held, player, holder, unvisited,
    end=None,
):  # fmt: skip
    def through_chance(r, each, mover):
        return (
            adds_up_above(c, r, each, value, chance, added, worth, end)
            and player == mover.value.upper()
            and SIGNS[sign](number(worth), number(held))
            and holds(c, r, each, holder, number(held), mover)
        )

    return _held(c, node, value, sign, greek, bound, through_chance)(unvisited)


@says(
    "cut-held-chances",
    HAS + ", and {player} already has {held} at {holder}, "
    "so that the chance node {chance} can't matter any more: {unvisited}",
)
def _(c, node, value, sign, greek, bound, player, held, holder, chance, unvisited):
    def through_chance(r, each, mover):
        between = any(above in c.nodes(chance) for above in r.tree.ancestors(each))
        return between and holds(c, r, each, holder, number(held), mover)

    return _held(c, node, value, sign, greek, bound, through_chance)(unvisited)


@says("cut-given", HAS + ", the end of the root's window: {unvisited}")
def _(c, node, value, sign, greek, bound, unvisited):
    def given(r, each, mover):
        return c.rules.window[side(greek)] == number(bound)

    return _held(c, node, value, sign, greek, bound, given)(unvisited)


@says("cut-range-max", "{node} has {value}, and no utility is greater: {unvisited}")
@says("cut-range-min", "{node} has {value}, and no utility is smaller: {unvisited}")
def _(c, node, value, unvisited):
    def end(r, each, moment):
        high = r.tree.mover(each) is Mover.MAX
        end = c.rules.range[high]
        return moment.value == number(value) and (
            number(value) >= end if high else number(value) <= end
        )

    return _cut(c, node, unvisited, end)


@says("cut-range-player", "{node} has {value} for {player}, and nobody can get more: {unvisited}")
def _(c, node, value, player, unvisited):
    def all_of_it(r, each, moment):
        mine = own(moment.value, r.tree.mover(each))
        return mine == number(value) >= c.rules.max_sum and r.tree.mover(each).value == player

    return _cut(c, node, unvisited, all_of_it)


@says(
    "cut-sum",
    "{node} has {value} for {player}, so {rival} gets at most {left} here "
    "and already has {held} at {holder}: {unvisited}",
)
def _(c, node, value, player, rival, left, held, holder, unvisited):
    def leaves_too_little(r, each, moment):
        mover, above = r.tree.mover(each), r.tree.parent(each)
        return (
            mover.value == player
            and own(moment.value, mover) == number(value)
            and r.tree.mover(above).value == rival
            and called(c.tree, above) == holder
            and own(r.before[each].value, r.tree.mover(above)) == number(held)
            and number(left) == c.rules.max_sum - number(value)
        )

    return number(left) <= number(held) and _cut(c, node, unvisited, leaves_too_little)


COMES = "{node} comes to {added} = {worth} {sign} {bound} even with the rest at {end}, "


def _chance(c, node, added, worth, sign, bound, end, unvisited, check):
    def so(r, each, moment):
        at_alpha = sign in "≤<"
        return (
            chance_sum(c, r, each, added, worth, end, moment.seen)
            and number(bound) == (moment.alpha if at_alpha else moment.beta)
            and check(r, each, Mover.MAX if at_alpha else Mover.MIN)
        )

    return SIGNS[sign](number(worth), number(bound)) and _cut(c, node, unvisited, so)


@says("cut-chance", COMES + "and {player} already has {bound} at {holder}: {unvisited}")
def _(c, node, added, worth, sign, bound, end, player, holder, unvisited):
    def held(r, each, mover):
        return player == mover.value.upper() and holds(c, r, each, holder, number(bound), mover)

    return _chance(c, node, added, worth, sign, bound, end, unvisited, held)


@says("cut-chance-given", COMES + "the end of the root's window: {unvisited}")
def _(c, node, added, worth, sign, bound, end, unvisited):
    def given(r, each, mover):
        return number(bound) in c.rules.window

    return _chance(c, node, added, worth, sign, bound, end, unvisited, given)


@says(
    "cut-chance-again",
    COMES + "and {player} already has {held} at {holder}, "
    "so that the chance node {chance} can't matter any more: {unvisited}",
)
def _(c, node, added, worth, sign, bound, end, player, held, holder, chance, unvisited):
    def again(r, each, mover):
        between = any(above in c.nodes(chance) for above in r.tree.ancestors(each))
        return between and holds(c, r, each, holder, number(held), mover)

    return _chance(c, node, added, worth, sign, bound, end, unvisited, again)

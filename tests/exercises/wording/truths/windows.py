"""Why a bound belongs somewhere."""

from __future__ import annotations

from replay import INFINITY

from exercises.asks import Ask
from exercises.exercise import Blank
from search.tree import Mover
from truths.core import called, number, owner, says, side
from truths.facts import best_of, holds, is_cut, still_has, values_seen


def _starts(c, node, bound, due):
    """The nodes of this name that are entered with this end of the window."""
    return [
        each
        for each in c.nodes(node)
        if each in c.r.came and c.r.came[each][side(bound)] == number(due)
    ]


@says("why-window-root", "{node} is the root, and starts with {bound} = {due}{against}.")
def _(c, node, bound, due, against):
    return c.nodes(node) == [0] and _starts(c, node, bound, due)


@says(
    "why-window-yours",
    "{node} starts with {bound} = {due}{against}: that is what you wrote at {writer}.",
)
def _(c, node, bound, due, against, writer):
    ask = Ask.ALPHA if bound == "α" else Ask.BETA
    return any(
        above in c.tree.ancestors(each) and c.r.given.get(Blank(above, ask)) == number(due)
        for each in _starts(c, node, bound, due)
        for above in c.nodes(writer)
    )


@says(
    "why-window-yours-chance",
    "{node} starts with {bound} = {due}{against}: you wrote {written} at {writer}, "
    "and for {chance} to matter {node} must get past {due}.",
)
def _(c, node, bound, due, against, written, writer, chance):
    ask = Ask.ALPHA if bound == "α" else Ask.BETA
    return any(
        c.r.given.get(Blank(above, ask)) == number(written)
        and any(c.tree.mover(each) is Mover.CHANCE for each in c.nodes(chance))
        for each in _starts(c, node, bound, due)
        for above in c.nodes(writer)
        if above in c.tree.ancestors(each)
    )


@says(
    "why-window-none",
    "{node} starts with {bound} = {due}{against}: this search narrows no window.",
)
def _(c, node, bound, due, against):
    return not c.r.narrows and _starts(c, node, bound, due)


@says(
    "why-window-odds",
    "{node} starts with {bound} = {due}{against}: "
    "{free} has odds 0, and no bound from above counts there.",
)
def _(c, node, bound, due, against, free):
    def zero(each):
        parent = c.tree.parent(each)
        place = c.tree.children(parent).index(each)
        return c.tree.mover(parent) is Mover.CHANCE and c.tree.shape.odds[parent][place] == 0

    return any(
        zero(each)
        for start in _starts(c, node, bound, due)
        for each in c.nodes(free)
        if each in (start, *c.tree.ancestors(start))
    )


@says(
    "why-window-open",
    "{node} starts with {bound} = {due}{against}: "
    "no {player} node above it has found anything yet.",
)
def _(c, node, bound, due, against, player):
    mover = owner(bound)
    return (
        player == mover.value.upper()
        and abs(number(due)) == INFINITY
        and any(
            all(
                still_has(c.r, each, above) is None
                for above in c.tree.ancestors(each)
                if c.tree.mover(above) is mover
            )
            for each in _starts(c, node, bound, due)
        )
    )


@says(
    "why-window-open-parent",
    "{node} starts with {bound} = {due}{against}: "
    "only its parent's bound counts, and {parent} has none to give.",
)
def _(c, node, bound, due, against, parent):
    return (
        not c.rules.deep
        and abs(number(due)) == INFINITY
        and any(
            called(c.tree, c.tree.parent(each)) == parent
            and (
                c.tree.mover(c.tree.parent(each)) is not owner(bound)
                or c.r.before[each].value is None
            )
            for each in _starts(c, node, bound, due)
        )
    )


@says(
    "why-window-unmoved",
    "{node} starts with {bound} = {due}{against}: "
    "{holder} should have stopped at {value}, and a child that cuts does not move the window.",
)
def _(c, node, bound, due, against, holder, value):
    def passed(each, above):
        below = each
        while c.tree.parent(below) != above:
            below = c.tree.parent(below)
        moment = c.r.before[below]
        return moment.value == number(value) and is_cut(c.r, below, moment)

    return not c.r.late and any(
        above in c.tree.ancestors(each)
        and c.tree.mover(above) is owner(bound)
        and passed(each, above)
        for each in _starts(c, node, bound, due)
        for above in c.nodes(holder)
    )


@says("why-window-given", "{node} starts with {bound} = {due}{against}: the root's window says so.")
def _(c, node, bound, due, against):
    given = c.rules.window[side(bound)] == number(due)
    return given and _starts(c, node, bound, due)


@says(
    "why-window-held",
    "{node} starts with {bound} = {due}{against}: {player} already has {held} at {holder}, "
    "and that bound travels down every path.",
)
@says(
    "why-window-held-parent",
    "{node} starts with {bound} = {due}{against}: "
    "{player} already has {held} at {holder}, its parent.",
)
def _(c, node, bound, due, against, player, held, holder):
    mover = owner(bound)
    return (player, held) == (mover.value.upper(), due) and any(
        holds(c, c.r, each, holder, number(due), mover)
        and (c.rules.deep or called(c.tree, c.tree.parent(each)) == holder)
        for each in _starts(c, node, bound, due)
    )


@says(
    "why-window-held-again",
    "{node} starts with {bound} = {due}{against}: {player} already has {held} at {holder}, "
    "moves again at {parent}, and passes it on.",
)
def _(c, node, bound, due, against, player, held, holder, parent):
    mover = owner(bound)
    return (player, held) == (mover.value.upper(), due) and any(
        holds(c, c.r, each, holder, number(due), mover)
        and called(c.tree, c.tree.parent(each)) == parent != holder
        and c.tree.mover(c.tree.parent(each)) is mover
        for each in _starts(c, node, bound, due)
    )


@says(
    "why-window-chance",
    "{node} starts with {bound} = {due}{against}: {player} already has {held} at {holder}, "
    "and for {chance} to matter {node} must get past {due}.",
)
def _(c, node, bound, due, against, player, held, holder, chance):
    mover = owner(bound)
    return player == mover.value.upper() and any(
        holds(c, c.r, each, holder, number(held), mover)
        and any(
            above in c.nodes(chance) and c.tree.mover(above) is Mover.CHANCE
            for above in c.tree.ancestors(each)
        )
        for each in _starts(c, node, bound, due)
    )


@says(
    "why-window-moved",
    "{node} ends with {bound} = {due}{against}: that is the best {player} has found there.",
)
def _(c, node, bound, due, against, player):
    mover, at = owner(bound), side(bound)
    return player == mover.value.upper() and any(
        c.tree.mover(each) is mover
        and c.r.left[each][at] == number(due) != c.r.entered[each][at]
        and best_of(mover, values_seen(c.r, each)) == number(due)
        for each in c.nodes(node)
    )


@says(
    "why-window-tested",
    "{node} ends with {bound} = {due}{against}: "
    "it stops at {value}, and a child that cuts does not move the window.",
)
def _(c, node, bound, due, against, value):
    return c.r.late is not True and any(
        c.r.left[each][side(bound)] == number(due)
        and c.tree.mover(each) is owner(bound)
        and c.r.found[each] == number(value) != number(due)
        and c.r.stops(each, c.r.found[each], *c.r.entered[each])
        for each in c.nodes(node)
    )


def _unmoved(c, node, bound, due):
    """The nodes of this name that are left with the end with which they were entered."""
    at = side(bound)
    return [
        each
        for each in c.nodes(node)
        if each in c.r.left and c.r.left[each][at] == number(due) == c.r.entered[each][at]
    ]


@says(
    "why-window-kept",
    "{node} ends with {bound} = {due}{against}: "
    "it began with that, and nothing that {player} has found there moves it.",
)
def _(c, node, bound, due, against, player):
    mover = owner(bound)
    return player == mover.value.upper() and any(
        c.tree.mover(each) is mover
        and best_of(mover, [number(due), *values_seen(c.r, each)]) == number(due)
        for each in _unmoved(c, node, bound, due)
    )


@says(
    "why-window-other",
    "{node} ends with {bound} = {due}{against}: "
    "it began with that, {player} moves there, and only a {other} node moves {bound}.",
)
def _(c, node, bound, due, against, player, other):
    return other == owner(bound).value.upper() != player and any(
        c.tree.mover(each).value.upper() == player for each in _unmoved(c, node, bound, due)
    )


@says(
    "why-window-left-alone",
    "{node} ends with {bound} = {due}{against}: "
    "it began with that, and a chance node leaves its window alone.",
)
def _(c, node, bound, due, against):
    return any(c.tree.mover(each) is Mover.CHANCE for each in _unmoved(c, node, bound, due))

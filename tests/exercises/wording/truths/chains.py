"""Why a bound goes through time as it does."""

from __future__ import annotations

from search.tree import Mover
from truths.core import called, number, owner, says, side
from truths.facts import best_of, bounds, values_seen


def lines(c, node, bound):
    """The nodes of this name with this end of their window in time."""
    return [
        (each, c.r.lines[each, side(bound)])
        for each in c.nodes(node)
        if (each, side(bound)) in c.r.lines
    ]


@says(
    "why-chain",
    "{bound} at {node} goes {due}: it starts with {first}, and {node} sees {values}.",
)
def _(c, bound, node, due, first, values):
    return any(
        tuple(end for end, _ in line.due) == bounds(due)
        and bounds(due)[0] == number(first)
        and [number(value) for value in values.split(", ")] == values_seen(c.r, each)
        for each, line in lines(c, node, bound)
    )


def _begins(c, node, bound, due):
    return [each for each, line in lines(c, node, bound) if line.due[0][0] == number(due)]


@says(
    "why-chain-start",
    "{node} starts with {bound} = {due}{against}: "
    "{parent} has {bound} = {due} when the search goes down to {node}.",
)
def _(c, node, bound, due, against, parent):
    def stood(each):
        moment = c.r.before[each]
        return (moment.alpha, moment.beta)[side(bound)] == number(due)

    return any(
        called(c.tree, c.tree.parent(each)) == parent and stood(each)
        for each in _begins(c, node, bound, due)
    )


@says(
    "why-chain-start-chance",
    "{node} starts with {bound} = {due}{against}: "
    "for the chance node {parent} to matter, {node} must get past {due}.",
)
@says(
    "why-chain-start-chance-open",
    "{node} starts with {bound} = {due}{against}: "
    "no such bound comes down through the chance node {parent}.",
)
def _(c, node, bound, due, against, parent):
    return any(
        called(c.tree, c.tree.parent(each)) == parent
        and c.tree.mover(c.tree.parent(each)) is Mover.CHANCE
        for each in _begins(c, node, bound, due)
    )


def _changes(c, each, bound):
    """The changes that are due, and those that a node's children bring whatever the sheet has."""
    is_max, at = c.tree.mover(each) is Mover.MAX, side(bound)
    window = [c.r.lines[each, end].due[0][0] for end in (0, 1)]
    yield from c.r.lines[each, at].due[1:]
    for child, value in c.r.seen[each]:
        better = value > window[at] if is_max else value < window[at]
        if better and (c.r.late is True or not c.r.stops(each, value, *window)):
            window[at] = value
            yield value, child


@says(
    "why-chain-moved",
    "After {child}, {bound} at {node} becomes {due}{against}: "
    "that is the best {player} has found there so far.",
    "After the leaf {child}, {bound} at {node} becomes {due}{against}: "
    "that is the best {player} has found there so far.",
)
@says(
    "why-chain-missing",
    "After {child}, {bound} at {node} becomes {due}, "
    "the best {player} has found there so far: this change is missing.",
    "After the leaf {child}, {bound} at {node} becomes {due}, "
    "the best {player} has found there so far: this change is missing.",
)
def _(c, bound, node, due, child, player, against=None):
    """The change is due after that child, which brought the node to it."""
    mover = owner(bound)
    return player == mover.value.upper() and any(
        c.tree.mover(each) is mover
        and any(
            end == number(due) and called(c.tree, after) == child
            for end, after in _changes(c, each, bound)
        )
        and (against is None or number(against) != number(due))
        for each, _ in lines(c, node, bound)
    )


def _stays(c, node, bound, due):
    """The nodes where this is the last that is due."""
    return [each for each, line in lines(c, node, bound) if line.due[-1][0] == number(due)]


@says(
    "why-chain-kept",
    "{bound} at {node} stays {due}{against}: "
    "nothing that {player} finds there moves it any further.",
)
def _(c, bound, node, due, against, player):
    mover = owner(bound)
    return player == mover.value.upper() and any(
        c.tree.mover(each) is mover
        and best_of(mover, [number(due), *values_seen(c.r, each)]) == number(due)
        for each in _stays(c, node, bound, due)
    )


@says(
    "why-chain-cut",
    "{bound} at {node} stays {due}{against}: "
    "{node} stops at {value}, and a child that cuts does not move the window.",
)
def _(c, bound, node, due, against, value):
    return not c.rules.update_on_cut and any(
        c.r.lines[each, side(bound)].refused == number(value)
        for each in _stays(c, node, bound, due)
    )


@says(
    "why-chain-other",
    "{bound} at {node} stays {due}{against}: "
    "{player} moves there, and only a {other} node moves {bound}.",
)
def _(c, bound, node, due, against, player, other):
    return other == owner(bound).value.upper() != player and any(
        c.tree.mover(each).value.upper() == player for each in _stays(c, node, bound, due)
    )


@says(
    "why-chain-chance",
    "{bound} at {node} stays {due}{against}: a chance node leaves its window alone.",
)
def _(c, bound, node, due, against):
    return any(c.tree.mover(each) is Mover.CHANCE for each in _stays(c, node, bound, due))


@says(
    "why-chain-none",
    "{bound} at {node} stays {due}{against}: this search narrows no window.",
)
def _(c, bound, node, due, against):
    return not c.r.narrows and bool(_stays(c, node, bound, due))


@says("worked-chains", "α and β in time: {chains}.")
def _(c, chains):
    told = []
    for part in chains.split("; "):
        name, rest = part.split(" α ")
        low, high = rest.split(", β ")
        told.append((name, bounds(low), bounds(high)))
    due = [
        (called(c.tree, node), *(tuple(end for end, _ in c.r.lines[node, at].due) for at in (0, 1)))
        for node in c.r.entered
    ]
    return sorted(told) == sorted(due)


@says(
    "hint-where-chain",
    "Follow {bound} through the whole visit of {node}: "
    "with what does it begin, and after which children does it move?",
)
def _(c, bound, node):
    return c.blank.node in c.nodes(node) and bound == c.blank.ask.row.label

"""Counts, intervals and orders."""

from __future__ import annotations

from exercises.asks import Ask
from exercises.exercise import Verdict
from search.tree import Mover
from truths.core import called, number, numbers, says
from truths.facts import (
    best_of,
    cut_for,
    interval,
    is_here,
    minimax,
    right_interval,
    some_x,
    within,
)
from truths.fewest import Fewest, orders_before


@says("why-leaves", "{due} leaves are evaluated{against}.")
def _(c, due, against):
    return number(due) == len(c.r.leaves)


@says("why-leaves-ticked", "{due} leaves are ticked{against}.", "One leaf is ticked{against}.")
def _(c, against, due="1"):
    return number(due) == sum(blank.ask is Ask.SEEN for blank in c.r.given)


@says("why-range", "{node} is never visited for {due}{against}. With x = {x}: {reason}")
def _(c, node, due, against, x, reason):
    said = interval(due)(number(x))
    missed = c.entry is None or not within(c.entry, number(x)) or c.verdict is not Verdict.WRONG
    return right_interval(c, node, due) and said and missed


@says("why-range-never", "{node} is visited whatever x is, so nothing belongs there.")
def _(c, node):
    return all(not cut_for(c, each, x) for each in c.nodes(node) for x in some_x(c))


@says(
    "why-range-visited",
    "{node} is never visited for {due}{against}: with x = {beyond} it is visited. "
    "With x = {x}: {reason}",
)
def _(c, node, due, against, beyond, x, reason):
    inside = interval(due)
    return (
        right_interval(c, node, due)
        and inside(number(x))
        and within(c.entry, number(beyond))
        and not any(cut_for(c, each, number(beyond)) for each in c.nodes(node))
    )


def _order(c, named: list[str]) -> tuple:
    """The children of the blank's node in this order, by their names."""
    left = list(c.tree.children(c.blank.node))
    order = []
    for name in named:
        child = next(each for each in left if called(c.tree, each) == name)
        left.remove(child)
        order.append(child)
    return tuple(order)


@says(
    "why-order-fine",
    "The children of {node} may stay in this order: no other needs fewer than {least} leaves.",
)
def _(c, node, least):
    before, children = orders_before(c), c.tree.children(c.blank.node)
    mine = children if c.entry is None else tuple(children[index] for index in c.entry)
    fewest = Fewest(c, {**before, c.blank.node: mine}).leaves()
    return number(least) == fewest == Fewest(c, before).leaves()


@says(
    "why-order",
    "With the children of {node} in this order at least {now} leaves are evaluated, "
    "but only {least} with {order}.",
)
def _(c, node, now, least, order):
    before, children = orders_before(c), c.tree.children(c.blank.node)
    mine = children if c.entry is None else tuple(children[index] for index in c.entry)
    names = order.split(" (worth")[0].split(", the best")[0].split(", ")
    better = {**before, c.blank.node: _order(c, names)}
    return (
        is_here(c, node)
        and number(now) == Fewest(c, {**before, c.blank.node: mine}).leaves()
        and number(least) == Fewest(c, better).leaves() < number(now)
    )


@says("order-best", "{children} (worth {values}), the best for {player} visited first")
@says("order-best-leaves", "{children}, the best for {player} visited first")
def _(c, children, player, values=None):
    mover = Mover(player.lower())
    worth = numbers(values or children)
    return c.rules.order.value == "ltr" and _is_best(c, mover, worth[0], worth, children, values)


@says(
    "order-last",
    "{children} (worth {values}), the best for {player} last, where it is visited first",
)
@says("order-last-leaves", "{children}, the best for {player} last, where it is visited first")
def _(c, children, player, values=None):
    mover = Mover(player.lower())
    worth = numbers(values or children)
    return c.rules.order.value == "rtl" and _is_best(c, mover, worth[-1], worth, children, values)


def _is_best(c, mover, first, worth, children, values):
    """Whether this is best for the mover, and the nodes of these names are worth what is said."""
    return first == best_of(mover, worth) and (values is None or _worth(c, children, values))


@says("order-other", "{children} (worth {values})")
@says("order-other-leaves", "{children}")
def _(c, children, values=None):
    return values is None or _worth(c, children, values)


def _worth(c, children, values):
    """Whether nodes of these names are worth this."""
    return all(
        any(minimax(c, each) == value for each in c.nodes(name))
        for name, value in zip(children.split(", "), numbers(values), strict=True)
    )

"""Facts of trees and sheets that several truths ask for."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from typing import Any

from replay import INFINITY, Replay, with_x

from exercises.asks import Ask
from exercises.asks.entry import Chain, Claim
from exercises.exercise import Blank
from search.rules import Ties
from search.tree import SEATS, Mover
from truths.core import SIGNS, Context, Missing, called, claim, number, own, reckon, side


def best_of(mover: Mover, values):
    return max(values) if mover is Mover.MAX else min(values)


def values_seen(r: Replay, node) -> list:
    return [value for _, value in r.seen.get(node, [])]


def children_known(r: Replay, node, text: str) -> bool:
    """Whether this is what is known of the children that were seen: 5, ≤ 4."""
    told, seen = [claim(part) for part in text.split(", ")], r.seen.get(node, [])
    return [value for _, value in told] == [value for _, value in seen] and all(
        how == "=" or how == r.relations.get(child) or r.knows(child, how, value)
        for (how, value), (child, _) in zip(told, seen, strict=True)
    )


def still_has(r: Replay, node, holder) -> Any:
    """What a node above has found when the search comes down to this one."""
    below = node
    while r.tree.parent(below) != holder:
        below = r.tree.parent(below)
        if below is None:
            return None
    return r.before[below].value


def holds(c: Context, r: Replay, node, holder: str, value, mover: Mover) -> bool:
    """Whether some node above of this name and mover has found just this."""
    return any(
        c.tree.mover(above) is mover and still_has(r, node, above) == value
        for above in c.nodes(holder)
        if above in list(c.tree.ancestors(node))
    )


def stands(c: Context, parent: str, node: str, check: Callable) -> bool:
    """Whether this holds of the parent just before the child, on a branch of these names."""
    r = c.extra.get("r", c.r)
    return any(
        check(r, each, r.before[each]) for each in c.on_branch(parent, node) if each in r.before
    )


def is_cut(r: Replay, child, moment) -> bool:
    """Whether the rules close a node before this child."""
    node = r.tree.parent(child)
    mover = r.tree.mover(node)
    if moment.value is None:
        return False
    if mover is Mover.CHANCE:
        low, high = ends_of_chance(r, node, moment.seen)
        equal = r.rules.cut_on_equal
        return (
            high < moment.alpha
            or low > moment.beta
            or (equal and (high == moment.alpha or low == moment.beta))
        )
    if mover in SEATS:
        mine, most = own(moment.value, mover), r.rules.max_sum
        equal = r.rules.cut_on_equal and r.rules.ties is not Ties.LAST
        all_of_it = equal and most is not None and mine >= most
        return all_of_it or mine > moment.beta or (equal and mine == moment.beta)
    return r.stops(node, moment.value, moment.alpha, moment.beta)


def ends_of_chance(r: Replay, node, seen) -> tuple:
    """The least and the most that a chance node can come to."""
    if r.rules.range is None or not r.narrows:
        return -INFINITY, INFINITY
    odds = dict(zip(r.tree.children(node), r.tree.shape.odds[node], strict=True))
    total = sum(odds[child] * value for child, value in seen)
    rest = 1 - sum(odds[child] for child, _ in seen)
    return total + rest * r.rules.range.low, total + rest * r.rules.range.high


def cut_for(c: Context, node, x) -> bool:
    """Whether alpha-beta never comes to a node, with this x."""
    return node not in Replay(with_x(c.exercise, x)).visited


def some_x(c: Context) -> list:
    """Numbers on both sides of, and at, all that x may be compared with, where x may lie."""
    given = {n for n in (*c.tree.payoffs, *c.rules.window, *(c.rules.range or ())) if n is not None}
    finite = sorted(n for n in given if abs(n) != INFINITY)
    between = [Fraction(a + b, 2) for a, b in pairwise(finite)]
    low, high = c.rules.range or (-INFINITY, INFINITY)
    return [x for x in (finite[0] - 1, *finite, *between, finite[-1] + 1) if low <= x <= high]


def within(interval, x) -> bool:
    low, high, with_low, with_high = interval
    return (low < x or (with_low and x == low)) and (x < high or (with_high and x == high))


def interval(text: str):
    """An interval as it is shown, by what it says of a number."""
    text = text.replace("\xa0", " ")
    if text in ("(−∞, +∞)", "(−∞, ∞)"):
        return lambda _: True
    parts = re.split(" ([<≤>≥]) ", text)
    if len(parts) == 3:
        return lambda x: SIGNS[parts[1]](x, number(parts[2]))
    if len(parts) != 5:
        raise Missing(f"no interval: {text}")
    low, first, _, second, high = parts
    return lambda x: SIGNS[first](number(low), x) and SIGNS[second](x, number(high))


def minimax(c: Context, node):
    """What a node is worth, down to the depth limit."""
    if c.plain.ends(node):
        return c.tree.payoffs[node] if c.tree.is_leaf(node) else c.tree.shape.statics[node]
    values = [minimax(c, child) for child in c.tree.children(node)]
    return best_of(c.tree.mover(node), values)


def terms_of(r, node) -> list:
    odds = dict(zip(r.tree.children(node), r.tree.shape.odds[node], strict=True))
    return [(odds[child], value) for child, value in r.seen[node]]


def told_terms(text: str) -> list:
    return [tuple(number(factor) for factor in term.split(" · ")) for term in text.split(" + ")]


def chance_sum(c, r, node, text, worth, end, seen) -> bool:
    """Whether a chance node comes to this with the rest at that end of the range."""
    odds = dict(zip(r.tree.children(node), r.tree.shape.odds[node], strict=True))
    total = sum(odds[child] * value for child, value in seen)
    rest = 1 - sum(odds[child] for child, _ in seen)
    return (
        number(end) in r.rules.range
        and reckon(text) == number(worth) == total + rest * number(end)
        and text.split(" + ")[0] == str(total).replace("-", "−")
    )


def adds_up_above(c, r, node, value, chance, text, worth, end) -> bool:
    """Whether the chance node above a node has this name and with this value comes to that."""
    above = r.tree.parent(node)
    seen = [*r.before[node].seen, (node, number(value))]
    return called(c.tree, above) == chance and (
        whole_sum(r, above, text, worth, seen)
        if end is None
        else chance_sum(c, r, above, text, worth, end, seen)
    )


def whole_sum(r, node, text, worth, seen) -> bool:
    """Whether all outcomes of a chance node are known, and add up to this."""
    odds = dict(zip(r.tree.children(node), r.tree.shape.odds[node], strict=True))
    return (
        sum(odds[child] for child, _ in seen) == 1
        and told_terms(text) == [(odds[child], value) for child, value in seen]
        and reckon(text) == number(worth)
    )


def right_interval(c, node, due) -> bool:
    inside = interval(due)
    return any(all(inside(x) == cut_for(c, each, x) for x in some_x(c)) for each in c.nodes(node))


def entry_said(c: Context, text: str) -> bool:
    """Whether a student's entry is echoed as it was typed."""
    children = c.tree.children(c.blank.node)
    if c.blank.ask is Ask.BEST:
        return text == called(c.tree, children[c.entry])
    if c.blank.ask is Ask.ORDER:
        return text == ", ".join(called(c.tree, children[index]) for index in c.entry)
    if c.blank.ask is Ask.RANGE:
        return all(interval(text)(x) == within(c.entry, x) for x in some_x(c))
    if isinstance(c.entry, Chain):
        return number(text) in c.entry.bounds
    if isinstance(c.typed, str) and "." in c.typed and "." not in text:
        return False
    how, value = claim(text)
    if isinstance(c.entry, Claim):
        return (how, value) == (c.entry.relation.value, c.entry.value)
    return value == c.entry


def bounds(text: str) -> tuple:
    """The bounds of a chain as it is shown."""
    return tuple(number(part) for part in text.split("\xa0→\xa0"))


def told_end(c: Context, text: str):
    """An end of a window as it is shown, or all of it in time."""
    return bounds(text) if c.blank.ask in (Ask.ALPHAS, Ask.BETAS) else number(text)


def due_end(c: Context, r: Replay, greek: str):
    """What is due at a blank that asks for an end of a window."""
    if c.blank.ask in (Ask.ALPHAS, Ask.BETAS):
        return tuple(end for end, _ in r.lines[c.blank.node, side(greek)].due)
    if c.rules.frame is not None:
        return r.frame[c.blank.node][1 + side(greek)]
    return (r.left if r.leaving else r.came)[c.blank.node][side(greek)]


def wrote(r: Replay, node, greek: str, bound: str) -> bool:
    """Whether the sheet has this bound at a node, be it one of several in time."""
    ends = (Ask.ALPHA, Ask.ALPHAS) if greek == "α" else (Ask.BETA, Ask.BETAS)
    entry, chain = (r.given.get(Blank(node, ask)) for ask in ends)
    return entry == number(bound) or (chain is not None and number(bound) in chain.bounds)


def same_entry(entry, due) -> bool:
    """Whether an entry says what belongs there; a bare number stands for a bound of that number."""
    if isinstance(due, Claim) and not isinstance(entry, Claim):
        return entry == due.value
    if isinstance(entry, Claim) and not isinstance(due, Claim):
        return entry.relation.value == "=" and entry.value == due
    return entry == due


def is_here(c: Context, node: str) -> bool:
    return c.blank is not None and c.blank.node in c.nodes(node)


def on_the_way(c, name: str) -> list:
    """The nodes of this name between the root and the blank's node."""
    way = (c.blank.node, *c.tree.ancestors(c.blank.node))
    return [node for node in c.nodes(name) if node in way]


def parting(c) -> tuple:
    """The first move on the sheet that leaves the way to the blank's node, and the way."""
    node = c.blank.node
    found = ()
    while node:
        above = c.tree.parent(node)
        move = c.r.given.get(Blank(above, Ask.BEST))
        if move is not None and c.tree.children(above)[move] != node:
            found = c.tree.children(above)[move], node
        node = above
    return found


def far_end(mover, moment):
    return moment.beta if mover is Mover.MAX else moment.alpha


def opponent(mover):
    return Mover.MIN if mover is Mover.MAX else Mover.MAX


def run_of(c):
    return c.extra.get("r", c.r)


def visited_of(c, node) -> list:
    return [each for each in c.nodes(node) if each in run_of(c).visited]

"""Worked solutions."""

from __future__ import annotations

import re

from search.rules import Ties, WindowAsked
from search.tree import SEATS, Mover
from truths.any_choice import AnyChoice
from truths.core import SIGNS, called, number, numbers, says
from truths.facts import (
    best_of,
    chance_sum,
    interval,
    minimax,
    right_interval,
    terms_of,
    told_terms,
    values_seen,
    visited_of,
)
from truths.fewest import Fewest


def _returns(c, node, values, value, found, mover):
    return any(
        c.tree.mover(each) is mover
        and numbers(values) == values_seen(c.r, each)
        and best_of(mover, numbers(values)) == number(found)
        and c.r.value[each] == number(value)
        for each in visited_of(c, node)
    )


@says("worked-max", "{node} returns max({values}) = {value}.")
def _(c, node, values, value):
    return _returns(c, node, values, value, value, Mover.MAX)


@says("worked-min", "{node} returns min({values}) = {value}.")
def _(c, node, values, value):
    return _returns(c, node, values, value, value, Mover.MIN)


BOUND = " = {found}, outside its window, and returns the bound {value}."


def _bounds(c, node, value):
    return any(number(value) in c.r.entered[each] for each in visited_of(c, node))


@says("worked-max-bound", "{node} finds max({values})" + BOUND)
def _(c, node, values, found, value):
    return _returns(c, node, values, value, found, Mover.MAX) and _bounds(c, node, value)


@says("worked-min-bound", "{node} finds min({values})" + BOUND)
def _(c, node, values, found, value):
    return _returns(c, node, values, value, found, Mover.MIN) and _bounds(c, node, value)


@says(
    "worked-chance-bound",
    "{node} finds {found}, outside its window, and returns the bound {value}.",
)
def _(c, node, found, value):
    return _bounds(c, node, value) and any(
        c.r.found[each] == number(found) for each in visited_of(c, node)
    )


def _vector(c, node, value, values, player, choose):
    seat = SEATS.index(Mover(player))
    most = max(vector[seat] for vector in numbers(values))
    best = [vector for vector in numbers(values) if vector[seat] == most]
    return choose(best) == number(value) and any(
        numbers(values) == values_seen(c.r, each)
        and c.r.value[each] == number(value)
        and c.tree.mover(each).value == player
        for each in visited_of(c, node)
    )


@says("worked-player", "{node} returns {value}: of {values} it has the most for {player}.")
def _(c, node, value, values, player):
    return _vector(c, node, value, values, player, lambda best: best[0] if len(best) == 1 else None)


@says(
    "worked-player-tie-first",
    "{node} returns {value}: of {values} it is the first with the most for {player}.",
)
@says(
    "worked-player-tie-any",
    "{node} returns {value}: of {values} no other has more for {player}.",
)
def _(c, node, value, values, player):
    return _vector(c, node, value, values, player, lambda best: best[0])


@says(
    "worked-player-tie-last",
    "{node} returns {value}: of {values} it is the last with the most for {player}.",
)
def _(c, node, value, values, player):
    return _vector(c, node, value, values, player, lambda best: best[-1])


@says("worked-chance", "{node} returns {added} = {value}.")
def _(c, node, added, value):
    return any(
        told_terms(added) == terms_of(c.r, each) and c.r.value[each] == number(value)
        for each in visited_of(c, node)
    )


@says("worked-chance-cut", "{node} returns {added} = {value}, with the rest at {end}.")
def _(c, node, added, value, end):
    return any(
        chance_sum(c, c.r, each, added, value, end, c.r.seen[each])
        and c.r.value[each] == number(value)
        for each in visited_of(c, node)
    )


def _listed(text: str) -> list[tuple[str, str]]:
    """Names and windows, such as A (−∞, +∞), B (3, 5)."""
    parts = (part.rstrip(")").split(" (") for part in text.split("), "))
    return [(name, window) for name, window in parts]


def listed_windows(c, text, windows):
    told = [
        (name, tuple(number(end) for end in window.split(", "))) for name, window in _listed(text)
    ]
    return sorted(told) == sorted((called(c.tree, node), w) for node, w in windows.items())


@says("worked-windows-entry", "α and β on entering: {windows}.")
def _(c, windows):
    return c.rules.asked is WindowAsked.ENTRY and listed_windows(c, windows, c.r.entered)


@says("worked-windows-leaving", "α and β on leaving: {windows}.")
def _(c, windows):
    return c.rules.asked is WindowAsked.LEAVING and listed_windows(c, windows, c.r.left)


@says("worked-bounds", "What is known: {known}.")
def _(c, known):
    """What is said to be known of a node is true of its minimax value."""
    pairs = [part.replace("\xa0", " ").split(" ", 1) for part in known.split(", ")]
    signs = {"=": lambda a, b: a == b, **SIGNS}
    return len(pairs) == len(c.r.entered) and all(
        signs[claim[0]](minimax(c, node), number(claim[1:]))
        for name, claim in pairs
        for node in c.nodes(name)
    )


@says("worked-line", "The root is worth {value}; best play goes {line}.")
def _(c, value, line):
    nodes = c.r.line()
    moves = [c.r.moves[node] for node in nodes]
    return number(value) == c.r.root and line == ", ".join(called(c.tree, n) for n in moves)


@says("worked-also", "Equally good, and as right: {lines}.")
@says("worked-also-more", "Equally good, and as right, among others: {lines}.")
def _(c, lines):
    """Every line listed is one that both may play, and is worth the same."""
    return c.rules.ties is Ties.ANY and all(
        _as_good(c, re.split(r", (?![^(]*\))", line)) for line in lines.split("; ")
    )


def _true_value(c, node):
    """What a node is worth where nothing is cut, chance nodes too."""
    if c.plain.ends(node):
        return minimax(c, node)
    values = [_true_value(c, child) for child in c.tree.children(node)]
    if c.tree.mover(node) is not Mover.CHANCE:
        return best_of(c.tree.mover(node), values)
    return sum(odds * value for odds, value in zip(c.tree.shape.odds[node], values, strict=True))


def _as_good(c, names):
    node = 0
    if c.tree.players is not None:
        moves = AnyChoice(c.r).moves
        for name in names:
            able = [child for child in moves[node] if called(c.tree, child) == name]
            if not able:
                return False
            node = able[0]
        return c.r.ends(node) or c.tree.mover(node) is Mover.CHANCE
    for name in names:  # what a cut child returns may only look as good: its true value tells
        seen = [child for child in c.tree.children(node) if child in c.r.visited]
        values = {child: _true_value(c, child) for child in seen}
        best = best_of(c.tree.mover(node), list(values.values()))
        able = [n for n in values if called(c.tree, n) == name and values[n] == best]
        if not able:
            return False
        node = able[0]
    return c.r.ends(node) or c.tree.mover(node) is Mover.CHANCE


@says("worked-leaves", "{seen} of {most} leaves are evaluated.")
def _(c, seen, most):
    return (int(seen), int(most)) == (len(c.r.leaves), len(c.tree.leaves))


@says("worked-frontier", "At the depth limit the static values count: {statics}.")
def _(c, statics):
    limited = [node for node in c.r.leaves if not c.tree.is_leaf(node)]
    told = [part.split(" ") for part in statics.split(", ")]
    return [(called(c.tree, node), c.tree.shape.statics[node]) for node in limited] == [
        (name, number(value)) for name, value in told
    ]


@says("worked-range", "{node} is never visited for {due}. With x = {x}: {reason}")
def _(c, node, due, x, reason):
    return right_interval(c, node, due) and interval(due)(number(x))


def _drawn(c, node):
    return {node: c.tree.children(node)}


@says(
    "worked-order",
    "{node} is {player}'s: {order}. As drawn, at least {drawn} leaves would be evaluated.",
)
def _(c, node, player, order, drawn):
    return any(
        c.tree.mover(each).value.upper() == player
        and number(drawn) == Fewest(c, _drawn(c, each)).leaves() > Fewest(c, {}).leaves()
        for each in c.nodes(node)
    )


@says("worked-order-fine", "{node} is {player}'s: {order}. As drawn it is as good.")
def _(c, node, player, order):
    return any(
        c.tree.mover(each).value.upper() == player
        and Fewest(c, _drawn(c, each)).leaves() == Fewest(c, {}).leaves()
        for each in c.nodes(node)
    )


@says(
    "worked-order-rule",
    "A node stops soonest when the child that is best for its mover is visited first.",
)
def _(c):
    return True


@says("worked-least", "Then {least} leaves are evaluated, instead of {now}.")
def _(c, least, now):
    return number(least) == Fewest(c, {}).leaves() and number(now) == len(c.plain.leaves)

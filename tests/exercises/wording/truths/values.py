"""Why a value or a move belongs somewhere."""

from __future__ import annotations

from replay import INFINITY

from search.rules import Ties
from search.tree import SEATS, Mover
from truths.core import called, claim, number, numbers, own, says
from truths.facts import (
    best_of,
    chance_sum,
    children_known,
    entry_said,
    is_here,
    parting,
    terms_of,
    told_terms,
    values_seen,
)


@says("against", ", not {entry}")
def _(c, entry):
    return entry_said(c, entry)


@says("with-your-entries", "{text} This goes by your earlier entries.")
def _(c, text):
    return bool(c.r.given or c.r.said_no) and not c.r.without_value


@says("why-unvisited", "The search never comes to {node}, so nothing belongs there.")
def _(c, node):
    return any(each not in c.r.visited for each in c.nodes(node))


@says("why-off-line", "Best play never comes to {node}, so no move is marked there.")
def _(c, node):
    return is_here(c, node) and c.blank.node not in c.r.line() and not parting(c)


@says(
    "why-off-own-line",
    "Your line goes to {taken}, not to {instead}, so no move is marked at {node}.",
)
def _(c, taken, instead, node):
    off = is_here(c, node) and c.blank.node not in c.r.line()
    return off and (taken, instead) == tuple(called(c.tree, each) for each in parting(c))


@says(
    "why-frontier",
    "{node} stands at the depth limit: its value is its static value {due}{against}. "
    "Nothing below it is looked at.",
)
def _(c, node, due, against):
    return any(
        c.tree.depth(each) == c.r.limit and c.tree.shape.statics[each] == number(due)
        for each in c.nodes(node)
    )


def _chooses(c, node, values, due, mover, cut):
    return any(
        c.tree.mover(each) is mover
        and numbers(values) == values_seen(c.r, each)
        and number(due) == best_of(mover, numbers(values))
        and cut is any(child in c.r.skipped for child in c.tree.children(each))
        for each in c.nodes(node)
    )


@says("why-value-max", "{node} is MAX's: the largest of {values} is {due}{against}.")
def _(c, node, values, due, against):
    return _chooses(c, node, values, due, Mover.MAX, cut=False)


@says("why-value-min", "{node} is MIN's: the smallest of {values} is {due}{against}.")
def _(c, node, values, due, against):
    return _chooses(c, node, values, due, Mover.MIN, cut=False)


@says(
    "why-value-max-cut",
    "{node} is MAX's and stops early: the largest of what was seen, {values}, is {due}{against}.",
)
def _(c, node, values, due, against):
    return _chooses(c, node, values, due, Mover.MAX, cut=True)


@says(
    "why-value-min-cut",
    "{node} is MIN's and stops early: the smallest of what was seen, {values}, is {due}{against}.",
)
def _(c, node, values, due, against):
    return _chooses(c, node, values, due, Mover.MIN, cut=True)


def _prefers(c, node, player, values, due, tie, cut):
    mover = Mover(player)
    mine = [each[SEATS.index(mover)] for each in numbers(values)]
    best = [value for value, own in zip(numbers(values), mine, strict=True) if own == max(mine)]
    taken = {Ties.FIRST: best[:1], Ties.LAST: best[-1:], Ties.ANY: best}[c.rules.ties]
    words = {Ties.FIRST: "the first of", Ties.LAST: "the last of", Ties.ANY: "any of"}[c.rules.ties]
    return (
        number(due) in taken
        and bool(tie) is (len(best) > 1)
        and (not tie or words in tie)
        and any(
            c.tree.mover(each) is mover
            and numbers(values) == values_seen(c.r, each)
            and cut is any(child in c.r.skipped for child in c.tree.children(each))
            for each in c.nodes(node)
        )
    )


@says(
    "why-value-player",
    "At {node} player {player} takes the vector with the most for {player}: "
    "of {values} that is {due}{against}{tie}.",
)
def _(c, node, player, values, due, against, tie):
    return _prefers(c, node, player, values, due, tie, cut=False)


@says(
    "why-value-player-cut",
    "At {node} player {player} stops early: "
    "of {values} the one with the most for {player} is {due}{against}{tie}.",
)
def _(c, node, player, values, due, against, tie):
    return _prefers(c, node, player, values, due, tie, cut=True)


@says("tie-first", "; the first of equals is taken")
def _(c):
    return c.rules.ties is Ties.FIRST


@says("tie-last", "; the last of equals is taken")
def _(c):
    return c.rules.ties is Ties.LAST


@says("tie-any", "; any of equals may be taken")
def _(c):
    return c.rules.ties is Ties.ANY


@says("why-chance", "Nobody chooses at {node}: {added} = {due}{against}.")
def _(c, node, added, due, against):
    return any(
        told_terms(added) == terms_of(c.r, each) and number(due) == c.r.due[each]
        for each in c.nodes(node)
    )


@says(
    "why-chance-cut",
    "{node} stops early: with the rest at {end} it comes to {added} = {due}{against}.",
)
def _(c, node, end, added, due, against):
    return any(chance_sum(c, c.r, each, added, due, end, c.r.seen[each]) for each in c.nodes(node))


@says(
    "why-clipped",
    "{node} found {found}, outside its window ({alpha}, {beta}): "
    "this course writes the bound, {due}{against}.",
)
def _(c, node, found, alpha, beta, due, against):
    a, b, value = number(alpha), number(beta), number(found)
    return any(
        (a, b) == c.r.entered[each]
        and value == c.r.found[each]
        and not a <= value <= b
        and claim(due)[1] == c.r.due[each] != value
        for each in c.nodes(node)
    )


@says("why-bound-cut", "{node} saw only {values}, so what is known is {due}{against}.")
def _(c, node, values, due, against):
    return _learns(c, node, values, due, cut=True)


@says("why-bound-full", "{node} saw {values}, so what is known is {due}{against}.")
def _(c, node, values, due, against):
    return _learns(c, node, values, due, cut=False)


def _says_too_little(c, node, least=None, most=None):
    """Whether the sheet leaves no more to know of a node than these ends, and not its value."""
    limits = c.rules.range or (-INFINITY, INFINITY)
    told = zip((least, most), limits, strict=True)
    ends = [claim(end)[1] if end else limit for end, limit in told]
    return any(
        not c.r.knows(each, c.r.relation(each), c.r.due[each])
        and any(below.node in c.tree.within(each) for below in c.r.given)
        and list(c.r.spans[each]) == ends
        for each in c.nodes(node)
    )


@says("why-bound-unknown", "What you wrote below {node} says nothing sure of it.")
def _(c, node):
    return _says_too_little(c, node)


@says("why-bound-only", "From what you wrote below {node} only {sure} is sure{against}.")
def _(c, node, sure, against):
    end = {"≥": "least", "≤": "most"}[claim(sure)[0]]
    return _says_too_little(c, node, **{end: sure}) and against != sure


@says(
    "why-bound-between",
    "From what you wrote below {node} only {least} and {most} are sure{against}.",
)
def _(c, node, least, most, against):
    ends = claim(least)[0], claim(most)[0]
    return ends == ("≥", "≤") and _says_too_little(c, node, least, most)


@says("why-bound-slip", "{told} Without slips {node} {right} is known.")
def _(c, told, node, right):
    return any(c.plain.knows(each, *claim(right)) for each in c.nodes(node))


def _learns(c, node, values, due, cut):
    return any(
        children_known(c.r, each, values)
        and cut is any(child in c.r.skipped for child in c.tree.children(each))
        and c.r.knows(each, *claim(due))
        for each in c.nodes(node)
    )


def _moves(c, node, values, due, tie, mover):
    for each in c.nodes(node):
        seen, children = c.r.seen[each], c.tree.children(each)
        mine = [own(value, mover) for _, value in seen]
        best = min(mine) if mover is Mover.MIN else max(mine)
        taken = [value for child, value in seen if called(c.tree, child) == due]
        exact = [c.r.narrows is False or c.r.relations.get(child, "=") == "=" for child, _ in seen]
        equals = [
            called(c.tree, child)
            for (child, _), own_value, sure in zip(seen, mine, exact, strict=True)
            if own_value == best and sure
        ]
        last = c.rules.ties is Ties.LAST and equals
        if (
            c.tree.mover(each) is mover
            and children_known(c.r, each, values)
            and any(own(value, mover) == best for value in taken)
            and due in [called(c.tree, child) for child in children]
            and (bool(tie) is (len(equals) > 1))
            and (not last or due == equals[-1])
        ):
            return True
    return False


@says("why-best-max", "At {node} MAX has {values} to choose from, and takes {due}{against}{tie}.")
def _(c, node, values, due, against, tie):
    return _moves(c, node, values, due, tie, Mover.MAX)


@says("why-best-min", "At {node} MIN has {values} to choose from, and takes {due}{against}{tie}.")
def _(c, node, values, due, against, tie):
    return _moves(c, node, values, due, tie, Mover.MIN)


@says(
    "why-best-player",
    "At {node} player {player} has {values} to choose from, and takes {due}{against}{tie}.",
)
def _(c, node, player, values, due, against, tie):
    return _moves(c, node, values, due, tie, Mover(player))

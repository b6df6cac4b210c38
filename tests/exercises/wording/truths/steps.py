"""A search, step by step."""

from __future__ import annotations

from truths.core import number, says
from truths.facts import chance_sum, visited_of

MOVES = ["{player} moves there.", "{player} decides there."]


@says("step-enter", *("{node} is entered; " + who for who in MOVES))
@says(
    "step-enter-window",
    *("{node} is entered with the window ({alpha}, {beta}); " + who for who in MOVES),
)
def _(c, node, player, alpha=None, beta=None):
    return any(
        c.tree.mover(each).value.lower() == player.lower()
        and (alpha is None or (number(alpha), number(beta)) == c.r.entered[each])
        for each in visited_of(c, node)
    )


@says("step-leaf", "The leaf gives {value}.")
def _(c, value):
    return any(
        c.tree.is_leaf(each) and c.tree.payoffs[each] == number(value) for each in c.r.leaves
    )


@says("step-frontier", "{node} stands at the depth limit: its static value is {value}.")
def _(c, node, value):
    return any(
        c.tree.depth(each) == c.r.limit and c.tree.shape.statics[each] == number(value)
        for each in c.nodes(node)
    )


@says("step-update", "{child} returns {got}; {node} now has {value}.")
@says(
    "step-update-window",
    "{child} returns {got}; {node} now has {value} and the window ({alpha}, {beta}).",
)
def _(c, child, got, node, value, alpha=None, beta=None):
    return any(
        c.r.value[each] == number(got)
        and c.r.after[each].value == number(value)
        and (alpha is None or (number(alpha), number(beta)) == c.r.after[each][1:3])
        for each in c.on_branch(node, child)
        if each in c.r.after
    )


@says("step-update-leaf", "{node} now has {value}.")
@says("step-update-leaf-window", "{node} now has {value} and the window ({alpha}, {beta}).")
def _(c, node, value, alpha=None, beta=None):
    return any(
        c.r.after[each].value == number(value)
        and (alpha is None or (number(alpha), number(beta)) == c.r.after[each][1:3])
        for parent in c.nodes(node)
        for each in c.tree.children(parent)
        if c.tree.is_leaf(each) and each in c.r.after
    )


@says(
    "step-update-chance",
    "{child} returns {got}; with the rest at {end} {node} comes to {added} = {value}.",
)
def _(c, child, got, end, node, added, value):
    return any(
        c.r.value[each] == number(got)
        and c.r.after[each].value == number(value)
        and chance_sum(c, c.r, c.tree.parent(each), added, value, end, c.r.after[each].seen)
        for each in c.on_branch(node, child)
        if each in c.r.after
    )


@says("step-leave", "{node} is done and returns {value}.")
def _(c, node, value):
    return any(c.r.value[each] == number(value) for each in visited_of(c, node))


@says(
    "step-leave-bound",
    "{node} is done; what it has lies outside its window, so it returns the bound {value}.",
)
def _(c, node, value):
    return any(
        c.r.value[each] == number(value) != c.r.found[each] and number(value) in c.r.entered[each]
        for each in visited_of(c, node)
    )


@says("step-pass-first", "The search begins at {node}.")
@says("step-pass", "The search begins once more at {node}.")
def _(c, node):
    return c.nodes(node) == [0]

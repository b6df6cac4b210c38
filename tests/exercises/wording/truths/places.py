"""First hints: where to look."""

from __future__ import annotations

from exercises.asks import Ask
from search.rules import WindowAsked
from truths.core import called, says
from truths.facts import is_here, on_the_way


@says("hint-where-off-line", "Start at the root and follow the best moves: do they come to {node}?")
@says(
    "hint-where-off-own-line",
    "Start at the root and follow the moves that you marked: do they come to {node}?",
)
def _(c, node):
    return is_here(c, node) and c.blank.node not in c.r.line()


@says("hint-where-value", "Look at {node} and what its children return: {children}.")
@says("hint-where-best", "Look at the values of the children of {node}: {children}.")
def _(c, node, children):
    return any(
        children.split(", ") == [called(c.tree, child) for child in c.tree.children(each)]
        for each in c.nodes(node)
    )


@says("hint-where-limit", "Look at how deep {node} stands, and where the search stops.")
def _(c, node):
    return any(c.tree.depth(each) == c.r.limit for each in c.nodes(node))


@says(
    "hint-where-alpha",
    "Look at the path from the root to {node}: what has MAX already found on it?",
)
@says(
    "hint-where-beta", "Look at the path from the root to {node}: what has MIN already found on it?"
)
def _(c, node):
    return c.blank.node in c.nodes(node) and c.rules.asked is WindowAsked.ENTRY


@says("hint-where-root", "{node} is the root: what is known before the search begins?")
def _(c, node):
    return c.nodes(node) == [0] == [c.blank.node]


@says("hint-where-parent", "Look at {parent}, the parent of {node}: what has it already found?")
def _(c, parent, node):
    return bool(c.on_branch(parent, node)) and not c.rules.deep


@says(
    "hint-where-leaving",
    "Look at {node} as it is left: what has it found, and which end of its window does that move?",
)
def _(c, node):
    return c.blank.node in c.nodes(node) and c.rules.asked is WindowAsked.LEAVING


@says("hint-where-cut", "Look at {parent} just before {node}: its value so far, and its window.")
@says(
    "hint-where-cut-sum",
    "Look at {parent} just before {node}: what its player has so far, "
    "and what that leaves for the player above.",
)
def _(c, parent, node):
    return bool(c.on_branch(parent, node))


@says("hint-where-bound", "Look at which children of {node} were seen, and which were not.")
@says(
    "hint-where-range",
    "Follow the search with x left open until it would come to {node}, or to a branch above it.",
)
@says("hint-where-order", "Look at which child of {node} its mover likes best.")
@says(
    "hint-where-seen", "Look at the nodes above the leaf {node}: does one of them stop before it?"
)
@says("hint-where-unvisited", "Look at the nodes above {node}: does one of them stop before it?")
def _(c, node):
    return c.blank.node in c.nodes(node) or bool(on_the_way(c, node))


@says("hint-where-leaves", "Count the leaves that no cut has taken away.")
def _(c):
    return c.blank.ask is Ask.LEAVES

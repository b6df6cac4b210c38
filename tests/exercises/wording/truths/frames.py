"""Windows on the path at one step of the search."""

from __future__ import annotations

from replay import GOING_ON, Replay

from exercises.asks import Ask
from exercises.exercise import Blank, Verdict
from truths.core import called, number, owner, says, side
from truths.facts import is_here
from truths.solutions import listed_windows


def _path(c):
    return [called(c.tree, node) for node in reversed(c.r.path)]


def _has(c, node, bound, due):
    """The nodes of this name on the path whose window has this end."""
    return [
        each
        for each in c.nodes(node)
        if each in c.r.frame and c.r.frame[each][1 + side(bound)] == number(due)
    ]


@says(
    "why-frame-off",
    "{node} is not on the path {path}, where the search stands then, so nothing belongs there.",
)
def _(c, node, path):
    return is_here(c, node) and c.blank.node not in c.r.path and path.split(", ") == _path(c)


@says("remark-off-path", "{node} is not on the path then: right.")
def _(c, node):
    off = is_here(c, node) and c.blank.node not in c.r.path
    return off and c.entry is None and c.verdict is Verdict.RIGHT


@says("remark-off-path", "{node} is not on the path then either.")
def _(c, node):
    """Something else stands beside the path, further up or down."""
    others = [blank.node for blank in c.r.given if blank != c.blank and blank.node not in c.r.path]
    return is_here(c, node) and c.blank.node not in c.r.path and bool(others)


@says(
    "why-frame-moved",
    "Then {node} has {bound} = {due}{against}: that is the best {player} has found there so far.",
)
def _(c, node, bound, due, against, player):
    return player == owner(bound).value.upper() and any(
        c.tree.mover(each) is owner(bound) and c.r.frame[each].value == number(due)
        for each in _has(c, node, bound, due)
    )


@says(
    "why-frame-cut",
    "Then {node} has {bound} = {due}{against}: "
    "it stops at {value}, and a child that cuts does not move the window.",
)
def _(c, node, bound, due, against, value):
    return not c.r.late and any(
        c.r.frame[each].value == number(value)
        and c.r.stops(each, number(value), *c.r.entered[each])
        for each in _has(c, node, bound, due)
    )


@says("why-frame-kept", "Then {node} has {bound} = {due}{against}: it began with that.")
def _(c, node, bound, due, against):
    return any(c.r.entered[each][side(bound)] == number(due) for each in _has(c, node, bound, due))


@says("why-frame-handed", "Then {node} has {bound} = {due}{against}: {parent} above it has {due}.")
def _(c, node, bound, due, against, parent):
    """The sheet's own, or else what the search has there."""
    ask = Ask.ALPHA if bound == "α" else Ask.BETA

    def above(each):
        parent = c.tree.parent(each)
        return c.r.sheet(parent, ask, c.r.frame[parent][1 + side(bound)]) == number(due)

    return any(
        called(c.tree, c.tree.parent(each)) == parent and above(each)
        for each in _has(c, node, bound, due)
    )


@says(
    "why-frame-open",
    "Then {node} has {bound} = {due}{against}: "
    "only its parent's bound counts, and {parent} has none to give.",
)
def _(c, node, bound, due, against, parent):
    return not c.rules.deep and any(
        called(c.tree, c.tree.parent(each)) == parent
        and c.tree.mover(c.tree.parent(each)) is not owner(bound)
        for each in _has(c, node, bound, due)
    )


@says(
    "hint-where-frame",
    "Look at the first leaf that the search evaluates: which nodes stand above it?",
    "Count the leaves that the search evaluates, up to {count}: "
    "which nodes stand above the last of them?",
)
def _(c, count="1"):
    return c.rules.frame == int(count)


def leads_to_sheet(c, **slip):
    """Whether the search with a slip stops where the sheet does, and has all that is written there.

    Past a cut that is missed its window moves or not, or only where the student goes on.
    """
    ways = (c.rules.update_on_cut, GOING_ON, True)
    return any(_is_written(c, Replay(c.exercise, late=late, **slip)) for late in ways)


def _is_written(c, replay):
    there = {
        Blank(node, ask): end
        for node, moment in replay.frame.items()
        for ask, end in zip((Ask.ALPHA, Ask.BETA), moment[1:3], strict=True)
    }
    same = all(there.get(blank) == entry for blank, entry in c.r.given.items())
    return same and (c.entry is not None or c.blank not in there)


BEGINS = "{counted} Each node above the last leaf begins with "


@says(
    "hint-rule-frame",
    BEGINS + "the window of its parent, and moves the end of its own player to the best it has "
    "found.",
)
@says(
    "hint-rule-frame-parent",
    BEGINS + "the bound of its parent's player, the other end open, "
    "and moves the end of its own player to the best it has found.",
)
def _(c, counted):
    return bool(c.r.path)


def _counted(c, below):
    """How many leaves of the frame lie below a child of the root, or are it."""
    tops = [(leaf, *c.tree.ancestors(leaf))[-2] for leaf in c.plain.leaves[: c.rules.frame]]
    named = [top for top in tops if called(c.tree, top) == below]
    return len(named), bool(named) and named[-1] != tops[-1]


@says(
    "hint-frame-passed",
    "Of the {count} leaves {passed}: count on from there, without those that are cut.",
)
def _(c, count, passed):
    return c.rules.frame == int(count)


@says("hint-frame-below", "{count} lie below {node}", "one lies below {node}")
def _(c, node, count="1"):
    return _counted(c, node) == (int(count), True)


@says("hint-frame-and", "{one} and {other}")
def _(c, one, other):
    return True


@says("hint-frame-leaf", "one is {node}")
def _(c, node):
    many, done = _counted(c, node)
    return many > 0 and done


@says(
    "hint-frame-first",
    "The first leaf lies below {node}.",
    "All {count} leaves lie below {node}: count them one by one, without those that are cut.",
)
def _(c, node, count="1"):
    leaves = c.plain.leaves[: c.rules.frame]
    return len(leaves) == int(count) and any(
        top in c.tree.ancestors(leaf) for top in c.nodes(node) for leaf in leaves
    )


WRITTEN = "α and β are written as they are just after "


@says(
    "rule-frame-leaves",
    WRITTEN + "the first leaf is evaluated, once its parent has compared it.",
    WRITTEN + "{count} leaves are evaluated, once the parent of the last one has compared it.",
)
def _(c, count="1"):
    return c.rules.frame == int(count)


@says(
    "worked-windows-frame",
    "α and β on the path after the first leaf: {windows}.",
    "α and β on the path after {count} leaves: {windows}.",
)
def _(c, windows, count="1"):
    frame = {node: moment[1:3] for node, moment in c.r.frame.items()}
    return c.rules.frame == int(count) and listed_windows(c, windows, frame)

"""Mistakes about iterative deepening: each goes about the passes in another way."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from exercises.exercise import Exercise
from exercises.items.deeper import deepening
from exercises.items.deeper.led_passes import Found, PassWay, as_first, by_last_pass
from exercises.misconceptions.beside_mistakes import answering
from exercises.solution import Answers
from search.tree import GameTree, Mover, NodeId


def going(way: PassWay) -> Callable[[Exercise], Answers]:
    """What somebody writes who goes about the passes in this way."""
    return answering(lambda e: deepening.items(e.tree, e.rules, e.given, way))


def by_statics(
    tree: GameTree, node: NodeId, children: Sequence[NodeId], found: Found
) -> Sequence[NodeId]:
    """By the static values, whatever the last pass found."""
    printed = tree.payoffs, tree.shape.statics
    known = {c: each[c] for c in children for each in printed if each[c] is not None}
    return by_last_pass(tree, node, children, known)  # type: ignore[arg-type]


def worst_first(
    tree: GameTree, node: NodeId, children: Sequence[NodeId], found: Found
) -> Sequence[NodeId]:
    """The worst move first."""
    seen = [child for child in by_last_pass(tree, node, children, found) if child in found]
    return [*reversed(seen), *(child for child in children if child not in found)]


def largest_first(
    tree: GameTree, node: NodeId, children: Sequence[NodeId], found: Found
) -> Sequence[NodeId]:
    """The largest value first, whoever moves."""
    worst_for_min = tree.mover(node) is Mover.MIN
    order = worst_first if worst_for_min else by_last_pass
    return order(tree, node, children, found)


def unseen_first(
    tree: GameTree, node: NodeId, children: Sequence[NodeId], found: Found
) -> Sequence[NodeId]:
    """What the last pass cut comes first."""
    unseen = [child for child in children if child not in found]
    seen = [child for child in by_last_pass(tree, node, children, found) if child in found]
    return [*unseen, *seen]


WAYS = {
    "ID-NOORDER": PassWay(as_first),
    "ID-STATIC": PassWay(by_statics),
    "ID-WORSTFIRST": PassWay(worst_first),
    "ID-MINFALLING": PassWay(largest_first),
    "ID-UNSEENFIRST": PassWay(unseen_first),
    "ID-NOCUTS": PassWay(cuts=False),
    "ID-INALL": PassWay(in_all=True),
    "ID-UNFINISHED": PassWay(unfinished=True),
}
"""Each by its id."""

"""Mistakes about the order of moves in a pass, where a pass has gone before."""

from __future__ import annotations

from collections.abc import Sequence

from exercises.items.deeper.led_passes import Found, by_last_pass
from search.tree import GameTree, Mover, NodeId


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

"""The same tree with other movers: MIN read as chance, or everybody by level."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from search.editing.draft import drafted, grown
from search.tree import GameTree, Mover, NodeId


def by_layers(tree: GameTree, layers: Sequence[Mover]) -> GameTree:
    """The tree where each level has its mover, whoever moved there before."""
    return _read(tree, lambda node: layers[tree.depth(node) % len(layers)])


def read_as(tree: GameTree, mover: Mover, other: Mover) -> GameTree:
    """The tree where somebody else moves wherever this mover did."""
    return _read(tree, lambda node: other if tree.mover(node) is mover else tree.mover(node))


def _read(tree: GameTree, mover: Callable[[NodeId], Mover]) -> GameTree:
    """New chance nodes have even odds; who is no longer chance has none."""
    drafts = drafted(tree)
    for node in tree.inner:
        now = mover(node)
        if now is not tree.mover(node):
            drafts[node].mover = now
            for child in drafts[node].children:
                child.odds = None
    return grown(drafts[GameTree.ROOT])

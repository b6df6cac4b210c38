"""Branches on the move: a node with all below it, taken off a tree or put somewhere into it."""

from __future__ import annotations

from typing import NamedTuple

from search.editing.draft import Draft, drafted, grown, number
from search.editing.node_editing import nothing, open_up
from search.editing.player_order import PlayerOrder
from search.tree import GameTree, NodeId


class BranchPlace(NamedTuple):
    """Under which node, and as which of its children once it stands there."""

    parent: NodeId
    at: int


class Moved(NamedTuple):
    """The tree after a move, and the node that moved."""

    tree: GameTree
    node: NodeId


def branch(tree: GameTree, node: NodeId) -> GameTree:
    """A node and all below it as a tree of its own."""
    draft = drafted(tree)[node]
    draft.odds = draft.move = None
    return grown(draft)


def move(tree: GameTree, node: NodeId, place: BranchPlace) -> Moved:
    """The tree with a branch somewhere else; under the same node it keeps its odds."""
    parent = tree.parent(node)
    assert parent is not None
    assert place.parent not in tree.within(node)
    drafts = drafted(tree)
    moved = drafts[node]
    if place.parent == parent:
        drafts[parent].children.remove(moved)
        drafts[parent].children.insert(place.at, moved)
    else:
        drafts[parent].remove(moved, nothing(tree))
        _put(tree, drafts, moved, place)
    root = drafts[GameTree.ROOT]
    return Moved(grown(root), number(root, moved))


def graft(tree: GameTree, parent: NodeId, grafted: GameTree) -> GameTree:
    """The tree with another one as the last child of a node; names that are taken are dropped."""
    drafts = drafted(tree)
    new = drafted(grafted)[GameTree.ROOT]
    taken = set(tree.shape.names)
    for draft in new:
        if draft.name in taken:
            draft.name = None
    _put(tree, drafts, new, BranchPlace(parent, len(tree.children(parent))))
    return grown(drafts[GameTree.ROOT])


def _put(tree: GameTree, drafts: list[Draft], branch: Draft, place: BranchPlace) -> None:
    above = drafts[place.parent]
    open_up(tree, drafts, place.parent)
    above.insert(place.at, branch)
    assert above.mover is not None
    PlayerOrder(tree).take(branch, tree.depth(place.parent) + 1, above.mover)

"""Editing a tree: every change takes a tree and gives another."""

from __future__ import annotations

from collections.abc import Iterable

from resources.words import message
from search.editing.draft import Draft, drafted, grown
from search.editing.player_order import PlayerOrder
from search.tree import GameTree, Mover, NodeId, Payoff, Score, TreeError


def add_child(tree: GameTree, node: NodeId) -> GameTree:
    """One more leaf below a node; below a leaf, the leaf becomes a node of the next player."""
    drafts = drafted(tree)
    open_up(tree, drafts, node)
    draft = drafts[node]
    draft.insert(len(draft.children), Draft(payoff=nothing(tree)))
    return grown(drafts[GameTree.ROOT])


def delete(tree: GameTree, node: NodeId) -> GameTree:
    """The tree without a node and all below it; a parent without children becomes a leaf."""
    parent = tree.parent(node)
    if parent is None:
        return grown(Draft(payoff=nothing(tree)))
    drafts = drafted(tree)
    drafts[parent].remove(drafts[node], nothing(tree))
    return grown(drafts[GameTree.ROOT])


def rename(tree: GameTree, node: NodeId, name: str) -> GameTree:
    """The tree with another name at a node; without one, it gets a letter again."""
    drafts = drafted(tree)
    drafts[node].name = name or None
    return grown(drafts[GameTree.ROOT])


def set_mover(tree: GameTree, node: NodeId, mover: Mover) -> GameTree:
    """The tree where somebody else moves at a node; who moves there already keeps the odds."""
    if mover is tree.mover(node):
        return tree
    drafts = drafted(tree)
    drafts[node].mover = mover
    for child in drafts[node].children:
        child.odds = None
    return grown(drafts[GameTree.ROOT])


def set_payoff(tree: GameTree, node: NodeId, payoff: Payoff | None) -> GameTree:
    """The tree with another payoff at a leaf, or another static value at an inner node."""
    drafts = drafted(tree)
    if tree.is_leaf(node):
        drafts[node].payoff = payoff
    else:
        drafts[node].static = payoff
    return grown(drafts[GameTree.ROOT])


def mark_unquiet(tree: GameTree, words: Iterable[str]) -> GameTree:
    """The tree with these nodes marked as unquiet, each by its name or its path."""
    named = {label: node for node, label in enumerate(tree.labels) if label}
    unquiet = list(tree.shape.unquiet)
    for word in words:
        node = NodeId(named[word]) if word in named else tree.find(word)
        if tree.is_leaf(node):
            raise TreeError(message("unquiet-leaf", node=repr(word)), node)
        unquiet[node] = True
    return GameTree(tree.shape._replace(unquiet=tuple(unquiet)), tree.payoffs)


def set_unquiet(tree: GameTree, node: NodeId, unquiet: bool) -> GameTree:
    """The tree with an inner node that is unquiet, or not any more."""
    drafts = drafted(tree)
    drafts[node].unquiet = unquiet
    return grown(drafts[GameTree.ROOT])


def set_state(tree: GameTree, node: NodeId, state: str) -> GameTree:
    """The tree with another state in a node, or with none."""
    drafts = drafted(tree)
    drafts[node].state = state or None
    return grown(drafts[GameTree.ROOT])


def set_move(tree: GameTree, node: NodeId, move: str) -> GameTree:
    """The tree with another name for the move that leads to a node, or with none."""
    drafts = drafted(tree)
    drafts[node].move = move or None
    return grown(drafts[GameTree.ROOT])


def set_odds(tree: GameTree, node: NodeId, odds: tuple[Score, ...]) -> GameTree:
    """The tree with other odds below a chance node, from left to right."""
    drafts = drafted(tree)
    count = len(drafts[node].children)
    if len(odds) != count:
        raise TreeError(message("node-odds-count", count=count))
    if sum(odds) != 1:
        raise TreeError(message("node-odds-sum", node=tree.labels[node], sum=str(sum(odds))))
    for child, share in zip(drafts[node].children, odds, strict=True):
        child.odds = share
    return grown(drafts[GameTree.ROOT])


def open_up(tree: GameTree, drafts: list[Draft], node: NodeId) -> None:
    """Make a leaf ready for children: the next player moves there."""
    if tree.is_leaf(node):
        parent = tree.parent(node)
        above = None if parent is None else tree.mover(parent)
        drafts[node].mover = PlayerOrder(tree).at(tree.depth(node), above)


def nothing(tree: GameTree) -> Payoff:
    """The payoff of a leaf that is new."""
    return 0 if tree.players is None else (0,) * tree.players

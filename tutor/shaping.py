"""Changing a tree by hand: every change takes a tree and gives another."""

from __future__ import annotations

from dataclasses import dataclass, field

from search.builder import Builder, reordered
from search.tree import SEATS, GameTree, Mover, NodeId, Payoff, Score

_NEXT = {Mover.MAX: Mover.MIN, Mover.MIN: Mover.MAX, Mover.CHANCE: Mover.MAX}


@dataclass(slots=True)
class Draft:
    """A node that can still be changed; one without children is a leaf."""

    mover: Mover | None = None
    payoff: Payoff | None = None
    static: Payoff | None = None
    name: str | None = None
    odds: Score | None = None
    children: list[Draft] = field(default_factory=list)


def add_child(tree: GameTree, node: NodeId) -> GameTree:
    """One more leaf below a node; below a leaf, the leaf becomes a node of the next player."""
    drafts = _drafted(tree)
    draft = drafts[node]
    if not draft.children:
        draft.mover = _next_mover(tree, node)
        draft.static = None
    draft.children.append(Draft(payoff=_nothing(tree)))
    _even_out(draft)
    return _grown(drafts[GameTree.ROOT])


def delete(tree: GameTree, node: NodeId) -> GameTree:
    """The tree without a node and all below it; a parent without children becomes a leaf."""
    parent = tree.parent(node)
    if parent is None:
        return _grown(Draft(payoff=_nothing(tree)))
    drafts = _drafted(tree)
    above = drafts[parent]
    del above.children[tree.children(parent).index(node)]
    if not above.children:
        above.mover, above.payoff, above.static = None, _nothing(tree), None
    _even_out(above)
    return _grown(drafts[GameTree.ROOT])


def move(tree: GameTree, node: NodeId, by: int) -> GameTree:
    """The tree with a node moved among its siblings, as far as there is room."""
    parent = tree.parent(node)
    if parent is None:
        return tree
    siblings = list(tree.children(parent))
    place = siblings.index(node)
    siblings.insert(max(0, place + by), siblings.pop(place))
    return reordered(tree, {parent: siblings})


def rename(tree: GameTree, node: NodeId, name: str) -> GameTree:
    """The tree with another name at a node; without one, it gets a letter again."""
    drafts = _drafted(tree)
    drafts[node].name = name or None
    return _grown(drafts[GameTree.ROOT])


def set_mover(tree: GameTree, node: NodeId, mover: Mover) -> GameTree:
    """The tree where somebody else moves at a node."""
    drafts = _drafted(tree)
    drafts[node].mover = mover
    for child in drafts[node].children:
        child.odds = None
    return _grown(drafts[GameTree.ROOT])


def set_payoff(tree: GameTree, node: NodeId, payoff: Payoff | None) -> GameTree:
    """The tree with another payoff at a leaf, or another static value at an inner node."""
    drafts = _drafted(tree)
    if tree.is_leaf(node):
        drafts[node].payoff = payoff
    else:
        drafts[node].static = payoff
    return _grown(drafts[GameTree.ROOT])


def set_odds(tree: GameTree, node: NodeId, odds: tuple[Score, ...]) -> GameTree:
    """The tree with other odds below a chance node, from left to right."""
    drafts = _drafted(tree)
    for child, share in zip(drafts[node].children, odds, strict=True):
        child.odds = share
    return _grown(drafts[GameTree.ROOT])


def _drafted(tree: GameTree) -> list[Draft]:
    shape = tree.shape
    drafts = [
        Draft(shape.movers[node], tree.payoffs[node], shape.statics[node], shape.names[node])
        for node in tree
    ]
    for node in tree:
        children = tree.children(node)
        drafts[node].children = [drafts[child] for child in children]
        for child, odds in zip(children, shape.odds[node], strict=False):
            drafts[child].odds = odds
    return drafts


def _grown(root: Draft) -> GameTree:
    builder = Builder()

    def grow(draft: Draft) -> None:
        if not draft.children:
            builder.leaf(draft.payoff, draft.name, draft.odds)
            return
        builder.open(draft.mover, draft.static, draft.name, draft.odds)
        for child in draft.children:
            grow(child)
        builder.close()

    grow(root)
    return builder.done()


def _even_out(draft: Draft) -> None:
    """Below a chance node, a child more or less makes the odds even again."""
    for child in draft.children:
        child.odds = None


def _nothing(tree: GameTree) -> Payoff:
    return 0 if tree.players is None else (0,) * tree.players


def _next_mover(tree: GameTree, node: NodeId) -> Mover:
    parent = tree.parent(node)
    if parent is None:
        return Mover.MAX if tree.players is None else Mover.A
    above = tree.mover(parent)
    if tree.players is None:
        return _NEXT[above]
    seat = -1 if above is Mover.CHANCE else above.seat
    return SEATS[(seat + 1) % tree.players]

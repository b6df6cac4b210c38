"""Trees whose nodes can still be changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from search.builder import Builder
from search.tree import GameTree, Mover, NodeId, Payoff, Score


@dataclass(slots=True, eq=False)
class Draft:
    """A node that can still be changed; one without children is a leaf."""

    mover: Mover | None = None
    payoff: Payoff | None = None
    static: Payoff | None = None
    name: str | None = None
    odds: Score | None = None
    state: str | None = None
    move: str | None = None
    unquiet: bool = False
    children: list[Draft] = field(default_factory=list)

    def __iter__(self) -> Iterator[Draft]:
        """The node and all below it, in preorder."""
        yield self
        for child in self.children:
            yield from child

    def insert(self, place: int, child: Draft) -> None:
        """One more child; below a chance node it has an even share, the others keep proportion."""
        if self.mover is Mover.CHANCE:
            child.odds = Fraction(1, len(self.children) + 1)
            self._scale(1 - child.odds)
        self.children.insert(place, child)

    def remove(self, child: Draft, payoff: Payoff) -> None:
        """One child less; without children, the node is a leaf with this payoff."""
        self.children.remove(child)
        if not self.children:
            self.mover, self.payoff, self.static, self.unquiet = None, payoff, None, False
        elif child.odds == 1:  # nothing is left that could keep its proportion
            for other in self.children:
                other.odds = None
        elif child.odds is not None:
            self._scale(1 / Fraction(1 - child.odds))
        child.odds = None

    def _scale(self, factor: Fraction) -> None:
        for child in self.children:
            child.odds = None if child.odds is None else child.odds * factor


def drafted(tree: GameTree) -> list[Draft]:
    """A draft of every node, by its number."""
    shape = tree.shape
    drafts = [
        Draft(
            shape.movers[node],
            tree.payoffs[node],
            shape.statics[node],
            shape.names[node],
            state=shape.states[node],
            move=shape.moves[node],
            unquiet=shape.unquiet[node],
        )
        for node in tree
    ]
    for node in tree:
        children = tree.children(node)
        drafts[node].children = [drafts[child] for child in children]
        for child, odds in zip(children, shape.odds[node], strict=False):
            drafts[child].odds = odds
    return drafts


def grown(root: Draft) -> GameTree:
    """The tree of a draft."""
    builder = Builder()

    def grow(draft: Draft) -> None:
        if not draft.children:
            builder.leaf(draft.payoff, draft.name, draft.odds, draft.state, draft.move)
            return
        builder.open(
            draft.mover,
            draft.static,
            draft.name,
            draft.odds,
            draft.state,
            draft.move,
            draft.unquiet,
        )
        for child in draft.children:
            grow(child)
        builder.close()

    grow(root)
    return builder.done()


def number(root: Draft, wanted: Draft) -> NodeId:
    """The number that a node will have in the tree of a draft."""
    return next(NodeId(place) for place, draft in enumerate(root) if draft is wanted)

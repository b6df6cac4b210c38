"""Building trees: one node after the other in preorder, or from another tree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import TypeVar

from resources.words import Message, message
from search.tree import (
    MOST_LETTERS,
    MOST_NODES,
    MOST_PLAYERS,
    MOST_PLIES,
    SEATS,
    TWO_PLAYERS,
    GameTree,
    Mover,
    NodeId,
    Payoff,
    Score,
    TreeError,
    TreeShape,
)

T = TypeVar("T")
MOST_COMMON = 60
"""How many digits a common denominator may have: the parts of 140 are below it."""


class Builder:
    """Grows a tree in preorder, and refuses what is too large as soon as it shows.

    With `name_moves`, where a name stands at several nodes, the names of their plies are those of
    the moves that lead there.
    """

    def __init__(self, name_moves: bool = False) -> None:
        self.name_moves = name_moves
        self.movers: list[Mover | None] = []
        self.children: list[list[NodeId]] = []
        self.parents: list[NodeId | None] = []
        self.depths: list[int] = []
        self.odds: list[Score | None] = []
        self.statics: list[Payoff | None] = []
        self.names: list[str | None] = []
        self.states: list[str | None] = []
        self.moves: list[str | None] = []
        self.unquiet: list[bool] = []
        self.payoffs: list[Payoff | None] = []
        self.inner: list[bool] = []
        self.path: list[NodeId] = []
        self.taken: set[str] = set()

    def open(
        self,
        mover: Mover | None,
        static: Payoff | None = None,
        name: str | None = None,
        odds: Score | None = None,
        state: str | None = None,
        move: str | None = None,
        unquiet: bool = False,
    ) -> NodeId:
        """Start an inner node; without a mover, its level will say who moves."""
        node = self._add(True, mover, static, name, odds, None, state, move, unquiet)
        self.path.append(node)
        return node

    def leaf(
        self,
        payoff: Payoff | None,
        name: str | None = None,
        odds: Score | None = None,
        state: str | None = None,
        move: str | None = None,
    ) -> NodeId:
        """Add a leaf."""
        return self._add(False, None, None, name, odds, payoff, state, move)

    def close(self) -> None:
        """End the inner node that was opened last."""
        node = self.path.pop()
        if not self.children[node]:
            raise TreeError(message("tree-childless"), node)

    def _add(
        self,
        inner: bool,
        mover: Mover | None,
        static: Payoff | None,
        name: str | None,
        odds: Score | None,
        payoff: Payoff | None,
        state: str | None,
        move: str | None,
        unquiet: bool = False,
    ) -> NodeId:
        node = NodeId(len(self.payoffs))
        if node >= MOST_NODES:
            raise TreeError(message("tree-large", most=MOST_NODES), node)
        if len(self.path) > MOST_PLIES:
            raise TreeError(message("tree-deep", most=MOST_PLIES), node)
        if name is not None:
            siblings = self.children[self.path[-1]] if self.path else []
            beside = any(self.names[sibling] == name for sibling in siblings)
            if name in self.taken and (beside or not self.name_moves):
                raise TreeError(message("tree-name-twice", name=repr(name)), node)
            self.taken.add(name)
        for text in (state, move):
            if text is not None and not _showable(text):
                raise TreeError(message("tree-text", text=repr(text), most=MOST_LETTERS), node)
        parent = self.path[-1] if self.path else None
        if parent is None and node:
            raise TreeError(message("tree-second-root"), node)
        if parent is not None:
            self.children[parent].append(node)
        self.movers.append(mover)
        self.children.append([])
        self.parents.append(parent)
        self.depths.append(len(self.path))
        self.odds.append(odds)
        self.statics.append(static)
        self.names.append(name)
        self.states.append(state)
        self.moves.append(move)
        self.unquiet.append(unquiet)
        self.payoffs.append(payoff)
        self.inner.append(inner)
        return node

    def done(self, layers: Sequence[Mover] | None = None) -> GameTree:
        """The finished tree; `layers` says who moves where nobody was named, level by level."""
        if not self.payoffs:
            raise TreeError(message("tree-none"))
        if self.name_moves:
            self._move_names()
        players = self._players()
        self._check_fractions()
        turns = layers or (TWO_PLAYERS if players is None else SEATS[:players])
        movers = tuple(
            (mover or turns[depth % len(turns)]) if inner else None
            for mover, depth, inner in zip(self.movers, self.depths, self.inner, strict=True)
        )
        for node, mover in enumerate(movers):
            self._check_mover(NodeId(node), mover, players)
        odds = tuple(self._odds(NodeId(node), mover) for node, mover in enumerate(movers))
        shape = TreeShape(
            movers,
            tuple(tuple(children) for children in self.children),
            tuple(self.parents),
            tuple(self.depths),
            odds,
            tuple(self.statics),
            tuple(self.names),
            tuple(self.states),
            tuple(self.moves),
            tuple(self.unquiet),
        )
        return GameTree(shape, self.payoffs)

    def _move_names(self) -> None:
        """Take names for moves in every ply that shares one with another node."""
        times = Counter(self.names)
        named = list(zip(self.names, self.depths, strict=True))
        plies = {depth for name, depth in named if name is not None and times[name] > 1}
        for node, (name, depth) in enumerate(named):
            if depth in plies and name is not None and self.moves[node] is None:
                self.moves[node], self.names[node] = name, None

    def _players(self) -> int | None:
        """The length of the payoff vectors, the same everywhere; None for single numbers."""
        first: tuple[NodeId, int | None] | None = None
        for index, (payoff, static) in enumerate(zip(self.payoffs, self.statics, strict=True)):
            given = payoff if payoff is not None else static
            if given is None:
                continue
            node = NodeId(index)
            length = len(given) if isinstance(given, tuple) else None
            if length is not None and not 2 <= length <= MOST_PLAYERS:
                raise TreeError(
                    message("vector-length", most=MOST_PLAYERS, count=str(length)), node
                )
            first = first or (node, length)
            if length == first[1]:
                continue
            if length is None or first[1] is None:
                raise TreeError(message("tree-mixed"), node)
            raise TreeError(
                message("tree-vectors-differ", count=length, first=first[1]),
                node,
            )
        return first[1] if first else None

    def _check_fractions(self) -> None:
        """Refuse fractions whose sum has a denominator that grows with the tree."""
        for given, what in ((self.payoffs + self.statics, "values"), (self.odds, "odds")):
            common = 1
            for index, payoff in enumerate(given):
                if payoff is None or isinstance(payoff, int):
                    continue
                for score in payoff if isinstance(payoff, tuple) else (payoff,):
                    common = lcm(common, score.denominator)
                if common >= 10**MOST_COMMON:
                    raise TreeError(
                        message("tree-denominator", what=what, most=MOST_COMMON),
                        NodeId(index % len(self.payoffs)),
                    )

    def _check_mover(self, node: NodeId, mover: Mover | None, players: int | None) -> None:
        if mover is None or mover is Mover.CHANCE:
            return
        if players is None and mover not in TWO_PLAYERS:
            if any(payoff is not None for payoff in self.payoffs):
                raise TreeError(message("tree-needs-vectors", player=mover.value), node)
            return
        if players is not None and mover in TWO_PLAYERS:
            raise TreeError(message("needs-numbers", who=mover.value), node)
        if players is not None and mover.seat >= players:
            raise TreeError(
                message("tree-seat", player=mover.value, count=players),
                node,
            )

    def _odds(self, node: NodeId, mover: Mover | None) -> tuple[Score, ...]:
        children = self.children[node]
        given = [self.odds[child] for child in children]
        if mover is not Mover.CHANCE:
            for child, odds in zip(children, given, strict=True):
                if odds is not None:
                    raise TreeError(message("tree-odds-without-chance"), child)
            return ()
        if all(odds is None for odds in given):
            return (Fraction(1, len(children)),) * len(children)
        shown = self._where(node)
        exact = [odds for odds in given if odds is not None]
        if len(exact) < len(given):
            raise TreeError(message("tree-odds-some", node=shown), node)
        for child, odds in zip(children, exact, strict=True):
            if odds < 0:
                raise TreeError(message("tree-odds-negative", odds=str(odds)), child)
        if sum(exact) != 1:
            raise TreeError(message("tree-odds-sum", node=shown, sum=str(sum(exact))), node)
        return tuple(exact)

    def _where(self, node: NodeId) -> Message:
        """A node as an error names it."""
        way: list[str] = []
        parent = self.parents[node]
        while parent is not None:
            way.append(str(self.children[parent].index(node)))
            node, parent = parent, self.parents[parent]
        return message("the-node", path=".".join(reversed(way))) if way else message("the-root")


def _showable(text: str) -> bool:
    """Whether a text may stand in a node or on a branch."""
    return 0 < len(text) <= MOST_LETTERS and text.isprintable() and '"' not in text


def reordered(tree: GameTree, order: Mapping[NodeId, Sequence[NodeId]]) -> GameTree:
    """The tree with the children of some nodes in another order."""
    shape = tree.shape
    children = [tuple(order.get(node, shape.children[node])) for node in tree]
    before: list[NodeId] = []  # the node of the tree that comes at each place of the new one
    waiting = [GameTree.ROOT]
    while waiting:
        before.append(waiting.pop())
        waiting.extend(reversed(children[before[-1]]))
    after = {node: NodeId(place) for place, node in enumerate(before)}

    def shares(node: NodeId) -> tuple[Score, ...]:
        given = dict(zip(shape.children[node], shape.odds[node], strict=True))
        return tuple(given[child] for child in children[node])

    def moved(column: Sequence[T]) -> tuple[T, ...]:
        return tuple(map(column.__getitem__, before))

    turned = TreeShape(
        moved(shape.movers),
        tuple(tuple(map(after.__getitem__, children[node])) for node in before),
        tuple(None if above is None else after[above] for above in moved(shape.parents)),
        moved(shape.depths),
        tuple(shares(node) if shape.odds[node] else () for node in before),
        moved(shape.statics),
        moved(shape.names),
        moved(shape.states),
        moved(shape.moves),
        moved(shape.unquiet),
    )
    return GameTree(turned, moved(tree.payoffs))

"""Game trees: immutable, their nodes numbered in preorder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from functools import cached_property
from typing import NewType

NodeId = NewType("NodeId", int)
Score = int | Fraction
Payoff = Score | tuple[Score, ...]

MOST_PLIES = 64
MOST_NODES = 200_000
MOST_PLAYERS = 8


class Mover(Enum):
    """Who moves at a node: one of two opponents, chance, or one of up to eight players."""

    MAX = "max"
    MIN = "min"
    CHANCE = "chance"
    A = "A"
    B = "B"
    C = "C"
    D = "D"
    E = "E"
    F = "F"
    G = "G"
    H = "H"

    @property
    def seat(self) -> int:
        """The mover's component in a payoff vector."""
        return SEATS.index(self)


SEATS = tuple(Mover(letter) for letter in "ABCDEFGH")
TWO_PLAYERS = (Mover.MAX, Mover.MIN)


@dataclass(frozen=True, slots=True)
class Leaf:
    """The game ends here; a payoff of None is unknown, and may not be visited."""

    payoff: Payoff | None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A player moves; the static value is what an evaluation says without searching on."""

    player: Mover
    children: tuple[NodeId, ...]
    static: Payoff | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Chance:
    """A die is thrown: each child comes with its odds, which add up to 1."""

    children: tuple[NodeId, ...]
    odds: tuple[Score, ...]
    static: Payoff | None = None
    name: str | None = None


Node = Leaf | Choice | Chance


class TreeError(ValueError):
    """What is wrong with a tree, and at which node."""

    def __init__(self, message: str, node: NodeId | None = None) -> None:
        super().__init__(message)
        self.node = node


@dataclass(frozen=True, slots=True)
class Shape:
    """All of a tree but its leaves' payoffs, so that trees of one shape can share it."""

    movers: tuple[Mover | None, ...]
    children: tuple[tuple[NodeId, ...], ...]
    parents: tuple[NodeId | None, ...]
    depths: tuple[int, ...]
    odds: tuple[tuple[Score, ...], ...]
    statics: tuple[Payoff | None, ...]
    names: tuple[str | None, ...]


class GameTree:
    """A game tree; node 0 is the root, and children stand in the order they are drawn."""

    ROOT = NodeId(0)

    def __init__(self, shape: Shape, payoffs: Sequence[Payoff | None]) -> None:
        self.shape = shape
        self.payoffs = tuple(payoffs)

    def with_payoffs(self, payoffs: Sequence[Payoff | None]) -> GameTree:
        """The same tree with other leaves; entries at inner nodes are None."""
        return GameTree(self.shape, payoffs)

    def __len__(self) -> int:
        return len(self.payoffs)

    def __iter__(self) -> Iterator[NodeId]:
        return map(NodeId, range(len(self.payoffs)))

    def __getitem__(self, node: NodeId) -> Node:
        return self._nodes[node]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameTree):
            return NotImplemented
        return self.payoffs == other.payoffs and self.shape == other.shape

    def __hash__(self) -> int:
        return hash((self.payoffs, self.shape))

    @cached_property
    def _nodes(self) -> tuple[Node, ...]:
        return tuple(self._node(node) for node in self)

    def _node(self, node: NodeId) -> Node:
        shape = self.shape
        mover, children = shape.movers[node], shape.children[node]
        static, name = shape.statics[node], shape.names[node]
        if mover is None:
            return Leaf(self.payoffs[node], name)
        if mover is Mover.CHANCE:
            return Chance(children, shape.odds[node], static, name)
        return Choice(mover, children, static, name)

    def is_leaf(self, node: NodeId) -> bool:
        """Whether the game ends at this node."""
        return self.shape.movers[node] is None

    def mover(self, node: NodeId) -> Mover:
        """Who moves at this inner node."""
        mover = self.shape.movers[node]
        if mover is None:
            raise TreeError(f"nobody moves at the leaf {self.path(node)}", node)
        return mover

    def children(self, node: NodeId) -> tuple[NodeId, ...]:
        """The node's children, from left to right."""
        return self.shape.children[node]

    def parent(self, node: NodeId) -> NodeId | None:
        """The node above, or None above the root."""
        return self.shape.parents[node]

    def depth(self, node: NodeId) -> int:
        """How many moves lead from the root to this node."""
        return self.shape.depths[node]

    @cached_property
    def height(self) -> int:
        """The moves on the longest way from the root to a leaf."""
        return max(self.shape.depths)

    @cached_property
    def leaves(self) -> tuple[NodeId, ...]:
        """The leaves, from left to right."""
        return tuple(node for node in self if self.is_leaf(node))

    @cached_property
    def inner(self) -> tuple[NodeId, ...]:
        """The nodes where somebody moves, in preorder."""
        return tuple(node for node in self if not self.is_leaf(node))

    @cached_property
    def players(self) -> int | None:
        """The length of the payoff vectors, or None where payoffs are single numbers."""
        for payoff in (*self.payoffs, *self.shape.statics):
            if payoff is not None:
                return len(payoff) if isinstance(payoff, tuple) else None
        return None

    @cached_property
    def round(self) -> int:
        """How many plies pass until the root's mover moves again."""
        movers = self.shape.movers
        again = [
            self.depth(node)
            for node in self
            if node != self.ROOT and movers[node] is movers[self.ROOT]
        ]
        return min(again, default=max(self.height, 1))

    def within(self, node: NodeId) -> range:
        """The node and everything below it."""
        end = int(node) + 1
        while self.shape.children[end - 1]:
            end = self.shape.children[end - 1][-1] + 1
        return range(node, end)

    def ancestors(self, node: NodeId) -> Iterator[NodeId]:
        """The nodes above, from the parent up to the root."""
        above = self.parent(node)
        while above is not None:
            yield above
            above = self.parent(above)

    def path(self, node: NodeId) -> str:
        """The child indexes that lead to the node, joined by dots."""
        return ".".join(map(str, self.indexes(node)))

    def indexes(self, node: NodeId) -> tuple[int, ...]:
        """The child indexes that lead from the root to the node."""
        way: list[int] = []
        for above in self.ancestors(node):
            way.append(self.children(above).index(node))
            node = above
        return tuple(reversed(way))

    def find(self, path: str) -> NodeId:
        """The node at a path such as "1.2"."""
        node = self.ROOT
        for part in path.split(".") if path else ():
            children = self.children(node)
            if not (part.isascii() and part.isdigit() and int(part) < len(children)):
                raise TreeError(f"there is no node {path!r} in this tree")
            node = children[int(part)]
        return node

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """A name for every node: its own, else a letter at inner nodes, else nothing.

        Letters run level by level. Where players are called A to H, letters start at K.
        """
        own = self.shape.names
        taken = {name for name in own if name}
        letters = _letters(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if self.players is None else "KLMNPQRSTUVWXYZ"
        )
        labels = [name or "" for name in own]
        for node in sorted(self.inner, key=self.depth):
            if not labels[node]:
                labels[node] = next(letter for letter in letters if letter not in taken)
        return tuple(labels)

    def reordered(self, order: dict[NodeId, Sequence[NodeId]]) -> GameTree:
        """The tree with the children of some nodes in another order."""
        builder = Builder()
        self.copy_into(builder, self.ROOT, order)
        return builder.done()

    def copy_into(
        self, builder: Builder, node: NodeId, order: dict[NodeId, Sequence[NodeId]] | None = None
    ) -> None:
        """Grow this node and all below it in another tree."""
        shape = self.shape
        parent = self.parent(node)
        odds: Score | None = None
        if parent is not None and shape.odds[parent]:
            odds = shape.odds[parent][self.children(parent).index(node)]
        if self.is_leaf(node):
            builder.leaf(self.payoffs[node], shape.names[node], odds)
            return
        builder.open(shape.movers[node], shape.statics[node], shape.names[node], odds)
        for child in (order or {}).get(node, self.children(node)):
            self.copy_into(builder, child, order)
        builder.close()


def _letters(alphabet: str) -> Iterator[str]:
    """A, B, ... Z, AA, AB, ... without end."""
    ends = [""]
    while True:
        ends = [end + letter for end in ends for letter in alphabet]
        yield from ends


@dataclass(slots=True)
class Builder:
    """Grows a tree in preorder, and refuses what is too large as soon as it shows."""

    movers: list[Mover | None] = field(default_factory=list)
    children: list[list[NodeId]] = field(default_factory=list)
    parents: list[NodeId | None] = field(default_factory=list)
    depths: list[int] = field(default_factory=list)
    odds: list[Score | None] = field(default_factory=list)
    statics: list[Payoff | None] = field(default_factory=list)
    names: list[str | None] = field(default_factory=list)
    payoffs: list[Payoff | None] = field(default_factory=list)
    inner: list[bool] = field(default_factory=list)
    path: list[NodeId] = field(default_factory=list)

    def open(
        self,
        mover: Mover | None,
        static: Payoff | None = None,
        name: str | None = None,
        odds: Score | None = None,
    ) -> NodeId:
        """Start an inner node; without a mover, its level will say who moves."""
        node = self._add(True, mover, static, name, odds, None)
        self.path.append(node)
        return node

    def leaf(
        self, payoff: Payoff | None, name: str | None = None, odds: Score | None = None
    ) -> NodeId:
        """Add a leaf."""
        return self._add(False, None, None, name, odds, payoff)

    def close(self) -> None:
        """End the inner node that was opened last."""
        node = self.path.pop()
        if not self.children[node]:
            raise TreeError("an inner node needs at least one child", node)

    def _add(
        self,
        inner: bool,
        mover: Mover | None,
        static: Payoff | None,
        name: str | None,
        odds: Score | None,
        payoff: Payoff | None,
    ) -> NodeId:
        node = NodeId(len(self.payoffs))
        if node >= MOST_NODES:
            raise TreeError(
                f"the tree has more than {MOST_NODES:,} nodes: take a smaller one", node
            )
        if len(self.path) > MOST_PLIES:
            raise TreeError(f"the tree is deeper than {MOST_PLIES} plies: take a flatter one", node)
        parent = self.path[-1] if self.path else None
        if parent is None and node:
            raise TreeError("the tree has ended: a second root begins here", node)
        if parent is not None:
            self.children[parent].append(node)
        self.movers.append(mover)
        self.children.append([])
        self.parents.append(parent)
        self.depths.append(len(self.path))
        self.odds.append(odds)
        self.statics.append(static)
        self.names.append(name)
        self.payoffs.append(payoff)
        self.inner.append(inner)
        return node

    def done(self, layers: Sequence[Mover] | None = None) -> GameTree:
        """The finished tree; `layers` says who moves where nobody was named, level by level."""
        if not self.payoffs:
            raise TreeError("there is no tree here")
        players = self._players()
        turns = layers or (TWO_PLAYERS if players is None else SEATS[:players])
        movers = tuple(
            (mover or turns[depth % len(turns)]) if inner else None
            for mover, depth, inner in zip(self.movers, self.depths, self.inner, strict=True)
        )
        for node, mover in enumerate(movers):
            self._check_mover(NodeId(node), mover, players)
        odds = tuple(self._odds(NodeId(node), mover) for node, mover in enumerate(movers))
        shape = Shape(
            movers,
            tuple(tuple(children) for children in self.children),
            tuple(self.parents),
            tuple(self.depths),
            odds,
            tuple(self.statics),
            tuple(self.names),
        )
        return GameTree(shape, self.payoffs)

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
                raise TreeError(f"a vector has 2 to {MOST_PLAYERS} numbers, not {length}", node)
            first = first or (node, length)
            if length == first[1]:
                continue
            if length is None or first[1] is None:
                raise TreeError("this tree mixes vectors and single numbers: use one of them", node)
            raise TreeError(
                f"this vector has {length} numbers, the first one had {first[1]}: "
                "give every player one",
                node,
            )
        return first[1] if first else None

    def _check_mover(self, node: NodeId, mover: Mover | None, players: int | None) -> None:
        if mover is None or mover is Mover.CHANCE:
            return
        if players is None and mover not in TWO_PLAYERS:
            if any(payoff is not None for payoff in self.payoffs):
                raise TreeError(
                    f"player {mover.value} needs vectors at the leaves, such as (1, 2, 3)", node
                )
            return
        if players is not None and mover in TWO_PLAYERS:
            raise TreeError(f"{mover.value} needs single numbers at the leaves, not vectors", node)
        if players is not None and mover.seat >= players:
            raise TreeError(
                f"player {mover.value} moves here, but the vectors have only {players} numbers",
                node,
            )

    def _odds(self, node: NodeId, mover: Mover | None) -> tuple[Score, ...]:
        children = self.children[node]
        given = [self.odds[child] for child in children]
        if mover is not Mover.CHANCE:
            for child, odds in zip(children, given, strict=True):
                if odds is not None:
                    raise TreeError("odds belong below chance nodes only: leave them out", child)
            return ()
        if all(odds is None for odds in given):
            return (Fraction(1, len(children)),) * len(children)
        shown = self._path(node) or "the root"
        exact = [odds for odds in given if odds is not None]
        if len(exact) < len(given):
            raise TreeError(f"only some children of {shown} have odds: give all or none", node)
        for child, odds in zip(children, exact, strict=True):
            if odds <= 0:
                raise TreeError(f"odds must be positive, not {odds}", child)
        if sum(exact) != 1:
            raise TreeError(f"the odds at {shown} add up to {sum(exact)}, not to 1", node)
        return tuple(exact)

    def _path(self, node: NodeId) -> str:
        way: list[str] = []
        parent = self.parents[node]
        while parent is not None:
            way.append(str(self.children[parent].index(node)))
            node, parent = parent, self.parents[parent]
        return "node " + ".".join(reversed(way)) if way else ""

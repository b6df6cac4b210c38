"""Game trees: immutable, their nodes numbered in preorder."""

from collections.abc import Iterator, Sequence
from enum import Enum
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple, NewType

from resources.words import Message, PlywoodError, message

NodeId = NewType("NodeId", int)
Score = int | Fraction
Payoff = Score | tuple[Score, ...]

MOST_PLIES = 64
MOST_NODES = 200_000
MOST_PLAYERS = 8
MOST_LETTERS = 60
"""Of what stands in a node, and of the name of a move."""


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


class Leaf(NamedTuple):
    """The game ends here; a payoff of None is unknown, and may not be visited."""

    payoff: Payoff | None
    name: str | None = None


class Choice(NamedTuple):
    """A player moves; the static value is what an evaluation says without searching on."""

    player: Mover
    children: tuple[NodeId, ...]
    static: Payoff | None = None
    name: str | None = None


class Chance(NamedTuple):
    """A die is thrown: each child comes with its odds, which add up to 1."""

    children: tuple[NodeId, ...]
    odds: tuple[Score, ...]
    static: Payoff | None = None
    name: str | None = None


Node = Leaf | Choice | Chance


class TreeError(PlywoodError):
    """What is wrong with a tree, and at which node."""

    def __init__(self, sentence: Message, node: NodeId | None = None) -> None:
        super().__init__(sentence)
        self.node = node


class TreeShape(NamedTuple):
    """All of a tree but its leaves' payoffs, so that trees of one shape can share it."""

    movers: tuple[Mover | None, ...]
    children: tuple[tuple[NodeId, ...], ...]
    parents: tuple[NodeId | None, ...]
    depths: tuple[int, ...]
    odds: tuple[tuple[Score, ...], ...]
    statics: tuple[Payoff | None, ...]
    names: tuple[str | None, ...]
    states: tuple[str | None, ...]  # what stands in a node of a game; may repeat
    moves: tuple[str | None, ...]  # what the move is called that leads to a node
    unquiet: tuple[bool, ...]  # where the next move may change a static value a lot


class GameTree:
    """A game tree; node 0 is the root, and children stand in the order they are drawn."""

    ROOT = NodeId(0)

    def __init__(self, shape: TreeShape, payoffs: Sequence[Payoff | None]) -> None:
        self.shape = shape
        self.payoffs = tuple(payoffs)

    def with_payoffs(self, payoffs: Sequence[Payoff | None]) -> "GameTree":
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
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.payoffs, self.shape))

    def __reduce__(self) -> "tuple[type[GameTree], tuple[TreeShape, tuple[Payoff | None, ...]]]":
        """What is worked out about a tree stays behind when it goes to another process."""
        return GameTree, (self.shape, self.payoffs)

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
            raise TreeError(message("tree-leaf-mover", path=self.path(node)), node)
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
        movers = enumerate(self.shape.movers)
        return tuple(NodeId(node) for node, mover in movers if mover is None)

    @cached_property
    def inner(self) -> tuple[NodeId, ...]:
        """The nodes where somebody moves, in preorder."""
        movers = enumerate(self.shape.movers)
        return tuple(NodeId(node) for node, mover in movers if mover is not None)

    @cached_property
    def levels(self) -> tuple[tuple[NodeId, ...], ...]:
        """The nodes of each depth, from left to right."""
        levels: list[list[NodeId]] = [[] for _ in range(self.height + 1)]
        for node, depth in enumerate(self.shape.depths):
            levels[depth].append(NodeId(node))
        return tuple(map(tuple, levels))

    @cached_property
    def level_movers(self) -> tuple[tuple[Mover, ...], ...]:
        """Who moves at each depth, each mover once."""
        found: list[dict[Mover, None]] = [{} for _ in range(self.height + 1)]
        for depth, mover in zip(self.shape.depths, self.shape.movers, strict=True):
            if mover is not None:
                found[depth][mover] = None
        return tuple(map(tuple, found))

    @cached_property
    def players(self) -> int | None:
        """The length of the payoff vectors, or None where payoffs are single numbers."""
        for payoff in (*self.payoffs, *self.shape.statics):
            if payoff is not None:
                return len(payoff) if isinstance(payoff, tuple) else None
        return None

    @cached_property
    def round(self) -> int:
        """How many plies pass until every player has moved and the root's mover moves again."""
        first = self.shape.movers[self.ROOT]
        waiting = {mover for movers in self.level_movers for mover in movers} - {Mover.CHANCE}
        for depth, movers in enumerate(self.level_movers):
            if depth and not waiting and first in movers:
                return depth
            waiting.difference_update(movers)
        return max(self.height, 1)

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
            way.append(self._places[node])
            node = above
        return tuple(reversed(way))

    @cached_property
    def _places(self) -> tuple[int, ...]:
        """Every node's index among its siblings; looked up, as there can be 200,000 of them."""
        places = [0] * len(self)
        for children in self.shape.children:
            for place, child in enumerate(children):
                places[child] = place
        return tuple(places)

    def find(self, path: str) -> NodeId:
        """The node at a path such as "1.2"."""
        node = self.ROOT
        for part in path.split(".") if path else ():
            children = self.children(node)
            is_number = part.isascii() and part.isdigit() and len(part) <= len(str(MOST_NODES))
            if not is_number or int(part) >= len(children):
                raise TreeError(message("tree-no-node", path=repr(path)))
            node = children[int(part)]
        return node

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """A name for every node: its own, else a letter at inner nodes, else nothing.

        Letters run level by level. Where players are called A to H, letters start at K.
        """
        own = self.shape.names
        taken = {name for name in own if name}
        letters = letters_in_turn(ALPHABET if self.players is None else BEHIND_PLAYERS)
        labels = [name or "" for name in own]
        for node in sorted(self.inner, key=self.depth):
            if not labels[node]:
                labels[node] = next(letter for letter in letters if letter not in taken)
        return tuple(labels)


ALPHABET, BEHIND_PLAYERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "KLMNPQRSTUVWXYZ"


def letters_in_turn(alphabet: str = ALPHABET) -> Iterator[str]:
    """A, B, ... Z, AA, AB, ... without end."""
    ends = [""]
    while True:
        ends = [end + letter for end in ends for letter in alphabet]
        yield from ends

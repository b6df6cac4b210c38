"""The steps of Monte Carlo tree search.

They are no more than made of their fields: whatever else a dataclass brings, every start would pay.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from resources.words import Message, message
from search.methods.mcts_counts import show_count
from search.numbers import as_int, write_payoff
from search.rules import FinalMove
from search.trace import MethodStep, Snapshot
from search.tree import GameTree, NodeId, Score

DECIMALS = 3
"""How exactly UCB1 is told."""


def node_name(tree: GameTree, node: NodeId) -> str:
    """A node's name; a leaf that has none is called after its parent: B1, B2."""
    parent, payoff = tree.parent(node), tree.payoffs[node]
    if tree.labels[node]:
        return tree.labels[node]
    if parent is None:  # all there is: a leaf is called by its number
        return "?" if payoff is None else write_payoff(payoff)
    return f"{node_name(tree, parent)}{tree.indexes(node)[-1] + 1}"


def show_ucb1(score: Fraction) -> str:
    """UCB1 as people see it."""
    return f"{float(score):.{DECIMALS}f}"


@dataclass(eq=False, repr=False)
class StartIteration(MethodStep):
    """One more iteration begins at the root."""

    node: NodeId
    name: str
    number: int

    def apply(self, snapshot: Snapshot) -> None:
        """The way of the last one is forgotten."""
        snapshot.moves = {}
        snapshot.keep("iteration", message("memory-iteration"), str(self.number))

    def sentence(self) -> Message:
        """Which one."""
        return message("step-iteration", number=self.number, node=self.name)


@dataclass(eq=False, repr=False)
class Select(MethodStep):
    """A child is taken: the one with the highest UCB1, or the first that was never visited."""

    node: NodeId
    child: NodeId
    children: tuple[NodeId, ...]
    scores: tuple[Fraction, ...]  # none where an unvisited child comes first
    names: tuple[str, ...]  # of the node and of all children

    def apply(self, snapshot: Snapshot) -> None:
        """It is marked, like a best move."""
        snapshot.moves[self.node] = self.child

    def sentence(self) -> Message:
        """UCB1 of each child, and whose is the highest."""
        node, *children = self.names
        taken = children[self.children.index(self.child)]
        if not self.scores:
            return message("step-unvisited", node=node, child=taken)
        pairs = zip(children, self.scores, strict=True)
        told = ", ".join(f"{child} {show_ucb1(score)}" for child, score in pairs)
        return message("step-select", node=node, child=taken, scores=told)


@dataclass(eq=False, repr=False)
class Expand(MethodStep):
    """New nodes hang below a node; the first of them is played out."""

    node: NodeId
    child: NodeId
    children: tuple[NodeId, ...]
    names: tuple[str, ...]  # of the node and of the new children

    def apply(self, snapshot: Snapshot) -> None:
        """They stand there without a visit."""
        snapshot.moves[self.node] = self.child
        snapshot.counts |= dict.fromkeys(self.children, show_count(0, 0))

    def sentence(self) -> Message:
        """Which, and where."""
        node, *children = self.names
        words = {"node": node, "children": ", ".join(children), "child": children[0]}
        return message("step-expand" if len(children) == 1 else "step-expand-all", **words)


@dataclass(eq=False, repr=False)
class PlayOut(MethodStep):
    """The game is played to its end from a node."""

    node: NodeId
    name: str
    result: Score  # what MAX gets of it: 1, 1/2 or 0
    given: bool  # whether it is given, or played at random

    def apply(self, snapshot: Snapshot) -> None:
        """What comes of it is kept."""
        snapshot.leaves.append(self.node)
        snapshot.keep("result", message("memory-result"), str(self.result))

    def sentence(self) -> Message:
        """Who won."""
        won = {0: "min", 1: "max"}.get(int(self.result) if self.result != Fraction(1, 2) else -1)
        return message(f"step-playout-{won or 'draw'}", node=self.name)


@dataclass(eq=False, repr=False)
class BackUp(MethodStep):
    """A node counts the playout."""

    node: NodeId
    name: str
    wins: Score
    visits: int

    def apply(self, snapshot: Snapshot) -> None:
        """Its count stands in it."""
        shown = show_count(self.wins, self.visits)
        snapshot.counts[self.node] = shown
        snapshot.keep(self.name, message("words", words=self.name), shown)

    @property
    def returned(self) -> Score:
        """The mean so far."""
        return as_int(Fraction(self.wins) / self.visits)

    def sentence(self) -> Message:
        """The new count."""
        return message("step-back-up", node=self.name, count=show_count(self.wins, self.visits))


@dataclass(eq=False, repr=False)
class Play(MethodStep):
    """The search is over, and a move is played."""

    node: NodeId
    value: Score  # the mean of the move, for who plays it
    line: tuple[NodeId, ...]
    names: tuple[str, ...]  # of the root and of the move
    by: FinalMove

    def apply(self, snapshot: Snapshot) -> None:
        """The line that would be played is marked."""
        snapshot.moves = dict(self.moves)
        snapshot.done.add(self.node)

    @property
    def moves(self) -> Mapping[NodeId, NodeId]:
        """From the root on, what would be played."""
        return dict(pairwise((self.node, *self.line)))

    @property
    def returned(self) -> Score:
        """What the move has brought so far."""
        return self.value

    def sentence(self) -> Message:
        """Which move, and why."""
        node, move = self.names
        return message(f"step-play-{self.by.value}", node=node, move=move)

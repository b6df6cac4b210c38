"""Monte Carlo tree search as a student does it: every number from what was written before.

Whoever errs does one part of it otherwise, in a subclass.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from search.methods.mcts_counts import Count, given_counts
from search.methods.monte_carlo import half_points
from search.methods.ucb import factor, root_of_log
from search.numbers import as_int
from search.rules import FinalMove, Order, Rules, Wins
from search.tree import GameTree, Mover, NodeId, Score

Counts = Mapping[NodeId, Count]
MOST_VISITS = 10**6
NEVER: Count = (0, 0)


class ByHand:
    """One iteration after the other, over counts of wins and visits."""

    def __init__(self, tree: GameTree, rules: Rules) -> None:
        self.tree, self.rules = tree, rules
        self.first: Counts = given_counts(tree)
        self.root_mover = Mover.MAX if tree.is_leaf(GameTree.ROOT) else tree.mover(GameTree.ROOT)

    def children(self, node: NodeId) -> Sequence[NodeId]:
        """In the order in which they are tried."""
        children = self.tree.children(node)
        return children[::-1] if self.rules.order is Order.RIGHT_TO_LEFT else children

    def result(self, number: int, node: NodeId) -> Score:
        """What the root's player gets of the playout of an iteration, which starts at a node."""
        payoff = self.tree.payoffs[node]
        if payoff is not None and not isinstance(payoff, tuple):
            mine = half_points(payoff)
            return as_int(Fraction(mine if self.root_mover is Mover.MAX else 2 - mine, 2))
        return self.rules.playouts[number - 1]

    def chooser_is_counted(self, node: NodeId) -> bool:
        """Whether who moves at a node is the one whose wins its children count."""
        return self.rules.wins is Wins.MOVER or self.tree.mover(node) is self.root_mover

    def parent_visits(self, counts: Counts, node: NodeId) -> int:
        """The N of UCB1: how often the parent was visited."""
        return counts.get(self.tree.parent(node) or GameTree.ROOT, NEVER)[1]

    def constant(self) -> Fraction:
        """What the root of ln N / n is multiplied by."""
        return Fraction(factor(self.rules))

    def mean(self, counts: Counts, node: NodeId) -> Fraction | None:
        """The mean of a child for who chooses it; None without visits."""
        wins, visits = counts.get(node, NEVER)
        if visits < 1:
            return None
        mean = Fraction(wins) / visits
        return mean if self.chooser_is_counted(self.tree.parent(node) or NodeId(0)) else 1 - mean

    def ucb1(self, counts: Counts, node: NodeId) -> Fraction | None:
        """UCB1 of a child; None where there is none yet."""
        mean, parent = self.mean(counts, node), self.parent_visits(counts, node)
        visits = counts.get(node, NEVER)[1]
        if mean is None or not 1 <= parent <= MOST_VISITS or visits > MOST_VISITS:
            return None
        return mean + self.explored(visits, parent)

    def explored(self, visits: int, parent: int) -> Fraction:
        """What few visits add to the mean."""
        return self.constant() * Fraction(root_of_log(visits, parent))

    def choose(self, counts: Counts, node: NodeId, scores: Mapping[NodeId, Score]) -> NodeId:
        """The child to go to, by the scores that are written and else by its own."""
        children = self.children(node)
        new = [child for child in children if counts.get(child, NEVER)[1] < 1]
        return new[0] if new else self.highest(counts, children, scores)

    def highest(
        self, counts: Counts, children: Iterable[NodeId], scores: Mapping[NodeId, Score]
    ) -> NodeId:
        """The child with the highest UCB1, the first of equals."""
        found = {child: scores.get(child, self.ucb1(counts, child) or 0) for child in children}
        return max(found, key=found.__getitem__)

    def descend(self, counts: Counts, node: NodeId, scores: Mapping[NodeId, Score]) -> NodeId:
        """Where the playout starts, from a node on: at a new node, or at the end of the tree."""
        while counts.get(node, NEVER)[1] > 0 and self.tree.children(node):
            node = self.choose(counts, node, scores)
        return node

    def counted_for_root(self, node: NodeId) -> bool:
        """Whether a node counts what the root's player wins."""
        if self.rules.wins is Wins.ROOT:
            return True
        parent = self.tree.parent(node)
        return parent is not None and self.tree.mover(parent) is self.root_mover

    def gain(self, node: NodeId, result: Score) -> Score:
        """The wins that a node on the way counts."""
        return result if self.counted_for_root(node) else 1 - result

    def way(self, start: NodeId) -> set[NodeId]:
        """The nodes that count a playout from this one."""
        return {start, *self.tree.ancestors(start)}

    def counted(self, counts: Counts, number: int, start: NodeId) -> dict[NodeId, Count]:
        """The counts after an iteration whose playout started at a node."""
        result, after = self.result(number, start), dict(counts)
        for node in self.way(start):
            wins, visits = counts.get(node, NEVER)
            after[node] = as_int(Fraction(wins) + self.gain(node, result)), visits + 1
        return after

    def final(self, counts: Counts) -> NodeId:
        """The move to play: the most visits or the best mean, the first of equals."""
        children = self.children(GameTree.ROOT)
        if self.rules.final_move is FinalMove.VISITS:
            return max(children, key=lambda child: counts.get(child, NEVER)[1])
        means = {child: self.mean(counts, child) for child in children}
        seen = {child: mean for child, mean in means.items() if mean is not None}
        return max(seen or children, key=lambda child: seen.get(child, 0))

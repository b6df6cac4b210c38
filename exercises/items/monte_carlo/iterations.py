"""Iterations done by hand: what stands before and after each, by what was written so far."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from exercises.asks.reading import option_letters
from exercises.exercise import Given
from exercises.items import GivenError, Written
from exercises.items.monte_carlo.by_hand import NEVER, ByHand, Counts
from resources.words import message, placed
from search.methods.mcts import iterations
from search.methods.mcts_steps import node_name
from search.rules import Rules
from search.tree import GameTree, NodeId, Score

ASKED = ("ucb1", "chosen", "node", "after", "move")
MOST_ITERATIONS, MOST_NODES = 12, 26
"""Nobody does more by hand."""
ROOT = GameTree.ROOT


class Iterations:
    """Some iterations on a tree, with what is given of them and what is asked."""

    def __init__(self, tree: GameTree, rules: Rules, given: Given, by: ByHand) -> None:
        self.tree, self.by = tree, by
        self.names = {node: node_name(tree, node) for node in tree}
        self.last = iterations(rules) if rules.playouts else 0
        self._check(len(rules.playouts))
        told = dict(given)
        self.starts = self._starts(told.get("start", ()))
        self.asked = self._asked(told.get("ask", ()))
        self.below = tuple(node for level in tree.levels[1:] for node in level)  # may be played out
        self.letters = option_letters([self.names[node] for node in self.below])
        self.root_letters = option_letters([self.names[node] for node in tree.children(ROOT)])

    def _check(self, playouts: int) -> None:
        if self.tree.is_leaf(ROOT) or len(self.tree) > MOST_NODES:
            raise GivenError(placed(message("given-mcts-tree", most=MOST_NODES), "tree"))
        if len(set(self.names.values())) < len(self.tree):
            raise GivenError(placed(message("given-mcts-names"), "tree"))
        if not 1 <= self.last <= MOST_ITERATIONS:
            many = message("given-mcts-iterations", most=MOST_ITERATIONS)
            raise GivenError(placed(many, "rules", "playouts"))
        if playouts < self.last:  # whoever errs may come to where the tree does not say who wins
            raise GivenError(placed(message("given-playouts", number=playouts + 1), "rules"))

    def _starts(self, texts: Sequence[str]) -> tuple[NodeId, ...]:
        nodes = {name: node for node, name in self.names.items() if node}
        for text in texts:
            if text not in nodes:
                unknown = message("given-choice", name=repr(text), known=", ".join(nodes))
                raise GivenError(placed(unknown, "given", "start"))
        return tuple(nodes[text] for text in texts[: self.last])

    def _asked(self, texts: Sequence[str]) -> tuple[str, ...]:
        """What is asked; over several iterations not the child at the root, which the node says."""
        strange = [text for text in texts if text not in ASKED]
        if strange:
            unknown = message("given-choice", name=repr(strange[0]), known=", ".join(ASKED))
            raise GivenError(placed(unknown, "given", "ask"))
        if texts:
            return tuple(texts)
        if len(self.starts) == self.last:
            return ("after",)
        return ASKED if self.last == 1 else tuple(each for each in ASKED if each != "chosen")

    def scored(self, number: int) -> tuple[NodeId, ...]:
        """Whose UCB1 is asked: siblings that all have visits, as whoever reads the task can tell.

        The children of the root have, as soon as there were as many iterations; others only where
        the tree begins with counts, and one iteration is asked.
        """
        first, found = self.by.first, list[NodeId]()
        for node in self.tree.inner:
            children = self.tree.children(node)
            fresh = sum(first.get(child, NEVER)[1] < 1 for child in children)
            due = number > fresh if node == ROOT else self.last == 1 and not fresh
            if due and len(children) > 1:
                found += children
        return tuple(sorted(found, key=self.tree.depth))

    def rows(self) -> tuple[str, ...]:
        """The nodes whose counts are asked; "" is where the playout starts, which is not told."""
        if self.starts and self.last == 1:
            way = (self.starts[0], *self.tree.ancestors(self.starts[0]))
            return tuple(self.names[node] for node in way)
        rows = (ROOT, *self.below)
        begun = [self.names[node] for node in rows if self.by.first.get(node, NEVER)[1]]
        return (*begun, "") if self.last == 1 and begun else tuple(self.names[n] for n in rows)

    def row_node(self, label: str, written: Written) -> NodeId:
        """The node that a row is about."""
        if not label:
            return self.start(self.last, written)
        return next(node for node, name in self.names.items() if name == label)

    def scores(self, number: int, written: Written) -> dict[NodeId, Score]:
        """UCB1 as it was written down."""
        found: dict[NodeId, Score] = {}
        for node in self.scored(number):
            score = written.get(self.ucb1_name(number, node))
            if isinstance(score, int | Fraction):
                found[node] = score
        return found

    def start(self, number: int, written: Written) -> NodeId:
        """Where the playout of an iteration starts."""
        if number <= len(self.starts):
            return self.starts[number - 1]
        picked = written.get(f"{number}.node")
        if picked in self.letters:
            return self.below[self.letters.index(str(picked))]
        return self.descend(number, written)

    def descend(self, number: int, written: Written) -> NodeId:
        """Where an iteration comes to, by what was written of its choices."""
        counts, scores = self.before(number, written), self.scores(number, written)
        chosen = written.get(f"{number}.chosen")
        if chosen in self.root_letters:
            node = self.tree.children(ROOT)[self.root_letters.index(str(chosen))]
        else:
            node = self.by.choose(counts, ROOT, scores)
        return self.by.descend(counts, node, scores)

    def before(self, number: int, written: Written) -> Counts:
        """The counts before an iteration."""
        counts = self.by.first
        for done in range(1, number):
            counts = self.by.counted(counts, done, self.start(done, written))
        return counts

    def end(self, written: Written) -> Counts:
        """The counts after the last iteration, as far as they were written down."""
        counts = dict(self.before(self.last + 1, written))
        for label in self.rows() if "after" in self.asked else ():
            node, name = self.row_node(label, written), label or "played"
            won, seen = written.get(f"{name}.wins"), written.get(f"{name}.visits")
            wins, visits = counts.get(node, NEVER)
            wins = won if isinstance(won, int | Fraction) else wins
            counts[node] = wins, seen if isinstance(seen, int) else visits
        return counts

    def ucb1_name(self, number: int, node: NodeId) -> str:
        """What the item is called that asks for UCB1 of a node in an iteration."""
        return f"{number}.ucb1.{self.names[node]}"

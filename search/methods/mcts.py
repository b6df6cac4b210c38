"""Monte Carlo tree search of a tree, with given counts and given playouts where there are any."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any

from resources.words import message
from search.frontier import where
from search.hooks import Hooks
from search.methods.mcts_counts import Count, given_counts, show_count, shown_counts
from search.methods.mcts_steps import (
    BackUp,
    Expand,
    Play,
    PlayOut,
    Select,
    StartIteration,
    node_name,
)
from search.methods.monte_carlo import USUAL_ITERATIONS, Counted, MonteCarlo
from search.numbers import as_int
from search.rules import Expansion, Rules
from search.trace import MethodStep, Record, Trace
from search.tree import GameTree, NodeId, Score, TreeError

DECIMALS_TOLD = 6
"""How exactly programs are told of UCB1."""


class TreeAsGame:
    """A tree as a game that can be played: its nodes are the states."""

    def __init__(self, tree: GameTree) -> None:
        self.tree, self.mover = tree, tree.mover

    def moves(self, node: NodeId) -> Sequence[tuple[None, NodeId]]:
        """One for each child."""
        return [(None, child) for child in self.tree.children(node)]

    def utility(self, node: NodeId) -> Score:
        """A leaf's number; one that is not known can't be played to."""
        payoff = self.tree.payoffs[node]
        if payoff is None or isinstance(payoff, tuple):
            raise TreeError(message("mcts-unknown", node=where(self.tree, node)), node)
        return payoff


class _Run:
    """One run over a tree, which records what it does."""

    def __init__(self, tree: GameTree, rules: Rules, record: Record | None) -> None:
        self.tree, self.rules, self.record = tree, rules, record
        self.search = MonteCarlo[NodeId](TreeAsGame(tree), GameTree.ROOT, rules)
        self._begin(self.search.root, given_counts(tree))

    def _begin(self, node: Counted[NodeId], counts: dict[NodeId, Count]) -> None:
        if node.state in counts:
            self.search.take_count(node, *counts[node.state])
            for child in self.search.children(node):
                self._begin(child, counts)

    def _tell(self, *fields: Any) -> None:
        if self.record is not None:
            self.record.append(fields)

    def _name(self, node: Counted[NodeId]) -> str:
        return node_name(self.tree, node.state)

    def iterate(self, number: int) -> None:
        """Select, expand, play out, back up."""
        self._tell(StartIteration, GameTree.ROOT, self._name(self.search.root), number)
        path = self.search.select()
        if self.record is not None:
            self._tell_way(path)
        end = path[-1]
        given = self.rules.playouts[number - 1 : number]
        if given:
            mine = int(2 * given[0])
            for_max = mine if self.search.root_is_max else 2 - mine
        else:
            given, for_max = (), self.search.play_out(end.state)
        result = as_int(Fraction(for_max, 2))
        self._tell(PlayOut, end.state, self._name(end), result, bool(given))
        self.search.back_up(path, for_max)
        for node in reversed(path):
            self._tell(BackUp, node.state, self._name(node), *self.search.count(node))

    def _tell_way(self, path: Sequence[Counted[NodeId]]) -> None:
        """How each node on the way came to be the next one."""
        for node, taken in pairwise(path):
            children = self.search.children(node)
            scores: tuple[Fraction, ...] = ()
            kind: type[Select | Expand] = Select
            if taken.visits:
                scores = tuple(self.search.ucb1(child, node.visits) for child in children)
            elif self.rules.expand is Expansion.ONE:
                kind, children = Expand, [taken]
            elif not any(child.visits for child in children):
                kind = Expand
            names = tuple(map(self._name, (node, *children)))
            states = tuple(child.state for child in children)
            scored = (scores,) if kind is Select else ()
            self._tell(kind, node.state, taken.state, states, *scored, names)

    def finish(self) -> Score:
        """Play the move; what it has brought so far."""
        root, line = self.search.root, list[Counted[NodeId]]()
        while (best := self.search.final(line[-1] if line else root)) is not None:
            line.append(best)
        if not line:
            return as_int(Fraction(root.halves, 2 * root.visits))
        value = as_int(Fraction(line[0].halves, 2 * line[0].visits))
        names = self._name(root), self._name(line[0])
        states = tuple(node.state for node in line)
        self._tell(Play, root.state, value, states, names, self.rules.final_move)
        return value


def search(tree: GameTree, rules: Rules, record: Record | None, hooks: Hooks | None) -> Score:
    """The mean of the move that is played."""
    run = _Run(tree, rules, record)
    for number in range(1, iterations(rules) + 1):
        run.iterate(number)
    return run.finish()


def iterations(rules: Rules) -> int:
    """How many there are."""
    return rules.iterations or len(rules.playouts) or USUAL_ITERATIONS


def findings(trace: Trace) -> dict[str, Any]:
    """Each iteration: the way down, UCB1 of each child, the result, and all counts after it."""
    path = trace.tree.path
    counts = shown_counts(trace.tree)
    rounds: list[dict[str, Any]] = []
    for step in trace.own_steps:
        match step:
            case StartIteration():
                rounds.append({"path": [path(GameTree.ROOT)], "selected": [], "new": []})
            case Select():
                rounds[-1]["path"].append(path(step.child))
                pairs = zip(step.children, step.scores, strict=bool(step.scores))
                told = {path(child): round(float(score), DECIMALS_TOLD) for child, score in pairs}
                selected = {"node": path(step.node), "ucb1": told, "chosen": path(step.child)}
                rounds[-1]["selected"].append(selected)
            case Expand():
                rounds[-1]["path"].append(path(step.child))
                rounds[-1]["new"] += map(path, step.children)
                counts |= dict.fromkeys(step.children, show_count(0, 0))
            case PlayOut():
                rounds[-1]["result"] = step.result
            case BackUp():
                counts[step.node] = show_count(step.wins, step.visits)
                if step.node == GameTree.ROOT:
                    rounds[-1]["counts"] = {path(node): counts[node] for node in sorted(counts)}
            case MethodStep():  # the move, which the trace tells
                pass
    final = {path(node): counts[node] for node in sorted(counts)}
    move = path(trace.line[0]) if trace.line else None
    return {"iterations": rounds, "counts": final, "move": move}

"""Mistakes in Monte Carlo tree search by hand: one part of it done otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from exercises.exercise import Exercise
from exercises.items.monte_carlo.by_hand import NEVER, ByHand, Counts
from exercises.items.monte_carlo.ucb1_slips import (
    AllSimulations,
    ConstantUnderRoot,
    LogOfTen,
    LogOfTwo,
    WithoutConstant,
    WithoutRoot,
)
from exercises.misconceptions.variant import Variant, always, answering
from search.rules import Wins
from search.tree import GameTree, NodeId, Score


class _WrongPlayer(ByHand):
    """A node counts the wins of the other player."""

    def gain(self, node: NodeId, result: Score) -> Score:
        return 1 - super().gain(node, result)


class _WonEverywhere(ByHand):
    """Every node on the way counts the win of the root's player."""

    def gain(self, node: NodeId, result: Score) -> Score:
        return result


class _RootLeftOut(ByHand):
    """The root does not count; where it never did, its visits are those of its children."""

    def way(self, start: NodeId) -> set[NodeId]:
        return super().way(start) - {GameTree.ROOT}

    def parent_visits(self, counts: Counts, node: NodeId) -> int:
        siblings = self.tree.children(self.tree.parent(node) or GameTree.ROOT)
        counted = super().parent_visits(counts, node)
        return counted or sum(counts.get(each, NEVER)[1] for each in siblings)


class _PlayoutKept(ByHand):
    """The states of the playout are hung into the tree, and count too."""

    def way(self, start: NodeId) -> set[NodeId]:
        found, node = super().way(start), start
        while self.tree.children(node):
            node = self.children(node)[0]
            found.add(node)
        return found


class _KnownFirst(ByHand):
    """A child that was never visited waits until the others look bad: it has no UCB1."""

    def choose(self, counts: Counts, node: NodeId, scores: Mapping[NodeId, Score]) -> NodeId:
        children = self.children(node)
        seen = [child for child in children if counts.get(child, NEVER)[1] > 0]
        return self.highest(counts, seen, scores) if seen else children[0]


def _counts_by_mover(exercise: Exercise) -> bool:
    return exercise.rules.wins is Wins.MOVER


_IN_THE_SUM = (WithoutConstant, WithoutRoot, ConstantUnderRoot, LogOfTen, LogOfTwo)
"""What goes wrong wherever UCB1 is worked out."""


def _mistake(
    name: str, way: type[ByHand], possible: Callable[[Exercise], bool] = always
) -> Variant:
    kinds = ("mcts", "ucb1") if way in _IN_THE_SUM else ("mcts",)
    return Variant(name, kinds[-1], "mcts", answering(way), possible=possible, kinds=kinds)


MCTS_MISTAKES = (
    _mistake("MC-NOC", WithoutConstant),
    _mistake("MC-EVERYWIN", _WonEverywhere, _counts_by_mover),
    _mistake("MC-UNVISITED", _KnownFirst),
    _mistake("MC-NOROOT", _RootLeftOut),
    _mistake("MC-WRONGWINS", _WrongPlayer),
    _mistake("MC-ALLSIMS", AllSimulations),
    _mistake("MC-PLAYOUT", _PlayoutKept),
    _mistake("MC-SQRT", WithoutRoot),
    _mistake("MC-CINROOT", ConstantUnderRoot),
    _mistake("MC-LOG10", LogOfTen),
    _mistake("MC-LOG2", LogOfTwo),
)

"""Alpha-beta with killer moves: the moves that cut last at a ply are tried first there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from resources.words import Message, message
from search.hooks import Hooks
from search.methods import minimax
from search.methods.guide import Guide
from search.rules import Rules
from search.trace import MethodStep, Record, Snapshot, Trace
from search.tree import GameTree, NodeId, Score


@dataclass(frozen=True)
class Killer(MethodStep):
    """A move has cut, and becomes the killer of its ply."""

    node: NodeId
    killer: str
    ply: int
    others: tuple[str, ...] = ()  # the one before, where a ply has two

    def apply(self, snapshot: Snapshot) -> None:
        """It is remembered, in the place of the one before, or ahead of it."""
        kept = ", ".join((self.killer, *self.others))
        snapshot.memory[str(self.ply)] = message("memory-killer", ply=self.ply), kept

    def sentence(self) -> Message:
        """Which move, and where it is tried first."""
        return message("step-killer", move=self.killer, ply=self.ply)


class KillersFirst(Guide):
    """Remembers one killer a ply, or two, and tries them first where they are moves."""

    def __init__(
        self, tree: GameTree, rules: Rules, record: Record | None, names: list[str] | None = None
    ) -> None:
        self.tree, self.record, self.count = tree, record, rules.slots.count
        self.names = move_names(tree) if names is None else names
        self.killers: dict[int, tuple[str, ...]] = {}  # the one that cut last first

    def children(self, node: NodeId, children: Sequence[NodeId]) -> Sequence[NodeId]:
        """The killers of this ply first, the others as they come."""
        return self.killers_first(children, self.killers.get(self.tree.depth(node), ()))

    def killers_first(
        self, children: Sequence[NodeId], killers: tuple[str, ...]
    ) -> Sequence[NodeId]:
        """Those first that are killers, in their order."""
        ranks = {move: rank for rank, move in enumerate(killers)}
        return sorted(children, key=lambda child: ranks.get(self.names[child], len(ranks)))

    def kept(self, ply: int, move: str) -> tuple[str, ...]:
        """The killers of a ply once a move has cut there."""
        others = (each for each in self.killers.get(ply, ()) if each != move)
        return (move, *others)[: self.count]

    def cut(self, node: NodeId, by: NodeId) -> None:
        """The move that cut is the killer of its ply from now on, the one before the second."""
        move, ply = self.names[by], self.tree.depth(node)
        self.killers[ply] = self.kept(ply, move)
        if self.record is not None:
            self.record.append((Killer, node, move, ply, self.killers[ply][1:]))


def move_names(tree: GameTree) -> list[str]:
    """The move to each node by its name; where it has none, by its place among its siblings."""
    moves = tree.shape.moves
    places = (str(tree.indexes(node)[-1] + 1) if node else "" for node in tree)
    return [move or place for move, place in zip(moves, places, strict=True)]


def search(tree: GameTree, rules: Rules, record: Record | None, hooks: Hooks | None) -> Score:
    """The root's value."""
    guide = KillersFirst(tree, rules, record)
    return minimax.search(tree, rules, narrows=True, record=record, hooks=hooks, guide=guide)


def findings(trace: Trace) -> dict[str, Any]:
    """Every killer, in the order in which they cut."""
    return {
        "killers": [
            {"node": trace.tree.path(step.node), "move": step.killer, "ply": step.ply}
            for step in trace.steps
            if isinstance(step, Killer)
        ]
    }

"""A tree to explore: it is changed by hand, and searched by one method or by two side by side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from search import notation
from search.methods import METHODS, solve
from search.rules import Rules
from search.trace import Trace
from search.tree import GameTree, NodeId, TreeError
from tutor.language import tell
from tutor.player import Player
from tutor.work import Work

FIRST_TREE = "[[[3 5 2] [6 9 1]] [[4 2 3] [7 8 0]]]"
SMALL = 2_000
"""A tree that is larger is searched off the window's thread."""
MOST_STEPS = 200_000
"""A trace that is longer is not played."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a tree is searched."""

    method: str = "alpha-beta"
    rules: Rules = Rules()  # noqa: RUF009 - it can't be changed


class Workbench(QObject):
    """Holds the tree, the node in hand, and what the searches do on it."""

    planted = Signal()
    searched = Signal()
    held = Signal()

    def __init__(self, undo: QUndoStack) -> None:
        super().__init__()
        self.undo = undo
        self.player = Player()
        self._work = Work()
        self.tree = notation.read(FIRST_TREE)
        self.node: NodeId = GameTree.ROOT
        self.plans: tuple[Plan, ...] = (Plan(),)
        self.trouble = ""
        self.player.moved.connect(self._follow)
        self._search()

    @property
    def takes_number(self) -> bool:
        """Whether a number can be written at the node in hand: a payoff, or a static value.

        A static value counts only where the search may stop at an inner node.
        """
        limited = any(plan.rules.depth is not None for plan in self.plans)
        static = self.tree.shape.statics[self.node] is not None
        return self.tree.is_leaf(self.node) or limited or static

    def plant(self, tree: GameTree, node: NodeId = GameTree.ROOT) -> None:
        """Put another tree here; undo brings back the one before."""
        if tree != self.tree:
            self.undo.push(_Plant(self, tree, node))

    def change(
        self, way: Callable[[GameTree, NodeId], GameTree], node: NodeId | None = None
    ) -> None:
        """Change the tree at the node in hand; `node` is what is in hand after that."""
        after = self.node if node is None else node
        self.plant(way(self.tree, self.node), after)

    def hold(self, node: NodeId) -> None:
        """Take a node in hand; a search at work goes back to its start."""
        if node != self.node or self.player.place:
            self.node = node
            self.player.to_start()
            self.held.emit()

    def _follow(self) -> None:
        """The node where the search is at work is the one in hand."""
        step = self.player.step() if self.player.traces else None
        if step is not None:
            self.node = step.node

    def search(self, plans: tuple[Plan, ...]) -> None:
        """Search by this plan, or by these two side by side."""
        if plans != self.plans:
            self.plans = plans
            self._search()

    def replant(self, tree: GameTree, node: NodeId) -> None:
        """Put a tree here without a way back; the undo stack calls this."""
        self.tree = tree
        self.node = node if node < len(tree) else GameTree.ROOT
        self.planted.emit()
        self._search()

    def close_down(self) -> None:
        """Nobody waits for a search any more."""
        self._work.cancel()
        self.player.pause()

    def _search(self) -> None:
        tree, plans = self.tree, self.plans
        if len(tree) <= SMALL:
            self._work.cancel()
            self._take(_traces(tree, plans))
        else:
            self._take(Found())
            self._work.start(lambda _: _traces(tree, plans), self._take, _raise)

    def _take(self, found: Found) -> None:
        self.trouble = found.trouble
        self.player.load(found.traces)
        self.searched.emit()


class Found(NamedTuple):
    """What searches found, or why there was nothing to find."""

    traces: tuple[Trace, ...] = ()
    trouble: str = ""


def _traces(tree: GameTree, plans: tuple[Plan, ...]) -> Found:
    try:
        traces = tuple(solve(tree, METHODS[plan.method], _fitting(plan)) for plan in plans)
    except TreeError as error:
        return Found(trouble=str(error))
    if any(len(trace.record) > MOST_STEPS for trace in traces):
        return Found(trouble=tell("search-too-long", most=f"{MOST_STEPS:,}"))
    return Found(traces)


def _raise(error: Exception) -> None:
    raise error


def _fitting(plan: Plan) -> Rules:
    """The plan's rules without those that its method has no use for."""
    rules = plan.rules
    known = METHODS[plan.method].rules
    for name in ("range", "max_sum", "window"):
        if name not in known:
            rules = replace(rules, **{name: getattr(Rules(), name)})
    return rules


class _Plant(QUndoCommand):
    """Another tree takes the place of the one before."""

    def __init__(self, bench: Workbench, tree: GameTree, node: NodeId) -> None:
        super().__init__()
        self.bench = bench
        self.before = bench.tree, bench.node
        self.after = tree, node

    def redo(self) -> None:
        """Make the change."""
        self.bench.replant(*self.after)

    def undo(self) -> None:
        """Take the change back."""
        self.bench.replant(*self.before)

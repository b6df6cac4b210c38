"""Where any of several equally good moves is right: which are, and the one that a student took."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from functools import cached_property

from exercises.asks import Ask
from exercises.asks.entry import Entry, Relation
from exercises.bound_tracker import BoundTracker
from exercises.exercise import Blank, Exercise
from search.hooks import Left
from search.methods import METHODS, exact_values
from search.rules import Ties
from search.trace import Trace
from search.tree import GameTree, NodeId, Payoff, TreeError

MoveLine = tuple[NodeId, ...]
MOST_LINES = 8
"""How many equally good lines are written out."""
MOST_SEARCHES = 60
"""In how many ways is chosen among equals: a tree of equals has no end of them."""


class TieChooser(BoundTracker):
    """Takes the student's own move where it is as good as the one that the search found."""

    def __init__(self, exercise: Exercise, given: dict[Blank, Entry], wanted: bool) -> None:
        self.exercise, self.given = exercise, given
        self.any = exercise.rules.ties is Ties.ANY
        super().__init__(exercise.tree, exercise.rules, wanted or self.any)

    def on_start(self) -> None:
        """Begin anew, as the search does."""
        super().on_start()
        self.equals: dict[NodeId, MoveLine] = {}

    def on_leave(self, node: NodeId, value: Payoff, move: NodeId | None) -> Left:
        """The student's move, and with several players what it brings them."""
        value, move = super().on_leave(node, value, move)
        if self.any and move is not None:
            self.equals[node] = tuple(self._equals(node, move))
            move = self._chosen(node, move)
            if self.tree.players is not None:
                value = self.seen[node][move]
        return value, move

    def _equals(self, node: NodeId, move: NodeId) -> Iterator[NodeId]:
        """The children that are worth as much to who moves here as the best move is."""
        best = self._worth(node, move)
        for child in self.tree.children(node):
            if child == move or (best is not None and self._worth(node, child) == best):
                yield child

    def _worth(self, node: NodeId, child: NodeId) -> Payoff | None:
        """What a child is worth to who moves at a node; None where that is not known."""
        value = self.seen[node].get(child)
        if self.tree.players is not None:
            known = isinstance(value, tuple) and child not in self.incomplete
            return value[self.tree.mover(node).seat] if known else None  # type: ignore[index]
        if value is not None and self.relations.get(child, Relation.EXACTLY) is Relation.EXACTLY:
            return value
        return self._true_values.get(child)

    @cached_property
    def _true_values(self) -> Mapping[NodeId, Payoff]:
        """Every node's value without any cut; none where a leaf is not known."""
        try:
            return exact_values(self.tree, self.exercise.method, self.exercise.rules)
        except TreeError:
            return {}

    def _chosen(self, node: NodeId, move: NodeId) -> NodeId:
        """The student's move where it is one of the best, else the search's own."""
        index = self.given.get(Blank(node, Ask.BEST))
        value = self.given.get(Blank(node, Ask.VALUE))
        for child in self.equals[node]:
            if self.tree.children(node).index(child) == index and index is not None:
                return child
            if self.tree.players is not None and self.seen[node][child] == value:
                return child
        return move


def equally_good_lines(exercise: Exercise, most: int) -> list[MoveLine]:
    """The best lines of play, the one that is shown first; no more than so many."""
    lines: dict[MoveLine, None] = {}
    for trace in equally_good_searches(exercise):
        lines[trace.line] = None
        if len(lines) == most:
            break
    return list(lines)


def equally_good_searches(exercise: Exercise) -> Iterator[Trace]:
    """The search once for each way to choose among equals, the one that is shown first.

    With several players a choice changes what is best further up, so that every node's counts;
    with two only those on the line do.
    """
    waiting = deque[dict[Blank, Entry]]([{}])
    tried: set[frozenset[tuple[Blank, Entry]]] = set()
    while waiting and len(tried) < MOST_SEARCHES:
        choices = waiting.popleft()
        chooser = TieChooser(exercise, choices, wanted=False)
        trace = METHODS[exercise.method].run(exercise.tree, exercise.rules, chooser)
        yield trace
        alone = exercise.tree.players is None
        for node in (GameTree.ROOT, *trace.line) if alone else chooser.equals:
            for child in chooser.equals.get(node, ()):
                choice = Blank(node, Ask.BEST), exercise.tree.children(node).index(child)
                other = dict([*choices.items(), choice])
                known = frozenset(other.items())
                if child != trace.moves[node] and known not in tried:
                    tried.add(known)
                    waiting.append(other)

"""A sheet as it is seen where children were put in another order: the tree itself changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from exercises.asks import Children
from exercises.exercise import Blank, Exercise
from exercises.kinds import drawn_blanks
from exercises.wording.node_names import name
from search.builder import reordered
from search.tree import GameTree, NodeId

IndexOrders = Mapping[NodeId, tuple[int, ...]]
"""The children of some nodes, by their index, as they are to be seen."""


class Reordering:
    """Leads from the exercise's own nodes to the ones that are seen, and back."""

    def __init__(self, exercise: Exercise, orders: IndexOrders) -> None:
        self.exercise = exercise
        self.orders = dict(orders)
        tree = exercise.tree
        self._children: dict[NodeId, Sequence[NodeId]] = {
            node: tuple(tree.children(node)[index] for index in order)
            for node, order in self.orders.items()
        }
        self.own: list[NodeId] = []
        waiting = [GameTree.ROOT]
        while waiting:
            node = waiting.pop()
            self.own.append(node)
            waiting += reversed(self._children.get(node, tree.children(node)))
        self._items = drawn_blanks(exercise)
        self.seen = {node: NodeId(place) for place, node in enumerate(self.own)}

    @cached_property
    def shown(self) -> Exercise:
        """The exercise on the tree that is seen, whose nodes keep their letters."""
        tree = self.exercise.tree
        if not self._children:
            return self.exercise
        names = tuple(label or None for label in tree.labels)
        named = GameTree(tree.shape._replace(names=names), tree.payoffs)
        blanks = tuple(self.seen_blank(blank) for blank in self.exercise.blanks)
        return self.exercise._replace(tree=reordered(named, self._children), blanks=blanks)

    def seen_blank(self, blank: Blank) -> Blank:
        """Where a blank is seen."""
        return blank._replace(node=self.seen[blank.node])

    def own_blank(self, blank: Blank) -> Blank:
        """The exercise's own blank that is seen here."""
        own = blank._replace(node=self.own[blank.node])
        return self._items.get(own, own)

    def written(self, typed: Mapping[Blank, str | bool]) -> dict[Blank, str | bool]:
        """What was written, where it is seen; orders by the children's names."""
        found: dict[Blank, str | bool] = {}
        for blank, text in typed.items():
            if blank.ask.row.children is Children.ALL and blank.node in self._children:
                children = self._children[blank.node]
                text = " ".join(name(self.exercise.tree, child) for child in children)
            found[self.seen_blank(blank)] = text
        return found

"""The passes of iterative deepening, each led by what somebody has written so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from exercises.exercise import Given
from exercises.items import Written
from exercises.items.deeper.child_orders import child_names, given_orders, order_of
from exercises.items.deeper.led_search import Led
from search.frontier import in_order, plies
from search.methods import minimax
from search.methods.deepening import ByLastPass, depths
from search.methods.guide import Guide
from search.rules import Rules, Ties
from search.trace import Trace
from search.tree import GameTree, NodeId, Payoff

ROOT = GameTree.ROOT
Found = Mapping[NodeId, Payoff]
"""What the last pass found."""
Ordered = Callable[[GameTree, NodeId, Sequence[NodeId], Found], Sequence[NodeId]]
"""The children of a node in the order of a pass."""


def by_last_pass(
    tree: GameTree, node: NodeId, children: Sequence[NodeId], found: Found
) -> Sequence[NodeId]:
    """Best first for who moves, those not seen last."""
    return ByLastPass(tree, found).children(node, children)


def as_first(
    tree: GameTree, node: NodeId, children: Sequence[NodeId], found: Found
) -> Sequence[NodeId]:
    """As in the first pass."""
    return children


class PassWay(NamedTuple):
    """How somebody goes about the passes."""

    ordered: Ordered = by_last_pass
    cuts: bool = True
    in_all: bool = False  # whether evaluations are counted over all passes so far
    unfinished: bool = False  # whether a pass that the clock stops plays its move


class PassRun(NamedTuple):
    """One pass, and what belonged at each node where something else was written."""

    trace: Trace
    due: Mapping[NodeId, Payoff]


class Passes:
    """All passes over a tree, by their numbers."""

    def __init__(self, tree: GameTree, rules: Rules, given: Given, way: PassWay) -> None:
        ties = Ties.LAST if rules.ties is Ties.LAST else Ties.FIRST  # an order says which is first
        self.tree, self.rules, self.way = tree, rules._replace(ties=ties), way
        self.numbers = [depth for depth in depths(tree, rules) if depth]
        self.names = child_names(tree, ROOT)
        self._inner = "inner" in dict(given)
        self._first = given_orders(tree, given)
        self._runs: dict[tuple[object, ...], PassRun] = {}

    def limit(self, number: int) -> int:
        """How many plies deep a pass goes."""
        return plies(self.tree, self.rules._replace(depth=number)) or 0

    def run(self, number: int, written: Written) -> PassRun:
        """A pass as the entries lead it."""
        entries = [each for each in written.items() if _number(each[0]) <= number]
        key = number, *entries
        if key not in self._runs:
            self._runs[key] = self._run(number, dict(entries))
        return self._runs[key]

    def _run(self, number: int, written: Written) -> PassRun:
        orders = {
            node: order_of(child_names(self.tree, node), written[name])
            for node in self.ordered(number)
            if (name := self.order_name(number, node)) in written
        }
        values = {
            child: entry
            for child in self.names
            if isinstance(entry := written.get(self.value_name(number, child)), int | Fraction)
        }
        guide, led = (
            _Guide(self, orders, self.found(number - 1, written)),
            Led(values, self.way.cuts),
        )
        trace = minimax.guided(self.tree, self.rules._replace(depth=number), guide, led, [])
        return PassRun(trace, led.due)

    def found(self, number: int, written: Written) -> Found:
        """What a pass found; nothing where there was none."""
        return self.run(number, written).trace.values if number in self.numbers else {}

    def order(self, number: int, node: NodeId, written: Written) -> Sequence[NodeId]:
        """The order that the last pass leads to at a node."""
        return self.sorted(node, self.found(number - 1, written))

    def sorted(self, node: NodeId, found: Found) -> Sequence[NodeId]:
        """The children of a node by what was found."""
        children = self._first.get(node) or in_order(self.tree, self.rules, node)
        return self.way.ordered(self.tree, node, children, found) if found else children

    def ordered(self, number: int) -> list[NodeId]:
        """The nodes whose order is asked: those whose children the last pass may have seen."""
        if number == self.numbers[0]:
            return []
        nodes = [ROOT, *(self.names if self._inner and self.limit(number) > 2 else ())]
        return [node for node in nodes if len(self.tree.children(node)) > 1]

    def valued(self, number: int) -> list[NodeId]:
        """The moves whose values are to be worked out, in the order in which they are tried."""
        tried = [step.child for step in self.run(number, {}).trace.updates if step.node == ROOT]
        unseen = [child for child in self.names if child not in tried]
        deeper = self.limit(number) > 1
        return [c for c in (*tried, *unseen) if deeper and not self.tree.is_leaf(c)]

    def order_name(self, number: int, node: NodeId) -> str:
        """What the item about an order is called."""
        return f"{number}.order" + ("" if node == ROOT else f".{self.names[node]}")

    def value_name(self, number: int, child: NodeId) -> str:
        """What the item about the value of a move is called."""
        return f"{number}.value.{self.names[child]}"


def _number(name: str) -> int:
    """The pass that an item is about; the clock is about all."""
    return int(name.split(".")[0]) if name[0].isdigit() else 0


class _Guide(Guide):
    """The orders that were written, and elsewhere those of the last pass."""

    def __init__(
        self, passes: Passes, orders: Mapping[NodeId, Sequence[NodeId]], found: Found
    ) -> None:
        self.passes, self.orders, self.found = passes, orders, found

    def children(self, node: NodeId, children: Sequence[NodeId]) -> Sequence[NodeId]:
        """The order of this pass."""
        return self.orders.get(node) or self.passes.sorted(node, self.found)

"""Alpha-beta with killer moves, led by what somebody has written so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from exercises.asks.entry import Listing
from exercises.asks.reading import option_letters
from exercises.exercise import Given
from exercises.items import GivenError, Written
from exercises.items.deeper.child_orders import given_orders, node_name, order_of
from exercises.items.deeper.led_search import Led
from resources.words import message
from search.hooks import Hooks
from search.methods import minimax
from search.methods.guide import Orders
from search.methods.killers import KillersFirst, move_names
from search.rules import Rules, Window
from search.trace import Record, Trace
from search.tree import GameTree, NodeId, Score

ROOT = GameTree.ROOT
SLOTS = ("killer", "second")
"""What the items about the killers of a ply are called."""


class KillerWay(NamedTuple):
    """How somebody goes about killer moves."""

    never: bool = False  # whether the killer is not tried first
    one_slot: bool = False  # whether all plies share a killer
    first: bool = False  # whether the first killer stays
    best: bool = False  # whether the best move is kept, cut or not
    cut_off: bool = False  # whether the move that was cut is kept, not the one that cut
    exchanged: bool = False  # whether the killer changes places with the first move


class KillerRun(NamedTuple):
    """One search, and what belonged at each node where something else was written."""

    trace: Trace
    orders: dict[NodeId, Sequence[NodeId]]
    before: dict[NodeId, tuple[str, ...]]  # the killers with which a node is come to
    slots: dict[NodeId, tuple[str, ...]]  # the killers of its ply when a node is left


class LedKillers(KillersFirst):
    """Tries moves in the order that was written, and keeps the killers that were."""

    def __init__(self, asked: KillerSearches, record: Record, written: Written) -> None:
        super().__init__(asked.tree, asked.rules, record, asked.names)
        self.asked, self.written, self.way = asked, written, asked.way
        self.led, self.run = Led({}), KillerRun(Trace(asked.tree, asked.rules, 0, []), {}, {}, {})

    def _ply(self, node: NodeId) -> int:
        return 0 if self.way.one_slot else self.tree.depth(node)

    def children(self, node: NodeId, children: Sequence[NodeId]) -> Sequence[NodeId]:
        """The killer of this ply first, or as was written."""
        children = self.asked.first.get(node, children)
        if node == ROOT:
            return children
        known = self.killers.get(self._ply(node), ())
        order = self.killers_first(children, () if self.way.never else known)
        if self.way.exchanged and order[0] != children[0]:
            place, order = children.index(order[0]), list(children)
            order[0], order[place] = order[place], order[0]
        self.run.orders[node] = order
        self.run.before[node] = known
        entry = self.written.get(self.asked.name(node, "order"))
        return order_of(self.asked.moves(node), entry) if isinstance(entry, Listing) else order

    def cut(self, node: NodeId, by: NodeId) -> None:
        """The move that cut is kept."""
        ply, order = self._ply(node), list(self.run.orders.get(node, ()))
        if self.way.best or (self.way.first and self.killers.get(ply)):
            return
        if self.way.cut_off and by in order[:-1]:
            by = order[order.index(by) + 1]
        kept = self.kept(ply, self.names[by])
        super().cut(node, by)
        self.killers[ply] = kept

    def leave(self, node: NodeId, entered: Window, value: Score) -> None:
        """What stands in the slot, or what was written there."""
        ply = self._ply(node)
        if self.way.best and (move := self.led.moves.get(node)) is not None:
            self.killers[ply] = self.kept(ply, self.names[move])
        self.run.slots[node] = self.killers.get(ply, ())
        options = self.asked.options(node)
        kept: list[str | None] = [*self.run.slots[node], *[None] * self.count]
        for place, what in enumerate(SLOTS[: self.count]):
            entry = self.written.get(self.asked.name(node, what))
            if isinstance(entry, str) and entry in options:
                kept[place] = options[entry]
        self.killers[ply] = tuple(dict.fromkeys(move for move in kept if move is not None))


class KillerSearches:
    """The searches of one exercise, by what is written."""

    def __init__(self, tree: GameTree, rules: Rules, given: Given, way: KillerWay) -> None:
        self.tree, self.rules, self.given, self.way = tree, rules, given, way
        self.names = move_names(tree)
        self.first = given_orders(tree, given, lambda _, node: self.moves(node))
        self._runs: dict[tuple[object, ...], KillerRun] = {}
        self._options: dict[NodeId, dict[str, str | None]] = {}
        for node in tree.inner:
            if len(set(self.moves(node).values())) < len(tree.children(node)):
                raise GivenError(message("given-moves", node=node_name(tree, node)))

    def moves(self, node: NodeId) -> dict[NodeId, str]:
        """The moves of a node by their names."""
        return {child: self.names[child] for child in self.tree.children(node)}

    def asked(self) -> list[NodeId]:
        """The nodes where a killer may be tried."""
        return [node for node in self.tree.inner if node != ROOT]

    def options(self, node: NodeId) -> dict[str, str | None]:
        """What may stand in the slot of a node's ply, by the letters of the options."""
        if node not in self._options:
            texts = self.slot_texts(node)
            letters = option_letters((*texts, "none"))
            self._options[node] = dict(zip(letters, (*texts, None), strict=True))
        return self._options[node]

    def slot_texts(self, node: NodeId) -> tuple[str, ...]:
        """All moves of a node's ply."""
        depth = self.tree.depth(node)
        plies = [each for each in self.tree.inner if self.tree.depth(each) == depth]
        found = dict.fromkeys(name for each in plies for name in self.moves(each).values())
        return tuple(found)

    def name(self, node: NodeId, what: str) -> str:
        """What the item about a node is called."""
        return f"{node_name(self.tree, node)}.{what}"

    def run(self, written: Written) -> KillerRun:
        """The search as the entries lead it."""
        key = tuple(each for each in written.items() if "." in each[0])
        if key not in self._runs:
            record: Record = []
            guide = LedKillers(self, record, dict(key))
            trace = minimax.guided(self.tree, self.rules, guide, guide.led, record)
            self._runs[key] = guide.run._replace(trace=trace)
        return self._runs[key]


def search(tree: GameTree, rules: Rules, given: Given, hooks: Hooks | None) -> Trace:
    """The search with the orders that are given."""
    record: Record = []
    guide = _InOrders(tree, rules, record, KillerSearches(tree, rules, given, KillerWay()).first)
    return minimax.guided(tree, rules, guide, hooks, record)


class _InOrders(KillersFirst):
    """Tries the moves of some nodes in an order of their own, where no killer comes first."""

    def __init__(self, tree: GameTree, rules: Rules, record: Record, first: Orders) -> None:
        super().__init__(tree, rules, record)
        self.first = first

    def children(self, node: NodeId, children: Sequence[NodeId]) -> Sequence[NodeId]:
        """The killer first, the others as given."""
        return super().children(node, self.first.get(node, children))

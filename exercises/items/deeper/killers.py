"""Killer moves by hand: the order at each node, the killer of its ply, the leaves saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.exercise import Given
from exercises.items import GivenError, Item, Written
from exercises.items.deeper.child_orders import (
    node_name,
    order_entry,
    stopped,
    told_inner_orders,
    told_order,
)
from exercises.items.deeper.leaves_saved import leaf_counts
from exercises.items.deeper.led_killers import SLOTS, KillerSearches, KillerWay, search
from resources.words import Message, Value, message
from search.rules import Rules
from search.trace import Enter, Leave
from search.tree import GameTree, Mover, NodeId

__all__ = ["explained", "items", "search"]
RIGHT = KillerWay()


def items(tree: GameTree, rules: Rules, given: Given, way: KillerWay = RIGHT) -> tuple[Item, ...]:
    """At each node the order and the killer, in the order of the search; then what is saved."""
    if tree.height < 2 or rules.depth is not None:
        raise GivenError(message("given-plies"))
    asking = _Questions(KillerSearches(tree, rules, given, way))
    visits = asking.visits()
    counts = asking.counts(tuple(item.name for item in visits))
    return (*visits, *(item._replace(down=len(tree)) for item in counts))


def explained(given: Given) -> Message:
    """Which move is kept, where it is tried, and in which order."""
    first, inner = told_order(given), told_inner_orders(given)
    return message(
        "given-killers",
        first=first,
        given="yes" if first else "no",
        inner=inner,
        below="yes" if inner else "no",
    )


class _Questions:
    """The questions about one search."""

    def __init__(self, searches: KillerSearches) -> None:
        self.searches, self.tree = searches, searches.tree

    def visits(self) -> list[Item]:
        """The order when a node is come to, and the killer when it is left."""
        asked = self.searches.asked()
        order: list[tuple[NodeId, bool]] = []
        for step in self.searches.run({}).trace.steps:
            if isinstance(step, Enter | Leave):
                order.append((step.node, isinstance(step, Leave)))
        seen = {node for node, _ in order}
        unseen = [(node, left) for node in asked if node not in seen for left in (False, True)]
        found: list[Item] = []
        for node, left in (*order, *unseen):
            inputs = tuple(item.name for item in found)
            if node in asked and left:
                slots = SLOTS[: self.searches.rules.slots.count]
                found += [self._killer(node, what, inputs) for what in slots]
            elif node in asked and len(self.tree.children(node)) > 1:
                found.append(self._order(node, inputs))
        return found

    def _item(
        self,
        node: NodeId,
        what: str,
        ask: Ask,
        answer: Callable[[Written], Entry | None],
        why: Callable[[Written], Message],
        inputs: tuple[str, ...],
        options: tuple[Value, ...],
        weight: Fraction = Fraction(1),
    ) -> Item:
        words: dict[str, Value] = {"node": node_name(self.tree, node)}
        words["ply"] = self.tree.depth(node)
        words["slots"] = self.searches.rules.slots.value
        return Item(
            self.searches.name(node, what),
            ask,
            message(f"killer-{what}", **words),
            answer,
            why,
            where=message(f"killer-{what}-where", **words),
            rule=message(f"killer-{what}-rule", **words),
            inputs=inputs,
            empty=True,
            options=options,
            weight=weight,
            row=node_name(self.tree, node),
            column=message(f"column-killer-{what}"),
            across=("order", *SLOTS).index(what),
            down=node,  # the order of the search would tell which moves are tried first
            node=node,
        )

    def _order(self, node: NodeId, inputs: tuple[str, ...]) -> Item:
        searches, moves = self.searches, self.searches.moves(node)

        def answer(written: Written) -> Entry | None:
            order = searches.run(written).orders.get(node)
            return None if order is None else order_entry(moves, order)

        def why(written: Written) -> Message:
            run = searches.run(written)
            words: dict[str, Value] = {"node": node_name(self.tree, node)}
            words["ply"] = self.tree.depth(node)
            if node not in run.orders:
                return message("killer-unvisited", **words)
            killers = run.before[node]
            if not killers:
                return message("killer-order-why-none", **words)
            first = [killer for killer in killers if killer in moves.values()]
            key = "killer-order-why" if first else "killer-order-why-other"
            shown = ", ".join(first or killers)
            return message(key, killer=shown, count=len(first or killers), **words)

        drawn = order_entry(moves, moves)
        weight = Fraction(answer({}) != drawn)  # what is drawn needs no finding
        texts = tuple(moves.values())
        return self._item(node, "order", Ask.SEQUENCE, answer, why, inputs, texts, weight)

    def _killer(self, node: NodeId, what: str, inputs: tuple[str, ...]) -> Item:
        searches, place = self.searches, SLOTS.index(what)
        letters = {kept: letter for letter, kept in searches.options(node).items()}

        def answer(written: Written) -> Entry | None:
            slots = searches.run(written).slots
            if node not in slots:
                return None
            return letters.get((*slots[node], None, None)[place])

        def why(written: Written) -> Message:
            run = searches.run(written)
            cut = run.trace.cutoff_at.get(node)
            words: dict[str, Value] = {"node": node_name(self.tree, node)}
            words["ply"] = self.tree.depth(node)
            if node not in run.slots:
                return message("killer-unvisited", **words)
            if cut is None or not cut.skipped:
                return message(f"killer-{what}-why-none", **words)
            move, before = searches.names[cut.after], run.before.get(node, ())[:1]
            skipped = ", ".join(searches.names[child] for child in cut.skipped)
            words |= {"move": move, "skipped": skipped, "before": ", ".join(before)}
            words["cut"] = stopped(run.trace, cut)
            how = "" if what == "killer" else _seconded(move, before)
            return message(f"killer-{what}-why{how}", **words)

        options: tuple[Value, ...] = (*searches.slot_texts(node), message("killer-none"))
        weight = Fraction(self._can_cut(node))  # where nothing can cut, none needs no finding
        return self._item(node, what, Ask.PICK, answer, why, inputs, options, weight)

    def _can_cut(self, node: NodeId) -> bool:
        """Whether a bound has come down to a node that a move there may pass."""
        window = self.searches.run({}).trace.windows.get(node)
        return window is None or not isinstance(window[self.tree.mover(node) is Mover.MAX], float)

    def counts(self, inputs: tuple[str, ...]) -> list[Item]:
        """How many leaves are evaluated with killers and without, and how many they save."""
        searches = self.searches
        plain = (
            KillerSearches(self.tree, searches.rules, searches.given, KillerWay(never=True))
            .run({})
            .trace
        )
        return leaf_counts("killer", plain, lambda written: searches.run(written).trace, inputs)


def _seconded(move: str, before: Sequence[str]) -> str:
    """What a cut makes of the second killer, by the killer before; the end of a key."""
    if not before:
        return "-first"
    return "-same" if before[0] == move else ""

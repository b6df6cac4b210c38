"""A transposition table by hand: equal states, what is kept of each, and what that saves."""

from __future__ import annotations

from collections.abc import Callable

from exercises.asks import Ask
from exercises.asks.entry import Entry
from exercises.exercise import Given, NodeLabel
from exercises.items import GivenError, Item, Written, move_text
from exercises.items.backing_up import TICKED
from exercises.items.deeper.child_orders import node_name, tried
from exercises.items.deeper.leaves_saved import difference, leaf_counts
from exercises.items.deeper.led_table import Lookup, TableSearches, TableWay, search
from resources.words import Message, Value, message
from search.methods import METHODS
from search.methods.transpositions import Recall
from search.numbers import show_number
from search.rules import Rules, Window
from search.trace import Enter, Leave
from search.tree import GameTree, NodeId

__all__ = ["explained", "items", "search"]
RIGHT = TableWay()
ROOT = GameTree.ROOT
AT_NODE = {
    "state": NodeLabel(0, "#", "00"),
    "recall": TICKED,
    "entry": NodeLabel(2, "", "≥ 0"),
}
"""What is answered at the nodes: the number of a state, if the table answers, what it keeps."""


def items(tree: GameTree, rules: Rules, given: Given, way: TableWay = RIGHT) -> tuple[Item, ...]:
    """The states by number, the search as it looks up and keeps them, and what it evaluates."""
    searches = TableSearches(tree, rules, given, way)
    if len(searches.states) < 2 or ROOT not in searches.states or rules.depth == 0:
        raise GivenError(message("given-states"))
    asking = _Questions(searches)
    return (*asking.states(), *asking.visits(), *asking.counts())


def explained(given: Given) -> Message:
    """When two nodes are one state, what the table keeps and when it answers."""
    held = dict(given).get("table", ())
    return message(
        "given-transpositions", given="yes" if held else "no", table=", ".join(map(_sign, held))
    )


def _sign(line: str) -> str:
    return line.replace("<=", "≤").replace(">=", "≥").replace("-", "−")


class _Questions:
    """The questions about one search."""

    def __init__(self, searches: TableSearches) -> None:
        self.searches, self.tree = searches, searches.tree
        self.plain = METHODS["alpha-beta"].run(searches.tree, searches.rules)
        widest = max((move_text(self.tree, leaf) for leaf in self.tree.leaves), key=len)
        self.labels = {**AT_NODE, "entry": AT_NODE["entry"]._replace(widest=f"≥ {widest}")}
        self.numbered = tuple(
            searches.name(node, "state") for node in searches.states if node != ROOT
        )

    def states(self) -> list[Item]:
        """The number of each node's state; the root's is 1."""
        return [self._state(node) for node in self.searches.states if node != ROOT]

    def visits(self) -> list[Item]:
        """What is looked up and kept at each node, in the order of the search."""
        order: list[tuple[NodeId, bool]] = []  # each node when it is come to, and when it is left
        for step in self.searches.run({}).trace.steps:
            if isinstance(step, Enter | Recall):
                order.append((step.node, False))
            if isinstance(step, Leave | Recall):
                order.append((step.node, True))
        seen, found = {node for node, _ in order}, list[Item]()
        unseen = [node for node in self.searches.states if node not in seen]
        for node, left in (*order, *((node, left) for node in unseen for left in (False, True))):
            if node in self.searches.states and (left or node != ROOT):
                inputs = (*self.numbered, *(item.name for item in found))
                found.append((self._entry if left else self._recall)(node, inputs))
        return found

    def _item(
        self,
        node: NodeId,
        what: str,
        ask: Ask,
        answer: Callable[[Written], Entry | None],
        why: Callable[[Written], Message],
        inputs: tuple[str, ...],
    ) -> Item:
        words: dict[str, Value] = {"node": node_name(self.tree, node)}
        words["player"] = self.tree.mover(node).value.upper()
        return Item(
            self.searches.name(node, what),
            ask,
            message(f"transposition-{what}", **words),
            answer,
            why,
            where=message(f"transposition-{what}-where", **words),
            rule=message(f"transposition-{what}-rule", **words),
            inputs=inputs,
            empty=ask is Ask.CLAIM,
            row=node_name(self.tree, node),
            column=message(f"column-table-{what}"),
            across=AT_NODE[what].row,
            node=node,
            label=self.labels[what],
        )

    def _state(self, node: NodeId) -> Item:
        searches = self.searches
        before = list(searches.states)[: list(searches.states).index(node)]

        def answer(written: Written) -> Entry:
            numbers = searches.numbers(written)
            return searches.next_number(node, {each: numbers[each] for each in before})

        def why(written: Written) -> Message:
            alike = [each for each in before if searches.states[each] == searches.states[node]]
            return message(
                "transposition-state-why-old" if alike else "transposition-state-why-new",
                first=node_name(self.tree, alike[0]) if alike else "",
                state=str(self.tree.shape.states[node]),
                player=self.tree.mover(node).value.upper(),
            )

        inputs = tuple(searches.name(each, "state") for each in before if each != ROOT)
        return self._item(node, "state", Ask.CELL, answer, why, inputs)

    def _recall(self, node: NodeId, inputs: tuple[str, ...]) -> Item:
        searches = self.searches

        def answer(written: Written) -> Entry | None:
            lookup = searches.run(written).lookups.get(node)
            return True if lookup is not None and lookup.enough else None

        def why(written: Written) -> Message:
            return self._looked_up(node, searches.run(written).lookups.get(node))

        return self._item(node, "recall", Ask.TICK, answer, why, inputs)

    def _looked_up(self, node: NodeId, lookup: Lookup | None) -> Message:
        """What the table held when the search came to a node."""
        words: dict[str, Value] = {"node": node_name(self.tree, node)}
        if lookup is None:
            return message("transposition-unvisited", **words)
        words |= _window(lookup.window)
        if lookup.held is None:
            return message("transposition-recall-why-none", **words)
        words |= {"sign": lookup.held.relation.value, "value": show_number(lookup.held.value)}
        return message(
            "transposition-recall-why" if lookup.enough else "transposition-recall-why-not", **words
        )

    def _entry(self, node: NodeId, inputs: tuple[str, ...]) -> Item:
        searches = self.searches

        def why(written: Written) -> Message:
            run = searches.run(written)
            lookup, claim = run.lookups.get(node), run.entries.get(node)
            words: dict[str, Value] = {"node": node_name(self.tree, node)}
            if claim is None or lookup is None:
                return message(
                    "transposition-unvisited" if lookup is None else "transposition-answered",
                    **words,
                )
            key = {"=": "exact", "≤": "most", "≥": "least"}[claim.relation.value]
            words |= {"tried": tried(run.trace, node), "value": show_number(claim.value)}
            return message(f"transposition-entry-why-{key}", **words, **_window(lookup.window))

        def answer(written: Written) -> Entry | None:
            return searches.run(written).entries.get(node)

        return self._item(node, "entry", Ask.CLAIM, answer, why, inputs)

    def counts(self) -> list[Item]:
        """How many leaves are evaluated with the table and without, and how many it saves."""
        searches, names = self.searches, [item.name for item in self.visits()]
        return leaf_counts(
            "transposition",
            self.plain,
            lambda written: searches.run(written).trace,
            (*self.numbered, *names),
            self._below if searches.way.below else difference,
        )

    def _below(self, written: Written) -> int:
        """How many leaves lie below what the table answers."""
        lookups = self.searches.run(written).lookups
        answered = [node for node, lookup in lookups.items() if lookup.enough]
        return sum(self.tree.is_leaf(NodeId(n)) for top in answered for n in self.tree.within(top))


def _window(window: Window) -> dict[str, Value]:
    return {"alpha": show_number(window.alpha), "beta": show_number(window.beta)}

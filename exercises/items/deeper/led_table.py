"""Alpha-beta with a transposition table, led by what somebody has written so far."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from exercises.asks.entry import Claim, Entry, Relation
from exercises.exercise import Given
from exercises.items import GivenError, Written
from exercises.items.deeper.child_orders import node_name
from exercises.items.deeper.led_search import Led
from resources.words import message, placed
from search.hooks import Hooks
from search.methods import minimax
from search.methods.transpositions import TableKey, TranspositionTable, check_states
from search.numbers import Bound, NumberError, read_decimal
from search.rules import Rules, Window
from search.trace import Record, Trace
from search.tree import GameTree, NodeId, Payoff, Score

_WORDS = {
    "exact": "=",
    "exactly": "=",
    "lower": ">=",
    "lower bound": ">=",
    "at least": ">=",
    "upper": "<=",
    "upper bound": "<=",
    "at most": "<=",
}
_WORD = "|".join(sorted(_WORDS, key=len, reverse=True))
_LINE = re.compile(
    rf"(.+?)(?:\s+(max|min))?\s*(?::\s*(?=[\d.−-]+$)|:?\s*(<=|>=|=|≤|≥|\b(?:{_WORD})\b))\s*(\S+)",
    re.IGNORECASE,
)
_SIGNS = {"<=": Relation.AT_MOST, ">=": Relation.AT_LEAST}


class TableWay(NamedTuple):
    """How somebody goes about a table."""

    movers: bool = True  # whether who moves belongs to a state
    bounds: bool = True  # whether a value outside the window is kept as a bound
    turned: bool = False  # whether ≤ and ≥ change places
    always: bool = False  # whether a bound answers whatever the window
    exact: bool = False  # whether only exact values answer
    never: bool = False  # whether nothing is looked up
    below: bool = False  # whether all leaves below what the table answers count as saved


class Lookup(NamedTuple):
    """The search comes to a node and looks into the table."""

    window: Window
    held: Claim | None  # of its state
    enough: bool


class TableRun(NamedTuple):
    """One search, and what belonged at each node where something else was written."""

    trace: Trace
    entries: Mapping[NodeId, Claim]  # what goes into the table where a node is left
    lookups: Mapping[NodeId, Lookup]


def state_of(tree: GameTree, rules: Rules, way: TableWay, node: NodeId) -> TableKey | None:
    """What makes two nodes one."""
    state = TranspositionTable(tree, rules, None).state(node)
    return state if state is None or way.movers else state._replace(mover="")


def given_entries(tree: GameTree, rules: Rules, given: Given) -> dict[TableKey, Claim]:
    """The table that an exercise begins with: lines such as `p max >= 5`, or `p: 5` for = 5.

    Who moves may be left out where only one player does in that state.
    """
    found: dict[TableKey, Claim] = {}
    lines = dict(given).get("table", ())
    if lines and rules.depth is not None:
        raise GivenError(placed(message("given-table-depth"), "given", "table"))
    movers: dict[str | None, set[str]] = {}
    for node in tree.inner:
        movers.setdefault(tree.shape.states[node], set()).add(tree.mover(node).value)
    for text in lines:
        line = _LINE.fullmatch(text.strip())
        try:
            if line is None or line[1] not in movers or not (line[2] or len(movers[line[1]]) == 1):
                raise NumberError(message("given-table", line=repr(text)))
            sign = _WORDS.get((line[3] or "exact").lower(), line[3])
            claim = Claim(_SIGNS.get(sign) or Relation(sign), read_decimal(line[4]))
        except NumberError:
            wrong = message("given-table", line=repr(text))
            raise GivenError(placed(wrong, "given", "table")) from None
        mover = line[2].lower() if line[2] else next(iter(movers[line[1]]))
        found[TableKey(line[1], mover, None)] = claim
    return found


def search(tree: GameTree, rules: Rules, given: Given, hooks: Hooks | None) -> Trace:
    """The search with the table that is given."""
    record: Record = []
    guide = TranspositionTable(tree, rules, record)
    guide.entries |= given_entries(tree, rules, given)
    return minimax.guided(tree, rules, guide, hooks, record)


class LedTable(TranspositionTable):
    """Keeps and looks up states by the numbers that were written, and what was written of them."""

    def __init__(self, asked: TableSearches, record: Record, written: Written) -> None:
        super().__init__(asked.tree, asked.rules, record)
        self.asked, self.written, self.way = asked, written, asked.way
        self.led = Led({n: c.value for n in asked.states if (c := self._claim(n)) is not None})
        self.due: dict[NodeId, Claim] = {}
        self.lookups: dict[NodeId, Lookup] = {}
        numbers = asked.numbers(written)
        self.keys = {node: TableKey(str(number), "", None) for node, number in numbers.items()}
        for node, state in asked.states.items():
            if state in asked.begins:
                self.entries[self.keys[node]] = asked.begins[state]

    def _claim(self, node: NodeId) -> Claim | None:
        claim = self.written.get(self.asked.name(node, "entry"))
        return claim if isinstance(claim, Claim) else None

    def state(self, node: NodeId) -> TableKey | None:
        """The state of a node by its number."""
        return self.keys.get(node)

    def recall(self, node: NodeId, alpha: Bound, beta: Bound) -> Score | None:
        """What the table answers, and whether that was ticked."""
        value, state = self._answer(node, alpha, beta), self.state(node)
        if state is None:
            return None
        claim = self.entries.get(state)
        self.lookups[node] = Lookup(Window(alpha, beta), claim, value is not None)
        ticked = self.written.get(self.asked.name(node, "recall"))
        if ticked is None or claim is None:
            return value
        return claim.value if ticked else None

    def _answer(self, node: NodeId, alpha: Bound, beta: Bound) -> Score | None:
        state = self.state(node)
        if self.way.never or state is None or state not in self.entries:
            return None
        relation, value = self.entries[state]
        if self.way.always or (self.way.exact and relation is not Relation.EXACTLY):
            return value if self.way.always else None
        return super().recall(node, alpha, beta)

    def leave(self, node: NodeId, entered: Window, value: Score) -> None:
        """Keep what was written; what belonged there comes from the value that belonged there."""
        found: Payoff = self.led.due.get(node, value)
        assert isinstance(found, int | Fraction)
        super().leave(node, entered, found)
        state = self.state(node)
        if state is None:
            return
        relation = self.entries[state].relation
        if not self.way.bounds:
            relation = Relation.EXACTLY
        elif self.way.turned:
            relation = relation.turned
        self.due[node] = Claim(relation, found)
        self.entries[state] = self._claim(node) or self.due[node]


class TableSearches:
    """The searches of one exercise, by what is written."""

    def __init__(self, tree: GameTree, rules: Rules, given: Given, way: TableWay) -> None:
        check_states(tree)
        self.tree, self.rules, self.way = tree, rules, way
        self.begins = given_entries(tree, rules, given)
        if not way.movers:
            self.begins = {s._replace(mover=""): claim for s, claim in self.begins.items()}
        inner = sorted(tree.inner, key=tree.depth)
        found = {node: state_of(tree, rules, way, node) for node in inner}
        self.states = {node: state for node, state in found.items() if state is not None}
        self._runs: dict[tuple[object, ...], TableRun] = {}

    def name(self, node: NodeId, what: str) -> str:
        """What the item about a node is called."""
        return f"{node_name(self.tree, node)}.{what}"

    def numbers(self, written: Written) -> dict[NodeId, Entry]:
        """The number of each node's state: what was written, else what belongs there."""
        numbers: dict[NodeId, Entry] = {}
        for node in self.states:
            entry = written.get(self.name(node, "state"))
            numbers[node] = self.next_number(node, numbers) if entry is None else entry
        return numbers

    def next_number(self, node: NodeId, before: Mapping[NodeId, Entry]) -> Entry:
        """The number that the state of a node has already, else the next one."""
        for each, number in before.items():
            if each != node and self.states[each] == self.states[node]:
                return number
        return max((n for n in before.values() if isinstance(n, int)), default=0) + 1

    def run(self, written: Written) -> TableRun:
        """The search as the entries lead it."""
        key = tuple(each for each in written.items() if "." in each[0])
        if key not in self._runs:
            record: Record = []
            guide = LedTable(self, record, dict(key))
            trace = minimax.guided(self.tree, self.rules, guide, guide.led, record)
            self._runs[key] = TableRun(trace, guide.due, guide.lookups)
        return self._runs[key]

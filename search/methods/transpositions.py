"""Alpha-beta with a transposition table: a state that was searched before is looked up."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from resources.words import Message, message
from search.frontier import plies, where
from search.hooks import Hooks
from search.known_values import EXACT, Sure
from search.methods import minimax
from search.methods.guide import Guide
from search.numbers import Bound, show_number
from search.rules import Rules, Window
from search.trace import MethodStep, Record, Snapshot, Trace
from search.tree import GameTree, NodeId, Score, TreeError


class Known(Enum):
    """How an entry of the table stands to the true value of its state."""

    EXACTLY = "="
    AT_MOST = "≤"
    AT_LEAST = "≥"

    def of(self, value: Score) -> str:
        """A value with its sign, as people see it."""
        return f"{self.value} {show_number(value)}"


class TableKey(NamedTuple):
    """What makes two positions one: what stands there, who moves, and how deep is searched."""

    label: str
    mover: str
    depth: int | None  # plies left; None without a limit

    @property
    def name(self) -> str:
        """As people see it."""
        return f"{self.label} {self.mover.upper()}"


@dataclass(frozen=True)
class Remember(MethodStep):
    """What was found of a state goes into the table."""

    node: NodeId
    state: TableKey
    value: Score
    known: Known

    def apply(self, snapshot: Snapshot) -> None:
        """A later entry takes the place of the earlier one."""
        name = self.state.name
        snapshot.keep(name, message("words", words=name), self.known.of(self.value))

    def sentence(self) -> Message:
        """The new entry."""
        value = self.known.of(self.value)
        return message("step-remember", state=self.state.name, value=value)


@dataclass(frozen=True)
class Recall(MethodStep):
    """The table answers for a node, and nothing below it is searched."""

    node: NodeId
    state: TableKey
    value: Score
    known: Known

    def apply(self, snapshot: Snapshot) -> None:
        """The node has its value at once."""
        snapshot.values[self.node] = self.value
        snapshot.done.add(self.node)

    @property
    def returned(self) -> Score:
        """What the node gives, without a search."""
        return self.value

    def sentence(self) -> Message:
        """The entry that is enough."""
        value = self.known.of(self.value)
        return message("step-recall", state=self.state.name, value=value)


class TranspositionTable(Guide):
    """Remembers what every state was found to be, and answers where that is enough."""

    def __init__(self, tree: GameTree, rules: Rules, record: Record | None) -> None:
        self.tree, self.limit, self.record = tree, plies(tree, rules), record
        self.entries: dict[TableKey, tuple[Score, Known]] = {}

    def state(self, node: NodeId) -> TableKey | None:
        """The state of a node; None where nothing tells it from others."""
        label = self.tree.shape.states[node]
        if not label:
            return None
        left = None if self.limit is None else self.limit - self.tree.depth(node)
        return TableKey(label, self.tree.mover(node).value, left)

    def recall(self, node: NodeId, alpha: Bound, beta: Bound) -> Score | None:
        """An exact value always is enough; a bound is where it lies outside the window."""
        state = self.state(node)
        if state is None or state not in self.entries:
            return None
        value, known = self.entries[state]
        enough = {
            Known.EXACTLY: True,
            Known.AT_LEAST: value >= beta,
            Known.AT_MOST: value <= alpha,
        }
        return value if enough[known] else None

    def sure(self, node: NodeId) -> Sure:
        """As sure as the entry of its state."""
        state = self.state(node)
        if state is None or state not in self.entries:
            return EXACT
        known = self.entries[state][1]
        return Sure(known is not Known.AT_MOST, known is not Known.AT_LEAST)

    def answer(self, node: NodeId, value: Score) -> None:
        """The table has answered."""
        state = self.state(node)
        if self.record is not None and state is not None:
            self.record.append((Recall, node, state, value, self.entries[state][1]))

    def leave(self, node: NodeId, entered: Window, value: Score) -> None:
        """Outside its window a value is a bound."""
        state = self.state(node)
        if state is None:
            return
        known = Known.EXACTLY
        if value <= entered.alpha:
            known = Known.AT_MOST
        elif value >= entered.beta:
            known = Known.AT_LEAST
        self.entries[state] = value, known
        if self.record is not None:
            self.record.append((Remember, node, state, value, known))


def search(tree: GameTree, rules: Rules, record: Record | None, hooks: Hooks | None) -> Score:
    """The root's value."""
    check_states(tree)
    guide = TranspositionTable(tree, rules, record)
    return minimax.search(tree, rules, narrows=True, record=record, hooks=hooks, guide=guide)


def check_states(tree: GameTree) -> None:
    """Equal states lead on to the same: else looking one up would be wrong."""
    shape, positions, below = tree.shape, dict[object, int](), dict[NodeId, int]()
    seen: dict[tuple[str | None, object], int] = {}
    for node in map(NodeId, reversed(range(len(tree)))):
        ahead = frozenset(below[child] for child in tree.children(node))
        position = shape.movers[node], shape.statics[node], tree.payoffs[node], ahead
        below[node] = positions.setdefault(position, len(positions))
        state = shape.states[node], shape.movers[node]
        if all(state) and seen.setdefault(state, below[node]) != below[node]:
            raise TreeError(
                message("table-unlike", state=str(state[0]), node=where(tree, node)), node
            )


def findings(trace: Trace) -> dict[str, Any]:
    """The table at the end, and the nodes that it answered for."""
    remembered = {step.state: step for step in trace.steps if isinstance(step, Remember)}
    return {
        "table": [
            {
                "state": state.label,
                "mover": state.mover,
                "value": step.value,
                "known": step.known.value,
            }
            for state, step in remembered.items()
        ],
        "recalled": [
            trace.tree.path(step.node) for step in trace.steps if isinstance(step, Recall)
        ],
    }

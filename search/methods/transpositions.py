"""Alpha-beta with a transposition table: a state that was searched before is looked up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from resources.words import Message, message
from search.frontier import plies, where
from search.hooks import Hooks
from search.known_values import EXACT, Claim, Relation, Sure
from search.methods import minimax
from search.methods.guide import Guide
from search.numbers import Bound, show_number
from search.rules import Rules, Window
from search.trace import MethodStep, Record, Snapshot, Trace
from search.tree import GameTree, NodeId, Score, TreeError


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
    claim: Claim

    def apply(self, snapshot: Snapshot) -> None:
        """A later entry takes the place of the earlier one."""
        name = self.state.name
        snapshot.keep(name, message("words", words=name), _shown(self.claim))

    def sentence(self) -> Message:
        """The new entry."""
        return message("step-remember", state=self.state.name, value=_shown(self.claim))


@dataclass(frozen=True)
class Recall(MethodStep):
    """The table answers for a node, and nothing below it is searched."""

    node: NodeId
    state: TableKey
    claim: Claim

    def apply(self, snapshot: Snapshot) -> None:
        """The node has its value at once."""
        snapshot.values[self.node] = self.claim.value
        snapshot.done.add(self.node)

    @property
    def returned(self) -> Score:
        """What the node gives, without a search."""
        return self.claim.value

    def sentence(self) -> Message:
        """The entry that is enough."""
        return message("step-recall", state=self.state.name, value=_shown(self.claim))


def _shown(claim: Claim) -> str:
    return f"{claim.relation.value} {show_number(claim.value)}"


class TranspositionTable(Guide):
    """Remembers what every state was found to be, and answers where that is enough."""

    def __init__(self, tree: GameTree, rules: Rules, record: Record | None) -> None:
        self.tree, self.limit, self.record = tree, plies(tree, rules), record
        self.entries: dict[TableKey, Claim] = {}

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
        relation, value = self.entries[state]
        enough = {
            Relation.EXACTLY: True,
            Relation.AT_LEAST: value >= beta,
            Relation.AT_MOST: value <= alpha,
        }
        return value if enough[relation] else None

    def sure(self, node: NodeId) -> Sure:
        """As sure as the entry of its state."""
        state = self.state(node)
        if state is None or state not in self.entries:
            return EXACT
        relation = self.entries[state].relation
        return Sure(relation is not Relation.AT_MOST, relation is not Relation.AT_LEAST)

    def answer(self, node: NodeId, value: Score) -> None:
        """The table has answered."""
        state = self.state(node)
        if self.record is not None and state is not None:
            self.record.append((Recall, node, state, self.entries[state]._replace(value=value)))

    def leave(self, node: NodeId, entered: Window, value: Score) -> None:
        """Outside its window a value is a bound."""
        state = self.state(node)
        if state is None:
            return
        relation = Relation.EXACTLY
        if value <= entered.alpha:
            relation = Relation.AT_MOST
        elif value >= entered.beta:
            relation = Relation.AT_LEAST
        self.entries[state] = Claim(relation, value)
        if self.record is not None:
            self.record.append((Remember, node, state, self.entries[state]))


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
                "value": step.claim.value,
                "known": step.claim.relation.value,
            }
            for state, step in remembered.items()
        ],
        "recalled": [
            trace.tree.path(step.node) for step in trace.steps if isinstance(step, Recall)
        ],
    }

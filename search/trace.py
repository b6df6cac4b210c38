"""What a search did, step by step, and what can be read off it."""

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import cached_property
from itertools import pairwise
from typing import Any, NamedTuple

from resources.words import Message, message
from search.numbers import Bound, show_number
from search.rules import OPEN, Rules, Window
from search.tree import GameTree, NodeId, Payoff


class Reason(Enum):
    """What closed a window."""

    ALPHA = "alpha"  # MAX has as much elsewhere
    BETA = "beta"  # the opponent has as much elsewhere
    RANGE = "range"  # no outcome can be better


class Enter(NamedTuple):
    """The search comes to an inner node, with this window."""

    node: NodeId
    alpha: Bound
    beta: Bound


class Evaluate(NamedTuple):
    """A leaf, or a node at the depth limit, gives its value at once."""

    node: NodeId
    value: Payoff


class Update(NamedTuple):
    """A child has returned: the node's best value so far, and its window from now on."""

    node: NodeId
    child: NodeId  # the node itself where its player may stand pat
    value: Payoff
    alpha: Bound
    beta: Bound


class Cut(NamedTuple):
    """The window closed, so these children are never visited."""

    node: NodeId
    skipped: tuple[NodeId, ...]
    reason: Reason | None  # None: cut by a hook for no reason


class Leave(NamedTuple):
    """The node is done: what it returns, and its best move (None at chance nodes)."""

    node: NodeId
    value: Payoff
    move: NodeId | None


class StartPass(NamedTuple):
    """A pass begins at this node, under these rules; what the one before had found is gone."""

    node: NodeId
    rules: Rules


class MethodStep(ABC):
    """A step that one method alone knows: it tells itself what it changes and how it is said."""

    node: NodeId

    @abstractmethod
    def apply(self, snapshot: "Snapshot") -> None:
        """Write down on the snapshot what this step does."""

    @abstractmethod
    def sentence(self) -> Message:
        """What happens, in words."""

    @property
    def returned(self) -> Payoff | None:
        """What its node returns by this step, without having been entered; None: it does not."""
        return None

    @property
    def moves(self) -> Mapping[NodeId, NodeId]:
        """The best moves that this step settles, by the node that has them."""
        return {}


Step = Enter | Evaluate | Update | Cut | Leave | StartPass | MethodStep
"""Everything that happens. Whoever looks at steps matches every kind, so that none is forgotten."""
Record = list[tuple[Any, ...]]
"""Steps as a search writes them down: the kind of step, then its fields; a trace makes the steps
when they are read. The usual kinds are named by a word: a tuple of words and numbers costs half of
what a step would, and the garbage collector does not look through it again and again, as it would
through one that holds a class or a `Reason`, whose word stands there. A step that one method alone
knows stands there by its class."""


def _cut(node: NodeId, skipped: tuple[NodeId, ...], reason: str | None) -> Cut:
    return Cut(node, skipped, None if reason is None else Reason(reason))


_USUAL: dict[str, Any] = {
    "enter": Enter,
    "evaluate": Evaluate,
    "update": Update,
    "cut": _cut,
    "leave": Leave,
}


class Cutoff(NamedTuple):
    """A cut, what closed the window, and the ancestor that holds the bound (None: nobody's)."""

    node: NodeId
    after: NodeId
    skipped: tuple[NodeId, ...]
    reason: Reason | None
    cause: NodeId | None


class Snapshot:
    """All that stands on the tree at one moment of a search."""

    def __init__(self, tree: GameTree) -> None:
        self.tree = tree
        self.at: NodeId | None = None
        self.memory: dict[str, tuple[Message, str]] = {}  # what a method keeps, named and shown
        self.passes = 0  # that have begun
        self.clear()

    def clear(self) -> None:
        """Take off all that stands there."""
        self.windows: dict[NodeId, Window] = {}
        self.values: dict[NodeId, Payoff] = {}
        self.done: set[NodeId] = set()
        self.pruned: list[NodeId] = []
        self.leaves: list[NodeId] = []
        self.moves: dict[NodeId, NodeId] = {}
        self.counts: dict[NodeId, str] = {}  # wins and visits, where a method counts them

    def keep(self, key: str, named: Message, shown: str) -> None:
        """Put something into the method's memory, where the newest entry stands last."""
        self.memory.pop(key, None)
        self.memory[key] = named, shown

    def apply(self, step: Step) -> None:
        """Write down what this step does."""
        self.at = step.node
        match step:
            case Enter(node, alpha, beta):
                self.windows[node] = Window(alpha, beta)
            case Evaluate(node, value):
                self.values[node] = value
                self.done.add(node)
                self.leaves.append(node)
            case Update(node, _, value, alpha, beta):
                self.values[node] = value
                self.windows[node] = Window(alpha, beta)
            case Cut(_, skipped, _):
                self.pruned.extend(skipped)
            case Leave(node, value, move):
                self.values[node] = value
                self.done.add(node)
                if move is not None:
                    self.moves[node] = move
            case StartPass(node):
                self.passes += 1
                if self.values:
                    found = self._worths(self.tree.children(node))
                    self.keep("last pass", message("memory-last-pass"), found)
                self.clear()
            case MethodStep():
                step.apply(self)

    def _worths(self, nodes: Sequence[NodeId]) -> str:
        """What has been found of nodes, such as: B 3, C 5."""
        return ", ".join(
            f"{self.tree.labels[node]} {show_number(self.values[node])}".strip()
            for node in nodes
            if node in self.values
        )


class Trace:
    """One run of a search over a tree under stated rules.

    A run may go over the tree in several passes; what is read off it is what the last one found.
    """

    def __init__(self, tree: GameTree, rules: Rules, value: Payoff, record: Record) -> None:
        self.tree = tree
        self.rules = rules
        self.value = value
        self.record = record

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """Everything that happened, in order."""
        return tuple(
            (_USUAL[kind] if isinstance(kind, str) else kind)(*fields)
            for kind, *fields in self.record
        )

    def replay(self) -> Iterator[tuple[Step, Snapshot]]:
        """Each step of all passes with the snapshot after it, which changes as it goes on."""
        snapshot = Snapshot(self.tree)
        for step in self.steps:
            snapshot.apply(step)
            yield step, snapshot

    @cached_property
    def end(self) -> Snapshot:
        """What stands on the tree when the search is over."""
        snapshot = Snapshot(self.tree)
        for step in self.steps:
            snapshot.apply(step)
        return snapshot

    @cached_property
    def passes(self) -> "tuple[Trace, ...]":
        """The run pass by pass, each under its own rules; most searches have just one."""
        starts = self._starts
        if not starts:
            return (self,)
        parts = (self.record[a:b] for a, b in pairwise([*starts, len(self.record)]))
        return tuple(
            Trace(self.tree, rules, _left_with(rest), rest) for (_, _, rules), *rest in parts
        )

    def pass_at(self, place: int) -> "Trace":
        """The pass to which the step at this place belongs."""
        return self.passes[max(0, bisect_right(self._starts, place) - 1)]

    @cached_property
    def _starts(self) -> list[int]:
        """At which places the record begins a pass; none where there is but one."""
        return [place for place, fields in enumerate(self.record) if fields[0] is StartPass]

    @cached_property
    def _kinds(self) -> Mapping[str | type[MethodStep], Record]:
        """The record of the last pass by the kind of step; what one method alone knows is one."""
        kinds: defaultdict[str | type[MethodStep], Record] = defaultdict(list)
        for fields in self.record:
            kind = fields[0]
            if kind is StartPass:
                kinds.clear()
            else:
                kinds[kind if isinstance(kind, str) else MethodStep].append(fields)
        return kinds

    @cached_property
    def values(self) -> dict[NodeId, Payoff]:
        """What the search returned at each visited node."""
        returned = {node: value for _, node, value in self._kinds["evaluate"]}
        returned.update((node, value) for _, node, value, _ in self._kinds["leave"])
        for step in self.own_steps:
            if step.returned is not None:
                returned[step.node] = step.returned
        return returned

    @cached_property
    def own_steps(self) -> tuple[MethodStep, ...]:
        """The steps of the last pass that its method alone knows."""
        return tuple(kind(*fields) for kind, *fields in self._kinds[MethodStep])

    @cached_property
    def updates(self) -> tuple[Update, ...]:
        """Every child's return, in order."""
        return tuple(Update(*fields) for _, *fields in self._kinds["update"])

    @cached_property
    def updates_at(self) -> dict[NodeId, list[Update]]:
        """The returns of the children that each inner node visited, in order."""
        found: dict[NodeId, list[Update]] = {}
        for step in self.updates:
            found.setdefault(step.node, []).append(step)
        return found

    @cached_property
    def found(self) -> dict[NodeId, Payoff]:
        """What each visited inner node had when it was left; it may return a bound instead."""
        return {node: value for _, node, _, value, _, _ in self._kinds["update"]}

    @cached_property
    def windows(self) -> dict[NodeId, Window]:
        """What each visited inner node was entered with."""
        return {node: Window(alpha, beta) for _, node, alpha, beta in self._kinds["enter"]}

    @cached_property
    def windowed(self) -> bool:
        """Whether some node was entered with a bound."""
        return any(window != OPEN for window in self.windows.values())

    @cached_property
    def pruned(self) -> tuple[NodeId, ...]:
        """The topmost nodes never visited, in the order they were cut."""
        return tuple(node for _, _, skipped, _ in self._kinds["cut"] for node in skipped)

    @cached_property
    def leaves(self) -> tuple[NodeId, ...]:
        """The evaluated leaves and frontier nodes, in order."""
        return tuple(node for _, node, _ in self._kinds["evaluate"])

    @cached_property
    def moves(self) -> dict[NodeId, NodeId]:
        """The best move at each visited node where a player chose."""
        moves = {node: move for _, node, _, move in self._kinds["leave"] if move is not None}
        for step in self.own_steps:
            moves.update(step.moves)
        return moves

    @cached_property
    def line(self) -> tuple[NodeId, ...]:
        """The best moves from the root on, until the game ends or chance decides."""
        line: list[NodeId] = []
        node: NodeId | None = self.moves.get(GameTree.ROOT)
        while node is not None:
            line.append(node)
            node = self.moves.get(node)
        return tuple(line)

    @property
    def visited(self) -> int:
        """How many nodes the search came to."""
        return len(self._kinds["enter"]) + len(self._kinds["evaluate"])

    @cached_property
    def cutoffs(self) -> tuple[Cutoff, ...]:
        """Every cut, in order, with the node whose bound caused it."""
        if not self._kinds["cut"]:
            return ()
        cutoffs: list[Cutoff] = []
        entered: dict[NodeId, tuple[Bound, Bound]] = {}
        current: dict[NodeId, tuple[Bound, Bound]] = {}
        after: dict[NodeId, NodeId] = {}
        for fields in self.passes[-1].record:
            kind = fields[0]
            if kind == "enter":
                _, node, alpha, beta = fields
                entered[node] = current[node] = (alpha, beta)
            elif kind == "update":
                _, node, after[node], _, alpha, beta = fields
                current[node] = (alpha, beta)
            elif kind == "cut":
                node, skipped, reason = _cut(*fields[1:])
                cause = bound_holder(self.tree, node, reason, entered, current)
                if node in after:
                    cutoffs.append(Cutoff(node, after[node], skipped, reason, cause))
        return tuple(cutoffs)

    @cached_property
    def cutoff_at(self) -> dict[NodeId, Cutoff]:
        """The cuts by the node whose window closed."""
        return {cutoff.node: cutoff for cutoff in self.cutoffs}


def _left_with(record: Record) -> Payoff:
    """What the root of a pass was left with: what was returned last."""
    returned = map(_returned, reversed(record))
    return next(value for value in returned if value is not None)


def _returned(fields: tuple[Any, ...]) -> Payoff | None:
    """What a node returns by this step of a record; None: it does not."""
    kind, *details = fields
    if isinstance(kind, str):
        return details[1] if kind in ("leave", "evaluate") else None
    step: MethodStep = kind(*details)
    return step.returned


def bound_holder(
    tree: GameTree,
    node: NodeId,
    reason: Reason | None,
    entered: Mapping[NodeId, tuple[Bound, Bound]],
    current: Mapping[NodeId, tuple[Bound, Bound]],
) -> NodeId | None:
    """The ancestor whose bound reaches down to this node: the nearest that moved it itself."""
    if reason is None or reason is Reason.RANGE:
        return None
    if tree.players is not None:
        return tree.parent(node)
    side = 0 if reason is Reason.ALPHA else 1
    for above in tree.ancestors(node):
        if current[above][side] != entered[above][side]:
            return above
    return None

"""An exercise is a tree with blanks; a blank is a place for one entry."""

from __future__ import annotations

from enum import Enum, StrEnum
from functools import cached_property
from typing import NamedTuple

from search.numbers import Bound
from search.rules import Rules
from search.tree import GameTree, NodeId, Payoff, Score


class Ask(StrEnum):
    """What is asked at a blank."""

    VALUE = "value"  # what the search returns at the node
    ALPHA = "alpha"  # the node's window
    BETA = "beta"
    CUT = "cut"  # a mark: the branch above the node is never visited
    BEST = "best"  # the index of the best child
    BOUND = "bound"  # what a returned value says: ≤ 2, ≥ 5 or = 3
    SEEN = "seen"  # a mark: the leaf is evaluated
    LEAVES = "leaves"  # how many leaves are evaluated
    RANGE = "range"  # the values of x for which the branch above the node is cut
    ORDER = "order"  # the children in another order, by their index


MARKS = frozenset({Ask.CUT, Ask.SEEN})
"""Blanks that are ticked rather than written into; left alone, they say no."""


class Blank(NamedTuple):
    """A place for one entry."""

    node: NodeId
    ask: Ask


class Relation(Enum):
    """How a returned value stands to the node's true value."""

    EXACTLY = "="
    AT_MOST = "≤"
    AT_LEAST = "≥"


class Claim(NamedTuple):
    """What a search knows of a node: ≤ 2, ≥ 5 or = 3."""

    relation: Relation
    value: Score


class Interval(NamedTuple):
    """The numbers between two bounds; whether the bounds belong to it."""

    low: Bound
    high: Bound
    with_low: bool
    with_high: bool


Entry = Payoff | Bound | bool | Claim | Interval | tuple[int, ...]
"""What stands in a blank, once it is read. Marks are bools, a best move is a child's index."""


class Verdict(Enum):
    """What an entry is, given the ones before it."""

    RIGHT = "right"
    WRONG = "wrong"
    FOLLOWS = "follows"  # right, given an earlier slip
    EMPTY = "empty"
    UNREADABLE = "unreadable"


class _Exercise(NamedTuple):
    tree: GameTree
    method: str
    rules: Rules
    kind: str
    blanks: tuple[Blank, ...]
    recipe: str | None = None
    level: int | None = None
    seed: int | None = None


class Exercise(_Exercise):
    """A tree with blanks, and the search that fills them; keeps what is worked out about it."""

    def __getstate__(self) -> None:
        """What is worked out about an exercise stays behind when it goes to another process."""

    @cached_property
    def asked(self) -> dict[Ask, dict[NodeId, Blank]]:
        """The blanks by what is asked and where."""
        asked: dict[Ask, dict[NodeId, Blank]] = {}
        for blank in self.blanks:
            asked.setdefault(blank.ask, {})[blank.node] = blank
        return asked

    def at(self, ask: Ask) -> list[Blank | None]:
        """The blanks of one sort by their nodes, None where there is none: quick to look up."""
        found = self._at.get(ask)
        if found is None:
            found = self._at[ask] = [None] * len(self.tree)
            for node, blank in self.asked.get(ask, {}).items():
                found[node] = blank
        return found

    @cached_property
    def _at(self) -> dict[Ask, list[Blank | None]]:
        return {}

    def under(self, rules: Rules) -> Exercise:
        """The same exercise in another course."""
        other = self._replace(rules=rules)
        other.__dict__.update(asked=self.asked, _at=self._at)
        return other

    def key(self, blank: Blank) -> str:
        """A blank as files name it: its node's path and what is asked, such as "1.1:cut"."""
        found = self._keys.get(blank)
        if found is None:
            found = self._keys[blank] = f"{self.tree.path(blank.node)}:{blank.ask.value}"
        return found

    @cached_property
    def _keys(self) -> dict[Blank, str]:
        """The keys that were asked for: a sheet is kept with every letter that is typed."""
        return {}

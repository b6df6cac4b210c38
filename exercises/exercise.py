"""An exercise is a tree with blanks; a blank is a place for one entry."""

from __future__ import annotations

from enum import Enum
from functools import cached_property
from typing import NamedTuple

from exercises.asks import Ask
from exercises.asks.entry import Claim, Entry, Interval, Relation
from search.rules import Rules
from search.tree import GameTree, NodeId

__all__ = ["Ask", "Blank", "Claim", "Entry", "Exercise", "Interval", "Relation", "Verdict"]


class Blank(NamedTuple):
    """A place for one entry."""

    node: NodeId
    ask: Ask


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

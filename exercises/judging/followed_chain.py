"""One end of a node's window in time: what is due, and what a student has instead."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from exercises.asks.entry import Chain
from search.numbers import Bound
from search.tree import NodeId, Payoff


class Reading(Enum):
    """What a sheet may mean that has not what is due: the kindest counts."""

    IN_PLACE = "in place"  # what is written stands in its place
    MOVED = "moved"  # a window that has closed moves where the student goes on all the same
    NOT_VISITED = "not visited"  # a branch with nothing written in it was left out
    OMITTED = "omitted"  # a change is not in a chain, and what is written comes later
    NOT_SEEN = "not seen"  # a chain that ends before it has not seen anything better


OF_CHAINS = (Reading.OMITTED, Reading.NOT_SEEN)


class ChainStep(NamedTuple):
    """A bound that is due, and the child after which it is; None as the node is entered."""

    bound: Bound
    child: NodeId | None


class FollowedChain:
    """Goes through an entry as the search goes on, bound by bound.

    Where the entry leaves the way, the search goes on with it: a change that is left out is none,
    and a bound that is not due belongs to the child whose value it is, or else comes at the end.
    """

    def __init__(self, entry: Chain | None, first: Bound, reading: Reading) -> None:
        self.reading = reading
        self.bounds = entry.bounds if entry is not None else None
        self.steps: list[ChainStep] = []  # what is due, until the entry leaves the way
        self.astray = False
        self.later: list[ChainStep] = []  # the changes that the entry has got after that
        self.refused: Payoff | None = None  # what would have moved the bound, and cut instead
        self._used = 0
        self.now = self.first = self._next(first, None)

    @property
    def due(self) -> Chain:
        """What is due, as far as the entry has kept to it."""
        return Chain(tuple(step.bound for step in self.steps))

    @property
    def rest(self) -> tuple[Bound, ...]:
        """The bounds of the entry that have not come yet."""
        return () if self.bounds is None else self.bounds[self._used :]

    def has_next(self, bound: Bound) -> bool:
        """Whether this comes next, as far as anything is written."""
        return self.bounds is None or self.rest[:1] == (bound,)

    def move(self, due: Bound, child: NodeId) -> None:
        """The bound changes after a child: to what the entry says, or not at all."""
        self.now = self._next(due, child)

    def stay(self, value: Payoff) -> bool:
        """A child moves nothing, unless its value is what the entry has next."""
        if not self.rest or self.rest[0] != value:
            return False
        self.now, self.astray = self.rest[0], True
        self._used += 1
        return True

    def end(self) -> bool:
        """The node is left: whether the entry has more than has come."""
        if not self.rest:
            return False
        self.now, self.astray = self.rest[-1], True
        return True

    def _next(self, due: Bound, child: NodeId | None) -> Bound:
        (self.later if self.astray else self.steps).append(ChainStep(due, child))
        if self.bounds is None:
            return due
        omits = self.reading is Reading.OMITTED and child is not None
        left_out = omits and due not in self.rest[:1]
        if left_out or not self.rest:
            self.astray = True
            return self.now
        found = self.rest[0]
        self._used += 1
        self.astray = self.astray or found != due
        return found

"""What stands in a blank, once it is read."""

from collections.abc import Sequence
from typing import NamedTuple

from search.known_values import Claim, Relation
from search.numbers import Bound
from search.rules import Range
from search.tree import NodeId, Payoff

__all__ = ["Chain", "Claim", "Entry", "Interval", "Listing", "Relation", "States", "in_order_of"]


class Interval(NamedTuple):
    """The numbers between two bounds; whether the bounds belong to it."""

    low: Bound
    high: Bound
    with_low: bool
    with_high: bool

    def within(self, known: Range | None) -> "Interval":
        """Those of them that lie in a known range."""
        if known is None:
            return self
        below, above = self.low < known.low, self.high > known.high
        return Interval(
            known.low if below else self.low,
            known.high if above else self.high,
            below or self.with_low,
            above or self.with_high,
        )


class Chain(NamedTuple):
    """A bound in time: what it begins with, and every change of it."""

    bounds: tuple[Bound, ...]


class States(NamedTuple):
    """States of a game by their labels, in any order."""

    labels: tuple[str, ...]


class Listing(NamedTuple):
    """Names in an order."""

    names: tuple[str, ...]

    def __str__(self) -> str:
        """As people see and write it."""
        apart = ", " if any(set(name) & set(" >→") for name in self.names) else " "
        return apart.join(self.names)


Entry = Payoff | Bound | bool | Claim | Interval | Chain | tuple[int, ...] | States | Listing | str
"""What stands in a blank, once it is read.

Marks are bools, a best move is a child's index, a pick is the letter of its option, the state of
a game is its label.
"""


def in_order_of(entry: Entry, children: Sequence[NodeId]) -> tuple[NodeId, ...]:
    """The children of a node in the order that an entry puts them into."""
    return tuple(children[index] for index in entry)  # type: ignore[index, union-attr]

"""Whether two entries say the same."""

from __future__ import annotations

from exercises.asks.entry import Claim, Entry, Relation, States
from exercises.asks.state_answers import sorted_piles


def same(entry: Entry | None, other: Entry | None) -> bool:
    """Whether an entry says the same as another; a bare number also stands for a bound of it."""
    if isinstance(entry, Claim) and not isinstance(other, Claim):
        return entry.relation is Relation.EXACTLY and entry.value == other
    if isinstance(other, Claim) and not isinstance(entry, Claim):
        return entry == other.value
    return _in_order(entry) == _in_order(other)


def _in_order(entry: Entry | None) -> object:
    """States without the order of their piles, and several of them as a set."""
    if isinstance(entry, str):
        return sorted_piles(entry)
    if isinstance(entry, States):
        twice = len(set(entry.labels)) < len(entry.labels)
        return twice, frozenset(map(sorted_piles, entry.labels))
    return entry

"""Whether two entries say the same."""

from __future__ import annotations

from exercises.asks.answers import sorted_piles
from exercises.asks.entry import Claim, Entry, States


def same(entry: Entry | None, other: Entry | None) -> bool:
    """Whether two entries say the same; a bare number also stands for a bound of that number."""
    if isinstance(entry, Claim) != isinstance(other, Claim):
        plain = [each.value if isinstance(each, Claim) else each for each in (entry, other)]
        return plain[0] == plain[1]
    return _in_order(entry) == _in_order(other)


def _in_order(entry: Entry | None) -> object:
    """States without the order of their piles, and several of them as a set."""
    if isinstance(entry, str):
        return sorted_piles(entry)
    if isinstance(entry, States):
        twice = len(set(entry.labels)) < len(entry.labels)
        return twice, frozenset(map(sorted_piles, entry.labels))
    return entry

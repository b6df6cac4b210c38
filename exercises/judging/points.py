"""The points of a question shared among what a perfect sheet is paid for: whole and half ones."""

from __future__ import annotations

from fractions import Fraction
from math import floor
from typing import NamedTuple

from exercises.asks import Ask
from exercises.exercise import Exercise
from exercises.judging.scheme import Scheme
from exercises.judging.worth import DECISION, worth
from exercises.solution import solution
from search.tree import NodeId

HALF = Fraction(1, 2)
MOST_STEPS = 12
"""What has more steps is told as a proportion."""


class Entries(NamedTuple):
    """Entries or decisions of one sort that are worth the same: what is asked, and where."""

    ask: Ask
    nodes: tuple[NodeId, ...]


class Paid(NamedTuple):
    """What so many entries earn together: all count alike."""

    entries: tuple[Entries, ...]
    many: int
    points: Fraction

    @property
    def each(self) -> Fraction | None:
        """What one of them earns, where that is a whole or half number of points."""
        share = self.points / self.many
        return share if self.many == 1 or (share / HALF).denominator == 1 else None

    @property
    def steps(self) -> list[tuple[int, Fraction]]:
        """How many right ones earn how many points; none where there would be too many steps."""
        found: list[tuple[int, Fraction]] = []
        for right in range(1, self.many + 1):
            earned = self.points if right == self.many else half(self.points * right / self.many)
            if earned and (not found or earned > found[-1][1]):
                found.append((right, earned))
        return found if len(found) <= MOST_STEPS else []


def half(points: Fraction) -> Fraction:
    """Points rounded down to whole and half ones."""
    return floor(points / HALF) * HALF


def paid(exercise: Exercise, scheme: Scheme, points: Fraction) -> list[Paid]:
    """What earns the points of a question, which add up to them.

    What would earn nothing of its own, since there are too few half points, counts like what is
    most like it.
    """
    sorts = _sorts(exercise, scheme)
    if not sorts or not points:
        return []
    while True:
        given = _shared(points, [each.weight for each in sorts])
        if all(given) or len(sorts) == 1:
            return [
                Paid(each.entries, each.many, earned)
                for each, earned in zip(sorts, given, strict=True)
            ]
        _merge(sorts, given.index(Fraction(0)))


class _Sort(NamedTuple):
    """Entries that count alike: how many, and what they are worth together, in marks."""

    entries: tuple[Entries, ...]
    many: int
    weight: Fraction


def _shared(points: Fraction, weights: list[Fraction]) -> list[Fraction]:
    """Points in halves by weight: what is left over goes to those that lack most."""
    total = sum(weights, Fraction(0))
    exact = [points * weight / total for weight in weights]
    given = [half(each) for each in exact]
    by_rest = sorted(range(len(weights)), key=lambda place: given[place] - exact[place])
    for place in by_rest:
        given[place] += min(HALF, points - sum(given))
    return given


def _merge(sorts: list[_Sort], place: int) -> None:
    """Let the entries at a place count like those that are most like them."""
    alone = sorts.pop(place)
    ask = alone.entries[0].ask

    def unlike(other: _Sort) -> tuple[bool, bool, Fraction]:
        asks = [each.ask for each in other.entries]
        topics = [each.row.topic for each in asks]
        return ask not in asks, ask.row.topic not in topics, other.weight

    near = min(range(len(sorts)), key=lambda place: unlike(sorts[place]))
    other = sorts[near]
    sorts[near] = _Sort(
        (*other.entries, *alone.entries), other.many + alone.many, other.weight + alone.weight
    )


def _sorts(exercise: Exercise, scheme: Scheme) -> list[_Sort]:
    """The entries that are paid, those together that ask for the same and are worth the same."""
    groups: dict[tuple[Ask, Fraction], list[NodeId]] = {}
    if scheme is Scheme.PLAIN:
        for blank in solution(exercise):
            groups.setdefault((blank.ask, Fraction(blank.ask.row.weight)), []).append(blank.node)
    else:
        due = worth(exercise)
        if due.leaves is not None:
            saved = due.leaves.start - due.leaves.least
            return [_Sort((Entries(Ask.ORDER, ()),), saved, Fraction(saved))] if saved else []
        if due.decisions:
            groups[Ask.CUT, DECISION] = [decision.node for decision in due.decisions]
        for blank, weight in due.entries.items():
            if weight:
                node = due.doubted.get(blank, blank.node)  # a leaf goes by the node that skips it
                groups.setdefault((blank.ask, weight), []).append(node)
    asks = list(Ask)
    order = sorted(groups, key=lambda group: (asks.index(group[0]), -group[1]))
    depth = exercise.tree.depth
    return [
        _Sort((Entries(ask, tuple(sorted(nodes, key=depth))),), len(nodes), weight * len(nodes))
        for ask, weight in order
        for nodes in (groups[ask, weight],)
    ]

"""Leads a search by the chains that a student wrote: every end of a window in time."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from exercises.asks import Ask
from exercises.asks.entry import Chain
from exercises.exercise import Blank, Exercise
from exercises.judging.followed_chain import FollowedChain, Reading
from exercises.solution import Answers
from search.cuts import cut_reason
from search.numbers import Bound
from search.rules import Fail, Window
from search.tree import TWO_PLAYERS, Mover, NodeId, Payoff, Score


class Updated(NamedTuple):
    """How a node stands after a child: as the search has it, or as the student's chain does."""

    best: Payoff
    window: Window
    closed: bool | None  # None: as the search has it
    missed_cut: bool  # whether the chain goes on where the search stops


class ChainFollower:
    """The chains of every node, and the values that they show a student to have in mind."""

    def __init__(self, exercise: Exercise, given: Answers, reading: Reading) -> None:
        self.reading = reading
        self.tree, self.rules, self.given = exercise.tree, exercise.rules, given
        self.cuts_move = self.rules.update_on_cut and reading is not Reading.MOVED
        asked = exercise.asked
        self.blanks: tuple[Mapping[NodeId, Blank], ...] = (
            asked.get(Ask.ALPHAS, {}),
            asked.get(Ask.BETAS, {}),
        )
        self.chains: dict[tuple[NodeId, bool], FollowedChain] = {}
        self.in_mind: dict[NodeId, Score] = {}

    def enter(self, node: NodeId, alpha: Bound, beta: Bound) -> Window:
        """The window with which the student's chains begin."""
        for high, first in enumerate((alpha, beta)):
            blank = self.blanks[high].get(node)
            entry = None if blank is None else self.given.get(blank)
            written = entry if isinstance(entry, Chain) else None
            self.chains[node, bool(high)] = FollowedChain(written, first, self.reading)
        return self._window(node)

    def update(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, window: Window, stops: bool
    ) -> Updated:
        """What the student's chains make of a child's value, where they may stop by mistake."""
        mover, before = self.tree.mover(node), self._window(node)
        if mover not in TWO_PLAYERS:
            return Updated(best, before, None, False)
        high = mover is Mover.MIN
        own, near = self.chains[node, high], window[high]
        if node in self.in_mind:
            best = self.in_mind[node] = self._better(mover, self.in_mind[node], value)
        cuts = stops or self._closes(mover, best, before)
        if node in self.in_mind:
            moves = self.rules.update_on_cut or not cuts
            near = self._better(mover, best, before[high]) if moves else before[high]
        if cuts and not (self.cuts_move or own.has_next(near)):
            near = before[high]
        strays, missed_cut = self._own_end(node, child, value, best, near)
        self.chains[node, not high].stay(value)
        closed = cuts if stops or node in self.in_mind else None
        if strays and isinstance(own.now, int | Fraction):
            best = self.in_mind[node] = own.now
            closed = self._closes(mover, best, before)
        return Updated(best, self._window(node), closed, missed_cut)

    def _own_end(
        self, node: NodeId, child: NodeId, value: Payoff, best: Payoff, near: Bound
    ) -> tuple[bool, bool]:
        """Whether the end that a player moves is not what is due, and whether it missed a cut."""
        mover, before = self.tree.mover(node), self._window(node)
        high = mover is Mover.MIN
        own = self.chains[node, high]
        if near != before[high]:
            own.move(near, child)
            not_seen = self.reading is Reading.NOT_SEEN and own.now == before[high]
            return own.now != near and (not_seen or own.now != before[high]), False
        if self._better(mover, best, near) != near and self._closes(mover, best, before):
            own.refused = best if own.refused is None else own.refused
        strays = own.stay(value)
        return strays, strays and own.refused is not None

    def leave(self, node: NodeId, value: Payoff) -> Payoff:
        """The value that the student has in mind, where a chain tells of another."""
        high = self.tree.mover(node) is Mover.MIN
        own, other = self.chains[node, high], self.chains[node, not high]
        far = other.now
        other.end()
        if own.end() and isinstance(own.now, int | Fraction):
            self.in_mind[node] = own.now
        if node not in self.in_mind or self.tree.mover(node) not in TWO_PLAYERS:
            return value
        found = self.in_mind[node]
        kept = min(own.first, max(found, far)) if high else max(own.first, min(found, far))
        return kept if self.rules.fail is Fail.HARD and not isinstance(kept, float) else found

    def _window(self, node: NodeId) -> Window:
        return Window(self.chains[node, False].now, self.chains[node, True].now)

    def _better(self, mover: Mover, one: Payoff | Bound, other: Payoff | Bound) -> Score:
        return (max if mover is Mover.MAX else min)(one, other)  # type: ignore[return-value]

    def _closes(self, mover: Mover, value: Payoff, window: Window) -> bool:
        return cut_reason(self.rules, mover, value, window) is not None  # type: ignore[arg-type]

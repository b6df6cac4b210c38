"""Monte Carlo tree search over anything that has moves: select, expand, play out, back up.

After Kocsis and Szepesvári (2006) and AIMA 4, figure 6.11: the first child that was never visited
comes first; where all were, the one with the highest UCB1, the first of equals. A result is kept in
half points, so that a draw is a whole number too.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from fractions import Fraction
from math import log, sqrt
from typing import Generic, Protocol, TypeVar

from search.methods.ucb import factor, ucb1
from search.numbers import as_int
from search.rules import FinalMove, Order, Rules, Wins
from search.tree import Mover, Score

State = TypeVar("State", bound=Hashable)
CLOSE = 1e-9
"""Where floats are so close, exact numbers decide."""
USUAL_ITERATIONS = 100
MOST_MOVES = 500
"""A playout that goes on for longer is a draw: in some games states come again."""


class Playable(Protocol[State]):
    """As much of a game as is needed here."""

    def mover(self, state: State) -> Mover:
        """Who is to move."""
        ...

    def moves(self, state: State) -> Sequence[tuple[object, State]]:
        """The moves, by their names and where they lead; none where the game is over."""
        ...

    def utility(self, state: State) -> Score:
        """What the end of a game is worth to MAX."""
        ...


class Counted(Generic[State]):
    """A state in the search tree: its visits, and the half points of who moved into it."""

    __slots__ = ("begun", "children", "for_max", "halves", "state", "visits")

    def __init__(self, state: State, for_max: bool) -> None:
        self.state, self.for_max = state, for_max
        self.visits = 0
        self.halves: Score = 0
        self.begun = 0  # so many of its first children have visits
        self.children: list[Counted[State]] | None = None  # None: not looked at yet


Path = list[Counted[State]]


class MonteCarlo(Generic[State]):
    """A search tree that grows by one playout at a time."""

    def __init__(
        self,
        game: Playable[State],
        start: State,
        rules: Rules,
        dice: Callable[[], float] | None = None,  # a number from 0 up to 1, but not 1
    ) -> None:
        self.game, self.rules = game, rules
        self.dice = dice or dice_of(rules.seed or 0)
        over = not game.moves(start)
        self.root_is_max = over or game.mover(start) is Mover.MAX
        self.root = Counted(start, over or not self.root_is_max)  # an end counts for MAX
        self._ahead: dict[State, tuple[State, ...]] = {}
        self._factor = float(factor(rules))

    def ahead(self, state: State) -> tuple[State, ...]:
        """Where the moves lead, in the order of the rules."""
        found = self._ahead.get(state)
        if found is None:
            found = tuple(leads_to for _, leads_to in self.game.moves(state))
            if self.rules.order is Order.RIGHT_TO_LEFT:
                found = found[::-1]
            self._ahead[state] = found
        return found

    def children(self, node: Counted[State]) -> list[Counted[State]]:
        """All that may hang below a node; those without a visit do not yet."""
        if node.children is None:
            states = self.ahead(node.state)
            for_max = bool(states) and self.game.mover(node.state) is Mover.MAX
            node.children = [Counted(state, for_max) for state in states]
        return node.children

    def grow(self, playout: Callable[[State], int] | None = None) -> None:
        """One iteration; a playout gives the half points of MAX."""
        path = self.select()
        self.back_up(path, (playout or self.play_out)(path[-1].state))

    def select(self) -> Path[State]:
        """The way down to a node that was never visited, or to the end of the game."""
        node = self.root
        path = [node]
        while children := self.children(node):
            node = self.choose(node, children)
            path.append(node)
            if not node.visits:
                break
        return path

    def choose(self, node: Counted[State], children: list[Counted[State]]) -> Counted[State]:
        """The first child without a visit; else the one with the highest UCB1."""
        for child in children[node.begun :]:
            if not child.visits:
                return child
            node.begun += 1
        scale = self._factor * sqrt(log(node.visits))
        scores = [
            child.halves / (child.visits * 2) + scale / sqrt(child.visits) for child in children
        ]
        top = max(scores)
        best = children[scores.index(top)]
        if len(scores) > 1 and sorted(scores)[-2] > top - CLOSE:
            close = [
                child for child, score in zip(children, scores, strict=True) if score > top - CLOSE
            ]
            if any(child.visits != best.visits for child in close):
                return self._highest(node, close)
        return best  # children as close as this, with as many visits, have won as often

    def _highest(self, node: Counted[State], children: list[Counted[State]]) -> Counted[State]:
        """The child with the highest UCB1 by exact numbers, the first of equals."""
        return max(children, key=lambda child: self.ucb1(child, node.visits))

    def ucb1(self, child: Counted[State], parent: int) -> Fraction:
        """UCB1 to many digits, for who chooses."""
        return Fraction(ucb1(Fraction(child.halves, 2), child.visits, parent, self.rules))

    def play_out(self, state: State) -> int:
        """A game played at random to its end: the half points of MAX."""
        known, ahead, dice = self._ahead.get, self.ahead, self.dice
        for _ in range(MOST_MOVES):
            states = known(state) or ahead(state)
            if not states:
                return half_points(self.game.utility(state))
            state = states[int(dice() * len(states))]
        return 1

    def back_up(self, path: Iterable[Counted[State]], for_max: int) -> None:
        """Every node on the way counts a visit, and what its player got."""
        for node in path:
            node.visits += 1
            node.halves += for_max if node.for_max else 2 - for_max

    def count(self, node: Counted[State]) -> tuple[Score, int]:
        """Wins and visits as the rules count them."""
        halves = node.halves
        if self.rules.wins is Wins.ROOT and node.for_max is not self.root_is_max:
            halves = 2 * node.visits - halves
        return as_int(Fraction(halves, 2)), node.visits

    def take_count(self, node: Counted[State], wins: Score, visits: int) -> None:
        """Begin with wins and visits that are given as the rules count them."""
        node.visits, node.halves = visits, as_int(Fraction(2 * wins))
        if self.rules.wins is Wins.ROOT and node.for_max is not self.root_is_max:
            node.halves = 2 * visits - node.halves

    def final(self, node: Counted[State]) -> Counted[State] | None:
        """The child to play: the most visits or the best mean, the first of equals."""
        seen = [child for child in self.children(node) if child.visits]
        if self.rules.final_move is FinalMove.VISITS:
            return max(seen, key=lambda child: child.visits, default=None)
        return max(seen, key=lambda child: Fraction(child.halves, child.visits), default=None)


def half_points(utility: Score) -> int:
    """What MAX gets of a game: 2 half points for a win, 1 for a draw."""
    return 1 + (utility > 0) - (utility < 0)


def dice_of(seed: int) -> Callable[[], float]:
    """Numbers that look random and are the same on every machine (Steele and others 2014)."""
    state, whole = seed, 2**64 - 1

    def roll() -> float:
        nonlocal state
        state = (state + 0x9E3779B97F4A7C15) & whole
        mixed = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & whole
        mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & whole
        return ((mixed ^ mixed >> 31) >> 11) / 2**53

    return roll

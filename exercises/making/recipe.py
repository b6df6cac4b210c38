"""What a generated exercise must be like."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import cycle, islice
from typing import Any

from exercises.asks import Topic
from exercises.files.rules_table import rules_from
from exercises.given.game_range import GameRange
from exercises.kinds import KINDS
from resources.words import PlywoodError
from search.methods import METHODS
from search.rules import Fail, Rules
from search.tree import MOST_NODES, SEATS, Mover


class RecipeError(PlywoodError):
    """A recipe that can't be met; names the demand that fails."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """The demands on a tree. Pairs are the least and the most."""

    kind: str
    name: str = ""
    level: int | None = None
    edition: int = 1
    widths: tuple[tuple[int, int], ...] = ((3, 3), (3, 3))  # branches, ply by ply
    ragged: bool = False  # some branches end early
    leaves: tuple[int, int] = (1, 20)
    even_sums: bool = False  # what several players get together differs little from leaf to leaf
    leaf_count: tuple[int, int] | None = None  # of the tree
    layers: tuple[str, ...] = ("max", "min")
    either_begins: bool = False  # MAX or MIN moves at the root
    odds: int = 0  # the denominator of odds; 0: all outcomes are equally likely
    finest: int = 1  # the largest denominator that a value may have
    rules: dict[str, Any] = field(default_factory=dict)
    frames: int = 1  # how many frames there are to draw from, beginning with that of the rules
    ties: bool = False  # equal values may decide something
    cutoffs: tuple[int, int] | None = None
    pruned: tuple[int, int] | None = None  # leaves never evaluated
    cut_above_leaves: bool = False
    deep_cut: bool = False
    equality: bool = False  # a cut on equality
    tempting: bool = False  # a value one off the bound, which rightly does not cut
    cut_chance: bool = False  # a chance node is cut
    both_bounds: bool = False  # a cut at a MAX node, and one at a MIN node
    any_convention: bool = False  # the same answer whatever the course's conventions
    best_anywhere: bool = False  # each move of the root, or of a line asked for, is as often best
    best_first: bool = False  # no order of children saves more than the best first everywhere
    line: int = 0  # the least moves on the line of best play
    balanced: bool = False  # as many places that only look like a cut as there are cuts
    spared_anywhere: bool = False  # some branches, drawn for each seed, are visited
    bound_anywhere: bool = False  # the number that x is compared with stands where it was drawn to
    range_matters: bool = False  # without the known range, other branches are cut
    redraws: int = 0  # how often some leaves of a tree are drawn anew before another is drawn
    patience: int = 1  # how long trees are drawn before one may be easier to guess
    guessed: int | None = None  # the most that a fixed guess may find, in percent
    guess_earns: int | None = None  # the most that a fixed guess may earn, in percent
    later_guesses: int = 0  # the edition up to which guesses came that may earn no more
    tells_apart: tuple[str, ...] = ()  # each of these mistakes gives an answer of its own
    given: dict[str, Any] = field(default_factory=dict)  # what is drawn besides, as its kind reads
    games: tuple[GameRange, ...] = ()  # whose tree it is, one of them
    nodes: tuple[int, int] | None = None  # of the tree of a game

    @property
    def conventions(self) -> Rules:
        """The rules of the course."""
        return rules_from(self.rules)

    @property
    def movers(self) -> tuple[Mover, ...]:
        """Who moves, level by level."""
        return tuple(Mover(word) for word in self.layers)

    @property
    def players(self) -> int:
        """How many players have a number of their own; 0 where all share one."""
        return len({mover for mover in self.movers if mover in SEATS})

    @property
    def turns(self) -> tuple[Mover, ...]:
        """Who moves at each ply, down to the leaves."""
        return tuple(islice(cycle(self.movers), len(self.widths)))

    @property
    def only_leaves_cut(self) -> bool:
        """Whether no value of an inner node can cut: held within the window, it passes no bound.

        Where only the parent's bound is passed down, a value is held at the other end alone.
        """
        rules = self.conventions
        held = rules.fail is Fail.HARD and rules.deep and not rules.cut_on_equal
        return held and "fail" in METHODS[KINDS[self.kind].method].rules

    @property
    def may_repeat(self) -> bool:
        """Whether two leaves may have the same number."""
        return bool(self.players) or self.ties or self.equality

    @property
    def eased(self) -> Recipe:
        """The recipe without what only makes guessing hard."""
        easy = replace(self, best_anywhere=False, balanced=False, spared_anywhere=False)
        return replace(easy, guessed=None, guess_earns=None)

    def has_size(self, leaves: int) -> bool:
        """Whether a tree may have so many leaves."""
        low, high = self.leaf_count or (1, MOST_NODES)
        return low <= leaves <= high

    def in_strict_and_hard_course(self) -> Recipe | None:
        """The recipe in a strict and fail-hard course, where its answer must be the same there."""
        strict, hard = not self.conventions.cut_on_equal, self.conventions.fail is Fail.HARD
        hidden = Topic.VALUE not in KINDS[self.kind].topics()
        if not self.any_convention or not (hard or (strict and hidden)):
            return None
        other = replace(self, rules={**self.rules, "cut_on_equal": False, "fail": "hard"})
        return other if other.only_leaves_cut else None

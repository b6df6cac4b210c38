"""The conventions a course may choose. None of them is an error; every task prints its own."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import Any, NamedTuple

from search.numbers import INFINITY, Bound
from search.tree import Score


class Fail(Enum):
    """What a node is worth whose search was cut short."""

    SOFT = "soft"  # the best value it had found
    HARD = "hard"  # that value, held within its window
    BOUND = "bound"  # as soft, but written as a bound, such as ≥ 6


class Order(Enum):
    """In which order children are visited."""

    LEFT_TO_RIGHT = "ltr"
    RIGHT_TO_LEFT = "rtl"


class Ties(Enum):
    """Which of several equally good moves is the best move."""

    FIRST = "first"
    LAST = "last"
    ANY = "any"  # the first is shown, all are accepted


class WindowAsked(Enum):
    """Which window is written beside a node."""

    ENTRY = "entry"
    LEAVING = "leaving"


class Depth(Enum):
    """What a depth limit counts."""

    PLIES = "plies"
    ROUNDS = "rounds"


class Window(NamedTuple):
    """What MAX (alpha) and MIN (beta) are already sure of on the way to a node."""

    alpha: Bound
    beta: Bound


OPEN = Window(-INFINITY, INFINITY)


class Range(NamedTuple):
    """The least and the greatest utility there can be."""

    low: Score
    high: Score


class Rules(NamedTuple):
    """How a course searches."""

    cut_on_equal: bool = True
    deep: bool = True  # any ancestor's bound cuts, not the parent's alone
    fail: Fail = Fail.SOFT
    update_on_cut: bool = False  # the cutting child still moves the written window
    asked: WindowAsked = WindowAsked.ENTRY
    order: Order = Order.LEFT_TO_RIGHT
    ties: Ties = Ties.FIRST
    cut_after_last: bool = False  # a window that closes on the last child counts as a cutoff
    window: Window = OPEN
    range: Range | None = None
    depth: int | None = None
    depth_unit: Depth = Depth.PLIES
    max_sum: Score | None = None  # the most that a payoff vector can add up to (max^n)
    stand_pat: bool = False  # who moves at an unquiet node may take its static value instead
    singular: Score | None = None  # by how much a child is ahead that is searched one ply deeper
    frame: int | None = None  # windows are told on the path after so many leaves, and nowhere else


class Rule(NamedTuple):
    """What is known of one rule; methods say by its name whether it matters to them."""

    name: str
    value_type: type
    """bool, an enum, int for a count, Fraction for a number, Window or Range for a pair."""
    of_a_tree: bool = False  # a course chooses the others once for all
    of_a_question: bool = False  # says what is asked, and leaves the search as it is

    @property
    def usual(self) -> Any:
        """What it is in most textbooks."""
        return getattr(Rules(), self.name)

    @property
    def choices(self) -> tuple[Any, ...]:
        """All that it may be; none where it holds numbers."""
        if self.value_type is bool:
            return (True, False)
        return tuple(self.value_type) if issubclass(self.value_type, Enum) else ()

    def otherwise(self, rules: Rules) -> Rules:
        """The rules of another course: the first two choices are each other's opposite."""
        first, second, *_ = self.choices
        chosen = first if getattr(rules, self.name) is second else second
        return rules._replace(**{self.name: chosen})


RULES = {
    rule.name: rule
    for rule in (
        Rule("order", Order),
        Rule("cut_on_equal", bool),
        Rule("deep", bool),
        Rule("fail", Fail),
        Rule("update_on_cut", bool),
        Rule("asked", WindowAsked),
        Rule("ties", Ties),
        Rule("cut_after_last", bool),
        Rule("stand_pat", bool),
        Rule("depth", int, of_a_tree=True),
        Rule("depth_unit", Depth, of_a_tree=True),
        Rule("window", Window, of_a_tree=True),
        Rule("range", Range, of_a_tree=True),
        Rule("max_sum", Fraction, of_a_tree=True),
        Rule("singular", Fraction, of_a_tree=True),
        Rule("frame", int, of_a_tree=True, of_a_question=True),
    )
}
"""The one table of rules, in the order in which they are shown."""
CONVENTIONS = tuple(rule.name for rule in RULES.values() if not rule.of_a_tree)
"""The rules that a course chooses once for all."""
OF_A_TREE = tuple(rule.name for rule in RULES.values() if rule.of_a_tree)
"""The rules that belong to one tree."""

"""The conventions a course may choose. None of them is an error; every task prints its own."""

from enum import Enum
from fractions import Fraction
from typing import Any, NamedTuple

from search.numbers import INFINITY, Bound
from search.roots import Root
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


class Ucb(Enum):
    """What stands below the root of UCB1."""

    PLAIN = "ln"  # ln N / n
    DOUBLE = "2ln"  # 2 ln N / n


class Wins(Enum):
    """Whose wins the nodes of Monte Carlo tree search count."""

    MOVER = "mover"  # of the player who moved into the node
    ROOT = "root"  # of the player who is to move at the root


class Expansion(Enum):
    """How many children Monte Carlo tree search hangs below a node at a time."""

    ONE = "one"
    ALL = "all"


class Slots(Enum):
    """How many killers a ply has."""

    ONE = "one"
    TWO = "two"  # the one before is tried second

    @property
    def count(self) -> int:
        """The same as a number."""
        return 1 if self is Slots.ONE else 2


class FinalMove(Enum):
    """Which move Monte Carlo tree search plays in the end."""

    VISITS = "visits"  # the one that was visited most
    MEAN = "mean"  # the one with the best mean


class Window(NamedTuple):
    """What MAX (alpha) and MIN (beta) are already sure of on the way to a node."""

    alpha: Bound
    beta: Bound


OPEN = Window(-INFINITY, INFINITY)
MOST_ITERATIONS, MOST_SEED = 1_000, 2**32 - 1


class Range(NamedTuple):
    """The least and the greatest utility there can be."""

    low: Score
    high: Score


class Playouts(tuple[Score, ...]):
    """What playouts come to for the root's player: 1 a win, 1/2 a draw, 0 a loss."""


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
    slots: Slots = Slots.ONE  # how many killers a ply has
    frame: int | None = None  # windows are told on the path after so many leaves, and nowhere else
    exploration: Root = Root(Fraction(2))  # the constant C of UCB1
    ucb: Ucb = Ucb.PLAIN
    wins: Wins = Wins.MOVER
    expand: Expansion = Expansion.ONE
    final_move: FinalMove = FinalMove.VISITS
    iterations: int | None = None  # as many as there are playouts, or USUAL_ITERATIONS
    playouts: Playouts = Playouts()  # what the root's player gets of each; the rest is played
    seed: int | None = None  # of the playouts that are played


class Rule(NamedTuple):
    """What is known of one rule; methods say by its name whether it matters to them."""

    name: str
    value_type: type
    """bool, an enum, int for a count, Fraction or Root for a number, Window or Range for a pair,
    Playouts for a row of numbers."""
    of_a_tree: bool = False  # a course chooses the others once for all
    of_a_question: bool = False  # says what is asked, and leaves the search as it is
    least: int = 0  # of a count
    most: int = 64
    symbol: str = ""  # in formulas

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
        Rule("slots", Slots),
        Rule("ucb", Ucb),
        Rule("wins", Wins),
        Rule("expand", Expansion),
        Rule("final_move", FinalMove),
        Rule("depth", int, of_a_tree=True),
        Rule("depth_unit", Depth, of_a_tree=True),
        Rule("window", Window, of_a_tree=True),
        Rule("range", Range, of_a_tree=True),
        Rule("max_sum", Fraction, of_a_tree=True),
        Rule("singular", Fraction, of_a_tree=True),
        Rule("frame", int, of_a_tree=True, of_a_question=True, least=1),
        Rule("exploration", Root, of_a_tree=True, symbol="C"),
        Rule("iterations", int, of_a_tree=True, least=1, most=MOST_ITERATIONS),
        Rule("playouts", Playouts, of_a_tree=True),
        Rule("seed", int, of_a_tree=True, most=MOST_SEED),
    )
}
"""The one table of rules, in the order in which they are shown."""
SYMBOLS = {rule.symbol: rule.name for rule in RULES.values() if rule.symbol}
"""The rules that formulas call otherwise."""
CONVENTIONS = tuple(rule.name for rule in RULES.values() if not rule.of_a_tree)
"""The rules that a course chooses once for all."""
OF_A_TREE = tuple(rule.name for rule in RULES.values() if rule.of_a_tree)
"""The rules that belong to one tree."""

"""The table of asks: all that is known of each thing that a blank can ask."""

from collections.abc import Callable, Sequence
from enum import Enum, StrEnum
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from exercises.asks import answers, reading
from exercises.asks.entry import Entry
from search.on_demand import on_demand
from search.rules import Rules
from search.trace import Trace
from search.tree import GameTree, Mover, NodeId

if TYPE_CHECKING:
    from search.games.game import Game


class Topic(Enum):
    """What an ask is about; judging and sentences go by it, so that like asks share them."""

    VALUE = "value"  # what a node returns
    WINDOW = "window"  # an end of a node's window
    CHAIN = "chain"  # an end of a node's window in time, with every change
    VISIT = "visit"  # a mark: whether the search comes somewhere
    MOVE = "move"  # a choice on the line of best play
    COUNT = "count"  # how many there are, in the whole search
    RANGE = "range"  # for which numbers something happens
    ORDER = "order"  # the children in another order
    ITEM = "item"  # a question beside the tree
    STATE = "state"  # what stands in a node of a game, or where its moves lead


OF_WINDOWS = frozenset({Topic.WINDOW, Topic.CHAIN})
"""What shows the windows of nodes."""


class Position(Enum):
    """Where an entry stands on a tree."""

    INSIDE = "inside"  # beside the node at the right, where something else is inside
    LEFT = "left"
    RIGHT = "right"
    BRANCH = "branch"  # on the branch above the node
    BELOW_LEAF = "below leaf"  # at the right of a node that is none
    BESIDE = "beside"  # in a panel of its own
    STATE = "state"  # where the state of a game stands
    UNDER = "under"  # below a leaf and its state


class BlankWidth(Enum):
    """What tells how wide an empty blank is."""

    VALUE = "value"  # the payoffs, in the letters inside a node
    CLAIM = "claim"  # the same with a sign
    BOUND = "bound"  # the payoffs and the infinities
    CHAIN = "chain"  # as many of them as there may be in time
    COUNT = "count"
    CHILDREN = "children"  # the names that it is to hold
    RANGE = "range"
    STATE = "state"  # the states of the game
    STATES = "states"  # as many of them as a move leads to
    NOTHING = "nothing"  # no text stands there


class Children(Enum):
    """How many children an entry names, by their index."""

    NONE = "none"
    ONE = "one"
    ALL = "all"


class WrittenOn(Enum):
    """When in the visit of its node an entry is written."""

    ENTERING = "entering"
    LEAVING = "leaving"
    WINDOW = "window"  # as the course asks for windows


class OwnInput(Enum):
    """A small input of its own that an ask has in the window."""

    CLAIM = "claim"
    INTERVAL = "interval"


class OnPaper(Enum):
    """How an ask is answered on paper."""

    TREE = "tree"  # in a box on the tree
    CIRCLED = "circled"  # a branch is circled, or drawn heavy
    BELOW = "below"  # in a box below the tree


class AskRow(NamedTuple):
    """All that is known of one ask."""

    topic: Topic
    read: Callable[[GameTree, NodeId, str], Entry] | None  # None: a mark, ticked and not written
    position: Position
    width: BlankWidth
    read_item: Callable[[Sequence[str], str], Entry] | None = None  # beside the tree: its options
    read_off: Callable[[Trace], answers.ByNode] | None = None  # what one search puts there
    work_out: Callable[[GameTree, str, Rules], answers.ByNode] | None = None  # or what many do
    play: Callable[[GameTree, "Game[Any]"], answers.ByNode] | None = None  # or the rules of a game
    weight: Fraction = Fraction(1)
    label: str = ""  # beside the node
    written_on: WrittenOn = WrittenOn.LEAVING
    children: Children = Children.NONE
    side: Mover | None = None  # whose bound it is
    claim: bool = False  # whether an entry says how its number is known: ≤ 2, ≥ 5 or = 3
    counts_ticks: bool = False  # whether it follows from the leaves that were ticked
    anywhere: bool = False  # whether files may ask it at other nodes than its kind does
    about_places: bool = False  # other numbers leave the answer as it is
    keys: tuple[str, ...] = ()  # of the keypad, besides digits
    input: OwnInput | None = None
    paper: OnPaper = OnPaper.TREE

    @property
    def mark(self) -> bool:
        """Whether it is ticked rather than written into; left alone, a mark says no."""
        return self.read is None and self.read_item is None


_BESIDE = AskRow(
    topic=Topic.ITEM,
    read=None,
    position=Position.BESIDE,
    width=BlankWidth.NOTHING,
    paper=OnPaper.BELOW,
)
"""What is asked beside the tree."""


class Ask(StrEnum):
    """What is asked at a blank, by the word that files have for it, with its row."""

    row: AskRow

    def __new__(cls, key: str, row: AskRow) -> "Ask":
        """An ask is its word; the row stands beside it."""
        ask = str.__new__(cls, key)
        ask._value_ = key
        ask.row = row
        return ask

    VALUE = (
        "value",  # what the search returns at the node
        AskRow(
            topic=Topic.VALUE,
            read=reading.value,
            read_off=answers.values,
            position=Position.INSIDE,
            width=BlankWidth.VALUE,
        ),
    )
    ALPHA = (
        "alpha",  # the lower end of the node's window
        AskRow(
            topic=Topic.WINDOW,
            read=reading.bound,
            read_off=answers.alphas,
            weight=Fraction(1, 2),
            position=Position.RIGHT,
            label="α",
            width=BlankWidth.BOUND,
            written_on=WrittenOn.WINDOW,
            side=Mover.MAX,
            keys=("∞",),
        ),
    )
    BETA = (
        "beta",  # the upper end of the node's window
        AskRow(
            topic=Topic.WINDOW,
            read=reading.bound,
            read_off=answers.betas,
            weight=Fraction(1, 2),
            position=Position.RIGHT,
            label="β",
            width=BlankWidth.BOUND,
            written_on=WrittenOn.WINDOW,
            side=Mover.MIN,
            keys=("∞",),
        ),
    )
    ALPHAS = (
        "alphas",  # the lower end of the node's window in time
        AskRow(
            topic=Topic.CHAIN,
            read=reading.chain,
            read_off=answers.alpha_chains,
            position=Position.RIGHT,
            label="α",
            width=BlankWidth.CHAIN,
            written_on=WrittenOn.ENTERING,
            side=Mover.MAX,
            keys=("∞", ","),
        ),
    )
    BETAS = (
        "betas",  # the upper end of the node's window in time
        AskRow(
            topic=Topic.CHAIN,
            read=reading.chain,
            read_off=answers.beta_chains,
            position=Position.RIGHT,
            label="β",
            width=BlankWidth.CHAIN,
            written_on=WrittenOn.ENTERING,
            side=Mover.MIN,
            keys=("∞", ","),
        ),
    )
    CUT = (
        "cut",  # a mark: the branch above the node is never visited
        AskRow(
            topic=Topic.VISIT,
            read=None,
            read_off=answers.cuts,
            position=Position.BRANCH,
            width=BlankWidth.NOTHING,
            written_on=WrittenOn.ENTERING,
            about_places=True,
        ),
    )
    BEST = (
        "best",  # the index of the best child
        AskRow(
            topic=Topic.MOVE,
            read=reading.child,
            read_off=answers.best_line,
            position=Position.LEFT,
            label="→",
            width=BlankWidth.CHILDREN,
            children=Children.ONE,
            about_places=True,
            paper=OnPaper.CIRCLED,
        ),
    )
    BOUND = (
        "bound",  # what a returned value says: ≤ 2, ≥ 5 or = 3
        AskRow(
            topic=Topic.VALUE,
            read=reading.claim,
            read_off=answers.values,
            position=Position.INSIDE,
            label="v",
            width=BlankWidth.CLAIM,
            claim=True,
            input=OwnInput.CLAIM,
        ),
    )
    SEEN = (
        "seen",  # a mark: the leaf is evaluated
        AskRow(
            topic=Topic.VISIT,
            read=None,
            read_off=answers.evaluated,
            weight=Fraction(1, 2),
            position=Position.BELOW_LEAF,
            label="✓",
            width=BlankWidth.NOTHING,
            written_on=WrittenOn.ENTERING,
            about_places=True,
        ),
    )
    LEAVES = (
        "leaves",  # how many leaves are evaluated
        AskRow(
            topic=Topic.COUNT,
            read=reading.count,
            read_off=answers.leaf_count,
            position=Position.LEFT,
            label="#",
            counts_ticks=True,
            width=BlankWidth.COUNT,
            about_places=True,
        ),
    )
    RANGE = (
        "range",  # the values of x for which the branch above the node is cut
        AskRow(
            topic=Topic.RANGE,
            read=reading.interval,
            work_out=on_demand("exercises.asks.cut_interval.cut_intervals"),
            weight=Fraction(2),
            position=Position.LEFT,  # without a label: an interval names its x itself
            width=BlankWidth.RANGE,
            written_on=WrittenOn.ENTERING,
            anywhere=True,
            keys=("∞",),
            input=OwnInput.INTERVAL,
            paper=OnPaper.BELOW,
        ),
    )
    ORDER = (
        "order",  # the children in another order, by their index
        AskRow(
            topic=Topic.ORDER,
            read=reading.order,
            work_out=answers.child_orders,
            position=Position.LEFT,
            label="⇄",
            width=BlankWidth.CHILDREN,
            children=Children.ALL,
            about_places=True,
        ),
    )
    PICK = (
        "pick",  # one of several options
        _BESIDE._replace(read_item=reading.pick),
    )
    TRUE = (
        "true",  # whether a statement is true
        _BESIDE._replace(read_item=reading.truth),
    )
    CELL = (
        "cell",  # a number in a table
        _BESIDE._replace(read_item=reading.cell, keys=(".",)),
    )
    TICK = (
        "tick",  # a mark: this is so
        _BESIDE,
    )
    SEQUENCE = (
        "sequence",  # all options in the order in which they come
        _BESIDE._replace(read_item=reading.sequence),
    )
    CLAIM = (
        "claim",  # what is known of a number in a table: ≤ 2, ≥ 5 or = 3
        _BESIDE._replace(read_item=reading.table_claim, input=OwnInput.CLAIM),
    )
    STATE = (
        "state",  # what stands in a node of a game
        AskRow(
            topic=Topic.STATE,
            read=on_demand("exercises.asks.state_reading.state"),
            play=on_demand("exercises.asks.state_answers.states"),
            position=Position.STATE,
            width=BlankWidth.STATE,
            written_on=WrittenOn.ENTERING,
        ),
    )
    SUCCESSORS = (
        "successors",  # where the moves lead from a node of a game
        AskRow(
            topic=Topic.STATE,
            read=on_demand("exercises.asks.state_reading.states"),
            play=on_demand("exercises.asks.state_answers.successors"),
            position=Position.UNDER,
            width=BlankWidth.STATES,
            written_on=WrittenOn.ENTERING,
        ),
    )

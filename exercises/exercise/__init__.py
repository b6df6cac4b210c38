"""An exercise is a tree with blanks; a blank is a place for one entry."""

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from exercises.asks import Ask, Position, Topic
from search.rules import Rules
from search.tree import GameTree, NodeId

MOST_ASKED = 2_000
"""Nobody fills in a larger tree."""


class NodeLabel(NamedTuple):
    """What stands before the box of a question that is answered at its node."""

    row: int  # from the top, of all such boxes of a node
    text: str  # none: its box is in the node
    widest: str  # what the box must have room for


class Blank(NamedTuple):
    """A place for one entry."""

    node: NodeId
    ask: Ask
    item: str = ""  # the question that it answers; none: the node and what is asked there say all
    label: NodeLabel | None = None  # of a question that is answered at its node

    @property
    def named(self) -> bool:
        """Whether its question has a name of its own, so that a node may have several."""
        return self.ask.row.position is Position.BESIDE

    @property
    def beside(self) -> bool:
        """Whether it stands beside the tree."""
        return self.named and self.label is None

    @property
    def topic(self) -> Topic:
        """What it is about; what answers a question is about that, wherever it stands."""
        return Topic.ITEM if self.item else self.ask.row.topic

    @property
    def on_tree(self) -> "Blank":
        """Where it is drawn: by its node and what is asked there."""
        return self if self.named or not self.item else self._replace(item="")


Given = tuple[tuple[str, tuple[str, ...]], ...]
"""What an exercise gives besides its tree, such as the options of a pick: texts by name."""


class Verdict(Enum):
    """What an entry is, given the ones before it."""

    RIGHT = "right"
    WRONG = "wrong"
    FOLLOWS = "follows"  # right, given an earlier slip
    EMPTY = "empty"
    UNREADABLE = "unreadable"


class Exercise(NamedTuple):
    """A tree with blanks, and the search that fills them."""

    tree: GameTree
    method: str
    rules: Rules
    kind: str
    blanks: tuple[Blank, ...]
    recipe: str | None = None
    level: int | None = None
    seed: int | None = None
    edition: int = 1  # of the recipe
    given: Given = ()

    def __hash__(self) -> int:
        """By its tree, which remembers its own: what is cached is looked up at every check."""
        return hash((self.tree, self.kind))

    @property
    def asked(self) -> Mapping[Ask, Mapping[NodeId, Blank]]:
        """The blanks on the tree, by what is asked and where."""
        return _asked(self)

    @property
    def has_tree(self) -> bool:
        """Whether there is something to look at: a node alone only where it shows a state."""
        return len(self.tree) > 1 or bool(self.tree.shape.states[GameTree.ROOT])

    def under(self, rules: Rules) -> "Exercise":
        """The same exercise in another course."""
        return self._replace(rules=rules)

    def key(self, blank: Blank) -> str:
        """A blank as files name it: its node's path, or its item, and what is asked: "1.1:cut"."""
        place = blank.item if blank.named else self.tree.path(blank.node)
        return f"{place}:{blank.ask.value}"


@lru_cache(maxsize=64)  # whatever is done with an exercise, much of it begins with what is asked
def _asked(exercise: Exercise) -> Mapping[Ask, Mapping[NodeId, Blank]]:
    asked: dict[Ask, dict[NodeId, Blank]] = {}
    for blank in exercise.blanks:
        if not blank.item:
            asked.setdefault(blank.ask, {})[blank.node] = blank
    return asked

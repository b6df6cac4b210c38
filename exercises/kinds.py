"""The table of question kinds: which method, and which blanks where."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from exercises.asked_nodes import (
    NodeChooser,
    below_root,
    branches,
    choices,
    ends,
    every_node,
    first_move,
    forks,
    inner,
    leaves,
    nowhere,
    root,
    unknown,
)
from exercises.asks import Ask, Topic
from exercises.exercise import Blank, Exercise, Given
from resources.words import Message
from search.frontier import searched
from search.hooks import Hooks
from search.methods import METHODS
from search.on_demand import on_demand
from search.rules import Rules
from search.trace import Trace
from search.tree import GameTree

if TYPE_CHECKING:
    from exercises.items import Item, Source


def _of_items(*asks: Ask) -> tuple[tuple[Ask, NodeChooser], ...]:
    """What items ask, which say themselves where."""
    return tuple((ask, nowhere) for ask in asks)


UNKNOWN_LEAF = "x"
UNQUIET = "unquiet"
"""What marks nodes of the tree, by name or path; a file may also mark them in the tree itself."""


class Need(NamedTuple):
    """A rule that a kind asks about, which a tree alone does not tell."""

    rule: str
    example: str  # as a file has it


class Kind(NamedTuple):
    """One way to ask: what is asked, at which nodes, of which search."""

    name: str
    method: str
    asks: tuple[tuple[Ask, NodeChooser], ...]
    need: Need | None = None
    chance: bool = False  # only of trees with chance nodes
    unknown: bool = False  # about a branch, by a leaf that is not given
    items: Callable[..., "tuple[Item, ...]"] | None = None  # beside the tree; a mistake's way last
    game: bool = False  # of the tree of a game, which is given
    filled: Callable[[GameTree, Given], GameTree] | None = None  # the tree with what is asked of it
    explained: Callable[[Given], Message] | None = None  # what must be known of what is given
    search: Callable[[GameTree, Rules, Given, Hooks | None], Trace] | None = (
        None  # with what is given
    )
    returns: bool = False  # whether items ask what nodes return, and which move is best
    uncut: bool = False  # asked of the search without any cut
    places: Callable[[Given], GameTree] | None = None  # the tree to be filled in, of a game
    plans: Callable[[Given], GameTree] | None = None  # the tree that follows from what is given
    counted: bool = False  # counts or moves may be given in the place of the tree
    gives: tuple[str, ...] = ()  # what may be given besides the tree, by name
    parts: Callable[[Exercise], tuple[str, ...]] | None = None  # of its task: what is asked of it
    depth: int | None = None  # down to which a game is played, unless a file says it

    def lacks(self, rules: Rules) -> Need | None:
        """What this kind asks about and these rules do not say."""
        return self.need if self.need and getattr(rules, self.need.rule) is None else None

    def topics(self) -> set[Topic]:
        """What its asks are about."""
        return {ask.row.topic for ask, _ in self.asks}

    def blanks(self, tree: GameTree, rules: Rules, given: Given = ()) -> tuple[Blank, ...]:
        """The blanks of this kind, each once: those on a tree by node, then those beside it."""
        places = sorted(
            (node, index)
            for index, (_, place) in enumerate(self.asks)
            for node in place(tree, rules)
        )
        on_tree = (Blank(node, self.asks[index][0]) for node, index in places)
        beside = () if self.items is None else self.items(tree, rules, given)
        return tuple(dict.fromkeys((*on_tree, *(item.blank for item in beside))))


def _beside(function: str) -> Callable[..., Any]:
    """A function of `exercises/items/`, by its module and its name."""
    return on_demand(f"exercises.items.{function}")


KINDS = {
    kind.name: kind
    for kind in (
        Kind("cuts", "alpha-beta", ((Ask.CUT, branches),)),
        Kind("minimax", "minimax", ((Ask.VALUE, inner),)),
        Kind("best-line", "minimax", ((Ask.BEST, choices),)),
        Kind("windows", "alpha-beta", ((Ask.ALPHA, searched), (Ask.BETA, searched))),
        Kind("window-chain", "alpha-beta", ((Ask.ALPHAS, searched), (Ask.BETAS, searched))),
        Kind(
            "frame",
            "alpha-beta",
            ((Ask.ALPHA, searched), (Ask.BETA, searched)),
            Need("frame", "5"),
        ),
        Kind("leaves", "alpha-beta", ((Ask.SEEN, leaves), (Ask.LEAVES, root))),
        Kind("ordering", "alpha-beta", ((Ask.ORDER, forks),)),
        Kind("expectimax", "expectimax", ((Ask.VALUE, inner),), chance=True),
        Kind("depth-limit", "minimax", ((Ask.VALUE, inner),), Need("depth", "2")),
        Kind(
            "range-cuts",
            "expectimax",
            ((Ask.CUT, branches),),
            Need("range", "[0, 10]"),
            chance=True,
        ),
        Kind("max-n", "max-n", ((Ask.VALUE, inner),)),
        Kind(
            "max-n-cuts",
            "max-n",
            ((Ask.CUT, branches), (Ask.VALUE, inner)),
            Need("max_sum", "12"),
        ),
        Kind("interval", "alpha-beta", ((Ask.RANGE, unknown),), unknown=True),
        Kind("bounds", "alpha-beta", ((Ask.BOUND, searched),)),
        Kind(
            "game-states",
            "minimax",
            ((Ask.STATE, below_root), (Ask.VALUE, leaves)),
            game=True,
        ),
        Kind("successors", "minimax", ((Ask.SUCCESSORS, ends),), game=True, depth=1),
        Kind(
            "game-tree",
            "minimax",
            ((Ask.STATE, below_root), (Ask.VALUE, every_node), (Ask.BEST, first_move)),
            game=True,
        ),
        Kind(
            "alpha-beta",
            "alpha-beta",
            (
                (Ask.CUT, branches),
                (Ask.ALPHA, searched),
                (Ask.BETA, searched),
                (Ask.VALUE, inner),
                (Ask.BEST, first_move),
            ),
        ),
        Kind(
            "choice",
            "alpha-beta",
            _of_items(Ask.PICK),
            items=_beside("choice.items"),
            gives=("value", "child", "move", "leaves"),
        ),
        Kind(
            "counts",
            "alpha-beta",
            _of_items(Ask.CELL),
            items=_beside("counts.items"),
            gives=(
                "ask",
                "b",
                "plies",
                "seconds",
                "depths",
                "states",
                "depth",
                "exponent",
                "speed",
            ),
        ),
        Kind(
            "statements",
            "alpha-beta",
            _of_items(Ask.TRUE),
            items=_beside("statements.items"),
            gives=("statements",),
        ),
        Kind(
            "evaluation",
            "minimax",
            _of_items(Ask.CELL, Ask.PICK),
            items=_beside("games.evaluation.items"),
            filled=_beside("games.evaluation.filled"),
            explained=_beside("games.evaluation.explained"),
            gives=("by", "weights"),
            depth=0,
        ),
        Kind(
            "features",
            "minimax",
            _of_items(Ask.CELL, Ask.PICK),
            items=_beside("games.features.items"),
            explained=_beside("games.given_features.explained"),
            gives=("features", "weights", "positions", "between"),
        ),
        Kind(
            "grow",
            "minimax",
            _of_items(Ask.STATE, Ask.VALUE, Ask.CUT, Ask.PICK, Ask.CELL),
            items=_beside("games.growth.items"),
            filled=_beside("games.grown_tree.filled"),
            explained=_beside("games.growth.explained"),
            places=_beside("games.grown_tree.places"),
            gives=("cuts",),
        ),
        Kind(
            "game-traits",
            "minimax",
            _of_items(Ask.TICK),
            items=_beside("games.game_traits.items"),
            explained=_beside("games.game_traits.explained"),
            gives=("games", "traits"),
        ),
        Kind(
            "formal-game",
            "minimax",
            _of_items(Ask.TICK, Ask.CELL),
            items=_beside("games.formal_game.items"),
            explained=_beside("games.formal_game.explained"),
            gives=("sticks", "take", "last"),
        ),
        Kind(
            "opponents",
            "minimax",
            _of_items(Ask.CELL, Ask.PICK),
            items=_beside("opponents.items"),
            explained=_beside("opponents.explained"),
            gives=("opponents", "p", "between"),
        ),
        Kind(
            "deepening",
            "deepening",
            _of_items(Ask.SEQUENCE, Ask.CELL, Ask.PICK),
            items=_beside("deeper.deepening.items"),
            explained=_beside("deeper.deepening.explained"),
            search=_beside("deeper.deepening.search"),
            returns=True,
            gives=("order", "inner", "clock"),
        ),
        Kind(
            "table",
            "table",
            _of_items(Ask.CELL, Ask.TICK, Ask.CLAIM),
            items=_beside("deeper.transpositions.items"),
            explained=_beside("deeper.transpositions.explained"),
            search=_beside("deeper.transpositions.search"),
            returns=True,
            gives=("table",),
        ),
        Kind(
            "killers",
            "killers",
            _of_items(Ask.SEQUENCE, Ask.PICK, Ask.CELL),
            items=_beside("deeper.killers.items"),
            explained=_beside("deeper.killers.explained"),
            search=_beside("deeper.killers.search"),
            gives=("order",),
        ),
        Kind(
            "quiescence",
            "quiescence",
            _of_items(Ask.TICK, Ask.CELL, Ask.PICK),
            Need("depth", "2"),
            items=_beside("deeper.quiescence.items"),
            search=_beside("deeper.quiescence.search"),
            uncut=True,
            gives=("ask", UNQUIET),
        ),
        Kind(
            "horizon",
            "minimax",
            _of_items(Ask.CELL, Ask.PICK),
            items=_beside("deeper.horizon.items"),
            explained=_beside("deeper.horizon.explained"),
            uncut=True,
            gives=("depths",),
        ),
        Kind(
            "singular",
            "quiescence",
            _of_items(Ask.PICK, Ask.CELL),
            Need("singular", "4"),
            items=_beside("deeper.singular.items"),
            search=_beside("deeper.quiescence.search"),
            uncut=True,
            gives=("ask",),
        ),
        Kind(
            "ucb1",
            "mcts",
            _of_items(Ask.CELL, Ask.PICK),
            items=_beside("monte_carlo.ucb1.items"),
            counted=True,
            gives=("C", "for", "children", "root", "parent_visits"),
        ),
        Kind(
            "mcts",
            "mcts",
            _of_items(Ask.CELL, Ask.PICK),
            items=_beside("monte_carlo.mcts.items"),
            counted=True,
            parts=_beside("monte_carlo.mcts.parts"),
            gives=("start", "ask", "moves"),
        ),
        Kind(
            "corridor",
            "minimax",
            _of_items(Ask.CELL, Ask.TICK, Ask.PICK),
            items=_beside("games.corridor.items"),
            filled=_beside("games.corridor_plans.filled"),
            explained=_beside("games.corridor_plans.explained"),
            plans=_beside("games.corridor_plans.plan_tree"),
            gives=("dots", "ghosts", "depth", "by", "steps", "prefers"),
        ),
        Kind(
            "game-graph",
            "minimax",
            _of_items(Ask.STATE, Ask.VALUE, Ask.TICK, Ask.PICK, Ask.CELL),
            items=_beside("games.game_graph.items"),
            filled=_beside("games.grown_tree.filled"),
            explained=_beside("games.game_graph.explained"),
            places=_beside("games.game_graph.places"),
            gives=("drawn",),
        ),
    )
}


TEACHING_ORDER: dict[str, tuple[str, ...]] = {
    "values": ("minimax", "best-line", "depth-limit"),
    "cutting": (
        "cuts", "leaves", "windows", "window-chain", "frame", "alpha-beta", "bounds", "interval",
        "ordering", "choice", "counts", "statements",
    ),
    "chance": ("expectimax", "range-cuts", "opponents"),
    "several": ("max-n", "max-n-cuts"),
    "games": (
        "game-traits", "formal-game", "successors", "game-states", "game-tree", "evaluation",
        "features", "grow", "game-graph", "corridor",
    ),
    "deeper": ("deepening", "table", "killers", "quiescence", "horizon", "singular"),
    "monte-carlo": ("ucb1", "mcts"),
}  # fmt: skip
"""The kinds as they are taught, by what they are about: as menus show them."""
_taught = {name for names in TEACHING_ORDER.values() for name in names}
TEACHING_ORDER["more"] = tuple(name for name in KINDS if name not in _taught)


@lru_cache(maxsize=64)
def items_of(exercise: Exercise) -> "Mapping[str, Item]":
    """The questions beside the tree, by name, in their order."""
    items = KINDS[exercise.kind].items
    made = () if items is None else items(exercise.tree, exercise.rules, exercise.given)
    return {item.name: item for item in made}


def sources_of(exercise: Exercise) -> "list[Source]":
    """What items ask beside the tree that blanks of other kinds ask on it."""
    return [item.source for item in items_of(exercise).values() if item.source is not None]


def drawn_blanks(exercise: Exercise) -> dict[Blank, Blank]:
    """The blanks of items that stand on the tree, by where they are drawn."""
    blanks = (item.blank for item in items_of(exercise).values())
    return {blank.on_tree: blank for blank in blanks if not blank.beside}


def source_exercise(exercise: Exercise, source: "Source") -> Exercise:
    """The exercise on the same tree that asks on it for what an item asks beside it."""
    kind, tree = KINDS[source.kind], exercise.tree
    matter = METHODS[kind.method].rules
    rules = Rules(**{name: getattr(exercise.rules, name) for name in matter})
    return Exercise(tree, kind.method, rules, kind.name, kind.blanks(tree, rules))

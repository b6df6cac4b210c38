"""The one table of methods: a name, its search, who may move, and which rules matter to it."""

from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple

from resources.words import message
from search.frontier import where
from search.hooks import Hooks
from search.methods import minimax
from search.on_demand import on_demand
from search.rules import OF_A_TREE, RULES, Rules
from search.trace import Record, Trace
from search.tree import SEATS, TWO_PLAYERS, GameTree, Mover, NodeId, Payoff, TreeError

_Search = Callable[[GameTree, Rules, Record | None, Hooks | None], Payoff]


class Windows(Enum):
    """When a search enters nodes with a window of α and β."""

    ALWAYS = "always"
    WITHIN_RANGE = "within range"  # where the range of utilities is known
    NEVER = "never"


class Method(NamedTuple):
    """A search that a course teaches."""

    name: str
    search: _Search
    movers: frozenset[Mover]
    layers: tuple[Mover, ...] | None  # who moves where the tree doesn't say; None: player by player
    rules: tuple[str, ...]  # the rules that can change its answer, in the order they are told
    windows: Windows
    stops_everywhere: bool = False  # whether it needs a static value wherever somebody moves
    keeps_states: bool = False  # whether it looks up states that come again
    goes_beyond: bool = False  # whether it goes on below the depth limit where a node is unquiet
    name_moves: bool = False  # whether names that stand at several nodes are read as moves
    findings: Callable[[Trace], dict[str, Any]] | None = None  # what it tells beside the usual

    @property
    def windowed(self) -> bool:
        """Whether nodes are entered with a window whatever the rules."""
        return self.windows is Windows.ALWAYS

    @property
    def plain(self) -> "Method":
        """The method that finds the same values and cuts nothing, where payoffs may be any."""
        return METHODS["minimax"] if self.windowed else self

    def has_windows(self, rules: Rules) -> bool:
        """Whether nodes are entered with a window of α and β under these rules."""
        within = self.windows is Windows.WITHIN_RANGE and rules.range is not None
        return within or self.windowed

    def cuts(self, rules: Rules) -> bool:
        """Whether branches may be cut: by a window, or by what is promised of payoffs."""
        return self.has_windows(rules) or rules.range is not None or rules.max_sum is not None

    def check(self, tree: GameTree, rules: Rules) -> None:
        """Refuse a tree or rules that this method can't search."""
        if tree.players is not None and self.layers is not None:
            raise TreeError(message("needs-numbers", who=self.name))
        if tree.players is None and self.layers is None:
            raise TreeError(message("needs-vectors", who=self.name))
        for node in tree.inner:
            if tree.mover(node) not in self.movers:
                allowed = ", ".join(mover.value for mover in Mover if mover in self.movers)
                raise TreeError(
                    message(
                        "method-movers",
                        method=self.name,
                        mover=tree.mover(node).value,
                        node=where(tree, node),
                        allowed=allowed,
                    ),
                    node,
                )
        self.check_rules(rules)
        _check_numbers(tree, rules)
        if rules.frame is not None:
            leaves = len(self.run(tree, rules).leaves)
            if rules.frame > leaves:
                raise TreeError(message("frame-beyond", frame=rules.frame, leaves=leaves))

    def check_rules(self, rules: Rules) -> None:
        """Refuse rules that this method can't keep."""
        for rule in OF_A_TREE:
            if rule not in self.rules and getattr(rules, rule) != RULES[rule].usual:
                raise TreeError(message("method-rule", method=self.name, rule=rule))

    def run(self, tree: GameTree, rules: Rules, hooks: Hooks | None = None) -> Trace:
        """Search the tree and keep every step."""
        record: Record = []
        value = self.search(tree, rules, record, hooks)
        return Trace(tree, rules, value, record)


def _check_numbers(tree: GameTree, rules: Rules) -> None:
    """Every payoff lies within what the rules promise about payoffs."""
    if rules.range is None and rules.max_sum is None:
        return
    for node in tree:
        for payoff in (tree.payoffs[node], tree.shape.statics[node]):
            if isinstance(payoff, tuple):
                if rules.max_sum is not None and min(payoff) < 0:
                    raise TreeError(message("sum-negative", node=where(tree, node)), node)
                if rules.max_sum is not None and sum(payoff) > rules.max_sum:
                    raise TreeError(
                        message(
                            "sum-exceeded",
                            node=where(tree, node),
                            sum=str(sum(payoff)),
                            most=str(rules.max_sum),
                        ),
                        node,
                    )
            elif payoff is not None and rules.range is not None:
                low, high = rules.range
                if not low <= payoff <= high:
                    raise TreeError(
                        message(
                            "range-exceeded",
                            node=where(tree, node),
                            number=str(payoff),
                            low=str(low),
                            high=str(high),
                        ),
                        node,
                    )


_OPPONENTS = frozenset(TWO_PLAYERS)
_FRONTIER = ("order", "ties", "depth", "depth_unit")
_CUTS = ("cut_on_equal", "deep", "fail", "update_on_cut", "asked", "cut_after_last")
_ALPHA_BETA = (*_CUTS, *_FRONTIER, "window", "range")


def _of(function: str) -> Callable[..., Any]:
    """A function of this folder, by its module and its name."""
    return on_demand(f"search.methods.{function}")


def _without_windows(name: str, *movers: Mover) -> Method:
    """Minimax, of those who move level by level."""
    return Method(
        name,
        lambda t, r, record, hooks: minimax.search(t, r, narrows=False, record=record, hooks=hooks),
        frozenset(movers),
        movers,
        ("cut_on_equal", *_FRONTIER, "range"),
        Windows.NEVER,
    )


def _extended(name: str, module: str, *rules: str, **flags: bool) -> Method:
    """Alpha-beta with what real programs add to it, by its module; the rules it alone has."""
    return Method(
        name,
        _of(f"{module}.search"),
        _OPPONENTS,
        TWO_PLAYERS,
        (*_ALPHA_BETA, *rules),
        Windows.ALWAYS,
        findings=_of(f"{module}.findings"),
        **flags,
    )


METHODS = {
    method.name: method
    for method in (
        _without_windows("minimax", *TWO_PLAYERS),
        _without_windows("single-agent", Mover.MAX),
        Method(
            "alpha-beta",
            lambda t, r, record, hooks: minimax.search(
                t, r, narrows=True, record=record, hooks=hooks
            ),
            _OPPONENTS,
            TWO_PLAYERS,
            (*_ALPHA_BETA, "frame"),
            Windows.ALWAYS,
        ),
        _extended("deepening", "deepening", stops_everywhere=True),
        _extended("table", "transpositions", keeps_states=True),
        _extended("killers", "killers", "slots", name_moves=True),
        _extended(
            "quiescence",
            "quiescence",
            "stand_pat",
            "singular",
            stops_everywhere=True,
            goes_beyond=True,
        ),
        Method(
            "expectimax",
            lambda t, r, record, hooks: minimax.search(
                t, r, narrows=r.range is not None, record=record, hooks=hooks
            ),
            _OPPONENTS | {Mover.CHANCE},
            (Mover.MAX, Mover.CHANCE),
            (*_CUTS, *_FRONTIER, "range"),
            Windows.WITHIN_RANGE,
        ),
        Method(
            "mcts",
            _of("mcts.search"),
            _OPPONENTS,
            TWO_PLAYERS,
            (
                "order",
                "exploration",
                "ucb",
                "wins",
                "expand",
                "final_move",
                "iterations",
                "playouts",
                "seed",
            ),
            Windows.NEVER,
            findings=_of("mcts.findings"),
        ),
        Method(
            "max-n",
            _of("maxn.search"),
            frozenset(SEATS) | {Mover.CHANCE},
            None,
            ("cut_on_equal", "cut_after_last", *_FRONTIER, "max_sum"),
            Windows.NEVER,
        ),
    )
}


def solve(tree: GameTree, method: Method, rules: Rules) -> Trace:
    """Check that the method fits the tree, and search it."""
    method.check(tree, rules)
    return method.run(tree, rules)


def exact_values(tree: GameTree, method: str, rules: Rules) -> dict[NodeId, Payoff]:
    """What every node is worth, without any cut."""
    return METHODS[method].plain.run(tree, rules._replace(range=None, max_sum=None)).values

"""Our alpha-beta beside easyAI's Negamax and OpenSpiel's alpha_beta_search, on the same trees."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import pyspiel
from easyAI import Negamax, TwoPlayerGame
from open_spiel.python.algorithms import minimax as openspiel

from benchmarks.report import Measure, Table
from search import notation
from search.methods import METHODS, minimax
from search.rules import Rules
from search.tree import GameTree, Mover, NodeId

SHAPES = ((3, 6), (4, 6), (5, 7))
TREES = 3
ROUNDS = 9
SECONDS = 0.02
"""How long one program is timed at least before the next one has its turn."""
RULES = Rules()


class Program(NamedTuple):
    """Something that searches one tree, and how many nodes it visits in one search."""

    name: str
    search: Callable[[], float]
    visited: int

    def rate(self) -> float:
        """Nodes a second, over as many searches as fill the time."""
        searches, start = 0, process_time()
        while (spent := process_time() - start) < SECONDS:
            self.search()
            searches += 1
        return searches * self.visited / spent


def tables() -> Iterator[Table]:
    """One table for each shape of tree."""
    for branches, plies in SHAPES:
        yield _table(branches, plies)


def _table(branches: int, plies: int) -> Table:
    dice = random.Random(f"{branches}x{plies}")
    rates: dict[str, list[float]] = {}
    ratios: dict[tuple[str, str], list[float]] = {}
    visited = 0
    for _ in range(TREES):
        tree = _grown(branches, plies, dice)
        programs = (_ours(tree), _traced(tree), _easyai(tree), _openspiel(tree))
        values = {program.name: program.search() for program in programs}
        if len(set(values.values())) > 1 or len({program.visited for program in programs}) > 1:
            raise ValueError(f"the programs don't do the same work: {values}, {programs}")
        visited += programs[0].visited
        for _ in range(ROUNDS):
            now = {program.name: program.rate() for program in programs}
            for name, rate in now.items():
                rates.setdefault(name, []).append(rate)
            for ours, theirs in WANTED:
                ratios.setdefault((ours, theirs), []).append(now[ours] / now[theirs])
    return Table(
        f"Alpha-beta, {branches} branches by {plies} plies",
        f"{TREES} random trees, {ROUNDS} interleaved rounds each, medians; every program visits "
        f"the same nodes, {visited // TREES:,} a tree on average.",
        (
            *(Measure(name, median(rate), "nodes/s") for name, rate in rates.items()),
            *(
                Measure(f"{ours} / {theirs}", median(ratios[ours, theirs]), "times", wanted)
                for (ours, theirs), wanted in WANTED.items()
            ),
        ),
    )


WANTED = {
    ("Plywood", "easyAI"): 3.0,
    ("Plywood", "OpenSpiel"): 5.0,
    ("Plywood, traced", "easyAI"): 0.8,
}


def _grown(branches: int, plies: int, dice: random.Random) -> GameTree:
    def item(plies: int) -> str:
        if plies == 0:
            return str(dice.randint(-99, 99))
        return f"[{' '.join(item(plies - 1) for _ in range(branches))}]"

    return notation.read(item(plies))


def _ours(tree: GameTree) -> Program:
    visited = METHODS["alpha-beta"].run(tree, RULES).visited
    return Program("Plywood", lambda: minimax.search(tree, RULES, narrows=True), visited)


def _traced(tree: GameTree) -> Program:
    method = METHODS["alpha-beta"]
    return Program(
        "Plywood, traced",
        lambda: method.run(tree, RULES).value,  # type: ignore[return-value]
        method.run(tree, RULES).visited,
    )


class TreeGame(TwoPlayerGame):  # type: ignore[misc]
    """A tree as a game of easyAI; moves are unmade, so that nothing is copied."""

    def __init__(self, tree: GameTree) -> None:
        self.players = [None, None]
        self.current_player = 1
        self.children = tree.shape.children
        self.parents = tree.shape.parents
        self.payoffs = tree.payoffs
        self.at: Any = GameTree.ROOT

    def possible_moves(self) -> tuple[NodeId, ...]:
        """The children."""
        return self.children[self.at]

    def make_move(self, move: NodeId) -> None:
        """Go down."""
        self.at = move

    def unmake_move(self, move: NodeId) -> None:
        """Go up again."""
        self.at = self.parents[move]

    def is_over(self) -> bool:
        """Whether this is a leaf."""
        return not self.children[self.at]

    def scoring(self) -> Any:
        """The leaf's payoff, as the player to move sees it."""
        payoff: Any = self.payoffs[self.at]
        return payoff if self.current_player == 1 else -payoff


class CountedGame(TreeGame):
    """The same game, counting the nodes that are visited."""

    visited = 1

    def make_move(self, move: NodeId) -> None:
        """Go down to one more node."""
        self.visited += 1
        self.at = move


def _easyai(tree: GameTree) -> Program:
    negamax, game, counted = Negamax(tree.height), TreeGame(tree), CountedGame(tree)

    def search() -> float:
        negamax(game)
        return float(negamax.alpha)

    negamax(counted)
    return Program("easyAI", search, counted.visited)


def _openspiel(tree: GameTree) -> Program:
    game = pyspiel.load_efg_game(_efg(tree))
    one_step, visited = openspiel._alpha_beta, 0

    def counted(*words: Any, **more: Any) -> Any:
        nonlocal visited
        visited += 1
        return one_step(*words, **more)

    openspiel._alpha_beta = counted
    try:
        openspiel.alpha_beta_search(game)
    finally:
        openspiel._alpha_beta = one_step
    return Program("OpenSpiel", lambda: float(openspiel.alpha_beta_search(game)[0]), visited)


def _efg(tree: GameTree) -> str:
    """The tree in Gambit's format: every node is an information set of its own."""
    lines = ['EFG 2 R "tree" { "max" "min" }']
    sets = {1: 0, 2: 0}
    for node in tree:
        payoff: Any = tree.payoffs[node]
        if payoff is not None:
            lines.append(f't "" {node + 1} "" {{ {payoff}, {-payoff} }}')
            continue
        moves = " ".join(f'"{index}"' for index in range(len(tree.children(node))))
        seat = 1 if tree.mover(node) is Mover.MAX else 2
        sets[seat] += 1
        lines.append(f'p "" {seat} {sets[seat]} "" {{ {moves} }} 0')
    return "\n".join([*lines, ""])

"""Tic-tac-toe solved from the empty board, beside OpenSpiel's and easyAI's own solvers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import pyspiel
from easyAI import solve_with_depth_first_search
from easyAI.games.TicTacToe import TicTacToe as EasyTicTacToe
from open_spiel.python.algorithms import minimax as openspiel

from benchmarks.report import Measure, Table
from search.games.lookahead import Lookahead
from search.games.solving import solve
from search.games.tictactoe import TicTacToe

ROUNDS = 5
NODES = 549_946
"""How many nodes the whole tree has."""


class Solver(NamedTuple):
    """Something that solves the game without remembering a state, and how many nodes it visits."""

    name: str
    solve: Callable[[], float]
    visited: int

    def seconds(self) -> float:
        """How long it takes."""
        start = process_time()
        self.solve()
        return process_time() - start


def tables() -> Iterator[Table]:
    """One without remembering states, and one with a table of them."""
    yield _without_table()
    yield _with_table()


def _with_table() -> Table:
    """Solved with a table of states, beside what OpenSpiel has in Python."""
    rivals = {"OpenSpiel's alpha-beta": _pruned}
    solvers = {"Plywood": _remembered, **rivals}
    values = {name: solver() for name, solver in solvers.items()}
    if set(values.values()) != {0}:
        raise ValueError(f"the solvers don't solve the same game: {values}")
    rounds = [[_seconds(solver) for solver in solvers.values()] for _ in range(ROUNDS)]
    times = [median(taken) for taken in zip(*rounds, strict=True)]
    return Table(
        "Tic-tac-toe with a table of states",
        f"{ROUNDS} interleaved rounds, medians, in Python. Ours looks every state up that it has "
        "seen, as the engine of a match does; OpenSpiel's search has cuts and no table.",
        (
            *(Measure(name, time * 1000, "ms") for name, time in zip(solvers, times, strict=True)),
            *(
                Measure(
                    f"Plywood / {name}",
                    median(taken[place] / taken[0] for taken in rounds),
                    "times",
                    3.0,
                )
                for place, name in enumerate(rivals, 1)
            ),
        ),
    )


def _seconds(solver: Callable[[], float]) -> float:
    start = process_time()
    solver()
    return process_time() - start


def _remembered() -> float:
    """Our search, which looks every state up that it has seen."""
    game = TicTacToe()
    return float(Lookahead(game).worth(game.start).value)


def _pruned() -> float:
    """OpenSpiel's alpha-beta."""
    return float(openspiel.alpha_beta_search(pyspiel.load_game("tic_tac_toe"))[0])


def _without_table() -> Table:
    """Solved node by node."""
    solvers = (_ours(), _openspiel(), _easyai())
    values = {solver.name: solver.solve() for solver in solvers}
    if set(values.values()) != {0} or {solvers[0].visited, solvers[1].visited} != {NODES}:
        raise ValueError(f"the solvers don't solve the same game: {values}, {solvers}")
    rounds = [[solver.seconds() for solver in solvers] for _ in range(ROUNDS)]
    times = [median(taken) for taken in zip(*rounds, strict=True)]
    return Table(
        "Tic-tac-toe solved from the empty board",
        f"{ROUNDS} interleaved rounds, medians; no solver remembers states. "
        + "; ".join(f"{solver.name} visits {solver.visited:,} nodes" for solver in solvers)
        + ".",
        (
            *(
                Measure(solver.name, time * 1000, "ms")
                for solver, time in zip(solvers, times, strict=True)
            ),
            *(
                Measure(
                    f"Plywood / {solver.name}",
                    median(taken[place] / taken[0] for taken in rounds),
                    "times",
                    3.0,
                )
                for place, solver in enumerate(solvers)
                if place
            ),
        ),
    )


def _ours() -> Solver:
    return Solver("Plywood", lambda: float(solve(TicTacToe()).value), solve(TicTacToe()).nodes)


def _openspiel() -> Solver:
    """OpenSpiel's search of the whole tree; its alpha-beta would leave most of it out."""
    game = pyspiel.load_game("tic_tac_toe")
    one_step, visited = openspiel.expectiminimax, 0

    def counted(*words: Any, **more: Any) -> Any:
        nonlocal visited
        visited += 1
        return one_step(*words, **more)

    def search() -> float:
        return float(openspiel.expectiminimax(game.new_initial_state(), 9, None, 0)[0])

    openspiel.expectiminimax = counted
    try:
        search()
    finally:
        openspiel.expectiminimax = one_step
    return Solver("OpenSpiel", search, visited)


class Counted(EasyTicTacToe):  # type: ignore[misc]
    """easyAI's own game; moves are unmade, so that nothing is copied."""

    visited = 1

    def make_move(self, move: Any) -> None:
        """Go down to one more node."""
        super().make_move(move)
        self.visited += 1

    def unmake_move(self, move: Any) -> None:
        """Go up again."""
        self.board[int(move) - 1] = 0


def _easyai() -> Solver:
    """EasyAI's solver, which stops at the first win."""

    def search() -> float:
        return float(solve_with_depth_first_search(Counted([None, None]), 1))

    counted = Counted([None, None])
    solve_with_depth_first_search(counted, 1)
    return Solver("easyAI", search, counted.visited)

"""Iterations of Monte Carlo tree search on tic-tac-toe, beside OpenSpiel's in Python."""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts as openspiel

from benchmarks.report import Measure, Table
from search.games.tictactoe import TicTacToe
from search.methods.monte_carlo import MonteCarlo
from search.rules import Rules

ROUNDS, ITERATIONS = 7, 2_000


def tables() -> Iterator[Table]:
    """One table."""
    for solver in (_ours, _openspiel):
        solver(0)  # both load and cache what they need once
    rounds = [(_ours(number), _openspiel(number)) for number in range(ROUNDS)]
    times = [median(taken) for taken in zip(*rounds, strict=True)]
    yield Table(
        "Monte Carlo tree search on tic-tac-toe",
        f"{ROUNDS} interleaved rounds of {ITERATIONS:,} iterations from the empty board, medians; "
        "UCB1 with C = √2, one random playout an iteration.",
        (
            Measure("Plywood", ITERATIONS / times[0], "iterations/s"),
            Measure("OpenSpiel, Python", ITERATIONS / times[1], "iterations/s"),
            Measure(
                "Plywood / OpenSpiel",
                median(theirs / ours for ours, theirs in rounds),
                "times",
                2.0,
            ),
        ),
    )


def _ours(seed: int) -> float:
    """How long our search takes."""
    start = process_time()
    game = TicTacToe()
    search = MonteCarlo(game, game.start, Rules(), Random(seed).random)
    for _ in range(ITERATIONS):
        search.grow()
    if search.root.visits != ITERATIONS:
        raise ValueError(f"{search.root.visits} iterations are not {ITERATIONS}")
    return process_time() - start


def _openspiel(seed: int) -> float:
    """How long OpenSpiel's takes."""
    start = process_time()
    game = pyspiel.load_game("tic_tac_toe")
    dice = numpy.random.RandomState(seed)
    evaluator = openspiel.RandomRolloutEvaluator(1, dice)
    bot = openspiel.MCTSBot(
        game, math.sqrt(2), ITERATIONS, evaluator, solve=False, random_state=dice
    )
    root = bot.mcts_search(game.new_initial_state())
    if root.explore_count != ITERATIONS:
        raise ValueError(f"{root.explore_count} iterations are not {ITERATIONS}")
    return process_time() - start

"""What a game is worth, and how large its tree is, however large that would be to draw."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from resources.words import message
from search.games.bitboards import squares, walk
from search.games.game import Game, State
from search.games.tictactoe import TicTacToe
from search.games.unrolling import distinct_moves, identity, unroll
from search.methods import METHODS
from search.rules import Rules
from search.tree import MOST_NODES, MOST_PLIES, GameTree, Mover, Score, TreeError


class Solved(NamedTuple):
    """The size of the tree below a state, and what it is worth to MAX."""

    nodes: int
    leaves: int
    value: Score
    best: tuple[str, ...] = ()  # the names of all best moves


def solve(game: Game[State], symmetric: bool = False) -> Solved:
    """The game from its start."""
    if game.loops:
        return solve_tree(unroll(game, symmetric=symmetric))
    if isinstance(game, TicTacToe) and not symmetric:
        parts = [(name, _walked(game, after)) for name, after in game.moves(game.start)]
        return _together(game, game.start, parts)
    known: dict[Hashable, Solved] = {}

    def below(state: State, plies: int) -> Solved:
        key = identity(game, state, symmetric)
        if key not in known:
            if plies > MOST_PLIES:
                raise TreeError(message("tree-deep", most=MOST_PLIES))
            if len(known) >= MOST_NODES:
                raise TreeError(message("game-states", most=MOST_NODES))
            moves = distinct_moves(game, state, symmetric)
            parts = [(name, below(after, plies + 1)) for name, after in moves]
            known[key] = _together(game, state, parts)
        return known[key]

    return below(game.start, 0)


def _walked(game: TicTacToe, state: str) -> Solved:
    """The tree below a board, node by node."""
    x, o = squares(state, "X"), squares(state, "O")
    if game.mover(state) is Mover.MAX:
        nodes, leaves, value = walk(x, o)
    else:
        nodes, leaves, value = walk(o, x)
        value = -value
    return Solved(nodes, leaves, game.win * value)


def _together(game: Game[State], state: State, parts: list[tuple[str, Solved]]) -> Solved:
    if not parts:
        return Solved(1, 1, game.utility(state))
    values = [part.value for _, part in parts]
    value = max(values) if game.mover(state) is Mover.MAX else min(values)
    return Solved(
        1 + sum(part.nodes for _, part in parts),
        sum(part.leaves for _, part in parts),
        value,
        tuple(dict.fromkeys(name for name, part in parts if part.value == value)),
    )


def solve_tree(tree: GameTree) -> Solved:
    """The same of a tree that stands."""
    values = METHODS["minimax"].run(tree, Rules()).values
    value, moves = values[GameTree.ROOT], tree.shape.moves
    best = [moves[node] or "" for node in tree.children(GameTree.ROOT) if values[node] == value]
    return Solved(len(tree), len(tree.leaves), value, tuple(dict.fromkeys(best)))  # type: ignore[arg-type]

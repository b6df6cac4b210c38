"""What `plywood game` prints: a tree, states, the lines of a board, or counts of playouts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from exercises.cli.failure import CannotDo
from exercises.cli.output import tell, tell_json
from exercises.files.rules_table import written
from resources.words import message, say
from search import notation
from search.games.game import Game, Move
from search.games.solving import solve, solve_tree
from search.games.state_graph import MOST_STATES, graph_tree
from search.games.state_keys import StateKey
from search.games.tictactoe import COLUMNS, ROWS, line_scores
from search.games.unrolling import states, unroll
from search.methods.mcts_counts import show_count
from search.methods.monte_carlo import MonteCarlo
from search.numbers import write_payoff
from search.rules import Rules
from search.tree import MOST_NODES, GameTree, Score


def tell_lines(board: str, weights: tuple[Score, ...], as_json: bool) -> None:
    """What each of the eight lines of a board counts, and their sum."""
    scores = line_scores(board, weights)
    lines = {
        "rows": scores[: len(ROWS)],
        "columns": scores[len(ROWS) : len(ROWS + COLUMNS)],
        "diagonals": scores[len(ROWS + COLUMNS) :],
    }
    if as_json:
        shown = {kind: written(found) for kind, found in lines.items()}
        tell_json({"board": board, "lines": shown, "sum": written(sum(scores))})
        return
    for kind, found in lines.items():
        tell(f"{say(f'cli-{kind}'):10} {' '.join(map(write_payoff, found))}")
    tell(f"{say('cli-sum'):10} {write_payoff(sum(scores))}")


def tell_playouts(played: Game[Any], iterations: int, seed: int, as_json: bool) -> None:
    """Wins and visits of each move after so many iterations of Monte Carlo tree search."""
    search = MonteCarlo[Any](played, played.start, Rules(seed=seed))
    for _ in range(iterations):
        search.grow()
    names = _names(played.moves(played.start))
    children = search.children(search.root)
    counts = {
        name: show_count(*search.count(child)) for name, child in zip(names, children, strict=True)
    }
    best = search.final(search.root)
    move = None if best is None else names[children.index(best)]
    if as_json:
        tell_json({"iterations": iterations, "seed": seed, "counts": counts, "move": move})
        return
    widest = max(map(len, names), default=0)
    for name, count in counts.items():
        tell(f"{name:{widest}} {count}{' *' if name == move else ''}")


def tell_states(played: Game[Any], symmetric: bool, as_json: bool) -> None:
    """Every state once, with where its moves lead."""
    found = states(played, symmetric)
    numbers = {state: number for number, state in enumerate(found)}
    listed = [
        {
            "state": played.label(state),
            "mover": played.mover(state).value,
            "key": str(StateKey(played.mover(state), played.label(state))),
            "moves": _by_name(moves, numbers),
            "utility": None if moves else written(played.utility(state)),
        }
        for state, moves in found.items()
    ]
    if as_json:
        drawn = len(found) <= MOST_STATES
        tree = notation.write(graph_tree(played, symmetric)) if drawn else None
        tell_json({"states": len(found), "graph": listed, "tree": tree})
        return
    for number, ((state, moves), row) in enumerate(zip(found.items(), listed, strict=True)):
        ways = ", ".join(f"{name} > {numbers[after]}" for name, after in moves)
        tell(f'{number}: {row["mover"]} "{row["state"]}" {ways or played.utility(state)}')


def _by_name(moves: list[Move[Any]], numbers: dict[Any, int]) -> dict[str, int]:
    """Where each move leads."""
    return {name: numbers[after] for name, (_, after) in zip(_names(moves), moves, strict=True)}


def _names(moves: Sequence[Move[Any]]) -> list[str]:
    """What moves are called; of those that are called the same, the later ones are numbered."""
    found, times = list[str](), Counter[str]()
    for name, _ in moves:
        times[name] += 1
        found.append(name if times[name] == 1 else f"{name} #{times[name]}")
    return found


def tell_tree(
    played: Game[Any], symmetric: bool, depth: int | None, judge: Any, as_json: bool
) -> None:
    """The tree as notation, with what it is worth where that is asked."""
    tree: GameTree | None
    if depth is not None:
        tree = unroll(played, depth, judge, symmetric)
        whole = all(tree.payoffs[leaf] is not None for leaf in tree.leaves)
        solved = solve_tree(tree) if whole else None
        nodes, leaves = len(tree), len(tree.leaves)
    else:
        solved = solve(played, symmetric)
        nodes, leaves = solved.nodes, solved.leaves
        tree = unroll(played, None, None, symmetric) if nodes <= MOST_NODES else None
    if not as_json:
        if tree is None:
            raise CannotDo(message("game-large", nodes=nodes, most=MOST_NODES))
        tell(notation.write(tree))
        return
    tell_json(
        {
            "nodes": nodes,
            "leaves": leaves,
            "states": len(states(played, symmetric, depth)),
            "value": None if solved is None else written(solved.value),
            "best": [] if solved is None else list(solved.best),
            "tree": None if tree is None else notation.write(tree),
        }
    )

"""Games unrolled: into a tree, or into states that stand once each."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from resources.words import message
from search.builder import Builder
from search.games.game import Game, Move, State
from search.tree import MOST_NODES, GameTree, Score, TreeError

LOOP = 0
"""What a state is worth that was there before on the same way: nobody has won."""

Evaluator = Callable[[State], Score]


def unroll(
    game: Game[State],
    depth: int | None = None,
    evaluate: Evaluator[State] | None = None,
    symmetric: bool = False,
    way: Sequence[State] = (),
) -> GameTree:
    """The tree of a game, down to a depth where states are evaluated, or unknown.

    It begins at the last state of a way that was played, or at the start. A state that stands
    above itself, or before it on the way, ends there as a leaf. Of moves to states that are one
    but for symmetry, the first stands for all.
    """
    builder = Builder()
    above = {identity(game, state, symmetric) for state in way[:-1]} if game.loops else set()

    def grow(state: State, plies: int, move: str | None) -> None:
        label, key = game.label(state), identity(game, state, symmetric)
        moves = [] if key in above else distinct_moves(game, state, symmetric)
        if key in above:
            builder.leaf(LOOP, state=label, move=move)
        elif not moves:
            builder.leaf(game.utility(state), state=label, move=move)
        elif plies == depth:
            builder.leaf(evaluate(state) if evaluate else None, state=label, move=move)
        else:
            builder.open(game.mover(state), state=label, move=move)
            above.add(key)
            for name, after in moves:
                grow(after, plies + 1, name)
            above.remove(key)
            builder.close()

    grow(way[-1] if way else game.start, 0, None)
    return builder.done()


def tree_size(game: Game[State], way: Sequence[State], depth: int, most: int) -> int:
    """How many nodes the tree from the end of a way has down to a depth; `most` + 1 if more."""
    above = set(way[:-1]) if game.loops else set()

    def count(state: State, plies: int, found: int) -> int:
        if plies == depth or state in above:
            return found + 1
        found += 1
        if game.loops:
            above.add(state)
        for _, after in game.moves(state):
            if found > most:
                break
            found = count(after, plies + 1, found)
        above.discard(state)
        return found

    return min(count(way[-1], 0, 0), most + 1)


def identity(game: Game[State], state: State, symmetric: bool) -> Hashable:
    """What is the same for states that count as one."""
    return game.symmetric(state) if symmetric else state


def distinct_moves(game: Game[State], state: State, symmetric: bool) -> list[Move[State]]:
    """The moves; where symmetry counts, one for each state that is another."""
    found: dict[Hashable, Move[State]] = {}
    for name, after in game.moves(state):
        found.setdefault(identity(game, after, symmetric), (name, after))
    return list(found.values())


def states(
    game: Game[State],
    symmetric: bool = False,
    depth: int | None = None,
    most: int = MOST_NODES,
) -> dict[State, list[Move[State]]]:
    """Every state once with its moves, in the order in which they are first come to."""
    seen = {identity(game, game.start, symmetric): game.start}
    found: dict[State, list[Move[State]]] = {}
    level, plies = [game.start], 0
    while level:
        below: list[State] = []
        for state in level:
            moves = [] if plies == depth else distinct_moves(game, state, symmetric)
            found[state] = []
            for name, after in moves:
                key = identity(game, after, symmetric)
                if key not in seen:
                    seen[key] = after
                    below.append(after)
                found[state].append((name, seen[key]))
            if len(seen) > most:
                raise TreeError(message("game-states", most=most))
        level, plies = below, plies + 1
    return found

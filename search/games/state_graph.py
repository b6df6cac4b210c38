"""The graph of a game as a tree: every state once, and leaves that refer to one that is there.

A state that a further move leads to is a leaf with a reference, such as → C, in the place of its
state. So notation and files carry graphs, with loops too.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from resources.words import message
from search.builder import Builder
from search.games.game import Game
from search.games.references import REFERENCE
from search.games.state_keys import state_key
from search.games.unrolling import states
from search.tree import GameTree, Mover, NodeId, Score, TreeError, letters_in_turn

MOST_STATES = 60
"""Nobody reads a larger graph."""


def graph_tree(game: Game[Any], symmetric: bool = False) -> GameTree:
    """Every state of a game once, under the first one that leads there, level by level."""
    found = states(game, symmetric)
    if len(found) > MOST_STATES:
        raise TreeError(message("game-graph-large", states=len(found), most=MOST_STATES))
    names = dict(zip(found, letters_in_turn(), strict=False))
    first: dict[Any, Any] = {game.start: None}
    for state, moves in found.items():
        for _, after in moves:
            first.setdefault(after, state)
    builder, grown = Builder(), set[Hashable]()

    def grow(state: Any, move: str | None) -> None:
        grown.add(state)
        label, name, moves = game.label(state), names[state], found[state]
        if not moves:
            builder.leaf(game.utility(state), name, state=label, move=move)
            return
        builder.open(game.mover(state), None, name, state=label, move=move)
        for way, after in moves:
            if first[after] == state and after not in grown:
                grow(after, way)
            else:
                builder.leaf(None, state=REFERENCE + names[after], move=way)
        builder.close()

    grow(game.start, None)
    return builder.done()


def state_values(game: Game[Any]) -> dict[Any, Score]:
    """What each state of a game is worth, from its ends up; where nobody gets to one, 0."""
    found = states(game)
    ends = {state: game.utility(state) for state, moves in found.items() if not moves}
    values, most = dict(ends), {Mover.MAX: max, Mover.MIN: min}
    known = 0
    while known < len(values):
        known = len(values)
        for state, moves in found.items():
            best = most[game.mover(state)]
            below = [values[after] for _, after in moves if after in values]
            sure = below and best(below) == best(ends.values())
            if state not in values and (sure or len(below) == len(moves)):
                values[state] = best(below)
    return {state: values.get(state, 0) for state in found}


def folded(tree: GameTree) -> GameTree:
    """A tree of states with each of them once: further nodes that hold it refer to it.

    Of equal states the one stands that is nearest to the root.
    """
    kept: dict[Hashable, NodeId] = {}
    waiting = [GameTree.ROOT]
    for node in waiting:
        if kept.setdefault(state_key(tree, node) or node, node) == node:
            waiting += tree.children(node)
    taken = {name for name in tree.shape.names if name}
    letters = (letter for letter in letters_in_turn() if letter not in taken)
    names = {node: tree.shape.names[node] or next(letters) for node in kept.values()}
    builder, shape = Builder(), tree.shape

    def grow(node: NodeId) -> None:
        state, move = shape.states[node], shape.moves[node]
        one = kept[state_key(tree, node) or node]
        if one != node:
            builder.leaf(None, state=REFERENCE + names[one], move=move)
        elif tree.is_leaf(node):
            builder.leaf(tree.payoffs[node], names[node], state=state, move=move)
        else:
            builder.open(shape.movers[node], shape.statics[node], names[node], None, state, move)
            for child in tree.children(node):
                grow(child)
            builder.close()

    grow(GameTree.ROOT)
    return builder.done()

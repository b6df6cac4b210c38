"""What belongs in the blanks for states of a game: what stands in nodes, and where moves lead."""

from __future__ import annotations

from typing import Any

from exercises.asks.answers import ByNode
from exercises.asks.entry import States
from search.games.game import Game
from search.games.state_keys import state_key
from search.tree import GameTree


def states(tree: GameTree, game: Game[Any]) -> ByNode:
    """What stands in every node."""
    return {node: label for node in tree if (label := tree.shape.states[node]) is not None}


def successors(tree: GameTree, game: Game[Any]) -> ByNode:
    """Where the moves lead from what stands at every end of the tree."""
    keys = {node: state_key(tree, node) for node in tree.leaves}
    return {
        node: States(successor_labels(game, game.labelled(key.state, key.mover)))
        for node, key in keys.items()
        if key is not None and key.mover is not None
    }


def successor_labels(game: Game[Any], state: Any) -> tuple[str, ...]:
    """The labels of the states that a move leads to, each once."""
    labels = [game.label(after) for _, after in game.moves(state)]
    return tuple({sorted_piles(label): label for label in reversed(labels)}.values())[::-1]


def sorted_piles(label: str) -> tuple[str, ...]:
    """A state without the order of its piles."""
    return tuple(sorted(label.split()))

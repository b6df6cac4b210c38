"""The game of an exercise, and its tree as a student sees it before anything is filled in."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from exercises.asks import Ask
from exercises.exercise import Exercise, Given
from resources.words import message
from search.on_demand import on_demand
from search.tree import GameTree, NodeId, TreeError

if TYPE_CHECKING:
    from search.games.game import Game
    from search.games.spec import GameSpec
    from search.games.state_keys import StateKey

GAME = "game"
_game_from_words: Callable[[str], GameSpec] = on_demand("search.games.spec.game_from_words")
_state_key: Callable[[GameTree, NodeId], StateKey | None] = on_demand(
    "search.games.state_keys.state_key"
)


def spec_of(given: Given) -> GameSpec | None:
    """The game that an exercise gives, if it gives one."""
    words = dict(given).get(GAME)
    return None if words is None else _game_from_words(" ".join(words))


@lru_cache(maxsize=64)
def game_of(exercise: Exercise) -> Game[Any]:
    """The game whose tree this is; TreeError if none is given."""
    spec = spec_of(exercise.given)
    if spec is None:
        raise TreeError(message("game-not-given", kind=exercise.kind))
    return spec.game()


def check_states(exercise: Exercise) -> None:
    """Refuse a tree whose states and moves are not those of its game."""
    game, tree = game_of(exercise), exercise.tree
    for node in tree:
        if not _belongs(game, tree, node):
            told = message("game-other-tree", node=tree.labels[node] or repr(tree.path(node)))
            raise TreeError(told, node)


def _belongs(game: Game[Any], tree: GameTree, node: NodeId) -> bool:
    """Whether a node holds a state of the game, come to by the move that is named."""
    parent = tree.parent(node)
    here, above = state_at(game, tree, node), None
    if here is not None and parent is not None:
        above = state_at(game, tree, parent)
    if above is None:
        return here is not None and parent is None
    leads = [(name, game.label(after)) for name, after in game.moves(above)]
    return (tree.shape.moves[node], game.label(here)) in leads


def state_at(game: Game[Any], tree: GameTree, node: NodeId, label: str | None = None) -> Any | None:
    """The state in a node, or the one that a label would stand for there; None if it is none."""
    key = _state_key(tree, node)
    if key is None or key.mover is None:
        return None
    try:
        return game.labelled(key.state if label is None else label, key.mover)
    except ValueError:
        return None


@lru_cache(maxsize=64)
def shown_tree(exercise: Exercise) -> GameTree:
    """The tree without the states and the payoffs that are asked for."""
    tree, asked = exercise.tree, exercise.asked
    hidden = asked.get(Ask.STATE, {})
    numbers = {**asked.get(Ask.VALUE, {}), **asked.get(Ask.SUCCESSORS, {})}
    ends = {leaf for leaf in numbers if tree.is_leaf(leaf)}
    if not hidden and not ends:
        return tree
    states = tuple(
        None if node in hidden else state for node, state in enumerate(tree.shape.states)
    )
    payoffs = [None if node in ends else payoff for node, payoff in enumerate(tree.payoffs)]
    return GameTree(tree.shape._replace(states=states), payoffs)

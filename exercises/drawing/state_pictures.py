"""The states of a game as they are drawn: tokens on their squares, and piles as strokes."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from exercises.drawing.geometry.texts import SPLIT_STICK, SQUARE, TOKENS
from search.tree import GameTree

if TYPE_CHECKING:
    from search.games.spec import GameSpec

MOST_STROKES = 16
"""More sticks than this are told by numbers."""
_SQUARES = r"(\d{1,2}),(\d{1,2})"
_SPLIT = r"\d+ -> \d+ \+ \d+"


class StateLook(NamedTuple):
    """What must be known of a game to draw its states."""

    squares: int = 0  # in the row of the line game
    split: bool = False  # whether piles are split, as in Grundy's game


def look_of(spec: GameSpec | None) -> StateLook | None:
    """How the states of a game look that are not drawn as they are written."""
    if spec is None or spec.name not in ("line", "grundy"):
        return None
    return StateLook(spec.squares) if spec.name == "line" else StateLook(split=True)


def look_of_tree(tree: GameTree) -> StateLook | None:
    """The same, told by a whole tree alone; None where it can't be told."""
    start = tree.shape.states[GameTree.ROOT] or ""
    return _told_look(tree) if start[:1].isdigit() else None


@lru_cache(maxsize=4)
def _told_look(tree: GameTree) -> StateLook | None:
    states, moves = tree.shape.states, tree.shape.moves
    start = states[GameTree.ROOT] or ""
    first = [moves[child] or "" for child in tree.children(GameTree.ROOT)]
    splits = bool(first) and all(re.fullmatch(_SPLIT, move) for move in first)
    if splits and start.replace(" ", "").isdigit():
        return StateLook(split=True)
    found = [re.fullmatch(_SQUARES, state or "") for state in states]
    tokens = [int(number) for each in found if each is not None for number in each.groups()]
    if not start.startswith("1,") or None in found or max(tokens) != tokens[1]:
        return None  # where it does not begin with both tokens at their ends
    return StateLook(tokens[1])


def picture(state: str, look: StateLook | None) -> str:
    """A state in letters that are drawn; as it is written where it can't be one of the game."""
    if look is not None and look.split:
        words = state.split()
        if not all(word.isdigit() for word in words) or sum(map(int, words)) > MOST_STROKES:
            return state
        return " ".join(SPLIT_STICK * int(word) for word in words)
    found = None if look is None else re.fullmatch(_SQUARES, state)
    if look is None or found is None:
        return state
    places = [int(number) - 1 for number in found.groups()]
    if places[0] == places[1] or not all(0 <= place < look.squares for place in places):
        return state
    row = [SQUARE] * look.squares
    for place, token in zip(places, TOKENS, strict=True):
        row[place] = token
    return "".join(row)


def pictured(tree: GameTree, look: StateLook | None) -> GameTree:
    """The tree with its states in letters that are drawn."""
    return tree if look is None else _pictured(tree, look)


@lru_cache(maxsize=8)  # a search that is played has one tree
def _pictured(tree: GameTree, look: StateLook) -> GameTree:
    states = tuple(None if state is None else picture(state, look) for state in tree.shape.states)
    return GameTree(tree.shape._replace(states=states), tree.payoffs)


def as_drawn(tree: GameTree, look: StateLook | None = None) -> GameTree:
    """The same of any tree: where nothing is known of its game, what it tells itself."""
    return pictured(tree, look or look_of_tree(tree))

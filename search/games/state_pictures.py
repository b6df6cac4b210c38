"""The states of a game as they are drawn: tokens on their squares, and piles as strokes."""

import re
from functools import lru_cache
from typing import NamedTuple

from search.tree import GameTree

SQUARE, TOKENS = "□", "▲▼"
"""An empty square of a row, and the tokens of MAX and MIN."""
SPLIT_STICK = "|"
"""A stick of a pile that may be split."""
MOST_STROKES = 16
"""More sticks than this are told by numbers."""
COUNTED_AT_A_GLANCE = 4
"""Longer rows of strokes have to be counted."""
_SQUARES = r"(\d{1,2}),(\d{1,2})"
_SPLIT = r"\d+ -> \d+ \+ \d+"
_STROKES = r"(\|+(?:\s\|+)+|\|{2,})(?:\s\([\d\s]+\))?"


class StateLook(NamedTuple):
    """What must be known of a game to draw its states."""

    squares: int = 0  # in the row of the line game
    split: bool = False  # whether piles are split, as in Grundy's game


def look_of_tree(tree: GameTree) -> StateLook | None:
    """How the states of a game look, told by a whole tree alone; None where it can't be told."""
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


def is_board(state: str) -> bool:
    """Whether a state is a board of tic-tac-toe: nine squares, row by row."""
    return len(state) == 9 and set(state) <= set("XO_")


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


def state_text(label: str, look: StateLook | None) -> str:
    """A state in a sentence, never broken across lines; long piles are counted: IIIIII (6)."""
    told = picture(label, look)
    piles = told.split()
    strokes = all(pile == "0" or not pile.strip("I" + SPLIT_STICK) for pile in piles)
    if strokes and any(len(pile) > COUNTED_AT_A_GLANCE for pile in piles):
        told += f" ({' '.join(str(len(pile.strip('0'))) for pile in piles)})"
    return told.replace(" ", "\N{NO-BREAK SPACE}")


def in_numbers(text: str) -> str:
    """A sentence with its rows and its piles that may be split as one types and hears them."""
    rows = re.sub(f"[{SQUARE}{TOKENS}]{{3,}}", lambda row: _squares(row[0]), text)
    return re.sub(_STROKES, lambda piles: " ".join(str(len(p)) for p in piles[1].split()), rows)


def _squares(row: str) -> str:
    return ",".join(str(row.index(token) + 1) for token in TOKENS)


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

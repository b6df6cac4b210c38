"""Mistakes in questions beside a tree: each is the same questions, answered another way."""

from __future__ import annotations

from collections.abc import Sequence

from exercises.items.games.game_traits import Trait
from search.games.tictactoe import LINES, line_scores
from search.tree import Score


def for_both(board: str, weights: Sequence[Score]) -> list[Score]:
    """Lines of O count for X too."""
    return [max(score, -score) for score in line_scores(board, weights)]


def without_theirs(board: str, weights: Sequence[Score]) -> list[Score]:
    """Lines of O count nothing."""
    return [max(score, 0) for score in line_scores(board, weights)]


def without_diagonals(board: str, weights: Sequence[Score]) -> list[Score]:
    """Rows and columns alone count."""
    return [*line_scores(board, weights)[:6], 0, 0]


def mixed_lines(board: str, weights: Sequence[Score]) -> list[Score]:
    """A line with signs of both counts for each of them."""
    found: list[Score] = []
    for line in LINES:
        squares = [board[place] for place in line]
        mine, theirs = squares.count("X"), squares.count("O")
        worth = [0, *weights]
        found.append(worth[mine] - worth[theirs])
    return found


def hidden_is_chance(trait: Trait, of_game: frozenset[Trait]) -> bool:
    """What one can't see is taken for chance."""
    return Trait.PERFECT not in of_game if trait is Trait.CHANCE else trait in of_game


def chance_is_hidden(trait: Trait, of_game: frozenset[Trait]) -> bool:
    """Where dice fall, information is said not to be perfect."""
    return Trait.CHANCE not in of_game if trait is Trait.PERFECT else trait in of_game


def only_two_lose(trait: Trait, of_game: frozenset[Trait]) -> bool:
    """With more than two players, gains are said never to be losses of others."""
    return trait in of_game and (trait is not Trait.ZERO_SUM or Trait.TWO in of_game)


def two_always_lose(trait: Trait, of_game: frozenset[Trait]) -> bool:
    """With two players, the gain of one is said always to be the loss of the other."""
    return trait in of_game or (trait is Trait.ZERO_SUM and Trait.TWO in of_game)


def any_fewer(state: int, other: int, takes: list[int]) -> bool:
    """All states that come sometime are taken for successors."""
    return other < state


def one_less(state: int, other: int, takes: list[int]) -> bool:
    """One stick is taken, whatever may be."""
    return state - other == 1


def also_itself(state: int, other: int, takes: list[int]) -> bool:
    """A state is taken for its own successor."""
    return state == other or state - other in takes

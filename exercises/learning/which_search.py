"""Which search a tree is about: a mixed set asks for it before the tree is filled in."""

from __future__ import annotations

from exercises.exercise import Exercise
from exercises.kinds import KINDS

SEARCHES = ("minimax", "alpha-beta", "expectimax", "max-n")
"""Those that a bare tree and what is wanted of it tell apart."""


def asks_which_search(exercise: Exercise) -> bool:
    """Whether a mixed set can ask first which search an exercise is about."""
    beside = any(blank.item for blank in exercise.blanks) or KINDS[exercise.kind].game
    known = exercise.method in SEARCHES and exercise.rules.depth is None
    return exercise.has_tree and known and not beside

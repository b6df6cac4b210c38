"""What is printed on an exercise, which is all that a guess may look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from exercises.asks import Topic
from exercises.exercise import Blank, Exercise
from exercises.solution import Answers
from search.frontier import frontier, plies
from search.tree import GameTree, NodeId

Guess = Callable[[Exercise], Answers]
Numbers = list[Any]
"""Payoffs of one tree: all of them scores, or all of them vectors."""


def blanks_about(exercise: Exercise, topic: Topic) -> list[Blank]:
    """The blanks that ask about this."""
    return [blank for blank in exercise.blanks if blank.ask.row.topic is topic]


def numbers_below(exercise: Exercise, node: NodeId = GameTree.ROOT) -> Numbers:
    """The numbers at the leaves below a node, or where the depth limit ends the search."""
    if any(blank.ask.row.play is not None for blank in exercise.blanks if not blank.item):
        return [1, -1]  # nothing is printed, but everybody knows that a game is won or lost
    tree, limit = exercise.tree, plies(exercise.tree, exercise.rules)
    ready = frontier(tree, exercise.rules)
    depths = tree.shape.depths
    return [
        ready[each]
        for each in tree.within(node)
        if ready[each] is not None and (limit is None or depths[each] <= limit)
    ]

"""What sentences call a node and a blank."""

from __future__ import annotations

from exercises.entries import show
from exercises.exercise import Blank, Exercise
from resources.words import Message, message
from search.tree import GameTree, NodeId


def name(tree: GameTree, node: NodeId) -> str:
    """A node's letter, or a leaf's payoff."""
    payoff = tree.payoffs[node]
    return tree.labels[node] or ("?" if payoff is None else show(payoff))


def place(exercise: Exercise, blank: Blank) -> Message:
    """A blank, such as “the value of B”."""
    tree = exercise.tree
    parent = tree.parent(blank.node)
    return message(
        f"place-{blank.ask.value}",
        node=name(tree, blank.node),
        parent="" if parent is None else name(tree, parent),
    )

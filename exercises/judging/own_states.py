"""A game as a student's own states lead it: each follows from the one above it by the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from exercises.asks import Ask
from exercises.asks.entry import Entry, States
from exercises.asks.state_answers import sorted_piles, successor_labels
from exercises.exercise import Blank, Exercise
from exercises.exercise.game_of import game_of, state_at
from search.games.game import Game
from search.games.unrolling import LOOP
from search.tree import GameTree, NodeId, Payoff

OwnEntry = Callable[[Blank, Entry | None], Entry | None]
"""What a student has at a blank, given what follows there from the entries before it."""
OwnStates = dict[NodeId, Any]
"""The state in every node of a student's own game; None where what was written is none."""


def own_states(exercise: Exercise, given: Mapping[Blank, Entry], written: OwnEntry) -> OwnStates:
    """Go through the game from its start, and judge every state and where it leads.

    Where a slip has left a state in which the move can't be made, nothing follows, and what was
    written there is no new slip.
    """
    tree, game = exercise.tree, game_of(exercise)
    asked, wanted = exercise.asked.get(Ask.STATE, {}), exercise.asked.get(Ask.SUCCESSORS, {})
    own: OwnStates = {}
    for node in tree:
        label: Entry | None = tree.shape.states[node]
        blank, parent = asked.get(node), tree.parent(node)
        if blank is not None and parent is not None:
            due = _after(game, tree, own, node)
            label = given.get(blank) if due is None else written(blank, due)
        own[node] = state_at(game, tree, node, label) if isinstance(label, str) else None
        if node in wanted and own[node] is not None:
            written(wanted[node], States(successor_labels(game, own[node])))
    return own


def own_tree(exercise: Exercise, own: OwnStates) -> GameTree:
    """The tree with what its ends are worth in the student's own game."""
    tree, game = exercise.tree, game_of(exercise)
    return tree.with_payoffs([_worth(game, tree, own, node) for node in tree])


def _after(game: Game[Any], tree: GameTree, own: OwnStates, node: NodeId) -> str | None:
    """What the move to a node makes of the state above it; None where it can't be made there."""
    parent = tree.parent(node)
    above = None if parent is None else own[parent]
    if above is None or parent is None or game.mover(above) is not tree.mover(parent):
        return None  # no state, or a board on which it is the other player's turn
    named = tree.shape.moves[node]
    labels = [game.label(after) for name, after in game.moves(above) if name == named]
    right = sorted_piles(tree.shape.states[node] or "")
    return next((each for each in labels if sorted_piles(each) == right), (*labels, None)[0])


def _worth(game: Game[Any], tree: GameTree, own: OwnStates, node: NodeId) -> Payoff | None:
    """What an end of the tree is worth; as it stands where the student's game goes on there."""
    state = own[node]
    if not tree.is_leaf(node) or state is None:
        return tree.payoffs[node]
    if any(own[above] == state for above in tree.ancestors(node)):
        return LOOP
    return tree.payoffs[node] if game.moves(state) else game.utility(state)

"""A tree in words, for whoever can't see it: every node with who moves and where that leads."""

from __future__ import annotations

from functools import lru_cache

from exercises.entries import show
from exercises.exercise import Exercise
from exercises.exercise.game_of import shown_tree
from exercises.wording.node_names import side, state_in_words
from resources.words import Message, Value, message, say
from search.games.references import references
from search.tree import GameTree, Mover, NodeId


@lru_cache(maxsize=64)  # questions and solutions say the same
def tree_words(exercise: Exercise, language: str) -> str:
    """The tree of an exercise as it is given, in a language."""
    return " ".join(say(each, language) for each in question_tree(exercise))


def question_tree(exercise: Exercise) -> list[Message]:
    """The tree of an exercise as it is given: nothing that is asked for is told."""
    tree = shown_tree(exercise)
    told = [_state(tree, GameTree.ROOT)] if len(tree) == 1 else []
    return [*told, *(_node(tree, node) for node in tree.inner)]


def _state(tree: GameTree, node: NodeId) -> Message:
    return message("tree-state", node=_called(tree, node))


def _node(tree: GameTree, node: NodeId) -> Message:
    """Who moves at a node, and its children from the left."""
    children = [_child(tree, node, child) for child in tree.children(node)]
    words: dict[str, Value] = {"node": _called(tree, node), "player": _player(tree.mover(node))}
    return message("tree-node", count=len(children), children=_in_a_row(children), **words)


def _in_a_row(children: list[Message]) -> Message:
    """Children as one message: halves in halves, since thousands in each other can't be said."""
    if len(children) == 1:
        return children[0]
    half = len(children) // 2
    first, others = _in_a_row(children[:half]), _in_a_row(children[half:])
    return message("tree-children", first=first, others=others)


def _player(mover: Mover) -> Value:
    if side(mover) == "player":
        return message("tree-player", player=mover.value)
    return message("tree-chance") if mover is Mover.CHANCE else mover.value.upper()


def _child(tree: GameTree, node: NodeId, child: NodeId) -> Message:
    there = references(tree).get(child, child)  # a graph: the node that it stands for
    named = message("words", words=tree.labels[there])
    called = _called(tree, child) if tree.is_leaf(child) and there == child else named
    move = tree.shape.moves[child]
    if move is not None:
        called = message("tree-move", child=called, move=move)
    if tree.mover(node) is Mover.CHANCE:
        odds = tree.shape.odds[node][tree.children(node).index(child)]
        called = message("tree-odds", child=called, odds=show(odds))
    return called


def _called(tree: GameTree, node: NodeId) -> Message:
    """A node by its letter, with the state and the numbers that stand at it."""
    label, payoff = tree.labels[node], tree.payoffs[node]
    static, state = tree.shape.statics[node], tree.shape.states[node]
    called = message("words", words=label)
    if tree.is_leaf(node):
        called = message("tree-leaf", leaf=label) if label else message("tree-nameless")
    if payoff is not None:
        called = message("tree-worth", node=called, value=show(payoff))
    if static is not None:
        called = message("tree-static", node=called, value=show(static))
    if state is not None:
        called = message("tree-shows", node=called, state=state_in_words(state))
    return called

"""What sentences call a node and a blank."""

from __future__ import annotations

from exercises.asks import Ask, Children
from exercises.asks.entry import Entry, States
from exercises.entries import show
from exercises.exercise import Blank, Exercise
from exercises.exercise.game_of import game_of
from exercises.kinds import items_of
from resources.words import Message, Value, message
from search.games.state_pictures import is_board, state_text
from search.tree import GameTree, Mover, NodeId


def name(tree: GameTree, node: NodeId) -> str:
    """A node's letter, or a leaf's payoff."""
    payoff = tree.payoffs[node]
    return tree.labels[node] or ("?" if payoff is None else show(payoff))


def state_in_words(state: str) -> str:
    """A state as it is read out: a board row by row."""
    if is_board(state):
        return " / ".join(state[row : row + 3] for row in (0, 3, 6))
    return state


def game_place(tree: GameTree, node: NodeId) -> Message | None:
    """What stands in a node of a game, and the move that leads there; None where there is none."""
    state, move = tree.shape.states[node], tree.shape.moves[node]
    if state is not None and move is not None:
        return message("game-place-both", state=state_in_words(state), move=move)
    if state is not None:
        return message("game-place-state", state=state_in_words(state))
    return None if move is None else message("game-place-move", move=move)


def show_at(tree: GameTree, blank: Blank, entry: Entry, between: str = ", ") -> str:
    """An entry as people see it where it stands: children by their names."""
    children = tree.children(blank.node)
    match blank.ask.row.children:
        case Children.NONE:
            return show(entry)
        case Children.ONE:
            return name(tree, children[entry])  # type: ignore[index]
        case Children.ALL:
            return between.join(name(tree, children[index]) for index in entry)  # type: ignore[index, union-attr]


def show_entry(exercise: Exercise, blank: Blank, entry: Entry) -> Value:
    """An entry as people see it at its blank, on the tree or beside it."""
    if blank.item:
        return items_of(exercise)[blank.item].show(entry)
    if blank.ask is Ask.STATE and isinstance(entry, str):
        return state_text(entry, game_of(exercise).look)
    if isinstance(entry, States) and entry.labels:
        return "; ".join(state_text(label, game_of(exercise).look) for label in entry.labels)
    return show_at(exercise.tree, blank, entry)


def said_entry(exercise: Exercise, blank: Blank, entry: Entry) -> Value:
    """The same within a sentence, where an option in words is quoted."""
    if blank.item:
        return items_of(exercise)[blank.item].said(entry)
    return show_entry(exercise, blank, entry)


def place(exercise: Exercise, blank: Blank) -> Message:
    """A blank, such as “the value of B”."""
    tree = exercise.tree
    if blank.item:
        return message("place-item", question=items_of(exercise)[blank.item].question)
    parent = tree.parent(blank.node)
    return message(
        f"place-{blank.ask.value}",
        node=name(tree, blank.node),
        parent="" if parent is None else name(tree, parent),
    )


def named(exercise: Exercise, blank: Blank) -> dict[str, Value]:
    """What a blank asks, and where, as sentences call it."""
    tree = exercise.tree
    if blank.item:
        return {"ask": blank.ask.value, "question": items_of(exercise)[blank.item].question}
    parent = tree.parent(blank.node)
    return {
        "ask": blank.ask.value,
        "node": name(tree, blank.node),
        "parent": "" if parent is None else name(tree, parent),
    }


def side(mover: Mover) -> str:
    """The sort of node: all players of a game of several are alike."""
    return mover.value if mover in (Mover.MAX, Mover.MIN, Mover.CHANCE) else "player"

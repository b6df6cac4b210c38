"""What is written on a bare tree, and how wide the blanks on it must be."""

import re
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from exercises.asks import Ask, BlankWidth, Children
from exercises.drawing.parts.style import CELL, LABEL_SIZE, PLACE, ROW_SQUARE, STICK, STICK_HEIGHT
from exercises.entries import show
from exercises.wording.node_names import name
from resources import fonts
from search.games.state_pictures import SPLIT_STICK, SQUARE, TOKENS, is_board
from search.tree import GameTree, Mover, NodeId, Payoff

HIDDEN = "?"
UNQUIET = "!"
MOST_CHANGES = 3
"""For how many changes of a bound an empty blank has room; a bound seldom moves more often."""


def leaf_text(tree: GameTree, node: NodeId) -> str:
    """What is written in a leaf: its payoff, else its name, else a question mark."""
    payoff = tree.payoffs[node]
    if payoff is None and tree.shape.states[node] is not None:
        return ""  # its state is inside
    return _shown(payoff) if payoff is not None else tree.shape.names[node] or HIDDEN


def leaf_lines(tree: GameTree, node: NodeId, upright: bool) -> list[str]:
    """What is written in a leaf, one below the other where a vector stands upright."""
    payoff = tree.payoffs[node]
    if upright and isinstance(payoff, tuple):
        return [_shown(score) for score in payoff]
    return [leaf_text(tree, node)]


@lru_cache(maxsize=10_000)
def _shown(payoff: Payoff) -> str:
    return show(payoff)


def static_text(tree: GameTree, node: NodeId) -> str:
    """A node's static value as it stands beside it, and its mark where it is unquiet."""
    static = tree.shape.statics[node]
    shown = "" if static is None else f"h {show(static)}"
    return f"{shown} {UNQUIET}".strip() if tree.shape.unquiet[node] else shown


def children_text(tree: GameTree, node: NodeId, named: Children) -> str:
    """The names of a node's children: all of them, or the longest, for a blank that names one."""
    match named:
        case Children.NONE:
            return ""
        case Children.ONE:
            return max((name(tree, child) for child in tree.children(node)), key=len)
        case Children.ALL:
            return " ".join(name(tree, child) for child in tree.children(node))


def branch_text(tree: GameTree, node: NodeId) -> str:
    """The odds on the branch above a node, and the name of its move."""
    parent, move = tree.parent(node), (tree.shape.moves[node] or "").replace("->", "→")
    if parent is None or not tree.shape.odds[parent]:
        return move
    odds = _shown(tree.shape.odds[parent][tree.shape.children[parent].index(node)])
    return f"{odds} {move}".strip()


class StateForm(Enum):
    """How the state of a game is drawn."""

    BOARD = "board"  # nine squares of X, O and _
    PILES = "piles"  # a stroke for each stick
    CORRIDOR = "corridor"  # places with Pacman, dots and ghosts
    ROW = "row"  # squares beside each other, with tokens or signs
    WORDS = "words"


SPLITS = 3
"""For how many gaps between piles that were split an empty blank has room."""
_ROW = f"[XO{SQUARE}]{{3}}|{SQUARE}*[{TOKENS}]{SQUARE}*[{TOKENS}]{SQUARE}*"
_CORRIDOR = "(?:(?:G+•?|•|_) )*P(?: (?:G+•?|•|_))*"


def state_form(state: str) -> StateForm:
    """What a state looks like, told by its letters."""
    if is_board(state):
        return StateForm.BOARD
    if re.fullmatch(_CORRIDOR, state):
        return StateForm.CORRIDOR
    if re.fullmatch(_ROW, state):
        return StateForm.ROW
    piles = set(state) <= {"I", "0", " ", SPLIT_STICK}
    return StateForm.PILES if piles else StateForm.WORDS


def state_size(state: str) -> tuple[float, float]:
    """How wide and how tall a state is drawn; nothing where a node has none."""
    if not state:
        return 0.0, 0.0
    match state_form(state):
        case StateForm.BOARD:
            return 3 * CELL, 3 * CELL
        case StateForm.PILES:
            return len(state) * STICK, STICK_HEIGHT
        case StateForm.CORRIDOR:
            return len(state.split()) * PLACE, PLACE
        case StateForm.ROW:
            return len(state) * ROW_SQUARE, ROW_SQUARE
        case StateForm.WORDS:
            return fonts.width(state, LABEL_SIZE), LABEL_SIZE


def state_room(tree: GameTree) -> tuple[float, float]:
    """How wide and how tall a state of this game may be drawn, told by its start alone."""
    start = tree.shape.states[GameTree.ROOT] or ""
    if SPLIT_STICK in start:
        start += " " * SPLITS
    elif start.replace(" ", "").isdigit() and state_form(start) is StateForm.WORDS:
        start = max(start, "3 2 1 1", key=len)  # piles that were split, and split again
    return state_size(start)


def states_room() -> float:
    """How wide an empty blank for several states is."""
    return fonts.width("000000000000", LABEL_SIZE)


class EntryWidths(NamedTuple):
    """How wide the blanks of a tree must be, told by its leaves and never by its answers."""

    value: float  # in letters of size 1, bold
    bound: float  # in labels
    number: float  # in labels, without the infinities
    state: tuple[float, float] = (0.0, 0.0)  # of a game

    def width(self, ask: Ask, children: str, count: int) -> float:
        """The width of an empty blank's widest likely text, be it the names of so many children."""
        match ask.row.width:
            case BlankWidth.VALUE:
                return self.value
            case BlankWidth.CLAIM:
                return self.value + fonts.width("≥ ", 1.0, True)
            case BlankWidth.BOUND:
                return self.bound
            case BlankWidth.CHAIN:
                changes = min(count, MOST_CHANGES)
                return fonts.width("−∞", LABEL_SIZE, True) + changes * (
                    self.number + fonts.width(", ", LABEL_SIZE, True)
                )
            case BlankWidth.COUNT:
                return fonts.width("00", LABEL_SIZE, True)
            case BlankWidth.CHILDREN:
                return max(fonts.width(text, LABEL_SIZE, True) for text in ("00", children))
            case BlankWidth.RANGE:
                return fonts.width("−10 ≤ x ≤ 10", LABEL_SIZE, True)
            case BlankWidth.STATE:
                return max(self.state[0], fonts.width("00000", LABEL_SIZE))
            case BlankWidth.STATES:
                return states_room()
            case BlankWidth.NOTHING:
                return 0.0


@lru_cache(maxsize=64)  # a tree is laid out for several sizes, empty and filled in
def answers(tree: GameTree) -> EntryWidths:
    """The widths for this tree."""
    payoffs = {payoff for payoff in (*tree.payoffs, *tree.shape.statics) if payoff is not None}
    texts = [show(payoff) for payoff in payoffs]
    if Mover.CHANCE in tree.shape.movers and tree.players is None:
        texts.append("−7/2")
    numbers = texts if tree.players is None else ["00"]
    bounds = ["+∞", "−∞", *numbers]
    return EntryWidths(
        max(fonts.width(text, 1.0, True) for text in texts or ["00"]),
        max(fonts.width(text, LABEL_SIZE, True) for text in bounds),
        max(fonts.width(text, LABEL_SIZE, True) for text in numbers or ["00"]),
        state_room(tree),
    )

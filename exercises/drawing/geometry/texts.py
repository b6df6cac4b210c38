"""What is written on a bare tree, and how wide the blanks on it must be."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from exercises.drawing.parts.style import LABEL_SIZE
from exercises.entries import show
from exercises.exercise import Ask
from exercises.wording.node_names import name
from resources import fonts
from search.tree import GameTree, Mover, NodeId, Payoff


def leaf_text(tree: GameTree, node: NodeId) -> str:
    """What is written in a leaf: its payoff, else its name, else a question mark."""
    payoff = tree.payoffs[node]
    return _shown(payoff) if payoff is not None else tree.shape.names[node] or "?"


@lru_cache(maxsize=10_000)
def _shown(payoff: Payoff) -> str:
    return show(payoff)


def static_text(tree: GameTree, node: NodeId) -> str:
    """A node's static value as it stands beside it."""
    static = tree.shape.statics[node]
    return "" if static is None else f"h {show(static)}"


def children_text(tree: GameTree, node: NodeId, ask: Ask) -> str:
    """A node's children by their names: all, as an order is written, or the longest, as a move."""
    names = [name(tree, child) for child in tree.children(node)]
    return " ".join(names) if ask is Ask.ORDER else max(names, key=len)


def odds_text(tree: GameTree, node: NodeId) -> str:
    """The odds on the branch above a node."""
    parent = tree.parent(node)
    if parent is None or not tree.shape.odds[parent]:
        return ""
    return show(tree.shape.odds[parent][tree.shape.children[parent].index(node)])


class EntryWidths(NamedTuple):
    """How wide the blanks of a tree must be, told by its leaves and never by its answers."""

    value: float  # in letters of size 1, bold
    bound: float  # in labels

    def width(self, ask: Ask, children: str) -> float:
        """The width of an empty blank's widest likely text, be it the names of children."""
        match ask:
            case Ask.VALUE:
                return self.value
            case Ask.BOUND:
                return self.value + fonts.width("≥ ", 1.0, True)
            case Ask.ALPHA | Ask.BETA:
                return self.bound
            case Ask.LEAVES:
                return fonts.width("00", LABEL_SIZE, True)
            case Ask.BEST | Ask.ORDER:
                return max(fonts.width(text, LABEL_SIZE, True) for text in ("00", children))
            case Ask.RANGE:
                return fonts.width("−10 ≤ x ≤ 10", LABEL_SIZE, True)
            case Ask.CUT | Ask.SEEN:
                return 0.0


def answers(tree: GameTree) -> EntryWidths:
    """The widths for this tree."""
    payoffs = {payoff for payoff in (*tree.payoffs, *tree.shape.statics) if payoff is not None}
    texts = [show(payoff) for payoff in payoffs]
    if Mover.CHANCE in tree.shape.movers and tree.players is None:
        texts.append("−7/2")
    bounds = ["+∞", "−∞", *texts] if tree.players is None else ["+∞", "00"]
    return EntryWidths(
        max(fonts.width(text, 1.0, True) for text in texts or ["00"]),
        max(fonts.width(text, LABEL_SIZE, True) for text in bounds),
    )

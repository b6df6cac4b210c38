"""The table of question kinds: which method, and which blanks where."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from exercises.exercise import Ask, Blank
from search.frontier import plies, searched
from search.rules import Rules
from search.tree import GameTree, Mover, NodeId

NodeChooser = Callable[[GameTree, Rules], Iterable[NodeId]]


def _inner(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    """Where somebody moves, down to the depth limit."""
    limit = plies(tree, rules)
    return (node for node in tree.inner if limit is None or tree.depth(node) <= limit)


def _choices(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    return (node for node in searched(tree, rules) if tree.mover(node) is not Mover.CHANCE)


def _forks(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    return (node for node in searched(tree, rules) if len(tree.children(node)) > 1)


def _branches(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    """Every branch, named by the node below it."""
    limit = plies(tree, rules)
    return (node for node in tree if node and (limit is None or tree.depth(node) <= limit))


def _leaves(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    return tree.leaves


def _root(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    return (GameTree.ROOT,)


def _first_move(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    """The root, where there is a move to choose."""
    return (node for node in searched(tree, rules) if node == GameTree.ROOT)


def _unknown(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    """The branch asked about, where a leaf is called x: the generator names it."""
    return (node for node in tree if tree.shape.names[node] == ASKED_BRANCH)


ASKED_BRANCH = "Q"
UNKNOWN_LEAF = "x"


class Kind(NamedTuple):
    """One way to ask: what is asked, at which nodes, of which search."""

    name: str
    method: str
    asks: tuple[tuple[Ask, NodeChooser], ...]

    def blanks(self, tree: GameTree, rules: Rules) -> tuple[Blank, ...]:
        """The blanks of this kind on a tree, node by node."""
        found = {
            Blank(node, ask): (node, index)
            for index, (ask, place) in enumerate(self.asks)
            for node in place(tree, rules)
        }
        return tuple(sorted(found, key=found.__getitem__))


KINDS = {
    kind.name: kind
    for kind in (
        Kind("cuts", "alpha-beta", ((Ask.CUT, _branches),)),
        Kind("minimax", "minimax", ((Ask.VALUE, _inner),)),
        Kind("best-line", "minimax", ((Ask.BEST, _choices),)),
        Kind("windows", "alpha-beta", ((Ask.ALPHA, searched), (Ask.BETA, searched))),
        Kind("leaves", "alpha-beta", ((Ask.SEEN, _leaves), (Ask.LEAVES, _root))),
        Kind("ordering", "alpha-beta", ((Ask.ORDER, _forks),)),
        Kind("expectimax", "expectimax", ((Ask.VALUE, _inner),)),
        Kind("depth-limit", "minimax", ((Ask.VALUE, _inner),)),
        Kind("range-cuts", "expectimax", ((Ask.CUT, _branches),)),
        Kind("max-n", "max-n", ((Ask.VALUE, _inner),)),
        Kind("max-n-cuts", "max-n", ((Ask.CUT, _branches), (Ask.VALUE, _inner))),
        Kind("interval", "alpha-beta", ((Ask.RANGE, _unknown),)),
        Kind("bounds", "alpha-beta", ((Ask.BOUND, searched),)),
        Kind(
            "alpha-beta",
            "alpha-beta",
            (
                (Ask.CUT, _branches),
                (Ask.ALPHA, searched),
                (Ask.BETA, searched),
                (Ask.VALUE, _inner),
                (Ask.BEST, _first_move),
            ),
        ),
    )
}

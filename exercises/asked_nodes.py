"""At which nodes a kind asks: functions of a tree and the rules, for the table of kinds."""

from collections.abc import Callable, Iterable

from search.frontier import frontier, plies, searched
from search.rules import Rules
from search.tree import GameTree, Mover, NodeId

NodeChooser = Callable[[GameTree, Rules], Iterable[NodeId]]
ASKED_BRANCH = "Q"
"""What the node is called below the branch that is asked about."""


def inner(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    """Where somebody moves, down to the depth limit."""
    limit = plies(tree, rules)
    return (node for node in tree.inner if limit is None or tree.depth(node) <= limit)


def choices(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    """Where a player moves, and no die."""
    return (node for node in searched(tree, rules) if tree.mover(node) is not Mover.CHANCE)


def forks(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    """Where there are several moves."""
    return (node for node in searched(tree, rules) if len(tree.children(node)) > 1)


def branches(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    """Every branch, named by the node below it."""
    return (node for node in _within_limit(tree, rules) if node)


def leaves(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    """Every node that is a leaf to the search: those at the depth limit, and none below it."""
    values = frontier(tree, rules)
    return (node for node in _within_limit(tree, rules) if values[node] is not None)


def _within_limit(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    limit = plies(tree, rules)
    return (node for node in tree if limit is None or tree.depth(node) <= limit)


def ends(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    """Where a game stands whose moves are asked for: the leaves, some of which end it."""
    return tree.leaves


def below_root(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    """Every node but the root."""
    return (node for node in tree if node != GameTree.ROOT)


def every_node(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    """All of the tree."""
    return tree


def root(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    """The root alone."""
    return (GameTree.ROOT,)


def first_move(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    """The root, where there is a move to choose."""
    return (node for node in searched(tree, rules) if node == GameTree.ROOT)


def unknown(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    """The branch asked about, where a leaf is called x: the generator names it."""
    return (node for node in tree if tree.shape.names[node] == ASKED_BRANCH)


def nowhere(tree: GameTree, rules: Rules) -> Iterable[NodeId]:
    """At no node."""
    return ()

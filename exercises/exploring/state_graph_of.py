"""The graph of an explored tree: its states once each, where it holds some twice."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from exercises.files.saving import write_whole
from exercises.making.generate import Progress
from search.games.references import references
from search.games.state_graph import MOST_STATES, folded
from search.games.state_keys import StateKey, state_key
from search.graphs import graph_text
from search.methods import METHODS
from search.rules import Rules
from search.tree import TWO_PLAYERS, GameTree, NodeId, Payoff, TreeError

MOST_FOLDED = 2_000
"""No larger tree is looked through for equal states."""


class StateGraph(NamedTuple):
    """A tree folded into its states, and what they are worth."""

    tree: GameTree
    values: dict[NodeId, Payoff]

    def node_of(self, tree: GameTree, node: NodeId) -> NodeId:
        """Where the state of a node of the tree stands; the root where it has none."""
        key = state_key(tree, node)
        return next((each for each in self.tree if state_key(self.tree, each) == key), NodeId(0))


def has_graph(tree: GameTree) -> bool:
    """Whether all nodes have a state, some of them the same, and there are not too many."""
    if len(tree) > MOST_FOLDED or None in tree.shape.states:
        return False
    if not all(tree.mover(node) in TWO_PLAYERS for node in tree.inner):
        return False
    return len({state_key(tree, node) for node in tree}) <= min(MOST_STATES, len(tree) - 1)


def state_graph_of(tree: GameTree) -> StateGraph:
    """The graph of a tree that has one."""
    names = tuple(label or None for label in tree.labels)
    graph = folded(GameTree(tree.shape._replace(names=names), tree.payoffs))
    worths: dict[StateKey | None, Payoff] = {}
    try:
        found = METHODS["minimax"].run(tree, Rules()).values
    except TreeError:  # a leaf is not known
        found = {}
    for node in sorted(found, key=tree.depth):
        worths.setdefault(state_key(tree, node), found[node])
    values = {
        node: worths[key] for node in graph.inner if (key := state_key(graph, node)) in worths
    }
    return StateGraph(graph, values)


def write_file(graph: StateGraph, path: Path, progress: Progress) -> None:
    """Write the graph for other programs, each state once; the file's ending says how."""
    text = graph_text.write_graph(graph.tree, path.suffix.lower(), references(graph.tree))
    progress(0.9)  # whoever gave it up finds no file
    write_whole(path, text.encode())

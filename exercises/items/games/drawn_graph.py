"""The graph of a game as it is drawn: states in its nodes, by the moves on its arrows.

Every state stands once, with who is to move: II of MAX is another one than II of MIN. What a state
is worth follows from those that its arrows lead to; where they go in circles, from those that are
settled before, and a state that nothing settles is worth as much as no win for either.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from exercises.asks.state_answers import sorted_piles
from exercises.exercise import Given
from exercises.exercise.game_of import spec_of
from exercises.items import GivenError, Written
from exercises.items.games.grown_tree import Ends, mover_at, utility
from resources.words import message
from search.games.game import Game
from search.games.references import references
from search.games.state_graph import graph_tree
from search.games.unrolling import LOOP
from search.tree import GameTree, Mover, NodeId, Score, TreeError

DRAWN = "drawn"
"""What an exercise gives, yes, whose graph is drawn."""
MOST_STATES = 26
"""Nobody fills in more."""


class DrawnGraph(NamedTuple):
    """The nodes and arrows of a graph, the game whose states stand there, and what settles what."""

    tree: GameTree
    game: Game[Any]
    same: Mapping[NodeId, NodeId]
    ends: Ends
    settled_by: Mapping[NodeId, Sequence[NodeId]]  # in the order in which values are found

    @property
    def nodes(self) -> list[NodeId]:
        """The states, in the order of their letters."""
        found = (node for node in self.tree if node not in self.same)
        return sorted(found, key=lambda node: (self.tree.depth(node), node))

    def after(self, node: NodeId) -> list[NodeId]:
        """Where the arrows lead."""
        return [self.same.get(child, child) for child in self.tree.children(node)]

    def mover(self, node: NodeId) -> Mover:
        """Who is to move."""
        return mover_at(self.tree, node)

    def name(self, node: NodeId) -> str:
        """What the place of a state is called."""
        return f"s{self.tree.path(node)}"

    def value_name(self, node: NodeId) -> str:
        """What the place of its value is called."""
        return f"v{self.tree.path(node)}"

    def state(self, node: NodeId, written: Written) -> Any | None:
        """The state that stands in a node; None if that is none."""
        entry = written.get(self.name(node))
        label = entry if isinstance(entry, str) else self.tree.shape.states[node] or ""
        try:
            return self.game.labelled(label, self.mover(node))
        except ValueError:
            return None

    def led_to(self, node: NodeId, written: Written) -> str:
        """Where the arrow leads that comes from the node below which this one hangs.

        Where what stands there has no such move, only what is right can be meant.
        """
        right, parent = self.tree.shape.states[node] or "", self.tree.parent(node)
        state = None if parent is None else self.state(parent, written)
        moves = () if state is None else self.game.moves(state)
        led = [self.game.label(to) for name, to in moves if name == self.tree.shape.moves[node]]
        alike = any(sorted_piles(label) == sorted_piles(right) for label in led)
        return right if alike or not led else led[0]

    def end(self, node: NodeId, written: Written) -> Any:
        """The state at an end: what stands there, if the game is over in it."""
        state = self.state(node, written)
        over = state is not None and not self.game.moves(state)
        return state if over else self.state(node, {})

    def value(self, node: NodeId, written: Written) -> Score | None:
        """What a node is worth: by the state in it at an end, else by where its arrows lead."""
        after = self.after(node)
        if not after:
            return self.ends(self.game, self.end(node, written))
        best = self.best(node, self.numbers(node, written), len(after))
        return LOOP if best is None and self.game.loops else best

    def numbers(self, node: NodeId, written: Written) -> list[Score]:
        """The values that settle what a node is worth."""
        values = (written.get(self.value_name(each)) for each in self.settled_by[node])
        return [value for value in values if isinstance(value, int | Fraction)]

    def best(self, node: NodeId, numbers: Sequence[Score], count: int) -> Score | None:
        """The best of some values; None where that is no win, and more of so many may come."""
        if not numbers:
            return None
        rising = self.mover(node) is Mover.MAX
        best = max(numbers) if rising else min(numbers)
        won = best > 0 if rising else best < 0
        return best if won or len(numbers) == count else None


def graph_given(
    given: Given, ends: Ends = utility, graph: type[DrawnGraph] = DrawnGraph
) -> DrawnGraph:
    """The graph of the game that is given; GivenError if there is none, or a large one."""
    spec = spec_of(given)
    if spec is None or spec.depth:
        raise GivenError(message("given-graph"))
    try:
        tree = graph_tree(spec.game(), spec.symmetric)
    except TreeError as error:
        raise GivenError(error.sentence) from None
    same = references(tree)
    if not 1 < len(tree) - len(same) <= MOST_STATES:
        raise GivenError(message("given-drawn-graph-large", most=MOST_STATES))
    made = graph(tree, spec.game(), same, ends, {})
    return made._replace(settled_by=_settled_by(made))


def _settled_by(graph: DrawnGraph) -> dict[NodeId, Sequence[NodeId]]:
    """What is known where each value is found, from the ends on.

    First where all that follows is known; only where no such node is left, one whose player can
    win already; what is left then goes in circles.
    """
    values: dict[NodeId, Score] = {}
    found: dict[NodeId, Sequence[NodeId]] = {}
    waiting = graph.nodes[::-1]
    while waiting:
        known = {node: [each for each in graph.after(node) if each in found] for node in waiting}
        whole = [node for node in waiting if len(known[node]) == len(graph.after(node))]
        numbers = {node: [values[each] for each in known[node]] for node in waiting}
        won = [
            node
            for node in waiting
            if graph.best(node, numbers[node], len(graph.after(node))) is not None
        ]
        for node in whole[:1] or won[:1] or waiting:
            due = graph.best(node, numbers[node], len(graph.after(node)))
            end = graph.tree.payoffs[node]
            worth = LOOP if due is None else due
            values[node] = end if isinstance(end, int | Fraction) else worth
            found[node] = known[node]
        waiting = [node for node in waiting if node not in found]
    return found


def is_drawn(given: Given) -> bool:
    """Whether the graph is drawn, and not a table."""
    return dict(given).get(DRAWN, ("no",))[0] == "yes"


def skeleton(given: Given) -> GameTree:
    """The graph without its states, but for the first one, and without what its ends are worth."""
    tree, same = graph_given(given).tree, graph_given(given).same
    states = tuple(
        state if node in same or node == GameTree.ROOT else None
        for node, state in zip(tree, tree.shape.states, strict=True)
    )
    return GameTree(tree.shape._replace(states=states), [None] * len(tree))

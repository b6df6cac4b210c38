"""Mistakes at the depth limit: other nodes searched on, or other values taken there."""

from __future__ import annotations

from collections.abc import Mapping

from exercises.items import Written
from exercises.items.backing_up import plain_worth
from exercises.items.deeper.quiescence import Quiescence
from exercises.items.deeper.singular import Extension
from exercises.items.games.corridor_plans import Pacman, Plan
from search.editing.reading_anew import by_layers
from search.games.corridor import CorridorState
from search.methods.quiescence import lead, worth_at_once
from search.tree import TWO_PLAYERS, GameTree, Mover, NodeId, Score


class NeverOn(Quiescence):
    """Every node at the depth limit keeps its static value."""

    def searches_on(self, node: NodeId, parent_on: bool) -> bool:
        """Never."""
        return False


class AllAtLimit(Quiescence):
    """Every node at the depth limit is searched on, quiet or not."""

    def searches_on(self, node: NodeId, parent_on: bool) -> bool:
        """At the limit always, below it where a node is unquiet."""
        at_limit = self.tree.depth(node) == self.limit
        return at_limit or super().searches_on(node, parent_on)


class ToTheEnd(Quiescence):
    """Everything is searched to the leaves."""

    def searches_on(self, node: NodeId, parent_on: bool) -> bool:
        """Always."""
        return True

    def worth(self, node: NodeId, written: Written) -> Score:
        """What minimax says of the whole tree."""
        return plain_worth(self.tree, node, self.tree.height)


class MarkedAnywhere(Quiescence):
    """Every node with a mark is ticked, also where the search never comes."""

    def searches_on(self, node: NodeId, parent_on: bool) -> bool:
        """Wherever there is a mark."""
        return self.tree.shape.unquiet[node]


class OnePly(Quiescence):
    """One ply below the limit the search stops, whatever is marked there."""

    def searches_on(self, node: NodeId, parent_on: bool) -> bool:
        """At the limit alone."""
        return self.tree.depth(node) == self.limit and self.tree.shape.unquiet[node]


class WrongPlayer(Quiescence):
    """Below the limit the other player is thought to move."""

    def taken(self, node: NodeId, values: list[Score]) -> Score:
        """The best child for the other player."""
        return min(values) if self.tree.mover(node) is Mover.MAX else max(values)


class OneTooDeep(Quiescence):
    """Moves are counted from the root's children: the search goes one ply too deep."""

    def searches_on(self, node: NodeId, parent_on: bool) -> bool:
        """One ply below the limit where a node is unquiet, and on from there."""
        at_limit = self.tree.depth(node) == self.limit
        reached = self.tree.depth(node) == self.limit + 1 or parent_on
        return reached and not at_limit and self.tree.shape.unquiet[node]

    def worth(self, node: NodeId, written: Written) -> Score:
        """At the limit always what the children say."""
        if self.tree.depth(node) > self.limit or self.tree.is_leaf(node):
            return super().worth(node, written)
        return self.taken(node, [self.worth(child, written) for child in self.tree.children(node)])


def to_the_end(tree: GameTree, node: NodeId, depth: int) -> Score:
    """The leaves count at every depth."""
    return plain_worth(tree, node, tree.height)


def at_once(tree: GameTree, node: NodeId, depth: int) -> Score:
    """The static value counts at every depth."""
    return worth_at_once(tree, node)


def root_counted(tree: GameTree, node: NodeId, depth: int) -> Score:
    """The root counts as the first ply, so that the search stops too early."""
    return plain_worth(tree, node, max(1, depth - 1))


def from_child(tree: GameTree, node: NodeId, depth: int) -> Score:
    """Moves are counted from the root's children, so that the search goes too deep."""
    return plain_worth(tree, node, depth + 1)


def all_for_max(tree: GameTree, node: NodeId, depth: int) -> Score:
    """The greatest value is taken everywhere."""
    if tree.is_leaf(node) or tree.depth(node) == depth:
        return worth_at_once(tree, node)
    return max(all_for_max(tree, child, depth) for child in tree.children(node))


class NeverDeeper(Extension):
    """No child is searched deeper."""

    def singular(self, node: NodeId) -> NodeId | None:
        """None."""
        return None


class BestAlways(Extension):
    """The best child is searched deeper, however little it is ahead."""

    def singular(self, node: NodeId) -> NodeId | None:
        """The best one."""
        child, _ = lead(self.tree, node)
        return None if self.tree.is_leaf(child) else child


class MoreThanMargin(Extension):
    """A child must be ahead by more than the margin."""

    def singular(self, node: NodeId) -> NodeId | None:
        """Not where it is ahead by just as much."""
        return super().singular(node) if lead(self.tree, node)[1] > self.margin else None


class GreatestIsBest(Extension):
    """The child with the greatest value is taken for the best one, whoever moves."""

    def singular(self, node: NodeId) -> NodeId | None:
        """The greatest, if it is ahead by the margin."""
        children = sorted(
            self.tree.children(node), key=lambda child: -worth_at_once(self.tree, child)
        )
        first, second = (worth_at_once(self.tree, child) for child in children[:2])
        clear = first - second >= self.margin and not self.tree.is_leaf(children[0])
        return children[0] if clear else None


class EveryChild(Extension):
    """Every child is searched deeper."""

    def worth(self, child: NodeId, deeper: bool) -> Score:
        """Always by its own children."""
        return super().worth(child, True)


class AddsTheWay(Pacman):
    """The way to the nearest dot is added, instead of half of one over it."""

    def value(self, dots: Score, way: Score) -> Score | None:
        """Farther is better."""
        return way - dots if self.nearest else super().value(dots, way)


class AddsTheDots(Pacman):
    """Dots that are left count for Pacman."""

    def value(self, dots: Score, way: Score) -> Score | None:
        """With the other sign."""
        return super().value(-dots, way)


class EatsAtTheEnd(Pacman):
    """A dot that is passed on the way is not eaten."""

    def dots_left(self, start: CorridorState, end: CorridorState) -> int:
        """Only where the plan ends."""
        return len(start.dots) - (end.pacman in start.dots)


class FromTheStart(Pacman):
    """The way is measured from where the plan begins."""

    def way(self, start: CorridorState, end: CorridorState) -> int:
        """From there to the nearest dot that is left."""
        return CorridorState(start.pacman, end.dots).way


class OneBestPlan(Pacman):
    """The first best plan is taken for the only one."""

    def best_moves(self, values: Mapping[Plan, Score]) -> set[str]:
        """Its first move alone."""
        return {max(values, key=lambda plan: values[plan])[0]}


class SecondGhostHelps(Pacman):
    """After MIN comes MAX: the layer of the second ghost is read so."""

    def read(self, tree: GameTree) -> GameTree:
        """Movers in turn."""
        return by_layers(tree, TWO_PLAYERS)

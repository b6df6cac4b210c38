"""The tree of a game as a student grows it: places for states, and what was written into them.

Every node has as many places below it as any state has moves, of which some stay empty. The states
below a node are a set: they may stand in any order, and what stands further down follows from them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from exercises.asks.entry import Entry
from exercises.asks.state_answers import sorted_piles, successor_labels
from exercises.exercise import Given
from exercises.exercise.game_of import spec_of
from exercises.items import GivenError, Placed, Written
from resources.words import Value, message
from search.builder import Builder
from search.games.game import Game, other
from search.rules import Range
from search.tree import GameTree, Mover, NodeId, Score

MOST_PLACES = 60
"""Nobody fills in more."""
OUTCOMES = Range(-1, 1)
"""What a game is worth that is lost or won."""
VALUED = Fraction(1, 4)
"""What a value is worth beside a state: of two or three numbers one is soon guessed."""

CUTS = "cuts"
"""What an exercise gives, yes, that asks for them."""

LeadsFrom = Callable[[Game[Any], Any], Sequence[str]]
"""Where the moves lead from a state."""
Ends = Callable[[Game[Any], Any], Score]
"""What a state is worth in which the game is over."""


def mover_at(tree: GameTree, node: NodeId) -> Mover:
    """Who is to move in the state of a node; at an end, who did not move last."""
    parent = tree.parent(node)
    if parent is None or not tree.is_leaf(node):
        return tree.mover(node)
    return other(tree.mover(parent))


def utility(game: Game[Any], state: Any) -> Score:
    """What it is worth to MAX."""
    return game.utility(state)


def game_given(given: Given) -> Game[Any]:
    """The game that is given; it must be one that comes to an end."""
    spec = spec_of(given)
    if spec is None or spec.symmetric or spec.depth or spec.win != 1 or spec.game().loops:
        raise GivenError(message("given-growing"))
    return spec.game()


def places(given: Given) -> GameTree:
    """The root with its state, and below every node as many places as any state has moves."""
    game = game_given(given)
    widest, deepest = _extent(game)
    if (widest ** (deepest + 1) - 1) // max(1, widest - 1) > MOST_PLACES:
        raise GivenError(message("given-growing-large", most=MOST_PLACES))
    builder = Builder()

    def grow(depth: int, mover: Mover) -> None:
        if depth == deepest:
            builder.leaf(None, None, None)
            return
        builder.open(mover, None, None, None)
        for _ in range(widest):
            grow(depth + 1, other(mover))
        builder.close()

    grow(0, game.mover(game.start))
    tree = builder.done()
    states = (game.label(game.start), *tree.shape.states[1:])
    return GameTree(tree.shape._replace(states=states), tree.payoffs)


def _extent(game: Game[Any]) -> tuple[int, int]:
    """How many moves any state has at most, and how long the game lasts at most."""
    widest, deepest, waiting = 0, 0, [(game.start, 0)]
    seen: set[tuple[Any, int]] = set()
    while waiting:
        state, depth = waiting.pop()
        if (state, depth) in seen or depth > MOST_PLACES:
            continue
        seen.add((state, depth))
        if len(seen) > MOST_PLACES * MOST_PLACES:
            break
        widest = max(widest, len(successor_labels(game, state)))
        deepest = max(deepest, depth)
        waiting += ((after, depth + 1) for _, after in game.moves(state))
    return widest, deepest


class Growth(NamedTuple):
    """The places on a tree, and the rules that tell what belongs there."""

    tree: GameTree
    game: Game[Any]
    leads: LeadsFrom
    ends: Ends

    def name(self, node: NodeId) -> str:
        """What the place of a state is called."""
        return f"s{self.tree.path(node)}"

    def value_name(self, node: NodeId) -> str:
        """What the place of its value is called."""
        return f"v{self.tree.path(node)}"

    def called(self, node: NodeId) -> Value:
        """A place by its letter, or by its number below the node above it."""
        parent = self.tree.parent(node)
        if self.tree.labels[node] or parent is None:
            return self.tree.labels[node]
        number = self.tree.children(parent).index(node) + 1
        return message("place-below", number=number, node=self.tree.labels[parent])

    def mover(self, node: NodeId) -> Mover:
        """Who moves at a place."""
        return mover_at(self.tree, node)

    def label(self, node: NodeId, written: Written) -> str | None:
        """What stands at a place."""
        if node == GameTree.ROOT:
            return self.tree.shape.states[node]
        found = written.get(self.name(node))
        return found if isinstance(found, str) else None

    def state(self, node: NodeId, written: Written) -> Any | None:
        """The state at a place; None where nothing stands, or nothing that can be."""
        label = self.label(node, written)
        try:
            return None if label is None else self.game.labelled(label, self.mover(node))
        except ValueError:
            return None

    def after(self, node: NodeId, written: Written) -> Sequence[str] | None:
        """Where the moves lead from what stands at a place; None where that is no state."""
        state = self.state(node, written)
        if state is None or self.game.mover(state) is not self.mover(node):
            return None
        return self.leads(self.game, state)

    def below(self, node: NodeId, written: Written) -> list[NodeId]:
        """The places below that hold something."""
        return [child for child in self.tree.children(node) if self.label(child, written)]

    def placed(self, node: NodeId, written: Written, sheet: Written) -> Placed:
        """What belongs at a place: its own entry where that is one of those that belong there.

        The others stand in the places that are left, first in those with something wrong.
        """
        parent = self.tree.parent(node) or GameTree.ROOT
        if self.label(parent, written) is None:
            return self.nothing(parent, written, sheet)
        due = self.after(parent, written)
        if due is None:
            return Placed(None, known=False)
        left, found = list(due), dict[NodeId, Entry]()
        beside = self.tree.children(parent)
        for place in beside:
            entry = sheet.get(self.name(place))
            right = next((each for each in left if entry is not None and alike(each, entry)), None)
            if right is not None and entry is not None:
                found[place] = entry
                left.remove(right)
        others = [place for place in beside if place not in found]
        others.sort(key=lambda place: self.name(place) not in sheet)
        found |= dict(zip(others, left, strict=False))
        begun = any(self.name(place) in sheet for place in beside)
        return Placed(found.get(node), stands=not begun)

    def nothing(self, node: NodeId, written: Written, sheet: Written) -> Placed:
        """Where nothing stands: whether something is still missing there."""
        above = self.placed(node, written, sheet)
        return Placed(None, missing=above.missing or above.due is not None)

    def value(self, node: NodeId, written: Written, sheet: Written) -> Placed:
        """What a place is worth, by what stands there and below it."""
        if self.label(node, written) is None:
            return self.nothing(node, written, sheet)
        state = self.state(node, written)
        if state is None:
            return Placed(None, known=False)
        if not self.game.moves(state):
            return Placed(self.ends(self.game, state))
        values = [written.get(self.value_name(child)) for child in self.below(node, written)]
        numbers = [each for each in values if isinstance(each, int | Fraction)]
        if not numbers or len(numbers) < len(values):
            return Placed(None, known=False)
        best = max(numbers) if self.mover(node) is Mover.MAX else min(numbers)
        return Placed(best)

    def cut_name(self, node: NodeId) -> str:
        """What the cross on the branch above a place is called."""
        return f"c{self.tree.path(node)}"

    def cuts(self, written: Written, sheet: Written) -> dict[NodeId, Placed]:
        """What belongs on every branch: alpha-beta between the outcomes, led by a sheet's crosses.

        A branch that is crossed out without reason is skipped. What lies below one that is, or that
        should have been, is not looked at.
        """
        found: dict[NodeId, Placed] = {}
        crossed = any(entry is True for entry in sheet.values())

        def search(node: NodeId, low: Score, high: Score) -> Score | None:
            if self.is_end(node, written):
                worth = written.get(self.value_name(node))
                return worth if isinstance(worth, int | Fraction) else None
            rising = self.mover(node) is Mover.MAX
            best: Score | None = None
            for child in self.below(node, written):
                if low >= high:
                    found[child] = Placed(True)
                    continue
                found[child] = Placed(None)
                if crossed and sheet.get(self.cut_name(child)) is True:
                    continue
                value = search(child, low, high)
                if value is None:
                    found[child] = Placed(None, known=False)
                    continue
                best = value if best is None else max(best, value) if rising else min(best, value)
                low, high = (max(low, value), high) if rising else (low, min(high, value))
            return best

        search(GameTree.ROOT, OUTCOMES.low, OUTCOMES.high)
        return found

    def ends_seen(self, node: NodeId, written: Written) -> int:
        """How many ends lie below no branch that is crossed out."""
        if written.get(self.cut_name(node)) is True:
            return 0
        if self.is_end(node, written):
            return 1
        return sum(self.ends_seen(child, written) for child in self.below(node, written))

    def is_end(self, node: NodeId, written: Written) -> bool:
        """Whether the game is over at a place, or nothing stands below it."""
        state = self.state(node, written)
        over = state is not None and not self.game.moves(state)
        return over or not self.below(node, written)

    def grown(self, written: Written) -> GameTree | None:
        """The tree of all that stands there; None where an end of it is worth nothing yet."""
        builder = Builder()

        def grow(node: NodeId) -> None:
            if not self.is_end(node, written):
                builder.open(self.mover(node), None, None, None)
                for child in self.below(node, written):
                    grow(child)
                builder.close()
            else:
                worth = written.get(self.value_name(node))
                known = worth if isinstance(worth, int | Fraction) else None
                builder.leaf(known, None, None)

        grow(GameTree.ROOT)
        tree = builder.done()
        return None if any(tree.payoffs[leaf] is None for leaf in tree.leaves) else tree


def alike(one: Entry, another: Entry) -> bool:
    """Whether two states are the same but for the order of their piles."""
    return sorted_piles(str(one)) == sorted_piles(str(another))


def filled(tree: GameTree, given: Given) -> GameTree:
    """The game unrolled: what is grown."""
    spec = spec_of(given)
    assert spec is not None, "checked with the items"
    return spec.tree()


def asks_cuts(given: Given) -> bool:
    """Whether the branches are crossed out that need not be looked at, and not only counted."""
    return dict(given).get(CUTS, ("no",))[0] == "yes"

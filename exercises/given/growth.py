"""Games to grow the tree or the graph of: drawn from what a recipe lists, with unlike ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from exercises.dice import Dice
from exercises.exercise import Exercise, Given
from exercises.exercise.game_of import GAME, spec_of
from exercises.given.game_range import GameRange
from exercises.items import GivenError
from exercises.items.games import drawn_graph
from exercises.items.games.drawn_graph import DRAWN, skeleton
from exercises.items.games.game_graph import drawn_tree, graph_given, is_drawn, start_tree
from exercises.items.games.grown_tree import CUTS, asks_cuts, filled, places
from search.games.references import references
from search.tree import GameTree

TRIES = 200


def grown(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Exercise | None:
    """A game with as many states as the settings say, and the places for them."""
    low, high = settings["nodes"]
    for _ in range(TRIES):
        words = dice.one_of(settings["games"])
        given: Given = ((GAME, (_range(words).draw(dice).words(),)),)
        if settings.get(CUTS):
            given = (*given, (CUTS, ("yes",)))
        tree = filled(exercise.tree, given)
        ends = {tree.payoffs[leaf] for leaf in tree.leaves}
        if len(ends) > 1 and low <= len(tree) <= high and len(tree.children(GameTree.ROOT)) > 1:
            try:
                room = places(given)
            except GivenError:
                continue  # too many places
            if settings.get("places", len(room)) == len(room):
                return exercise._replace(tree=room, given=given)
    return None


def as_grown(exercise: Exercise) -> dict[str, Any]:
    """What a recipe would say to get another game of about this size."""
    size = len(filled(exercise.tree, exercise.given))
    return {
        "nodes": [size - 4, size + 4],
        "games": [_alike(exercise)],
        "places": len(exercise.tree),
        CUTS: asks_cuts(exercise.given),
    }


def state_graph(exercise: Exercise, settings: Mapping[str, Any], dice: Dice) -> Exercise | None:
    """A game with so many rows and a tree of such a size, which is drawn or not."""
    (fewest, most), (low, high) = settings["rows"], settings["nodes"]
    for _ in range(TRIES):
        words = dice.one_of(settings["games"])
        given: Given = ((GAME, (_range(words).draw(dice).words(),)),)
        if settings.get(DRAWN):
            given = (*given, (DRAWN, ("yes",)))
        tree = filled(exercise.tree, given)
        ends = {tree.payoffs[leaf] for leaf in tree.leaves}
        try:
            rows = _size(given)
        except GivenError:
            continue  # too large
        if fewest <= rows <= most and low <= len(tree) <= high and len(ends) > 1:
            if is_drawn(given):
                graph = skeleton(given)
                if not references(graph):
                    continue  # no state comes twice: it is a tree
                return exercise._replace(tree=graph, given=given)
            drawn = drawn_tree if settings.get("tree") else start_tree
            return exercise._replace(tree=drawn(given), given=given)
    return None


def _size(given: Given) -> int:
    """How many rows the table of a game has, or how many states its graph."""
    if not is_drawn(given):
        return len(graph_given(given).rows)
    return len(drawn_graph.graph_given(given).nodes)


def as_graph(exercise: Exercise) -> dict[str, Any]:
    """What a recipe would say to get another game with about as many states."""
    rows, size = _size(exercise.given), len(filled(exercise.tree, exercise.given))
    drawn = is_drawn(exercise.given)
    around = 3 if drawn else 0
    return {
        "rows": [max(2, rows - around), rows + around],
        "nodes": [size // 2, 2 * size],
        "games": [_alike(exercise)],
        "tree": len(exercise.tree) > 1 and not drawn,
        DRAWN: drawn,
    }


def _alike(exercise: Exercise) -> dict[str, Any]:
    """Games of about the size of the one that is given, as a recipe writes them."""
    spec = spec_of(exercise.given)
    assert spec is not None, "every such exercise gives a game"
    piles = [[max(1, pile - 1), pile + 1] for pile in spec.piles]
    game: dict[str, Any] = {"name": spec.name, "piles": piles}
    if spec.name == "tictactoe":
        game = {"name": spec.name, "empty": [spec.position.count("_")] * 2}
    elif spec.take is not None:
        game["takes"] = [spec.take, *_near(sorted(spec.take)), [1, 2], [1, 3]]
    return game


def _near(takes: list[int]) -> list[list[int]]:
    """What may be taken instead: one of the numbers is another by one."""
    changed = [
        sorted({*takes[:place], take + by, *takes[place + 1 :]})
        for place, take in enumerate(takes)
        for by in (-1, 1)
    ]
    return [other for other in changed if len(other) == len(takes) and other[0] > 0]


def _range(words: Mapping[str, Any]) -> GameRange:
    """A game as a recipe writes it, whose lists are lists."""
    return GameRange(**{name: _tuples(value) for name, value in words.items()})


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list | tuple) else value

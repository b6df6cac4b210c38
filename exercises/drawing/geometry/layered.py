"""A graph in layers: every node below those that lead to it, and arrows around what is between.

Follows Sugiyama, Tagawa and Toda (1981): arrows that close a loop are turned, a node stands one
layer below the lowest that leads to it, layers are ordered by the middles of their neighbours.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from search.tree import GameTree, NodeId

SWEEPS = 24
BEND = 11.0
"""The room at each side of an arrow that passes a layer."""

ArrowEnds = tuple[NodeId, NodeId]
Passing = tuple[NodeId, int]
"""Where the arrow of a branch passes a layer; a node itself passes none."""


class Layers(NamedTuple):
    """The layer of each node, its x, and the x of every arrow in the layers that it passes."""

    depths: dict[NodeId, int]
    xs: dict[NodeId, float]
    bends: dict[NodeId, tuple[float, ...]]  # from above, by the branch


def arrows(tree: GameTree, same: Mapping[NodeId, NodeId]) -> dict[NodeId, ArrowEnds]:
    """Every branch, named by the node below it, with where it comes from and leads to."""
    return {
        child: (node, same.get(child, child))
        for node in tree.inner
        for child in tree.children(node)
    }


def layers(
    tree: GameTree,
    same: Mapping[NodeId, NodeId],
    lefts: Sequence[float],
    rights: Sequence[float],
) -> Layers:
    """Where everything of a graph stands."""
    down = _without_loops(tree, same)
    depths = _depths(tree, same, down.values())
    order: list[list[Passing]] = [[] for _ in range(max(depths.values()) + 1)]
    above: dict[Passing, list[Passing]] = {}
    for node in (node for node in tree if node not in same):
        order[depths[node]].append((node, -1))
    for branch, (start, end) in down.items():
        before: Passing = (start, -1)
        for depth in range(depths[start] + 1, depths[end]):
            order[depth].append((branch, depth))
            above.setdefault((branch, depth), []).append(before)
            before = branch, depth
        above.setdefault((end, -1), []).append(before)
    below: dict[Passing, list[Passing]] = {}
    for place, others in above.items():
        for other in others:
            below.setdefault(other, []).append(place)
    _untangle(order, above, below)
    xs = _spread(order, above, below, lefts, rights)
    bends = {
        branch: tuple(xs[branch, depth] for depth in range(depths[start] + 1, depths[end]))
        for branch, (start, end) in down.items()
    }
    return Layers(depths, {node: x for (node, depth), x in xs.items() if depth < 0}, bends)


def _without_loops(tree: GameTree, same: Mapping[NodeId, NodeId]) -> dict[NodeId, ArrowEnds]:
    """The arrows, those that close a loop turned."""
    found, leads = arrows(tree, same), dict[NodeId, list[NodeId]]()
    for branch, (start, _) in found.items():
        leads.setdefault(start, []).append(branch)
    done, way = set[NodeId](), set[NodeId]()

    def visit(node: NodeId) -> None:
        way.add(node)
        for branch in leads.get(node, []):
            start, end = found[branch]
            if end in way:
                found[branch] = end, start
            elif end not in done:
                visit(end)
        way.remove(node)
        done.add(node)

    visit(GameTree.ROOT)
    return found


def _depths(
    tree: GameTree, same: Mapping[NodeId, NodeId], down: Iterable[ArrowEnds]
) -> dict[NodeId, int]:
    """The layers: as far below the root as the longest way there."""
    depths, pairs = {node: 0 for node in tree if node not in same}, list(down)
    changed = True
    while changed:
        changed = False
        for start, end in pairs:
            if depths[end] <= depths[start]:
                depths[end], changed = depths[start] + 1, True
    return depths


Neighbours = Mapping[Passing, Sequence[Passing]]


def _untangle(order: list[list[Passing]], above: Neighbours, below: Neighbours) -> None:
    """Order each layer by the middles of its neighbours; of all orders met, the least tangled."""
    best, fewest = [list(layer) for layer in order], _crossings(order, above)
    for sweep in range(SWEEPS):
        upward = sweep % 2 == 1
        near = below if upward else above
        for layer in reversed(order) if upward else order:
            places = {each: at for row in order for at, each in enumerate(row)}

            def middle(place: Passing, near: Neighbours = near, places=places) -> float:  # type: ignore[no-untyped-def]
                found = [places[each] for each in near.get(place, [])]
                return sum(found) / len(found) if found else float(places[place])

            layer.sort(key=middle)
        crossings = _crossings(order, above)
        if crossings < fewest:
            best, fewest = [list(layer) for layer in order], crossings
    order[:] = best


def _crossings(order: Sequence[Sequence[Passing]], above: Neighbours) -> int:
    """How often arrows cross between layers."""
    places = {each: at for row in order for at, each in enumerate(row)}
    count = 0
    for layer in order:
        ends = [(places[high], at) for at, low in enumerate(layer) for high in above.get(low, [])]
        count += sum(
            (a[0] - b[0]) * (a[1] - b[1]) < 0 for i, a in enumerate(ends) for b in ends[:i]
        )
    return count


def _spread(
    order: Sequence[Sequence[Passing]],
    above: Neighbours,
    below: Neighbours,
    lefts: Sequence[float],
    rights: Sequence[float],
) -> dict[Passing, float]:
    """Places from left to right, near the middle of what is above and below, and never too near."""

    def sides(place: Passing) -> tuple[float, float]:
        return (lefts[place[0]], rights[place[0]]) if place[1] < 0 else (BEND, BEND)

    xs: dict[Passing, float] = {}
    for layer in order:
        x = 0.0
        for place in layer:
            left, right = sides(place)
            xs[place] = x + left
            x += left + right
        for place in layer:
            xs[place] -= x / 2
    for sweep in range(SWEEPS):
        for layer in reversed(order) if sweep % 2 else order:
            near = [[*above.get(place, []), *below.get(place, [])] for place in layer]
            wanted = [
                sum(xs[each] for each in others) / len(others) if others else xs[place]
                for place, others in zip(layer, near, strict=True)
            ]
            gaps = [sides(one)[1] + sides(two)[0] for one, two in itertools.pairwise(layer)]
            xs.update(zip(layer, _apart(wanted, gaps), strict=True))
    least = min(x - sides(place)[0] for place, x in xs.items())
    return {place: x - least for place, x in xs.items()}


def _apart(wanted: Sequence[float], gaps: Sequence[float]) -> list[float]:
    """Near where each is wanted, in order, with these gaps: between pushing right and left."""
    right, left = list(wanted), list(wanted)
    for at, gap in enumerate(gaps):
        right[at + 1] = max(right[at + 1], right[at] + gap)
    for at in range(len(gaps) - 1, -1, -1):
        left[at] = min(left[at], left[at + 1] - gaps[at])
    return [(one + two) / 2 for one, two in zip(right, left, strict=True)]

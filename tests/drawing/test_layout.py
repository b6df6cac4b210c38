from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exercises.drawing.geometry.tidy import tidy

Tree = tuple[list[list[int]], list[float], list[float]]


@st.composite
def trees(draw: st.DrawFn, most: int = 60) -> Tree:
    """Children lists with parents before children, and how far each node reaches."""
    count = draw(st.integers(1, most))
    children: list[list[int]] = [[] for _ in range(count)]
    for node in range(1, count):
        children[draw(st.integers(max(0, node - 12), node - 1))].append(node)
    reaches = st.lists(st.integers(1, 90), min_size=count, max_size=count)
    return children, list(map(float, draw(reaches))), list(map(float, draw(reaches)))


def levels(children: list[list[int]]) -> list[list[int]]:
    """The nodes of each level, from left to right."""
    found = [[0]]
    while below := [child for node in found[-1] for child in children[node]]:
        found.append(below)
    return found


@given(trees())
def test_nodes_of_a_level_keep_their_order_and_share_no_room(tree: Tree) -> None:
    children, lefts, rights = tree
    xs = tidy(*tree)
    for level in levels(children):
        for one, other in pairwise(level):
            assert xs[one] + rights[one] <= xs[other] - lefts[other] + 1e-6


@given(trees())
def test_parents_stand_in_the_middle_of_their_children(tree: Tree) -> None:
    xs = tidy(*tree)
    for node, below in enumerate(tree[0]):
        if below:
            assert xs[node] == pytest.approx((xs[below[0]] + xs[below[-1]]) / 2)


@given(trees())
def test_a_mirrored_tree_is_a_mirrored_drawing(tree: Tree) -> None:
    children, lefts, rights = tree
    xs = tidy(*tree)
    mirrored = tidy([below[::-1] for below in children], rights, lefts)
    for node, x in enumerate(xs):
        assert x - xs[0] == pytest.approx(mirrored[0] - mirrored[node], abs=1e-6)


@given(trees())
def test_nothing_reaches_left_of_zero_and_something_reaches_it(tree: Tree) -> None:
    xs = tidy(*tree)
    assert min(x - left for x, left in zip(xs, tree[1], strict=True)) == pytest.approx(0)


@given(trees(12))
def test_a_subtree_is_drawn_the_same_wherever_it_stands(tree: Tree) -> None:
    children, lefts, rights = tree
    count = len(children)
    twice = [[1, 1 + count]]
    for shift in (1, 1 + count):
        twice += [[child + shift for child in below] for below in children]
    xs = tidy(twice, [1.0, *lefts, *lefts], [1.0, *rights, *rights])
    alone = tidy(*tree)
    for root in (1, 1 + count):
        for node in range(count):
            assert xs[root + node] - xs[root] == pytest.approx(alone[node] - alone[0], abs=1e-6)


def test_siblings_stand_as_close_as_they_can() -> None:
    assert tidy([[1, 2], [], []], [5, 10, 20], [5, 10, 20]) == [25, 10, 40]

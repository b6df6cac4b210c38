"""For which x a branch is cut, where other numbers than the leaves' decide it too."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exercises.exercise import Interval
from exercises.interval import cut_intervals, with_x
from search import notation
from search.methods import METHODS
from search.numbers import INFINITY
from search.rules import Range, Rules, Window

UP_TO_4 = Interval(-INFINITY, 4, False, True)


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("max[min[x:? Q:5] 9]", Rules(window=Window(4, INFINITY))),
        ("max[min[x:? Q:5] 9]", Rules(range=Range(4, 12))),
        ("max[min[max{4}[1 2] 9] min[x:? Q:3]]", Rules(depth=2)),
        ("max[min[4 9] min[x:? Q:3]]", Rules()),
    ],
)
def test_windows_ranges_and_static_values_bound_x_as_leaves_do(text, rules):
    tree = notation.read(text)
    asked = next(node for node in tree if tree.shape.names[node] == "Q")
    assert cut_intervals(tree, "alpha-beta", rules)[asked] == UP_TO_4


@given(
    st.lists(st.integers(0, 12), min_size=6, max_size=6),
    st.integers(0, 5),
    st.none() | st.just(Range(-3, 15)),
    st.sampled_from([Window(2, 9), Window(-INFINITY, 7), Window(5, INFINITY)]),
    st.booleans(),
)
def test_within_the_interval_the_branch_is_cut_and_without_it_is_not(
    leaves, place, limits, window, equal
):
    written = ["?" if index == place else str(leaf) for index, leaf in enumerate(leaves)]
    rows = [" ".join(written[start : start + 2]) for start in (0, 2, 4)]
    tree = notation.read(f"max[min[{rows[0]}] min[{rows[1]}] min[{rows[2]}]]")
    rules = Rules(cut_on_equal=equal, range=limits, window=window)
    found = cut_intervals(tree, "alpha-beta", rules)
    for halves in range(-8, 34):
        trace = METHODS["alpha-beta"].run(with_x(tree, Fraction(halves, 2)), rules)
        cut = {node for top in trace.pruned for node in tree.within(top)}
        for node, (low, high, with_low, with_high) in found.items():
            x = halves / 2
            inside = low < x < high or (with_low and x == low) or (with_high and x == high)
            assert inside == (node in cut)


def test_an_x_that_stands_alone_cuts_nothing():
    assert cut_intervals(notation.read("max[?]"), "alpha-beta", Rules()) == {}

"""For which x a branch is cut, where other numbers than the leaves' decide it too."""

from fractions import Fraction

import pytest
from asking import asked
from generated import generated
from hypothesis import given, settings
from hypothesis import strategies as st

from exercises.asks import Ask
from exercises.asks.cut_interval import cut_intervals, with_x
from exercises.asks.entry import Interval
from exercises.entries import read, show, write
from exercises.exercise import Blank, Exercise, Verdict
from exercises.making.recipe_files import LEVELS
from exercises.wording.cut_reasons import in_an_interval, outside
from exercises.wording.feedback import check
from resources.words import say
from search import notation
from search.methods import METHODS
from search.numbers import INFINITY
from search.rules import Range, Rules, Window
from search.tree import GameTree

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


@st.composite
def intervals(draw):
    """Every sort of interval with something in it, between small numbers."""
    low, high = sorted(draw(st.lists(st.integers(0, 4), min_size=2, max_size=2)))
    with_low, with_high = draw(st.booleans()), draw(st.booleans())
    if draw(st.integers(0, 2)) == 0:
        low, with_low = -INFINITY, False
    if draw(st.integers(0, 2)) == 0:
        high, with_high = INFINITY, False
    return Interval(low, high, *((True, True) if low == high else (with_low, with_high)))


def holds(interval, x):
    low, high, with_low, with_high = interval
    return low < x < high or (with_low and x == low) or (with_high and x == high)


QUARTERS = [Fraction(number, 4) for number in range(-12, 29)]


@settings(max_examples=300)
@given(intervals(), intervals())
def test_a_number_is_found_that_lies_in_one_interval_and_not_in_another(one, other):
    found = outside(one, other)
    apart = [x for x in QUARTERS if holds(one, x) and not holds(other, x)]
    assert (found is not None) is bool(apart)
    if found is not None:
        assert holds(one, found)
        assert not holds(other, found)


@settings(max_examples=100)
@given(intervals())
def test_intervals_read_back_as_they_were_written_and_shown(interval):
    tree = notation.read("max[min[4 9] min[x:? Q:3]]")
    blank = Blank(GameTree.ROOT, Ask.RANGE)
    exercise = Exercise(tree, "alpha-beta", Rules(), "interval", (blank,))
    assert read(exercise, blank, write(interval)) == interval
    assert read(exercise, blank, show(interval)) == interval


@pytest.mark.parametrize("equal", [True, False])
@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_the_x_that_is_shown_is_cut_and_stands_at_an_end_that_belongs_to_the_interval(level, equal):
    for seed in range(6):
        exercise = generated("interval", level, seed)
        rules = exercise.rules._replace(cut_on_equal=equal)
        for node, interval in cut_intervals(exercise.tree, "alpha-beta", rules).items():
            told = in_an_interval(exercise.under(rules), node, interval)
            x = Fraction(told["x"].replace("−", "-"))
            assert holds(interval, x)
            ends = [interval.low] * interval.with_low + [interval.high] * interval.with_high
            assert not ends or x in ends


@pytest.mark.parametrize(
    ("typed", "verdict"),
    [
        ("x ≤ 4", Verdict.RIGHT),
        ("0 ≤ x ≤ 4", Verdict.RIGHT),
        ("-1 < x ≤ 4", Verdict.RIGHT),
        ("0 < x ≤ 4", Verdict.WRONG),
        ("0 ≤ x ≤ 3", Verdict.WRONG),
    ],
)
def test_intervals_are_compared_within_the_known_range(typed, verdict):
    exercise = asked("interval", "max[min[4 9] min[x:? Q:3]]", Rules(range=Range(0, 9)))
    (remark,) = check(exercise, {exercise.blanks[0]: typed}).remarks
    assert remark.verdict is verdict
    assert "x = −" not in say(remark.text)

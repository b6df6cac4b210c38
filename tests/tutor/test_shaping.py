"""Trees changed by hand stay trees, and two searches keep step."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from search import notation
from search.methods import METHODS, solve
from search.rules import Rules
from search.tree import GameTree, Mover, NodeId, TreeError
from tutor import shaping
from tutor.pairing import in_step

TEXTS = (
    "[[3 12 8] [2 4 6] [14 5 2]]",
    "max[chance[1/4*8 3/4*-4] chance[2 2]]",
    "A[B[(1,2) (4,2)] (3,1)]",
)
CHANGES = (
    shaping.add_child,
    shaping.delete,
    lambda tree, node: shaping.move(tree, node, 1),
    lambda tree, node: shaping.move(tree, node, -1),
    lambda tree, node: shaping.rename(tree, node, "here"),
)


@given(
    st.sampled_from(TEXTS),
    st.lists(st.tuples(st.sampled_from(CHANGES), st.integers(0, 99)), max_size=12),
)
def test_whatever_is_done_to_a_tree_can_be_written_and_read(text, changes):
    tree = notation.read(text)
    for change, number in changes:
        try:
            tree = change(tree, NodeId(number % len(tree)))
        except TreeError:
            continue
    assert notation.read(notation.write(tree)) == tree


def test_a_child_more_or_less_makes_odds_even():
    tree = notation.read("max[chance[1/4*8 3/4*-4] 2]")
    more = shaping.add_child(tree, NodeId(1))
    assert more.shape.odds[1] == (more.shape.odds[1][0],) * 3
    assert sum(shaping.delete(more, NodeId(2)).shape.odds[1]) == 1


def test_deleting_one_of_equal_twins_takes_that_one():
    tree = notation.read("[3 5 3]")
    assert notation.write(shaping.delete(tree, NodeId(3))) == "max[3 5]"


def test_a_leaf_with_a_child_gets_the_next_player():
    tree = shaping.add_child(notation.read("max[3 5]"), NodeId(1))
    assert tree.mover(NodeId(1)) is Mover.MIN
    assert (
        shaping.add_child(shaping.delete(tree, GameTree.ROOT), GameTree.ROOT).mover(GameTree.ROOT)
        is Mover.MAX
    )


@given(
    st.sampled_from(["alpha-beta", "minimax"]),
    st.sampled_from(["alpha-beta", "minimax"]),
    st.booleans(),
)
def test_two_searches_in_step_take_every_step_once(first, second, strict):
    tree = notation.read(TEXTS[0])
    traces = [
        solve(tree, METHODS[first], Rules()),
        solve(tree, METHODS[second], Rules(cut_on_equal=not strict)),
    ]
    moments = in_step([trace.steps for trace in traces])
    assert moments[0] == (0, 0)
    assert moments[-1] == tuple(len(trace.steps) for trace in traces)
    for before, after in pairwise(moments):
        steps = [b - a for a, b in zip(before, after, strict=True)]
        assert set(steps) <= {0, 1}
        assert any(steps)

"""Trees changed by hand stay trees, and two searches keep step."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from search import notation
from search.alignment import in_step
from search.editing import branch_editing, node_editing
from search.editing.branch_editing import BranchPlace
from search.editing.reading_anew import by_layers, read_as
from search.methods import METHODS, solve
from search.rules import Order, Rules
from search.tree import GameTree, Mover, NodeId, TreeError

TEXTS = (
    "[[3 12 8] [2 4 6] [14 5 2]]",
    "max[chance[1/4*8 3/4*-4] chance[2 2]]",
    "A[B[(1,2) (4,2)] (3,1)]",
)


def _move(tree, node, other):
    if node == GameTree.ROOT or other in tree.within(node):
        return tree
    room = len([child for child in tree.children(other) if child != node])
    return branch_editing.move(tree, node, BranchPlace(other, node % (room + 1))).tree


CHANGES = (
    lambda tree, node, _: node_editing.add_child(tree, node),
    lambda tree, node, _: node_editing.delete(tree, node),
    lambda tree, node, _: node_editing.rename(tree, node, "here"),
    lambda tree, node, other: branch_editing.graft(tree, other, branch_editing.branch(tree, node)),
    _move,
)


@given(
    st.sampled_from(TEXTS),
    st.lists(
        st.tuples(st.sampled_from(CHANGES), st.integers(0, 99), st.integers(0, 99)), max_size=12
    ),
)
def test_whatever_is_done_to_a_tree_can_be_written_and_read(text, changes):
    tree = notation.read(text)
    for change, number, other in changes:
        try:
            tree = change(tree, NodeId(number % len(tree)), NodeId(other % len(tree)))
        except TreeError:
            continue
    assert notation.read(notation.write(tree)) == tree


@pytest.mark.parametrize(
    ("text", "node", "place", "after"),
    [
        # to another parent, among the children that are there
        ("[[3 12 8] [2 4 6]]", 2, BranchPlace(5, 1), "max[min[12 8] min[2 3 4 6]]"),
        # the players move as they do on the levels where the branch lands
        ("[[3 12] [[2 4] 6]]", 1, BranchPlace(4, 0), "max[min[max[3 12] max[2 4] 6]]"),
        ("[[3 12] [2 4]]", 1, BranchPlace(4, 2), "max[min[2 4 max[3 12]]]"),
        # chance stays chance, and the odds it leaves behind keep their proportion
        ("[chance[1/4*8 3/4*-4] [1]]", 1, BranchPlace(4, 1), "max[min[1 chance[1/4*8 3/4*-4]]]"),
        ("chance[1/2*1 1/4*2 1/4*[3]]", 2, BranchPlace(3, 1), "chance[2/3*1 1/3*min[3 2]]"),
        ("chance[1/2*1 1/4*2 1/4*3]", 3, BranchPlace(0, 0), "chance[1/4*3 1/2*1 1/4*2]"),
        # a leaf that gets a child is a node of the next player, one that loses all is a leaf
        ("[[3] 5]", 2, BranchPlace(3, 0), "max[0 min[3]]"),
        ("A[B[(1,2) (4,2)] (3,1)]", 2, BranchPlace(4, 0), "A[B[(4,2)] B[(1,2)]]"),
    ],
)
def test_a_branch_moves_under_another_node(text, node, place, after):
    tree, moved = branch_editing.move(notation.read(text), NodeId(node), place)
    assert notation.write(tree) == notation.write(notation.read(after))
    assert tree.parent(moved) is not None
    assert tree.children(tree.parent(moved))[place.at] == moved


def test_a_pasted_branch_takes_no_name_that_is_taken():
    tree = notation.read("[left:[3 5] [2 4]]")
    after = branch_editing.graft(tree, NodeId(4), branch_editing.branch(tree, NodeId(1)))
    assert notation.write(after) == "max[left:min[3 5] min[2 4 max[3 5]]]"


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("chance[1/4*8 3/4*-4]", "chance[1/6*8 1/2*-4 1/3*0]"),
        ("chance[8 -4]", "chance[8 -4 0]"),
        ("chance[5]", "chance[5 0]"),
    ],
)
def test_a_child_more_has_an_even_share_and_comes_off_without_a_trace(text, after):
    tree = notation.read(text)
    more = node_editing.add_child(tree, GameTree.ROOT)
    assert notation.write(more) == after
    assert node_editing.delete(more, more.children(GameTree.ROOT)[-1]) == tree


def test_a_child_less_leaves_its_share_to_the_others_in_proportion():
    tree = notation.read("chance[1/4*1 1/4*2 1/2*3]")
    assert notation.write(node_editing.delete(tree, NodeId(1))) == "chance[1/3*2 2/3*3]"
    assert notation.write(node_editing.delete(tree, NodeId(3))) == "chance[1 2]"


def test_chance_that_is_chosen_again_keeps_its_odds():
    tree = notation.read("chance[1/4*8 3/4*-4]")
    assert node_editing.set_mover(tree, GameTree.ROOT, Mover.CHANCE) == tree
    chosen = node_editing.set_mover(tree, GameTree.ROOT, Mover.MIN)
    again = node_editing.set_mover(chosen, GameTree.ROOT, Mover.CHANCE)
    assert notation.write(again) == "chance[8 -4]"


def test_deleting_one_of_equal_twins_takes_that_one():
    tree = notation.read("[3 5 3]")
    assert notation.write(node_editing.delete(tree, NodeId(3))) == "max[3 5]"


def test_a_leaf_with_a_child_gets_the_next_player():
    tree = node_editing.add_child(notation.read("max[3 5]"), NodeId(1))
    assert tree.mover(NodeId(1)) is Mover.MIN
    assert (
        node_editing.add_child(node_editing.delete(tree, GameTree.ROOT), GameTree.ROOT).mover(
            GameTree.ROOT
        )
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


def test_searches_from_either_side_step_together():
    tree = notation.read(TEXTS[0])
    rules = (Rules(), Rules(order=Order.RIGHT_TO_LEFT))
    steps = [solve(tree, METHODS["alpha-beta"], each).steps for each in rules]
    moments = in_step(steps, same_order=False)
    shorter = min(map(len, steps))
    assert moments[: shorter + 1] == [(place, place) for place in range(shorter + 1)]
    assert moments[-1] == tuple(map(len, steps))


def test_a_tree_is_read_anew_by_its_levels():
    tree = notation.read("max[min[10 10] min[9 100]]")
    random = by_layers(tree, (Mover.MAX, Mover.CHANCE))
    assert notation.write(random) == "max[chance[10 10] chance[9 100]]"
    assert by_layers(random, (Mover.MAX, Mover.MIN)) == tree


def test_one_mover_is_read_as_another_and_everybody_else_stays():
    tree = notation.read("max[chance[1/4*min[1 2] 3/4*3] min[9 100]]")
    read = read_as(tree, Mover.MIN, Mover.CHANCE)
    assert notation.write(read) == "max[chance[1/4*chance[1 2] 3/4*3] chance[9 100]]"
    assert read_as(tree, Mover.CHANCE, Mover.MIN) == notation.read(
        "max[min[min[1 2] 3] min[9 100]]"
    )

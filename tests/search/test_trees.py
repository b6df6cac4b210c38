"""A tree knows its nodes by number, path, level and name, and refuses what is no tree."""

import pytest
from hypothesis import given
from trees import anything, many_players, two_players

from search import notation
from search.builder import Builder
from search.frontier import plies
from search.methods import METHODS, maxn
from search.notation import NotationError
from search.numbers import read_number
from search.rules import Depth, Rules
from search.tree import MOST_NODES, GameTree, TreeError


@given(two_players | many_players())
def test_a_node_is_found_by_its_path_and_no_other_path_leads_anywhere(tree):
    for node in tree:
        assert tree.find(tree.path(node)) == node
        assert tree.depth(node) == len(tree.indexes(node)) == len(list(tree.ancestors(node)))
        beyond = f"{tree.path(node)}.{len(tree.children(node))}".lstrip(".")
        with pytest.raises(TreeError, match="there is no node"):
            tree.find(beyond)
        below = [each for each in tree if node in (each, *tree.ancestors(each))]
        assert list(tree.within(node)) == below


@given(two_players | many_players())
def test_levels_hold_the_nodes_of_each_depth_from_left_to_right(tree):
    assert len(tree.levels) == tree.height + 1
    for depth, level in enumerate(tree.levels):
        assert list(level) == [node for node in tree if tree.depth(node) == depth]
    assert sorted((*tree.inner, *tree.leaves)) == list(tree)


@given(anything())
def test_every_inner_node_has_a_name_of_its_own(tree):
    called = [tree.labels[node] for node in tree.inner]
    assert all(called)
    names = [name for name in tree.labels if name]
    assert len(set(names)) == len(names)
    if tree.players is not None:
        own = set(filter(None, tree.shape.names))
        assert not {"A", "B", "C", "D", "E", "F", "G", "H"} & (set(called) - own)


def test_letters_go_on_after_the_last_one():
    tree = notation.read("[" + "[1] " * 27 + "]")
    assert [tree.labels[node] for node in tree.inner[:2]] == ["A", "B"]
    assert [tree.labels[node] for node in tree.inner[-3:]] == ["Z", "AA", "AB"]


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("max[min[max[1 2]]]", 2),
        ("max[max[1 2] 3]", 1),
        ("max[min[min[max[1 2]] 3]]", 3),
        ("max[min[1 2]]", 2),
        ("max[1 2]", 1),
        ("7", 1),
        ("A[B[C[(1,2,3)]] B[A[(1,2,3)]]]", 3),
        ("min[min[max[max[1 2]] 3]]", 4),
        ("max[max[min[max[1 2]] 3]]", 3),
        ("max[chance[min[chance[max[1 2]]]]]", 4),
        ("max[chance[max[1 2]]]", 2),
    ],
)
def test_a_round_ends_where_the_first_player_moves_again_once_all_others_have(text, turn):
    tree = notation.read(text)
    assert tree.round == turn
    assert plies(tree, Rules(depth=2, depth_unit=Depth.ROUNDS)) == 2 * turn
    assert plies(tree, Rules(depth=2)) == 2


def test_200_000_nodes_are_a_tree_and_one_more_is_not():
    builder = Builder()
    builder.open(None)
    for _ in range(MOST_NODES - 1):
        builder.leaf(1)
    with pytest.raises(TreeError, match="more than 200,000 nodes"):
        builder.leaf(1)
    builder.close()
    assert len(builder.done()) == MOST_NODES


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("chance[-1*3 2*4]", "odds are 0 or more, not -1"),
        ("max[1 B[2 3]]", "player B needs vectors"),
        ("max[(1,2) (3,4)]", "max needs single numbers"),
        ("A[(1,2) C[(3,4)]]", "player C moves here, but the vectors have only 2"),
        ("chance[1/2*3 1/3*4]", "the odds at the root add up to 5/6"),
        ("max[chance[1/2*3 4]]", "only some children of node 0 have odds"),
    ],
)
def test_what_is_no_tree_is_refused(text, why):
    with pytest.raises(NotationError, match=why):
        notation.read(text)


def test_players_may_move_where_nothing_is_known_yet():
    assert len(notation.read("A[? B[? ?]]")) == 5
    assert notation.read("A{(1,2)}[? ?]").players == 2


@pytest.mark.parametrize("text", ["1e30", "1e-30", "1" * 30, "-" + "1" * 29])
def test_the_largest_numbers_are_read(text):
    assert read_number(text) != 0


@pytest.mark.parametrize("text", ["1e31", "1e-31", "1" * 31, "1/2e3", "1/0", "٣e1x", ""])
def test_larger_numbers_are_refused(text):
    with pytest.raises(ValueError, match=r"number|exponent|zero"):
        read_number(text)


@pytest.mark.parametrize(
    ("before", "after", "shown"),
    [
        ("[" + " " * 23, "$" + "x" * 23, "[" + " " * 23 + "^$" + "x" * 23),
        ("[" + " " * 24, "$" + "x" * 23, "…" + " " * 24 + "^$" + "x" * 23),
        ("[" + " " * 23, "$" + "x" * 24, "[" + " " * 23 + "^$" + "x" * 23 + "…"),
        ("[1\n", "$\n", "[1 ^$ "),
    ],
)
def test_a_caret_marks_the_place_between_what_stands_around_it(before, after, shown):
    with pytest.raises(NotationError) as error:
        notation.read(before + after)
    assert str(error.value).endswith(f": {shown}")
    assert str(error.value).startswith(f"column {len(before) + 1}: ")
    assert error.value.place == len(before)


@pytest.mark.parametrize(
    ("text", "place"),
    [("[1 2 (3, 4)]", 5), ("[1 x:2 x:3]", 7), ("[" * 65 + "1", 65), ("[1 1*2]", 3), ("[1 [2", 5)],
)
def test_what_is_wrong_with_a_tree_is_shown_where_it_stands(text, place):
    with pytest.raises(NotationError) as error:
        notation.read(text)
    assert error.value.place == place


@pytest.mark.parametrize(
    ("text", "rules", "where"),
    [
        ("A[(1,2) ?]", Rules(), "node 1, whose payoff is unknown"),
        ("A[(1,2) chance[(1,2) ?]]", Rules(), "node 1.1, whose payoff is unknown"),
        ("A[B[(1,2)] (1,2)]", Rules(depth=1), "node 0 stands at the depth limit"),
        ("A[B[(1,2)] (1,2)]", Rules(depth=0), "the root stands at the depth limit"),
        ("?", Rules(), "the root, whose payoff is unknown"),
    ],
)
def test_max_n_loses_its_way_where_nothing_is_known(text, rules, where):
    with pytest.raises(TreeError, match=where):
        maxn.search(notation.read(text), rules)


@pytest.mark.parametrize(
    ("method", "text", "rules", "why"),
    [
        ("max-n", "A[(1,2) (3,0)]", Rules(max_sum=2), "node 0 adds up to 3, more than"),
        ("max-n", "A[(0,0) (-1,0)]", Rules(max_sum=3), "node 1 has a number below 0"),
        ("max-n", "A[B{(2,2)}[(0,0)]]", Rules(max_sum=3), "node 0 adds up to 4"),
        ("minimax", "max[min{9}[1 2] 3]", Rules(), "outside the range 1 to 3"),
        ("minimax", "max[4 3]", Rules(), "node 0 is 4, outside the range 1 to 3"),
        ("minimax", "max[0 3]", Rules(), "node 0 is 0, outside the range 1 to 3"),
        ("minimax", "max[1 chance[3]]", Rules(), "minimax has no chance nodes, and node 1 is one"),
    ],
)
def test_numbers_beyond_what_the_rules_promise_are_refused(method, text, rules, why):
    rules = rules if rules.max_sum is not None else rules._replace(range=(1, 3))
    with pytest.raises(TreeError, match=why):
        METHODS[method].check(notation.read(text), rules)


def test_numbers_may_reach_what_the_rules_promise():
    METHODS["max-n"].check(notation.read("A[(0,3) (1,2)]"), Rules(max_sum=3))
    METHODS["minimax"].check(notation.read("max[1 min{3}[2 3]]"), Rules(range=(1, 3)))


def test_nobody_moves_at_a_leaf():
    with pytest.raises(TreeError, match="nobody moves at the leaf 1"):
        notation.read("[1 2]").mover(GameTree.ROOT + 2)

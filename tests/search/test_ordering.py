"""The best order of children for pruning, against every order there is."""

from itertools import permutations, product
from math import factorial, prod

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from trees import (
    alternating,
    any_rules,
    chosen,
    evaluated,
    items,
    limits,
    two_players,
    whole,
    windows,
)

from exercises.dice import Dice
from search import notation
from search.builder import reordered
from search.methods import METHODS, solve
from search.methods.ordering import best_orders, least_leaves
from search.rules import Fail, Range, Rules, Window
from search.tree import TreeError

MOST_ORDERS = 150
ALPHA_BETA = METHODS["alpha-beta"]
small_trees = (items(whole, alternating, 3) | items(whole, chosen, 3)).map(notation.read)


def best_order(tree, rules):
    """The tree redrawn as it is best searched."""
    return reordered(tree, best_orders(tree, rules))


def knuth_moore(branches, plies):
    """The fewest leaves on a uniform tree in perfect order (Knuth and Moore 1975)."""
    return branches ** (plies // 2) + branches ** ((plies + 1) // 2) - 1


def count(tree, rules):
    """How many leaves are evaluated in the order as drawn."""
    return len(solve(tree, ALPHA_BETA, rules).leaves)


def every_order(tree, fixed):
    """The tree with its children in every order, but for the fixed ones."""
    free = [node for node in tree.inner if node not in fixed]
    for orders in product(*(permutations(tree.children(node)) for node in free)):
        yield reordered(tree, {**dict(zip(free, orders, strict=True)), **fixed})


@given(evaluated(small_trees), any_rules, limits, windows(), st.data())
def test_no_order_needs_fewer_leaves(tree, rules, depth, window, data):
    assume(prod(factorial(len(tree.children(node))) for node in tree) <= MOST_ORDERS)
    assume(rules.cut_on_equal or rules.fail is not Fail.HARD)
    rules = rules._replace(depth=depth)
    if rules.range is None:
        rules = rules._replace(window=window)
    fixed = {}
    for node in tree.inner:
        if data.draw(st.integers(0, 3)) == 0:
            fixed[node] = tuple(data.draw(st.permutations(tree.children(node))))
    least = min(count(other, rules) for other in every_order(tree, fixed))
    assert least_leaves(tree, rules, fixed) == least


def test_a_worse_child_may_come_first_where_the_best_is_badly_ordered():
    tree = notation.read("max[max[min[1 2] max[5 3]] 3]")
    badly = {node: tree.children(node) for node in tree.inner if node}
    assert count(tree, Rules()) == 5
    assert least_leaves(tree, Rules(), badly) == 4


@given(evaluated(two_players), any_rules, limits, windows())
def test_the_best_order_needs_the_fewest_leaves(tree, rules, depth, window):
    rules = rules._replace(depth=depth, window=window, range=None)
    best = best_order(tree, rules)
    assert count(best, rules) == least_leaves(tree, rules) <= count(tree, rules)
    assert least_leaves(best, rules) == least_leaves(tree, rules)
    orders = best_orders(tree, rules)
    assert set(orders) == {node for node in tree.inner if depth is None or tree.depth(node) < depth}
    assert all(sorted(order) == list(tree.children(node)) for node, order in orders.items())


@given(st.integers(1, 4), st.integers(0, 5), st.randoms(use_true_random=False))
def test_with_perfect_order_the_count_is_knuth_and_moores(branches, plies, dice):
    assume(branches**plies <= 256)

    def grown(plies):
        return dice.randint(-9, 9) if plies == 0 else [grown(plies - 1) for _ in range(branches)]

    tree = notation.read(str(grown(plies)))
    assert least_leaves(tree, Rules()) == knuth_moore(branches, plies)
    assert count(best_order(tree, Rules()), Rules()) == knuth_moore(branches, plies)


def test_best_comes_first_where_the_order_does_not_matter():
    tree = notation.read("[[3 12 8] [2 4 6] [14 5 2]]")
    assert [notation.write(best_order(tree, Rules()))] == [
        "max[min[3 8 12] min[2 4 6] min[2 5 14]]"
    ]


@pytest.mark.parametrize(
    ("text", "rules", "why"),
    [
        ("chance[1 2]", Rules(), "alpha-beta has no chance nodes, and the root is one"),
        ("A[(1,2) (3,4)]", Rules(), "alpha-beta needs single numbers at the leaves, not vectors"),
        ("[1 ?]", Rules(), "node 1, whose payoff is unknown: write a number"),
        ("[1 5]", Rules(range=Range(0, 4)), "node 1 is 5, outside the range 0 to 4"),
    ],
)
def test_what_has_no_best_order_is_refused(text, rules, why):
    with pytest.raises(TreeError, match=why):
        best_order(notation.read(text), rules)


@pytest.mark.long
@pytest.mark.parametrize("rules", [Rules(), Rules(cut_on_equal=False), Rules(range=Range(0, 2))])
def test_no_order_of_few_numbers_needs_fewer_leaves(rules):
    """Where equal children and the ends of the range meet at every turn."""
    for seed in range(40):
        dice = Dice(str(seed))
        rows = [[dice.between(0, 2) for _ in range(dice.between(1, 2))] for _ in range(3)]
        tree = notation.read(str([rows, [[dice.between(0, 2)], rows[0]]]))
        best = min(count(other, rules) for other in every_order(tree, {}))
        assert least_leaves(tree, rules) == best == count(best_order(tree, rules), rules)


@pytest.mark.parametrize(
    ("window", "outside"),
    [(Window(3, 9), False), (Window(4, 9), True), (Window(-5, 1), False), (Window(-5, 0), True)],
)
def test_a_window_beyond_the_range_has_no_best_order(window, outside):
    tree, rules = notation.read("[[1 2] [3 0]]"), Rules(range=Range(0, 4), window=window)
    if outside:
        with pytest.raises(TreeError, match="the root's window lies outside the range"):
            least_leaves(tree, rules)
    else:
        assert least_leaves(tree, rules) == count(best_order(tree, rules), rules)


def test_the_share_that_is_done_grows_from_nothing():
    shares = []
    least_leaves(
        notation.read("[[[1 2] [3 0]] [[4 5] [6 7]] [[8 9] [2 1]]]"), Rules(), {}, shares.append
    )
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert 0 < shares[-1] < 1

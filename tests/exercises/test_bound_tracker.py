"""What a search knows of a node is what holds whatever the leaves are that it never saw."""

from itertools import product

import pytest

from exercises.asks.entry import Claim, Relation
from exercises.bound_tracker import BoundTracker
from exercises.dice import Dice
from search import notation
from search.methods import METHODS
from search.rules import OPEN, Fail, Order, Range, Rules, Window

WORST, BEST = -99, 99
COURSES = [
    Rules(cut_on_equal=equal, deep=deep, order=order, fail=fail)
    for equal, deep, order, fail in product((True, False), (True, False), Order, Fail)
]


def grown(dice, layers):
    if not layers or dice.between(0, 9) == 0:
        return str(dice.between(0, 4))
    children = [grown(dice, layers[1:]) for _ in range(dice.between(1, 3))]
    return f"{layers[0]}[{' '.join(children)}]"


def with_unseen(tree, seen, payoff):
    """The true values where every leaf that was never seen is worth this."""
    payoffs = list(tree.payoffs)
    for leaf in tree.leaves:
        payoffs[leaf] = payoffs[leaf] if leaf in seen else payoff
    method = "expectimax" if any(tree.shape.odds) else "minimax"
    return METHODS[method].run(tree.with_payoffs(payoffs), Rules()).values


def known(tree, method, rules, worst, best):
    """What the search says of each node, and the least and the most that it can be worth."""
    tracker = BoundTracker(tree, rules)
    trace = METHODS[method].run(tree, rules, tracker)
    least = with_unseen(tree, set(trace.leaves), worst)
    most = with_unseen(tree, set(trace.leaves), best)
    for node, relation in tracker.relations.items():
        value = trace.values[node]
        assert tracker.accepts(node, Claim(relation, value), value)
        yield relation, value, least[node], most[node]
        for how, other in product(Relation, (value - 1, value, value + 1)):
            if tracker.accepts(node, Claim(how, other), value):
                assert how is Relation.AT_LEAST or most[node] <= other
                assert how is Relation.AT_MOST or least[node] >= other


def as_much_as_can_be_known(relation, value, least, most):
    if relation is Relation.EXACTLY:
        return least == value == most
    if relation is Relation.AT_LEAST:
        return least == value < most
    return least < value == most


def true(relation, value, least, most):
    if relation is Relation.EXACTLY:
        return least == value == most
    return value <= least if relation is Relation.AT_LEAST else most <= value


@pytest.mark.parametrize("window", [OPEN, Window(1, 3), Window(2, OPEN.beta)])
@pytest.mark.parametrize("rules", COURSES)
def test_a_bound_is_all_that_can_be_known_of_a_node(rules, window):
    dice, rules = Dice(str(rules)), rules._replace(window=window)
    holds = true if rules.fail is Fail.HARD else as_much_as_can_be_known
    for _ in range(15):
        tree = notation.read(f"max[{grown(dice, ('min', 'max', 'min'))} {grown(dice, ('min',))}]")
        for told in known(tree, "alpha-beta", rules, WORST, BEST):
            assert holds(*told)


@pytest.mark.parametrize("rules", COURSES)
def test_what_lies_at_an_end_of_the_range_is_known_exactly(rules):
    dice, rules = Dice(str(rules)), rules._replace(range=Range(0, 4))
    for _ in range(40):
        tree = notation.read(f"max[{grown(dice, ('min', 'max', 'min'))} {grown(dice, ('min',))}]")
        for told in known(tree, "alpha-beta", rules, 0, 4):
            assert true(*told)


@pytest.mark.every(2)
@pytest.mark.parametrize("rules", COURSES)
def test_a_bound_on_a_throw_holds_within_the_range(rules):
    dice, rules = Dice(str(rules)), rules._replace(range=Range(0, 4))
    for _ in range(40):
        layers = ("chance", "min", "chance")
        tree = notation.read(f"max[{grown(dice, layers)} {grown(dice, layers)}]")
        for told in known(tree, "expectimax", rules, 0, 4):
            assert true(*told)


def test_a_value_held_within_its_window_is_a_bound_though_all_children_were_seen():
    tree = notation.read("max[min[10 16 8] min[26 9 4]]")
    rules = Rules(fail=Fail.HARD)
    tracker = BoundTracker(tree, rules)
    METHODS["alpha-beta"].run(tree, rules, tracker)
    held = tree.find("1")
    assert tracker.relations[held] is Relation.AT_MOST
    accepted = [
        f"{how.value} {number}"
        for how, number in product(Relation, (3, 4, 8, 9))
        if tracker.accepts(held, Claim(how, number), 8)
    ]
    assert accepted == ["= 4", "≤ 4", "≤ 8"]

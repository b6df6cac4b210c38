"""What a search knows of a node is what holds whatever the leaves are that it never saw."""

import pytest

from exercises.bound_tracker import BoundTracker
from exercises.exercise import Relation
from exercises.making.dice import Dice
from search import notation
from search.methods import METHODS
from search.rules import Order, Range, Rules

WORST, BEST = -99, 99
COURSES = [
    Rules(cut_on_equal=equal, deep=deep, order=order)
    for equal in (True, False)
    for deep in (True, False)
    for order in Order
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
    """What the search says of each node, and what can be said."""
    tracker = BoundTracker(tree)
    trace = METHODS[method].run(tree, rules, tracker)
    least = with_unseen(tree, set(trace.leaves), worst)
    most = with_unseen(tree, set(trace.leaves), best)
    for node, relation in tracker.relations.items():
        yield relation, trace.values[node], least[node], most[node]
        for how in Relation:
            accepted = tracker.accepts(node, how, trace.values[node])
            alpha, beta = trace.windows[node]
            value = trace.values[node]
            beyond = value <= alpha if how is Relation.AT_MOST else value >= beta
            exact = relation is Relation.EXACTLY and how is not Relation.EXACTLY
            assert accepted is (how is relation or (exact and beyond))


@pytest.mark.parametrize("rules", COURSES)
def test_a_bound_is_all_that_can_be_known_of_a_node(rules):
    dice = Dice(str(rules))
    for _ in range(40):
        tree = notation.read(f"max[{grown(dice, ('min', 'max', 'min'))} {grown(dice, ('min',))}]")
        for relation, value, least, most in known(tree, "alpha-beta", rules, WORST, BEST):
            if relation is Relation.EXACTLY:
                assert least == value == most
            elif relation is Relation.AT_LEAST:
                assert least == value < most
            else:
                assert least < value == most


@pytest.mark.parametrize("rules", COURSES)
def test_a_bound_on_a_throw_holds_within_the_range(rules):
    dice, rules = Dice(str(rules)), rules._replace(range=Range(0, 4))
    for _ in range(40):
        layers = ("chance", "min", "chance")
        tree = notation.read(f"max[{grown(dice, layers)} {grown(dice, layers)}]")
        for relation, value, least, most in known(tree, "expectimax", rules, 0, 4):
            if relation is Relation.EXACTLY:
                assert least == value == most
            elif relation is Relation.AT_LEAST:
                assert value <= least
            else:
                assert most <= value

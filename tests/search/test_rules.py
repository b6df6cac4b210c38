"""The table of rules."""

from random import Random

import pytest

from exercises.exploring.tree_sources import random_tree
from search import notation
from search.methods import METHODS, solve
from search.rules import CONVENTIONS, OF_A_TREE, RULES, Range, Rules


def test_every_rule_has_a_row_and_every_row_is_a_rule():
    assert RULES.keys() == set(Rules._fields)
    assert set(CONVENTIONS) | set(OF_A_TREE) == RULES.keys()


def test_methods_speak_of_rules_that_there_are():
    assert {name for method in METHODS.values() for name in method.rules} == RULES.keys()


@pytest.mark.parametrize("method", METHODS.values(), ids=METHODS)
def test_a_row_says_of_windows_and_cuts_what_its_search_does(method):
    trees = [random_tree(method.name, Random(seed)) for seed in range(20)]
    if method.layers is None:
        trees = [notation.read("A[B[(5, 5) (1, 4)] B[(1, 9) (2, 2)]]")]
    promises = {"range": Range(-9, 20), "max_sum": 10}
    promised = [{rule: promises[rule]} for rule in promises if rule in method.rules]
    for rules in (Rules(), *(Rules(**each) for each in promised)):
        traces = [solve(tree, method, rules) for tree in trees]
        windowed = any(trace.windowed for trace in traces if trace.tree.players is None)
        assert method.has_windows(rules) is windowed
        assert method.cuts(rules) is any(trace.pruned for trace in traces)


@pytest.mark.parametrize("rule", RULES.values(), ids=RULES)
def test_a_rule_is_usually_what_it_can_hold(rule):
    if rule.choices:
        assert rule.usual in rule.choices
    else:
        assert rule.usual is None or isinstance(rule.usual, rule.value_type)


@pytest.mark.parametrize("rule", [rule for rule in RULES.values() if rule.choices], ids=str)
def test_another_course_has_one_rule_otherwise_whatever_it_is_here(rule):
    for choice in rule.choices:
        here = Rules()._replace(**{rule.name: choice})
        there = rule.otherwise(here)
        changed = [name for name in Rules._fields if getattr(here, name) != getattr(there, name)]
        assert changed == [rule.name]
        assert getattr(there, rule.name) in rule.choices


@pytest.mark.parametrize("method", ["minimax", "alpha-beta", "expectimax"])
def test_where_equality_does_not_cut_an_end_of_the_range_does_not_either(method):
    tree = notation.read("max[min[4 0 1] min[8 9 7]]")
    for equal in (True, False):
        rules = Rules(cut_on_equal=equal, range=Range(0, 10))
        assert bool(METHODS[method].run(tree, rules).pruned) is equal


def test_where_equality_does_not_cut_the_whole_sum_does_not_either():
    tree = notation.read("A[B[(1, 2, 3) (0, 6, 0) (2, 2, 2)] B[(0, 0, 6) (1, 1, 1)]]")
    for equal in (True, False):
        rules = Rules(cut_on_equal=equal, max_sum=6)
        assert bool(METHODS["max-n"].run(tree, rules).pruned) is equal

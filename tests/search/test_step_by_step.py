"""Every step of every search is the textbook's, whatever the rules; a hand writes, and no more."""

from itertools import product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from plain import steps_of
from trees import (
    LEAST,
    MOST,
    any_rules,
    evaluated,
    limits,
    many_players,
    shared_out,
    two_players,
    windows,
    with_chance,
)

from exercises.dice import Dice
from search import notation
from search.hooks import Hooks
from search.methods import METHODS, maxn, minimax, solve
from search.rules import OPEN, Depth, Fail, Range, Rules, Ties
from search.trace import Cut, Reason
from search.tree import GameTree

units = st.sampled_from(Depth)
MINIMAX = METHODS["minimax"]
WHOLE_RANGE = Range(LEAST, MOST)


def check(tree, method, rules):
    assert list(solve(tree, METHODS[method], rules).steps) == steps_of(tree, method, rules)


@settings(max_examples=80)
@given(evaluated(two_players), any_rules, windows(), limits, units)
def test_alpha_beta_goes_the_way_of_the_textbook(tree, rules, window, depth, unit):
    check(tree, "alpha-beta", rules._replace(window=window, depth=depth, depth_unit=unit))
    check(tree, "alpha-beta", rules)


@given(evaluated(two_players), any_rules, limits, units)
def test_minimax_goes_the_way_of_the_textbook(tree, rules, depth, unit):
    check(tree, "minimax", rules._replace(depth=depth, depth_unit=unit))


@settings(max_examples=80)
@given(evaluated(with_chance), any_rules, limits)
def test_expectimax_goes_the_way_of_the_textbook(tree, rules, depth):
    check(tree, "expectimax", rules._replace(depth=depth))
    check(tree, "expectimax", rules._replace(range=WHOLE_RANGE))


@settings(max_examples=80)
@given(many_players(st.integers(0, MOST)) | shared_out(), any_rules, st.integers(0, 4))
def test_max_n_goes_the_way_of_the_textbook(tree, rules, room):
    rules = rules._replace(range=None)
    greatest = max(sum(tree.payoffs[leaf]) for leaf in tree.leaves)
    check(tree, "max-n", rules)
    check(tree, "max-n", rules._replace(max_sum=greatest + room))


def test_chance_between_several_players_is_averaged_number_by_number():
    tree = notation.read("A[chance[1/4*(4,0) 3/4*(0,4)] B[chance[(3,1) (1,4)] (0,3)]]")
    check(tree, "max-n", Rules())
    assert solve(tree, METHODS["max-n"], Rules()).value == (1, 3)


def any_search(draw):
    """A method, a tree for it, and rules."""
    method = draw(st.sampled_from(("alpha-beta", "minimax", "expectimax", "max-n")))
    rules = draw(any_rules)
    if method == "max-n":
        tree = draw(shared_out())
        return method, tree, rules._replace(range=None, max_sum=draw(st.none() | st.just(MOST)))
    return method, draw(with_chance if method == "expectimax" else two_players), rules


searches = st.composite(any_search)()


COURSES = [
    Rules(cut_on_equal=equal, deep=deep, fail=fail, ties=ties)
    for equal, deep, fail, ties in product((True, False), (True, False), Fail, Ties)
]


@pytest.mark.every(2)
@pytest.mark.parametrize("seed", range(len(COURSES)))
def test_small_trees_of_few_numbers_go_the_way_of_the_textbook(seed):
    """Where equal values, ends of the range and whole sums meet at every turn."""
    rules, dice = COURSES[seed], Dice(str(seed))

    def grown(layers, leaf):
        if not layers or dice.between(0, 9) == 0:
            return leaf()
        children = [grown(layers[1:], leaf) for _ in range(dice.between(2, 3))]
        return f"{layers[0]}[{' '.join(children)}]"

    def whole():
        return str(dice.between(0, 3))

    def shared():
        mine = dice.between(0, 3)
        return f"({mine}, {dice.between(0, 3 - mine)})"

    for number in range(12):
        known = rules._replace(range=Range(0, 3)) if number % 2 else rules
        two = notation.read(f"max[{grown(('min', 'max', 'min'), whole)} 1]")
        check(two, "alpha-beta", known)
        assert minimax.search(two, known, narrows=True) == solve(two, MINIMAX, Rules()).value
        for top in ("max", "min"):
            other = "min" if top == "max" else "max"
            thrown = f"{top}[2 {grown(('chance', other, 'chance'), whole)} 1]"
            check(notation.read(thrown), "expectimax", rules._replace(range=Range(0, 3)))
        vectors = notation.read(f"A[(1, 1) {grown(('B', 'A', 'B'), shared)} (0, 2)]")
        check(vectors, "max-n", rules._replace(max_sum=3))


@given(searches)
def test_the_board_after_the_last_step_is_what_the_trace_tells(search):
    method, tree, rules = search
    trace = METHODS[method].run(tree, rules)
    snapshot = trace.end
    assert (snapshot.values, tuple(snapshot.leaves)) == (trace.values, trace.leaves)
    assert (snapshot.moves, tuple(snapshot.pruned)) == (trace.moves, trace.pruned)
    assert snapshot.done == set(trace.values)
    assert snapshot.windows.keys() == trace.windows.keys()
    assert trace.windowed is bool(set(trace.windows.values()) - {OPEN})
    ranged = [cut for cut in trace.cutoffs if cut.reason is Reason.RANGE]
    assert all(cut.cause is None for cut in ranged)


class Copies(Hooks):
    """Writes down all that it is told, as it is told."""

    def __init__(self):
        self.told = []

    def on_enter(self, node, alpha, beta):
        self.told.append(("enter", node, alpha, beta))
        return alpha, beta

    def on_evaluate(self, node, value):
        self.told.append(("evaluate", node, value))
        return value

    def on_skip(self, node, child, closed):
        self.told.append(("skip" if closed else "go", node, child))
        return closed

    def on_update(self, node, child, value, best, alpha, beta):
        self.told.append(("update", node, child, best, alpha, beta))
        return alpha, beta, None

    def on_leave(self, node, value, move):
        self.told.append(("leave", node, value, move))
        return value, move


@settings(max_examples=80)
@given(searches)
def test_a_hand_that_writes_what_it_is_told_changes_nothing(search):
    method, tree, rules = search
    hand = Copies()
    trace = METHODS[method].run(tree, rules, hand)
    assert trace.record == METHODS[method].run(tree, rules).record
    words = {"Enter": "enter", "Evaluate": "evaluate", "Update": "update", "Leave": "leave"}
    steps = [(words[type(step).__name__], *step) for step in trace.steps if type(step) is not Cut]
    told = [each for each in hand.told if each[0] not in ("skip", "go")]
    assert told == steps
    skipped = [child for word, _, child, *_ in hand.told if word == "skip"]
    assert sorted(skipped) == sorted(trace.pruned)


class Misreads(Hooks):
    """Reads another number at one leaf."""

    def __init__(self, leaf, payoff):
        self.leaf, self.payoff = leaf, payoff

    def on_evaluate(self, node, value):
        return self.payoff if node == self.leaf else value


@given(searches, st.data())
def test_who_misreads_a_leaf_searches_another_tree(search, data):
    method, tree, rules = search
    leaf = data.draw(st.sampled_from(tree.leaves))
    payoff = tree.payoffs[data.draw(st.sampled_from(tree.leaves))]
    other = list(tree.payoffs)
    other[leaf] = payoff
    misread = METHODS[method].run(tree, rules, Misreads(leaf, payoff))
    assert misread.record == METHODS[method].run(tree.with_payoffs(other), rules).record


class Stops(Hooks):
    """Takes a value for a node where it leaves it, and looks at nothing but its first child."""

    def __init__(self, node, value):
        self.node, self.value = node, value

    def on_update(self, node, child, value, best, alpha, beta):
        return alpha, beta, True if node == self.node else None

    def on_leave(self, node, value, move):
        return (self.value, None) if node == self.node else (value, move)


@given(searches, st.data())
def test_who_writes_a_value_of_their_own_goes_on_with_it(search, data):
    method, tree, rules = search
    rules = rules._replace(ties=Ties.FIRST)
    entered = list(METHODS[method].run(tree, rules).windows)
    assume(len(entered) > 1)
    node = data.draw(st.sampled_from(entered[1:]))
    value = tree.payoffs[data.draw(st.sampled_from(tree.leaves))]
    written = METHODS[method].run(tree, rules, Stops(node, value))
    ended = METHODS[method].run(ending_at(tree, node, value), rules)
    below = tree.within(node)
    assert [row for row in written.record if row[1] not in below] == [
        row for row in ended.record if row[1] not in below
    ]


def ending_at(tree, node, value):
    """The tree with a leaf in the place of an inner node; what was below it hangs loose."""
    below, shape = tree.within(node), tree.shape
    movers = [None if at in below else mover for at, mover in enumerate(shape.movers)]
    children = [() if at in below else kids for at, kids in enumerate(shape.children)]
    payoffs = [value if at == node else payoff for at, payoff in enumerate(tree.payoffs)]
    return GameTree(shape._replace(movers=tuple(movers), children=tuple(children)), payoffs)


class Opens(Hooks):
    """Enters the root with a window of its own."""

    def __init__(self, window):
        self.window = window

    def on_enter(self, node, alpha, beta):
        return self.window if node == GameTree.ROOT else (alpha, beta)


@given(two_players, any_rules, windows())
def test_who_enters_the_root_with_another_window_searches_with_it(tree, rules, window):
    alpha_beta = METHODS["alpha-beta"]
    hand = Opens(window)
    assert (
        alpha_beta.run(tree, rules, hand).record
        == alpha_beta.run(tree, rules._replace(window=window)).record
    )


class Skips(Hooks):
    """Never looks at one child."""

    def __init__(self, child):
        self.child = child

    def on_skip(self, node, child, closed):
        return closed or child == self.child


@pytest.mark.parametrize("record", [None, []])
def test_who_skips_an_outcome_of_a_throw_adds_up_the_others(record):
    tree = notation.read("A[chance[1/4*(4,0) 3/4*(0,4)] (0,1)]")
    assert maxn.search(tree, Rules(), record=record, hooks=Skips(2)) == (0, 3)
    if record is not None:
        assert [row for row in record if row[0] == "cut"] == [("cut", 1, (2,), None)]

"""The pseudocode is run, line by line, and must do what the search does."""

import re
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from search import notation
from search.methods import METHODS, solve
from search.numbers import INFINITY
from search.rules import Fail, Order, Range, Rules, Ties, Window
from search.trace import Cut, Enter, Evaluate, Leave, Update
from search.tree import GameTree, Mover
from tutor.listing import line_of, listing

SIGNS = {
    "α": "alpha", "β": "beta", "−": "-", "∞": "INFINITY", "≥": ">=", "≤": "<=", "·": "*",
    ", rest ← 1": "; rest = 1", "←": "=", "max-value": "value", "min-value": "value",
    ", odds p, from the right": ", p in odds[::-1]", ", odds p": ", p in odds",
    "child, from the right:": "child in children[::-1]:", "each child:": "each child in children:",
    "for each ": "for ", "move = last child worth v": "pass", "who moves at node": "seat",
}  # fmt: skip


def as_python(lines):
    """The lines as the body of a function; the first names it."""
    text = "\n".join(re.sub(r"(if .* )= ", r"\1== ", line.text) for line in lines[1:])
    for sign, code in SIGNS.items():
        text = text.replace(sign, code)
    return compile(f"def visit(alpha, beta, best):\n{text}", "listing", "exec")


def run_listing(tree, method, rules):
    """The leaves that the pseudocode asks, and what every node returns."""
    leaves, returned = [], {}

    def value(node, alpha=-INFINITY, beta=INFINITY):
        if tree.is_leaf(node):
            leaves.append(node)
            return tree.payoffs[node]
        if method == "max-n":
            beta = alpha  # its window is one number
        mover, children = tree.mover(node), tree.children(node)
        names = {
            "children": children,
            "odds": list(zip(children, map(Fraction, tree.shape.odds[node]), strict=False)),
            "seat": mover.seat if method == "max-n" else None,
            "value": value,
            "INFINITY": INFINITY,
        }
        exec(as_python(listing(mover, method, rules).lines), names)
        returned[node] = names["visit"](alpha, beta, [-INFINITY] * 8)
        return returned[node]

    value(GameTree.ROOT, *((INFINITY,) if method == "max-n" else rules.window))
    return tuple(leaves), returned


def agrees(tree, method, rules):
    trace = solve(tree, METHODS[method], rules)
    leaves, returned = run_listing(tree, method, rules)
    assert leaves == trace.leaves
    assert returned == {node: trace.values[node] for node in returned}


def uniform(movers, width, payoff):
    def grow(level):
        if level == len(movers):
            return str(payoff())
        return f"{movers[level]}[{' '.join(grow(level + 1) for _ in range(width))}]"

    return notation.read(grow(0))


rules = st.fixed_dictionaries(
    {
        "cut_on_equal": st.booleans(),
        "deep": st.booleans(),
        "fail": st.sampled_from(Fail),
        "update_on_cut": st.booleans(),
        "order": st.sampled_from(Order),
        "ties": st.sampled_from(Ties),
        "range": st.none() | st.just(Range(-4, 4)),
    }
).map(lambda chosen: Rules(**chosen))
seeds = st.integers(0, 10_000).map(Random)
windows = st.sampled_from([Window(-INFINITY, INFINITY), Window(-1, 2)])


@given(rules, seeds, windows, st.sampled_from(["alpha-beta", "minimax"]))
@settings(max_examples=150, deadline=None)
def test_the_lines_for_two_players_do_what_the_search_does(rules, dice, window, method):
    tree = uniform(["max", "min", "max", "min"], 3, lambda: dice.randint(-4, 4))
    if method == "alpha-beta":
        rules = rules._replace(window=window)
    agrees(tree, method, rules)


@given(rules, seeds)
@settings(max_examples=100, deadline=None)
def test_the_lines_for_chance_do_what_the_search_does(rules, dice):
    agrees(
        uniform(["max", "chance", "min", "chance"], 3, lambda: dice.randint(-4, 4)),
        "expectimax",
        rules,
    )


@given(rules, seeds, st.sampled_from([None, 10]))
@settings(max_examples=100, deadline=None)
def test_the_lines_for_several_players_do_what_the_search_does(rules, dice, most):
    tree = uniform(["A", "B", "A"], 3, lambda: (dice.randint(0, 5), dice.randint(0, 5)))
    agrees(tree, "max-n", rules._replace(range=None, max_sum=most))


@pytest.mark.parametrize(
    ("method", "text", "rules"),
    [
        ("minimax", "[[3 12] [2 4]]", Rules(range=Range(0, 12))),
        ("single-agent", "max[max[3 12] max[2 4]]", Rules()),
        ("alpha-beta", "[[3 12 8] [2 4 6] [14 5 2]]", Rules()),
        ("alpha-beta", "[[3 14 0] [2 4 6] [14 5 2]]", Rules(range=Range(0, 14))),
        ("expectimax", "[[3 12] [2 4]]", Rules()),
        ("expectimax", "max[chance[6 8] chance[0 9]]", Rules(range=Range(0, 9))),
        ("max-n", "A[B[(5,5) (1,4)] B[(1,9) (2,2)]]", Rules(max_sum=10)),
    ],
)
def test_every_step_has_its_line(method, text, rules):
    tree = notation.read(text)
    trace = solve(tree, METHODS[method], rules)
    words = {Enter: "←", Evaluate: "value(", Update: "←", Cut: "if", Leave: "  return "}
    for step in trace.steps:
        node = tree.parent(step.node) if isinstance(step, Evaluate) else step.node
        found = listing(tree.mover(node), method, rules)
        at = line_of(found, step)
        assert at is not None
        assert words[type(step)] in found.lines[at].text


@pytest.mark.parametrize(
    ("mover", "rules", "lines"),
    [
        (Mover.MAX, Rules(fail=Fail.HARD), {"    if v ≥ β: return β", "  return α"}),
        (Mover.MIN, Rules(fail=Fail.HARD), {"    if v ≤ α: return α", "  return β"}),
        (Mover.MIN, Rules(cut_on_equal=False), {"    if v < α: return v"}),
        (Mover.MAX, Rules(ties=Ties.LAST), {"    move ← last child worth v"}),
        (Mover.MAX, Rules(deep=False), {"    v ← max(v, min-value(child, α, +∞))"}),
        (Mover.MAX, Rules(order=Order.RIGHT_TO_LEFT), {"  for each child, from the right:"}),
    ],
)
def test_a_rule_is_seen_in_the_lines(mover, rules, lines):
    assert lines <= {line.text for line in listing(mover, "alpha-beta", rules).lines}

"""The pseudocode is run, line by line, and must do what the search does."""

import re
import sys
from fractions import Fraction
from itertools import takewhile
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from search import notation
from search.frontier import plies
from search.methods import METHODS, solve
from search.numbers import INFINITY
from search.rules import Fail, Order, Range, Rules, Ties, Window
from search.trace import Cut, Enter, Evaluate, Leave, Update
from search.tree import GameTree, Mover
from tutor.lighting import line_of, shown_node
from tutor.listing import listing

SIGNS = {
    "best ← (−∞, …)": "best = [-INFINITY] * 8", "no rival moves at child": "not rival(child)",
    "α": "alpha", "β": "beta", "−": "-", "∞": "INFINITY", "≥": ">=", "≤": "<=", "·": "*",
    ", rest ← 1": "; rest = 1", "←": "=", "max-value": "value", "min-value": "value",
    ", odds p, from the right": ", p in odds[::-1]", ", odds p": ", p in odds",
    "child, from the right:": "child in children[::-1]:", "each child:": "each child in children:",
    "for each ": "for ", "move = last child worth v": "pass", "who moves at node": "seat",
}  # fmt: skip


def as_python(lines):
    """The lines as the body of a function; the first names it."""
    text = "\n".join(re.sub(r"(if .*?) = ", r"\1 == ", line.text) for line in lines[1:])
    for sign, code in SIGNS.items():
        text = text.replace(sign, code)
    return compile(f"def visit(node, alpha, beta):\n{text}", "listing", "exec")


class Run:
    """The pseudocode at work: the leaves that it asks, what nodes return, and its lines there."""

    def __init__(self, tree, method, rules):
        self.tree, self.method, self.rules = tree, method, rules
        self.leaves, self.returned = [], {}
        self.log = {node: [] for node in tree}
        watching = sys.gettrace()
        sys.settrace(self.watch)
        try:
            self.value(GameTree.ROOT, *((INFINITY,) if method == "max-n" else rules.window))
        finally:
            sys.settrace(watching)

    def value(self, node, alpha=-INFINITY, beta=INFINITY):
        """What the search is worth here; its parent's lines go on around it."""
        tree, parent = self.tree, self.tree.parent(node)
        above = self.log[parent] if parent is not None else []
        above.append(f"ask {node}")
        if tree.is_leaf(node):
            self.leaves.append(node)
            value = tree.payoffs[node]
        else:
            value = self.returned[node] = self.visit(node, alpha, beta)
        above.append(f"told by {node}")
        return value

    def visit(self, node, alpha, beta):
        tree, shape = self.tree, self.tree.shape
        if self.method == "max-n":
            beta = alpha  # its window is one number
        mover, children = tree.mover(node), tree.children(node)
        names = {
            "children": children,
            "odds": list(zip(children, map(Fraction, shape.odds[node]), strict=False)),
            "seat": mover.seat if self.method == "max-n" else None,
            "rival": lambda child: shape.movers[child] not in (mover, Mover.CHANCE, None),
            "depth": tree.depth,
            "limit": plies(tree, self.rules),
            "h": self.static,
            "value": self.value,
            "INFINITY": INFINITY,
        }
        exec(as_python(listing(mover, self.method, self.rules).lines), names)
        return names["visit"](node, alpha, beta)

    def static(self, node):
        self.leaves.append(node)
        return self.tree.shape.statics[node]

    def watch(self, frame, event, _):
        """Write down each line of the pseudocode as it begins."""
        if (frame.f_code.co_filename, frame.f_code.co_name) != ("listing", "visit"):
            return None
        if event == "line":
            self.log[frame.f_locals["node"]].append(frame.f_lineno - 1)
        return self.watch

    def during(self, step):
        """The lines at work while a step is taken."""
        tree = self.tree
        match step:
            case Evaluate(leaf) if tree.is_leaf(leaf):
                log = self.log[tree.parent(leaf)]
                return [log[log.index(f"ask {leaf}") - 1]]
            case Evaluate(frontier):
                return self.log[frontier]
            case Enter(node):
                first = (
                    place for place, each in enumerate(self.log[node]) if isinstance(each, str)
                )
                return self.log[node][: next(first)]
            case Update(node, child):
                log = self.log[node]
                after = log[log.index(f"told by {child}") + 1 :]
                lines = list(takewhile(lambda each: isinstance(each, int), after))
                return [log[log.index(f"ask {child}") - 1], *lines]
            case Cut(node) | Leave(node):
                return self.log[node][-1:]


def agrees(tree, method, rules):
    trace = solve(tree, METHODS[method], rules)
    run = Run(tree, method, rules)
    assert tuple(run.leaves) == trace.leaves
    assert run.returned == {node: trace.values[node] for node in run.returned}
    for step in trace.steps:
        found = listing(tree.mover(shown_node(tree, step)), method, rules)
        assert line_of(found, trace, step) in run.during(step), step


def uniform(movers, width, payoff):
    """A tree where the same player moves everywhere on a level, with static values."""

    def grow(level):
        if level == len(movers):
            return str(payoff())
        below = " ".join(grow(level + 1) for _ in range(width))
        return f"{movers[level]}{{{payoff()}}}[{below}]"

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
        "depth": st.sampled_from([None, None, 2, 3]),
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
    movers = ["A", dice.choice("AB"), "B"]
    tree = uniform(movers, 3, lambda: (dice.randint(0, 5), dice.randint(0, 5)))
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
    words = {Enter: "←", Evaluate: "value(", Update: "←", Cut: "if", Leave: "return "}
    for step in trace.steps:
        found = listing(tree.mover(shown_node(tree, step)), method, rules)
        at = line_of(found, trace, step)
        assert at is not None
        assert words[type(step)] in found.lines[at].text


@pytest.mark.parametrize(
    ("text", "rules", "leave", "line"),
    [
        ("[[3 12 8] [2 4 6] [14 5 2]]", Rules(), 5, "    if v ≤ α: return v"),
        ("[[3 12 8] [2 4 6] [14 5 2]]", Rules(), 1, "  return v"),
        (
            "[[3 12 8] [3 4 6] [14 5 2]]",
            Rules(cut_on_equal=False, fail=Fail.HARD),
            9,
            "    if v < α: return α",
        ),
    ],
)
def test_a_node_is_left_by_the_line_that_returns(text, rules, leave, line):
    tree = notation.read(text)
    trace = solve(tree, METHODS["alpha-beta"], rules)
    step = next(step for step in trace.steps if isinstance(step, Leave) and step.node == leave)
    found = listing(tree.mover(step.node), "alpha-beta", rules)
    assert found.lines[line_of(found, trace, step)].text == line


def test_a_child_that_closes_the_window_is_at_the_line_that_takes_its_value():
    tree = notation.read("[[3 12 8] [2 4 6] [14 5 2]]")
    trace = solve(tree, METHODS["alpha-beta"], Rules())
    found = listing(Mover.MIN, "alpha-beta", Rules())
    lit = [
        found.lines[line_of(found, trace, step)].text
        for step in trace.steps
        if isinstance(step, Update) and step.node in (1, 5)
    ]
    moves = "    β ← min(β, v)"
    assert lit == [moves, moves, moves, "    v ← min(v, max-value(child, α, β))"]


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

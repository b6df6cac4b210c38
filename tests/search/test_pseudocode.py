"""The pseudocode is run, line by line, and must do what the search does."""

import re
import sys
from fractions import Fraction
from functools import cache
from itertools import takewhile
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from exercises.exploring.tree_sources import random_tree
from exercises.wording.step_sentences import step_text
from resources.words import say
from search import notation
from search.frontier import plies
from search.methods import METHODS, solve
from search.numbers import INFINITY
from search.pseudocode.current_line import line_of, shown_node
from search.pseudocode.lines import NOTHING, pseudocode_lines
from search.pseudocode.variables import variables
from search.rules import Fail, Order, Range, Rules, Ties, Window
from search.trace import Cut, Enter, Evaluate, Leave, Update
from search.tree import GameTree, Mover

SIGNS = {
    "best ← (−∞, …)": "best = [-INFINITY] * 8", "no rival moves at child": "not rival(child)",
    "node is a leaf": "leaf(node)",
    "α": "alpha", "β": "beta", "−": "-", "∞": "INFINITY", "≥": ">=", "≤": "<=", "·": "*",
    ", rest ← 1": "; rest = 1", "←": "=", "max-value": "max_value", "min-value": "min_value",
    ", odds p, from the right": ", p in odds[::-1]", ", odds p": ", p in odds",
    "child, from the right:": "child in children[::-1]:", "each child:": "each child in children:",
    "for each ": "for ", "move = last child worth v": "pass",
    "move = last child known to be worth v": "pass", "who moves at node": "seat",
}  # fmt: skip


def signs_as_python(text):
    for sign, code in SIGNS.items():
        text = text.replace(sign, code)
    return text


def head(lines):
    """What the first line calls them, and what they are told beside the node."""
    name, told = lines[0].text().removesuffix("):").split("(")
    return name, told.split(", ")[1:]


@cache
def as_python(lines):
    """The lines as the body of a function."""
    text = "\n".join(re.sub(r"(if .*?) = ", r"\1 == ", line.text()) for line in lines[1:])
    told = ", ".join(["node", *head(lines)[1]])
    return compile(signs_as_python(f"def visit({told}):\n{text}"), "listing", "exec")


class Vector(tuple):
    """What several players get, to be weighed and added up."""

    def __rmul__(self, odds):
        return Vector(odds * each for each in self)

    def __add__(self, other):
        return Vector(map(sum, zip(self, other, strict=True)))

    def __radd__(self, zero):
        return self


class Moment:
    """A line at work, and what the variables hold before it and after it."""

    def __init__(self, line, before):
        self.line, self.before, self.after = line, before, None


class Run:
    """The pseudocode at work: the leaves that it asks, what nodes return, and its lines there."""

    def __init__(self, tree, method, rules):
        self.tree, self.method, self.rules = tree, method, rules
        self.leaves, self.returned = [], {}
        self.log = {node: [] for node in tree}
        window = (INFINITY,) if method == "max-n" else rules.window
        told = head(self.lines(GameTree.ROOT))[1]
        watching = sys.gettrace()
        sys.settrace(self.watch)
        try:
            self.value(GameTree.ROOT, *window[: len(told)])
        finally:
            sys.settrace(watching)

    def lines(self, node):
        """The lines of whoever moves at a node; at a leaf those of its parent do as well."""
        at = self.tree.parent(node) if self.tree.is_leaf(node) else node
        return pseudocode_lines(self.tree, self.tree.mover(at), self.method, self.rules)

    def value(self, node, *told):
        """What the search is worth here; its parent's lines go on around it."""
        tree, parent = self.tree, self.tree.parent(node)
        above = self.log[parent] if parent is not None else []
        above.append(f"ask {node}")
        value = self.visit(node, told)
        if not tree.is_leaf(node):
            self.returned[node] = value
        above.append(f"told by {node}")
        return value

    def by(self, name):
        """Calls the lines of this name, which must be the node's own."""

        def value(node, *told):
            if not self.tree.is_leaf(node):
                assert head(self.lines(node))[0] == name
            return self.value(node, *told)

        return value

    def visit(self, node, told):
        tree, shape = self.tree, self.tree.shape
        mover = shape.movers[node]
        children = tree.children(node)
        seated = self.method == "max-n" and mover not in (Mover.CHANCE, None)
        names = {
            "children": children,
            "odds": list(zip(children, map(Fraction, shape.odds[node]), strict=False)),
            "seat": mover.seat if seated else None,
            "rival": lambda child: shape.movers[child] not in (mover, Mover.CHANCE, None),
            "depth": tree.depth,
            "limit": plies(tree, self.rules),
            "leaf": tree.is_leaf,
            "u": self.utility,
            "h": self.static,
            "value": self.value,
            "max_value": self.by("max-value"),
            "min_value": self.by("min-value"),
            "INFINITY": INFINITY,
        }
        exec(as_python(self.lines(node)), names)
        return names["visit"](node, *told)

    def utility(self, leaf):
        self.leaves.append(leaf)
        return self.weighed(self.tree.payoffs[leaf])

    def static(self, node):
        self.leaves.append(node)
        return self.weighed(self.tree.shape.statics[node])

    def weighed(self, payoff):
        return Vector(payoff) if isinstance(payoff, tuple) else payoff

    def watch(self, frame, event, _):
        """Write down each line of the pseudocode as it begins, and what comes of it."""
        if (frame.f_code.co_filename, frame.f_code.co_name) != ("listing", "visit"):
            return None
        held = dict(frame.f_locals)
        log = self.log[held["node"]]
        if event in ("line", "return"):
            moments = (each for each in reversed(log) if isinstance(each, Moment))
            before = next(moments, None)
            if before is not None:
                before.after = held
        if event == "line":
            log.append(Moment(frame.f_lineno - 1, held))
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
                return list(takewhile(lambda each: isinstance(each, Moment), self.log[node]))
            case Update(node, child):
                log = self.log[node]
                after = log[log.index(f"told by {child}") + 1 :]
                lines = list(takewhile(lambda each: isinstance(each, Moment), after))
                return [log[log.index(f"ask {child}") - 1], *lines]
            case Cut(node) | Leave(node):
                return self.log[node][-1:]


def agrees(tree, method, rules):
    """The lines ask, return and hold what the search does, and the lit one is at work."""
    trace = solve(tree, METHODS[method], rules)
    run = Run(tree, method, rules)
    assert tuple(run.leaves) == trace.leaves
    assert run.returned == {node: trace.values[node] for node in run.returned}
    for step, snapshot in trace.replay():
        lines = run.lines(shown_node(tree, step))
        lit = line_of(lines, trace, step)
        at = next(each for each in run.during(step) if each.line == lit)
        asks = isinstance(step, Evaluate) and "v ← value(" not in lines[lit].text()
        held = at.before if asks else at.after
        for name, value in variables(trace, step, snapshot, method).items():
            holds = held[signs_as_python(name)]
            assert holds == ([-INFINITY] * 8 if value == NOTHING else value), (step, name)


def drawn(who, plies, payoff):
    """A tree with static values where `who` says who moves at a node of a level."""

    def grow(level):
        if level == plies:
            return str(payoff())
        below = " ".join(grow(level + 1) for _ in range(3))
        return f"{who(level)}{{{payoff()}}}[{below}]"

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


@given(rules, seeds, windows, st.sampled_from(["alpha-beta", "minimax"]), st.booleans())
@settings(max_examples=80, deadline=None)
def test_the_lines_for_two_players_do_what_the_search_does(rules, dice, window, method, turns):
    players = ["max", "min"]
    tree = drawn(
        lambda level: players[level % 2] if turns else dice.choice(players),
        4,
        lambda: dice.randint(-4, 4),
    )
    if method == "alpha-beta":
        rules = rules._replace(window=window)
    agrees(tree, method, rules)


@given(rules, seeds)
@settings(max_examples=20, deadline=None)
def test_the_lines_for_one_player_do_what_the_search_does(rules, dice):
    agrees(drawn(lambda _: "max", 3, lambda: dice.randint(-4, 4)), "single-agent", rules)


@given(rules, seeds, st.booleans())
@settings(max_examples=60, deadline=None)
def test_the_lines_for_chance_do_what_the_search_does(rules, dice, turns):
    movers = ["max", "chance", "min", "chance"]
    tree = drawn(
        lambda level: movers[level] if turns else dice.choice(movers),
        4,
        lambda: dice.randint(-4, 4),
    )
    agrees(tree, "expectimax", rules)


@given(rules, seeds, st.sampled_from([None, 10]))
@settings(max_examples=60, deadline=None)
def test_the_lines_for_several_players_do_what_the_search_does(rules, dice, most):
    tree = drawn(
        lambda _: dice.choice(["A", "A", "B", "B", "chance"]),
        3,
        lambda: dice.choice([(10, 0), (0, 10), (dice.randint(0, 5), dice.randint(0, 5))]),
    )
    agrees(tree, "max-n", rules._replace(range=None, max_sum=most))


@pytest.mark.parametrize("method", METHODS.values(), ids=METHODS)
def test_every_step_of_a_method_has_a_line_and_a_sentence(method):
    rules = Rules(depth=2 if method.stops_everywhere else None)
    for seed in range(5):
        tree = random_tree(method.name, Random(seed))
        trace = solve(tree, method, rules)
        for place, (step, snapshot) in enumerate(trace.replay()):
            part, mover = trace.pass_at(place), tree.mover(shown_node(tree, step))
            lines = pseudocode_lines(tree, mover, method.name, part.rules)
            assert line_of(lines, part, step) is not None, step
            assert say(step_text(part, step, snapshot))


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
        found = pseudocode_lines(tree, tree.mover(shown_node(tree, step)), method, rules)
        at = line_of(found, trace, step)
        assert at is not None
        assert words[type(step)] in found[at].text()


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
    found = pseudocode_lines(tree, tree.mover(step.node), "alpha-beta", rules)
    assert found[line_of(found, trace, step)].text() == line


def test_a_child_that_closes_the_window_is_at_the_line_that_takes_its_value():
    tree = notation.read("[[3 12 8] [2 4 6] [14 5 2]]")
    trace = solve(tree, METHODS["alpha-beta"], Rules())
    found = pseudocode_lines(tree, Mover.MIN, "alpha-beta", Rules())
    lit = [
        found[line_of(found, trace, step)].text()
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
        (Mover.MAX, Rules(ties=Ties.LAST), {"    move ← last child known to be worth v"}),
        (Mover.MAX, Rules(deep=False), {"    v ← max(v, min-value(child, α, +∞))"}),
        (Mover.MAX, Rules(order=Order.RIGHT_TO_LEFT), {"  for each child, from the right:"}),
    ],
)
def test_a_rule_is_seen_in_the_lines(mover, rules, lines):
    tree = notation.read("[[3 12] [2 4]]")
    assert lines <= {line.text() for line in pseudocode_lines(tree, mover, "alpha-beta", rules)}


@pytest.mark.parametrize(
    ("text", "mover", "line"),
    [
        ("max[max[3 4] min[5 6]]", Mover.MAX, "    v ← max(v, value(child, α, β))"),
        ("max[max[3 4] min[5 6]]", Mover.MIN, "    v ← min(v, max-value(child, α, β))"),
        ("max[min[3 4] 5]", Mover.MAX, "    v ← max(v, min-value(child, α, β))"),
    ],
)
def test_the_other_players_lines_are_called_only_where_players_take_turns(text, mover, line):
    lines = pseudocode_lines(notation.read(text), mover, "alpha-beta", Rules())
    assert line in {each.text() for each in lines}


@pytest.mark.parametrize(
    ("mover", "line"),
    [(Mover.MAX, "    if v = 7/2: return v"), (Mover.MIN, "    if v = −3: return v")],
)
def test_the_ends_of_a_known_range_are_written_as_people_write_them(mover, line):
    rules = Rules(range=Range(-3, Fraction(7, 2)))
    lines = pseudocode_lines(notation.read("[[-3 7/2] [1 2]]"), mover, "alpha-beta", rules)
    assert line in {each.text() for each in lines}


@pytest.mark.parametrize(
    ("method", "rules", "text", "kind", "node", "held"),
    [
        (
            "max-n",
            Rules(),
            "A[B[(1,2,6) (4,2,3)] C[(6,1,2) (7,4,1)]]",
            Evaluate,
            3,
            {"best": (1, 2, 6), "v": (4, 2, 3)},
        ),
        (
            "expectimax",
            Rules(range=Range(0, 10)),
            "max[chance[8 6] chance[2 9]]",
            Cut,
            4,
            {"α": 7, "β": INFINITY, "v": 1, "most": 6},
        ),
        (
            "alpha-beta",
            Rules(fail=Fail.HARD),
            "max[min[5 7] min[3 9 1]]",
            Leave,
            4,
            {"α": 5, "β": INFINITY, "v": 3},
        ),
    ],
)
def test_the_variables_hold_what_the_lines_say(method, rules, text, kind, node, held):
    trace = solve(notation.read(text), METHODS[method], rules)
    found = [
        variables(trace, step, snapshot, method)
        for step, snapshot in trace.replay()
        if isinstance(step, kind) and step.node == node
    ]
    assert found == [held]


@pytest.mark.parametrize("stands", [False, True])
def test_lines_about_a_search_without_cuts_have_no_window(stands):
    tree = notation.read("max{1}[min{2!}[3 4] min{5}[6 7]]")
    rules = Rules(depth=1, stand_pat=stands)
    for mover in (Mover.MAX, Mover.MIN):
        lines = pseudocode_lines(tree, mover, "quiescence", rules, uncut=True)
        text = "\n".join(line.text() for line in lines)
        assert not {"α", "β"} & set(text)
        assert "h(node)" in text
        assert ("v ← h(node)" in text) is stands

"""Quiescence, standing pat and singular extensions: what is searched on, and what that is worth."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from trees import any_rules, evaluated, two_players

from exercises.cli import run
from exercises.drawing.geometry.texts import static_text
from exercises.wording.step_sentences import step_text
from resources.words import say
from search import notation
from search.editing import node_editing
from search.methods import METHODS, solve
from search.pseudocode.current_line import line_of, shown_node
from search.pseudocode.lines import pseudocode_lines
from search.pseudocode.variables import variables
from search.rules import Rules, Ties
from search.tree import GameTree, Mover, TreeError

CASES = json.loads((Path(__file__).parent.parent / "cases" / "deeper.json").read_text())
GRAB = "max{0}[grab:min{9!}[retake:max{-5}[-5]] wait:min{1}[calm:max{1}[1]]]"


def case(name):
    return next(each for each in CASES if each["id"] == name)


def answer(capsys, *words):
    assert run(["solve", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def move(tree, found):
    return notation.read(tree).shape.names[notation.read(tree).find(str(found["line"][0]))]


@st.composite
def marked(draw, trees=two_players):
    """A tree with static values, and unquiet nodes among those where somebody moves."""
    tree = draw(evaluated(trees))
    unquiet = tuple(not tree.is_leaf(node) and draw(st.booleans()) for node in tree)
    return GameTree(tree.shape._replace(unquiet=unquiet), tree.payoffs)


def plain(tree, rules, node=GameTree.ROOT, extended=False):
    """What a node is worth, without any cut: the rule as a text would have it."""
    if tree.is_leaf(node):
        return tree.payoffs[node]
    static, beyond = tree.shape.statics[node], tree.depth(node) >= rules.depth
    if beyond and not tree.shape.unquiet[node] and not extended:
        return static
    best = max if tree.mover(node) is Mover.MAX else min
    children = tree.children(node)
    at_once = [tree.payoffs[c] if tree.is_leaf(c) else tree.shape.statics[c] for c in children]
    singular = None
    if rules.singular is not None and tree.depth(node) == rules.depth - 1 and len(children) > 1:
        first = at_once.index(best(at_once))
        second = best(at_once[:first] + at_once[first + 1 :])
        if abs(at_once[first] - second) >= rules.singular:
            singular = children[first]
    values = [plain(tree, rules, child, child == singular) for child in children]
    return best([*values, static] if beyond and rules.stand_pat else values)


def test_the_grab_is_seen_through_one_ply_on(capsys):
    grab = case("quiescence-grab")
    tree, depth = grab["given"]["tree"], str(grab["given"]["depth"])
    words = ("--method", "quiescence", "--depth", depth)
    without = answer(capsys, tree, "--depth", depth)
    assert [without["value"], move(tree, without)] == grab["answer"]["without"]
    for searched in (
        answer(capsys, tree, *words, "--unquiet", ",".join(grab["given"]["unquiet"])),
        answer(capsys, tree, *words, "--unquiet", "0"),
        answer(capsys, GRAB, *words),
    ):
        assert [searched["value"], move(tree, searched)] == grab["answer"]["with"]
        assert searched["extra_evaluations"] == grab["answer"]["extra_evaluations"]
        assert searched["searched_on"] == ["0"]


@pytest.mark.parametrize("method", ["minimax", "alpha-beta", "quiescence"])
def test_the_doomed_bishop_at_three_depths(capsys, method):
    bishop = case("horizon-doomed-bishop")
    tree = bishop["given"]["tree"]
    for depth, want in bishop["answer"].items():
        found = answer(capsys, tree, "--method", method, "--depth", depth)
        assert [found["value"], move(tree, found)] == want


@pytest.mark.parametrize(
    ("tree", "rules", "value", "on"),
    [
        ("max[min{4!}[1 6] min{3}[5 9]]", {"depth": 1}, 3, ["0"]),
        # An unquiet node above the limit, or below a quiet one, changes nothing.
        ("max{0!}[min{4}[max{9!}[1] 6] min{3}[5 9]]", {"depth": 1}, 4, []),
        # On through one unquiet node after the other, to the first quiet ones.
        ("max[min{4!}[max{8!}[min{2}[0 9] 1] 7] 1]", {"depth": 1}, 2, ["0", "0.0"]),
        # MIN at an unquiet node may stand pat on 4, and MAX on 8.
        ("max[min{4!}[6 7] 1]", {"depth": 1, "stand_pat": True}, 4, ["0"]),
        ("max[min{4!}[6 7] 1]", {"depth": 1}, 6, ["0"]),
        ("min[max{8!}[6 7] 9]", {"depth": 1, "stand_pat": True}, 8, ["0"]),
        # 9 is ahead of 5 by 4.
        ("max[min{9}[2 3] min{5}[7 8]]", {"depth": 1, "singular": 4}, 5, ["0"]),
        ("max[min{9}[2 3] min{5}[7 8]]", {"depth": 1, "singular": 5}, 9, []),
        # An only child has nothing to be better than, and a leaf can't be searched deeper.
        ("max[min{9}[2 3]]", {"depth": 1, "singular": 1}, 9, []),
        ("max[9 min{5}[7 8]]", {"depth": 1, "singular": 1}, 9, []),
        # MIN's best child is the least one.
        ("min[max{1}[6 3] max{5}[7 8]]", {"depth": 1, "singular": 4}, 5, ["0"]),
    ],
)
def test_what_is_searched_on_and_what_that_gives(tree, rules, value, on):
    tree, rules = notation.read(tree), Rules(**rules)
    trace = solve(tree, METHODS["quiescence"], rules)
    assert trace.value == value == plain(tree, rules)
    assert METHODS["quiescence"].findings(trace)["searched_on"] == on


extended = st.fixed_dictionaries(
    {
        "depth": st.integers(0, 3),
        "stand_pat": st.booleans(),
        "singular": st.none() | st.integers(1, 6),
    }
)


@given(marked(), any_rules, extended)
def test_the_value_is_that_of_a_plain_search(tree, rules, more):
    rules = rules._replace(**more)
    assert solve(tree, METHODS["quiescence"], rules).value == plain(tree, rules)


@given(evaluated(two_players), any_rules, st.none() | st.integers(0, 4))
def test_in_quiet_trees_it_is_minimax_to_the_depth(tree, rules, depth):
    rules = rules._replace(depth=depth)
    wanted = solve(tree, METHODS["minimax"], rules._replace(range=None)).value
    assert solve(tree, METHODS["quiescence"], rules).value == wanted


@given(evaluated(two_players), any_rules, st.integers(0, 4))
def test_where_all_is_unquiet_it_is_minimax_to_the_end(tree, rules, depth):
    unquiet = tuple(not tree.is_leaf(node) for node in tree)
    tree = GameTree(tree.shape._replace(unquiet=unquiet), tree.payoffs)
    wanted = solve(tree, METHODS["minimax"], rules._replace(range=None)).value
    assert solve(tree, METHODS["quiescence"], rules._replace(depth=depth)).value == wanted


@given(marked(), any_rules, extended)
def test_every_step_has_its_line_variables_and_sentence(tree, rules, more):
    trace = solve(tree, METHODS["quiescence"], rules._replace(**more))
    for step, snapshot in trace.replay():
        assert say(step_text(trace, step, snapshot))
        if len(tree) > 1:
            mover = tree.mover(shown_node(tree, step))
            lines = pseudocode_lines(tree, mover, "quiescence", trace.rules)
            assert line_of(lines, trace, step) is not None
            variables(trace, step, snapshot, "quiescence")


def test_standing_pat_can_be_enough():
    tree = notation.read("max[5 min{3!}[9 8]]")
    trace = solve(tree, METHODS["quiescence"], Rules(depth=1, stand_pat=True))
    assert (trace.value, [tree.path(node) for node in trace.leaves]) == (5, ["0"])
    told = [say(step_text(trace, *each)) for each in trace.replay()]
    assert "B may stand pat: it begins with its static value 3 and the window (5, +∞)." in told


def test_to_stand_pat_needs_a_static_value():
    tree = notation.read("max[5 min{!}[9 8]]")
    assert solve(tree, METHODS["quiescence"], Rules(depth=1)).value == 8
    with pytest.raises(TreeError, match="node 1 stands at the depth limit without a static value"):
        solve(tree, METHODS["quiescence"], Rules(depth=1, stand_pat=True))


@pytest.mark.parametrize("text", [GRAB, "max{!}[1 2]", "max{(1, 2)!}[(1, 2)]".replace("max", "A")])
def test_the_mark_is_written_as_it_is_read(text):
    assert notation.write(notation.read(text)) == text


def test_the_mark_stands_beside_the_static_value():
    tree = notation.read("max{!}[min{-9!}[1] min{3}[2]]")
    assert [static_text(tree, node) for node in tree.inner] == ["!", "h −9 !", "h 3"]


def test_a_mark_is_set_and_goes_with_the_last_child():
    tree = notation.read("max[min{9}[1] 2]")
    tree = node_editing.set_unquiet(tree, tree.find("0"), True)
    assert notation.write(tree) == "max[min{9!}[1] 2]"
    again = node_editing.delete(tree, tree.find("0.0"))
    assert notation.write(node_editing.add_child(again, again.find("0"))) == "max[min[0] 2]"


@pytest.mark.parametrize(
    "words", [("--unquiet", "a", "--unquiet", "b"), ("--unquiet", "a, b"), ("--unquiet", "a b")]
)
def test_several_nodes_are_unquiet_however_they_are_listed(capsys, words):
    tree = "max{0}[a:min{9}[-5] b:min{7}[1] c:min{2}[3]]"
    found = answer(capsys, tree, "--method", "quiescence", "--depth", "1", *words)
    assert (found["value"], found["searched_on"]) == (2, ["0", "1"])


def test_a_leaf_can_not_be_unquiet(capsys):
    assert run(["solve", "max[1 2]", "--method", "quiescence", "--unquiet", "0"]) == 1
    assert "only where somebody moves" in capsys.readouterr().err


def test_who_stands_pat_is_surely_worth_that_once_all_is_seen():
    rules = Rules(depth=1, stand_pat=True, ties=Ties.LAST, cut_on_equal=False)
    tree = notation.read("max[5 min{5!}[7 6]]")
    assert solve(tree, METHODS["quiescence"], rules).line[0] == tree.find("1")

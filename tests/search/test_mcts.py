"""Monte Carlo tree search: what it selects, where it grows, what it counts and what it plays."""

import json
from fractions import Fraction
from math import sqrt
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plain_mcts import search as plain
from trees import two_players

from exercises.cli import run
from exercises.wording.step_sentences import step_text
from resources.words import say
from search import notation
from search.games.tictactoe import TicTacToe
from search.methods import METHODS, solve
from search.methods.mcts_counts import count_in, show_count
from search.methods.mcts_steps import BackUp, Play, Select
from search.methods.monte_carlo import MonteCarlo
from search.numbers import NumberError, as_int
from search.pseudocode.current_line import line_of, shown_node
from search.pseudocode.lines import pseudocode_lines
from search.roots import Root, read_root
from search.rules import Expansion, FinalMove, Order, Playouts, Rules, Ucb, Wins
from search.tree import TWO_PLAYERS, GameTree, Mover, TreeError

CASES = json.loads((Path(__file__).parent.parent / "cases" / "deeper.json").read_text())
BY_HAND = "root:max[a:min[a1:? a2:?] b:min[b1:? b2:?] c:min[c1:? c2:?]]"
COUNTED = (
    'A:"4/11" max[B:"4/5" min[F:"0/2" max[L:"1/1" ?] G:"1/2" max[M:"0/1" ?]] '
    'D:"3/4" min[H:"0/2" max[P:"1/1" ?] J:"0/1" max[Q:?]] E:"0/2" min[K:"1/1" max[R:? S:?]]]'
)


def case(name):
    return next(each for each in CASES if each["id"] == name)


def answer(capsys, *words):
    assert run(["solve", *words, "--method", "mcts", "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def named(tree, paths):
    return [tree.labels[tree.find(path)] for path in paths]


def test_seven_iterations_from_nothing_are_those_of_the_case(capsys):
    want = case("mcts-by-hand-7")["answer"]
    playouts = case("mcts-by-hand-7")["given"]["playouts_won_by_root_player"]
    tree = notation.read(BY_HAND)
    found = answer(capsys, BY_HAND, "--playouts", ",".join(map(str, playouts)))
    assert [named(tree, each["path"]) for each in found["iterations"]] == want["paths"]
    counts = {tree.labels[tree.find(path)]: count for path, count in found["counts"].items()}
    assert counts == want["final"]
    assert tree.labels[tree.find(found["move"])] == want["play"]
    scores = [each["selected"][0]["ucb1"] for each in found["iterations"][3:]]
    for told, wanted in zip(scores, want["ucb1_at_root_from_4th"], strict=True):
        by_name = {tree.labels[tree.find(path)]: score for path, score in told.items()}
        assert by_name == pytest.approx(wanted, abs=0.0006)


def test_given_playouts_hold_also_where_a_leaf_says_what_it_is_worth(capsys):
    playouts = ("--playouts", "1,0,1,0,1,1,1")
    unknown = answer(capsys, BY_HAND, *playouts)
    assert answer(capsys, BY_HAND.replace("?", "0"), *playouts)["counts"] == unknown["counts"]


def test_a_published_table_of_ucb1_is_right_but_for_its_two_slips(capsys):
    want = case("aima-notes-tutorial-8-uct")["answer"]
    found = answer(capsys, 'max[S1:"10/15" ? S2:"5/15" ? S3:"10/20" ?]', "--playouts", "1")
    (selected,) = found["iterations"][0]["selected"]
    assert list(selected["ucb1"].values()) == pytest.approx(list(want["ucb1"].values()), abs=6e-4)
    assert selected["chosen"] == "0"


@pytest.mark.parametrize(("c", "chosen"), [("1.4", "60/79"), ("1.5", "2/11")])
def test_the_child_that_is_selected_hangs_on_c(capsys, c, chosen):
    want = case("aima-mcts-selection")["answer"]
    counts = ("60/79", "1/10", "2/11")
    tree = '"37/100" max["60/79" ? "1/10" ? "2/11" ?]'
    found = answer(capsys, tree, "--playouts", "1", "--C", c)
    (selected,) = found["iterations"][0]["selected"]
    by_count = dict(zip(counts, selected["ucb1"].values(), strict=True))
    assert by_count == pytest.approx(want[f"ucb1_{c}"], abs=6e-4)
    assert counts[int(selected["chosen"])] == chosen == want[c]


def test_an_iteration_from_given_counts_goes_where_ucb1_is_highest(capsys):
    found = answer(capsys, COUNTED, "--playouts", "1", "--exploration", "1.4")
    (only,) = found["iterations"]
    assert only["path"] == ["", "1", "1.1", "1.1.0"]
    assert [list(each["ucb1"].values()) for each in only["selected"]] == [
        pytest.approx([1.77, 1.834, 1.533], abs=6e-4),
        pytest.approx([1.1656, 1.6484], abs=6e-4),
    ]
    assert [only["counts"][path] for path in only["path"]] == ["4/12", "4/5", "0/2", "1/1"]


def test_other_conventions_count_hang_and_play_otherwise(capsys):
    words = (BY_HAND, "--playouts", "1,0,1,0,1,1,1")
    found = answer(capsys, *words, "--wins", "root")
    assert found["counts"][""] == "5/7"
    assert found["counts"]["2.0"] == "2/2"
    together = answer(capsys, *words, "--expand", "all")
    assert together["iterations"][0]["new"] == ["0", "1", "2"]
    assert together["counts"]["0.1"] == "0/0"
    double = answer(capsys, *words, "--ucb", "2ln", "--exploration", "1")
    assert double["iterations"] == answer(capsys, *words)["iterations"]
    tree = '"2/9" max["5/6" ? "3/3" ?]'
    assert answer(capsys, tree, "--playouts", "0")["move"] == "0"
    assert answer(capsys, tree, "--playouts", "1", "--final-move", "mean")["move"] == "1"
    backwards = answer(capsys, *words, "--order", "rtl")
    assert backwards["iterations"][0]["path"] == ["", "2"]


def test_seeded_playouts_are_the_same_on_every_run(capsys):
    words = ("[[1 -1] [1 1] [-1 0]]", "--iterations", "60")
    first, again, other = (answer(capsys, *words, "--seed", seed) for seed in "778")
    assert first == again
    assert first["iterations"] != other["iterations"]
    assert {first["move"], other["move"]} == {"1"}


rules = st.fixed_dictionaries(
    {
        "order": st.sampled_from(Order),
        "exploration": st.sampled_from(["sqrt 2", "1.4", "0", "1/3", "2"]).map(read_root),
        "ucb": st.sampled_from(Ucb),
        "wins": st.sampled_from(Wins),
        "expand": st.sampled_from(Expansion),
        "final_move": st.sampled_from(FinalMove),
        "playouts": st.lists(st.sampled_from([0, 1, Fraction(1, 2)]), max_size=12).map(Playouts),
        "iterations": st.integers(1, 25),
        "seed": st.integers(0, 9),
    }
).map(lambda chosen: Rules(**chosen))


@given(two_players, rules)
def test_counts_add_up_at_every_node_after_every_iteration(tree, rules):
    trace = solve(tree, METHODS["mcts"], rules)
    played = own = None
    counts, owns = {}, dict.fromkeys(tree, 0)
    for step in trace.steps:
        if isinstance(step, BackUp):
            own = step.node if played is None else own
            played = True
            counts[step.node] = step.wins, step.visits
        if isinstance(step, BackUp) and step.node == GameTree.ROOT:
            owns[own] += 1
            played = None
            _check(tree, rules, counts, owns)
    assert counts[GameTree.ROOT][1] == rules.iterations


def _check(tree, rules, counts, owns):
    """Visits are those of the children and the node's own playouts; wins lie within visits."""
    nothing = (0, 0)
    for node, (wins, visits) in counts.items():
        below = [counts.get(child, nothing) for child in tree.children(node)]
        assert visits == owns[node] + sum(seen for _, seen in below)
        assert 0 <= wins <= visits
        if not owns[node] and rules.wins is Wins.ROOT:
            assert wins == sum(won for won, _ in below)


@given(two_players, rules)
def test_a_plain_search_apart_finds_the_same(tree, rules):
    playouts = rules.playouts or Playouts([1])
    rules = rules._replace(playouts=playouts, iterations=len(playouts), wins=Wins.ROOT)
    trace = METHODS["mcts"].run(tree, rules)
    turned = -1 if rules.order is Order.RIGHT_TO_LEFT else 1
    moves = {node: tree.children(node)[::turned] for node in tree.inner}
    first = None if tree.is_leaf(0) else tree.mover(0)
    _, tables, total = plain(
        moves,
        0,
        playouts,
        c=sqrt(rules.exploration.squared),
        double=rules.ucb is Ucb.DOUBLE,
        mine=lambda node: tree.mover(node) is first,
    )
    shown = {
        node: show_count(as_int(count[0]), count[1]) for node, count in total.items() if count[1]
    }
    assert {node: text for node, text in trace.end.counts.items() if text != "0/0"} == shown
    scores = [step.scores for step in trace.steps if isinstance(step, Select) and step.scores]
    plain_scores = [tuple(each.values()) for table in tables for each in table]
    for told, wanted in zip(scores, plain_scores, strict=True):
        assert [float(score) for score in told] == pytest.approx(wanted)


@given(two_players, rules)
def test_every_step_has_a_line_and_a_sentence(tree, rules):
    trace = solve(tree, METHODS["mcts"], rules)
    for step, snapshot in trace.replay():
        assert say(step_text(trace, step, snapshot))
        mover = Mover.MAX if len(tree) == 1 else tree.mover(shown_node(tree, step))
        lines = pseudocode_lines(tree, mover, "mcts", rules)
        assert line_of(lines, trace, step) is not None
    if len(tree) > 1:
        assert isinstance(trace.steps[-1], Play)
        assert trace.line[0] in tree.children(GameTree.ROOT)


def test_which_iteration_it_is_stands_among_the_newest_that_is_kept():
    trace = solve(notation.read(BY_HAND), METHODS["mcts"], Rules(playouts=Playouts([1] * 9)))
    *_, (_, snapshot) = trace.replay()
    newest = list(snapshot.memory)[-5:]
    assert newest[:2] == ["iteration", "result"]
    assert newest[-1] == "root"


def test_enough_iterations_find_the_best_move_of_a_game():
    game = TicTacToe("XX_OO____")
    search = MonteCarlo(game, game.start, Rules(seed=1))
    for _ in range(400):
        search.grow()
    assert search.final(search.root).state == "XXXOO____"


def test_nearly_equal_children_are_told_apart_exactly():
    for visits in (2, 10**6):
        rules = Rules(playouts=Playouts([1]), exploration=Root(Fraction(1, 10**12)))
        state = f'max["{visits // 2}/{visits}" ? "{visits}/{2 * visits}" ?]'
        trace = METHODS["mcts"].run(notation.read(state, TWO_PLAYERS), rules)
        (select,) = (step for step in trace.steps if isinstance(step, Select))
        assert select.child == 1  # fewer visits
        assert 0 < select.scores[0] - select.scores[1] < Fraction(1, 10**6)


@pytest.mark.parametrize(
    ("tree", "words"),
    [
        ("[[? ?] [1 2]]", "a playout ends at"),
        ('max["3/2" ? "1/2" ?]', "can't be"),
        ('max[min["1/2" ?] "1/2" ?]', "can't be"),
        ('"1/1" max["1/2" ? "1/2" ?]', "more often"),
    ],
)
def test_what_cannot_be_searched_is_said(tree, words):
    with pytest.raises(TreeError, match=words):
        solve(notation.read(tree, TWO_PLAYERS), METHODS["mcts"], Rules(iterations=20))


def test_a_count_is_wins_and_visits():
    assert count_in("4/11") == (4, 11)
    assert count_in(" 2.5 / 4 ") == (Fraction(5, 2), 4)
    assert count_in("XX_OO____") is None
    assert count_in(None) is None


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("1.4", "1.4"),
        ("sqrt 2", "√2"),
        ("√(2)", "√2"),
        ("7/5", "1.4"),
        ("sqrt 4", "2"),
        ("1/3", "1/3"),
        ("1/sqrt 2", "1/√2"),
        ("sqrt(2)/2", "1/√2"),
        ("2√2", "√8"),
        ("sqrt(2/3)", "√(2/3)"),
        ("sqrt 1/2", "1/√2"),
    ],
)
def test_a_constant_is_kept_exactly(text, shown):
    assert read_root(text).show() == shown
    assert read_root(read_root(text).text()) == read_root(text)


def test_a_constant_is_not_below_nothing():
    with pytest.raises(NumberError, match="below 0"):
        read_root("-1")
    with pytest.raises(NumberError, match="two ways"):
        read_root("√2/3")


def test_wrong_words_are_said_on_one_line(capsys):
    for words in (
        ("--playouts", "1,2"),
        ("--exploration", "much"),
        ("--exploration", "-1"),
        ("--iterations", "5000"),
    ):
        assert run(["solve", "[[1 2] [3 4]]", "--method", "mcts", *words]) == 2
        assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("won", [0, Fraction(1, 2), 1])
def test_a_root_without_moves_is_worth_what_its_playouts_bring(won):
    rules = Rules(iterations=1, playouts=Playouts([won]))
    assert METHODS["mcts"].run(notation.read("?"), rules).value == won


@pytest.mark.parametrize(("leaf", "worth"), [("5", 1), ("-5", 0), ("0", "1/2")])
@pytest.mark.parametrize("wins", ["mover", "root"])
def test_a_lone_leaf_counts_for_max(capsys, leaf, worth, wins):
    found = answer(capsys, f" {leaf}", "--iterations", "2", "--wins", wins)
    counts = {1: "2/2", 0: "0/2", "1/2": "1/2"}
    assert (found["value"], found["values"], found["counts"]) == (
        worth,
        {"": worth},
        {"": counts[worth]},
    )
    run(["solve", f" {leaf}", "--method", "mcts", "--iterations", "1", "--steps"])
    assert f"The playout from {leaf} is" in capsys.readouterr().out

"""Iterative deepening, a transposition table, killer moves: what they find and what they save."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from trees import any_rules, evaluated, two_players

from exercises.cli import run
from search import notation
from search.games.line import LineGame
from search.games.piles import Grundy, Nim
from search.games.tictactoe import TicTacToe
from search.games.unrolling import unroll
from search.methods import METHODS, solve
from search.methods.transpositions import Recall
from search.pseudocode.variables import variables
from search.rules import Rules, Ties
from search.trace import Enter
from search.tree import GameTree, TreeError

CASES = json.loads((Path(__file__).parent.parent / "cases" / "deeper.json").read_text())
BEYOND = ("deepening", "table", "killers")
GAMES = (Nim([5], (1, 2, 3)), Nim([2, 3]), Nim([4], last_wins=False), Grundy([7]))


def case(name):
    return next(each for each in CASES if each["id"] == name)


def answer(capsys, *words):
    assert run(["solve", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_each_pass_is_in_the_order_of_the_last(capsys):
    deepening = case("iterative-deepening-order")
    tree, want = deepening["given"]["tree"], deepening["answer"]
    names = notation.read(tree).shape.names
    find = notation.read(tree).find
    passes = answer(capsys, tree, "--method", "deepening")["passes"]
    assert [[names[find(move)] for move in each["order"]] for each in passes] == want["orders"]
    assert [len(each["leaves"]) for each in passes] == want["evaluations_with"]
    assert [each["value"] for each in passes] == want["values"]
    last = [names[find(leaf)] for leaf in passes[-1]["leaves"]]
    assert last == want["order_of_evaluation_pass_3"]
    plain = [answer(capsys, tree, "--depth", str(depth))["leaves"] for depth in (1, 2, 3)]
    assert [len(leaves) for leaves in plain] == want["evaluations_without"]


def test_the_last_pass_goes_to_the_limit(capsys):
    tree = case("iterative-deepening-order")["given"]["tree"]
    passes = answer(capsys, tree, "--method", "deepening", "--depth", "2")["passes"]
    assert [each["depth"] for each in passes] == [1, 2]
    assert answer(capsys, "7", "--method", "deepening")["value"] == 7


def test_a_pass_that_stops_where_nothing_is_known_says_where(capsys):
    assert run(["solve", "[[1 2] [3 4]]", "--method", "deepening"]) == 1
    assert "static" in capsys.readouterr().err


def test_the_move_that_cut_last_is_tried_first(capsys):
    killer = case("killer-move")
    tree = 'max[A:min["a">5 "b">3 "c">9] B:min["a">7 "b">2 "c">4] C:min["a">8 "b">1 "c">6]]'
    found = answer(capsys, tree, "--method", "killers")
    assert len(found["leaves"]) == killer["answer"]["with"]
    assert len(answer(capsys, tree)["leaves"]) == killer["answer"]["without"]
    killers = {each["node"]: each["move"] for each in found["killers"]}
    assert [killers.get(node) for node in "012"] == killer["answer"]["killers"]


def test_moves_without_names_are_known_by_their_places(capsys):
    found = answer(capsys, "max[min[5 3 9] min[7 2 4] min[8 1 6]]", "--method", "killers")
    assert [each["move"] for each in found["killers"]] == ["2", "2"]
    assert len(found["leaves"]) == 6


def test_a_state_that_was_searched_is_looked_up(capsys):
    nim = notation.write(unroll(Nim([5], (1, 2, 3))))
    found, plain = answer(capsys, nim, "--method", "table"), answer(capsys, nim)
    assert found["recalled"] == ["0.2", "1.0.0", "2"]
    assert (len(found["leaves"]), len(plain["leaves"])) == (7, 10)
    table = {(each["state"], each["mover"]): each for each in found["table"]}
    assert len(table) == 8  # MAX to move is another state than MIN to move
    assert table["III", "max"] == {"state": "III", "mover": "max", "value": 1, "known": "="}
    assert table["III", "min"]["known"] == "≤"


def test_states_that_only_look_alike_are_refused():
    tree = notation.read('max["II" min[1 2] "II" min[1 3]]')
    with pytest.raises(TreeError, match="II"):
        solve(tree, METHODS["table"], Rules())
    assert solve(notation.read('max["II" min[1 2] "II" min[2 1]]'), METHODS["table"], Rules())


@pytest.mark.parametrize("depth", range(1, 7))
def test_under_a_limit_a_state_nearer_to_it_is_another_one(depth):
    tree = unroll(Nim([9], (1, 2, 3)))
    by_sticks = (3, 4, -8, -1, 7, 6, 3, 0, 6)
    states = tree.shape.states
    statics = tuple(None if tree.is_leaf(n) else by_sticks[len(states[n]) - 1] for n in tree)
    tree = GameTree(tree.shape._replace(statics=statics), tree.payoffs)
    plain, table = (
        solve(tree, METHODS[method], Rules(depth=depth)) for method in ("minimax", "table")
    )
    assert table.value == plain.value


@given(evaluated(two_players), any_rules, st.none() | st.integers(0, 4))
def test_the_root_is_worth_what_minimax_says(tree, rules, depth):
    rules = rules._replace(depth=depth)
    plain = solve(tree, METHODS["minimax"], rules._replace(range=None)).value
    for method in BEYOND:
        assert solve(tree, METHODS[method], rules).value == plain, method


@pytest.mark.parametrize("game", [*GAMES, TicTacToe("XOX_O_X__"), LineGame(4)])
def test_games_are_worth_what_minimax_says_and_a_table_saves(game):
    tree = unroll(game)
    plain = solve(tree, METHODS["alpha-beta"], Rules())
    for method in ("table", "killers"):
        assert solve(tree, METHODS[method], Rules()).value == plain.value
    assert solve(tree, METHODS["table"], Rules()).visited <= plain.visited


@pytest.mark.parametrize("game", GAMES)
def test_what_the_table_keeps_is_true(game):
    tree = unroll(game)
    exact = solve(tree, METHODS["minimax"], Rules()).values
    holds = {"=": lambda a, b: a == b, "≤": lambda a, b: a <= b, "≥": lambda a, b: a >= b}
    for step in solve(tree, METHODS["table"], Rules()).own_steps:
        assert holds[step.claim.relation.value](exact[step.node], step.claim.value)


def test_a_pass_knows_its_limit_and_what_the_last_one_found():
    tree = notation.read("max{0}[B:min{3}[5 1] C:min{4}[2 9]]")
    trace = solve(tree, METHODS["deepening"], Rules())
    limits = [
        variables(trace.pass_at(place), step, snapshot, "deepening")["limit"]
        for place, (step, snapshot) in enumerate(trace.replay())
        if isinstance(step, Enter) and step.node == GameTree.ROOT
    ]
    assert limits == [1, 2]
    ((_, found),) = trace.end.memory.values()
    assert found == "B 3, C 4"


@pytest.mark.parametrize(("last", "best"), [("p", 2), ("q", 0)])
def test_a_recalled_tie_is_as_sure_as_its_entry(last, best):
    same = {"p": "min[5 6]", "q": "min[5 7 2]"}
    tree = notation.read(f'max["p" min[5 6] "q" min[5 7 2] "{last}" {same[last]}]')
    trace = solve(tree, METHODS["table"], Rules(ties=Ties.LAST))
    assert [step.node for step in trace.steps if isinstance(step, Recall)] == [tree.find("2")]
    assert trace.line[0] == tree.find(str(best))

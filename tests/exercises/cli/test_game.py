"""`plywood game` keeps its promises."""

import json

import pytest

from exercises.cli import run
from search import notation


def told(capsys, *words, code=0):
    assert run(["game", *words]) == code
    return capsys.readouterr()


def answered(capsys, *words):
    return json.loads(told(capsys, *words, "--json").out)


def test_a_game_is_told_as_the_promised_object(capsys):
    nim = answered(capsys, "nim", "5", "--take", "1-3")
    tree = nim.pop("tree")
    assert nim == {"nodes": 28, "leaves": 13, "states": 10, "value": 1, "best": ["take 1"]}
    assert len(notation.read(tree)) == 28


def test_a_tree_is_printed_as_notation_that_solve_takes(capsys):
    tree = told(capsys, "nim", "3", "--take", "1,2").out.strip()
    assert tree.startswith('"III" max["take 1">"II" min[')
    assert run(["solve", tree, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["value"] == -1


def test_piles_come_apart_or_with_commas(capsys):
    assert answered(capsys, "nim", "2,3") == answered(capsys, "nim", "2", "3")


def test_a_tree_too_large_to_write_is_counted_all_the_same(capsys):
    empty = answered(capsys, "tictactoe")
    assert (empty["nodes"], empty["leaves"], empty["states"]) == (549_946, 255_168, 5_478)
    assert empty["tree"] is None
    assert "--depth" in told(capsys, "tictactoe", code=1).err


def test_the_graph_has_every_state_once(capsys):
    graph = answered(capsys, "nim", "2", "3", "--graph")
    assert graph["states"] == len(graph["graph"]) == 20
    start = graph["graph"][0]
    assert (start["state"], start["mover"]) == ("II III", "max")
    after = graph["graph"][start["moves"]["3 -> 2"]]
    assert (after["state"], after["mover"]) == ("II II", "min")
    assert len(told(capsys, "nim", "2", "3", "--graph", "--symmetric").out.splitlines()) == 15


def test_lines_are_judged_without_playing(capsys):
    judged = answered(capsys, "tictactoe", "XX_OO____", "--evaluate", "lines")
    assert judged["lines"] == {"rows": [10, -10, 0], "columns": [0, 0, 0], "diagonals": [0, -1]}
    assert judged["sum"] == -1
    assert "sum        -1" in told(capsys, "tictactoe", "XX_OO____", "--evaluate", "lines").out


@pytest.mark.parametrize(
    ("board", "by", "worth"),
    [
        ("_X__O____", "counts", -2),
        ("XX_OO____", "counts", -1),  # 3 − 3, and O alone on a diagonal
        ("XXXOO____", "counts", -2),  # three in a row do not count, X alone in a column does
        ("XX_______", "lines", 13),  # nobody need be to move
    ],
)
def test_any_board_is_worth_what_its_lines_add_up_to(capsys, board, by, worth):
    assert answered(capsys, "tictactoe", board, "--evaluate", by)["sum"] == worth


def test_leaves_at_a_depth_are_judged_or_unknown(capsys):
    words = ("tictactoe", "--depth", "2", "--symmetric")
    judged = answered(capsys, *words, "--evaluate", "lines", "--weights", "1,3")
    assert (judged["nodes"], judged["value"], judged["best"]) == (16, 1, ["centre"])
    open_ended = answered(capsys, *words)
    assert (open_ended["value"], open_ended["best"]) == (None, [])
    assert "?" in open_ended["tree"]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("chess",), "chess"),
        (("nim",), "nim 5"),
        (("nim", "five"), "five"),
        (("nim", "61"), "60"),
        (("nim", *"123456789"), "8"),
        (("nim", "5", "--take", "3-1"), "1-3"),
        (("nim", "5", "--take", "0"), "0"),
        (("nim", "5", "--win", "10"), "--win"),
        (("nim", "5", "--evaluate", "lines"), "--evaluate"),
        (("grundy", "7", "--take", "1"), "--take"),
        (("grundy", "7", "--last", "loses"), "--last"),
        (("nim", "5", "--take", "one"), "--take"),
        (("line", "2"), "3"),
        (("line", "five"), "12"),
        (("line", "4", "5"), "at most 1"),
        (("tictactoe", "_________", "_________"), "one board"),
        (("tictactoe", "--win", "much"), "--win"),
        (("nim", "5", "--seed", "3"), "--iterations"),
        (("nim", "5", "--iterations", "9", "--graph"), "--graph"),
        (("corridor", "E3", "--depth", "2", "--iterations", "9"), "--iterations"),
    ],
)
def test_wrong_words_get_one_line_that_names_them(capsys, words, named):
    said = told(capsys, *words, code=2).err
    assert named in said
    assert said.count("\n") == 1


def test_the_graph_keeps_every_move_also_where_two_are_called_the_same(capsys):
    start = answered(capsys, "nim", "3", "3", "--graph")["graph"][0]
    assert len(start["moves"]) == len(set(start["moves"].values())) == 6


def test_a_state_has_a_key_that_tells_whose_it_is(capsys):
    graph = answered(capsys, "nim", "5", "--take", "1-3", "--graph")["graph"]
    keys = [row["key"] for row in graph]
    assert len(set(keys)) == len(keys) == 10
    assert {"max II", "min II"} <= set(keys)


def test_a_whole_game_is_searched_by_monte_carlo_as_its_tree_would_be(capsys):
    seeded = ("--iterations", "60", "--seed", "7")
    found = answered(capsys, "tictactoe", "XX_OO____", *seeded)
    assert found["move"] == "top right"
    tree = told(capsys, "tictactoe", "XX_OO____").out.strip()
    assert run(["solve", tree, "--method", "mcts", *seeded, "--json"]) == 0
    counts = json.loads(capsys.readouterr().out)["counts"]
    assert list(found["counts"].values()) == [counts[str(child)] for child in range(5)]
    assert sum(int(count.split("/")[1]) for count in found["counts"].values()) == 60


def test_monte_carlo_finds_the_centre_of_a_board_too_large_to_unroll(capsys):
    found = answered(capsys, "tictactoe", "--iterations", "1000")
    assert (found["move"], len(found["counts"])) == ("centre", 9)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("nim", "5", "--take", ""), "--take says how many"),
        (("nim", "5", "--graph", "--depth", "2"), "leave out --depth"),
        (("tictactoe", "XX_OO____", "--win", "0"), "a number above 0"),
        (("tictactoe", "XX_OO____", "--evaluate", "lines", "--weights", "3"), "not '3'"),
        (
            ("tictactoe", "XX_OO____", "--evaluate", "lines", "--weights", "1,2,3,4"),
            "three numbers",
        ),
        (("tictactoe", "XX_OO____", "--weights", "1,2,3"), "--evaluate lines"),
        (
            ("tictactoe", "XX_OO____", "--evaluate", "counts", "--weights", "1,3"),
            "--evaluate lines",
        ),
        (("nim", "5", "--weights", "1,2,3"), "--weights"),
        (("tictactoe", "XXXOOO___"), "both have three in a row"),
    ],
)
def test_words_that_mean_no_game_are_refused_in_one_line(words, why, capsys):
    assert run(("game", *words)) in (1, 2)
    told = capsys.readouterr()
    assert why in told.err
    assert told.err.count("\n") == 1


def test_the_graph_of_a_game_is_a_tree_whose_leaves_refer_to_states(capsys, tmp_path):
    assert run(("game", "nim", "3", "--take", "1,2", "--graph", "--json")) == 0
    tree = json.loads(capsys.readouterr().out)["tree"]
    assert tree == (
        'A:"III" max["take 1">B:"II" min["take 1">D:"I" max["take 1">F:"0" 1] "take 2">E:"0" -1] '
        '"take 2">C:"I" min["take 1">"→ E" ?]]'
    )
    assert run(("render", tree, "--out", str(tmp_path / "graph.svg"))) == 0
    assert (tmp_path / "graph.svg").read_text().count("polygon") > 3

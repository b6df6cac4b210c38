"""Bad input gets one line that names the place and the cure, at once and in little memory."""

import io
import json
import sys
import tracemalloc

import pytest

from exercises.cli import run

MEBIBYTE = 2**20
BOMB = (
    '<?xml version="1.0"?>\n<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa">'
    '<!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>\n<graphml>&b;</graphml>'
)
GRAPHML = (
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">'
    '<key id="p" for="node" attr.name="payoff" attr.type="int"/>'
    '<key id="o" for="edge" attr.name="order" attr.type="int"/>'
    '<graph edgedefault="{direction}"><node id="r"/>'
    '<node id="x"><data key="p">1</data></node><node id="y"><data key="p">2</data></node>'
    '<edge source="r" target="x"/><edge source="r" target="y">{order}</edge></graph></graphml>'
)
DIRECTED = GRAPHML.format(direction="directed", order='<data key="o">1</data>')
UNDIRECTED = GRAPHML.format(direction="undirected", order="")


def failed(capsys, *words):
    """The one line on standard error."""
    code = run(words)
    out, error = capsys.readouterr()
    assert code in (1, 2)
    assert out == ""
    assert error.startswith("plywood: ")
    assert error.count("\n") == 1
    return error


@pytest.mark.parametrize(
    ("tree", "place", "cure"),
    [
        ("[[3 12] [2 4]", "column 14", '"]" to close the "[" of column 1'),
        ("max[(1 2", "column 9", '")" to close the vector'),
        ("[3 []]", "column 5", "expected a child before"),
        ("[]", "column 2", "expected a child before"),
        ("", "column 1", "expected a number, a vector, ? or a node"),
        ("[3 (1, 2)]", "column 4", "mixes vectors and single numbers: use one of them"),
        ("[(1, 2) (1, 2, 3)]", "column 9", "give every player one"),
        ("[(1)]", "column 2", "a vector has 2 to 8 numbers"),
        ("[(1 2 3 4 5 6 7 8 9)]", "column 2", "a vector has 2 to 8 numbers"),
        ("max[1 chance[1/2*3 1/3*4]]", "column 7", "node 1 add up to 5/6, not to 1"),
        ("chance[1/2*3 4]", "column 1", "give all or none"),
        ("chance[3/2*3 -1/2*4]", "column 14", "odds are 0 or more, not -1/2"),
        ("max[1/2*3 1/2*4]", "column 5", "odds belong below chance nodes only: leave them out"),
        ("[3 NaN]", "column 4", "must be a finite number"),
        ("[3 -inf]", "column 4", "expected a number"),
        ("[3 x]", "column 4", "expected a number, not 'x'"),
        ("[3 foo[1 2]]", "column 4", "expected max, min, chance or A to H"),
        ("[3 1/0]", "column 4", "divides by zero"),
        ("[3 1e99]", "column 4", "the exponent of 1e99 is beyond 30"),
        ("[3 " + "9" * 31 + "]", "column 4", "at most 30 characters"),
        ("[1 2] [3 4]", "column 7", "expected nothing more after the tree"),
        ("[1 2]]", "column 6", "expected nothing more after the tree"),
        ("A[3 4]", "column 1", "player A needs vectors at the leaves, such as (1, 2, 3)"),
        ("C[(3, 4)]", "column 1", "the vectors have only 2 numbers"),
        ("max[(1, 2)]", "column 1", "max needs single numbers"),
        ("max{x}[1 2]", "column 5", "expected a number, not 'x'"),
        ("[1 $ 2]", "column 4", "expected a number, a vector, ? or a node, not '$'"),
        ("[" * 65 + "1" + "]" * 65, "column 66", "deeper than 64 plies: take a flatter one"),
        ("[L:[1 2] L:[3 4]]", "column 10", "the name 'L' is given twice: rename one of the two"),
        ("[1 ?]", "node 1", "write a number for the ?"),
        ("?", "the root", "write a number for the ?"),
        ("there-is-no/such-file", "there-is-no/such-file", "there is no file"),
        ("no.graphml", "no.graphml", "there is no file"),
    ],
)
def test_notation_that_can_not_be_read(tree, place, cure, capsys):
    error = failed(capsys, "solve", tree)
    assert place in error
    assert cure in error


def test_64_levels_are_read(capsys):
    assert run(["solve", "[" * 64 + "1" + "]" * 64]) == 0
    assert capsys.readouterr().out.startswith("value   1\n")


@pytest.mark.parametrize(
    ("name", "text", "place", "cure"),
    [
        ("bomb.graphml", BOMB, "line 2", "a DOCTYPE can hide an XML bomb: take it out"),
        ("broken.graphml", "<graphml>\n<a></b>", "line 2, column 6", "not XML: mismatched tag"),
        ("deep.graphml", "<a>" * 99, "line 1", "stands 17 elements deep"),
        ("other.graphml", "<svg/>", "other.graphml", "not GraphML"),
        ("strange.graphml", '<graphml xmlns:x="a}b"/>', "strange.graphml", "not GraphML"),
        ("loose.graphml", DIRECTED, "node 'x' has no order", "number all or none"),
        ("both.graphml", UNDIRECTED, "undirected", "from parent to"),
        ("cycle.dot", "digraph { a -> b -> c -> a }", "node 'a' hangs on a cycle", "take out"),
        ("two.gv", "digraph { a b }", "'a' and 'b'", "a tree has one root"),
        ("loose.gv", "graph { a -- b }", "loose.gv", "let its edges point"),
        ("cut.json", '{"nodes": [', "line 1, column 12", "not JSON"),
        ("deep.json", '{"a":' * 99_999, "deep.json", "a node-link graph is flat"),
        ("other.json", '{"format": 1}', '"nodes"', "a list of objects"),
        ("list.json", "[[1, 2], [3, x]]", "column 14", "expected a number, not 'x'"),
        ("number.json", '"3"', "number.json", "write one of them"),
        ("no-target.json", '{"nodes": [], "edges": [{"source": 1}]}', "'target'", "is missing"),
        ("nothing.txt", "# only a comment\n\n", "nothing.txt", "write one a line"),
        ("lines.txt", "[1 2]\n[3 4", "lines.txt, line 2, column 5", 'expected a child or "]"'),
    ],
)
def test_a_file_that_can_not_be_read(name, text, place, cure, tmp_path, capsys):
    file = tmp_path / name
    file.write_text(text)
    code = run(["solve", str(file)])
    error = capsys.readouterr().err
    assert code == 1
    assert error.count("\n") == 1
    assert place in error
    assert cure in error


MILLIONS = {
    "million.txt": "[" + "1 " * 1_000_000 + "]",
    "million.json": '{"nodes": [' + '{"id":1},' * 1_000_000 + "{}]}",
    "million.graphml": "<graphml><graph>" + "<node/>" * 1_000_000 + "</graph></graphml>",
    "million.dot": "digraph {" + " ".join(map(str, range(1_000_000))) + "}",
}


@pytest.mark.parametrize("name", MILLIONS)
def test_a_million_nodes_are_refused(name, tmp_path, capsys):
    file = tmp_path / name
    file.write_text(MILLIONS[name])
    error = failed(capsys, "solve", str(file))
    assert "more than 200,000 nodes: take a smaller one" in error
    assert len(error) < 400


@pytest.mark.long
def test_a_million_nodes_take_little_memory(capsys):
    tracemalloc.start()
    try:
        failed(capsys, "solve", MILLIONS["million.txt"])
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 100 * MEBIBYTE


def test_a_file_that_is_too_large_is_not_even_read(tmp_path, capsys):
    file = tmp_path / "large.txt"
    with file.open("wb") as large:
        large.truncate(17 * MEBIBYTE)
    assert "is larger than 16 MiB" in failed(capsys, "solve", str(file))


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ((), "Missing command"),
        (("sovle", "[1 2]"), "'sovle'"),
        (("solve",), "'tree'"),
        (("solve", "[1 2]", "[3 4]"), "[3 4]"),
        (("solve", "[1 2]", "--srict"), "--srict"),
        (("solve", "[1 2]", "--method", "minmax"), "'minmax': take one of minimax"),
        (("solve", "[1 2]", "--fail", "loud"), "'loud' is not one of 'soft', 'hard'"),
        (("solve", "[1 2]", "--root", "mux"), "--root takes max or min, not 'mux'"),
        (("solve", "[1 2]", "--layers", "max,mix"), "--layers: nobody is called 'mix'"),
        (("solve", "[1 2]", "--depth", "-1"), "--depth"),
        (("solve", "[1 2]", "--depth", "two"), "--depth"),
        (("solve", "[1 2]", "--window", "3"), "--window"),
        (("solve", "[1 2]", "--window", "3", "x"), "--window: 'x' is not a number"),
        (("solve", "[1 2]", "--window", "3", "0"), "--window: window needs the lower number first"),
        (("solve", "[1 2]", "--range", "2", "2"), "--range: range needs the lower number first"),
        (("solve", "[(1,2)]", "--method", "max-n", "--players", "9"), "--players takes 2 to 8"),
        (("solve", "[1 2]", "--players", "7"), "--players 7 means nothing to alpha-beta"),
        (("solve", "[(1,2)]", "--method", "max-n", "--root", "min"), "--root min means nothing"),
        (("solve", "[(1,2)]", "--method", "max-n", "--max-sum", "x"), "--max-sum: 'x' is not"),
    ],
)
def test_wrong_words_end_with_code_2(words, place, capsys):
    assert place in failed(capsys, *words)
    assert run(words) == 2


@pytest.mark.parametrize(
    ("words", "place"),
    [
        (("[1 2]", "--range", "0", "1"), "node 1 is 2, outside the range 0 to 1"),
        (("[1 2]", "--max-sum", "3"), "alpha-beta has no use for max sum: leave it out"),
        (("[1 2]", "--range", "1", "2", "--method", "mcts"), "no use for range: leave it out"),
        (("[1 2]", "--depth", "1", "--method", "mcts"), "no use for a depth limit: leave it out"),
        (("[1 2]", "--rounds", "--method", "mcts"), "no use for rounds: leave it out"),
        (("[1 2]", "--frame", "1", "--method", "minimax"), "no use for frame: leave it out"),
        (("[1 2]", "--C", "1"), "no use for C: leave it out"),
        (("[1 2]", "--iterations", "5"), "no use for iterations: leave it out"),
        (("[1 2]", "--playouts", "1,0"), "no use for playouts: leave it out"),
        (("[1 2]", "--seed", "3"), "no use for seed: leave it out"),
        (("chance[1 2]",), "no chance nodes, and the root is one: use max, min"),
        (("[(1,2) (3,4)]", "--method", "max-n", "--max-sum", "6"), "node 1 adds up to 7"),
        (("[(1,2) (-3,4)]", "--method", "max-n", "--max-sum", "6"), "node 1 has a number below 0"),
        (("[1 2]", "--method", "max-n"), "needs vectors at the leaves, such as (1, 2, 3)"),
        (("[[1 2] 3]", "--depth", "1"), "node 0 stands at the depth limit without a static value"),
        (("min[1 2]", "--root", "max"), "the tree's root is min, --root says max"),
    ],
)
def test_rules_that_do_not_fit_the_tree(words, place, capsys):
    assert place in failed(capsys, "solve", *words)


def given_input(monkeypatch, text):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))


def test_a_bad_line_in_a_batch_stops_nothing_else(monkeypatch, capsys):
    given_input(monkeypatch, "[1 2]\n# nothing\n[3 [4 5]\n[1 ?]\n[3 [4 5]]\n")
    assert run(["solve", "-", "--json"]) == 1
    out, error = capsys.readouterr()
    first, second, third, last = map(json.loads, out.splitlines())
    assert error.count("\n") == 2  # one line for each of the two
    assert first["value"] == 2
    assert second["error"].startswith("standard input, line 3, column 9: expected a child")
    assert third["error"].startswith("the search visits node 1")
    assert last["value"] == 4


def test_a_thousand_trees_are_solved_in_one_start(monkeypatch, capsys):
    given_input(monkeypatch, "[[3 12 8] [2 4 6] [14 5 2]]\n" * 1000)
    assert run(["solve", "-", "--json"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["value"] for answer in answers] == [3] * 1000
    assert answers[0]["pruned"] == ["1.1", "1.2"]


def test_what_can_not_be_shown_is_not_sent_to_the_terminal(capsys):
    assert "\x1b" not in failed(capsys, "solve", "[1 \x1b[31m\x07 2]")


def test_a_byte_order_mark_is_no_part_of_the_tree(tmp_path, capsys):
    file = tmp_path / "windows.txt"
    file.write_bytes("[1 2]\r\n".encode("utf-8-sig"))
    assert run(["solve", str(file)]) == 0
    assert capsys.readouterr().out.startswith("value   2\n")


def test_zero_is_a_bound_like_any_other(capsys):
    assert run(["solve", "[[3 -1] [2 -5]]", "--window", "0", "5", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["windows"][""] == [0, 5]

"""Exercises beyond alpha-beta as courses ask them, answered by the command line."""

import json
from pathlib import Path

import pytest

from exercises.cli import run
from exercises.exercise import Verdict
from exercises.files.file_error import FileError
from exercises.judging.check import judge
from exercises.making.exercise_file import exercise_from_table
from resources.words import say

FILE = Path(__file__).parents[2] / "cases" / "deeper.json"
CASES = {case["id"]: case for case in json.loads(FILE.read_text())}
DEEPENING = CASES["iterative-deepening-order"]


def answer(capsys, tmp_path, kind, tree, **given):
    """The solution of an exercise of one's own, by its questions."""
    file = tmp_path / "own.json"
    table = {"format": "plywood-exercise/1", "kind": kind, "tree": tree, "given": given}
    file.write_text(json.dumps(table))
    assert run(["exercise", "--file", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    options = {key: asked.get("options") for key, asked in found["questions"].items()}
    return {
        key.split(":")[0]: options[key][text] if key.endswith(":pick") else text
        for key, text in found["solution"].items()
    }


def test_the_passes_of_a_published_case(capsys, tmp_path):
    want = DEEPENING["answer"]
    found = answer(capsys, tmp_path, "deepening", DEEPENING["given"]["tree"])
    assert [found[f"{number}.value"] for number in (1, 2, 3)] == [str(v) for v in want["values"]]
    counts = [found[f"{number}.evaluations"] for number in (1, 2, 3)]
    assert counts == [str(count) for count in want["evaluations_with"]]
    orders = [found[f"{number}.order"].split() for number in (2, 3)]
    assert orders == want["orders"][1:]


def test_a_given_order_is_that_of_the_first_pass_and_of_what_is_equal(capsys, tmp_path):
    tree = "max[B:min{4}[1 2] C:min{4}[5 6] D:min{4}[0 3]]"
    found = answer(capsys, tmp_path, "deepening", tree, order=["D", "B", "C"])
    assert found["2.order"] == "D B C"
    assert found["1.move"] == "D"
    assert found["2.evaluations"] == "6"
    assert answer(capsys, tmp_path, "deepening", tree)["2.evaluations"] == "5"


@pytest.mark.parametrize(
    ("stops", "move"), [(3, "C"), (6, "C"), (7, "C"), (8, "D"), (14, "D"), (99, "D")]
)
def test_when_the_clock_stops_the_last_pass_that_is_done_plays(capsys, tmp_path, stops, move):
    tree = "max[B:min{8}[3 20] C:min{9}[4 14] D:min{6}[17 8]]"
    assert answer(capsys, tmp_path, "deepening", tree, clock=stops)["clock"] == move


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"clock": "2"}, "first pass"),
        ({"clock": "soon"}, "soon"),
        ({"order": ["B", "C"]}, "B, C, D"),
    ],
)
def test_what_is_given_must_make_sense(given, words):
    table = {
        "format": "plywood-exercise/1",
        "kind": "deepening",
        "tree": "max[B:min{8}[3 20] C:min{9}[4 14] D:min{6}[17 8]]",
    }
    with pytest.raises(FileError) as refused:
        exercise_from_table({**table, "given": given})
    assert words in say(refused.value.sentence)


@pytest.mark.parametrize("text", ["C D B", "c, d, b", "C > D > B", "CDB", "C;D;B", "C → D → B"])
def test_an_order_is_read_in_many_ways(text):
    table = {"format": "plywood-exercise/1", "kind": "deepening"}
    exercise = exercise_from_table({**table, "tree": DEEPENING["given"]["tree"]})
    blank = next(each for each in exercise.blanks if each.item == "2.order")
    verdicts = {each.blank: each.verdict for each in judge(exercise, {blank: text}).judgements}
    assert verdicts[blank] is Verdict.RIGHT

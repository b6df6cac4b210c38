"""Exercises beyond alpha-beta as courses ask them, answered by the command line."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from generated import generated

from exercises.asks import Ask
from exercises.cli import run
from exercises.exercise import Verdict
from exercises.exercise_files.exercise_file import exercise_from_table
from exercises.files.file_error import FileError
from exercises.items import Table
from exercises.judging.check import judge
from exercises.kinds import items_of
from exercises.making.generate import generate
from exercises.making.recipe_files import level_recipe
from exercises.solution import run as searched
from exercises.solution import solution
from exercises.wording.feedback import check
from resources.words import say
from search.rules import Slots

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


def test_the_moves_of_killers_stand_in_another_order_at_every_node_so_that_keys_differ():
    made = [generated("killers", 1, seed) for seed in range(4)]
    assert len({str(list(solution(each).values())) for each in made}) == 4
    orders = {tuple(each.tree.shape.moves) for each in made}
    assert len(orders) == 4


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


def test_several_clocks_are_several_questions(capsys, tmp_path):
    tree = "max[B:min{8}[3 20] C:min{9}[4 14] D:min{6}[17 8]]"
    found = answer(capsys, tmp_path, "deepening", tree, clock=[7, 8])
    assert (found["clock.7"], found["clock.8"]) == ("C", "D")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"clock": "2"}, "first pass"),
        ({"clock": "soon"}, "soon"),
        ({"order": ["B", "C"]}, "B, C, D"),
        ({"clok": 5}, "given: clok: deepening knows nothing of that name; known are order"),
        ({"depth": [2, 4]}, "depth is a number of plies"),
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


STATES = (
    '"s" max["p" min["q" max[3 5] "r" max[2 9]] "u" min["r" max[2 9] "q" max[3 5]]'
    ' "v" min["q" max[3 5] "p" max[8 1]]]'
)


def test_a_table_of_states_is_filled_in(capsys, tmp_path):
    found = answer(capsys, tmp_path, "table", STATES)
    numbers = [found[f"{node}.state"] for node in "BCDEFGHIJ"]
    assert numbers == ["2", "3", "4", "5", "6", "6", "5", "5", "7"]
    assert [name for name in found if name.endswith("recall")] == ["H.recall", "I.recall"]
    kept = {name[0]: text for name, text in found.items() if name.endswith("entry")}
    want = (("E", "= 5"), ("F", "≥ 9"), ("B", "= 5"), ("G", "= 9"), ("C", "≤ 5"), ("D", "≤ 5"))
    assert kept == {**dict(want), "A": "= 5"}
    assert (found["without"], found["with"], found["saved"]) == ("10", "6", "4")


def test_a_given_table_answers_from_the_start(capsys, tmp_path):
    given = {"q": "= 5", "r max": ">= 9", "u": "<= 5"}
    found = answer(capsys, tmp_path, "table", STATES, table=given)
    assert found == answer(
        capsys, tmp_path, "table", STATES, table=["q max = 5", "r max >= 9", "u min <= 5"]
    )
    recalled = [name[0] for name in found if name.endswith("recall")]
    assert recalled == ["E", "F", "C", "I"]
    assert (found["with"], found["saved"]) == ("0", "10")


@pytest.mark.parametrize("line", ["q max", "x max = 5", "q both = 5", "q max = much", "p = 5"])
def test_a_line_of_a_given_table_that_says_nothing_is_refused(line):
    table = {"format": "plywood-exercise/1", "kind": "table", "tree": STATES}
    with pytest.raises(FileError, match="no entry"):
        exercise_from_table({**table, "given": {"table": [line]}})


def test_a_search_with_a_given_table_is_played_with_it():
    table = {"format": "plywood-exercise/1", "kind": "table", "tree": STATES}
    exercise = exercise_from_table({**table, "given": {"table": ["q max = 5"]}})
    steps = [type(step).__name__ for step in searched(exercise).steps]
    assert steps[2:4] == ["Recall", "Update"]


def test_something_written_where_nothing_belongs_is_wrong_and_says_so():
    table = {"format": "plywood-exercise/1", "kind": "table", "tree": STATES}
    exercise = exercise_from_table(table)
    blank = next(each for each in exercise.blanks if each.item == "J.entry")
    (remark,) = (r for r in check(exercise, {blank: "= 8"}).remarks if r.blank == blank)
    assert remark.verdict is Verdict.WRONG
    assert "never comes to J" in say(remark.text)


def test_the_killers_of_a_published_case(capsys, tmp_path):
    case = CASES["killer-move"]
    want = case["answer"]
    tree = re.sub(r"([abc]):(\d)", r'"\1">\2', case["given"]["tree_with_moves"])
    found = answer(capsys, tmp_path, "killers", tree)
    assert (found["without"], found["with"]) == (str(want["without"]), str(want["with"]))
    killers = [found[f"{node}.killer"] for node in "ABC"]
    assert killers == [killer or "none" for killer in want["killers"]]
    assert found["C.order"] == "b a c"
    assert run(["solve", tree, "--method", "killers", "--json"]) == 0
    told = {each["node"]: each["move"] for each in json.loads(capsys.readouterr().out)["killers"]}
    assert [told.get(node) for node in "012"] == want["killers"]


def test_the_rows_of_killers_do_not_tell_in_which_order_the_search_goes():
    tree = 'max[A:min["a">5 "b">3 "c">9] B:min["a">7 "b">2 "c">4] C:min["a">8 "b">1 "c">6]]'
    table = {"format": "plywood-exercise/1", "kind": "killers", "tree": tree}
    exercise = exercise_from_table({**table, "given": {"order": ["C", "A", "B"]}})
    assert Table.of(items_of(exercise).values()).rows == ("A", "B", "C")


def test_killers_follow_a_given_order_of_the_root(capsys, tmp_path):
    tree = 'max[A:min["a">5 "b">3 "c">9] B:min["a">7 "b">2 "c">4] C:min["a">8 "b">1 "c">6]]'
    found = answer(capsys, tmp_path, "killers", tree, order=["C", "A", "B"])
    assert [found[f"{node}.killer"] for node in "CAB"] == ["none", "none", "b"]
    assert (found["without"], found["with"]) == ("8", "8")


def test_the_second_killer_changes_an_order_and_courses_with_one_keep_their_trees():
    recipe = level_recipe("killers", 3)
    two = generate(replace(recipe, rules={"slots": "two"}), 4)
    orders = [
        {key: entry for key, entry in solution(each).items() if key.ask is Ask.SEQUENCE}
        for each in (two, two.under(two.rules._replace(slots=Slots.ONE)))
    ]
    assert orders[0].keys() == orders[1].keys()
    assert orders[0] != orders[1]
    assert any(blank.item.endswith(".second") for blank in two.blanks)
    free = replace(recipe, given=dict(recipe.given) | {"second": False})
    assert generate(recipe, 4).tree == generate(free, 4).tree != two.tree


def test_a_ply_may_have_two_killers(capsys, tmp_path):
    tree = (
        'max[A:min["a">5 "b">6 "c">9] B:min["a">7 "b">2 "c">4] C:min["a">8 "b">6 "c">3 "d">9]'
        ' D:min["a">6 "b">7 "c">9 "d">1]]'
    )
    file = tmp_path / "own.json"
    table = {"format": "plywood-exercise/1", "kind": "killers", "tree": tree}
    file.write_text(json.dumps({**table, "rules": {"slots": "two"}}))
    assert run(["exercise", "--file", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["solution"]
    assert [found[f"{node}.order:sequence"] for node in "CD"] == ["b a c d", "c b a d"]
    assert (found["C.killer:pick"], found["C.second:pick"]) == ("3", "2")
    assert run(["solve", tree, "--method", "killers", "--slots", "two", "--json"]) == 0
    killers = json.loads(capsys.readouterr().out)["killers"]
    assert [each["move"] for each in killers] == ["b", "c"]


def test_two_moves_with_one_name_are_refused():
    table = {"format": "plywood-exercise/1", "kind": "killers"}
    with pytest.raises(FileError, match="same name"):
        exercise_from_table({**table, "tree": 'max[min["a">1 "a">2] min[3 4]]'})

"""An exercise file may hold answers beside what it promises."""

import json

import pytest

from exercises.asks import Ask
from exercises.cli import run
from exercises.exercise import Blank
from exercises.exercise_files import exercise_file
from exercises.exercise_files.exercise_table import exercise_table
from exercises.making.generate import generate
from exercises.making.recipe_files import level_recipe
from search.tree import NodeId


@pytest.fixture
def exercise():
    return generate(level_recipe("alpha-beta", 2), 1)


def written(folder, table):
    file = folder / "mine.json"
    file.write_text(json.dumps(table))
    return file


def test_what_was_written_comes_back_with_its_exercise(exercise, tmp_path):
    answers = {Blank(NodeId(0), Ask.ALPHA): "-∞", Blank(NodeId(1), Ask.CUT): True}
    table = exercise_table(exercise, with_solution=False, answers=answers)
    assert table["answers"] == {":alpha": "-∞", "0:cut": True}
    assert exercise_file.read_sheet(written(tmp_path, table)) == (exercise, answers)


def test_an_untouched_exercise_has_no_answers_in_its_file(exercise, tmp_path):
    table = exercise_table(exercise, with_solution=False, answers={})
    assert "answers" not in table
    assert exercise_file.read_sheet(written(tmp_path, table)) == (exercise, {})


@pytest.mark.parametrize(
    ("answers", "why"),
    [({"9.9:value": "3"}, "'9.9:value' is no blank"), ([3], "write a table of answers")],
)
def test_answers_that_fit_no_blank_are_refused_by_name(exercise, tmp_path, answers, why):
    table = exercise_table(exercise, with_solution=False) | {"answers": answers}
    with pytest.raises(exercise_file.FileError, match=f"mine.json: answers: {why}"):
        exercise_file.read_sheet(written(tmp_path, table))


@pytest.mark.parametrize("answers", [{":value": "4711"}, {"9.9:value": "4711"}, "4711"])
def test_the_command_line_takes_no_notice_of_answers_in_the_file(
    exercise, tmp_path, capsys, answers
):
    table = exercise_table(exercise, with_solution=False) | {"answers": answers}
    file, empty = written(tmp_path, table), tmp_path / "empty.json"
    empty.write_text("{}")
    assert run(["check", str(file), str(empty), "--json"]) == 0
    told = capsys.readouterr().out
    assert "4711" not in told
    assert {remark["verdict"] for remark in json.loads(told)["remarks"]} <= {"empty", "right"}

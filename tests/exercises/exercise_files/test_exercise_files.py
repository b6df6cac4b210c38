"""An exercise file is read with care: what is wrong with it is said with the name of the field."""

import json

import pytest
from asking import asked

from exercises.asks import Ask
from exercises.exercise import Blank
from exercises.exercise_files import stored_exercise
from exercises.exercise_files.exercise_file import (
    answers_from,
    blank_of,
    exercise_from_table,
    read_exercise,
)
from exercises.exercise_files.exercise_table import exercise_table
from exercises.files.file_error import FileError
from exercises.files.reading import MOST_BYTES, read_bytes
from exercises.making.generate import generate
from exercises.making.recipe_files import level_recipe
from search.tree import GameTree, NodeId

EXERCISE = generate(level_recipe("alpha-beta", 2), 1)
TABLE = exercise_table(EXERCISE, with_solution=True)


def test_an_exercise_reads_back_from_its_table_and_its_file(tmp_path):
    assert exercise_from_table(TABLE) == EXERCISE
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(TABLE))
    assert read_exercise(file) == EXERCISE


def test_what_was_kept_before_there_were_editions_is_of_the_first():
    first = generate(level_recipe("alpha-beta", 2, edition=1), 1)
    table = exercise_table(first, with_solution=False)
    del table["edition"]
    assert exercise_from_table(table) == first
    stored = json.loads(stored_exercise.keep(first))
    del stored["edition"]
    assert stored_exercise.bring_back(json.dumps(stored)) == first
    assert stored_exercise.bring_back(stored_exercise.keep(EXERCISE)) == EXERCISE


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"format": "plywood-exercise/2"}, "has the format 'plywood-exercise/2', and this program"),
        ({"kind": "chess"}, ": kind: there is no kind 'chess'"),
        ({"method": "chess"}, ": method: there is no method 'chess'"),
        ({"tree": "[1 2"}, ": tree: column"),
        ({"tree": "A[(1,2)]"}, ": tree: alpha-beta needs single numbers"),
        ({"seed": -1}, ": seed: -1 is below 0"),
        ({"edition": -1}, ": edition: -1 is below 0"),
        ({"level": -1}, ": level: -1 is below 0"),
        ({"rules": {"depth": 99}}, ": rules: depth is a number of plies from 0 to 64"),
        ({"blanks": ["0:volume"]}, ": blanks: '0:volume' asks for 'volume', which nothing"),
        ({"blanks": ["0:seen"]}, ": blanks: '0:seen' is what the kind alpha-beta never asks"),
        ({"blanks": ["0.9:value"]}, ": blanks: '0.9:value': there is no node"),
        ({"blanks": ["0.0.0:value"]}, ": blanks: '0.0.0:value'"),
        ({"blanks": [":cut"]}, ": blanks: ':cut' is no place where the kind alpha-beta asks"),
        ({"blanks": 3}, ": blanks: takes a list, not a whole number"),
    ],
)
def test_what_is_wrong_with_an_exercise_is_said_with_its_field(change, why):
    with pytest.raises(FileError) as error:
        exercise_from_table({**TABLE, **change}, "it")
    assert str(error.value).startswith("it")
    assert why in str(error.value)


def test_any_branch_may_be_asked_about_x():
    exercise = asked("interval", "max[min[x:? Q:5] min[9 4]]")
    table = exercise_table(exercise, with_solution=False) | {"blanks": ["1.1:range"]}
    assert exercise_from_table(table).blanks == (Blank(NodeId(6), Ask.RANGE),)
    assert blank_of(exercise, "0.1:range") == exercise.blanks[0]


def test_answers_are_text_marks_or_vectors_and_null_is_none():
    vectors = asked("max-n", "A[B[(1,2) (3,4)] (5,6)]")
    table = {":value": [1, 2], "0:value": None}
    assert answers_from(vectors, table) == {Blank(GameTree.ROOT, Ask.VALUE): "1, 2"}
    marked = {":value": 3, "0:cut": True, "1:cut": False, "0:value": "4"}
    assert list(answers_from(EXERCISE, marked).values()) == ["3", True, False, "4"]


def test_the_solution_stands_in_the_table_where_it_is_wanted():
    right = TABLE["solution"]
    assert set(right) <= set(TABLE["blanks"])
    assert right[":alpha"] == "-inf"
    assert "solution" not in exercise_table(EXERCISE, with_solution=False)


def test_16_mebibytes_are_read_and_no_more(tmp_path):
    file = tmp_path / "large"
    with file.open("wb") as large:
        large.truncate(MOST_BYTES)
    assert len(read_bytes(file)) == MOST_BYTES
    with file.open("ab") as large:
        large.write(b"\0")
    with pytest.raises(FileError, match="is larger than 16 MiB"):
        read_bytes(file)

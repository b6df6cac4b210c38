"""An exercise file with a position or a tree of one's own is solved on the command line."""

import json

import pytest

from exercises.cli import run


@pytest.fixture
def solved(tmp_path, capsys):
    def solve(exit_code=0, **fields):
        path = tmp_path / "own.json"
        path.write_text(json.dumps({"format": "plywood-exercise/1", **fields}))
        assert run(["exercise", "--file", str(path), "--json"]) == exit_code
        told = capsys.readouterr()
        return json.loads(told.out) if exit_code == 0 else told.err

    return solve


def test_a_tree_of_one_s_own_is_asked_and_solved_as_its_kind_does(solved):
    made = solved(kind="minimax", tree="[[3 12 8] [2 4 6] [14 5 2]]")
    assert made["solution"] == {":value": "3", "0:value": "3", "1:value": "2", "2:value": "2"}
    assert made["method"] == "minimax"


def test_a_tree_of_which_nothing_can_be_asked_is_refused_with_the_cure(solved):
    assert "somebody must move in it" in solved(1, kind="minimax", tree="5")


def test_who_moves_is_told_by_the_method_where_the_tree_does_not_say(solved):
    made = solved(kind="expectimax", tree="[[1 3] [2 4]]")
    assert made["solution"] == {":value": "3", "0:value": "2", "1:value": "3"}


def test_a_position_is_unrolled_and_solved(solved):
    made = solved(kind="minimax", game={"name": "nim", "piles": [5], "take": [1, 2, 3]})
    assert made["solution"][":value"] == "1"
    assert [made["solution"][f"{child}:value"] for child in range(3)] == ["1", "-1", "-1"]
    assert made["given"]["game"] == "nim 5 --take 1,2,3"
    board = {"name": "tictactoe", "position": "XX_OO____", "depth": 9, "win": 10}
    assert solved(kind="minimax", game=board)["solution"][":value"] == "10"


def test_what_was_solved_is_read_back_as_the_same_exercise(solved):
    made = solved(kind="best-line", game={"name": "grundy", "piles": [7]})
    assert solved(**{key: value for key, value in made.items() if key != "format"}) == made


@pytest.mark.parametrize(
    "fields",
    [
        {"kind": "minimax"},
        {"kind": "minimax", "tree": "[1 2]", "game": {"name": "nim", "piles": [2]}},
        {"kind": "minimax", "game": {"name": "go"}},
        {"kind": "minimax", "game": {"name": "nim", "piles": "three"}},
        {"kind": "chess", "tree": "[1 2]"},
    ],
)
def test_what_can_t_be_solved_is_refused_in_one_line(solved, fields):
    assert len(solved(exit_code=1, **fields).strip().splitlines()) == 1


def test_a_file_is_given_alone():
    assert run(["exercise", "minimax", "--file", "own.json"]) == 2

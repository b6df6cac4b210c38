"""The graph of a game: states once each, judged by the rules and by the student's own ticks."""

import json

import pytest

from exercises.cli import run
from exercises.entries import write
from exercises.exercise import Verdict
from exercises.making.exercise_file import exercise_from_table
from exercises.misconceptions.table import VARIANTS
from exercises.wording.feedback import check
from resources.words import say

NIM = {"name": "nim", "piles": [4], "take": [1, 2]}
"""IIII: MAX begins; III and II come with MIN to move, and from there II, I and 0 with MAX."""
SHEET = (
    {f"{state}:tick": True for state in ("min.3", "min.2", "max.2", "max.1", "max.0")}
    | {"min.1:tick": True, "min.0:tick": True}
    | dict.fromkeys(
        ("vmax.4:cell", "vmin.3:cell", "vmax.2:cell", "vmax.1:cell", "vmin.0:cell"), "1"
    )
    | dict.fromkeys(("vmin.2:cell", "vmin.1:cell", "vmax.0:cell"), "-1")
    | {"states:cell": "8", "nodes:cell": "12"}
)


def told(sheet, game=NIM):
    exercise = exercise_from_table(
        {"format": "plywood-exercise/1", "kind": "game-graph", "game": game}
    )
    blanks = {exercise.key(blank): blank for blank in exercise.blanks}
    feedback = check(exercise, {blanks[key]: text for key, text in sheet.items()})
    return feedback, {exercise.key(each.blank): each for each in feedback.remarks}


def verdicts(sheet, sort, game=NIM):
    return [key for key, each in told(sheet, game)[1].items() if each.verdict is sort]


def without(sheet, *keys):
    return {key: entry for key, entry in sheet.items() if key not in keys}


def test_every_state_stands_once_with_who_is_to_move():
    feedback, remarks = told(SHEET)
    assert {each.verdict for each in remarks.values()} == {Verdict.RIGHT}
    assert feedback.score == feedback.maximum > 0


def test_a_state_of_either_player_that_is_left_out_is_wrong_once():
    sheet = without(SHEET, "max.2:tick", "vmax.2:cell") | {"states:cell": "7", "vmin.3:cell": "1"}
    assert verdicts(sheet, Verdict.WRONG) == ["max.2:tick"]


def test_a_state_that_never_comes_is_wrong_and_what_follows_from_it_is_not():
    sheet = SHEET | {"max.3:tick": True, "vmax.3:cell": "-1", "states:cell": "9"}
    assert verdicts(sheet, Verdict.WRONG) == ["max.3:tick"]
    assert verdicts(sheet, Verdict.FOLLOWS) == ["vmax.3:cell", "states:cell"]


def test_who_leaves_out_what_only_follows_from_a_slip_is_right_to():
    sheet = SHEET | {"min.4:tick": True, "vmin.4:cell": "1", "states:cell": "9"}
    assert verdicts(sheet, Verdict.WRONG) == ["min.4:tick"]


def test_whoever_ticks_every_row_earns_nothing_by_it():
    feedback, remarks = told({key: True for key in told({})[1] if key.endswith(":tick")})
    false = {"min.4:tick", "max.3:tick"}
    assert {key for key, each in remarks.items() if each.verdict is Verdict.WRONG} == false
    assert feedback.score == 0


def test_values_go_by_the_values_that_stand_there():
    sheet = SHEET | {"vmin.2:cell": "1", "vmax.4:cell": "1"}
    assert verdicts(sheet, Verdict.WRONG) == ["vmin.2:cell"]
    sheet = SHEET | {"vmax.1:cell": "-1", "vmin.3:cell": "-1", "vmax.4:cell": "-1"}
    assert verdicts(sheet, Verdict.WRONG) == ["vmax.1:cell"]


@pytest.mark.parametrize(
    ("name", "game"),
    [
        ("GT-MERGED", {"name": "nim", "piles": [7], "take": [1, 2]}),
        ("GT-UTILITY", NIM),
        ("GT-MISSING", {"name": "nim", "piles": [6], "take": [1, 2, 4]}),
        ("GT-ILLEGAL", {"name": "nim", "piles": [6], "take": [1, 4]}),
        ("GT-BEYOND", {"name": "nim", "piles": [7], "take": [2, 3]}),
    ],
)
def test_whoever_plays_by_other_rules_is_told_by_which(name, game):
    exercise = exercise_from_table(
        {"format": "plywood-exercise/1", "kind": "game-graph", "game": game}
    )
    variant = VARIANTS[name]
    assert variant.applies(exercise)
    answers = variant.answers(exercise)
    feedback = check(exercise, {blank: write(entry) for blank, entry in answers.items()})
    assert feedback.diagnosis.named == name


def test_max_and_min_at_the_same_sticks_are_two_states():
    merged = {"name": "nim", "piles": [5], "take": [1, 2]}
    _, remarks = told({"min.4:tick": True, "min.3:tick": True}, merged)
    assert remarks["max.3:tick"].verdict is Verdict.WRONG
    assert "MIN can be to move at IIII" in say(remarks["max.3:tick"].text)


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ({"name": "nim", "piles": [2, 2]}, "one pile of Nim"),
        ({"name": "line"}, "comes to an end"),
        ({"name": "tictactoe"}, "one pile of Nim"),
        ({"name": "nim", "piles": [30]}, "more than 12"),
        ({"name": "nim", "piles": [0]}, "no row"),
    ],
)
def test_a_game_without_such_a_table_is_refused_in_one_line(game, why, tmp_path, capsys):
    file = tmp_path / "own.json"
    table = {"format": "plywood-exercise/1", "kind": "game-graph", "game": game}
    file.write_text(json.dumps(table))
    assert run(["exercise", "--file", str(file), "--json"]) == 1
    error = capsys.readouterr().err
    assert why in error
    assert error.count("\n") == 1

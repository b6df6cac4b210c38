"""The graph of a game: states once each, judged by the rules and by the student's own ticks."""

import json

import pytest

from exercises.cli import run
from exercises.entries import write
from exercises.exercise import Verdict
from exercises.exercise_files.exercise_file import exercise_from_table
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


DRAWN = {
    "0:state": "III", "1:state": "II", "0.0:state": "II", "0.1:state": "I", "1.1:state": "0",
    "0.0.0:state": "I", "0.0.1:state": "0", "0.0.1:value": "1", "1.1:value": "-1",
    "0.0.0:value": "-1", "0.1:value": "1", "0.0:value": "-1", "1:value": "1", "0:value": "1",
    ":value": "1", "best:pick": "2", "positions:cell": "5", "nodes:cell": "12",
}  # fmt: skip
"""IIII, MIN begins, who takes the last stick loses: B III, C II; D II, E I, F 0; G I, H 0."""
LOSES = {"name": "nim", "piles": [4], "take": [1, 2], "first": "min", "last": "loses"}


def drawn(sheet, game=LOSES):
    table = {"format": "plywood-exercise/1", "kind": "game-graph", "game": game}
    exercise = exercise_from_table({**table, "given": {"drawn": "yes"}})
    blanks = {exercise.key(blank): blank for blank in exercise.blanks}
    feedback = check(exercise, {blanks[key]: text for key, text in sheet.items()})
    return feedback, {exercise.key(each.blank): each.verdict for each in feedback.remarks}


def test_the_drawn_graph_is_filled_in_and_any_best_move_is_right():
    feedback, verdicts = drawn(DRAWN)
    assert set(verdicts.values()) == {Verdict.RIGHT}
    assert feedback.score == feedback.maximum > 0
    assert set(drawn(DRAWN | {"best:pick": "1"})[1].values()) == {Verdict.RIGHT}


def test_states_follow_along_the_arrows_and_values_against_them():
    slip = {"0:state": "II", "0.0:state": "I", "0.1:state": "0", "0.0.0:state": "0"}
    found = drawn(DRAWN | slip | {"0.0.1:state": "0", "positions:cell": "4"})[1]
    wrong = [key for key, each in found.items() if each is Verdict.WRONG]
    assert wrong == ["0:state"]
    values = {"0.1:value": "-1", "1:value": "-1", "0:value": "-1", ":value": "-1"}
    found = drawn(DRAWN | values)[1]
    assert [key for key, each in found.items() if each is Verdict.WRONG] == ["0.1:value"]


def test_where_play_goes_in_circles_whoever_can_win_does():
    game = {"name": "line", "squares": 4}
    states = ("2,4", "2,3", "1,3", "4,3", "1,2", "3,2", "3,1", "3,4")
    paths = ("0", "0.0", "0.0.0", "0.0.1", "0.0.0.0", "0.0.0.0.0", "0.0.0.0.0.0", "0.0.0.0.0.1")
    won = ("", "0", "0.0", "0.0.1", "0.0.0.0.0.1")
    sheet = {f"{path}:state": state for path, state in zip(paths, states, strict=True)}
    sheet |= {f"{path}:value": "1" if path in won else "-1" for path in ("", *paths)}
    found = drawn(sheet | {"positions:cell": "9"}, game)[1]
    assert set(found.values()) == {Verdict.RIGHT}


@pytest.mark.parametrize(
    ("name", "game"),
    [
        ("GT-MERGED", {"name": "nim", "piles": [6], "take": [1, 2]}),
        ("GT-UTILITY", LOSES),
        ("GG-ALLMAX", {"name": "nim", "piles": [5], "take": [1, 2, 3]}),
        ("GG-FIRSTARROW", {"name": "nim", "piles": [7], "take": [1, 2, 3]}),
    ],
)
def test_whoever_values_the_drawn_graph_otherwise_is_told_how(name, game):
    table = {"format": "plywood-exercise/1", "kind": "game-graph", "game": game}
    exercise = exercise_from_table({**table, "given": {"drawn": "yes"}})
    variant = VARIANTS[name]
    assert variant.applies(exercise)
    answers = variant.answers(exercise)
    feedback = check(exercise, {blank: write(entry) for blank, entry in answers.items()})
    assert name in (feedback.diagnosis.named, *feedback.diagnosis.candidates)


def test_max_and_min_at_the_same_sticks_are_two_states():
    merged = {"name": "nim", "piles": [5], "take": [1, 2]}
    _, remarks = told({"min.4:tick": True, "min.3:tick": True}, merged)
    assert remarks["max.3:tick"].verdict is Verdict.WRONG
    assert "MIN can be to move at IIII" in say(remarks["max.3:tick"].text)


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ({"name": "nim", "piles": [4, 4]}, "more than 26"),
        ({"name": "line", "depth": 3}, "played to its end"),
        ({"name": "tictactoe"}, "a graph of 60 can be drawn"),
        ({"name": "nim", "piles": [30]}, "more than 12"),
        ({"name": "nim", "piles": [0]}, "no row"),
    ],
)
def test_a_game_without_such_a_graph_is_refused_in_one_line(game, why, tmp_path, capsys):
    file = tmp_path / "own.json"
    table = {"format": "plywood-exercise/1", "kind": "game-graph", "game": game}
    file.write_text(json.dumps(table))
    assert run(["exercise", "--file", str(file), "--json"]) == 1
    error = capsys.readouterr().err
    assert why in error
    assert error.count("\n") == 1

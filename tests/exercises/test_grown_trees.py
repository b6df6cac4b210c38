"""Trees of games grown by a student: children are a set, and all else runs on what was grown."""

import json

import pytest

from exercises.cli import run
from exercises.exercise import Verdict
from exercises.exercise_files.exercise_file import exercise_from_table
from exercises.judging.check import judge
from exercises.wording.feedback import check
from exercises.wording.hints import hint
from resources.words import say

NIM = {"name": "nim", "piles": [4], "take": [1, 2]}
"""IIII: MAX wins by taking one."""
GROWN = {
    path: state
    for state, paths in (
        ("III", ["0"]),
        ("II", ["1", "0.0"]),
        ("I", ["0.1", "1.0", "0.0.0"]),
        ("0", ["1.1", "0.0.1", "0.1.0", "1.0.0", "0.0.0.0"]),
    )
    for path in paths
}
WORTH = dict.fromkeys(("", "0", "0.0", "0.1", "1.0", "0.0.1", "0.1.0", "1.0.0"), 1)
WORTH |= dict.fromkeys(("1", "1.1", "0.0.0", "0.0.0.0"), -1)
SHEET = (
    {f"{path}:state": state for path, state in GROWN.items()}
    | {f"{path}:value": str(value) for path, value in WORTH.items()}
    | {"best:pick": "a", "evaluated:cell": "3"}
)


def asked(game=NIM):
    return exercise_from_table({"format": "plywood-exercise/1", "kind": "grow", "game": game})


def told(sheet, game=NIM):
    exercise = asked(game)
    blanks = {exercise.key(blank): blank for blank in exercise.blanks}
    feedback = check(exercise, {blanks[key]: text for key, text in sheet.items()})
    return feedback, {exercise.key(each.blank): each for each in feedback.remarks}


def wrong(sheet, game=NIM):
    _, remarks = told(sheet, game)
    return [key for key, each in remarks.items() if each.verdict is Verdict.WRONG]


def moved(sheet, places):
    """The sheet with subtrees of the root in other places."""

    def path(key):
        place, rest = key[0], key[1:]
        return f"{places[place]}{rest}" if place in places else key

    return {path(key): text for key, text in sheet.items()}


def test_nim_is_grown_valued_and_cut():
    feedback, remarks = told(SHEET)
    assert {each.verdict for each in remarks.values()} == {Verdict.RIGHT}
    assert feedback.score == feedback.maximum > 0


def test_the_children_of_a_node_may_stand_in_any_order():
    turned = moved(SHEET, {"0": "1", "1": "0"}) | {"evaluated:cell": "5"}
    feedback, remarks = told(turned)
    assert {each.verdict for each in remarks.values()} == {Verdict.RIGHT}
    assert feedback.score == feedback.maximum == told(SHEET)[0].maximum


def test_a_move_that_is_missing_is_still_open_and_no_slip():
    sheet = {key: text for key, text in SHEET.items() if not key.startswith("0.1")}
    feedback, remarks = told(sheet)
    assert remarks["0.1:state"].verdict is Verdict.EMPTY
    assert not wrong(sheet)
    assert feedback.score < feedback.maximum


def test_an_illegal_state_is_one_slip_and_what_follows_from_it_is_none():
    sheet = SHEET | {"1:state": "I", "1.0:state": "0", "1.0:value": "-1"}
    for gone in ("1.1", "1.0.0"):
        sheet = {key: text for key, text in sheet.items() if not key.startswith(f"{gone}:")}
    assert wrong(sheet) == ["1:state"]
    _, remarks = told(sheet)
    assert "II is missing there" in say(remarks["1:state"].text)


def test_a_state_that_stands_there_twice_is_told_so():
    sheet = SHEET | {"0.1:state": "II"}
    _, remarks = told(sheet)
    assert remarks["0.1:state"].verdict is Verdict.WRONG
    assert "stands there already" in say(remarks["0.1:state"].text)


def test_play_below_the_end_of_a_game_is_wrong():
    sheet = SHEET | {"1.1.0:state": "0"}
    assert wrong(sheet) == ["1.1.0:state"]
    _, remarks = told(sheet)
    assert "the game is over" in say(remarks["1.1.0:state"].text)


def test_values_go_by_the_tree_that_was_grown():
    without = {key: text for key, text in SHEET.items() if not key.startswith("0")}
    sheet = without | {":value": "-1", "best:pick": "b"}
    _, remarks = told(sheet)
    assert remarks[":value"].verdict is Verdict.FOLLOWS
    assert not wrong(sheet)


def test_one_wrong_utility_is_one_slip():
    sheet = SHEET | {"0.0.0.0:value": "1", "0.0.0:value": "1", "evaluated:cell": "2"}
    assert wrong(sheet) == ["0.0.0.0:value"]


@pytest.mark.parametrize(
    "game", [{"name": "line", "squares": 4}, {"name": "nim", "piles": [9]}, {**NIM, "depth": 2}]
)
def test_a_game_that_has_too_many_places_is_refused_in_a_sentence(game, tmp_path, capsys):
    file = tmp_path / "exercise.json"
    file.write_text(json.dumps({"format": "plywood-exercise/1", "kind": "grow", "game": game}))
    assert run(("exercise", "--file", str(file))) == 1
    assert "game" in capsys.readouterr().err


CROSSED = SHEET | {"1:cut": True}
"""MAX wins after III, which stands first: nothing else is looked at."""


def crossing(sheet):
    table = {"format": "plywood-exercise/1", "kind": "grow", "game": NIM}
    exercise = exercise_from_table(table | {"given": {"cuts": "yes"}})
    blanks = {exercise.key(blank): blank for blank in exercise.blanks}
    feedback = check(exercise, {blanks[key]: text for key, text in sheet.items()})
    return feedback, {exercise.key(each.blank): each for each in feedback.remarks}


def crosses(sheet, verdict):
    return [key for key, each in crossing(sheet)[1].items() if each.verdict is verdict]


def test_branches_that_known_outcomes_leave_out_are_crossed_out():
    feedback, remarks = crossing(CROSSED)
    assert {each.verdict for each in remarks.values()} == {Verdict.RIGHT}
    assert feedback.score == feedback.maximum > told(SHEET)[0].maximum


def test_a_branch_crossed_out_too_early_is_wrong_once_and_the_count_goes_by_it():
    early = CROSSED | {"0.1:cut": True, "evaluated:cell": "2"}
    assert crosses(early, Verdict.WRONG) == ["0.1:cut"]
    remark = crossing(early)[1]["0.1:cut"]
    assert "This branch is not crossed out. At B something better can still come." in say(
        remark.text
    )


def test_a_branch_that_is_left_in_among_others_is_wrong_once():
    left = SHEET | {"0.1:cut": True, "evaluated:cell": "6"}
    assert crosses(left, Verdict.WRONG) == ["0.1:cut", "1:cut", "evaluated:cell"]
    assert "MAX can no longer get anything better" in say(crossing(left)[1]["1:cut"].text)


def test_what_is_crossed_out_goes_by_the_tree_that_was_grown():
    turned = moved(SHEET, {"0": "1", "1": "0"}) | {"evaluated:cell": "5"}
    assert not crosses(turned, Verdict.WRONG)
    assert crosses(turned | {"1:cut": True, "evaluated:cell": "2"}, Verdict.WRONG) == ["1:cut"]


def test_a_cross_where_nothing_stands_or_below_a_cut_says_nothing():
    assert not crosses(CROSSED | {"1.1.0:cut": True, "1.0:cut": True}, Verdict.WRONG)


@pytest.mark.parametrize(
    ("left_out", "key", "said"),
    [
        (
            ("0:state", "0.0:state", "0.0:value"),
            "0.0:state",
            "First write the state of B: what stands below depends on it.",
        ),
        (
            ("0:state", "0.0:state", "0.0:value"),
            "0.0:value",
            "First write the state of B: what stands below depends on it.",
        ),
        (
            ("0:state", "0:value"),
            "0:value",
            "First write which state stands there: what it is worth depends on it.",
        ),
    ],
)
def test_below_a_state_that_is_not_written_yet_a_hint_asks_for_it_first(left_out, key, said):
    exercise = asked()
    blanks = {exercise.key(blank): blank for blank in exercise.blanks}
    answers = {blanks[each]: text for each, text in SHEET.items() if each not in left_out}
    assert say(hint(exercise, judge(exercise, answers), blanks[key], 3)) == said

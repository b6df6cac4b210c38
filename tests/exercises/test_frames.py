"""The windows on the path at one step of the search, and nowhere else."""

import json

import pytest
from asking import asked, typed
from generated import generated

from exercises.asks import Ask
from exercises.cli import run
from exercises.exercise import Blank, Verdict
from exercises.judging.check import judge
from exercises.making.codes import code_of, exercise_of
from exercises.making.recipe_files import LEVELS
from exercises.solution import solution
from exercises.wording.conventions import conventions
from exercises.wording.feedback import check
from resources.words import say
from search.rules import Rules

DECK = "A:max[B:min[3 12 8] C:min[2 4 6] D:min[14 5 2]]"
OPEN = ["-inf", "inf"]


@pytest.mark.parametrize(
    ("frame", "words", "windows"),
    [
        (1, (), {"": OPEN, "0": ["-inf", 3]}),
        (3, (), {"": OPEN, "0": ["-inf", 3]}),
        (4, (), {"": [3, "inf"], "1": [3, "inf"]}),
        (6, (), {"": [3, "inf"], "2": [3, 5]}),
        # AMCS2104, lecture 4A: the child that cuts still rewrites the window.
        (4, ("--update-on-cut",), {"": [3, "inf"], "1": [3, 2]}),
        (7, ("--update-on-cut",), {"": [3, "inf"], "2": [3, 2]}),
        (4, ("--order", "rtl"), {"": [2, "inf"], "1": [2, 6]}),
        (6, ("--parent-only",), {"": [3, "inf"], "2": [3, 5]}),
    ],
)
def test_the_frames_of_the_deck(frame, words, windows, capsys):
    assert run(("solve", DECK, "--frame", str(frame), *words, "--json")) == 0
    assert json.loads(capsys.readouterr().out)["windows"] == windows


def test_a_frame_after_the_last_leaf_is_refused_in_one_line(capsys):
    assert run(("solve", DECK, "--frame", "8")) == 1
    assert "evaluates 7 leaves, so there is no frame 8" in capsys.readouterr().err


@pytest.mark.every(2)
@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_the_same_code_asks_for_the_same_frame_and_the_task_says_which(level):
    made = [generated("frame", level, seed) for seed in range(6)]
    assert len({exercise.rules.frame for exercise in made}) > 1
    for exercise in made:
        assert exercise_of(code_of(exercise)) == exercise
        told = say(conventions(exercise)["asked"])
        assert f"just after {exercise.rules.frame} leaves" in told
        assert 0 < len(solution(exercise)) < len(exercise.blanks)


def test_the_nodes_of_another_path_are_one_slip():
    exercise = asked("frame", DECK, Rules(frame=6))
    find, right = exercise.tree.find, typed(solution(exercise))
    astray = {Blank(find("1"), Ask.ALPHA): "3", Blank(find("1"), Ask.BETA): "inf"}
    at_root = {blank: text for blank, text in right.items() if blank.node == 0}
    found = {
        exercise.key(each.blank): each.verdict
        for each in judge(exercise, at_root | astray).judgements
    }
    assert found["1:alpha"] is Verdict.WRONG
    assert list(found.values()).count(Verdict.WRONG) == 1
    assert found["2:beta"] is Verdict.EMPTY
    assert found["0:alpha"] is Verdict.RIGHT


def test_a_wrong_bound_is_handed_on_down_the_path():
    exercise = asked("frame", "max[min[max[3 5] max[6 9]] min[max[4 2] max[7 8]]]", Rules(frame=5))
    find = exercise.tree.find
    answers = {Blank(node, Ask.ALPHA): "4" for node in (0, find("1"), find("1.0"))}
    answers |= {Blank(node, Ask.BETA): "inf" for node in (0, find("1"), find("1.0"))}
    feedback = check(exercise, answers)
    told = {exercise.key(each.blank): each for each in feedback.remarks}
    assert told[":alpha"].verdict is Verdict.WRONG
    assert "Then A has α = 5, not 4: that is the best MAX has found" in say(told[":alpha"].text)
    assert told["1:alpha"].verdict is told["1.0:alpha"].verdict is Verdict.FOLLOWS


@pytest.mark.parametrize("alpha", ["15", "25", "32"])
def test_whoever_closed_the_window_too_early_goes_on_in_any_way(alpha):
    tree = "max[min[max[31 22] max[42 23 50] max[8 15 12]] 2 min[max[25 32] 1 max[36 29 40]]]"
    exercise = asked("frame", tree, Rules(frame=9))
    find = exercise.tree.find
    slipped = {Blank(find("2"), Ask.BETA): "-20", Blank(find("2.0"), Ask.BETA): "-20"}
    answers = typed(solution(exercise)) | slipped | {Blank(find("2.0"), Ask.ALPHA): alpha}
    found = {each.blank: each.verdict for each in judge(exercise, answers).judgements}
    assert [b for b, v in found.items() if v is Verdict.WRONG] == [Blank(find("2"), Ask.BETA)]

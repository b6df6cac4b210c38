"""Windows in time: every change of α and β at a node, as lecture frames show them."""

import json
import os

import pytest
from asking import asked, typed
from classroom import COURSES
from generated import generated
from slips import slip
from student import Student

from exercises.asks import Ask
from exercises.asks.entry import Chain
from exercises.asks.reading import Unreadable
from exercises.cli import run
from exercises.dice import Dice
from exercises.entries import read, show, write
from exercises.exercise import Blank, Verdict
from exercises.judging.check import judge
from exercises.making.recipe_files import LEVELS
from exercises.solution import solution
from exercises.wording.conventions import conventions
from exercises.wording.feedback import check
from resources.words import say
from search.numbers import INFINITY
from search.rules import Rules

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "2"))
"""`make stress` takes 300."""
DECK = "A:max[B:min[3 12 8] C:min[2 4 6] D:min[14 5 2]]"
FRAMES = ["-inf, 3", "-inf", "3", "3", "inf", "inf, 3", "inf", "inf, 14, 5"]
LATE = {"update_on_cut": True}
COURSES = COURSES | {
    "updated on a cut": LATE,
    "on leaving, updated": {**COURSES["on leaving"], **LATE},
}


@pytest.mark.parametrize(
    ("rules", "chains"),
    [
        ({}, FRAMES),
        # AMCS2104, lecture 4A: the child that cuts still rewrites the window.
        (LATE, [*FRAMES[:6], "inf, 2", "inf, 14, 5, 2"]),
        # From right to left D has 2 first, C nothing better, B 3.
        (
            {"order": "rtl"},
            ["-inf, 2, 3", "2", "2", "-inf", "inf", "inf, 8, 3", "inf, 6, 4", "inf, 2"],
        ),
    ],
)
def test_a_file_about_the_deck_is_solved_as_its_frames_show(rules, chains, tmp_path, capsys):
    blanks = [f"{path}:{ask}" for ask in ("alphas", "betas") for path in ("", "0", "1", "2")]
    table = {"format": "plywood-exercise/1", "kind": "window-chain", "method": "alpha-beta"}
    file = tmp_path / "deck.json"
    file.write_text(json.dumps({**table, "tree": DECK, "blanks": blanks, "rules": rules}))
    assert run(("exercise", "--file", str(file), "--json")) == 0
    assert json.loads(capsys.readouterr().out)["solution"] == dict(zip(blanks, chains, strict=True))


@pytest.mark.parametrize(
    "text",
    [
        "-inf, 3, 14",
        "−∞ → 3 → 14",
        "-inf 3 14",
        "-oo->3->14",
        "[-∞; 3; 14]",
        "- ∞, 3,14",
        "-inf, 3, 3, 14",
    ],
)
def test_a_chain_is_read_however_it_is_written_and_what_stays_is_told_once(text):
    exercise = asked("window-chain", DECK)
    chain = read(exercise, Blank(0, Ask.ALPHAS), text)
    assert chain == Chain((-INFINITY, 3, 14))
    assert (
        show(chain)
        == "−∞\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}3\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}14"
    )
    assert read(exercise, Blank(0, Ask.ALPHAS), write(chain)) == chain


def test_a_bound_changes_no_more_often_than_there_are_children():
    with pytest.raises(Unreadable, match="at most 4 values"):
        read(asked("window-chain", DECK), Blank(0, Ask.ALPHAS), "-inf, 1, 2, 3, 4")


def wrong(exercise, answers):
    judged = judge(exercise, typed(answers))
    return [each.blank for each in judged.judgements if each.verdict is Verdict.WRONG]


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
@pytest.mark.parametrize("course", COURSES)
def test_one_slip_in_a_chain_is_one_wrong_in_every_course(course, level):
    for seed in range(SEEDS):
        usual = generated("window-chain", level, seed)
        exercise = usual.under(usual.rules._replace(**COURSES[course]))
        dice, right = Dice(f"chain:{seed}"), solution(exercise)
        blank = dice.one_of(list(right))
        entry = slip(exercise, blank, right[blank], dice)
        answers = Student(exercise, {blank: entry}).answers
        if answers != right:
            assert wrong(exercise, answers) == [blank], (exercise.tree, blank, entry)


@pytest.mark.parametrize(
    ("chain", "told"),
    [
        (
            "inf, 4",
            "After the leaf 3, β at B becomes 3, not 4: "
            "that is the best MIN has found there so far.",
        ),
        (
            "inf",
            "After the leaf 3, β at B becomes 3, the best MIN has found there so far: "
            "this change is missing.",
        ),
        (
            "inf, 3, 12, 8",
            "β at B stays 3, not 12: nothing that MIN finds there moves it any further.",
        ),
        ("7", "B starts with β = +∞, not 7: A has β = +∞ when the search goes down to B."),
    ],
)
def test_the_first_bound_that_is_wrong_is_told_and_the_rest_goes_on_from_it(chain, told):
    exercise = asked("window-chain", DECK)
    answers = typed(solution(exercise)) | {Blank(exercise.tree.find("0"), Ask.BETAS): chain}
    feedback = check(exercise, answers)
    found = [say(each.text) for each in feedback.remarks if each.verdict is Verdict.WRONG]
    assert found == [told]
    carried = answers | {Blank(0, Ask.ALPHAS): "-inf, 8"}
    for path in ("1", "2"):
        carried[Blank(exercise.tree.find(path), Ask.ALPHAS)] = "8"
    if chain.endswith("8"):
        verdicts = [each.verdict for each in judge(exercise, carried).judgements]
        assert verdicts.count(Verdict.WRONG) == 1
        assert verdicts.count(Verdict.FOLLOWS) == 3


def test_a_missed_cut_is_one_wrong_though_the_chain_and_the_nodes_below_tell_of_it():
    exercise = asked("window-chain", "max[min[3 12] min[2 max[9 7]] min[14 5]]")
    find = exercise.tree.find
    answers = typed(solution(exercise)) | {
        Blank(find("1"), Ask.BETAS): "inf, 2",
        Blank(find("1.1"), Ask.ALPHAS): "3",
        Blank(find("1.1"), Ask.BETAS): "2",
    }
    judged = judge(exercise, answers)
    found = {exercise.key(each.blank): each.verdict for each in judged.judgements}
    assert [key for key, verdict in found.items() if verdict is Verdict.WRONG] == ["1:betas"]


def test_bounds_that_are_given_or_handed_on_earn_little():
    exercise = asked("window-chain", DECK)
    moved = {blank: entry for blank, entry in solution(exercise).items() if len(entry.bounds) > 1}
    feedback = check(exercise, typed(moved))
    assert feedback.score >= feedback.maximum * 3 / 4


def test_the_conventions_say_what_a_chain_is_and_whether_the_cutting_child_moves_it():
    for late, said in ((False, "does not move"), (True, "still moves")):
        exercise = asked("window-chain", DECK, Rules(update_on_cut=late))
        told = " ".join(say(each) for each in conventions(exercise).values())
        assert "after each child that changes them" in told
        assert f"The child that cuts {said} the window" in told

"""Mistakes about questions beside the tree, each with the right and the wrong answer."""

import json
from pathlib import Path

import pytest

from exercises.entries import write_at
from exercises.exercise_files.exercise_file import exercise_from_table
from exercises.judging.check import judge
from exercises.judging.diagnosis import diagnose
from exercises.misconceptions.table import VARIANTS
from exercises.solution import solution
from exercises.wording.feedback import check
from resources.words import say

FILE = Path(__file__).parents[2] / "cases" / "misconceptions_beside.json"
CASES = {case["id"]: case for case in json.loads(FILE.read_text())}


def asked(case):
    table = {"format": "plywood-exercise/1", "kind": case["kind"], "given": case["given"]}
    return exercise_from_table(table | ({"tree": case["tree"]} if "tree" in case else {}))


def written(exercise, answers):
    return {
        exercise.key(blank): write_at(exercise, blank, entry) for blank, entry in answers.items()
    }


def test_every_mistake_in_counting_and_about_statements_has_a_case():
    kinds = {"counts", "statements"}
    known = {name for name, variant in VARIANTS.items() if kinds & {*variant.kinds}}
    assert known == set(CASES)


@pytest.mark.parametrize("name", CASES)
def test_the_right_and_the_wrong_answer(name):
    case, variant = CASES[name], VARIANTS[name]
    exercise = asked(case)
    assert variant.applies(exercise)
    assert written(exercise, solution(exercise)) == case["right"]
    assert written(exercise, variant.answers(exercise)) == case["wrong"]
    assert say(f"about-{name}")


def test_a_mistake_that_shows_in_two_numbers_is_named():
    exercise = asked(CASES["CO-BEYOND"])
    answers = VARIANTS["CO-BEYOND"].answers(exercise)
    typed = {blank: write_at(exercise, blank, entry) for blank, entry in answers.items()}
    assert diagnose(exercise, judge(exercise, typed)).named == "CO-BEYOND"


@pytest.mark.parametrize("name", ["ST-ALIKE", "ST-BESTREPLY", "ST-ANYORDER"])
def test_a_belief_that_shows_in_three_statements_is_named(name):
    exercise = asked(CASES[name])
    answers = VARIANTS[name].answers(exercise)
    typed = {blank: write_at(exercise, blank, entry) for blank, entry in answers.items()}
    assert diagnose(exercise, judge(exercise, typed)).named == name


def test_a_single_wrong_statement_is_told_the_belief_behind_it():
    exercise = asked(CASES["ST-BESTREPLY"])
    blank = exercise.blanks[0]
    remark = next(each for each in check(exercise, {blank: "true"}).remarks if each.blank == blank)
    assert "“true” may come from this mistake: everybody is thought to play perfectly" in say(
        remark.text
    )

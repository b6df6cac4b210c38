"""A file may ask for some of a kind's blanks alone; the others are as the search has them."""

from __future__ import annotations

import pytest
from generated import generated

from exercises.asks import Ask
from exercises.dice import Dice
from exercises.entries import write
from exercises.exercise import Verdict
from exercises.exercise_files import exercise_file
from exercises.exercise_files.exercise_table import exercise_table
from exercises.kinds import KINDS
from exercises.solution import solution
from exercises.wording.feedback import check
from resources.words import say

SUBSETS = 12


@pytest.mark.every(3)
@pytest.mark.parametrize("kind", KINDS)
def test_the_solution_of_some_blanks_earns_full_marks(kind: str) -> None:
    whole = generated(kind, 3)
    for number in range(SUBSETS):
        dice = Dice(f"{kind}:{number}")
        kept = tuple(blank for blank in whole.blanks if dice.between(0, 2))
        if not kept:
            continue
        exercise = whole._replace(blanks=kept)
        right = solution(exercise)
        feedback = check(exercise, {blank: write(entry) for blank, entry in right.items()})
        assert {each.verdict for each in feedback.remarks} == {Verdict.RIGHT}
        assert feedback.score == feedback.maximum
        garbage = check(exercise, dict.fromkeys(kept, "nonsense"))
        assert {each.verdict for each in garbage.remarks} == {Verdict.UNREADABLE}


@pytest.mark.parametrize("ask", [Ask.ALPHA, Ask.CUT, Ask.VALUE])
def test_one_sort_of_blank_alone_is_right_as_in_the_whole(ask: Ask) -> None:
    whole = generated("alpha-beta", 3, 1)
    exercise = whole._replace(blanks=tuple(whole.asked[ask].values()))
    asked = {blank: entry for blank, entry in solution(whole).items() if blank.ask is ask}
    assert solution(exercise) == asked


def test_a_file_that_asks_what_its_kind_never_asks_is_refused() -> None:
    table = exercise_table(generated("minimax", 1, 1), with_solution=False)
    table["blanks"][0] = table["blanks"][0].replace("value", "range")
    with pytest.raises(
        exercise_file.FileError, match=r"odd.json: blanks: .* the kind minimax never asks"
    ):
        exercise_file.exercise_from_table(table, "odd.json")


@pytest.mark.parametrize(
    ("kind", "tree", "key"),
    [
        ("ordering", "[[1 2] [3 4]]", "0.0:order"),
        ("bounds", "[[1 2] [3 4]]", "0.0:bound"),
        ("cuts", "[[1 2] [3 4]]", ":cut"),
    ],
)
def test_a_file_asks_only_where_its_kind_does(kind: str, tree: str, key: str) -> None:
    table = {"format": "plywood-exercise/1", "kind": kind, "method": "alpha-beta", "tree": tree}
    with pytest.raises(exercise_file.FileError, match="is no place where the kind"):
        exercise_file.exercise_from_table({**table, "blanks": [key]})


def test_a_branch_that_no_x_cuts_is_told_so() -> None:
    table = {"format": "plywood-exercise/1", "kind": "interval", "method": "alpha-beta"}
    exercise = exercise_file.exercise_from_table(
        {**table, "tree": "[[? 5] 9]", "blanks": ["0:range"]}
    )
    feedback = check(exercise, {exercise.blanks[0]: "x < 3"})
    assert "B is visited whatever x is" in say(feedback.first_wrong.text)

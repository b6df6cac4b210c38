"""What somebody writes who mistakes the opponent, worked out by hand on one tree."""

import pytest

from exercises.entries import write
from exercises.exercise import Exercise
from exercises.judging.check import judge
from exercises.judging.diagnosis import diagnose
from exercises.kinds import KINDS
from exercises.misconceptions.table import VARIANTS
from search import notation
from search.rules import Rules

TREE = "max[L:min[4 8] R:min[2 18]]"
GIVEN = (("opponents", ("min", "random", "errs", "wanders")), ("p", ("1/4",)))
RIGHT = {
    "min.L": 4,
    "min.R": 2,
    "random.L": 6,
    "random.R": 10,
    "errs.L": 5,
    "errs.R": 6,
    "wanders.L": "9/2",
    "wanders.R": 4,
}
WRONG = {
    "OP-ALLMIN": {
        "random.L": 4,
        "random.R": 2,
        "errs.L": 4,
        "errs.R": 2,
        "wanders.L": 4,
        "wanders.R": 2,
    },
    "OP-KIND": {"random.L": 8, "random.R": 18},
    "OP-SUM": {"random.L": 12, "random.R": 20, "wanders.L": 6, "wanders.R": "13/2"},
    "OP-SWAPPED": {"errs.L": 7, "errs.R": 14, "wanders.L": "11/2", "wanders.R": 8},
    "OP-LAPSE": {"errs.L": "9/2", "errs.R": 4, "wanders.L": 5, "wanders.R": 6},
}


def exercise():
    tree = notation.read(TREE)
    blanks = KINDS["opponents"].blanks(tree, Rules(), GIVEN)
    return Exercise(tree, "minimax", Rules(), "opponents", blanks, given=GIVEN)


def written(answers):
    return {blank.item: str(write(entry)) for blank, entry in answers.items()}


@pytest.mark.parametrize("name", WRONG)
def test_a_mistake_about_the_opponent_gives_its_own_values_and_is_named(name):
    asked = exercise()
    answers = VARIANTS[name].answers(asked)
    found = written(answers)
    want = RIGHT | WRONG[name]
    assert {item: found[item] for item in want} == {
        item: str(value) for item, value in want.items()
    }
    typed = {blank: write(entry) for blank, entry in answers.items()}
    told = diagnose(asked, judge(asked, typed))
    assert name in {told.named, *told.candidates}

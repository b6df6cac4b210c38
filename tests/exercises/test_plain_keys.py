"""Every key is what the definitions say: every kind, level and convention, and any odd tree."""

import json
import os
from random import Random

import pytest
from odd_exercises import courses, odd_exercise
from plain_keys import wrong

from exercises.cli import run
from exercises.kinds import KINDS
from exercises.making.exercise_file import exercise_table
from exercises.making.generate import generate
from exercises.making.recipe import LEVELS, level_recipe

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "4"))
"""`make stress` takes 300."""
EACH = [(kind, level) for kind in KINDS for level in range(1, LEVELS + 1)]


def told(exercise):
    """An exercise with its key, as `plywood exercise --json` prints it."""
    return json.loads(json.dumps(exercise_table(exercise, with_solution=True)))


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_the_key_that_is_printed_is_what_the_definitions_say(kind, level, capsys):
    words = ("exercise", kind, "--level", str(level), "--seed", "0", "--count", str(SEEDS))
    assert run((*words, "--json")) == 0
    for line in capsys.readouterr().out.splitlines():
        table = json.loads(line)
        assert table["solution"]
        assert wrong(table) == [], line


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_the_key_is_what_the_definitions_say_in_every_course(kind, level):
    dice = Random(f"{kind}:{level}")
    for seed in range(SEEDS):
        exercise = generate(level_recipe(kind, level), seed)
        known = courses(exercise.method)
        for course in dice.sample(known, k=min(4, len(known))):
            table = told(exercise.under(exercise.rules._replace(**course)))
            assert wrong(table) == [], table


@pytest.mark.parametrize("kind", KINDS)
def test_the_key_of_any_odd_tree_is_what_the_definitions_say(kind):
    dice = Random(kind)
    for _ in range(10 * SEEDS):
        table = told(odd_exercise(dice, kind))
        assert wrong(table) == [], table

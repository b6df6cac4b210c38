"""The same code brings back the same exercise everywhere."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from kept_codes import CODES, GOLDEN, lines

import resources
from exercises.kinds import KINDS
from exercises.making.codes import Code, code_of, exercise_of, parse
from exercises.making.generate import generate
from exercises.making.recipe import RecipeError
from exercises.making.recipe_files import LEVELS, level_recipe

PARTS = 5


@pytest.mark.every(PARTS)
@pytest.mark.parametrize("first", range(PARTS))
def test_codes_give_the_trees_they_always_gave(first):
    assert [*lines(first, PARTS)] == GOLDEN.read_text().splitlines()[first::PARTS]


@pytest.mark.parametrize("seed", ["0", "4711"])
def test_the_hash_seed_changes_nothing(seed):
    script = (
        f"from exercises.making.codes import exercise_of as e; print(e({CODES[2]!r}).tree.payoffs)"
    )
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    told = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == str(exercise_of(CODES[2]).tree.payoffs)


def test_a_code_comes_back_as_it_was_typed_in_any_case():
    exercise = exercise_of("alpha-beta-3-7Q4K2")
    assert code_of(exercise) == "alpha-beta-3-7Q4K2"
    assert exercise_of(" Alpha-Beta-3-7q4k2 ") == exercise
    assert parse("max-n-cuts-2-OIL00") == ("max-n-cuts", 2, 1, parse("x-1-01100").seed)
    assert str(Code("cuts", 1, 1, 32**6)) == "cuts-1-1000000"


@pytest.mark.every(3)
@pytest.mark.parametrize("kind", KINDS)
def test_a_new_exercise_has_a_code_with_the_edition_in_which_its_recipe_last_changed(kind):
    made = generate(level_recipe(kind, LEVELS), 5)
    recipes = Path(resources.__file__).parent / "recipes"
    editions = [int(each.name) for each in recipes.iterdir() if (each / f"{kind}.toml").is_file()]
    assert code_of(made) == f"{kind}-{LEVELS}.{max(editions)}-00005"
    assert exercise_of(code_of(made)) == made


def test_an_edition_that_left_a_recipe_as_it_was_brings_the_same_tree():
    assert exercise_of("minimax-2.3-00005") == exercise_of("minimax-2.2-00005")
    assert exercise_of("cuts-2.3-00005").tree != exercise_of("cuts-2.2-00005").tree


def test_a_code_without_an_edition_is_of_the_first():
    assert parse("cuts-3-7Q4K2") == parse("cuts-3.1-7Q4K2")
    assert exercise_of("cuts-3-7Q4K2").edition == 1


def test_an_edition_that_is_not_known_is_said_in_one_line():
    for code in ("cuts-3.99-7Q4K2", "cuts-3.0-7Q4K2"):
        with pytest.raises(RecipeError, match="this program knows the recipes up to edition"):
            exercise_of(code)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cuts",
        "cuts-1",
        "cuts-x-00000",
        "cuts-1.-00000",
        "cuts-1.x-00000",
        "cuts-1-!!!!!",
        "cuts-9-00001",
        "chess-1-00001",
        "cuts-1-" + "Z" * 99,
    ],
)
def test_what_is_no_code_is_said(text):
    with pytest.raises(RecipeError) as error:
        exercise_of(text)
    assert "\n" not in str(error.value)

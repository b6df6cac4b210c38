"""What a recipe says of what is given may be a stranger's: it is used, or refused by its field."""

from dataclasses import replace

import pytest

from exercises.given.giving import GIVING
from exercises.given.settings import SETTINGS
from exercises.making.impossible import refuse_impossible
from exercises.making.recipe import RecipeError
from exercises.making.recipe_files import LEVELS, level_recipe

ODD = [
    0, -1, 10**9, 10**30, 1.5, 1e308, "x", "", [], {}, True, [5, 1], [10**9, 10**9], ["x"],
    [1] * 5000, "9" * 5000,
]  # fmt: skip


def test_every_kind_that_gives_something_has_its_settings():
    assert SETTINGS.keys() == GIVING.keys()


@pytest.mark.parametrize("kind", SETTINGS)
def test_what_is_no_setting_is_refused_and_never_an_error(kind):
    for level in range(1, LEVELS + 1):
        recipe = level_recipe(kind, level)
        refuse_impossible(recipe)
        refused = []
        for field in recipe.given:
            for odd in ODD:
                try:
                    refuse_impossible(replace(recipe, given={**recipe.given, field: odd}))
                except RecipeError as error:
                    refused.append(str(error))
        assert [why for why in refused if not why.startswith("given: ")] == []
        assert len(refused) >= 5 * len(recipe.given)


@pytest.mark.parametrize(
    ("kind", "given", "why"),
    [
        ("mcts", {"iterations": 10**9}, "given: iterations: takes at most 50"),
        ("mcts", {"C": []}, "given: C: takes 1 or more"),
        ("corridor", {"dots": 9, "farthest": 4}, "given: these numbers don't go together"),
        ("table", {"ends": 12, "leaves": [1, 5]}, "given: these numbers don't go together"),
        ("quiescence", {"unquiet": [3, 1]}, "given: unquiet: the least comes first"),
        ("game-traits", {"traits": ["magic"]}, "given: traits: take one of "),
        ("grow", {"games": [{"name": "chess"}]}, "given: games: "),
        ("grow", {"games": [{"name": "tictactoe", "empty": [0, 0]}]}, "given: games: these"),
        ("grow", {"games": [{"name": "nim", "piles": [["x", 3]]}]}, "given: games: "),
        ("cuts", {"colour": "red"}, "given: colour: there is no such field"),
    ],
)
def test_settings_are_refused_by_what_is_wrong_with_them(kind, given, why):
    recipe = level_recipe(kind, 1)
    with pytest.raises(RecipeError) as refused:
        refuse_impossible(replace(recipe, given={**recipe.given, **given}))
    assert str(refused.value).startswith(why)

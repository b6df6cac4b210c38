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


@pytest.mark.parametrize(
    ("kind", "met", "beyond"),
    [
        ("corridor", {"dots": 8, "farthest": 4}, {"dots": 9, "farthest": 4}),
        ("corridor", {"ghosts": 1, "by": "dots"}, {"ghosts": 1, "by": ["dots"]}),
        ("features", {"positions": 4, "pairs": 6}, {"positions": 4, "pairs": 7}),
        (
            "formal-game",
            {"sticks": [3, 5], "largest": 4, "takes": 3, "mixed": False},
            {"sticks": [3, 5], "largest": 4, "takes": 4, "mixed": False},
        ),
        (
            "formal-game",
            {"sticks": [5, 5], "largest": 4, "takes": 4, "mixed": False},
            {"sticks": [5, 5], "largest": 3, "takes": 4, "mixed": False},
        ),
        (
            "formal-game",
            {"sticks": [6, 6], "largest": 6, "takes": 5, "mixed": True},
            {"sticks": [6, 6], "largest": 5, "takes": 5, "mixed": True},
        ),
        (
            "table",
            {"plies": [[2, 2], [2, 2]], "ends": 2, "leaves": [1, 4], "early": False},
            {"plies": [[2, 2], [2, 2]], "ends": 2, "leaves": [1, 3], "early": False},
        ),
        (
            "table",
            {"plies": [[2, 2], [2, 2]], "ends": 2, "leaves": [1, 6], "early": True},
            {"plies": [[2, 2], [2, 2]], "ends": 2, "leaves": [1, 5], "early": True},
        ),
        (
            "table",
            {"plies": [[5, 2], [5, 2]], "leaves": [1, 99]},
            {"plies": [[5, 2], [6, 2]], "leaves": [1, 99]},
        ),
        ("ucb1", {"C": [1, 2], "constants": 2}, {"C": [1, 2], "constants": 3}),
        ("ucb1", {"children": [3, 3]}, {"children": [4, 3]}),
    ],
)
def test_settings_are_refused_where_they_cannot_be_met_and_not_one_step_before(kind, met, beyond):
    recipe = level_recipe(kind, 1)
    refuse_impossible(replace(recipe, given={**recipe.given, **met}))
    with pytest.raises(RecipeError):
        refuse_impossible(replace(recipe, given={**recipe.given, **beyond}))

"""What is said of weighted features and of grown trees is true, worked out anew."""

import os
import re
from fractions import Fraction

import pytest
from generated import generated
from plain_games import PlainGame, alike

from exercises.items import answers
from exercises.kinds import items_of
from exercises.making.recipe_files import LEVELS
from resources.words import say

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "2"))
"""`make stress` takes 300."""


def reasons(kind, level, seed):
    """Every item of an exercise with its right answer and the sentence that says why."""
    exercise = generated(kind, level, seed)
    right = answers(items_of(exercise).values())
    for item in items_of(exercise).values():
        yield exercise, item, right, item.why(right)


def number(text):
    return Fraction(str(text).strip("()").replace("−", "-"))


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_every_equation_about_features_holds(level):
    for seed in range(SEEDS):
        for _, item, right, why in reasons("features", level, seed):
            values = dict(why.values)
            if why.key == "why-term":
                assert number(values["weight"]) * number(values["difference"]) == right[item.name]
                own, _, theirs = values["value"].partition(" − ")
                assert number(own) - number(theirs or "0") == number(values["difference"])
            elif why.key == "why-board-sum":
                assert sum(map(number, values["sum"].split(" + "))) == right[item.name]
            elif why.key == "why-weight":
                one, times, other, others = (
                    number(values[name]) for name in ("one", "times", "other", "others")
                )
                w = right[item.name]
                assert one + times * w == other + others * w
                assert number(values["gap"]) * w == number(values["ahead"])
            elif why.key == "why-side":
                gains = number(values["one"]) > number(values["other"])
                assert (values["way"] == "more") is gains is (right[item.name] == "a")
            else:
                assert why.key in ("why-factor", "why-board-move"), say(why)


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_every_move_named_about_a_grown_tree_is_one_of_the_game(level):
    for seed in range(SEEDS):
        for exercise, item, right, why in reasons("grow", level, seed):
            game = PlainGame(dict(exercise.given)["game"][0])
            values = {name: str(value) for name, value in why.values}
            label = values.get("state", "").replace("\N{NO-BREAK SPACE}", " ")
            parent = exercise.tree.parent(item.node)
            if why.key == "why-grown":
                mover = exercise.tree.mover(parent).value
                told = values["states"].replace("\N{NO-BREAK SPACE}", " ").split("; ")
                assert {*map(alike, told)} == {alike(left) for _, left in game.moves(label, mover)}
            elif why.key == "why-grown-end":
                assert not game.moves(label, exercise.tree.mover(parent).value)
            elif re.fullmatch("why-grown-(max|min|draw)", why.key):
                worth = {"max": 1, "min": -1, "draw": 0}[why.key.rpartition("-")[2]]
                movers = ("max", "min")
                assert any(
                    not game.moves(label, mover) and game.worth(label, mover) == worth
                    for mover in movers
                )
                assert right[item.name] == worth

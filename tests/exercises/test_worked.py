"""The sentences of a solution say what is true, whatever the conventions."""

from __future__ import annotations

import operator
from itertools import product

import pytest

from exercises.exercise import Exercise
from exercises.generate import generate
from exercises.kinds import KINDS
from exercises.recipe import level_recipe
from exercises.worked import worked
from resources.words import Message, say
from search import notation
from search.methods import METHODS
from search.rules import Fail, Order, Range, Rules

SIGNS = {"≥": operator.ge, "≤": operator.le, ">": operator.gt, "<": operator.lt}
EVERY = [
    Rules(cut_on_equal=equal, fail=fail, deep=deep, order=order)
    for equal, fail, deep, order in product((True, False), Fail, (True, False), Order)
]


def numbers(text: str) -> list[int]:
    return [int(part.replace("−", "-")) for part in text.split(", ")]


def check_arithmetic(sentence: Message) -> None:
    said = dict(sentence.values)
    for key, choose in (("worked-max", max), ("worked-min", min)):
        if sentence.key == key:
            assert [choose(numbers(said["values"]))] == numbers(said["value"])
        elif sentence.key == f"{key}-bound":
            assert [choose(numbers(said["values"]))] == numbers(said["found"])
            assert said["found"] != said["value"]
    if sentence.key in ("cut-held", "cut-given"):
        holds = SIGNS[said["sign"]]
        assert holds(*numbers(said["value"]), *numbers(said["bound"])), say(sentence)


@pytest.mark.parametrize("rules", EVERY)
def test_every_sentence_is_true_under_every_convention(rules: Rules) -> None:
    kind = KINDS["alpha-beta"]
    cuts = 0
    for seed in range(6):
        tree = generate(level_recipe(kind.name, 3 + seed % 3), seed).tree
        exercise = Exercise(tree, kind.method, rules, kind.name, kind.blanks(tree, rules))
        for sentence in worked(exercise):
            check_arithmetic(sentence)
            cuts += sentence.key.startswith("cut-")
    assert cuts


def test_a_chance_node_that_returns_a_bound_says_so() -> None:
    tree = notation.read("max[8 chance[1/2*2 1/2*6]]")
    rules = Rules(fail=Fail.HARD, range=Range(0, 10))
    exercise = Exercise(tree, "expectimax", rules, "expectimax", ())
    METHODS["expectimax"].check(tree, rules)
    kind = KINDS["expectimax"]
    sentences = worked(exercise._replace(blanks=kind.blanks(tree, rules)))
    assert any("returns the bound 8" in say(each) for each in sentences)

"""The sentences of a solution say what is true, whatever the conventions."""

from __future__ import annotations

import operator
from fractions import Fraction
from itertools import product

import pytest
from generated import generated

from exercises.entries import show
from exercises.exercise import Exercise
from exercises.kinds import KINDS
from exercises.solution import run
from exercises.wording.step_sentences import step_text
from exercises.wording.worked import worked
from resources.words import Message, say
from search import notation
from search.methods import METHODS
from search.rules import Fail, Order, Range, Rules

SIGNS = {"≥": operator.ge, "≤": operator.le, ">": operator.gt, "<": operator.lt}
EVERY = [
    Rules(cut_on_equal=equal, fail=fail, deep=deep, order=order)
    for equal, fail, deep, order in product((True, False), Fail, (True, False), Order)
]


def numbers(text: str) -> list[Fraction]:
    return [Fraction(part.replace("−", "-")) for part in text.split(", ")]


def check_arithmetic(sentence: Message) -> None:
    said = dict(sentence.values)
    for key, choose in (("worked-max", max), ("worked-min", min)):
        if sentence.key == key:
            assert [choose(numbers(said["values"]))] == numbers(said["value"])
        elif sentence.key == f"{key}-bound":
            assert [choose(numbers(said["values"]))] == numbers(said["found"])
            assert said["found"] != said["value"]
    if sentence.key in ("cut-held", "cut-held-chance", "cut-given"):
        holds = SIGNS[said["sign"]]
        assert holds(*numbers(said["value"]), *numbers(said["bound"])), say(sentence)


def check_holder(exercise: Exercise, sentence: Message) -> None:
    """Who is said to hold a bound has a child that returned it."""
    said, tree = dict(sentence.values), exercise.tree
    holder = next((node for node in tree.inner if tree.labels[node] == said.get("holder")), None)
    if sentence.key in ("cut-held", "cut-held-chance") and holder is not None:
        returned = run(exercise).values
        held = [show(returned[child]) for child in tree.children(holder) if child in returned]
        assert said.get("held", said["bound"]) in held, say(sentence)


@pytest.mark.parametrize("rules", EVERY)
def test_every_sentence_is_true_under_every_convention(rules: Rules) -> None:
    kind = KINDS["alpha-beta"]
    cuts = 0
    for seed in range(6):
        tree = generated(kind.name, 3 + seed % 3, seed).tree
        exercise = Exercise(tree, kind.method, rules, kind.name, kind.blanks(tree, rules))
        for sentence in worked(exercise):
            check_arithmetic(sentence)
            check_holder(exercise, sentence)
            cuts += sentence.key.startswith("cut-")
    assert cuts


def test_bounds_below_a_throw_are_told_as_their_holder_has_them() -> None:
    chances = 0
    for seed in range(20):
        exercise = generated("range-cuts", 4, seed)
        for sentence in worked(exercise):
            check_arithmetic(sentence)
            check_holder(exercise, sentence)
            chances += sentence.key == "cut-held-chance"
    assert chances


def test_a_throw_that_is_cut_is_not_said_to_have_its_bound() -> None:
    tree = notation.read("max[chance[1/2*8 1/2*4] chance[1/2*2 1/2*2]]")
    rules = Rules(range=Range(0, 10))
    trace = METHODS["expectimax"].run(tree, rules)
    told = [say(step_text(trace, step, snapshot)) for step, snapshot in trace.replay()]
    assert "2 returns 2; with the rest at 10 C comes to 1 + 1/2 · 10 = 6." in told


def test_windows_and_bounds_are_listed() -> None:
    said = {
        kind: " ".join(map(say, worked(generated(kind, 3, 0)))) for kind in ("windows", "bounds")
    }
    assert "α and β on entering: A (−∞, +∞)" in said["windows"]
    assert "What is known: " in said["bounds"]
    assert "≥\N{NO-BREAK SPACE}" in said["bounds"]


def test_a_chance_node_that_returns_a_bound_says_so() -> None:
    tree = notation.read("max[8 chance[1/2*2 1/2*6]]")
    rules = Rules(fail=Fail.HARD, range=Range(0, 10))
    exercise = Exercise(tree, "expectimax", rules, "expectimax", ())
    METHODS["expectimax"].check(tree, rules)
    kind = KINDS["expectimax"]
    sentences = worked(exercise._replace(blanks=kind.blanks(tree, rules)))
    assert any("returns the bound 8" in say(each) for each in sentences)

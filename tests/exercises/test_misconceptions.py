"""Every documented mistake is reproduced by its variant on its own tree."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from exercises.exercise import Ask, Blank, Exercise
from exercises.misconceptions import VARIANTS
from exercises.solution import solution
from search import notation
from search.numbers import INFINITY
from search.rules import Asked, Depth, Range, Rules
from search.tree import GameTree

FILE = Path(__file__).parent.parent / "cases" / "misconceptions.json"
CASES = {case["id"]: case for case in json.loads(FILE.read_text())}
RULES = {
    "DL-PLYUNIT": Rules(depth=1, depth_unit=Depth.ROUNDS),
    "EX-NEVERPRUNE": Rules(range=Range(-10, 10)),
    "AB-CUTUPDATE": Rules(update_on_cut=True),
}
LEAVING = "final_windows"


def exercise(case: dict, leaving: bool = False) -> Exercise:
    tree = notation.read(case["tree"])
    rules = RULES.get(case["id"], Rules(depth=2) if case.get("depth_limited") else Rules())
    if leaving:
        rules = rules._replace(asked=Asked.LEAVING)
    blanks = [Blank(node, ask) for node in tree.inner for ask in (Ask.VALUE, Ask.ALPHA, Ask.BETA)]
    blanks += [Blank(node, Ask.CUT) for node in tree if node]
    blanks.append(Blank(GameTree.ROOT, Ask.BEST))
    return Exercise(tree, case["method"], rules, "alpha-beta", tuple(blanks))


def number(shown):
    words = {"-inf": -INFINITY, "inf": INFINITY}
    if isinstance(shown, list):
        return tuple(map(number, shown))
    return words[shown] if shown in words else Fraction(shown)


def check(case: dict, answers: dict, want: dict, leaving: bool) -> None:
    tree = notation.read(case["tree"])
    assert answers[Blank(GameTree.ROOT, Ask.VALUE)] == number(want["value"])
    best = answers.get(Blank(GameTree.ROOT, Ask.BEST))
    assert (None if best is None else str(best)) == want["best"]
    values = {blank.node: entry for blank, entry in answers.items() if blank.ask is Ask.VALUE}
    assert {tree.path(node): value for node, value in values.items()} == {
        path: number(shown) for path, shown in want["values"].items()
    }
    if "pruned" in want:
        cut = {tree.path(blank.node) for blank in answers if blank.ask is Ask.CUT}
        assert cut == set(want["pruned"])
    for path, window in want.get(LEAVING if leaving else "windows", {}).items():
        node = tree.find(path)
        assert (answers[Blank(node, Ask.ALPHA)], answers[Blank(node, Ask.BETA)]) == number(window)


def test_every_documented_mistake_has_a_variant():
    assert {name: variant.nature.value for name, variant in VARIANTS.items()} == {
        name: case["kind"] for name, case in CASES.items()
    }


@pytest.mark.parametrize("name", CASES)
def test_the_right_and_the_wrong_answer(name):
    case = CASES[name]
    for leaving in (False, True) if LEAVING in case["right"] else (False,):
        asked = exercise(case, leaving)
        check(case, solution(asked), case["right"], leaving)
        check(case, VARIANTS[name].answers(asked), case["wrong"], leaving)

"""Every documented mistake is reproduced by its variant on its own tree."""

import json
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from asking import asked

from exercises.asks import Ask
from exercises.asks.entry import Claim, Relation
from exercises.exercise import Blank, Exercise
from exercises.making.codes import exercise_of
from exercises.making.generate import generate, separating
from exercises.making.recipe import RecipeError
from exercises.making.recipe_files import level_recipe
from exercises.misconceptions.table import VARIANTS
from exercises.solution import solution
from search import notation
from search.methods import METHODS
from search.numbers import INFINITY
from search.rules import Depth, Fail, Range, Rules, Window, WindowAsked
from search.tree import GameTree

FILE = Path(__file__).parents[2] / "cases" / "misconceptions.json"
CASES = {case["id"]: case for case in json.loads(FILE.read_text())}
OF_GAMES = json.loads((FILE.parent / "game_mistakes.json").read_text())
"""Mistakes about games: tests/exercises/test_game_trees.py tries them."""
RULES = {
    "DL-PLYUNIT": Rules(depth=1, depth_unit=Depth.ROUNDS),
    "EX-NEVERPRUNE": Rules(range=Range(-10, 10)),
    "AB-CUTUPDATE": Rules(update_on_cut=True),
    "AB-TURNED": Rules(fail=Fail.BOUND),
}
LEAVING = "final_windows"


def exercise(case: dict, leaving: bool = False) -> Exercise:
    tree = notation.read(case["tree"])
    rules = RULES.get(case["id"], Rules(depth=2) if case.get("depth_limited") else Rules())
    if leaving:
        rules = rules._replace(asked=WindowAsked.LEAVING)
    blanks = [Blank(node, ask) for node in tree.inner for ask in (Ask.VALUE, Ask.ALPHA, Ask.BETA)]
    blanks += [Blank(node, Ask.CUT) for node in tree if node]
    blanks.append(Blank(GameTree.ROOT, Ask.BEST))
    return Exercise(tree, case["method"], rules, "alpha-beta", tuple(blanks))


def number(shown):
    words = {"-inf": -INFINITY, "inf": INFINITY}
    if str(shown)[0] in "≤≥":
        return Claim(Relation(shown[0]), Fraction(shown[1:]))
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
    searches = [variant for variant in VARIANTS.values() if not variant.kinds]
    natures = {variant.id: variant.nature.value for variant in searches}
    assert {name: natures[name] for name in CASES} == {
        name: case["kind"] for name, case in CASES.items()
    }
    of_games = {case["id"] for case in OF_GAMES}
    others = [VARIANTS[name] for name in natures.keys() - CASES.keys() - of_games]
    assert all(variant.rule is not None or variant.kinds for variant in others)


@pytest.mark.parametrize("name", CASES)
def test_the_right_and_the_wrong_answer(name):
    case = CASES[name]
    for leaving in (False, True) if LEAVING in case["right"] else (False,):
        asked = exercise(case, leaving)
        check(case, solution(asked), case["right"], leaving)
        check(case, VARIANTS[name].answers(asked), case["wrong"], leaving)


@pytest.mark.parametrize(
    ("name", "tree", "rules", "best"),
    [
        ("AB-TIELAST", "max[1]", Rules(fail=Fail.HARD, window=Window(4, INFINITY)), 0),
        ("AB-TIELAST", "max[min[3 5] min[3 1]]", Rules(), 1),
        ("MM-BESTLEAF", "max[min{3}[? ?] min{4}[? ?]]", Rules(depth=1), 1),
        ("MM-BESTLEAF", "max[min{3}[? 1] min{4}[? ?]]", Rules(depth=1), 0),
        ("EX-FLAT", "max[1 chance[max{1}[? ?] max{3}[? ?]]]", Rules(depth=2), 1),
        ("MN-PRUNE", "A[chance[B[(1,2) (3,4)] B[(4,1) (5,6)]] (2,2)]", Rules(), 0),
        ("MN-PRUNE", "A[chance[(2,2) (4,4)] chance[B[(1,2) (9,9)] B[(1,3) (9,9)]]]", Rules(), 1),
    ],
)
def test_a_mistake_needs_no_more_than_the_tree_has(name, tree, rules, best):
    grown = notation.read(tree)
    blanks = (Blank(GameTree.ROOT, Ask.BEST),)
    asked = Exercise(grown, VARIANTS[name].method, rules, "best-line", blanks)
    assert VARIANTS[name].answers(asked) == {blanks[0]: best}


def test_a_limit_counted_in_rounds_is_another_course_only_where_it_still_limits():
    rounds = VARIANTS["DL-PLYUNIT"]
    assert rounds.applies(exercise(CASES["DL-PLYUNIT"]))
    limited = exercise_of("depth-limit-3-0000B")
    whole = limited.under(limited.rules._replace(depth=None))
    assert rounds.answers(limited) == solution(whole)
    assert not rounds.applies(limited)
    assert not rounds.applies(whole)


@pytest.mark.parametrize("name", ["DL-SHALLOW", "DL-DEEP"])
def test_who_has_no_depth_limit_can_not_mistake_it(name):
    whole = exercise_of("minimax-3-0000B")
    assert VARIANTS[name].answers(whole) == solution(whole)
    recipe = replace(level_recipe("minimax", 2), tells_apart=(name,))
    with pytest.raises(RecipeError, match=r"^tells_apart: "):
        generate(recipe, 1)


def test_the_limit_of_the_mistaken_is_a_ply_off_and_never_above_the_root():
    limited = asked("depth-limit", "max{1}[min{2}[max{3}[4 5] 6] min{7}[8 9]]", Rules(depth=1))
    for name, depth in (("DL-SHALLOW", 0), ("DL-DEEP", 2)):
        other = solution(limited.under(Rules(depth=depth)))
        assert VARIANTS[name].answers(limited) == other != solution(limited)
    root = limited.under(Rules(depth=0))
    assert VARIANTS["DL-SHALLOW"].answers(root) == solution(root)


@pytest.mark.parametrize(
    ("name", "kind", "tree", "rules", "cut"),
    [
        ("EX-PRUNE", "range-cuts", "max[4 chance[4 9]]", Rules(range=Range(0, 9)), {4}),
        ("EX-PRUNE", "range-cuts", "max[4 chance[5 9]]", Rules(range=Range(0, 9)), set()),
        ("AB-WRONGSIDE", "cuts", "max[4 max[4 9]]", Rules(), {4}),
        ("AB-WRONGSIDE", "cuts", "max[4 max[5 9]]", Rules(), set()),
        ("AB-WRONGSIDE", "cuts", "min[4 min[4 1]]", Rules(), {4}),
        ("AB-PREMATURE", "cuts", "max[min[max[1 2] 9] max[3 4]]", Rules(), {4}),
    ],
)
def test_a_mistaken_cut_comes_on_equality_too_and_only_where_the_mistake_says(
    name, kind, tree, rules, cut
):
    answers = VARIANTS[name].answers(asked(kind, tree, rules))
    assert {blank.node for blank in answers} == cut


def test_a_tree_for_mistakes_that_nothing_tells_apart_is_refused_with_the_demand():
    hardest = exercise_of("minimax-5-00001")
    with pytest.raises(RecipeError, match=r"^tells_apart: \d+ of \d+ trees failed on it"):
        separating(hardest, ("MM-SWAP", "MM-SWAP"), 1)
    with pytest.raises(RecipeError, match="there is no level above this one"):
        separating(hardest._replace(level=6), ("MM-SWAP",), 1)


def test_whoever_has_one_rule_otherwise_changes_a_rule_that_matters_to_the_method():
    changed = {name: each.rule for name, each in VARIANTS.items() if each.rule is not None}
    assert {"AB-STRICT", "AB-SHALLOW", "DL-PLYUNIT", "MN-LASTTIE"} <= changed.keys()
    for name, rule in changed.items():
        assert rule in METHODS[VARIANTS[name].method].rules


def test_no_two_misconceptions_about_a_method_are_met_equally_often():
    searches = [each for each in VARIANTS.values() if not each.kinds]
    ranks = Counter((each.method, each.rank) for each in searches if each.rank < 9)
    assert set(ranks.values()) == {1}
    assert all(rank == 1 or (method, rank - 1) in ranks for method, rank in ranks)


@pytest.mark.parametrize(
    ("name", "tree", "cut"),
    [
        ("AB-EXCHANGED", "[[3 [[3 1] 0]] [2 4]]", {"0.1.0.1"}),  # MIN at beta
        ("AB-EXCHANGED", "[[3 5] [3 1] [4 3]]", {"2"}),  # MAX at alpha
        ("AB-WRONGSIDE", "[[3 [[3 1] 0]] [2 4]]", {"0.1.0.1", "0.1.1", "1.1"}),
        ("AB-WRONGSIDE", "[3 [[3 9] 1]]", {"1.0.1", "1.1"}),
        ("AB-SWAPPED", "[[3 5] [3 1]]", {"1.1"}),
        ("AB-GLOBAL", "[[3 5] [3 1]]", {"1"}),
    ],
)
def test_whoever_tests_the_wrong_bound_stops_at_an_equal_number_too(name, tree, cut):
    case = exercise({"id": name, "tree": tree, "method": "alpha-beta"})
    answers = VARIANTS[name].answers(case)
    assert {case.tree.path(blank.node) for blank in answers if blank.ask is Ask.CUT} == cut


@pytest.mark.parametrize(
    ("tree", "told_apart"), [("[[1 2] [3 4]]", False), ("[[[1 2] 3] 4]", True)]
)
def test_a_limit_counted_otherwise_is_another_one_only_above_some_leaf(tree, told_apart):
    case = exercise({"id": "", "tree": tree, "method": "minimax"})
    case = case.under(Rules(depth=1))  # in rounds it would be two plies
    assert VARIANTS["DL-PLYUNIT"].possible(case) is told_apart

"""A recipe is refused where no tree can meet it, and not one step before."""

from dataclasses import replace

import pytest
from limits import in_memory

from exercises.dice import Dice
from exercises.files.rules_table import RulesError, rules_from, rules_table
from exercises.making.generate import generate
from exercises.making.impossible import refuse_impossible
from exercises.making.recipe import Recipe, RecipeError
from exercises.making.recipe_files import level_recipe, read_recipe
from exercises.solution import solution
from search.numbers import INFINITY
from search.rules import Depth, Fail, Order, Range, Rules, Ties, Window, WindowAsked

PLAIN = Recipe(kind="cuts", widths=((3, 3), (3, 3)), leaves=(1, 40))
DICE = {"kind": "expectimax", "layers": ("max", "chance", "min", "chance"), "ties": True}
WIDE = ((2, 2), (3, 4), (2, 2), (2, 2))
SHARED = {"kind": "max-n", "layers": ("A", "B")}
DEEP = {"deep_cut": True, "widths": ((2, 2),) * 4}
MANY = ((12, 12),) * 4
HELD = {"rules": {"cut_on_equal": False, "fail": "hard"}}
PARENT_HELD = {"rules": {"cut_on_equal": False, "fail": "hard", "deep": False}}
LIMITED = {"kind": "depth-limit", "widths": ((2, 2),) * 3}


def widths(*given):
    return tuple((width, width) for width in given)


@pytest.mark.parametrize(
    ("met", "beyond", "why"),
    [
        ({"widths": widths(1)}, {"widths": ()}, "widths: a tree has 1 to 64 plies"),
        ({"widths": widths(1) * 64}, {"widths": widths(1) * 65}, "widths: a tree has 1 to 64"),
        (
            {"leaves": (-(10**6), 10**6)},
            {"leaves": (0, 10**6 + 1)},
            "leaves: leaves lie between −1,000,000 and 1,000,000",
        ),
        ({"leaves": (-(10**6), 0)}, {"leaves": (-(10**6) - 1, 0)}, "leaves: leaves lie between"),
        ({"widths": ((1, 2),)}, {"widths": ((0, 2),)}, "widths: every ply has 1 to 12 branches"),
        ({"widths": ((11, 12),)}, {"widths": ((12, 13),)}, "widths: every ply has 1 to 12"),
        ({"widths": ((2, 2),)}, {"widths": ((3, 2),)}, "widths: every ply has 1 to 12 branches"),
        (
            {"widths": (*MANY, (8, 8)), "ties": True},
            {"widths": (*MANY, (8, 9)), "ties": True},
            "widths: the tree could have more than 200,000 nodes",
        ),
        (
            {"widths": widths(2, 2, 3), "cut_above_leaves": True, **PARENT_HELD},
            {"widths": widths(2, 2, 3), "cut_above_leaves": True, **HELD},
            "fail: in a strict and fail-hard course a value that is held within its window never",
        ),
        (
            {"widths": widths(2, 2, 3), "both_bounds": True, "rules": {"fail": "hard"}},
            {"widths": widths(2, 2, 3), "both_bounds": True, **HELD},
            "fail: in a strict and fail-hard course a value that is held within its window never",
        ),
        (
            {"widths": widths(2, 2, 3), "cut_above_leaves": True, "any_convention": True},
            {
                "widths": widths(2, 2, 3),
                "cut_above_leaves": True,
                "any_convention": True,
                "rules": {"cut_on_equal": False},
            },
            "fail: in a strict and fail-hard course only leaves cut, in others inner nodes too",
        ),
        (
            {"widths": widths(3, 2, 3), "cutoffs": (3, 3), **HELD},
            {"widths": widths(3, 2, 3), "cutoffs": (4, 4), **HELD},
            "fail: at most 3 nodes of this shape can be cut in a strict and fail-hard course",
        ),
        (
            {"widths": widths(2, 2, 3), "pruned": (4, 4), **HELD},
            {"widths": widths(2, 2, 3), "pruned": (5, 5), **HELD},
            "fail: at most 2 nodes of this shape can be cut in a strict and fail-hard course",
        ),
        ({"leaves": (5, 6), "ties": True}, {"leaves": (5, 5)}, "leaves: there are no leaves from"),
        ({"leaves": (1, 9)}, {"leaves": (1, 8)}, "leaves: 9 different leaves don't fit into 1 to"),
        (
            {"leaves": (1, 8), "equality": True},
            {"leaves": (1, 8), "tempting": True},
            "leaves: 9 different leaves don't fit",
        ),
        (
            {"leaves": (0, 1), **SHARED},
            {"leaves": (1, 0), **SHARED},
            "leaves: there are no leaves from 1 to 0",
        ),
        (
            {"rules": {"range": [1, 40]}},
            {"rules": {"range": [2, 40]}},
            "range: leaves from 1 to 40 don't all lie within 2 to 40",
        ),
        (
            {"rules": {"range": [0, 41]}},
            {"rules": {"range": [1, 39]}},
            "range: leaves from 1 to 40 don't all lie within 1 to 39",
        ),
        (
            {**SHARED, "rules": {"max_sum": 0}},
            {**SHARED, "rules": {"max_sum": "-1/2"}},
            "max_sum: numbers from 0 on don't add up to -1/2",
        ),
        (
            {**DICE, "widths": WIDE, "odds": 4},
            {**DICE, "widths": WIDE, "odds": 3},
            "odds: 4 outcomes need 4 parts or more, not 3",
        ),
        ({**DICE, "odds": 0}, {**DICE, "odds": 1}, "odds: 3 outcomes need 3 parts or more, not 1"),
        (DEEP, {**DEEP, "widths": widths(2, 2, 2)}, "deep_cut: a deep cut needs at least 4 plies"),
        (
            {**DEEP, "rules": {"deep": True}},
            {**DEEP, "rules": {"deep": False}},
            "deep_cut: where only the parent's bound cuts, there are no deep cuts",
        ),
        (
            {**DEEP, "any_convention": True, "kind": "windows"},
            {**DEEP, "any_convention": True},
            "deep_cut: a deep cut is none where only the parent's bound cuts",
        ),
        (
            {"any_convention": True},
            {"any_convention": True, "equality": True},
            "equality: a cut on equality is no cut in a strict course",
        ),
        (
            {"kind": "interval"},
            {"kind": "interval", "any_convention": True},
            "equality: whether an interval holds its end hangs on the conventions",
        ),
        (
            {"rules": {"cut_on_equal": False}},
            {"rules": {"cut_on_equal": False}, "equality": True},
            "equality: this course does not cut on equality",
        ),
        (
            {**LIMITED, "rules": {"depth": 2}},
            {**LIMITED, "rules": {"depth": 3}},
            "depth: the limit of 3 plies is not above the leaves",
        ),
        (
            {**LIMITED, "rules": {"depth": 1}},
            {**LIMITED, "rules": {"depth": 0}},
            "depth: a limit of 0 leaves nothing to search",
        ),
        (
            {**LIMITED, "rules": {"depth": 1, "depth_unit": "rounds"}},
            {**LIMITED, "rules": {"depth": 2, "depth_unit": "rounds"}},
            "depth: the limit of 4 plies is not above the leaves",
        ),
        ({"cutoffs": (0, 2), "widths": widths(3)}, {"cutoffs": (1, 2), "widths": widths(3)}, "cut"),
        (
            {"cutoffs": (0, 2), "kind": "minimax"},
            {"cutoffs": (1, 2), "kind": "minimax"},
            "cutoffs: minimax cuts nothing under these rules",
        ),
        (
            {"cutoffs": (0, 2), **DICE},
            {"cutoffs": (1, 2), **DICE},
            "cutoffs: expectimax cuts nothing under these rules",
        ),
        (
            {"cut_above_leaves": True, "widths": widths(2, 2, 2)},
            {"cut_above_leaves": True},
            "cutoffs: 2 plies are too few for this cut",
        ),
        ({"pruned": (4, 9)}, {"pruned": (5, 9)}, "pruned: at most 4 of 9 leaves can be pruned"),
        (
            {"pruned": (6, 9), "ragged": True},
            {"pruned": (7, 9), "ragged": True},
            "pruned: at most 6 of 9 leaves can be pruned",
        ),
        (
            {"pruned": (11, 24), "widths": widths(4, 2, 3)},
            {"pruned": (12, 24), "widths": widths(4, 2, 3)},
            "pruned: at most 11 of 24 leaves can be pruned",
        ),
        (
            {"pruned": (22, 24), "widths": widths(4, 2, 3), "ragged": True},
            {"pruned": (23, 24), "widths": widths(4, 2, 3), "ragged": True},
            "pruned: at most 22 of 24 leaves can be pruned",
        ),
        (
            {"pruned": (5, 9), "layers": ("max",)},
            {"pruned": (5, 9), "layers": ("min", "max")},
            "pruned: at most 4 of 9 leaves can be pruned",
        ),
        (
            {"tells_apart": ("AB-TIELAST",), "ties": True},
            {"tells_apart": ("AB-TIELAST",)},
            "tells_apart: AB-TIELAST shows only where a tie decides: allow ties",
        ),
        (
            {"tells_apart": ("AB-SHALLOW",)},
            {"tells_apart": ("AB-SHALLOW",), "rules": {"deep": False}},
            "tells_apart: AB-SHALLOW is no mistake where only the parent's bound cuts",
        ),
        (
            {"tells_apart": ("AB-NOPRUNE",), "rules": {"deep": False}},
            {"tells_apart": ("AB-NOPE",)},
            "tells_apart: there is no mistake 'AB-NOPE'",
        ),
        ({"layers": ("min",)}, {"layers": ()}, "layers: somebody must move"),
        ({"layers": ("max", "min")}, {"layers": ("max", "me")}, "layers: nobody is called 'me'"),
        (
            {**DICE, "layers": ("min", "chance")},
            {**DICE, "layers": ("chance", "max")},
            "layers: chance can't move first",
        ),
        (
            {**SHARED, "layers": ("A", "B", "C", "B")},
            {**SHARED, "layers": ("A", "B", "D")},
            "layers: several players are called A, B and so on, and each of them moves",
        ),
        (
            {"kind": "depth-limit", "rules": {"depth": 1}},
            {"kind": "depth-limit"},
            "rules: depth-limit asks about one: write such as rules = { depth = 2 }",
        ),
    ],
)
def test_what_can_just_be_met_is_taken_and_what_cannot_is_refused(met, beyond, why):
    refuse_impossible(replace(PLAIN, **met))
    with pytest.raises(RecipeError) as error:
        refuse_impossible(replace(PLAIN, **beyond))
    assert str(error.value).startswith(why)


def test_a_recipe_that_never_works_says_how_often_it_failed():
    with pytest.raises(RecipeError) as error:
        generate(replace(PLAIN, cutoffs=(7, 9)), 1)
    assert str(error.value) == (
        "cutoffs: 3000 of 3000 trees failed on it and none met every demand; "
        "ask for less or give the tree more room"
    )


def test_the_share_of_the_work_that_is_done_only_grows_and_stays_below_all_of_it():
    shares = []
    with pytest.raises(RecipeError):
        generate(replace(PLAIN, cutoffs=(7, 9)), 1, shares.append)
    assert shares[0] == 0
    assert shares == sorted(shares)
    assert 0.99 < shares[-1] < 1


@pytest.mark.parametrize(
    ("table", "why"),
    [
        ({"kind": "cuts", "width": [2]}, "width: recipes have no such field"),
        ({"kind": "cuts", "widths": [2, "x"]}, "widths: entry 2: takes a list, not text"),
        ({"kind": "cuts", "widths": 3}, "widths: takes a list, not a whole number"),
    ],
)
def test_a_recipe_that_can_not_be_read_is_told_by_its_field(table, why):
    with pytest.raises(RecipeError) as error:
        read_recipe(table)
    assert str(error.value).startswith(why)


def test_a_width_is_a_number_or_a_pair():
    assert read_recipe({"kind": "cuts", "widths": [2, [1, 3]]}).widths == ((2, 2), (1, 3))


@pytest.mark.parametrize(("level", "there"), [(0, False), (1, True), (5, True), (6, False)])
def test_the_levels_run_from_1_to_5(level, there):
    if there:
        assert level_recipe("cuts", level).level == level
    else:
        with pytest.raises(RecipeError, match=f"there is no level {level}: take one from 1 to 5"):
            level_recipe("cuts", level)


TABLE = {
    "cut_on_equal": False,
    "deep": False,
    "fail": "bound",
    "update_on_cut": True,
    "asked": "leaving",
    "order": "rtl",
    "ties": "any",
    "cut_after_last": True,
    "window": ["-inf", "7/3"],
    "range": [0, "21/2"],
    "depth": 64,
    "depth_unit": "rounds",
    "max_sum": "5/2",
}


def test_rules_read_back_as_they_were_written():
    rules = rules_from(TABLE)
    assert rules[:5] == (False, False, Fail.BOUND, True, WindowAsked.LEAVING)
    assert rules[5:8] == (Order.RIGHT_TO_LEFT, Ties.ANY, True)
    assert rules.window.alpha == -INFINITY
    assert rules.depth_unit is Depth.ROUNDS
    assert rules_table(rules) == TABLE
    assert rules_from(rules_table(rules, Rules._fields)) == rules
    assert rules_table(Rules()) == {}
    assert rules_table(rules, ("depth", "deep")) == {"deep": False, "depth": 64}
    assert rules_table(Rules(), ("window",)) == {"window": ["-inf", "inf"]}


@pytest.mark.parametrize(
    ("table", "rules"),
    [
        ({"depth": 0}, Rules(depth=0)),
        ({"depth": None, "range": None}, Rules()),
        ({"window": ["-inf", "+inf"]}, Rules()),
        ({"window": (2, 3)}, Rules(window=Window(2, 3))),
        ({"range": [2, 3]}, Rules(range=Range(2, 3))),
        ({"max_sum": 0}, Rules(max_sum=0)),
    ],
)
def test_a_table_of_rules(table, rules):
    assert rules_from(table) == rules


@pytest.mark.parametrize(
    ("table", "why"),
    [
        ({"depht": 3}, "there is no rule 'depht': take one of asked, cut_after_last, cut_on_equal"),
        ({"depth": 65}, "depth is a number of plies from 0 to 64, not 65"),
        ({"depth": -1}, "depth is a number of plies from 0 to 64, not -1"),
        ({"depth": True}, "depth is a number of plies from 0 to 64, not True"),
        ({"depth": "3"}, "depth is a number of plies from 0 to 64, not '3'"),
        ({"deep": 1}, "deep is true or false, not 1"),
        ({"fail": "loud"}, "fail is one of soft, hard, bound, not 'loud'"),
        ({"window": [3]}, "window is a pair of numbers, not [3]"),
        ({"window": [3, 4, 5]}, "window is a pair of numbers, not [3, 4, 5]"),
        ({"window": "34"}, "window is a pair of numbers, not '34'"),
        ({"window": [3, 3]}, "window needs the lower number first, not [3, 3]"),
        ({"range": [4, 3]}, "range needs the lower number first, not [4, 3]"),
        ({"range": ["-inf", 3]}, "'-inf' is not a number"),
        ({"max_sum": True}, "max_sum is a number, or text such as '7/3', not True"),
        ({"max_sum": [2]}, "max_sum is a number, or text such as '7/3', not [2]"),
    ],
)
def test_rules_that_can_not_be_read_are_told_by_name(table, why):
    with pytest.raises(RulesError) as error:
        rules_from(table)
    assert str(error.value).startswith(f"rules: {why}")


def test_dice_throw_every_number_and_no_other():
    dice = Dice("fair")
    throws = [dice.between(-1, 3) for _ in range(400)]
    assert set(throws) == {-1, 0, 1, 2, 3}
    assert {dice.one_of("abc") for _ in range(100)} == set("abc")
    drawn = [tuple(dice.some_of("abcd", 2)) for _ in range(400)]
    assert set(drawn) == {(a, b) for a in "abcd" for b in "abcd" if a != b}
    assert sorted(dice.some_of(range(9), 9)) == list(range(9))


@pytest.mark.parametrize("demand", [{"cutoffs": (3, 3)}, {"pruned": (6, 6)}])
def test_as_many_nodes_are_cut_by_leaves_as_a_strict_and_fail_hard_course_allows(demand):
    made = generate(replace(PLAIN, widths=widths(3, 2, 3), **demand, **HELD), 1)
    assert len({made.tree.parent(blank.node) for blank in solution(made)}) == 3


def test_wide_ranges_of_leaves_are_drawn_from_without_a_list_of_them():
    wide = replace(PLAIN, leaves=(-(10**6), 10**6), redraws=20)
    with in_memory(16):
        drawn = [generate(wide, seed).tree for seed in range(3)]
    for tree in drawn:
        assert len({tree.payoffs[leaf] for leaf in tree.leaves}) == len(tree.leaves)

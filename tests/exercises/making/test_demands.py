"""Every demand of a recipe is true of its trees, asked in another way than the generator asks."""

import os
from dataclasses import replace
from statistics import mean

import pytest
from generated import EACH as KINDS_AND_LEVELS
from generated import generated, kind_levels
from student import Student

from exercises import entries
from exercises.asks import Ask
from exercises.dice import Dice
from exercises.exercise import Blank
from exercises.given.giving import makes_its_tree
from exercises.kinds import KINDS
from exercises.making.generate import generate, separating
from exercises.making.recipe import Recipe, RecipeError
from exercises.making.recipe_files import LEVELS, level_recipe
from exercises.making.variants import isomorphic
from exercises.misconceptions.table import VARIANTS
from exercises.solution import run, solution
from exercises.wording.feedback import check
from search.builder import reordered
from search.methods import METHODS
from search.methods.ordering import least_leaves
from search.rules import Fail, Rules, Ties
from search.tree import GameTree, Mover

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "2"))
OWN = {kind for kind in KINDS if KINDS[kind].game or makes_its_tree(kind)}
EACH = kind_levels(fits=lambda kind: kind not in {"interval", *OWN})
MAX_N = {"kind": "max-n", "layers": ("A", "B", "C")}
DICE = {"kind": "expectimax", "layers": ("max", "chance")}


def made(kind, level):
    return [generated(kind, level, seed) for seed in range(SEEDS)]


def cuts(exercise, rules=None):
    """The branches that a student cuts who searches by the book."""
    blanks = tuple(Blank(node, Ask.CUT) for node in exercise.tree if node)
    asked = exercise._replace(blanks=blanks, rules=rules or exercise.rules)
    return {blank.node for blank in Student(asked, {}).answers}


def pruned_in(exercise, change):
    """The branches that are cut in another course."""
    return set(run(exercise.under(exercise.rules._replace(**change))).pruned)


def exact(tree, node):
    """A node's value by its definition."""
    children = [exact(tree, child) for child in tree.children(node)]
    if not children:
        return tree.payoffs[node]
    mover = tree.mover(node)
    if mover is Mover.CHANCE:
        return sum(p * v for p, v in zip(tree.shape.odds[node], children, strict=True))
    if mover in (Mover.MAX, Mover.MIN):
        return max(children) if mover is Mover.MAX else min(children)
    return max(children, key=lambda vector: vector[mover.seat])


@pytest.mark.every(2)
@pytest.mark.parametrize(("kind", "level"), EACH)
def test_cuts_are_as_many_and_as_high_as_demanded(kind, level):
    recipe = level_recipe(kind, level)
    for exercise in made(kind, level):
        tree, cut = exercise.tree, cuts(exercise)
        if recipe.cutoffs:
            low, high = recipe.cutoffs
            assert low <= len({tree.parent(node) for node in cut}) <= high
        if recipe.cut_above_leaves:
            assert any(not tree.is_leaf(node) for node in cut)
        if recipe.cut_chance:
            assert any(tree.mover(tree.parent(node)) is Mover.CHANCE for node in cut)
        if recipe.both_bounds:
            assert {tree.mover(tree.parent(node)) for node in cut} == {Mover.MAX, Mover.MIN}


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_deep_and_equal_cuts_are_there_where_demanded(kind, level):
    recipe = level_recipe(kind, level)
    for exercise in made(kind, level):
        method, rules = METHODS[exercise.method], exercise.rules
        cut = set(method.run(exercise.tree, rules).pruned)
        if recipe.deep_cut:
            assert cut != set(method.run(exercise.tree, rules._replace(deep=False)).pruned)
        if recipe.equality:
            assert cut != set(method.run(exercise.tree, rules._replace(cut_on_equal=False)).pruned)


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_the_best_move_is_unique(kind, level):
    for exercise in made(kind, level):
        tree, mover = exercise.tree, exercise.tree.mover(GameTree.ROOT)
        if exercise.rules.depth is not None:
            values = [
                METHODS["minimax"].run(tree, exercise.rules).values[child]
                for child in tree.children(GameTree.ROOT)
            ]
        else:
            values = [exact(tree, child) for child in tree.children(GameTree.ROOT)]
        if isinstance(values[0], tuple):
            values = [vector[mover.seat] for vector in values]
        best = min(values) if mover is Mover.MIN else max(values)
        assert values.count(best) == 1


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_mistakes_that_are_named_give_answers_of_their_own(kind, level):
    names = level_recipe(kind, level).tells_apart
    for exercise in made(kind, level):
        answers = [solution(exercise)] + [VARIANTS[name].answers(exercise) for name in names]
        texts = [sorted(map(str, answer.items())) for answer in answers]
        assert len({tuple(text) for text in texts}) == len(texts)


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_the_best_child_first_everywhere_saves_as_much_as_any_order(level):
    for exercise in made("ordering", level):
        tree, method = exercise.tree, METHODS["alpha-beta"]
        best_first = {
            node: sorted(
                tree.children(node),
                key=lambda child: exact(tree, child),
                reverse=tree.mover(node) is Mover.MAX,
            )
            for node in tree.inner
        }
        found = method.run(reordered(tree, best_first), exercise.rules)
        assert len(found.leaves) == least_leaves(tree, exercise.rules)


def test_which_branches_are_spared_changes_from_seed_to_seed():
    recipe = Recipe(kind="cuts", widths=((3, 3), (2, 2)), leaves=(1, 20), spared_anywhere=True)
    found = [run(generate(recipe, seed)) for seed in range(12)]
    assert {tuple(map(each.tree.path, each.pruned)) for each in found} == {("1.1",), ("2.1",)}


def test_a_patient_recipe_puts_the_best_move_where_it_was_drawn_to_be():
    recipe = Recipe(kind="minimax", leaves=(1, 30), best_anywhere=True, patience=2)
    tried = []
    found = [run(generate(recipe, seed, tried.append)).line[0] for seed in range(20)]
    assert len(tried) <= 2 * len(found)
    assert len(set(found)) == 3


def test_a_patient_recipe_keeps_the_shape_that_it_is_given():
    recipe = level_recipe("cuts", 3)
    like = generated("cuts", 3).tree
    assert generate(recipe, 7, like=like).tree.shape.children == like.shape.children


def test_any_number_of_statements_may_be_true():
    drawn = [solution(generated("statements", 1, seed)) for seed in range(12)]
    assert {sum(entry is True for entry in answers.values()) for answers in drawn} == {1, 2, 3}


def test_what_players_get_together_can_be_much_the_same_at_every_leaf():
    def spread(even):
        recipe = Recipe(kind="max-n", layers=("A", "B", "C"), leaves=(-9, 9), even_sums=even)
        trees = [generate(recipe, seed).tree for seed in range(4)]
        return mean(abs(sum(tree.payoffs[leaf])) for tree in trees for leaf in tree.leaves)

    assert spread(even=True) < spread(even=False) / 2


@pytest.mark.parametrize(("kind", "level"), [("cuts", 5), ("leaves", 5), ("range-cuts", 4)])
def test_an_exam_question_has_one_answer_whatever_the_conventions(kind, level):
    first = level_recipe(kind, level, edition=1)
    recipe = replace(first, deep_cut=False, equality=False, ties=True)
    firm = [generate(replace(recipe, any_convention=True), seed) for seed in range(SEEDS)]
    loose = [generate(recipe, seed) for seed in range(8)]
    strict, parents = {"cut_on_equal": False}, {"deep": False}
    for change in (strict, parents, {"fail": Fail.HARD}, {"ties": Ties.LAST}):
        assert all(cuts(each) == pruned_in(each, change) for each in firm)
    for change in (strict, parents):
        assert any(cuts(each) != pruned_in(each, change) for each in loose)


def test_the_tree_that_tells_mistakes_apart_can_be_asked_for():
    exercise = generated("expectimax", 3, 4)
    names = ("EX-UNWEIGHTED", "EX-FLAT")
    apart = separating(exercise, names, 1)
    answers = [VARIANTS[name].answers(apart) for name in names]
    assert answers[0] != answers[1] != solution(apart) != answers[0]


@pytest.mark.parametrize(
    ("demands", "asked"),
    [
        ({"rules": {"order": "rtl"}}, "right to left"),
        ({"layers": ("min", "max")}, "MIN at the root"),
        ({"rules": {"window": [3, 15]}}, "a given root window"),
    ],
)
@pytest.mark.parametrize("kind", ["cuts", "windows", "leaves", "bounds", "alpha-beta"])
def test_a_kind_can_be_asked_otherwise(kind, demands, asked):
    recipe = Recipe(kind=kind, widths=((3, 3), (3, 3)), leaves=(1, 20), cutoffs=(1, 4))
    recipe = replace(recipe, **demands)
    for seed in range(3):
        exercise = generate(recipe, seed)
        right = solution(exercise)
        feedback = check(exercise, {b: entries.write(entry) for b, entry in right.items()})
        assert feedback.score == feedback.maximum > 0, asked


@pytest.mark.parametrize(
    ("demands", "named"),
    [
        ({"deep_cut": True}, "deep_cut"),
        ({"equality": True, "any_convention": True}, "equality"),
        ({"leaves": (1, 5)}, "leaves"),
        ({"pruned": (8, 9)}, "pruned"),
        ({"cutoffs": (7, 9)}, "cutoffs"),
        ({"tells_apart": ("MM-SWAP",)}, "tells_apart"),
        (
            {"tells_apart": ("CO-NODES",)},
            "tells_apart: CO-NODES is a mistake of counts, not of this kind",
        ),
        ({"tells_apart": ("AB-NOPRUNE", "AB-ALPHAATMIN", "AB-NOPRUNE")}, "tells_apart"),
        ({"widths": ((99, 99),)}, "widths"),
        ({"rules": {"depth": 2}}, "depth"),
        ({"rules": {"depth": 0}}, "depth"),
        ({"rules": {"range": [5, 50]}}, "range: leaves from 1 to 40 don't all lie within 5 to 50"),
        ({"rules": {"max_sum": 5}}, "rules: alpha-beta has no use for max sum"),
        ({"kind": "max-n"}, "layers: max-n has no max nodes"),
        ({"kind": "max-n", "layers": ("A", "C")}, "layers: several players are called A, B"),
        ({"kind": "max-n", "layers": ("A",)}, "layers: several players are called A, B"),
        ({**MAX_N, "rules": {"max_sum": -1}}, "max_sum: numbers from 0 on"),
        ({**DICE, "odds": 2}, "odds: 3 outcomes need 3 parts or more, not 2"),
        ({"kind": "ordering", "widths": ((1, 1), (1, 1))}, "ordering"),
        ({"kind": "chess"}, "kind"),
        ({"layers": ("max", "nobody")}, "layers"),
    ],
)
def test_a_recipe_that_no_tree_meets_is_refused_with_the_demand_that_fails(demands, named):
    recipe = replace(Recipe(kind="cuts", widths=((3, 3), (3, 3)), leaves=(1, 40)), **demands)
    with pytest.raises(RecipeError) as error:
        generate(recipe, 1)
    assert str(error.value).startswith(named)


@pytest.mark.parametrize(
    "demands",
    [
        {"layers": ("max", "min", "min"), "pruned": (6, 6)},
        {"layers": ("max", "min"), "rules": {"window": [18, 20]}, "pruned": (10, 10)},
        {"layers": ("max", "min"), "rules": {"range": [1, 40]}, "pruned": (8, 12), "ties": True},
    ],
)
def test_more_is_pruned_where_the_least_tree_of_two_in_turn_says_nothing(demands):
    widths = ((3, 3), (2, 2), (2, 2))
    recipe = replace(Recipe(kind="cuts", widths=widths, leaves=(1, 40)), **demands)
    exercise = generate(recipe, 1)
    assert len(exercise.tree.leaves) - len(run(exercise).leaves) >= recipe.pruned[0]


@pytest.mark.parametrize("rules", [{"depth": 1}, {"depth": 1, "max_sum": 12}])
def test_several_players_have_static_values_for_each_of_them(rules):
    exercise = generate(replace(level_recipe("max-n", 3), name="", tells_apart=(), rules=rules), 1)
    METHODS["max-n"].check(exercise.tree, exercise.rules)
    assert all(len(exercise.tree.shape.statics[node]) == 3 for node in exercise.tree.inner)


@pytest.mark.every(2)
@pytest.mark.parametrize(("kind", "level"), KINDS_AND_LEVELS)
def test_every_tree_is_one_that_its_method_can_search(kind, level):
    for seed, exercise in enumerate(made(kind, level)):
        METHODS[exercise.method].check(exercise.tree, exercise.rules)
        if exercise.rules.max_sum is None:
            other = isomorphic(exercise, Dice(str(seed)))
            METHODS[other.method].check(other.tree, other.rules)


def test_random_trees_are_as_the_design_measured_them():
    """Of random 3-ply trees with leaves -20..20 about a quarter differ under ≥ and >."""
    recipe = Recipe(kind="cuts", widths=((3, 3),) * 3, leaves=(-20, 20), ties=True)
    trees = [generate(recipe, seed) for seed in range(200)]
    differ = sum(cuts(each) != cuts(each, Rules(cut_on_equal=False)) for each in trees)
    assert 0.16 <= differ / len(trees) <= 0.36

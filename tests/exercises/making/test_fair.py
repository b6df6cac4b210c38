"""Variants are equally hard: the same trace but for the numbers, or the same fingerprint."""

from dataclasses import replace
from itertools import count

import pytest
from asking import asked
from generated import generated
from limits import in_memory

from exercises.dice import Dice
from exercises.given.giving import makes_its_tree
from exercises.kinds import KINDS
from exercises.making.codes import exercise_of
from exercises.making.generate import generate
from exercises.making.recipe import Recipe, RecipeError
from exercises.making.recipe_files import level_recipe
from exercises.making.variants import Difficulty, difficulty, isomorphic, matched
from exercises.solution import run, solution
from search.methods.killers import Killer
from search.rules import Range, Rules
from search.trace import StartPass

KEPT = {"enter": 2, "evaluate": 2, "update": 3, "cut": 4, "leave": 2, StartPass: 3, Killer: 4}
"""How many fields of a step are not numbers: its kind, its nodes, the reason of a cut."""


def outline(exercise):
    """The trace without its numbers."""
    return [fields[: KEPT[fields[0]]] for fields in run(exercise).record]


OWN = [kind for kind in KINDS if makes_its_tree(kind)]
NUMBERS_STAY = ["max-n-cuts", "interval", *(kind for kind in KINDS if KINDS[kind].game), *OWN]


@pytest.mark.every(2)
@pytest.mark.parametrize("level", [1, 3, 5])
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in NUMBERS_STAY])
def test_isomorphic_variants_have_the_same_trace_but_for_the_numbers(kind, level):
    exercise = exercise_of(f"{kind}-{level}-00001")
    for seed in range(5):
        other = isomorphic(exercise, Dice(str(seed)))
        assert other.tree != exercise.tree
        assert outline(other) == outline(exercise)
        assert solution(other).keys() == solution(exercise).keys()


@pytest.mark.parametrize("large", [10**9, 10**28, -(10**28)])
def test_variants_of_a_tree_of_large_numbers_are_drawn_without_a_list_of_them(large):
    exercise = asked("cuts", f"[[3 {large} 8] [2 4 {large + 9}] [14 5 2]]")
    with in_memory(16):
        other = isomorphic(exercise, Dice("1"))
    assert outline(other) == outline(exercise)
    assert other.tree != exercise.tree


@pytest.mark.every(2)
@pytest.mark.parametrize("level", [1, 3, 5])
@pytest.mark.parametrize("kind", OWN)
def test_variants_of_what_makes_its_own_tree_ask_as_much_about_something_else(kind, level):
    exercise = exercise_of(f"{kind}-{level}-00001")
    others = [isomorphic(exercise, Dice(str(seed))) for seed in range(5)]
    asked = {
        (other.tree.payoffs, other.tree.shape.states, other.given, other.rules) for other in others
    }
    assert len(asked) > 1
    for other in others:
        assert abs(len(other.blanks) - len(exercise.blanks)) <= 3


@pytest.mark.parametrize("players", [("A", "chance", "B"), ("A", "chance", "B", "chance")])
def test_variants_of_throws_between_players_keep_every_choice(players):
    widths = ((2, 3),) * len(players)
    recipe = Recipe(kind="max-n", layers=players, widths=widths, leaves=(0, 9), finest=100)
    for seed in range(6):
        exercise = generate(recipe, seed)
        for other in (isomorphic(exercise, Dice(str(each))) for each in range(8)):
            assert other.tree != exercise.tree
            assert outline(other) == outline(exercise)
            assert run(other).moves == run(exercise).moves


@pytest.mark.parametrize("kind", ["alpha-beta", "max-n", "expectimax", "leaves"])
def test_variants_keep_to_the_leaves_of_their_recipe_and_to_the_signs(kind):
    recipe = level_recipe(kind, 2)
    low, high = recipe.leaves
    exercise = generate(recipe, 1)

    def numbers(each):
        payoffs = (each.tree.payoffs[leaf] for leaf in each.tree.leaves)
        return [n for found in payoffs for n in (found if isinstance(found, tuple) else (found,))]

    variants = [isomorphic(exercise, Dice(str(seed)), recipe.leaves) for seed in range(40)]
    for each in variants:
        assert all(low <= number <= high for number in numbers(each))
        signs = [number < 0 for number in numbers(each)]
        assert signs == [number < 0 for number in numbers(exercise)]
    assert len({each.tree for each in variants}) > 30


def test_isomorphic_intervals_ask_the_same():
    exercise = exercise_of("interval-3-00001")
    other = isomorphic(exercise, Dice("1"))
    ends = [
        [isinstance(end, float) for end in next(iter(solution(each).values()))[:2]]
        for each in (exercise, other)
    ]
    assert ends[0] == ends[1]


def test_a_known_sum_leaves_no_other_numbers():
    with pytest.raises(RecipeError, match="matched"):
        isomorphic(exercise_of("max-n-cuts-3-00001"), Dice("1"))


@pytest.mark.every(2)
@pytest.mark.parametrize("kind", ["alpha-beta", "minimax", "expectimax", "max-n-cuts"])
def test_matched_variants_share_their_fingerprint(kind):
    found = matched((generated(kind, 3, seed) for seed in count(1)), 3)
    prints = {replace(difficulty(each), digits=0) for each in found}
    assert len(prints) == 1
    assert len({each.tree for each in found}) == 3


def test_a_fingerprint_counts_what_makes_an_exercise_hard():
    assert difficulty(exercise_of("alpha-beta-3-00007")) == Difficulty(
        leaves=12,
        inner=7,
        plies=3,
        evaluated=8,
        cutoffs=(("shallow", 1), ("shallow", 2)),
        updates=5,
        digits=21,
        fractions=0,
    )


def leaf_numbers(exercise):
    payoffs = [exercise.tree.payoffs[leaf] for leaf in exercise.tree.leaves]
    return [n for found in payoffs for n in (found if isinstance(found, tuple) else (found,))]


@pytest.mark.parametrize(
    ("text", "leaves", "reached"),
    [
        ("max[min[3 5] min[2 1]]", (1, 9), (1, 9)),
        ("max[min[3 5] min[2 0]]", None, (0, 10)),
        ("max[min[30 50] min[20 1]]", None, (0, 53)),
        ("max[min[-3 5] min[2 -1]]", (-9, 9), (-9, 9)),
        ("max[min[-3 -5] min[-2 -1]]", (-4, -1), (-8, -1)),
        ("max[min[3 5] min[2 1]]", (7, 8), (7, 14)),
    ],
)
def test_variants_reach_both_ends_of_their_span_and_no_further(text, leaves, reached):
    """Without one, numbers of about the same size; where it has no room, as much as is needed."""
    exercise = asked("minimax", text)
    variants = [isomorphic(exercise, Dice(str(seed)), leaves) for seed in range(400)]
    numbers = [number for each in variants for number in leaf_numbers(each)]
    assert (min(numbers), max(numbers)) == reached
    signs = [number < 0 for number in leaf_numbers(exercise)]
    assert all([number < 0 for number in leaf_numbers(each)] == signs for each in variants)


def test_the_outcomes_of_a_throw_move_together_by_at_most_nine():
    exercise = asked("expectimax", "max[chance[20 26] chance[1 3]]")
    moved = []
    for seed in range(300):
        numbers = leaf_numbers(isomorphic(exercise, Dice(str(seed)), (-40, 60)))
        assert (numbers[1] - numbers[0], numbers[3] - numbers[2]) == (6, 2)
        moved.append(numbers[0] - 20)
    assert (min(moved), max(moved)) == (-9, 9)


def test_trees_that_share_no_fingerprint_are_counted():
    trees = ["[[1 2] [3 4]]", "[[9 9 9] [3 4]]", "[[5 6] [7 8]]", "[[1 2] [3 4]]"]
    exercises = (asked("minimax", text) for text in trees * 50)
    with pytest.raises(RecipeError, match=r"^fairness: at most 2 of 600 trees share a fingerprint"):
        matched(exercises, 3)


def test_a_fingerprint_tells_deep_cuts_from_shallow_ones_and_from_the_range():
    deep = asked("cuts", "max[4 min[max[min[3 1] 2] 9]]")
    assert difficulty(deep).cutoffs == (("deep", 3), ("shallow", 1))
    ranged = asked("cuts", "max[min[0 1] 3]", Rules(range=Range(0, 9)))
    assert difficulty(ranged).cutoffs == (("range", 1),)
    assert difficulty(asked("interval", "max[min[4 9] min[x:? Q:3]]")).evaluated == 0
    assert difficulty(asked("expectimax", "max[chance[1 2] 3]")).fractions == 1


@pytest.mark.parametrize("level", [1, 3, 5])
def test_variants_with_chance_nodes_have_as_many_fractions_and_signs(level):
    exercise = generated("expectimax", level, 2)
    below = sum(number < 0 for number in leaf_numbers(exercise))
    for seed in range(12):
        other = isomorphic(exercise, Dice(str(seed)), level_recipe("expectimax", level).leaves)
        assert difficulty(other).fractions == difficulty(exercise).fractions
        if level == 1:
            assert sum(number < 0 for number in leaf_numbers(other)) == below

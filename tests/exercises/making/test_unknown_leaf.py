"""Where the number stands that x is compared with: drawn for each seed, so that no place pays."""

from collections import Counter

import pytest
from asking import asked

from exercises.asks.entry import Interval
from exercises.dice import Dice
from exercises.making.generate import generate
from exercises.making.recipe_files import LEVELS, level_recipe
from exercises.making.unknown_leaf import Place, drawn_place, place_of, with_unknown
from exercises.solution import solution
from search.numbers import INFINITY
from search.rules import Rules

SEEDS = 14
TREES = {
    Place.BEFORE: ("max[min[x:? 7] min[2 9] min[6 Q:16]]", 6),
    Place.UTMOST_BEFORE: ("max[min[17 8 x:?] min[2 Q:6] min[9 18]]", 2),
    Place.BESIDE: ("max[min[x:? 7] min[2 9] min[6 13 Q:16]]", 6),
    Place.UTMOST_BESIDE: ("max[min[x:? 16] min[1 9 Q:6] min[17 20 14]]", 1),
    Place.FIRST: ("max[min[7 13 18] min[14 x:? Q:10] min[1 15]]", 7),
    Place.PREVIOUS: ("max[min[8 3] min[6 17 15] min[12 x:? Q:16]]", 6),
    Place.ELSEWHERE: ("max[min[6 14] min[20 2 19] min[x:? Q:4]]", 6),
}


@pytest.mark.parametrize("place", Place)
def test_the_number_of_a_tree_stands_at_one_of_the_places(place):
    text, number = TREES[place]
    exercise = asked("interval", text)
    ((blank, interval),) = solution(exercise).items()
    assert number in interval[:2]
    assert place_of(exercise.tree, blank.node, interval) is place


def test_a_number_that_no_leaf_has_stands_elsewhere():
    exercise = asked("interval", "max[min[x:? 7] min[2 9] min[6 Q:16]]")
    (blank,) = exercise.blanks
    beyond = Interval(99, INFINITY, True, False)
    assert place_of(exercise.tree, blank.node, beyond) is Place.ELSEWHERE


@pytest.mark.every(2)
@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_the_number_stands_where_the_seed_has_drawn_it(level):
    recipe = level_recipe("interval", level)
    for seed in range(SEEDS):
        exercise = generate(recipe, seed)
        ((blank, interval),) = solution(exercise).items()
        wanted = drawn_place(recipe, seed)
        assert place_of(exercise.tree, blank.node, interval) is wanted


@pytest.mark.parametrize(
    ("edition", "often"), [(10, {}), (11, {Place.BEFORE: 2, Place.BESIDE: 3, Place.ELSEWHERE: 2})]
)
def test_each_place_is_drawn_about_as_often_as_its_edition_says(edition, often):
    recipe = level_recipe("interval", 1, edition)
    drawn = Counter(drawn_place(recipe, seed) for seed in range(2_200))
    shares = [drawn[place] / often.get(place, 1) for place in Place]
    assert max(shares) <= 1.4 * min(shares)


def test_a_tree_with_no_such_place_is_not_taken():
    tree = asked("minimax", "max[min[3 7] min[2 9]]").tree
    assert with_unknown(tree, Rules(), Dice("any"), Place.PREVIOUS) is None

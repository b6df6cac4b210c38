"""Why a tree can't be searched as somebody plans to: said of the node and the number."""

import pytest

from exercises.exploring.search_plan import SearchPlan, misfit
from resources.words import say
from search import notation
from search.rules import Range, Rules


@pytest.mark.parametrize(
    ("method", "text", "rules", "why"),
    [
        ("expectimax", "max[min{20}[1 2] 3]", Rules(depth=1, range=Range(0, 9)), "20"),
        ("expectimax", "max[min{5}[1 2] 30]", Rules(depth=1, range=Range(0, 9)), "30"),
    ],
)
def test_a_number_outside_the_known_range_is_named(method, text, rules, why):
    said = misfit(notation.read(text), SearchPlan(method, rules))
    assert said is not None
    assert why in say(said)


def test_a_plan_that_fits_is_not_refused():
    rules = Rules(depth=1, range=Range(0, 9))
    assert misfit(notation.read("max[min{5}[1 2] 3]"), SearchPlan("expectimax", rules)) is None

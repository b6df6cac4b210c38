"""What a search of an explored tree counts, and from which size on it is only counted."""

import pytest

from exercises.exploring.prepared_tree import AT_ONCE, search
from exercises.exploring.search_plan import SearchPlan
from search import notation
from search.rules import Rules


@pytest.mark.parametrize(
    ("nodes", "played", "counted"),
    [
        (AT_ONCE, True, ["counts-here", "counts-plain", "counts-best"]),
        (AT_ONCE + 1, False, ["counts-here", "counts-plain"]),
    ],
)
def test_a_tree_beyond_the_limit_is_counted_but_neither_played_nor_put_in_order(
    nodes, played, counted
):
    tree = notation.read(f"max[{'1 ' * (nodes - 1)}]")
    (found,) = search(tree, (SearchPlan("alpha-beta", Rules()),))
    assert (found.trace is not None) is played
    assert [each.key for each in found.counts] == counted

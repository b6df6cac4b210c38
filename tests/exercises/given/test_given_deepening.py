"""Trees for iterative deepening, which may stop at every node."""

from asking import asked

from exercises.dice import Dice
from exercises.given.giving import with_given


def test_a_tree_that_lacks_static_values_gets_them():
    for tree in ("max[min[1 2] min[4 5]]", "max[min{3}[1 2] min[4 5]]"):
        bare = asked("minimax", tree)._replace(kind="deepening", method="deepening")
        made = with_given(bare, {}, Dice("statics"))
        statics = made.tree.shape.statics
        assert all(statics[node] is not None for node in made.tree.inner if node)


def test_static_values_that_are_all_there_stay():
    whole = asked("minimax", "max[min{3}[1 2] min{7}[4 5]]")
    made = with_given(whole._replace(kind="deepening", method="deepening"), {}, Dice("statics"))
    assert made.tree.shape.statics == whole.tree.shape.statics

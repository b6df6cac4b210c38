"""A tree in words: who moves where, what stands at the leaves, and nothing twice."""

from asking import asked

from exercises.wording.tree_words import tree_words


def test_leaves_are_told_by_their_numbers_and_nodes_where_they_move():
    exercise = asked("expectimax", "max[L:max{4}[3 5] max[7 chance[1/4*2 3/4*6]]]")
    assert tree_words(exercise, "en") == (
        "A, MAX, leads to L; B. L with h = 4, MAX, leads to leaf 3; leaf 5. "
        "B, MAX, leads to leaf 7; C. "
        "C, chance, leads to leaf 2 with probability 1/4; leaf 6 with probability 3/4."
    )

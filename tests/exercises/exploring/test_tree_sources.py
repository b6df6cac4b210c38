"""What can be asked about a tree that somebody drew."""

from exercises.exploring.tree_sources import questions
from search import notation
from search.rules import Rules


def asked(text, path):
    tree = notation.read(text)
    return questions(tree, tree.find(path), Rules())


def test_for_which_x_is_asked_about_a_branch_that_some_x_cuts():
    found = asked("max[min[5 9] min[? 8]]", "1.1")
    assert set(found) == {"interval"}
    assert found["interval"].tree.labels[found["interval"].blanks[0].node]


def test_for_which_x_is_not_asked_about_a_branch_that_no_x_cuts():
    for path in ("", "0", "0.1"):
        assert asked("max[min[5 9] min[? 8]]", path) == {}


def test_a_tree_whose_leaves_are_known_is_asked_about_as_a_whole():
    found = asked("max[min[5 9] min[3 8]]", "")
    assert {"minimax", "cuts", "alpha-beta", "windows"} <= set(found)
    assert not {"interval", "expectimax", "max-n"} & set(found)

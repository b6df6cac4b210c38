"""What can be asked about a tree that somebody drew."""

from random import Random

import pytest

from exercises.exploring.tree_sources import (
    holds_tree,
    questions,
    random_tree,
    read_file,
    write_file,
)
from exercises.files.file_error import FileError
from exercises.making.generate import ignore_progress
from search import notation
from search.methods import METHODS
from search.rules import Range, Rules, Window
from search.tree import GameTree


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


@pytest.mark.parametrize(
    ("window", "asked"),
    [((9, 12), False), ((8, 12), True), ((-5, 0), False), ((-5, 1), True)],
)
def test_nothing_is_asked_where_no_utility_lies_in_the_window(window, asked):
    tree = notation.read("max[min[5 9] min[3 8]]")
    rules = Rules(range=Range(0, 9), window=Window(*window))
    assert ("cuts" in questions(tree, GameTree.ROOT, rules)) is asked


@pytest.mark.parametrize("method", METHODS)
def test_a_random_tree_can_be_searched_and_is_of_a_size_to_look_at(method):
    for seed in range(5):
        tree = random_tree(method, Random(seed))
        METHODS[method].check(tree, Rules())
        assert 2 <= tree.height <= 6
        assert 4 < len(tree) < 60
        assert method == "table" or {len(tree.children(node)) for node in tree.inner} <= {2, 3}
        assert all(
            (static is not None) is METHODS[method].stops_everywhere
            for node, static in enumerate(tree.shape.statics)
            if node in tree.inner
        )
        numbers = [each for leaf in tree.leaves for each in (tree.payoffs[leaf],)]
        assert all(isinstance(each, tuple) is (tree.players is not None) for each in numbers)
        unquiet = [node for node in tree.inner if tree.shape.unquiet[node]]
        assert method == "quiescence" or not unquiet
        assert GameTree.ROOT not in unquiet


@pytest.mark.parametrize("ending", ["txt", "tree", "graphml", "json", "dot"])
def test_a_tree_comes_back_from_its_file(tmp_path, ending):
    tree, path = notation.read("max[min[5 9] min[3 8]]"), tmp_path / f"mine.{ending}"
    write_file(tree, path, ignore_progress)
    assert notation.write(read_file(path, "alpha-beta")) == notation.write(tree)
    assert holds_tree(str(path))


def test_a_tree_is_written_only_into_files_of_its_kinds(tmp_path):
    with pytest.raises(FileError):
        write_file(notation.read("[1 2]"), tmp_path / "mine.doc", ignore_progress)
    assert not holds_tree(str(tmp_path / "mine.doc"))

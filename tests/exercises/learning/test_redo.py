"""Which trees are to be done once more: those that went wrong lately and were not put right."""

import pytest

from exercises.files.attempt import Attempt
from exercises.learning.purpose import Purpose
from exercises.learning.redo import RECENT, slipped_first, wrong_ones

NOW = 10_000_000.0


def tried(tree, *verdicts, ago=0.0, **fields):
    """An attempt at a tree with a check for each of the verdicts."""
    checks = [
        {"said": {"0:value": ["3", verdict], "1:value": ["4", "right"]}} for verdict in verdicts
    ]
    return Attempt(None, tree, "minimax", 1, NOW - ago, checks=checks, **fields)


RIGHT = {"score": "4", "maximum": "4"}


@pytest.mark.parametrize(
    ("attempts", "again"),
    [
        ([tried("a", "wrong"), tried("b", "right", **RIGHT), tried("c", "wrong")], ["a", "c"]),
        ([tried("a", "wrong", "right", **RIGHT)], ["a"]),
        ([tried("a", "wrong"), tried("a", "right", **RIGHT)], []),
        ([tried("a", "wrong"), tried("a", "right", score="3", maximum="4")], ["a"]),
        ([tried("a", "wrong"), tried("a", "right")], ["a"]),
        ([tried("a", "wrong"), tried("a", "wrong", "right", **RIGHT)], ["a"]),
        ([tried("a", "wrong"), tried("b", "wrong"), tried("a", "wrong")], ["a", "b"]),
        ([tried("a", "wrong", ago=RECENT), tried("b", "wrong", ago=RECENT + 1)], ["a"]),
        ([tried("a", "wrong", purpose=Purpose.GUIDED.value)], []),
        ([tried("a", "right", **RIGHT)], []),
    ],
)
def test_a_tree_comes_again_until_its_first_check_finds_it_right(attempts, again):
    assert wrong_ones(enumerate(attempts), NOW) == again


@pytest.mark.parametrize(("verdicts", "slipped"), [({"0:value": "wrong"}, True), ({}, False)])
def test_without_a_check_the_last_verdicts_tell(verdicts, slipped):
    assert slipped_first(tried("a", verdicts=verdicts)) is slipped

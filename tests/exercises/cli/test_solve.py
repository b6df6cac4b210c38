"""`plywood solve`: what its words ask for."""

import json
from random import Random

import pytest

from exercises.cli import run
from exercises.exploring.tree_sources import random_tree
from search import notation
from search.methods import METHODS


def solved(capsys, *words):
    assert run(["solve", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("method", METHODS)
def test_every_step_of_a_method_is_told_in_json_too(capsys, method):
    for seed in range(3):
        tree = notation.write(random_tree(method, Random(seed)))
        told = solved(capsys, tree, "--method", method, "--steps")["steps"]
        assert told[0]["node"] == ""


def test_layers_are_read_anew_where_a_tree_names_its_movers(capsys):
    words = ("max[L:min[10 10] R:min[9 100]]", "--method", "expectimax")
    assert solved(capsys, *words, "--layers", "max,chance")["value"] == "109/2"
    assert solved(capsys, *words, "--layers", "MAX, chance")["value"] == "109/2"
    assert solved(capsys, *words)["value"] == 10


def test_min_is_read_as_chance_and_everybody_else_stays(capsys):
    words = ("max[max[1 2] min[9 100]]", "--method", "expectimax", "--read-min-as", "chance")
    answer = solved(capsys, *words)
    assert (answer["value"], answer["values"]["0"]) == ("109/2", 2)


def test_windows_are_told_on_leaving_where_that_is_asked(capsys):
    """A published key: AMCS2104, May 2026, question 3."""
    tree = (
        "A:max[B:min[E:max[L:20 M:12] F:max[N:27 O:11 P:13]] C:min[G:9 H:8 I:11]"
        " D:min[J:max[Q:9 R:2 S:7] K:max[T:14 U:8]]]"
    )
    windows = solved(capsys, tree, "--asked", "leaving", "--update-on-cut")["windows"]
    assert windows == {
        "": [20, "inf"],
        "0": ["-inf", 20],
        "0.0": [20, "inf"],
        "0.1": [27, 20],
        "1": [20, 9],
        "2": [20, 9],
        "2.0": [20, "inf"],
    }

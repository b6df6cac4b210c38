"""Exercises of one's own, written as people write them, and what comes out by pen and paper."""

import pytest

from exercises.entries import write_at
from exercises.files.file_error import FileError
from exercises.making.exercise_file import exercise_from_table
from exercises.solution import solution
from resources.words import say

SURE = "max[a:5 b:min[2 9]]"
RISKY = "max[L:min[10 10] R:min[9 100]]"
COUNTED = {"children": {"S1": [10, 15], "S2": "5/15", "S3": {"wins": 10, "visits": 20}}}
ANSWERS = (
    # UCB1 from counts alone: 2/3 + √2 · √(ln 50 / 15) and so on
    ("ucb1", COUNTED, {"ucb1.S1": "1.389", "ucb1.S2": "1.056", "ucb1.S3": "1.125", "chosen": "a"}),
    ("ucb1", {"children": [[3, 4], [1, 2]], "parent_visits": 7, "C": 1}, {"ucb1.B": "1.447"}),
    ("ucb1", {"children": ["3/4", "0/0", "1/2"], "C": 1}, {"ucb1.B": "1.419", "chosen": "2"}),
    ("ucb1", {"children": ["2.25/3", ["7/3", 4]], "C": 0}, {"ucb1.B": "3/4", "ucb1.D": "0.583"}),
    (
        "ucb1",
        {"root": "37/100", "children": ["60/79", "1/10", "2/11"], "for": "2/11"},
        {"E.from": "1.424", "E.to": "2.591"},
    ),
    ("opponents", {}, {"min.A": "10", "random.R": "109/2", "random.move": "2"}),
    ("opponents", {"between": "L R"}, {"p": "1/91"}),
    ("opponents", {"p": "20%"}, {"errs.R": "136/5"}),  # 4/5 · 9 + 1/5 · 100
    ("opponents", {"p": 0}, {"errs.R": "9", "errs.move": "1"}),
    (
        "features",
        {"weights": {"queens": 9, "rooks": 5}, "positions": {"P1": [1, 0], "P2": [0, 2]}},
        {"P1.sum": "9", "P2.sum": "10", "best": "b"},
    ),
    (
        "features",  # A: w, B: 3 w − 10
        {"features": ["f", "g"], "weights": ["w", -2], "positions": [[1, 0], [3, 5]]},
        {"w.A.B": "5", "side.A.B": "b"},
    ),
    ("counts", {"b": 6, "depths": [8, 12]}, {"ratio": "36"}),
    ("choice", {"value": {"A": 9, "B": 100, "C": 10}}, {"value": "c"}),
    ("game-traits", {"games": {"Hex": ["two", "perfect"]}}, {"g1.two": True, "g1.perfect": True}),
    ("corridor", {"dots": ["W2"], "depth": 1, "by": "dots"}, {"1.W.dots": "1"}),
    ("formal-game", {"sticks": 2, "take": [1, 2]}, {"u.max": "-1", "u.min": "1"}),
)
REFUSED = (
    ("ucb1", {"children": {"a": "three of four"}}, 'such as "10/15" or [10, 15]'),
    ("ucb1", {"children": ["3/4", "-1/2"]}, 'such as "10/15" or [10, 15]'),
    ("ucb1", {"root": "3/4"}, "needs 'children'"),
    ("ucb1", {"children": ["3/4", "1/2"], "parent_visits": 5}, "more often than the root"),
    ("ucb1", {"children": ["3/4", "0/0"], "for": "B"}, "for no C"),
    ("opponents", {"p": ["1/10", "1/2"]}, "'1/10 1/2' is not a number"),
    ("opponents", {"p": "3/2"}, "between 0 and 1"),
    ("features", {"features": ["f"], "weights": [1], "positions": {"A.1": [2]}}, "another name"),
    ("choice", {}, "give the options of one or more of these: value, child, move, leaves"),
)


def asked(kind, given):
    tree = {"tree": RISKY} if kind in ("opponents", "choice") else {}
    return {"format": "plywood-exercise/1", "kind": kind, "given": given, **tree}


def answered(table):
    exercise = exercise_from_table(table)
    right = solution(exercise)
    return {blank.item: write_at(exercise, blank, entry) for blank, entry in right.items()}


@pytest.mark.parametrize(("kind", "given", "want"), ANSWERS)
def test_a_file_is_answered(kind, given, want):
    found = answered(asked(kind, given))
    assert {name: found[name] for name in want} == want


@pytest.mark.parametrize(("kind", "given", "why"), REFUSED)
def test_a_file_that_can_not_be_answered_is_told_why(kind, given, why):
    with pytest.raises(FileError) as refused:
        exercise_from_table(asked(kind, given))
    assert why in say(refused.value.sentence)


def test_a_sure_move_is_as_good_as_a_risky_one_for_one_p():
    table = asked("opponents", {"between": ["a", "b"]}) | {"tree": SURE}
    assert answered(table)["p"] == "3/7"  # 5 = 2 (1 − p) + 9 p


def test_counts_stand_in_the_tree_or_in_its_place():
    table = asked("ucb1", COUNTED) | {"tree": 'max[a:"1/2" ? b:"0/1" ?]'}
    with pytest.raises(FileError, match="given in its place"):
        exercise_from_table(table)


def test_moves_are_named_with_or_without_quotes():
    bare = "max[A:min[a>5 b>3] B:min[a>7 b>2 c>8]]"
    trees = (bare, 'max[A:min["a">5 "b">3] B:min["a">7 "b">2 "c">8]]')
    first, second = (answered(asked("killers", {}) | {"tree": tree}) for tree in trees)
    assert first == second
    assert first["B.killer"] == "2"

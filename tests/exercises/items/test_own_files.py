"""Exercises of one's own, written as people write them, and what comes out by pen and paper."""

import json
import re
from fractions import Fraction
from pathlib import Path

import pytest

from exercises.entries import write_at
from exercises.exercise_files.exercise_file import exercise_from_table
from exercises.files.file_error import FileError
from exercises.kinds import KINDS, items_of
from exercises.solution import solution
from exercises.wording.conventions import conventions
from exercises.wording.feedback import check
from resources.words import say

DOCS = Path(__file__).parents[3] / "docs"
DEEPER = json.loads((Path(__file__).parents[2] / "cases" / "deeper.json").read_text())
SURE = "max[a:5 b:min[2 9]]"
RISKY = "max[L:min[10 10] R:min[9 100]]"
COUNTED = {"children": {"S1": [10, 15], "S2": "5/15", "S3": {"wins": 10, "visits": 20}}}
LEFT = {"ucb1.left_side": "1.419", "chosen": "2"}
BETWEEN = {"features": ["f", "g"], "weights": ["w", -2], "positions": [[1, 0], [3, 5]]}
TWO_STEPS = {"dots": ["W2", "E3"], "depth": 1, "steps": 2}
SPEEDS = {"states": 900, "depth": 9, "exponent": "1/2", "speed": 10}
CHESS = {"b": 35, "speed": 10_000, "seconds": 100}  # alpha-beta reaches about depth 8 (seed 000)
BY_HAND = {"moves": {"r": ["a", "b"]}, "playouts": [0, 1], "expand": "leftmost untried"}
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
        BETWEEN,
        {"w.A.B": "5", "side.A.B": "b"},
    ),
    ("counts", {"b": 6, "depths": [8, 12]}, {"ratio": "36"}),
    ("statements", {"statements": ["dice"] * 20}, {"s20": False}),
    ("choice", {"value": {"A": 9, "B": 100, "C": 10}}, {"value": "c"}),
    ("game-traits", {"games": {"Hex": ["two", "perfect"]}}, {"g1.two": True, "g1.perfect": True}),
    ("corridor", {"dots": ["W2"], "depth": 1, "by": "dots"}, {"1.W.dots": "1"}),
    ("formal-game", {"sticks": 2, "take": [1, 2]}, {"u.max": "-1", "u.min": "1"}),
    # as other courses call and write the same
    ("ucb1", {"children": {"A": {"n": 8, "w": 3}, "B": [6, 12]}, "c": 0}, {"ucb1.A": "3/8"}),
    ("ucb1", {"children": ["3/4", "1/2"], "root": [4, 7], "C": 1}, {"ucb1.B": "1.447"}),
    ("ucb1", {"children": [{"name": "s", "wins": 3, "visits": 4}, "1/2"], "N": 7}, {}),
    ("opponents", {"between": "L and R"}, {"p": "1/91"}),
    ("features", BETWEEN | {"between": "A, B"}, {"w.A.B": "5"}),
    ("opponents", {"between": "L, R", "p": "20 %", "opponents": "MIN, errs"}, {"errs.R": "136/5"}),
    ("counts", {"branching_factor": 4, "depth": 6}, {"minimax": "4096", "best": "127"}),
    ("counts", {"b": 35, "speed": "1,000,000", "seconds": 150}, {"depth": "5", "depth-best": "10"}),
    ("counts", {"b": 35, "speed": "2·10^6", "seconds": 75}, {"depth": "5"}),
    ("counts", {"b": 6, "depths": "8, 12"}, {"ratio": "36"}),
    ("choice", {"options": ["(a) 9", "b. 100", "C) 10"]}, {"value": "c"}),
    ("choice", {"move": ["l", "r"]}, {"move": "1"}),
    ("statements", {"statements": {"a": "Reply", "b": "DICE"}}, {"s1": True, "s2": False}),
    (
        "features",
        {"weights": {"q": 9, "r": 5}, "positions": {"P": {"r": 2, "q": 1}, "Q": {"q": 2, "r": 0}}},
        {"P.sum": "19", "Q.sum": "18"},
    ),
    ("features", {"weights": "0.5, 2", "positions": ["2 1", "4 0"]}, {"A.sum": "3", "best": "1"}),
    ("evaluation", {"board": "XX. OO. ..."}, {"line1": "10", "line8": "-1", "sum": "-1"}),
    ("evaluation", {"game": "tic-tac-toe OX_XO__X_", "weights": [1, 3]}, {"sum": "-3"}),
    ("evaluation", {"board": ["X_O", "_X_", "_O_"], "by": "Lines"}, {"sum": "10"}),
    ("evaluation", {"board": "XX_______"}, {"line1": "10", "sum": "13"}),
    ("evaluation", {"boards": ["XXXOOO___"]}, {"board1": "0"}),
    ("game-traits", {"games": ["Chess", "Tic Tac Toe"]}, {"g1.two": True, "g2.perfect": True}),
    ("game-traits", {"games": {"Ludo": {"chance": True, "two": False}}}, {"g1.chance": True}),
    ("corridor", {"dot": "West 2", "depth": 2}, {"1.WW.dots": "0", "1.EE.dots": "1"}),
    ("formal-game", {"piles": 5, "take": "1-3", "last": "Loses"}, {"u.max": "1"}),
    ("game-states", {"game": "nim", "piles": [2], "take": "1-2", "last": "loses"}, {}),
    ("successors", {"game": "nim II III"}, {}),
    ("ucb1", {"children": {"left side": {"mean": "3/4", "n": 4}, "b": "1/2"}, "C": 1}, LEFT),
    ("ucb1", {"children": [{"wins": 3, "losses": 1}, "1/2"], "total": 7, "C": 1}, {"chosen": "2"}),
    ("choice", {"value": [9, 100, "None of these"]}, {"value": "c"}),
    ("choice", {"value": [9, 10, "none of the above"]}, {"value": "b"}),
    (
        "statements",
        {"statements": ["UCT grows its tree by the statistics of earlier simulations"]},
        {"s1": True},
    ),
    (
        "statements",
        {"statements": {"A perfect backgammon player never loses.": False}},
        {"s1": False},
    ),
    ("counts", {"b": 35, "speed": "2 million", "seconds": 75}, {"depth": "5"}),
    ("features", {"win": ["82%", 1], "draw": ["16%", "1/2"], "loss": ["2%", 0]}, {"A.sum": "9/10"}),
    ("features", {"weights": [9, 5], "positions": {"after e4": [1, 0]}}, {"after_e4.sum": "9"}),
    ("evaluation", {"boards": ["XX_OO____", "XXX/OO_/___"]}, {"board1": "-1", "board2": "91"}),
    ("evaluation", {"boards": {"P": "XO_______"}, "by": "counts"}, {"P": "1"}),
    ("opponents", {"opponents": ["best", "uniform"]}, {"min.A": "10", "random.R": "109/2"}),
    ("corridor", {"dots": ["W2"], "depth": 2, "by": "F2"}, {"1.WW.dots": "0"}),
    ("game-states", {"game": "nim", "piles": "2", "take": "1 or 2"}, {}),
    ("formal-game", {"pile": 4, "take": [1, 2], "last": "misere"}, {"u.max": "1"}),
    ("choice", {"best_move": {"A)": "R", "B)": "L"}}, {"move": "2"}),
    ("game-traits", {"games": ["Risk: chance, perfect information"]}, {"g1.perfect": True}),
    ("mcts", {"moves": {"r": ["a", "b"]}, "playouts": ["win", "loss"]}, {"r.visits": "2"}),
    (
        "mcts",
        BY_HAND | {"node_counts": "wins of the root's player"},
        {"a.wins": "0", "b.wins": "1"},
    ),
    ("mcts", BY_HAND | {"tie": "rightmost"}, {"a.wins": "1", "b.wins": "0"}),
    ("game-states", {"game": "nim", "heaps": [2], "order": "take 1 first"}, {}),
    ("game-states", {"game": {"name": "line game", "board": 4, "first": "A"}}, {}),
    ("game-states", {"game": "line", "board": 4}, {}),
    ("game-states", {"game": {"name": "Grundy's game", "pile": 5}}, {}),
    ("counts", {"b": 35, "speed": "10K", "time": 100}, {"depth": "3", "depth-best": "6"}),
    ("counts", {"b": 3, "d": 4}, {"best": "17"}),
    ("counts", {"b": 3, "plies": 4, "ask": []}, {"best": "17", "parent": "21"}),
    ("evaluation", {"board": "XX_OO____", "by": []}, {"sum": "-1"}),
    ("formal-game", {"sticks": 4, "take": 1, "last": []}, {"u.max": "-1"}),
    ("corridor", {"dots": [1], "depth": {}}, {"1.E.dots": "0"}),
    ("mcts", BY_HAND | {"C": None, "iterations": None}, {"a.wins": "0", "b.wins": "1"}),
    ("counts", CHESS | {"ask": "about, about-best"}, {"about": "4", "about-best": "8"}),
    ("statements", {"statements": ["A perfectly rational backgammon agent never loses."]}, {}),
)
REFUSED = (
    ("ucb1", {"children": {"a": "three of four"}}, 'such as "10/15" or [10, 15]'),
    ("ucb1", {"children": ["3/4", "-1/2"]}, 'such as "10/15" or [10, 15]'),
    ("ucb1", {"root": "3/4"}, "needs 'children'"),
    ("ucb1", {"children": ["3/4", "1/2"], "parent_visits": 5}, "more often than the root"),
    ("ucb1", {"children": ["3/4", "0/0"], "for": "B"}, "for no C"),
    ("features", BETWEEN | {"between": "A C"}, "two letters of positions"),
    ("features", BETWEEN | {"between": "A B A"}, "two letters of positions"),
    ("opponents", {"p": ["1/10", "1/2"]}, "'1/10 1/2' is not a number"),
    ("opponents", {"p": "3/2"}, "between 0 and 1"),
    ("features", {"features": ["f"], "weights": [1], "positions": {"A.1": [2]}}, "another name"),
    ("game-traits", {"games": ["chess", "chess"]}, "1 to 12 different games"),
    ("game-traits", {"games": {f"{n}": ["two"] for n in range(13)}}, "1 to 12 different games"),
    ("statements", {"statements": ["exactly"] * 21}, "at most 20"),
    ("counts", {"b": 6, "depths": [8, 101]}, "one number from 1 to 100"),
    ("choice", {}, "give the options of one or more of these: value, child, move, leaves"),
    ("ucb1", {"children": {"1.2": "3/4", "b": "1/2"}}, "without blanks"),
    ("corridor", {"dots": [1], "depths": [1, 2]}, "known are dots, ghosts, depth"),
    ("singular", {"margin": 4}, "a depth limit between the root and the deepest leaf"),
    ("statements", {"statements": ["UCB1 takes the move with the narrowest"]}, "or its sentence"),
    ("choice", {"value": [9, "none", "neither"]}, "none of the options is right"),
    ("formal-game", {"sticks": 4, "take": [1, 2], "last": "looses"}, "none of these: wins, loses"),
    ("game-graph", {"game": "nim 4", "drawn": "perhaps"}, "given: drawn: 'perhaps' is none of"),
    ("evaluation", {"boards": ["XX_OO____", "XXX"]}, "given: boards: 'XXX' is no board"),
    ("evaluation", {"board": "XXX"}, "given: board: 'XXX' is no board"),
    ("game-tree", {"game": "nim x"}, "given: game: 'x' is no whole number"),
    ("mcts", {"moves": {"r": ["a"], "a": ["b"], "b": ["a"]}}, "each node once"),
    ("mcts", {"moves": {"r": ["s"], "a": ["b"], "b": ["a"]}}, "each node once"),
    ("game-tree", {"game": {"name": "nim", "piles": [3], "misere": True}}, "known are name, piles"),
    ("game-tree", {"game": 5}, '"nim 5 --take 1-3"'),
    ("frame", {}, '"rules": {"frame": 5}'),
    ("corridor", {"dots": [1], "depth": [1, 2, 3]}, "given: depth: take one of these 3"),
    ("evaluation", {"board": "XX_OO____", "by": "lines, counts"}, "given: by: "),
    ("evaluation", {"board": "XX_OO____", "by": ["lines", "counts"]}, "given: by: take one of"),
    ("formal-game", {"sticks": [4, 5], "take": [1, 2]}, "given: sticks: take one of these 2"),
    ("ucb1", {"children": ["3/4", "1/2"], "N": [7, 9]}, "take one of these 2"),
    ("mcts", BY_HAND | {"node_counts": "wins of both"}, "wins is one of mover, root"),
    ("counts", {"b": 3, "plies": 4, "ask": ["best", ["a"]]}, "given: ask: 'a' can't be asked for"),
    ("formal-game", {"sticks": 4, "take": 1, "last": {"a": 1}}, "none of these: wins, loses"),
    ("corridor", {"dots": [1], "by": {"a": 1}}, "given: by: "),
    ("statements", {"statements": []}, "needs 'statements'"),
    ("opponents", {"tree": RISKY}, "given: tree: opponents knows nothing of that name"),
)


def asked(kind, given):
    tree = {"tree": RISKY} if kind in ("opponents", "choice", "frame") else {}
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


@pytest.mark.parametrize(
    ("kind", "given", "item", "written", "follows"),
    [
        ("counts", SPEEDS, "hours", {"branching": 3}, Fraction(3**9, 36_000)),
        ("counts", SPEEDS, "hours", {"branching": 1001}, None),
        ("counts", SPEEDS, "hours", {}, None),
        ("corridor", TWO_STEPS, "2.W.dots", {"1.place": -1}, 1),
        ("corridor", TWO_STEPS, "2.W.dots", {"1.place": 3}, None),
    ],
)
def test_nothing_follows_from_an_entry_that_makes_no_sense(kind, given, item, written, follows):
    exercise = exercise_from_table(asked(kind, given))
    assert items_of(exercise)[item].answer(written) == follows


@pytest.mark.parametrize("fields", [{"tree": "min[1 2]"}, {"rules": {"depth": 1}}])
def test_opponents_reply_in_whole_trees_at_whose_root_max_moves(fields):
    with pytest.raises(FileError, match="MAX"):
        exercise_from_table(asked("opponents", {}) | fields)


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


@pytest.mark.parametrize(
    ("fields", "under"),
    [
        ({"kind": "quiescence", "unquiet": ["a"]}, "given"),
        ({"kind": "depth-limit", "depth": 1}, "rules"),
        ({"kind": "game-tree", "game": "nim 5", "take": [1, 2]}, "game"),
    ],
)
def test_what_stands_where_it_would_be_overlooked_is_refused(fields, under):
    with pytest.raises(FileError, match=f"write it under {under}"):
        exercise_from_table({"format": "plywood-exercise/1", **fields})


@pytest.mark.parametrize("case", ["horizon-doomed-bishop", "quiescence-grab", "killer-move"])
def test_a_tree_may_stand_among_what_is_given(case):
    given = next(each["given"] for each in DEEPER if each["id"] == case)
    kind, (tree, *_) = case.split("-")[0].replace("killer", "killers"), given.values()
    beside = {name: told for name, told in given.items() if told != tree}
    assert answered(asked(kind, given)) == answered(asked(kind, beside) | {"tree": tree})


def test_a_file_may_say_where_it_comes_from():
    said = {"id": "hw3", "source": "our course"}
    assert answered(asked("opponents", {"p": 0}) | said)["errs.R"] == "9"


def test_moves_in_the_place_of_a_tree_are_that_tree():
    rules = {"playouts": [1, 0, 1], "C": 1.4}
    moves = {"moves": {"root": ["a", "b"], "a": ["c", "d"]}}
    drawn = asked("mcts", {}) | {"tree": "root:max[a:min[c:? d:?] b:?]", "rules": rules}
    assert answered(asked("mcts", moves) | {"rules": rules}) == answered(drawn)


def test_names_that_stand_at_several_nodes_are_moves_to_killers():
    plies = "max[A:min[a:5 b:3 c:9] B:min[a:7 b:2] C:min[a:8 b:1 d:6]]"
    moves = "max[A:min[a>5 b>3 c>9] B:min[a>7 b>2] C:min[a>8 b>1 d>6]]"
    first, second = (answered(asked("killers", {}) | {"tree": tree}) for tree in (plies, moves))
    assert first == second
    with pytest.raises(FileError, match="given twice"):
        exercise_from_table(asked("killers", {}) | {"tree": "max[A:min[a:1 a:2] B:min[b:3 c:4]]"})


@pytest.mark.parametrize("held", ["q: 5", "q max = 5", "q: exact 5", "q exactly 5", {"q": 5}])
def test_a_line_of_a_table_is_told_in_signs_or_words(held):
    tree = '"s" max["p" min["q" max[3 5] "r" max[2 9]] "u" min["r" max[2 9] "q" max[3 5]]]'
    table = {"tree": tree, "given": {"table": held if isinstance(held, dict) else [held]}}
    assert answered(asked("table", {}) | table)["D.recall"] is True


def test_every_exercise_of_the_handbook_is_answered_whole():
    pages = [(DOCS / name).read_text() for name in ("exercises.md", "monte-carlo.md")]
    blocks = [
        block for page in pages for block in re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    ]
    kinds = set()
    for block in blocks:
        exercise = exercise_from_table(json.loads(block))
        kinds.add(exercise.kind)
        assert solution(exercise), block
    assert {kind for kind in KINDS if KINDS[kind].gives} <= kinds | {"grow"}


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("ucb1", {"given": {**COUNTED, "C": [1, 2, 2], "for": ["S1", "S1"]}}),
        ("game-traits", {"given": {"games": ["chess", "go"], "traits": ["chance", "two", "two"]}}),
        ("opponents", {"tree": RISKY, "given": {"opponents": ["min", "min"]}}),
        ("counts", {"given": {"b": 3, "plies": 4, "ask": ["best", "best"]}}),
        ("formal-game", {"given": {"sticks": 5, "take": [1, 1, 2]}}),
        ("cuts", {"tree": "[[3 5] [2 9]]", "blanks": ["1.1:cut", "1.1:cut"]}),
        # where there is one move alone
        ("opponents", {"tree": "[[1]]"}),
        ("mcts", {"tree": "[1]", "rules": {"playouts": [1, 0]}}),
    ],
)
def test_what_is_named_twice_is_asked_and_paid_once_and_what_has_one_answer_is_paid(kind, fields):
    exercise = exercise_from_table({"format": "plywood-exercise/1", "kind": kind, **fields})
    assert len(set(exercise.blanks)) == len(exercise.blanks)
    right = {blank: write_at(exercise, blank, entry) for blank, entry in solution(exercise).items()}
    feedback = check(exercise, right)
    assert feedback.score == feedback.maximum > 0
    assert check(exercise, {}).score == 0


def test_a_board_that_is_evaluated_is_not_told_what_the_end_of_a_game_is_worth():
    told = conventions(exercise_from_table(asked("evaluation", {"board": "XX_OO____"})))
    assert "worth +1" not in " ".join(map(say, told.values()))

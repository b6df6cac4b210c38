"""Questions as courses have published them, answered by the command line."""

import json
from fractions import Fraction
from random import Random

import pytest

from exercises.cli import run
from exercises.exercise import Verdict
from exercises.exercise_files.exercise_file import exercise_from_table
from exercises.files.file_error import FileError
from exercises.items.statements import STATEMENTS, finding
from exercises.kinds import items_of
from exercises.solution import solution
from exercises.wording.feedback import check
from resources.words import say
from search import notation
from search.methods import METHODS
from search.rules import Rules
from search.tree import GameTree

TOP = "max[min[max[10 6] max[100 8]] min[max[1 2] max[20 4]]]"
CASES = [
    ("choice", TOP, {"value": [10, 100, 2, 4]}, {"value:pick": "a"}),
    ("counts", None, {"b": 3, "plies": 4, "ask": ["best", "parent"]}, [17, 21]),
    ("counts", None, {"b": 5, "depths": [10, 8]}, [5]),
    (
        "counts",
        None,
        {"states": 1.5e9, "depth": 42, "exponent": "3/4", "speed": 1e7},
        ["1.96", "52", "0.26"],
    ),
    (  # AIMA: an evaluation as the expected value over the categories of a position
        "features",
        None,
        {
            "features": ["win", "loss", "draw"],
            "weights": [1, 0, "1/2"],
            "positions": ["82% 2% 16%"],
        },
        ["41/50", "0", "2/25", "9/10"],
    ),
    (  # the pieces of chess by their usual weights, and the weight that makes two positions equal
        "features",
        None,
        {
            "features": ["queens", "rooks", "bishops", "pawns"],
            "weights": [9, 5, "?", 1],
            "positions": ["1-1 2-1 1-2 6-6", "1-1 2-2 2-1 6-5"],
            "between": ["A B"],
        },
        [0, 0, 5, 0, -1, 1, 0, 1, 5, 1, 2, "b"],
    ),
    ("statements", None, {"statements": ["reply", "reply-hidden", "dice"]}, [True, False, False]),
]


@pytest.mark.parametrize(("kind", "tree", "given", "answer"), CASES)
def test_a_published_question_gets_its_published_answer(
    kind, tree, given, answer, tmp_path, capsys
):
    table = {"format": "plywood-exercise/1", "kind": kind, "given": given}
    file = tmp_path / "exercise.json"
    file.write_text(json.dumps(table | ({"tree": tree} if tree else {})))
    assert run(("exercise", "--file", str(file), "--json")) == 0
    told = json.loads(capsys.readouterr().out)["solution"]
    if isinstance(answer, dict):
        assert told == answer
    else:
        assert [str(each) for each in told.values()] == [str(each) for each in answer]


@pytest.mark.parametrize(
    ("tree", "refusal"),
    [
        ("max[max[3 min[1 2]] min[2 9] min[-1 7]]", "below which MIN moves only once"),
        ("max[min[3 4] min[2 3] 5]", "this question has no answer on this tree"),
    ],
)
def test_a_probability_is_only_asked_for_where_one_makes_two_moves_equal(tree, refusal):
    given = {"opponents": ["min", "wanders"], "p": "1/2", "between": ["B", "C"]}
    table = {"format": "plywood-exercise/1", "kind": "opponents", "tree": tree, "given": given}
    with pytest.raises(FileError) as error:
        exercise_from_table(table)
    assert refusal in str(error.value)


def test_every_wrong_option_names_the_mistakes_behind_it(tmp_path, capsys):
    file = tmp_path / "exercise.json"
    file.write_text(
        json.dumps(
            {
                "format": "plywood-exercise/1",
                "kind": "choice",
                "tree": TOP,
                "given": {"value": [10, 100, 2, 4]},
            }
        )
    )
    assert run(("exercise", "--file", str(file), "--json")) == 0
    (asked,) = json.loads(capsys.readouterr().out)["questions"].values()
    assert asked["options"] == {"a": "10", "b": "100", "c": "2", "d": "4"}
    assert "MM-ALLMAX" in asked["from"]["b"]  # the largest leaf
    assert "MM-ROOTSWAP" in asked["from"]["c"]  # the value of the right child
    assert "MM-LASTLEAF" in asked["from"]["d"]


@pytest.mark.parametrize("text", ["random", "chance-square"])
def test_a_false_statement_about_all_trees_names_one_on_which_it_fails(text):
    table = {"format": "plywood-exercise/1", "kind": "statements", "given": {"statements": text}}
    exercise = exercise_from_table(table)
    (remark,) = check(exercise, {exercise.blanks[0]: "true"}).remarks
    why = dict(dict(remark.text.values)["why"].values)["why"]  # a belief behind it is told after it
    named = dict(why.values)
    assert say(remark.text).startswith("This is false. On max[")
    moves = METHODS["expectimax"].run(notation.read(named["tree"]), Rules())
    assert named["one"] != named["other"]
    assert moves.tree.labels[moves.line[0]] == named["one"]


@pytest.mark.parametrize("text", ["true", "T", "yes", "wahr", "w", True])
def test_true_is_read_in_many_ways(text):
    table = {"format": "plywood-exercise/1", "kind": "statements", "given": {"statements": "twice"}}
    exercise = exercise_from_table(table)
    assert check(exercise, {exercise.blanks[0]: text}).score == 1


def test_what_keeps_the_order_of_the_leaves_keeps_the_best_move():
    dice = Random(5)
    for _ in range(30):
        numbers = dice.sample(range(-50, 50), 9)
        rows = [numbers[at : at + 3] for at in (0, 3, 6)]
        tree = notation.read(json.dumps(rows))
        places = {number: place**3 for place, number in enumerate(sorted(numbers))}
        payoffs = [None if each is None else places[each] for each in tree.payoffs]
        moves = [
            METHODS["minimax"].run(each, Rules()).line[0]
            for each in (tree, tree.with_payoffs(payoffs))
        ]
        assert moves[0] == moves[1]


def test_every_statement_can_be_tested_on_a_tree():
    tree = notation.read("max[min[3 5 4] min[2 9 1]]")
    about = {"node": ":C", "number": ":5", "change": ":0.0=9", "": ""}
    for name, statement in STATEMENTS.items():
        assert isinstance(finding(tree, Rules(), name + about[statement.about]).true, bool)
    assert not finding(tree, Rules(), "same-values").true
    assert finding(tree, Rules(), "change:0.0=9").words["then"] == "4"
    assert tree.labels[GameTree.ROOT] == "A"


def test_what_has_no_answer_is_refused_with_the_reason(tmp_path, capsys):
    file = tmp_path / "exercise.json"
    table = {
        "format": "plywood-exercise/1",
        "kind": "opponents",
        "tree": "max[L:min[1 ?] R:min[2 3]]",
    }
    file.write_text(json.dumps(table | {"given": {"opponents": ["min", "random"]}}))
    assert run(("exercise", "--file", str(file))) == 1
    told = capsys.readouterr().err
    assert "the leaf at '0.1' is not known (?): write a number there" in told
    assert len(told.splitlines()) == 1


def test_a_tick_that_does_not_belong_takes_off_what_ticking_all_would_earn():
    games = ["chess", "backgammon", "poker-six", "battleships"]
    table = {"format": "plywood-exercise/1", "kind": "game-traits", "given": {"games": games}}
    exercise = exercise_from_table(table)
    right = solution(exercise)
    every = dict.fromkeys(exercise.blanks, True)
    assert check(exercise, every).score == 0
    assert check(exercise, dict.fromkeys(right, True)).score == len(right)
    missed = dict(list(dict.fromkeys(right, True).items())[1:])
    assert check(exercise, missed).score < len(right)
    extra = next(blank for blank in exercise.blanks if blank not in right)
    feedback = check(exercise, dict.fromkeys((*right, extra), True))
    assert (len(right), len(every)) == (11, 16)
    assert feedback.score == 11 - Fraction(11, 5)
    assert [each.blank for each in feedback.remarks if each.verdict is Verdict.WRONG] == [extra]


@pytest.mark.parametrize("text", ["random", "chance-square", "dice", "twice"])
def test_a_false_statement_about_all_trees_brings_the_tree_to_be_drawn(text):
    table = {"format": "plywood-exercise/1", "kind": "statements", "given": {"statements": text}}
    (item,) = items_of(exercise_from_table(table)).values()
    tree = item.example()
    assert (tree is None) is (text == "twice")
    if tree is not None:
        assert notation.write(tree) == dict(item.why({}).values)["tree"]

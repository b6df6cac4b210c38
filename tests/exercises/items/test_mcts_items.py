"""Monte Carlo tree search by hand: published cases, own entries followed, slips explained."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from exercises.cli import run
from exercises.exercise_files.exercise_file import exercise_from_table
from exercises.items.monte_carlo.by_hand import ByHand
from search import notation
from search.rules import Rules, Ucb, Wins

CASES = json.loads((Path(__file__).parents[2] / "cases" / "deeper.json").read_text())


def case(name):
    return next(each for each in CASES if each["id"] == name)


def table(kind, tree, rules=None, given=None):
    made = {"format": "plywood-exercise/1", "kind": kind, "tree": tree}
    return made | {"rules": rules or {}, "given": given or {}}


@pytest.fixture
def told(tmp_path, capsys):
    """What the command line says of an exercise of one's own, and of answers to it."""
    file, sheet = tmp_path / "exercise.json", tmp_path / "answers.json"

    def tell(made, answers=None):
        file.write_text(json.dumps(made))
        if answers is None:
            assert run(["exercise", "--file", str(file), "--json"]) == 0
        else:
            sheet.write_text(json.dumps(answers))
            assert run(["check", str(file), str(sheet), "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    return tell


def uct(given=None):
    given_counts = case("aima-notes-tutorial-8-uct")["given"]
    children = " ".join(
        f'{name}:"{wins}/{visits}" ?' for name, (wins, visits) in given_counts["children"].items()
    )
    tree = f'"25/{given_counts["parent_visits"]}" max[{children}]'
    return table("ucb1", tree, {"exploration": given_counts["C"]}, given)


def test_a_published_table_of_ucb1(told):
    want, found = case("aima-notes-tutorial-8-uct")["answer"], told(uct())["solution"]
    for name, score in want["ucb1"].items():
        assert float(found[f"ucb1.{name}:cell"]) == pytest.approx(score, abs=6e-4)
    assert found["chosen:pick"] == "a"


def test_wrong_published_numbers_are_explained_as_the_slips_they_are(told):
    published = case("aima-notes-tutorial-8-uct")["answer"]["published"]
    answers = {f"ucb1.{name}:cell": str(score) for name, score in published.items()}
    remarks = {each["blank"]: each for each in told(uct(), answers)["remarks"]}
    assert remarks["ucb1.S1:cell"]["verdict"] == remarks["ucb1.S2:cell"]["verdict"] == "wrong"
    assert remarks["ucb1.S3:cell"]["verdict"] == "right"
    assert "without C: the root counts √2 times" in remarks["ucb1.S1:cell"]["text"]
    assert "with 2 wins: there are 5" in remarks["ucb1.S2:cell"]["text"]


SLIPS = {
    "1.138": (Ucb.PLAIN, "with the logarithm to base 10"),  # √(1.699 / 15) = 0.337
    "1.525": (Ucb.PLAIN, "with the logarithm to base 2"),  # √(5.644 / 15) = 0.613
    "1.032": (Ucb.PLAIN, "without the square root, which is taken of ln N / n"),
    "1.678": (Ucb.PLAIN, "with 2 ln N below the root: it is ln N here"),
    "1.271": (Ucb.PLAIN, "with C below the root: 1.4 stands before it, 1.4 · 0.511"),
    "0.915": (Ucb.PLAIN, "with the wins divided by 50"),  # 10 / 50
    "10.715": (Ucb.PLAIN, "with the wins not divided by the visits"),
    "3.223": (Ucb.PLAIN, "without the logarithm: it is ln 50, not 50"),  # √(50 / 15) = 1.826
    "0.851": (Ucb.PLAIN, "with the root of the logarithm alone"),  # 1.978 / 15 = 0.132
    "0.992": (Ucb.PLAIN, "with N and n exchanged"),  # √(2.708 / 50) = 0.233
    "1.333": (Ucb.DOUBLE, "with the logarithm to base 10"),
    "1.382": (Ucb.DOUBLE, "with ln N below the root: it is 2 ln N here"),
    "1.397": (Ucb.DOUBLE, "without the square root, which is taken of 2 ln N / n"),
    "1.521": (Ucb.DOUBLE, "with C below the root: 1.4 stands before it, 1.4 · 0.722"),
}
"""What 10 wins in 15 visits of 50 come to with C = 1.4, by a calculator."""


@pytest.mark.parametrize("written", SLIPS)
def test_a_wrong_number_is_told_which_part_of_the_sum_it_comes_from(told, written):
    ucb, slip = SLIPS[written]
    asked = uct() | {"rules": {"exploration": "1.4", "ucb": ucb.value}}
    remarks = told(asked, {"ucb1.S1:cell": written})["remarks"]
    remark = next(each for each in remarks if each["blank"] == "ucb1.S1:cell")
    assert remark["verdict"] == "wrong"
    assert f"That comes out {slip}" in remark["text"]


def test_the_mean_that_was_forgotten_is_missed(told):
    remarks = told(uct(), {"ucb1.S2:cell": "0.722"})["remarks"]  # √2 · 0.511
    assert any("the mean is missing" in each["text"] for each in remarks)


@pytest.mark.parametrize(
    ("written", "named"), [("0.677", "with 12 wins: there are 21"), ("0.729", "")]
)
def test_miscounted_wins_in_many_visits_are_told_by_three_decimals(told, written, named):
    children = {"S1": [21, 48], "S2": [5, 15]}  # √2 · √(ln 80 / 48) = 0.427
    asked = table("ucb1", None, given={"children": children, "parent_visits": 80})
    (remark, *_) = told(asked, {"ucb1.S1:cell": written})["remarks"]
    assert remark["verdict"] == "wrong"
    assert named in remark["text"]
    assert ("That comes out" in remark["text"]) is bool(named)


def test_the_child_that_is_taken_hangs_on_c(told):
    want = case("aima-mcts-selection")["answer"]
    names = dict(zip("BDE", case("aima-mcts-selection")["given"]["children"], strict=True))
    children = " ".join(f'{name}:"{count}" ?' for name, count in names.items())
    given = {"C": ["1.4", "1.5"], "for": "E"}
    found = told(table("ucb1", f'"37/100" max[{children}]', given=given))["solution"]
    letters = dict(zip("123", names.values(), strict=True))
    for c in given["C"]:
        assert letters[found[f"chosen.{c}:pick"]] == want[c]
        for name, count in names.items():
            score = float(found[f"ucb1.{name}.{c}:cell"])
            assert score == pytest.approx(want[f"ucb1_{c}"][count], abs=6e-4)
    assert 1.4 < float(found["E.from:cell"]) < 1.5 < float(found["E.to:cell"])


def by_hand_7():
    given = case("mcts-by-hand-7")["given"]
    moves = given["moves"]
    below = (f"{n}:min[{' '.join(f'{kid}:?' for kid in moves[n])}]" for n in moves["root"])
    rules = {"playouts": given["playouts_won_by_root_player"], "exploration": given["C"]}
    return table("mcts", f"root:max[{' '.join(below)}]", rules)


def test_numbers_of_json_are_read_as_the_decimals_that_they_show(told):
    made = by_hand_7()
    made["rules"]["exploration"] = 1.4
    assert told(made)["rules"]["exploration"] == "1.4"


def test_seven_iterations_from_nothing(told):
    want, found = case("mcts-by-hand-7")["answer"], told(by_hand_7())
    right, questions = found["solution"], found["questions"]
    for number, path in enumerate(want["paths"], 1):
        key = f"{number}.node:pick"
        assert questions[key]["options"][right[key]] == path[-1]
    for number, scores in enumerate(want["ucb1_at_root_from_4th"], 4):
        for name, score in scores.items():
            assert float(right[f"{number}.ucb1.{name}:cell"]) == pytest.approx(score, abs=6e-4)
    for name, count in want["final"].items():
        assert f"{right[f'{name}.wins:cell']}/{right[f'{name}.visits:cell']}" == count
    assert questions["move:pick"]["options"][right["move:pick"]] == want["play"]


def test_a_wrong_choice_carried_through_is_one_wrong(told):
    right = told(by_hand_7())["solution"]
    answers = {key: entry for key, entry in right.items() if key[0] in "123"}
    answers |= {"4.ucb1.a:cell": "1.48", "4.node:pick": "c1"}  # a win of a forgotten
    found = {each["blank"]: each["verdict"] for each in told(by_hand_7(), answers)["remarks"]}
    assert [key for key, verdict in found.items() if verdict == "wrong"] == ["4.ucb1.a:cell"]
    assert found["4.node:pick"] == "follows"


def test_where_the_playout_starts_may_be_given(told):
    tree = 'A:"1/3" max[B:"1/2" min[D:"1/1" ?] E:"1/1" min[F:? G:?]]'
    made = table("mcts", tree, {"playouts": ["1/2"]}, {"start": "G"})
    assert told(made)["solution"] == {
        "G.wins:cell": "1/2",
        "G.visits:cell": "1",
        "E.wins:cell": "3/2",
        "E.visits:cell": "2",
        "A.wins:cell": "3/2",
        "A.visits:cell": "4",
    }


def test_where_a_game_has_ended_its_result_counts(told):
    made = table("mcts", "A:max[B:-1 D:1]", {"playouts": [1, 1, 1]}, {"ask": ["after", "move"]})
    right = told(made)["solution"]
    assert (right["B.wins:cell"], right["D.wins:cell"]) == ("0", "2")
    assert right["A.wins:cell"] == "1"


@pytest.mark.parametrize(
    ("kind", "tree", "rules", "given", "words"),
    [
        ("mcts", "[[? ?] ?]", {}, {}, "give the playouts"),
        ("mcts", "[? ?]", {"playouts": [1] * 13}, {}, "1 to 12 iterations"),
        ("mcts", "?", {"playouts": [1]}, {}, "2 to 26 nodes"),
        ("mcts", "[A2:? ?]", {"playouts": [1]}, {}, "same name"),
        ("mcts", "[? ?]", {"playouts": [1]}, {"start": "Z"}, "'Z'"),
        ("mcts", "[? ?]", {"playouts": [1]}, {"ask": "value"}, "'value'"),
        ("mcts", "[? ?]", {"playouts": [1], "iterations": 2}, {}, "has no playout"),
        ("mcts", "[1 0]", {"playouts": [1], "iterations": 2}, {}, "has no playout"),
        ("ucb1", "[? ?]", {}, {}, "children with counts"),
        ("ucb1", 'max["1/1" ? "1/2" ?]', {}, {"C": "much"}, "much"),
        ("ucb1", 'max["1/1" ? "1/2" ?]', {}, {"for": "Z"}, "'Z'"),
        ("ucb1", 'max[B:"2/2" ? D:"1/2" ?]', {}, {"for": "D"}, "for no C"),
        ("ucb1", 'max[B:"1/2" ? D:"1/2" ?]', {}, {"for": "D"}, "for no C"),
    ],
)
def test_what_cannot_be_asked_is_said(kind, tree, rules, given, words):
    with pytest.raises(Exception, match=words):
        exercise_from_table(table(kind, tree, rules, given))


def test_published_statements_are_true_or_false_as_published(told):
    want = case("cmput496-mcts-true-false")["answer"]
    names = ("ucb-widest", "uct-grows", "uct-depth-one", "mcts-mean", "mcts-variance")
    made = {"format": "plywood-exercise/1", "kind": "statements", "given": {"statements": names}}
    right = told(made)["solution"]
    assert [right[f"s{number}:true"] for number in range(1, 6)] == list(want.values())


@pytest.mark.parametrize(
    ("wins", "mean"), [(Wins.MOVER, Fraction(1, 4)), (Wins.ROOT, Fraction(3, 4))]
)
def test_a_child_is_worth_to_its_chooser_what_the_root_did_not_win_where_that_counts(wins, mean):
    tree = notation.read("[[1 2] [3 4]]")
    child = tree.find("0.0")  # MIN chooses it
    assert ByHand(tree, Rules(wins=wins)).mean({child: (Fraction(1), 4)}, child) == mean

"""The tree of a game grown by hand: judged by its rules, from the student's own states on."""

import json
import os
from pathlib import Path
from random import Random

import pytest
from asking import typed
from generated import generated
from plain_games import GameStudent, alike, wrong_in_game

from exercises import entries
from exercises.asks import Ask
from exercises.asks.reading import Unreadable
from exercises.cli import run
from exercises.exercise import Verdict
from exercises.exercise.game_of import shown_tree
from exercises.exercise_files.exercise_file import exercise_from_table
from exercises.exercise_files.exercise_table import exercise_table
from exercises.exercise_files.stored_exercise import bring_back, keep
from exercises.guesses import guesses
from exercises.judging.check import judge
from exercises.kinds import KINDS
from exercises.making.recipe_files import LEVELS
from exercises.misconceptions.table import VARIANTS
from exercises.solution import solution
from exercises.wording.feedback import check
from exercises.wording.hints import hint
from resources.words import say
from search.games.state_pictures import in_numbers
from search.tree import GameTree

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "2"))
"""`make stress` takes 300."""
GAMES = [kind for kind in KINDS if KINDS[kind].game]
EACH = [(kind, level) for kind in GAMES for level in range(1, LEVELS + 1)]
CASES = json.loads((Path(__file__).parents[1] / "cases" / "game_mistakes.json").read_text())


def of_game(kind, **fields):
    """An exercise about a game of one's own, as its file is read."""
    table = {"format": "plywood-exercise/1", "kind": kind, "game": fields}
    return exercise_from_table(table)


def by_key(exercise):
    return {exercise.key(blank): blank for blank in exercise.blanks}


def verdicts(exercise, answers):
    """The verdicts that are not right, by blank."""
    keys = by_key(exercise)
    judged = judge(exercise, {keys[key]: text for key, text in answers.items()})
    found = {exercise.key(each.blank): each.verdict for each in judged.judgements}
    return {key: verdict for key, verdict in found.items() if verdict is not Verdict.RIGHT}


def slip(table, key, dice):
    """A wrong entry at a blank, or None."""
    ask = key.split(":")[1]
    right = table["solution"][key]
    if ask == "value":
        return str(-int(right) or 1)
    if ask == "successors":
        return "none" if right != "none" else table["tree"].split('"')[1]
    if ask == "best":
        return None
    labels = {text for other, text in table["solution"].items() if other.endswith(":state")}
    others = sorted(label for label in labels if alike(label) != alike(right))
    return dice.choice(others) if others else None


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_one_slip_is_one_wrong_however_far_the_student_goes_on_with_it(kind, level):
    for seed in range(SEEDS):
        exercise = generated(kind, level, seed)
        table = json.loads(json.dumps(exercise_table(exercise, with_solution=True)))
        dice = Random(f"{kind}:{level}:{seed}")
        for key in dice.sample(sorted(table["blanks"]), min(4, len(table["blanks"]))):
            entry = slip(table, key, dice)
            if entry is None:
                continue
            found = verdicts(exercise, GameStudent(table, {key: entry}).answers)
            wrong = [each for each, verdict in found.items() if verdict is Verdict.WRONG]
            assert wrong == [key], (table["given"], table["tree"], key, entry, found)
            assert set(found.values()) <= {Verdict.WRONG, Verdict.FOLLOWS}


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_a_student_who_knows_the_rules_has_all_right(kind, level):
    for seed in range(SEEDS):
        exercise = generated(kind, level, seed)
        table = json.loads(json.dumps(exercise_table(exercise, with_solution=True)))
        assert wrong_in_game(table) == []
        assert verdicts(exercise, GameStudent(table, {}).answers) == {}


@pytest.mark.shares
@pytest.mark.parametrize(("kind", "level"), EACH)
def test_guessing_earns_at_most_a_fifth(kind, level):
    made = [generated(kind, level, seed) for seed in range(SEEDS // 4)]
    earned = {}
    for exercise in made:
        for topic, sheets in guesses(exercise).items():
            for name, sheet in sheets.items():
                feedback = check(exercise, typed(sheet))
                share = feedback.score / feedback.maximum
                earned.setdefault((topic, name), []).append(share)
    means = {name: sum(shares) / len(made) for name, shares in earned.items()}
    assert max(means.values()) <= 1 / 5, max(means, key=means.get)


@pytest.mark.parametrize(
    ("game", "path", "texts", "label"),
    [
        ({"name": "nim", "piles": [5]}, "0", ["IIII", "4", "||||", "iiii", "llll", "(4)"], "IIII"),
        ({"name": "nim", "piles": [2, 3]}, "4", ["II 0", "2 0", "0,2", "II, 0", "2 + 0"], "II 0"),
        ({"name": "grundy", "piles": [7]}, "0", ["6 1", "1, 6", "6+1", "IIIIII I"], "6 1"),
        ({"name": "line"}, "0", ["2,4", "2 4", "(2, 4)"], "2,4"),
        (
            {"name": "tictactoe", "position": "XX_OO____"},
            "0",
            ["XXXOO____", "xxx/oo_/___", "XXX OO. ...", "xxxoo----"],
            "XXXOO____",
        ),
    ],
)
def test_a_state_is_read_however_it_is_written(game, path, texts, label):
    exercise = of_game("game-states", **game)
    blank = by_key(exercise)[f"{path}:state"]
    assert exercise.tree.shape.states[blank.node] == label
    for text in texts:
        judged = judge(exercise, {blank: text})
        verdict = {each.blank: each.verdict for each in judged.judgements}[blank]
        assert verdict is Verdict.RIGHT, text


def test_states_are_read_as_a_set_in_any_order():
    exercise = of_game("successors", name="nim", piles=[2, 3], take=[1, 2], depth=1)
    blank = by_key(exercise)["0:successors"]
    assert exercise.tree.shape.states[blank.node] == "I III"
    for text in (
        "0 III; I II; I I",
        "I I, II I, III 0",
        "(0,3) (1,2) (1,1)",
        "[1 1]; [1 2]; [0 3]",
    ):
        assert verdicts(exercise, {"0:successors": text}).get("0:successors") is None, text
    with pytest.raises(Unreadable):
        entries.read(exercise, blank, "four")
    with pytest.raises(Unreadable):
        entries.read(exercise, blank, "9 9")


def test_what_a_set_has_missed_is_said_with_the_moves():
    exercise = of_game("successors", name="nim", piles=[6], take=[1, 2], depth=1)
    for text, told in (
        ("III", "II is missing"),
        ("III, II, I", "No move leads from IIII to I"),
        ("III, III, II", "III is written twice"),
        ("none", "III is missing"),
    ):
        feedback = check(exercise, {by_key(exercise)["1:successors"]: text})
        remark = next(each for each in feedback.remarks if each.verdict is Verdict.WRONG)
        assert say(remark.text).startswith(told)
        assert "take 1 leaves III, take 2 leaves II" in say(remark.text)


def test_nothing_comes_after_the_end_of_a_game():
    exercise = of_game("successors", name="tictactoe", position="XX_OO____", depth=1)
    key = next(
        exercise.key(blank) for blank, entry in solution(exercise).items() if not entry.labels
    )
    found = check(exercise, {by_key(exercise)[key]: "XXXOOO___"})
    assert "The game is over" in say(found.first_wrong.text)
    assert verdicts(exercise, {key: "none"}).get(key) is None


def test_utilities_and_the_values_above_go_by_the_student_s_own_states():
    exercise = of_game("game-tree", name="nim", piles=[3], take=[1, 2])
    table = exercise_table(exercise, with_solution=True)
    wrong = {"0:state": "I"}  # II belongs there; take 1 of I leaves nothing, for MAX to move
    answers = GameStudent(json.loads(json.dumps(table)), wrong).answers
    assert answers["0.0:state"] == "0"
    assert verdicts(exercise, answers)["0:state"] is Verdict.WRONG


@pytest.mark.parametrize("kind", GAMES)
def test_nothing_that_is_asked_is_shown(kind):
    exercise = generated(kind, 2, 3)
    shown = shown_tree(exercise)
    for blank in exercise.blanks:
        if blank.ask.value == "state":
            assert shown.shape.states[blank.node] is None
        elif shown.is_leaf(blank.node):
            assert shown.payoffs[blank.node] is None
    assert shown.shape.states[GameTree.ROOT] is not None


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_an_exercise_comes_back_from_a_file_and_from_the_store(kind, level):
    exercise = generated(kind, level, 1)
    table = json.loads(json.dumps(exercise_table(exercise, with_solution=True)))
    assert exercise_from_table(table) == exercise
    assert bring_back(keep(exercise)) == exercise


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"given": {}}, "name it under"),
        ({"given": {"game": "tictactoe"}}, "not those of the game"),
        ({"given": {"game": "chess 1"}}, "there is no game"),
        ({"tree": "[1 2]"}, "not those of the game"),
    ],
)
def test_a_tree_that_is_not_of_its_game_is_refused(change, told):
    exercise = generated("game-tree", 1, 1)
    table = {**exercise_table(exercise, with_solution=False), "blanks": None, **change}
    with pytest.raises(ValueError, match=told):
        exercise_from_table(table)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_every_mistake_about_games_is_what_its_variant_writes_and_is_named(case):
    exercise = of_game(case["kind"], **case["game"])
    right = {exercise.key(b): entries.write(entry) for b, entry in solution(exercise).items()}
    assert {key: right[key] for key in case["right"]} == case["right"]
    variant = VARIANTS[case["id"]]
    assert variant.applies(exercise)
    wrong = {exercise.key(b): entries.write(e) for b, e in variant.answers(exercise).items()}
    assert {key: wrong[key] for key in case["wrong"]} == case["wrong"]
    keys = by_key(exercise)
    feedback = check(exercise, {keys[key]: text for key, text in wrong.items()})
    assert case["id"] in (feedback.diagnosis.named, *feedback.diagnosis.candidates)
    assert feedback.score < feedback.maximum


def test_a_board_is_shown_as_a_board_in_feedback():
    table = {"format": "plywood-exercise/1", "kind": "game-states"}
    game = {"name": "tictactoe", "position": "XOXOO_XX_"}
    exercise = exercise_from_table({**table, "game": game})
    blank = next(each for each in exercise.blanks if exercise.key(each) == "0:state")
    feedback = check(exercise, {blank: "XOXOOOXX_"})
    told = next(say(each.text) for each in feedback.remarks if each.blank == blank)
    assert "XOXOOOXX_" in told


def test_what_is_no_state_is_answered_with_one_of_the_game():
    exercise = generated("game-states", 1, 3)
    blank = next(blank for blank in exercise.blanks if blank.ask is Ask.STATE)
    told = check(exercise, {blank: "hello"}).remarks
    start = exercise.tree.shape.states[0]
    assert any(f"write one such as “{start}”" in say(remark.text) for remark in told)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (
            {"1.0:state": "2 1 1 1", "1.0.0:state": None},
            "3 → 2 + 1 can't be made from 2 1 1 1, as you have it at E: nothing belongs at F.",
        ),
        (
            {"1.0:state": "2 1 1 1", "1.0.0:state": "3 1 1"},
            "3 → 2 + 1 can't be made from 2 1 1 1, as you have it at E: "
            "what stands at F is no new slip.",
        ),
        (
            {"1:state": "3 1 1", "1.0:state": None, "1.0.0:state": None},
            "With your entries no state of the game stands at E: nothing belongs at F.",
        ),
    ],
)
def test_where_no_move_can_be_made_that_is_said_and_nothing_of_a_search(changes, said):
    exercise = generated("game-states", 1, 1)
    keys = by_key(exercise)
    answers = typed(solution(exercise)) | {keys[key]: text for key, text in changes.items()}
    answers = {blank: text for blank, text in answers.items() if text is not None}
    feedback, blank = check(exercise, answers), keys["1.0.0:state"]
    told = next(say(each.text) for each in feedback.remarks if each.blank == blank)
    assert in_numbers(told.replace("\xa0", " ")) == said
    third = say(hint(exercise, feedback.judged, blank, 3))
    assert in_numbers(third.replace("\xa0", " ")) == said
    second = say(hint(exercise, feedback.judged, blank, 2))
    assert "3 1 1" not in in_numbers(second), "what is asked at E"


def test_the_command_line_tells_of_states_as_it_writes_them(tmp_path, capsys):
    exercise = generated("game-states", 1, 1)
    table = exercise_table(exercise, with_solution=True)
    answers = table["solution"] | {"1.0:state": "2 1 1 1"}
    for name, content in (("e", table), ("a", answers)):
        (tmp_path / name).write_text(json.dumps(content))
    assert run(("check", str(tmp_path / "e"), str(tmp_path / "a"))) == 0
    told = capsys.readouterr().out.replace("\xa0", " ")
    assert "At C stands 4 1, and 4 → 3 + 1 leaves 3 1 1, not 2 1 1 1." in told

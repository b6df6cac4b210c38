"""Quiescence, the horizon, singular extensions and Pacman's corridor, as files ask for them."""

import json
from pathlib import Path

import pytest
from generated import generated

from exercises.blank_order import visiting_order
from exercises.cli import run
from exercises.drawing.compose import compose
from exercises.drawing.markup_from import from_exercise
from exercises.drawing.parts.style import PAPER
from exercises.entries import write_at
from exercises.exercise import Verdict
from exercises.exercise_files.exercise_file import exercise_from_table
from exercises.items.backing_up import WORTH
from exercises.judging.check import judge
from exercises.judging.diagnosis import diagnose
from exercises.kinds import items_of
from exercises.misconceptions.table import VARIANTS, applicable
from exercises.solution import run as searched
from exercises.solution import solution
from exercises.wording.conventions import conventions
from resources.words import say

CASES = json.loads((Path(__file__).parents[2] / "cases" / "deeper.json").read_text())
GRAB = "max{0}[grab:min{9!}[retake:max{-5}[-5]] wait:min{1}[calm:max{1}[1]]]"
ON = "max{0}[min{9!}[max{-5!}[7 -8] max{6}[1 2]] min{4}[max{3!}[2 5] 8] min{8!}[max{9}[0] 3]]"
DEPTHS = "max{0}[min{5}[max{1}[min{6}[-2] min{9}[-3]] max{2}[min{0}[4]]] min{3}[max{4}[min{7}[8]]]]"
APART = "max{0}[min{1}[max{2}[9 4] max{7}[3]] min{6}[max{4}[1] max{5}[8]] min{0}[max{8}[2] 3]]"


def case(name):
    return next(each for each in CASES if each["id"] == name)


def table(kind, **fields):
    return {"format": "plywood-exercise/1", "kind": kind} | fields


def solved(tmp_path, capsys, **fields):
    """The solution of an exercise of one's own, as the command line gives it."""
    file = tmp_path / "own.json"
    file.write_text(json.dumps(table(**fields)))
    assert run(["exercise", "--file", str(file), "--json"]) == 0
    return json.loads(capsys.readouterr().out)["solution"]


def test_the_grab_as_an_exercise(tmp_path, capsys):
    want = case("quiescence-grab")["answer"]
    asked = {"kind": "quiescence", "tree": GRAB, "rules": {"depth": 1}}
    found = solved(tmp_path, capsys, **asked, given={"ask": ["plain", "extra"]})
    options = {"a": "grab", "b": "wait", "1": "grab", "2": "wait"}
    assert [int(found["A:cell"]), options[found["move:pick"]]] == want["with"]
    assert [int(found["plain:cell"]), options[found["plain.move:pick"]]] == want["without"]
    assert int(found["extra:cell"]) == want["extra_evaluations"]
    assert found["on.grab:tick"] is True
    assert "on.wait:tick" not in found
    named = {**asked, "tree": GRAB.replace("!", "")}
    assert solved(tmp_path, capsys, **named, given={"unquiet": ["grab"]})["on.grab:tick"] is True


def test_the_doomed_bishop_as_an_exercise(tmp_path, capsys):
    bishop = case("horizon-doomed-bishop")
    given = {"depths": [str(depth) for depth in bishop["given"]["depths"]]}
    found = solved(tmp_path, capsys, kind="horizon", tree=bishop["given"]["tree"], given=given)
    options = {"a": "lose", "b": "check", "1": "lose", "2": "check"}
    for depth, want in bishop["answer"].items():
        assert [int(found[f"{depth}.value:cell"]), options[found[f"{depth}.move:pick"]]] == want
    assert found["least:cell"] == "6"


@pytest.mark.parametrize("by", ["F1", "F2"])
@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_pacman_who_may_go_either_way(tmp_path, capsys, by, depth):
    pacman = case("cs188-shallow-pacman")
    want = pacman["answer"][by][str(depth)]
    evaluation = {"F1": "dots", "F2": "nearest"}[by]
    words = ["game", "corridor", f"E{pacman['given']['dot']}", "--depth", str(depth)]
    assert run([*words, "--evaluate", evaluation, "--json"]) == 0
    assert sorted(json.loads(capsys.readouterr().out)["best"]) == want
    given = {"dots": ["3"], "depth": str(depth), "by": evaluation}
    found = solved(tmp_path, capsys, kind="corridor", given=given)
    assert [move for move in ("East", "West") if found.get(f"1.{move.lower()}:tick")] == want


@pytest.mark.parametrize(("dots", "by", "fate"), [("1", "dots", "eats"), ("2", "nearest", "eats")])
def test_pacman_eats_what_is_near_or_what_he_sees(dots, by, fate):
    exercise = exercise_from_table(table("corridor", given={"dots": [dots], "by": by}))
    item = items_of(exercise)["fate"]
    assert say(item.options[item.letters.index(item.answer({}))]) == say(f"fate-{fate}")


def test_pacman_thrashes_where_eating_later_is_worth_as_much(tmp_path, capsys):
    given = {"dots": ["-1"], "depth": "3", "by": "dots", "prefers": "East", "steps": "2"}
    found = solved(tmp_path, capsys, kind="corridor", given=given)
    assert found["1.west:tick"] is found["1.east:tick"] is True
    assert found["1.place:cell"] == "1"
    assert "2.east:tick" not in found
    assert (found["2.place:cell"], found["fate:pick"]) == ("0", "b")


def test_what_one_evaluation_has_pacman_do_for_ever_another_mends(tmp_path, capsys):
    given = {"dots": ["-2", "5"], "depth": 3, "by": ["dots", "nearest"], "steps": 4}
    found = solved(tmp_path, capsys, kind="corridor", given={**given, "prefers": "East"})
    places = [[found[f"{by}.{step}.place:cell"] for step in "1234"] for by in given["by"]]
    assert places == [["-1", "0", "-1", "0"], ["-1", "-2", "-1", "0"]]
    assert (found["dots.fate:pick"], found["nearest.fate:pick"]) == ("b", "a")
    assert (found["nearest.2.west:cell"], found["nearest.2.east:cell"]) == ("-11/12", "-15/16")


def test_both_ghosts_move_after_pacman_and_both_for_the_least(tmp_path, capsys):
    given = {"dots": ["2", "3"], "ghosts": ["3", "-2"], "depth": "1", "by": "nearest"}
    found = solved(tmp_path, capsys, kind="corridor", given=given)
    assert (found["B:cell"], found["C:cell"], found["A:cell"]) == ("-10", "-7/4", "-7/4")
    assert found["1.place:cell"] == "1"


@pytest.mark.parametrize("ghosts", [[], ["4"], ["4", "2"]])
def test_the_plans_of_a_corridor_of_one_s_own_are_drawn(ghosts):
    given = {"dots": ["-3", "1"], "ghosts": ghosts, "depth": "1", "by": "dots"}
    exercise = exercise_from_table(table("corridor", given=given))
    assert len(exercise.tree.leaves) == 2 ** (1 + len(ghosts))
    drawing = compose(from_exercise(exercise), PAPER)
    for blank in exercise.blanks:
        assert blank.beside or drawing.blank(blank.on_tree) is not None


def exercise(kind):
    asked = {
        "quiescence": {"tree": ON, "rules": {"depth": 1}, "given": {"ask": ["plain", "extra"]}},
        "horizon": {"tree": DEPTHS, "given": {"depths": ["1", "2", "3", "4"]}},
        "singular": {"tree": APART, "rules": {"depth": 2, "singular": 4}},
        "corridor": {"given": {"dots": ["-1", "2"], "depth": "2", "by": "nearest"}},
        "ghosts": {"given": {"dots": ["2", "3"], "ghosts": ["3", "-2"], "by": "nearest"}},
    }
    return exercise_from_table(table({"ghosts": "corridor"}.get(kind, kind), **asked[kind]))


def written(asked, answers):
    return {
        asked.key(blank): write_at(asked, blank, entry) for blank, entry in sorted(answers.items())
    }


WRONG = {
    "QS-STATIC": {"B:cell": "9", "C:cell": "4", "D:cell": "8", "A:cell": "9"},
    "QS-ALL": {"B:cell": "6", "C:cell": "5", "D:cell": "3", "A:cell": "6"},
    "QS-FULL": {"B:cell": "2", "C:cell": "5", "D:cell": "0", "A:cell": "5"},
    "QS-MARKED": {"on.G:tick": True},
    "QS-ONEPLY": {"B:cell": "-5", "D:cell": "3", "A:cell": "4"},
    "QS-DEEPER": {"B:cell": "6", "C:cell": "5", "D:cell": "3", "A:cell": "6"},
    "QS-PLAYER": {"B:cell": "6", "D:cell": "9", "A:cell": "9"},
    "HZ-FULL": {"1.B:cell": "-2", "2.B:cell": "-2", "2.C:cell": "8"},
    "HZ-STATIC": {"2.B:cell": "5", "3.B:cell": "5", "4.B:cell": "5"},
    "HZ-ROOT": {"1.B:cell": "5", "2.B:cell": "5", "3.B:cell": "1", "3.C:cell": "4"},
    "HZ-CHILD": {"1.B:cell": "1", "2.B:cell": "0", "3.B:cell": "-2"},
    "HZ-ALLMAX": {"2.B:cell": "2", "3.B:cell": "9"},
    "SE-NEVER": {"B:cell": "2", "C:cell": "4", "D:cell": "3", "A:cell": "4"},
    "SE-ALWAYS": {"B:cell": "7", "C:cell": "1", "D:cell": "3"},
    "SE-EVERY": {"B:cell": "3", "C:cell": "1", "D:cell": "2"},
    "SE-GREATEST": {"B:cell": "2", "D:cell": "2"},
    "PC-FAR": {"1.WW.value:cell": "3", "1.EE.value:cell": "2"},
    "PC-END": {"1.WW.dots:cell": "2"},
    "PC-SIGN": {"1.WE.value:cell": "7/6"},
    "PC-START": {"1.EE.way:cell": "1"},
}


@pytest.mark.parametrize("name", WRONG)
def test_a_mistake_gives_its_own_answers(name):
    (kind,) = VARIANTS[name].kinds
    asked = exercise(kind)
    right = written(asked, solution(asked))
    wrong = written(asked, VARIANTS[name].answers(asked))
    assert {key: wrong.get(key) for key in WRONG[name]} == WRONG[name], (right, wrong)
    assert wrong != right
    assert say(f"about-{name}")


def test_a_margin_that_is_just_met_is_enough():
    tree = "max{0}[min{9}[2 3] min{5}[7 8]]"
    asked = exercise_from_table(table("singular", tree=tree, rules={"depth": 1, "singular": 4}))
    right, wrong = solution(asked), VARIANTS["SE-MORE"].answers(asked)
    assert (written(asked, right)["A:cell"], written(asked, wrong)["A:cell"]) == ("5", "9")


def test_ties_are_seen_and_the_second_ghost_is_an_opponent():
    tied = exercise_from_table(table("corridor", given={"dots": ["3"], "depth": "2"}))
    assert len([b for b in solution(tied) if b.item in ("1.west", "1.east")]) == 2
    one = VARIANTS["PC-ONE"].answers(tied)
    assert len([b for b in one if b.item in ("1.west", "1.east")]) == 1
    asked = exercise("ghosts")
    assert written(asked, solution(asked))["B:cell"] == "-10"
    assert written(asked, VARIANTS["PC-HELPS"].answers(asked))["B:cell"] == "-15/8"


@pytest.mark.parametrize("kind", ["quiescence", "horizon", "corridor"])
def test_mistakes_in_two_answers_or_more_are_named_or_among_the_candidates(kind):
    asked = exercise(kind)
    for variant in applicable(asked):
        answers = variant.answers(asked)
        typed = {blank: write_at(asked, blank, entry) for blank, entry in answers.items()}
        judged = judge(asked, typed)
        wrong = [each for each in judged.judgements if each.verdict is Verdict.WRONG]
        if len(wrong) < 2:
            continue
        found = diagnose(asked, judged)
        assert variant.id in (found.named, *found.candidates), (variant.id, found)


def test_to_stand_pat_is_another_course_and_no_mistake():
    asked = exercise("quiescence")
    told = say(conventions(asked)["stand_pat"])
    assert told.startswith("The static value of a node that is searched on counts no more")
    tree = "max{0}[min{4!}[max{6}[6] max{7}[7]] min{1}[max{2}[2]]]"
    course = {"depth": 1, "stand_pat": True}
    standing = exercise_from_table(table("quiescence", tree=tree, rules=course))
    assert written(standing, solution(standing))["B:cell"] == "4"
    other = standing.under(standing.rules._replace(stand_pat=False))
    assert written(other, solution(other))["B:cell"] == "6"
    assert VARIANTS["QS-STANDPAT"].applies(asked)


@pytest.mark.parametrize("kind", ["quiescence", "horizon", "singular", "ghosts"])
def test_the_keyboard_goes_through_the_questions_as_they_are_read(kind):
    asked = exercise(kind)
    assert visiting_order(asked) == asked.blanks == tuple(i.blank for i in items_of(asked).values())


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"kind": "quiescence", "tree": ON}, "depth"),
        (
            {"kind": "quiescence", "tree": "[[1 2] 3]", "rules": {"depth": 1}},
            "at the depth limit or below it a static value",
        ),
        ({"kind": "horizon", "tree": DEPTHS, "given": {"depths": ["4", "2"]}}, "each greater"),
        ({"kind": "singular", "tree": ON, "rules": {"depth": 1, "singular": 2}}, "unquiet"),
        (
            {"kind": "singular", "tree": "[[{1}[1 2] 4] 3]", "rules": {"depth": 1, "singular": 2}},
            "static value",
        ),
        (
            {
                "kind": "singular",
                "tree": "max{0}[min{1}[max{2}[? 4] max{7}[3]] min{6}[max{4}[1] max{5}[8]]]",
                "rules": {"depth": 1, "singular": 4},
            },
            "payoff is unknown",
        ),
        ({"kind": "corridor", "given": {"dots": ["0"]}}, "none of them 0"),
        ({"kind": "corridor", "given": {"dots": ["1"], "ghosts": ["2"], "steps": "2"}}, "one step"),
        ({"kind": "corridor", "given": {"dots": ["1"], "by": "smell"}}, "dots, nearest"),
        (
            {"kind": "corridor", "tree": "[[1 2] 3]", "given": {"dots": ["1"], "ghosts": ["2"]}},
            "tree: the tree is not that of Pacman's plans",
        ),
    ],
)
def test_what_can_not_be_asked_says_why(tmp_path, capsys, fields, words):
    file = tmp_path / "own.json"
    file.write_text(json.dumps(table(**fields)))
    assert run(["exercise", "--file", str(file)]) == 1
    assert words in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [["E0"], ["x"], ["E3", "--evaluate", "lines"], ["E3,E3"], ["E3", "--ghosts", "1,2,3"]]
)
def test_a_corridor_that_can_not_be_says_why(capsys, words):
    assert run(["game", "corridor", *words, "--depth", "2"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("kind", ["quiescence", "singular"])
@pytest.mark.parametrize("level", [1, 3, 5])
def test_the_search_that_is_played_cuts_nothing_and_finds_what_is_asked(kind, level):
    for seed in range(4):
        exercise = generated(kind, level, seed)
        trace, right = searched(exercise), solution(exercise)
        assert trace.pruned == ()
        assert not trace.windowed
        asked = (item for item in items_of(exercise).values() if item.label == WORTH)
        worth = {item.node: right[item.blank] for item in asked}
        assert worth
        assert {node: trace.values[node] for node in worth} == worth

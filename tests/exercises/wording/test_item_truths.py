"""What is said of questions beside the tree is true, worked out anew."""

import os
import re
from dataclasses import replace
from fractions import Fraction

import pytest
from asking import typed
from generated import generated
from plain_games import PlainGame, alike
from slips import slip
from truths.boards import LedBoards
from truths.core import Context, as_typed, true_itself
from truths.drawn_graphs import LedDrawing
from truths.opponents import LedOpponents
from truths.state_graphs import LedGraph

from exercises.asks import Ask
from exercises.dice import Dice
from exercises.exercise import Verdict
from exercises.exercise_files.exercise_file import exercise_from_table
from exercises.items import answers
from exercises.kinds import items_of
from exercises.making.codes import exercise_of
from exercises.making.recipe_files import LEVELS
from exercises.solution import solution
from exercises.wording.conventions import conventions
from exercises.wording.feedback import check
from exercises.wording.hints import HINTS, hint
from exercises.wording.worked import worked
from resources.words import Message, say

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "2"))
"""`make stress` takes 300."""
LED = {"opponents": LedOpponents, "evaluation": LedBoards, "game-graph": LedDrawing}
"""The kinds whose sentences have their truths in truths/, each with who is led by a sheet."""
SHEETS = 4


def reasons(kind, level, seed):
    """Every item of an exercise with its right answer and the sentence that says why."""
    exercise = generated(kind, level, seed)
    right = answers(items_of(exercise).values())
    for item in items_of(exercise).values():
        yield exercise, item, right, item.why(right)


def number(text):
    return Fraction(str(text).strip("()").replace("−", "-"))


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_every_equation_about_features_holds(level):
    for seed in range(SEEDS):
        for _, item, right, why in reasons("features", level, seed):
            values = dict(why.values)
            if why.key == "why-term":
                assert number(values["weight"]) * number(values["difference"]) == right[item.name]
                own, _, theirs = values["value"].partition(" − ")
                assert number(own) - number(theirs or "0") == number(values["difference"])
                assert number(values["factor"]) == number(values["difference"])
            elif why.key == "why-board-sum":
                assert sum(map(number, values["sum"].split(" + "))) == right[item.name]
            elif why.key == "why-weight":
                one, times, other, others = (
                    number(values[name]) for name in ("one", "times", "other", "others")
                )
                w = right[item.name]
                assert one + times * w == other + others * w
                assert number(values["gap"]) * w == number(values["ahead"])
                assert number(values["found"]) == w
            elif why.key == "why-side":
                gains = number(values["one"]) > number(values["other"])
                assert (values["way"] == "more") is gains is (right[item.name] == "a")
            else:
                assert why.key in ("why-factor", "why-board-move", "why-board-tied"), say(why)


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_every_move_named_about_a_grown_tree_is_one_of_the_game(level):
    for seed in range(SEEDS):
        for exercise, item, right, why in reasons("grow", level, seed):
            game = PlainGame(dict(exercise.given)["game"][0])
            values = {name: as_typed(str(value)) for name, value in why.values}
            label = values.get("state", "").replace("\N{NO-BREAK SPACE}", " ")
            parent = exercise.tree.parent(item.node)
            if why.key == "why-grown":
                mover = exercise.tree.mover(parent).value
                told = values["states"].replace("\N{NO-BREAK SPACE}", " ").split("; ")
                assert {*map(alike, told)} == {alike(left) for _, left in game.moves(label, mover)}
            elif why.key == "why-grown-end":
                assert not game.moves(label, exercise.tree.mover(parent).value)
            elif re.fullmatch("why-grown-(max|min|draw)", why.key):
                worth = {"max": 1, "min": -1, "draw": 0}[why.key.rpartition("-")[2]]
                movers = ("max", "min")
                assert any(
                    not game.moves(label, mover) and game.worth(label, mover) == worth
                    for mover in movers
                )
                assert right[item.name] == worth


def claims(sentence):
    """All that is claimed in a sentence: what it asks and how it names things is left out."""
    claiming = sentence.key.startswith(("why-", "hint-", "given-", "remark-", "worked-", "pick-"))
    if claiming and sentence.key != "why-then":
        yield sentence
    for _, value in sentence.values:
        if isinstance(value, Message):
            yield from claims(value)


def assert_true(sentence, *contexts):
    """Whether all that it claims is true of one of these."""
    told = [*claims(sentence)]
    at, given = contexts[0].blank, contexts[0].r.given
    assert any(all(true_itself(each, claim) for claim in told) for each in contexts), (
        f"{at}: {say(sentence)} {given}"
    )


def wrong_sheet(exercise, dice):
    """Entries that are right, wrong or missing, as the dice fall."""
    found = dict(solution(exercise))
    for blank in exercise.blanks:
        fate = dice.between(1, 6)
        entry = slip(exercise, blank, found.get(blank), dice) if fate == 1 else None
        if entry is not None:
            found[blank] = entry
        elif fate == 2:
            found.pop(blank, None)
    return typed(found, exercise)


def led_by(exercise, *sheet):
    """Who is led by a sheet; a graph that is a table has the ticks of its states."""
    ticked = exercise.kind == "game-graph" and any(each.ask is Ask.TICK for each in exercise.blanks)
    return (LedGraph if ticked else LED[exercise.kind])(exercise, *sheet)


def assert_true_of_sheet(exercise, answers):
    feedback = check(exercise, answers)
    followed, plain = feedback.judged.followed, led_by(exercise)
    led = led_by(exercise, followed.given, followed.explicit_no)
    for judgement, remark in zip(feedback.judged.judgements, feedback.remarks, strict=True):
        blank, entry = judgement.blank, judgement.entry
        context = Context(exercise, blank, entry, right=plain.at(blank.item), r=led)
        assert_true(remark.text, context)
        for step in range(1, HINTS + 1):
            settled = [replace(context, r=plain)] if judgement.verdict is Verdict.RIGHT else []
            assert_true(hint(exercise, feedback.judged, blank, step), context, *settled)


def assert_true_of_solution(exercise):
    led = led_by(exercise)
    for item, sentence in zip(items_of(exercise).values(), worked(exercise), strict=True):
        assert_true(sentence, Context(exercise, item.blank, right=led.at(item.name), r=led))
    for sentence in conventions(exercise).values():
        if sentence.key.startswith("given-"):
            assert_true(sentence, Context(exercise, r=led))


def assert_all_true(exercise, dice):
    assert_true_of_solution(exercise)
    for _ in range(SHEETS):
        assert_true_of_sheet(exercise, wrong_sheet(exercise, dice))


@pytest.mark.every(2)
@pytest.mark.parametrize("level", range(1, LEVELS + 1))
@pytest.mark.parametrize("kind", LED)
def test_every_sentence_about_opponents_boards_and_graphs_is_true(kind, level):
    for seed in range(SEEDS):
        assert_all_true(generated(kind, level, seed), Dice(f"{kind}:{level}:{seed}"))


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_every_sentence_about_the_table_of_a_graph_is_true(level):
    for seed in range(SEEDS):
        assert_all_true(exercise_of(f"game-graph-{level}.4-{seed:05}"), Dice(f"{level}:{seed}"))


@pytest.mark.parametrize("piles", ["4", "5", "6", "3 3", "4 4"])
def test_every_sentence_about_the_graph_of_grundys_game_is_true(piles):
    given = {"game": f"grundy {piles}"}
    table = {"format": "plywood-exercise/1", "kind": "game-graph", "tree": f'"{piles}" ?'}
    assert_all_true(exercise_from_table({**table, "given": given}), Dice(piles))


def test_every_sentence_about_a_tree_of_boards_whose_lines_are_counted_is_true():
    for seed in range(SEEDS):
        exercise = generated("evaluation", 3, seed)._replace(given=(("by", ("counts",)),))
        assert_all_true(exercise, Dice(str(seed)))

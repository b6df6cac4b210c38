"""Turning an entry into the right one never lowers the marks, but where others rested on it.

Three sorts of sheets are left out. What follows from a slip is paid as that: with the slip put
right, or half of it, it is wrong. A cross below a state that is not known yet says nothing, and is
wrong once the state is there. And who writes the same value everywhere in a game that is won or
lost knows nothing, which another number among them hides.
"""

import os

import pytest
from generated import generated
from slips import slip

from exercises.asks import Ask, Topic
from exercises.dice import Dice
from exercises.entries import write_at
from exercises.exercise import Blank, Verdict
from exercises.judging.check import judge
from exercises.judging.marks import marks
from exercises.judging.scheme import Marking, Scheme
from exercises.kinds import KINDS
from exercises.making.recipe_files import LEVELS
from exercises.solution import solution
from search import notation
from search.tree import GameTree

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "1"))
SHEETS, TURNED = 6, 5
"""How many sheets of a kind there are for a seed, and how many entries of each are turned."""


def muddled(exercise, dice):
    """A sheet of right, wrong and missing entries, in shares of its own; and what is not right."""
    share, sheet, open_ = dice.between(1, 5), {}, []
    right = solution(exercise)
    for blank in exercise.blanks:
        fate, entry = dice.between(1, 6), right.get(blank)
        if fate <= share:
            entry = slip(exercise, blank, entry, dice) if fate == 1 else None
            open_.append(blank)
        if entry is not None and entry is not False:
            sheet[blank] = write_at(exercise, blank, entry)
    return sheet, open_


def put_right(exercise, sheet, blank):
    """The sheet with the right entry at this blank, or with none where none belongs."""
    right = solution(exercise).get(blank)
    others = {each: entry for each, entry in sheet.items() if each != blank}
    return others if right is None else others | {blank: write_at(exercise, blank, right)}


def rests_on_others(judged):
    """Whether something is right, or follows, by what else stands on the sheet or is missing."""
    return any(
        each.verdict is Verdict.FOLLOWS
        or (each.verdict is Verdict.RIGHT and each.entry is not None and each.right is None)
        for each in judged.judgements
    )


def same_everywhere(judged):
    """Whether all values of a game are the same on this sheet."""
    plays = any(each.blank.ask.row.play is not None for each in judged.judgements)
    values = [each for each in judged.judgements if each.blank.ask.row.topic is Topic.VALUE]
    return plays and len({each.entry for each in values if each.entry is not None}) == 1


@pytest.mark.every(3)
@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize("kind", KINDS)
def test_an_entry_put_right_never_lowers_the_marks(kind, scheme):
    marking = Marking(scheme=scheme)
    for seed in range(SEEDS * SHEETS):
        dice = Dice(f"{kind}:{scheme.value}:{seed}")
        exercise = generated(kind, dice.between(1, LEVELS), dice.between(0, 1))
        sheet, open_ = muddled(exercise, dice)
        before = judge(exercise, sheet)
        if rests_on_others(before):
            continue
        earned = marks(before, marking).score
        for blank in dice.some_of(open_, min(TURNED, len(open_))):
            after = judge(exercise, put_right(exercise, sheet, blank))
            if not same_everywhere(after):
                assert marks(after, marking).score >= earned, (exercise.key(blank), sheet)


@pytest.mark.parametrize("scheme", Scheme)
def test_the_right_number_of_leaves_beside_some_ticks_never_lowers_the_marks(scheme):
    marking, told = Marking(scheme=scheme), 0
    for seed in range(SEEDS * 80):
        dice = Dice(f"count:{seed}")
        exercise = generated("leaves", dice.between(1, LEVELS), dice.between(0, 3))
        count, (sheet, _) = Blank(GameTree.ROOT, Ask.LEAVES), muddled(exercise, dice)
        sheet.pop(count, None)
        before = marks(judge(exercise, sheet), marking).score
        after = marks(judge(exercise, put_right(exercise, sheet, count)), marking).score
        assert after >= before, (notation.write(exercise.tree), sheet)
        told += before > 0
    assert told > 5

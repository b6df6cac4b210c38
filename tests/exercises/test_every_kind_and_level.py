"""Every kind and level, over many seeds: made as demanded, judged fairly, never a traceback."""

import os
from itertools import chain

import pytest
from asking import typed
from generated import EACH, generated, kind_levels
from slips import MALFORMED, slip
from student import BY_THE_BOOK, Student

from exercises.dice import Dice
from exercises.exercise import Verdict
from exercises.items import answers as answers_beside
from exercises.judging.check import judge
from exercises.judging.marks import marks
from exercises.kinds import KINDS, TEACHING_ORDER, items_of
from exercises.making.recipe_files import LEVELS
from exercises.solution import solution
from exercises.wording.feedback import check
from exercises.wording.hints import HINTS, hint
from exercises.wording.remarks import remark
from exercises.wording.worked import worked
from resources.words import say

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "1"))
"""`make stress` takes 300."""
BESIDE = 8 if SEEDS > 1 else 1000
"""At how many blanks beside a tree somebody slips: at all of one tree, at some of many."""
WITH_ITEMS = kind_levels(fits=lambda kind: KINDS[kind].items is not None)
SEARCHED_ONCE = kind_levels(fits=lambda kind: {ask for ask, _ in KINDS[kind].asks} <= BY_THE_BOOK)
"""Not asked about many searches at once, about bounds, or beside the tree."""


def made(kind, level):
    return [generated(kind, level, seed) for seed in range(SEEDS)]


def verdicts(exercise, answers):
    judged = judge(exercise, typed(answers, exercise))
    return {each.blank: each.verdict for each in judged.judgements}


def test_menus_show_every_kind_once():
    assert sorted(chain(*TEACHING_ORDER.values())) == sorted(KINDS)


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_the_solution_earns_full_marks(kind, level):
    for exercise in made(kind, level):
        right = solution(exercise)
        judged = judge(exercise, typed(right, exercise))
        assert {each.verdict for each in judged.judgements} == {Verdict.RIGHT}
        assert marks(judged).score == marks(judged).maximum > 0


@pytest.mark.parametrize(("kind", "level"), SEARCHED_ONCE)
def test_the_solution_is_what_a_student_writes_who_searches_by_the_book(kind, level):
    for exercise in made(kind, level):
        assert Student(exercise, {}).answers == solution(exercise)


@pytest.mark.parametrize("moves_window", [False, True])
@pytest.mark.parametrize(("kind", "level"), SEARCHED_ONCE)
def test_one_slip_gives_one_wrong_however_far_it_spreads(kind, level, moves_window):
    for seed, exercise in enumerate(made(kind, level)):
        dice = Dice(f"slip:{seed}")
        right = solution(exercise)
        for blank in dice.some_of(exercise.blanks, min(3, len(exercise.blanks))):
            entry = slip(exercise, blank, right.get(blank), dice)
            if entry is None:
                continue
            answers = Student(exercise, {blank: entry}, moves_window).answers
            if answers == right:
                continue  # the search never comes to this blank, so no slip is made there
            if entry is False:
                answers[blank] = False  # a mark left out on purpose, which files say as false
            found = verdicts(exercise, answers)
            wrong = [each for each, verdict in found.items() if verdict is Verdict.WRONG]
            on_sheet = blank in answers  # a line may turn away from the move that was a slip
            one = wrong == [blank] if on_sheet else len(wrong) == 1
            assert one, (exercise.tree, blank, entry, wrong)
            assert set(found.values()) <= {Verdict.RIGHT, Verdict.FOLLOWS, Verdict.WRONG}


@pytest.mark.every(2)
@pytest.mark.parametrize(("kind", "level"), WITH_ITEMS)
def test_one_slip_beside_the_tree_gives_one_wrong_however_far_it_spreads(kind, level):
    for seed, exercise in enumerate(made(kind, level)):
        dice = Dice(f"slip:{seed}")
        right, items = solution(exercise), items_of(exercise)
        for blank in dice.some_of(exercise.blanks, min(BESIDE, len(exercise.blanks))):
            entry = slip(exercise, blank, right.get(blank), dice)
            if entry is None:
                continue  # nothing belongs there
            written = answers_beside(items.values(), {blank.item: entry})
            sheet = {items[name].blank: stands for name, stands in written.items()}
            found = verdicts(exercise, sheet)
            wrong = [each for each, verdict in found.items() if verdict is Verdict.WRONG]
            assert wrong == [blank], (exercise, blank, entry, wrong)
            assert set(found.values()) <= {Verdict.RIGHT, Verdict.FOLLOWS, Verdict.WRONG}


@pytest.mark.parametrize("kind", ["bounds", "interval"])
@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_a_single_wrong_claim_is_one_wrong(kind, level):
    for seed, exercise in enumerate(made(kind, level)):
        dice = Dice(f"slip:{seed}")
        right = solution(exercise)
        blank = dice.one_of(list(right))
        entry = slip(exercise, blank, right[blank], dice)
        found = verdicts(exercise, {**right, blank: entry})
        if found[blank] is Verdict.RIGHT:
            continue  # ≤ may be as good as = where the window closed on the last child
        assert found[blank] is Verdict.WRONG
        assert list(found.values()).count(Verdict.WRONG) == 1


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_garbage_is_unreadable_and_never_wrong(kind, level):
    texts = MALFORMED if SEEDS > 1 else MALFORMED[level - 1 :: LEVELS]
    for seed, exercise in enumerate(made(kind, level)[:4]):
        blank = exercise.blanks[seed % len(exercise.blanks)]
        for text in texts:
            feedback = check(exercise, {**typed(solution(exercise), exercise), blank: text})
            found = {each.blank: each for each in feedback.remarks}
            assert found[blank].verdict is Verdict.UNREADABLE, text
            assert say(found[blank].text)
            assert Verdict.WRONG not in {each.verdict for each in feedback.remarks}


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_every_verdict_hint_and_solution_can_be_said(kind, level):
    for exercise in made(kind, level)[:3]:
        assert all(say(sentence) for sentence in worked(exercise))
        for answers in ({}, typed(solution(exercise), exercise)):
            judged = judge(exercise, answers)
            for each in judged.judgements:
                assert say(remark(exercise, judged, each))
                for step in range(1, HINTS + 1):
                    assert say(hint(exercise, judged, each.blank, step))


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_an_empty_sheet_earns_nothing_and_is_not_wrong(kind, level):
    exercise = made(kind, level)[0]
    feedback = check(exercise, {})
    assert feedback.score == 0
    assert {each.verdict for each in feedback.remarks} <= {Verdict.EMPTY, Verdict.RIGHT}


@pytest.mark.parametrize("kind", ["cuts", "range-cuts", "max-n-cuts"])
def test_crossing_out_everything_earns_less_than_half(kind):
    for exercise in made(kind, 3)[:5]:
        feedback = check(exercise, {b: True for b in exercise.blanks if b.ask.row.mark})
        assert feedback.score < feedback.maximum / 2

"""Who knows is not accused, and who follows one mistake is told so: counted over many students."""

import os
from functools import cache
from itertools import combinations, cycle

import pytest
from asking import asked, typed
from classroom import COURSES, in_course, knowing, some_empty
from generated import generated

from exercises.dice import Dice
from exercises.exercise import Verdict
from exercises.kinds import KINDS
from exercises.misconceptions.table import VARIANTS, applicable
from exercises.misconceptions.variant import Nature
from exercises.solution import solution
from exercises.wording.feedback import check
from resources.words import say
from search.rules import Fail, Order, Range, Rules

SEEDS = max(1, int(os.environ.get("PLYWOOD_SEEDS", "12")) // 12)
"""`make stress` takes 25."""
UNASKED = {
    "ordering",
    "interval",
    *(kind for kind in KINDS if KINDS[kind].game or KINDS[kind].items),
}
ASKED = [kind for kind in KINDS if kind not in UNASKED]


@cache
def made(kind):
    """Trees of the upper levels; few seeds take two of the three in turn."""
    skipped = 3 + ASKED.index(kind) % 3 if SEEDS == 1 else None
    levels = [level for level in (3, 4, 5) if level != skipped]
    return [generated(kind, level, seed) for level in levels for seed in range(SEEDS)]


def wrong(feedback):
    verdicts = [each.verdict for each in feedback.judged.judgements]
    return verdicts.count(Verdict.WRONG)


def mistaken(exercise):
    """Everybody who follows one mistake here, as far as it shows."""
    for variant in applicable(exercise):
        if variant.nature in (Nature.MISCONCEPTION, Nature.SLIP):
            answers = variant.answers(exercise)
            feedback = check(exercise, typed(answers))
            shown = wrong(feedback) + len(feedback.judged.followed.hidden_slips)
            if shown >= 2 and not feedback.diagnosis.elsewhere:
                yield variant.id, answers, feedback.diagnosis


def test_who_knows_and_slips_is_not_accused():
    accused, suspected, sheets, courses = [], [], 0, cycle(COURSES)
    for kind in ASKED:
        for number, usual in enumerate(made(kind)):
            for slips in (1, 2, 3):
                course = next(courses)
                exercise = in_course(usual, course)
                answers, sorts = knowing(exercise, Dice(f"{kind}:{number}:{slips}"), slips)
                sheets += 1
                told = check(exercise, typed(answers)).diagnosis
                if told.candidates:
                    accused.append((kind, number, course, sorts))
                if told.suspected:
                    suspected.append((kind, number, course, sorts))
    assert len(accused) <= max(1, sheets // 500), accused
    assert len(suspected) <= sheets / 25, suspected


@pytest.mark.every(2)
@pytest.mark.parametrize("kind", ASKED)
def test_who_follows_one_mistake_is_told_also_with_a_quarter_of_the_blanks_left_empty(kind):
    shown, told, told_with_gaps, of_another = 0, 0, 0, []
    for exercise in made(kind):
        for name, answers, diagnosis in mistaken(exercise):
            left = some_empty(answers, Dice(f"{kind}:{name}:{exercise.seed}"))
            with_gaps = check(exercise, typed(left)).diagnosis
            shown += 1
            told += name in diagnosis.mistakes
            told_with_gaps += name in with_gaps.mistakes
            if not {diagnosis.named, with_gaps.named} <= {None, name}:
                of_another.append((name, diagnosis.named, with_gaps.named))
    assert told >= shown * 3 / 4
    assert told_with_gaps >= shown * 3 / 5
    assert len(of_another) <= shown / 100, of_another


def test_what_two_slips_may_be_too_is_said_as_a_suspicion():
    exercise = asked("best-line", "max[min[max[1 9] max[2 3]] min[max[7 8] max[4 5]]]")
    told = check(exercise, typed(VARIANTS["MM-SWAP"].answers(exercise)))
    assert told.diagnosis.candidates == ()
    assert told.diagnosis.suspected == ("MM-SWAP",)
    assert say(told.text).startswith("These may be slips. “MAX takes")


def test_two_wrong_moves_are_no_more_than_a_suspicion_however_many_there_are_to_choose_from():
    tree = "max[min[1 9 5 4] min[2 3 8 8] min[7 8 9 7] min[4 6 5 5] min[3 6 4 6]]"
    exercise = asked("best-line", tree)
    told = check(exercise, typed(VARIANTS["MM-ALLMAX"].answers(exercise))).diagnosis
    assert (told.candidates, told.suspected) == ((), ("MM-ALLMAX",))


def test_two_missed_cuts_are_no_more_than_a_suspicion_though_windows_are_written_behind_them():
    exercise = asked("windows", "max[min[5 9] min[3 max[4 6]] min[8 7] min[2 max[9 1]]]")
    told = check(exercise, typed(VARIANTS["AB-NOPRUNE"].answers(exercise))).diagnosis
    assert (told.candidates, told.suspected) == ((), ("AB-NOPRUNE",))


def test_two_missed_cuts_are_no_more_than_a_suspicion_where_bounds_are_written():
    exercise = asked("bounds", "max[min[12 11 6] min[21 22 25] min[17 27] min[16 3]]")
    told = check(exercise, typed(VARIANTS["AB-NOPRUNE"].answers(exercise))).diagnosis
    assert told.candidates == ()
    assert "AB-NOPRUNE" in told.suspected


def test_what_one_number_in_the_head_explains_is_a_suspicion_where_a_mistake_does_too():
    rules = Rules(range=Range(0, 10))
    exercise = asked("range-cuts", "max[chance[4 6] chance[2 3] chance[4 1] chance[0 10]]", rules)
    feedback = check(exercise, typed(VARIANTS["EX-MIN"].answers(exercise)))
    assert wrong(feedback) == 1  # as if the first chance node were 7
    told = feedback.diagnosis
    assert (told.candidates, told.suspected) == ((), ("EX-MIN", "EX-PRUNE"))


@pytest.mark.every(2)
@pytest.mark.parametrize("kind", ASKED)
def test_the_key_of_a_course_that_differs_in_one_convention_is_named_as_such(kind):
    for exercise in made(kind):
        uncut = [each.answers(exercise) for each in applicable(exercise) if each.cuts_nothing]
        for variant in applicable(exercise, Nature.CONVENTION):
            answers = variant.answers(exercise)
            feedback = check(exercise, typed(answers))
            if wrong(feedback) and answers not in uncut:
                assert feedback.diagnosis.elsewhere, variant.id
                assert feedback.score == feedback.maximum, variant.id


def test_orders_that_are_best_from_the_other_end_are_right_in_a_course_that_visits_from_there():
    rules = Rules(order=Order.RIGHT_TO_LEFT)
    exercise = asked("ordering", "max[min[2 4 6] min[3 12 8] min[14 5 2]]", rules)
    visited = {
        exercise.blanks[0]: (1, 0, 2),
        exercise.blanks[1]: (0, 1, 2),
        exercise.blanks[2]: (0, 2, 1),
        exercise.blanks[3]: (2, 1, 0),
    }
    feedback = check(exercise, typed(visited))
    assert feedback.diagnosis.conventions == ("AB-RTL",)
    assert feedback.score == feedback.maximum
    kept = dict.fromkeys(exercise.blanks, (0, 1, 2))
    assert not check(exercise, typed(kept)).diagnosis.elsewhere


@pytest.mark.parametrize("kind", ASKED)
def test_nobody_is_accused_who_has_learned_two_conventions_otherwise(kind):
    for exercise in made(kind):
        courses = [each for each in applicable(exercise, Nature.CONVENTION) if each.rule]
        uncut = [each.answers(exercise) for each in applicable(exercise) if each.cuts_nothing]
        for first, second in combinations(courses, 2):
            if first.rule != second.rule:
                other = second.elsewhere(first.elsewhere(exercise.rules))
                answers = solution(exercise.under(other))
                if answers not in uncut:  # who ticks everything has no convention
                    assert not check(exercise, typed(answers)).diagnosis.candidates


@pytest.mark.parametrize("second", ["AB-SHALLOW", "AB-LEAVING", "AB-RTL"])
def test_who_writes_bounds_and_has_a_second_convention_otherwise_is_told_of_both(second):
    told = 0
    for exercise in made("alpha-beta"):
        bounds, other = VARIANTS["AB-BOUNDS"], VARIANTS[second]
        here = exercise.under(exercise.rules._replace(fail=Fail.HARD))
        answers = solution(here.under(other.elsewhere(bounds.elsewhere(here.rules))))
        feedback = check(here, typed(answers))
        told += set(feedback.diagnosis.conventions) == {"AB-BOUNDS", second}
        assert feedback.score == feedback.maximum
    assert told

"""What a checked attempt says about each skill."""

from asking import asked

from exercises.asks import Ask
from exercises.exercise import Blank, Verdict
from exercises.judging.check import judge
from exercises.learning.outcomes import Check, Outcome, outcomes
from exercises.solution import solution
from search.tree import NodeId

VALUES = asked("minimax", "[[3 12 8] [2 4 6] [14 5 2]]")
DEEP = asked("cuts", "max[6 min[max[min[4 9] 2] 7]]")
DEEP_CUT = Blank(NodeId(6), Ask.CUT)


def said(exercise, answers):
    typed = {blank: True if entry is True else str(entry) for blank, entry in answers.items()}
    return {each.blank: each.verdict for each in judge(exercise, typed).judgements}


def test_all_right_is_a_success_and_after_a_first_hint_still_is():
    right = said(VALUES, solution(VALUES))
    assert outcomes(VALUES, [Check(right, {})]) == {"values": Outcome.RIGHT}
    first = VALUES.blanks[0]
    assert outcomes(VALUES, [Check(right, {first: 1})]) == {"values": Outcome.HINTED}


def test_more_than_a_first_hint_or_the_solution_seen_before_is_no_success():
    right = said(VALUES, solution(VALUES))
    assert outcomes(VALUES, [Check(right, {VALUES.blanks[0]: 2})]) == {"values": Outcome.SLIP}
    assert outcomes(VALUES, [Check(right, {}, solution_seen=True)]) == {"values": Outcome.SLIP}
    both = [Check(right, {}), Check(right, {}, solution_seen=True)]
    assert outcomes(VALUES, both) == {"values": Outcome.RIGHT}


def test_a_slip_that_is_mended_stays_a_slip_and_what_follows_from_it_is_none():
    wrong = said(VALUES, solution(VALUES) | {VALUES.blanks[1]: 4, VALUES.blanks[0]: 4})
    assert wrong[VALUES.blanks[0]] is Verdict.FOLLOWS
    mended = said(VALUES, solution(VALUES))
    checks = [Check(wrong, {}), Check(mended, {})]
    assert outcomes(VALUES, checks) == {"values": Outcome.SLIP}


def test_an_empty_blank_decides_nothing():
    half = dict(list(solution(VALUES).items())[:1])
    assert outcomes(VALUES, [Check(said(VALUES, half), {})]) == {}
    assert outcomes(VALUES, []) == {}


def test_a_deep_cut_that_is_missed_is_a_slip_of_deep_cuts_alone():
    others = {blank: cut for blank, cut in solution(DEEP).items() if blank != DEEP_CUT}
    assert others
    found = outcomes(DEEP, [Check(said(DEEP, others), {})])
    assert found == {"cuts": Outcome.RIGHT, "deep-cuts": Outcome.SLIP}


def test_who_crosses_out_everything_has_shown_no_deep_cut():
    found = outcomes(DEEP, [Check(said(DEEP, dict.fromkeys(DEEP.blanks, True)), {})])
    assert found["cuts"] is Outcome.SLIP
    assert found.get("deep-cuts") is not Outcome.RIGHT


def test_a_named_misconception_is_a_slip_of_its_skill():
    cuts = solution(DEEP)
    found = outcomes(DEEP, [Check(said(DEEP, cuts), {}, named="AB-FRESH")])
    assert found["windows"] is Outcome.SLIP

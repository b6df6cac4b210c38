"""Mastery takes three successes in a row, two days and a mixed set; dates stay before the exam."""

from datetime import UTC, date, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from exercises.learning.mastery import Mastery, Opportunity, Standing, run_that_counts, standing
from exercises.learning.outcomes import Outcome
from exercises.learning.review import due_date

FIRST = datetime(2026, 11, 2, 10, tzinfo=UTC)
DAY = timedelta(days=1)
RIGHT, HINTED, SLIP = Outcome.RIGHT, Outcome.HINTED, Outcome.SLIP


def seen(*rows):
    return [Opportunity(FIRST + day * DAY, outcome, mixed) for day, outcome, mixed in rows]


def test_three_in_a_row_on_two_days_and_one_of_them_mixed_is_mastery():
    trees = seen((0, RIGHT, False), (0, HINTED, False), (1, RIGHT, True))
    assert standing(trees[:2]) == Standing(Mastery.UNDER_WAY, 2, last=FIRST)
    assert standing(trees).state is Mastery.MASTERED


def test_what_is_still_missing_is_said():
    one_day = standing(seen((0, RIGHT, False), (0, RIGHT, True), (0, RIGHT, True)))
    assert one_day == Standing(Mastery.UNDER_WAY, 3, other_day=True, last=FIRST)
    unmixed = standing(seen((0, RIGHT, False), (1, RIGHT, False), (2, RIGHT, False)))
    assert (unmixed.state, unmixed.mixed, unmixed.other_day) == (Mastery.UNDER_WAY, True, False)


def test_a_failure_says_practise_again_and_the_row_begins_anew():
    mastered = seen((0, RIGHT, False), (0, RIGHT, False), (1, RIGHT, True))
    lapsed = [*mastered, *seen((5, SLIP, False))]
    assert standing(lapsed).state is Mastery.AGAIN
    again = [*lapsed, *seen((5, RIGHT, False))]
    assert standing(again) == Standing(Mastery.UNDER_WAY, 1, last=again[-1].at)


def test_nothing_tried_is_new():
    assert standing([]) == Standing(Mastery.NEW)
    assert due_date([], FIRST.date()) is None


def test_dates_move_out_with_success_and_come_near_after_a_slip():
    today = FIRST.date()
    good = due_date(seen((0, RIGHT, False)), today)
    hard = due_date(seen((0, HINTED, False)), today)
    again = due_date(seen((0, SLIP, False)), today)
    assert today < again <= hard < good
    assert due_date(seen((0, RIGHT, False), (3, RIGHT, False)), today) > good + DAY


@given(
    st.lists(st.tuples(st.integers(0, 3), st.sampled_from(Outcome)), min_size=1, max_size=9),
    st.integers(1, 40),
)
def test_no_date_lies_beyond_an_exam_to_come(rows, days):
    trees, at = [], FIRST
    for gap, outcome in rows:
        at += gap * DAY
        trees.append(Opportunity(at, outcome))
    exam: date = at.date() + days * DAY
    due = due_date(trees, at.date(), exam)
    assert at.date() < due <= exam
    assert due == min(exam, due_date(trees, at.date()))


@given(st.lists(st.tuples(st.integers(0, 2), st.sampled_from(Outcome), st.booleans())))
def test_whoever_is_a_master_has_what_it_takes(rows):
    trees, at = [], FIRST
    for gap, outcome, mixed in rows:
        at += gap * DAY
        trees.append(Opportunity(at, outcome, mixed))
    run = run_that_counts(trees)
    earned = (
        len(run) >= 3
        and len({each.at.date() for each in run}) >= 2
        and any(each.mixed for each in run)
    )
    assert (standing(trees).state is Mastery.MASTERED) == earned
    assert all(each.outcome.success for each in run)

"""What next: suspected mistakes first, then what is due, what is weakest, and what is new."""

from datetime import UTC, datetime, timedelta

import pytest
from generated import plain_if

from exercises.learning.history import History, Trial
from exercises.learning.lessons import lesson_of
from exercises.learning.mastery import Mastery
from exercises.learning.occurrence import mistake_shows
from exercises.learning.outcomes import Outcome
from exercises.learning.overview import overview
from exercises.learning.purpose import Purpose
from exercises.learning.skills import OF_MISTAKE, SKILLS
from exercises.learning.state_words import coming_words
from exercises.learning.tree_choice import assignment, telling_tree
from exercises.learning.what_next import NextStep, Stage, stage, telling_step, what_next
from resources.words import message, say
from search.rules import Rules

MONDAY = datetime(2026, 11, 2, 10, tzinfo=UTC)
DAY, MINUTE = timedelta(days=1), timedelta(minutes=5)
RIGHT, SLIP = Outcome.RIGHT, Outcome.SLIP


def practised(*rows):
    """Trees in order, each with its day, skill, outcome, purpose and what was suspected."""
    trials = []
    for number, (day, skill, outcome, *more) in enumerate(rows):
        purpose = more[0] if more else Purpose.NEXT
        suspected = more[1] if len(more) > 1 else ()
        at = MONDAY + day * DAY + number * MINUTE
        kind = SKILLS[skill].kind
        trials.append(Trial(number, at, kind, 1, purpose, 60.0, {skill: outcome}, suspected))
    return History(tuple(trials))


def following(history, day=0, exam=None, course=None):
    now = MONDAY + day * DAY + timedelta(hours=5)
    return what_next(history, overview(history, now, exam, course or Rules()))


def test_a_newcomer_begins_with_the_first_lesson():
    step = following(History())
    assert (step.skill, step.stage, step.purpose) == ("values", Stage.WORKED, Purpose.GUIDED)


def test_stages_are_dropped_as_soon_as_two_in_a_row_are_right():
    rows = [(0, "values", RIGHT, Purpose.GUIDED)]
    assert stage(practised(*rows), "values") is Stage.EMPTY
    rows.append((0, "values", SLIP))
    assert stage(practised(*rows), "values") is Stage.GUIDED
    rows.append((0, "values", SLIP, Purpose.GUIDED))
    assert stage(practised(*rows), "values") is Stage.WORKED
    rows += [(0, "values", RIGHT), (0, "values", RIGHT)]
    assert stage(practised(*rows), "values") is Stage.EMPTY


def test_what_was_right_twice_today_rests_and_something_new_comes():
    step = following(practised((0, "values", RIGHT), (0, "values", RIGHT)))
    assert step.skill == "best-line"


def test_what_is_due_comes_before_what_is_new_and_is_mixed_with_another_method():
    rows = [(0, skill, RIGHT) for skill in ("values", "values", "cuts", "cuts")]
    step = following(practised(*rows), day=14)
    assert step.purpose is Purpose.MIXED
    assert {step.skill, step.mixed_with} == {"values", "cuts"}
    after = practised(*rows, (14, step.skill, RIGHT, Purpose.MIXED))
    assert following(after, day=14).skill != step.skill


def test_a_slip_comes_before_what_is_under_way():
    history = practised((0, "values", RIGHT), (0, "cuts", SLIP))
    step = following(history)
    assert step.skill == "cuts"
    assert step.stage is Stage.GUIDED


def test_a_suspected_mistake_brings_the_tree_that_tells():
    suspects = ("MM-SWAP", "MM-ALLMAX")
    history = practised((0, "values", SLIP, Purpose.NEXT, suspects))
    step = following(history)
    assert (step.purpose, step.suspected) == (Purpose.TELLING, suspects)
    tree = assignment(step, lesson_of(step.skill), history, Rules(), 5).exercise
    assert all(mistake_shows(name, tree) for name in suspects)
    told = practised(
        (0, "values", SLIP, Purpose.NEXT, suspects),
        (0, "values", SLIP, Purpose.TELLING, suspects[:1]),
    )
    assert following(told).purpose is not Purpose.TELLING


def test_what_comes_on_later_days_is_told_the_nearest_first():
    history = practised(
        *((0, "values", RIGHT), (1, "values", RIGHT), (2, "values", RIGHT)),
        *((2, name, SLIP) for name in ("cuts", "windows", "bounds")),
    )
    now = overview(history, MONDAY + 2 * DAY, None, Rules())
    (tomorrow, again), (later, far) = now.coming
    assert (tomorrow, again) == ((MONDAY + 3 * DAY).date(), ["cuts", "windows", "bounds"])
    assert (later - now.today).days > 7
    assert far == ["values"]
    said = [say(each) for each in coming_words(now)]
    assert said[0] == "Tomorrow: Cuts, Windows and 1 more"
    assert said[1] == f"{later.day}\N{NO-BREAK SPACE}{later:%b}: Values"
    assert say(coming_words(overview(history, MONDAY + DAY, None, Rules()))[0])[:4] == "Thu:"
    assert history.usual_seconds("values") == 60
    assert history.usual_seconds("vectors") == 0


def test_a_course_without_deep_bounds_teaches_no_deep_cuts():
    now = overview(History(), MONDAY, None, Rules(deep=False))
    assert "deep-cuts" not in now.skills
    assert "deep-cuts" in overview(History(), MONDAY, None, Rules()).skills


def test_what_does_not_count_counts_for_nothing_but_the_lesson():
    history = practised((0, "values", RIGHT, Purpose.REDO), (0, "values", RIGHT, Purpose.GUIDED))
    assert history.opportunities("values") == ()


def test_once_all_is_mastered_what_is_due_first_comes_first():
    rows = [(0, "values", RIGHT), (1, "values", RIGHT, Purpose.MIXED), (2, "values", RIGHT)]
    now = overview(practised(*rows), MONDAY + 2 * DAY, None, Rules())
    mastered = now.skills["values"]
    assert mastered.state is Mastery.MASTERED
    soon = "windows"
    skills = {
        name: mastered._replace(name=name, due=now.today + (1 if name == soon else 9) * DAY)
        for name in now.skills
    }
    assert what_next(History(), now._replace(skills=skills)).skill == soon


def test_every_skill_is_met_by_whoever_goes_on_and_on():
    history, met = practised(), []
    trials = []
    for number in range(5 * len(SKILLS)):
        day = number // 15
        step = following(history, day)
        met.append(step.skill)
        at = MONDAY + day * DAY + timedelta(minutes=number % 15)
        kind = SKILLS[step.skill].kind
        purpose = step.purpose
        trials.append(Trial(number, at, kind, 1, purpose, 60.0, {step.skill: RIGHT}))
        history = History(tuple(trials))
    assert set(met) == set(SKILLS)


SOME = ("MM-PARTIALPLY", "AB-TIELAST", "FE-TURNED", "GT-BEYOND", "MC-ALLSIMS", "TT-ALLBELOW")
MISTAKES = [pytest.param(each, marks=plain_if(each in SOME)) for each in OF_MISTAKE]


@pytest.mark.parametrize("mistake", MISTAKES)
def test_whoever_practises_a_mistake_gets_a_tree_that_shows_it(mistake):
    skill = OF_MISTAKE[mistake]
    history = practised((0, skill, SLIP, Purpose.NEXT, (mistake,)))
    step = telling_step(history, skill, mistake)
    made = assignment(step, lesson_of(skill), history, Rules(), 5)
    assert made.purpose is Purpose.TELLING
    assert mistake_shows(mistake, made.exercise)


def test_of_mistakes_that_no_tree_tells_apart_one_shows_on_the_tree_that_is_taken():
    step = NextStep(
        "cuts", Purpose.TELLING, message("next-due"), suspected=("EX-MIN", "AB-PREMATURE")
    )
    lesson = lesson_of("cuts")
    made = telling_tree(step, lesson._replace(trees=lesson.trees[:1]), Rules(), 5)
    assert [name for name in step.suspected if mistake_shows(name, made)] == ["AB-PREMATURE"]


def test_what_the_program_chose_is_followed_by_its_next_choice_and_nothing_else_is():
    own = {Purpose.OWN, Purpose.REDO, Purpose.EXAM}
    assert {purpose for purpose in Purpose if not purpose.on_path} == own

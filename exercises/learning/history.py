"""What the attempts of a student tell: opportunities by skill, mistakes, days and time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date, datetime
from statistics import median
from typing import Any, NamedTuple

from exercises.exercise import Exercise, Verdict
from exercises.exercise_files import stored_exercise
from exercises.files.attempt import Attempt
from exercises.kinds import KINDS
from exercises.learning.mastery import Opportunity
from exercises.learning.outcomes import Check, Outcome, outcomes
from exercises.learning.purpose import Purpose, purpose_of
from exercises.learning.skills import OF_MISTAKE, SKILLS
from exercises.learning.which_search import SEARCHES

EDITION = 1
"""Of what is worked out of attempts: where it changes, all of it is worked out anew."""


class Trial(NamedTuple):
    """One checked attempt, and what it says."""

    number: int
    at: datetime
    kind: str
    level: int | None
    purpose: Purpose
    seconds: float
    outcomes: Mapping[str, Outcome]
    suspected: tuple[str, ...] = ()  # the mistakes that the last check could not tell apart
    search_named: str = ""  # in a mixed set, where that was asked

    @property
    def search(self) -> str:
        """The search that the tree is about."""
        return KINDS[self.kind].method

    @property
    def in_mixed_set(self) -> bool:
        """Whether it shows a skill among others: not where another search was named for it."""
        named_right = not self.search_named or self.search_named == self.search
        return self.purpose is Purpose.MIXED and named_right


class History(NamedTuple):
    """All that was practised, the oldest first."""

    trials: tuple[Trial, ...] = ()

    def opportunities(self, skill: str) -> tuple[Opportunity, ...]:
        """The trees in which a skill occurred, and that count."""
        return tuple(
            Opportunity(each.at, each.outcomes[skill], each.in_mixed_set)
            for each in self.trials
            if skill in each.outcomes and each.purpose.counts
        )

    def usual_seconds(self, skill: str) -> float:
        """How long a tree with a skill usually took; 0 where nobody knows."""
        took = [each.seconds for each in self.trials if skill in each.outcomes and each.seconds > 0]
        return median(took) if took else 0.0

    def seconds_by_day(self) -> dict[date, float]:
        """How long somebody was at work on each day."""
        days: dict[date, float] = {}
        for each in self.trials:
            days[each.at.date()] = days.get(each.at.date(), 0.0) + each.seconds
        return days

    def trees_by_day(self) -> dict[date, int]:
        """How many trees were checked on each day; an empty sheet is none."""
        days: dict[date, int] = {}
        for each in self.trials:
            if each.outcomes:
                days[each.at.date()] = days.get(each.at.date(), 0) + 1
        return days


Keep = Callable[[Mapping[int, Mapping[str, Any]]], object]
"""Keeps what was worked out of attempts, by their number."""


def history(attempts: Iterable[tuple[int, Attempt]], keep: Keep | None = None) -> History:
    """What these attempts tell; what had to be worked out is kept for the next time."""
    trials = []
    anew = {}
    for number, attempt in attempts:
        told = attempt.outcomes
        if told is None or told.get("edition") != EDITION:
            told = anew[number] = worked_out(attempt)
        trial = _trial(number, attempt, told)
        if trial is not None:
            trials.append(trial)
    if anew and keep is not None:
        keep(anew)
    return History(tuple(sorted(trials, key=lambda each: each.at)))


def worked_out(attempt: Attempt) -> dict[str, Any]:
    """What an attempt says about skills, as it is kept; nothing where it can't be read."""
    told: dict[str, Any] = {"edition": EDITION, "skills": {}, "suspected": []}
    try:
        exercise = stored_exercise.bring_back(attempt.exercise)
        found = outcomes(exercise, _checks(exercise, attempt))
        suspects = [check["diagnosis"] for check in attempt.checks or () if check["diagnosis"]]
        suspected = [name for name in (suspects or [()])[-1] if name in OF_MISTAKE]
    except stored_exercise.UNREADABLE:
        return told
    skills = {skill: outcome.value for skill, outcome in found.items()}
    return told | {"skills": skills, "suspected": suspected}


def _checks(exercise: Exercise, attempt: Attempt) -> Iterable[Check]:
    """Every check with all that it said; an attempt of an older version kept the last alone."""
    if not attempt.checks:
        hints, _ = stored_exercise.by_blank(exercise, attempt.hints, stored_exercise.is_hint)
        yield Check(_verdicts(exercise, attempt.verdicts), hints, attempt.solution_seen)
        return
    said: dict[str, str] = {}
    for check in attempt.checks:
        said |= {key: verdict for key, (_, verdict) in check["said"].items()}
        hints, _ = stored_exercise.by_blank(exercise, check["hints"], stored_exercise.is_hint)
        diagnosis = check["diagnosis"]
        named = diagnosis[0] if len(diagnosis) == 1 else None
        yield Check(_verdicts(exercise, said), hints, bool(check["solution_seen"]), named)


def _verdicts(exercise: Exercise, words: Mapping[str, str] | None) -> dict[Any, Verdict]:
    told, _ = stored_exercise.by_blank(exercise, words, stored_exercise.is_verdict)
    return {blank: Verdict(word) for blank, word in told.items()}


def _trial(number: int, attempt: Attempt, told: Mapping[str, Any]) -> Trial | None:
    """An attempt as it is counted; None where a stranger wrote its row."""
    asked = attempt.kind in KINDS and attempt.search_named in SEARCHES
    named = attempt.search_named if asked else ""
    try:
        found = {skill: Outcome(word) for skill, word in told["skills"].items() if skill in SKILLS}
        suspected = tuple(name for name in told["suspected"] if name in OF_MISTAKE)
        at = datetime.fromtimestamp(float(attempt.checked or 0.0)).astimezone()
        seconds, purpose = float(attempt.seconds), purpose_of(str(attempt.purpose))
    except (*stored_exercise.UNREADABLE, OverflowError, OSError):
        return None
    kind, level = attempt.kind, attempt.level
    return Trial(number, at, kind, level, purpose, seconds, found, suspected, named)

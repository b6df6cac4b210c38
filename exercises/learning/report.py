"""What a student has practised: skills by their last trees, recurring mistakes, days and time."""

from __future__ import annotations

from collections import Counter
from datetime import date, datetime, timedelta
from typing import Any, NamedTuple

from exercises.learning.history import History, Trial
from exercises.learning.mastery import Mastery, run_that_counts
from exercises.learning.outcomes import Outcome
from exercises.learning.overview import Overview
from exercises.learning.skills import OF_MISTAKE, SKILLS
from exercises.learning.state_words import state_words
from exercises.learning.which_search import SEARCHES
from resources.words import Message, message, say

LAST = 10
"""How many trees of a skill are shown."""
CAME_BACK = 2
"""So often a mistake is made until it is one that comes back."""
GONE = 8
"""After so many trees of its skill without it, a mistake is not seen any more."""
DAYS = 7


class SkillRow(NamedTuple):
    """The last trees of one skill."""

    skill: str
    outcomes: tuple[Outcome, ...]  # the newest last
    run: int  # how many of them count
    state: Mastery
    in_a_row: int
    due: bool
    words: Message


class MistakeRow(NamedTuple):
    """A mistake that was named more than once."""

    name: str
    skill: str
    times: int
    trees: int  # of its skill since it was first made
    last: Trial
    gone: bool


class SearchRow(NamedTuple):
    """How often somebody was asked for a search in mixed sets, and what was named for it."""

    search: str
    asked: int
    taken_for: dict[str, int]  # other searches, and how often each was named

    @property
    def right(self) -> int:
        """How often it was named."""
        return self.asked - sum(self.taken_for.values())


class DayRow(NamedTuple):
    """What was done on a day."""

    day: date
    trees: int
    seconds: float


class Report(NamedTuple):
    """All that there is to show."""

    today: date
    exam: date | None
    skills: tuple[SkillRow, ...]  # those that were tried
    untried: tuple[str, ...]
    mistakes: tuple[MistakeRow, ...]
    searches: tuple[SearchRow, ...]  # that were asked for
    days: tuple[DayRow, ...]  # the last ones, today last
    trees: int
    practised: int  # on how many days
    seconds: float


def report(history: History, now: Overview) -> Report:
    """What a student has practised until now."""
    trees, seconds = history.trees_by_day(), history.seconds_by_day()
    week = [now.today - timedelta(days=ago) for ago in reversed(range(DAYS))]
    rows = []
    groups = [*dict.fromkeys(skill.group for skill in SKILLS.values())]
    for name, each in sorted(
        now.skills.items(), key=lambda one: groups.index(SKILLS[one[0]].group)
    ):
        if each.seen:
            shown = each.seen[-LAST:]
            run = min(len(run_that_counts(each.seen)), len(shown))
            standing = each.standing
            rows.append(
                SkillRow(
                    name,
                    tuple(one.outcome for one in shown),
                    run,
                    standing.state,
                    standing.in_a_row,
                    now.is_due(name),
                    state_words(each, now),
                )
            )
    return Report(
        now.today,
        now.exam,
        tuple(rows),
        tuple(name for name, each in now.skills.items() if not each.seen),
        _mistakes(history),
        _searches(history),
        tuple(DayRow(day, trees.get(day, 0), seconds.get(day, 0.0)) for day in week),
        sum(trees.values()),
        len(trees),
        sum(seconds.values()),
    )


def time_words(row: DayRow) -> Message:
    """How long somebody was at work on a day."""
    minutes = round(row.seconds / 60)
    if row.trees and not minutes:
        return message("chart-seconds")
    return message("chart-minutes", minutes=minutes)


def summary(found: Report) -> Message:
    """How much was practised, in one sentence."""
    minutes = round(found.seconds / 60)
    return message(
        "progress-summary",
        trees=found.trees,
        days=found.practised,
        hours=minutes // 60,
        minutes=minutes % 60,
    )


def _mistakes(history: History) -> tuple[MistakeRow, ...]:
    """The mistakes that came back, the latest first; those that are gone last."""
    made: dict[str, list[Trial]] = {}
    for trial in history.trials:
        if len(trial.suspected) == 1:
            made.setdefault(trial.suspected[0], []).append(trial)
    rows = []
    for name, trials in made.items():
        skill = OF_MISTAKE[name]
        seen = [each for each in history.trials if skill in each.outcomes]
        since = sum(each.at >= trials[0].at for each in seen)
        after = sum(each.at > trials[-1].at for each in seen)
        if len(trials) >= CAME_BACK:
            gone = after >= GONE
            rows.append(MistakeRow(name, skill, len(trials), since, trials[-1], gone))
    return tuple(sorted(rows, key=lambda row: (row.gone, -row.last.at.timestamp())))


def _searches(history: History) -> tuple[SearchRow, ...]:
    """What was named in mixed sets, search by search."""
    named = [(each.search, each.search_named) for each in history.trials if each.search_named]
    rows = []
    for search in SEARCHES:
        answers = Counter(answer for asked, answer in named if asked == search)
        asked = answers.total()
        if asked:
            del answers[search]
            rows.append(SearchRow(search, asked, dict(answers)))
    return tuple(rows)


def search_words(found: Report) -> list[Message]:
    """How often the search of a tree was named, and which was taken for another."""
    asked = sum(row.asked for row in found.searches)
    if not asked:
        return []
    right = sum(row.right for row in found.searches)
    told = [message("progress-searches", right=right, asked=asked)]
    for row in found.searches:
        names = {"search": message(f"method-{row.search}")}
        for other, times in row.taken_for.items():
            taken = message(f"method-{other}")
            told.append(message("progress-search-taken", taken=taken, times=times, **names))
    return told


def report_table(found: Report, at: datetime) -> dict[str, Any]:
    """The report for programs; it says what it contains, and holds no single answer."""
    return {
        "format": "plywood-report/1",
        "contains": say("report-contains"),
        "made": at.isoformat(timespec="minutes"),
        "trees": found.trees,
        "days": found.practised,
        "minutes": round(found.seconds / 60),
        "exam": None if found.exam is None else found.exam.isoformat(),
        "skills": [
            {
                "skill": row.skill,
                "group": SKILLS[row.skill].group,
                "state": row.state.value,
                "in_a_row": row.in_a_row,
                "due": row.due,
                "last": [outcome.value for outcome in row.outcomes],
                "text": say(row.words),
            }
            for row in found.skills
        ],
        "untried": list(found.untried),
        "mistakes": [
            {
                "mistake": row.name,
                "skill": row.skill,
                "times": row.times,
                "trees": row.trees,
                "last": row.last.at.date().isoformat(),
                "gone": row.gone,
                "text": say(f"about-{row.name}"),
            }
            for row in found.mistakes
        ],
        "searches": [
            {
                "search": row.search,
                "asked": row.asked,
                "right": row.right,
                "taken_for": row.taken_for,
            }
            for row in found.searches
        ],
        "week": [
            {"day": row.day.isoformat(), "trees": row.trees, "minutes": round(row.seconds / 60)}
            for row in found.days
        ],
    }

"""Where a student stands with every skill today."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime
from typing import NamedTuple

from exercises.learning.history import History
from exercises.learning.mastery import Mastery, Opportunity, Standing, run_that_counts, standing
from exercises.learning.review import due_date
from exercises.learning.skills import SKILLS, CutKind
from search.rules import Rules


class SkillState(NamedTuple):
    """Where a student stands with one skill, and when it is due."""

    name: str
    standing: Standing
    seen: tuple[Opportunity, ...]
    due: date | None

    @property
    def state(self) -> Mastery:
        """How far it is."""
        return self.standing.state

    @property
    def begun(self) -> bool:
        """Whether it was tried, and not failed the last time."""
        return self.state in (Mastery.UNDER_WAY, Mastery.MASTERED)

    def rests(self, today: date) -> bool:
        """Whether another day would tell more: two successes in a row, all of them today."""
        run = run_that_counts(self.seen)
        return len(run) > 1 and {each.day for each in run} == {today}


class Overview(NamedTuple):
    """Every skill that a course teaches, in teaching order."""

    today: date
    exam: date | None
    skills: Mapping[str, SkillState]

    def is_due(self, skill: str) -> bool:
        """Whether a skill is to be seen today."""
        due = self.skills[skill].due
        return due is not None and due <= self.today

    @property
    def due(self) -> list[str]:
        """What is to be seen today."""
        return [name for name in self.skills if self.is_due(name)]

    @property
    def coming(self) -> list[tuple[date, list[str]]]:
        """What is to be seen on later days, the nearest first."""
        days: dict[date, list[str]] = {}
        for name, each in self.skills.items():
            if each.due is not None and each.due > self.today:
                days.setdefault(each.due, []).append(name)
        return sorted(days.items())

    def count(self, *states: Mastery) -> int:
        """How many skills are in one of these states."""
        return sum(each.state in states for each in self.skills.values())


def overview(history: History, now: datetime, exam: date | None, course: Rules) -> Overview:
    """Where a student stands with every skill now."""
    today = now.date()
    return Overview(
        today,
        exam,
        {
            skill: SkillState(
                skill,
                standing(seen := history.opportunities(skill)),
                seen,
                due_date(seen, today, exam),
            )
            for skill in taught(course)
        },
    )


def taught(course: Rules) -> tuple[str, ...]:
    """The skills that there are in a course: without bounds from above, no cut is deep."""
    return tuple(
        name for name, skill in SKILLS.items() if course.deep or skill.cut is not CutKind.DEEP
    )

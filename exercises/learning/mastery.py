"""Whether a skill is mastered: three successes in a row, on two days, one in a mixed set."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from enum import Enum
from typing import NamedTuple

from exercises.learning.outcomes import Outcome

IN_A_ROW, DAYS = 3, 2


class Opportunity(NamedTuple):
    """A whole tree in which a skill occurred, and how it ended."""

    at: datetime
    outcome: Outcome
    mixed: bool = False

    @property
    def day(self) -> date:
        """The day on which it was."""
        return self.at.date()


class Mastery(Enum):
    """How far somebody is with a skill."""

    NEW = "new"
    AGAIN = "again"  # the last tree had a slip
    UNDER_WAY = "under-way"
    MASTERED = "mastered"


class Standing(NamedTuple):
    """Where somebody stands with a skill, and what is still missing."""

    state: Mastery
    in_a_row: int = 0
    other_day: bool = False  # all that is missing is a success on another day
    mixed: bool = False  # all that is missing is a success in a mixed set
    last: datetime | None = None


def run_that_counts(seen: Sequence[Opportunity]) -> Sequence[Opportunity]:
    """The successes since the last slip."""
    slips = [place for place, each in enumerate(seen) if not each.outcome.success]
    return seen[slips[-1] + 1 :] if slips else seen


def standing(seen: Sequence[Opportunity]) -> Standing:
    """Where somebody stands after these opportunities, the oldest first."""
    if not seen:
        return Standing(Mastery.NEW)
    run, last = run_that_counts(seen), seen[-1].at
    if not run:
        return Standing(Mastery.AGAIN, last=last)
    other_day = len({each.day for each in run}) < DAYS
    unmixed = not any(each.mixed for each in run)
    if len(run) < IN_A_ROW:
        return Standing(Mastery.UNDER_WAY, len(run), last=last)
    if other_day or unmixed:
        return Standing(Mastery.UNDER_WAY, IN_A_ROW, other_day, unmixed, last)
    return Standing(Mastery.MASTERED, IN_A_ROW, last=last)

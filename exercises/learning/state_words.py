"""Where somebody stands with a skill, in words."""

from __future__ import annotations

from datetime import date

from exercises.learning.mastery import Mastery
from exercises.learning.overview import Overview, SkillState
from exercises.learning.skills import SKILLS
from resources.words import Message, Value, message

DAYS_AHEAD, NAMED = 2, 2
"""Of so many days to come it is told what is due, and so many skills of each by name."""
WEEK = 7


def state_words(skill: SkillState, now: Overview) -> Message:
    """The state of a skill, such as "2 of 3 · last seen 6 days ago"."""
    due = message("state-due") if now.is_due(skill.name) else None
    standing = skill.standing
    match standing.state:
        case Mastery.NEW:
            needs = unmet(skill.name, now)
            return message("state-needs", needs=listed(needs)) if needs else message("state-new")
        case Mastery.AGAIN:
            assert standing.last is not None
            return message("state-again", seen=days_ago(standing.last.date(), now.today))
        case Mastery.UNDER_WAY:
            if standing.other_day:
                return message("state-other-day")
            if standing.mixed:
                return message("state-mixed")
            assert standing.last is not None
            seen = days_ago(standing.last.date(), now.today)
            when = due or message("last-seen", seen=seen)
            return message("state-row", count=standing.in_a_row, when=when)
        case Mastery.MASTERED:
            assert skill.due is not None
            when = due or message("state-next", date=short_date(skill.due))
            return message("state-mastered", when=when)


def in_two(words: str) -> tuple[str, str]:
    """The state itself, and what is added to it, which is written in another ink."""
    state, dot, more = words.partition(" · ")
    return state, dot + more


def unmet(skill: str, now: Overview) -> list[str]:
    """What a skill needs before it and that is not mastered."""
    needs = (name for name in SKILLS[skill].needs if name in now.skills)
    return [name for name in needs if now.skills[name].state is not Mastery.MASTERED]


def listed(skills: list[str]) -> Value:
    """Some skills by their names."""
    found: Value = message(f"skill-{skills[0]}") if skills else ""
    for name in skills[1:]:
        found = message("listed", first=found, second=message(f"skill-{name}"))
    return found


def coming_words(now: Overview) -> list[Message]:
    """What is due on the days to come, such as "Tomorrow: Cuts"; of many skills the first."""
    said = []
    for day, skills in now.coming[:DAYS_AHEAD]:
        named: Value = listed(skills[:NAMED])
        if len(skills) > NAMED:
            named = message("coming-more", skills=named, count=len(skills) - NAMED)
        said.append(message("coming", day=_day_ahead(day, now.today), skills=named))
    return said


def _day_ahead(day: date, today: date) -> Message:
    """A day to come as seen from today."""
    days = (day - today).days
    if days == 1:
        return message("coming-tomorrow")
    if days < WEEK:
        return message("weekday-short", weekday=day.weekday())
    return short_date(day)


def days_ago(day: date, today: date) -> Message:
    """A day as seen from today."""
    days = (today - day).days
    if days <= 0:
        return message("seen-today")
    return message("seen-yesterday") if days == 1 else message("seen-days", days=days)


def short_date(day: date) -> Message:
    """A day by its number and month."""
    return message("date-short", day=str(day.day), month=day.month)

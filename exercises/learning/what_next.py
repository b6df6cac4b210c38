"""What next: what is due, what is weakest, mixed with another method, or the tree that tells."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import NamedTuple

from exercises.learning.history import History, Trial
from exercises.learning.mastery import Mastery
from exercises.learning.overview import Overview, SkillState
from exercises.learning.purpose import Purpose
from exercises.learning.skills import OF_MISTAKE, SKILLS
from resources.words import Message, message

READY = 2
"""So many successes in a row end a lesson, and make a skill fit for a mixed set."""


class Stage(Enum):
    """How much help a lesson gives."""

    WORKED = "worked"  # a tree to step through
    GUIDED = "guided"  # the same tree, with only blanks of this skill empty
    EMPTY = "empty"


class NextStep(NamedTuple):
    """What to do next, and why."""

    skill: str
    purpose: Purpose
    reason: Message
    stage: Stage = Stage.EMPTY
    mixed_with: str | None = None
    suspected: tuple[str, ...] = ()  # mistakes that the tree is to tell apart
    after: Trial | None = None  # the attempt that they are suspected for


def stage(history: History, skill: str) -> Stage:
    """Which stage of its lesson a skill is at: help goes as soon as two in a row are right."""
    seen = [each for each in history.trials if skill in each.outcomes]
    if not seen:
        return Stage.WORKED
    last = [each.outcomes[skill].success for each in seen[-READY:]]
    if last[-1]:
        return Stage.EMPTY
    return Stage.WORKED if last == [False] * READY else Stage.GUIDED


def lesson_step(history: History, skill: str, reason: Message) -> NextStep:
    """The next tree of one skill's lesson."""
    found = stage(history, skill)
    purpose = Purpose.NEXT if found is Stage.EMPTY else Purpose.GUIDED
    return NextStep(skill, purpose, reason, found)


def telling_step(history: History, skill: str, mistake: str) -> NextStep:
    """A tree on which a mistake shows that somebody made before."""
    made = [each for each in history.trials if mistake in each.suspected]
    reason = message("next-telling", about=message(f"about-{mistake}"))
    last = made[-1] if made else None
    return NextStep(skill, Purpose.TELLING, reason, suspected=(mistake,), after=last)


def what_next(history: History, now: Overview) -> NextStep:
    """What a student does best now."""
    suspicion = _suspicion(history, now)
    if suspicion is not None:
        return suspicion
    focus, why = _focus(now)
    reason = message(f"next-{why}")
    partner = _partner(focus, now) if focus.standing.in_a_row >= READY else None
    if partner is None:
        return lesson_step(history, focus.name, reason)
    last = history.trials[-1] if history.trials else None
    alternate = last is not None and last.purpose is Purpose.MIXED and focus.name in last.outcomes
    first, second = (partner, focus.name) if alternate else (focus.name, partner)
    return NextStep(first, Purpose.MIXED, reason, mixed_with=second)


def _suspicion(history: History, now: Overview) -> NextStep | None:
    """The tree that tells, where the last tree of a skill left a mistake suspected."""
    for trial in reversed(history.trials):
        skills = {OF_MISTAKE[name] for name in trial.suspected} & now.skills.keys()
        for skill in sorted(skills):
            later = any(skill in each.outcomes and each.at > trial.at for each in history.trials)
            told = trial.purpose is Purpose.TELLING and len(trial.suspected) == 1
            if later or told:
                continue
            about = message(f"about-{trial.suspected[0]}")
            reason = message("next-telling", about=about)
            return NextStep(skill, Purpose.TELLING, reason, suspected=trial.suspected, after=trial)
    return None


_WEAKEST = (Mastery.AGAIN, Mastery.NEW, Mastery.UNDER_WAY, Mastery.MASTERED)


def _weakness(now: Overview) -> Callable[[SkillState], tuple[int, int, int]]:
    order = list(now.skills)

    def key(each: SkillState) -> tuple[int, int, int]:
        late = 0 if each.due is None else (each.due - now.today).days
        row = _WEAKEST.index(each.state) * 10 + each.standing.in_a_row
        return row, late, order.index(each.name)

    return key


def _focus(now: Overview) -> tuple[SkillState, str]:
    """The skill that matters most, and why it is taken."""
    skills = list(now.skills.values())
    awake = [each for each in skills if not each.rests(now.today)]
    tried = [each for each in awake if each.state is not Mastery.NEW]
    new = [each for each in skills if each.state is Mastery.NEW]
    choices: tuple[tuple[str, Iterable[SkillState]], ...] = (
        ("due", [each for each in tried if now.is_due(each.name)]),
        ("again", [each for each in tried if each.state is Mastery.AGAIN]),
        ("under-way", [each for each in tried if _lacks_practice(each, now)]),
        ("new", [each for each in new if _ready(each, now)]),
        ("new", new),
        ("under-way", [each for each in skills if each.state is Mastery.UNDER_WAY]),
    )
    for why, found in choices:
        weakest = min(found, key=_weakness(now), default=None)
        if weakest is not None:
            return weakest, why
    return min(skills, key=lambda each: each.due or now.today), "all-mastered"


def _lacks_practice(each: SkillState, now: Overview) -> bool:
    """Whether one more tree would bring a skill nearer to being mastered today."""
    if each.state is not Mastery.UNDER_WAY:
        return False
    return not each.standing.mixed or _partner(each, now) is not None


def _ready(each: SkillState, now: Overview) -> bool:
    """Whether all that a skill needs before it was right two times in a row."""
    needs = (now.skills[name] for name in SKILLS[each.name].needs if name in now.skills)
    return all(need.standing.in_a_row >= READY for need in needs)


def _partner(focus: SkillState, now: Overview) -> str | None:
    """The weakest skill of another method that is begun."""
    others = (
        each
        for each in now.skills.values()
        if each.begun and SKILLS[each.name].method != SKILLS[focus.name].method
    )
    weakest = min(others, key=_weakness(now), default=None)
    return None if weakest is None else weakest.name

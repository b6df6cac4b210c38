"""Whether mastery is what it says: simulated students go the way that the program leads them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from statistics import mean

from benchmarks.report import Measure, Table
from exercises.dice import Dice
from exercises.learning.history import History, Trial
from exercises.learning.lessons import lesson_of
from exercises.learning.mastery import Mastery
from exercises.learning.occurrence import mistake_shows
from exercises.learning.outcomes import Outcome
from exercises.learning.overview import overview
from exercises.learning.purpose import Purpose
from exercises.learning.skills import SKILLS
from exercises.learning.tree_choice import tree_that_shows
from exercises.learning.what_next import Stage, what_next
from search.rules import Rules

GUESS, SLIP = 0.02, 0.05
"""How often who does not know a skill has a tree right, and who knows it has one wrong."""
LEARNS = (0.15, 0.3, 0.5)
"""How likely a tree is to teach its skill, for slow, usual and quick students."""
STUDENTS, DAYS, A_DAY = 8, 40, 10
CLASSES = 5
"""How many students follow each mistake."""
FIRST = datetime(2026, 9, 1, 9, tzinfo=UTC)


def tables() -> list[Table]:
    """Masters, then students with one misconception."""
    return [_masters(), _misled()]


def _masters() -> Table:
    truly: list[bool] = []
    needed: list[int] = []
    for rate in LEARNS:
        for number in range(STUDENTS):
            for knows, trees in _student(rate, Dice(f"student:{rate}:{number}")):
                truly.append(knows)
                needed.append(trees)
    return Table(
        "Mastery",
        f"{len(LEARNS) * STUDENTS} students on {DAYS} days, {A_DAY} trees a day as the program "
        f"chooses them; guess {GUESS:.0%}, slip {SLIP:.0%}; a tree teaches its skill to "
        + ", ".join(f"{rate:.0%}" for rate in LEARNS)
        + f" of those who don't know it. {len(truly)} times a skill was called mastered.",
        (
            Measure("masters who truly know the skill", 100 * mean(truly), "%", 95),
            Measure(
                "trees until a skill is mastered, with help and without",
                mean(needed),
                "trees",
                12,
                at_most=True,
            ),
        ),
    )


def _student(learns: float, dice: Dice) -> Iterator[tuple[bool, int]]:
    """Whether each skill was known when it was first called mastered, and after how many trees."""
    trials: list[Trial] = []
    known: set[str] = set()
    mastered: set[str] = set()
    for number in range(DAYS * A_DAY):
        now = FIRST + timedelta(days=number // A_DAY, minutes=5 * (number % A_DAY))
        history = History(tuple(trials))
        step = what_next(history, overview(history, now, None, Rules()))
        skill, kind = step.skill, SKILLS[step.skill].kind
        helped = step.stage is not Stage.EMPTY
        if helped and skill not in known and dice.random() < learns:
            known.add(skill)  # by the worked tree
        right = dice.random() < (1 - SLIP if skill in known else GUESS)
        outcome = {skill: Outcome.RIGHT if right else Outcome.SLIP}
        trials.append(Trial(number, now, kind, 1, step.purpose, 60.0, outcome))
        history = History(tuple(trials))
        if step.purpose is not Purpose.GUIDED and skill not in mastered:
            state = overview(history, now, None, Rules()).skills[skill].state
            if state is Mastery.MASTERED:
                mastered.add(skill)
                yield skill in known, sum(skill in each.outcomes for each in trials)
        if skill not in known and dice.random() < learns:
            known.add(skill)  # by what was said of it


def _misled() -> Table:
    met, late = 0, set()
    for name, skill in SKILLS.items():
        trees = lesson_of(name).trees
        for student in range(CLASSES if skill.mistakes else 0):
            shown: set[str] = set()
            for number in range(3):
                seed = Dice(f"misled:{name}:{student}:{number}").between(0, 10**6)
                tree = trees[number % len(trees)]
                made = tree_that_shows(tree, name, Rules(), seed)
                shown |= {each for each in skill.mistakes if mistake_shows(each, made)}
            met += len(shown)
            late |= {each for each in skill.mistakes if each not in shown}
    students = CLASSES * sum(len(skill.mistakes) for skill in SKILLS.values())
    return Table(
        "One misconception",
        f"{CLASSES} students for each of {students // CLASSES} mistakes, on the first three trees "
        "of its skill. Not always seen by then: " + (", ".join(sorted(late)) or "none") + ".",
        (Measure("met a tree that shows it within three", 100 * met / students, "%", 100),),
    )

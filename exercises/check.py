"""A verdict for every blank, judged by the student's own entries before it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from typing import NamedTuple

from exercises import entries
from exercises.exercise import MARKS, Ask, Blank, Entry, Exercise
from exercises.follow import Followed, follow, same
from exercises.solution import Answers, solution
from resources.words import Message

Typed = Mapping[Blank, str | bool]
"""What a student wrote, before it is read."""

WEIGHTS = {
    Ask.VALUE: Fraction(1),
    Ask.ALPHA: Fraction(1, 2),
    Ask.BETA: Fraction(1, 2),
    Ask.CUT: Fraction(1),
    Ask.BEST: Fraction(1),
    Ask.BOUND: Fraction(1),
    Ask.SEEN: Fraction(1, 2),
    Ask.LEAVES: Fraction(1),
    Ask.RANGE: Fraction(2),
    Ask.ORDER: Fraction(1),
}


class Verdict(Enum):
    """What an entry is, given the ones before it."""

    RIGHT = "right"
    WRONG = "wrong"
    FOLLOWS = "follows"  # right, given an earlier slip
    EMPTY = "empty"
    UNREADABLE = "unreadable"


class Judgement(NamedTuple):
    """A blank, what the student put there, what belonged there, and what would have followed."""

    blank: Blank
    verdict: Verdict
    entry: Entry | None
    right: Entry | None
    due: Entry | None  # what the search gives from the student's own entries
    reached: bool  # whether the search comes here, led by the student's own entries
    unreadable: Message | None = None


@dataclass(frozen=True, slots=True)
class Marking:
    """How an instructor marks."""

    follows: Fraction = Fraction(1)  # the share of the points that a FOLLOWS earns
    convention: Fraction = Fraction(1)  # the share for an answer right under another convention
    weights: Mapping[Ask, Fraction] = field(default_factory=lambda: WEIGHTS)

    def points(self, judgements: tuple[Judgement, ...]) -> Fraction:
        """The points earned; a mark where none belongs costs its weight, but never below 0."""
        earned = Fraction(0)
        for judgement in judgements:
            weight = self.weights[judgement.blank.ask]
            if judgement.right is None:
                earned -= weight * (judgement.verdict is Verdict.WRONG)
            elif judgement.verdict is Verdict.RIGHT:
                # A mark below a branch that the student cut says nothing.
                earned += weight * (judgement.reached or judgement.blank.ask not in MARKS)
            elif judgement.verdict is Verdict.FOLLOWS and judgement.entry is not None:
                earned += weight * self.follows
        return max(earned, Fraction(0))

    def maximum(self, right: Answers) -> Fraction:
        """The points for a perfect answer."""
        return sum((self.weights[blank.ask] for blank in right), Fraction(0))


class Judged(NamedTuple):
    """The verdicts in the order of the exercise, and the search as the student's entries led it."""

    judgements: tuple[Judgement, ...]
    followed: Followed


def judge(exercise: Exercise, typed: Typed) -> Judged:
    """A verdict for every blank."""
    given: Answers = {}
    unreadable: dict[Blank, Message] = {}
    denied: set[Blank] = set()
    for blank in exercise.blanks:
        if blank not in typed:
            continue
        try:
            entry = entries.read(exercise, blank, typed[blank])
        except entries.Unreadable as error:
            unreadable[blank] = error.why
            continue
        if entry is not None:
            given[blank] = entry
        elif typed[blank] is False:
            denied.add(blank)
    right = solution(exercise)
    followed = follow(exercise, given, right, denied)
    answered = bool(given or denied)
    judgements = tuple(
        Judgement(
            blank,
            _verdict(followed, blank, blank in unreadable, answered),
            given.get(blank),
            right.get(blank),
            followed.due.get(blank),
            blank in followed.due,
            unreadable.get(blank),
        )
        for blank in exercise.blanks
    )
    return Judged(judgements, followed)


def _verdict(followed: Followed, blank: Blank, unreadable: bool, answered: bool) -> Verdict:
    entry, due = followed.given.get(blank), followed.due.get(blank)
    if unreadable:
        return Verdict.UNREADABLE
    right = followed.right.get(blank)
    if entry == right or blank in followed.fine or same(entry, right):
        return Verdict.RIGHT
    if not answered or (entry is None and due is not None and blank not in followed.wrong):
        return Verdict.EMPTY
    if blank in followed.wrong:
        return Verdict.WRONG
    return Verdict.FOLLOWS

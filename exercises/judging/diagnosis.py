"""Telling a slip from a misconception, and another convention from both."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from exercises.exercise import Exercise, Verdict
from exercises.judging.check import Judged
from exercises.judging.follow_through import same
from exercises.misconceptions import Nature, Variant, applicable
from exercises.solution import Answers
from search.tree import TreeError

SLIP = 0.03
"""How often a student slips at a blank."""
CHOICES = 10
"""How many wrong entries a slip chooses from."""
KNOWS = 0.5
"""How likely it is, before anything is seen, that a student knows the method."""
LEAST_WRONG = 2
LEAST_POSTERIOR = 0.9
LEAST_REPRODUCED = 11 / 12


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """What the entries as a whole say; all empty where they say nothing for sure."""

    named: str | None = None  # the misconception
    candidates: tuple[str, ...] = ()  # those that this tree can't tell apart
    convention: str | None = None  # a course where the whole answer is right
    marking: str | None = None  # another way to set the marks


def diagnose(exercise: Exercise, judged: Judged) -> Diagnosis:
    """Name a convention that explains all, else a misconception that explains nearly all."""
    given, right = judged.followed.given, judged.followed.right
    wrong = sum(judgement.verdict is Verdict.WRONG for judgement in judged.judgements)
    if not wrong or not (given or judged.followed.explicit_no):
        return Diagnosis()
    predicted = predictions(exercise)
    for variant, answers in predicted:
        if variant.nature is Nature.CONVENTION and _agree(answers, given):
            return Diagnosis(convention=variant.id)
        if variant.nature is Nature.MARKING and _agree(answers, given):
            return Diagnosis(marking=variant.id)
    if wrong < LEAST_WRONG:
        return Diagnosis()
    mistakes = [each for each in predicted if each[0].nature in (Nature.MISCONCEPTION, Nature.SLIP)]
    return _misconception(mistakes, given, right, wrong)


Prediction = tuple[Variant, Answers]


def _misconception(
    mistakes: list[Prediction], given: Answers, right: Answers, wrong: int
) -> Diagnosis:
    fits: list[tuple[float, Variant, Answers]] = []
    total = KNOWS * likelihood(len(given), wrong)
    for variant, answers in mistakes:
        if answers == right:
            continue
        missed, entries = _compare(answers, given)
        weight = (1 - KNOWS) / len(mistakes) * likelihood(entries, missed)
        total += weight
        if missed <= entries * (1 - LEAST_REPRODUCED):
            fits.append((weight, variant, answers))
    if not fits:
        return Diagnosis()
    best = max(fits, key=lambda fit: fit[0])
    alike = [fit for fit in fits if _agree(fit[2], best[2])]
    if sum(weight for weight, _, _ in alike) < LEAST_POSTERIOR * total:
        return Diagnosis()
    names = tuple(variant.id for _, variant, _ in alike)
    return Diagnosis(named=names[0] if len(names) == 1 else None, candidates=names)


def likelihood(entries: int, missed: int) -> float:
    """How likely a student is to write this who slips this often."""
    return float((1 - SLIP) ** (entries - missed) * (SLIP / CHOICES) ** missed)


def _compare(answers: Answers, others: Answers) -> tuple[int, int]:
    """At how many blanks two answers differ, and at how many either has an entry."""
    differ = alone = 0
    other_at = others.get
    for blank, entry in answers.items():
        other = other_at(blank)
        if other is None:
            alone += 1
        elif entry != other and not same(entry, other):
            differ += 1
    both = len(answers) - alone
    return differ + alone + len(others) - both, alone + len(others)


def _agree(answers: Answers, others: Answers) -> bool:
    """Whether two answers say the same everywhere."""
    return answers.keys() == others.keys() and not _compare(answers, others)[0]


@lru_cache(maxsize=8)
def predictions(exercise: Exercise) -> list[Prediction]:
    """What each variant would write here; cached, since an exercise is checked again and again.

    A variant that loses its way, as at an unknown leaf, is left out.
    """
    found: list[Prediction] = []
    for variant in applicable(exercise):
        try:
            found.append((variant, variant.answers(exercise)))
        except TreeError:
            continue
    return found

"""Telling a slip from a misconception, and another convention from both."""

from __future__ import annotations

from dataclasses import dataclass

from exercises.check import Judged, Verdict
from exercises.exercise import Exercise
from exercises.follow import same
from exercises.misconceptions import Nature, Variant, applicable
from exercises.solution import Answers

SLIP = 0.03
"""How often a hand slips at a blank."""
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
    if not wrong or not given:
        return Diagnosis()
    for variant in applicable(exercise):
        if variant.nature in (Nature.CONVENTION, Nature.MARKING):
            answers = _answers(variant, exercise)
            if answers is not None and not _differences(answers, given):
                convention = variant.nature is Nature.CONVENTION
                return Diagnosis(
                    convention=variant.id if convention else None,
                    marking=None if convention else variant.id,
                )
    if wrong < LEAST_WRONG:
        return Diagnosis()
    return _misconception(exercise, given, right, wrong)


def _misconception(exercise: Exercise, given: Answers, right: Answers, wrong: int) -> Diagnosis:
    fits: list[tuple[float, Variant, Answers]] = []
    variants = [v for v in applicable(exercise) if v.nature in (Nature.MISCONCEPTION, Nature.SLIP)]
    entries = len(given)
    total = KNOWS * _likelihood(entries, wrong)
    for variant in variants:
        answers = _answers(variant, exercise)
        if answers is None or not _differences(answers, right):
            continue
        missed = _differences(answers, given)
        weight = (1 - KNOWS) / len(variants) * _likelihood(len(given | answers), missed)
        total += weight
        if missed <= len(given | answers) * (1 - LEAST_REPRODUCED):
            fits.append((weight, variant, answers))
    if not fits:
        return Diagnosis()
    best = max(fits, key=lambda fit: fit[0])
    alike = [fit for fit in fits if not _differences(fit[2], best[2])]
    if sum(weight for weight, _, _ in alike) < LEAST_POSTERIOR * total:
        return Diagnosis()
    names = tuple(variant.id for _, variant, _ in alike)
    return Diagnosis(named=names[0] if len(names) == 1 else None, candidates=names)


def _likelihood(entries: int, missed: int) -> float:
    """How likely a student is to write this who slips this often."""
    return float((1 - SLIP) ** (entries - missed) * (SLIP / CHOICES) ** missed)


def _differences(answers: Answers, others: Answers) -> int:
    """At how many blanks two answers differ."""
    return sum(
        not same(answers.get(blank), others.get(blank)) for blank in answers.keys() | others.keys()
    )


def _answers(variant: Variant, exercise: Exercise) -> Answers | None:
    """What the variant would write; None where it loses its way, as at an unknown leaf."""
    try:
        return variant.answers(exercise)
    except ValueError:
        return None

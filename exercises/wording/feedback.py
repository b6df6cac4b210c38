"""What a student is told about a whole answer."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from exercises.exercise import Blank, Exercise, Verdict
from exercises.files.rules_table import written
from exercises.judging.check import Judged, Marking, Typed, judge
from exercises.judging.diagnosis import Diagnosis, diagnose
from exercises.misconceptions import VARIANTS
from exercises.wording.remarks import remark
from resources.words import Message, message
from search.rules import Rules


@dataclass(frozen=True, slots=True)
class Remark:
    """One blank: the verdict, and the sentence that gives the reason."""

    blank: Blank
    verdict: Verdict
    text: Message


@dataclass(frozen=True)
class Feedback:
    """The marks, what the entries say as a whole, and a remark for every blank."""

    exercise: Exercise
    judged: Judged
    score: Fraction
    maximum: Fraction
    diagnosis: Diagnosis

    @cached_property
    def text(self) -> Message | None:
        """The diagnosis as a sentence; None where there is nothing to say."""
        return diagnosis_text(self.diagnosis, self.exercise.rules)

    @cached_property
    def remarks(self) -> tuple[Remark, ...]:
        """A verdict and its reason for every blank, in the order of the exercise."""
        other, unfilled = self.diagnosis.elsewhere, self.diagnosis.unfilled
        return tuple(
            Remark(each.blank, Verdict.FOLLOWS, message("remark-elsewhere"))
            if other
            and each.verdict not in (Verdict.RIGHT, Verdict.UNREADABLE)
            and each.blank not in unfilled
            else Remark(each.blank, each.verdict, remark(self.exercise, self.judged, each))
            for each in self.judged.judgements
        )

    @property
    def first_wrong(self) -> Remark | None:
        """The first slip in the order of the exercise."""
        return next((each for each in self.remarks if each.verdict is Verdict.WRONG), None)


USUAL = Marking()


def check(exercise: Exercise, typed: Typed, marking: Marking = USUAL) -> Feedback:
    """Judge an answer, and say what the whole may come from; another convention is no error."""
    judged = judge(exercise, typed)
    diagnosis = diagnose(exercise, judged)
    most = marking.maximum(judged.followed.right)
    score = marking.points(judged.judgements)
    if diagnosis.elsewhere:
        accepted = marking.convention if diagnosis.conventions else 1
        score = max(score, most * diagnosis.share * accepted)
    return Feedback(exercise, judged, score, most, diagnosis)


def _course(convention: str, rules: Rules) -> Message:
    """What another course does, told by what this one does."""
    rule = VARIANTS[convention].rule
    if rule is None:
        return message(f"course-{convention}")
    return message(f"course-{rule.replace('_', '-')}", here=str(written(getattr(rules, rule))))


def diagnosis_text(diagnosis: Diagnosis, rules: Rules) -> Message | None:
    """The diagnosis as a sentence; None where there is nothing to say."""
    if diagnosis.conventions:
        about, *others = (_course(name, rules) for name in diagnosis.conventions)
        if others:
            return message("conventions", first=about, second=others[0])
        return message("convention", about=about)
    if diagnosis.marking is not None:
        return message("marking", about=message(f"about-{diagnosis.marking}"))
    if diagnosis.named is not None:
        return message("misconception", about=message(f"about-{diagnosis.named}"))
    if diagnosis.candidates:
        first, second, *more = diagnosis.candidates
        return message(
            "misconceptions-more" if more else "misconceptions",
            more=len(more),
            first=message(f"about-{first}"),
            second=message(f"about-{second}"),
        )
    return None

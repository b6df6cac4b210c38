"""What a student is told about a whole answer."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from exercises.check import Judged, Judgement, Marking, Typed, Verdict, judge, maximum
from exercises.diagnosis import Diagnosis, diagnose
from exercises.exercise import Blank, Exercise
from exercises.explain import remark
from resources.words import Message, message


@dataclass(frozen=True, slots=True)
class Remark:
    """One blank: the verdict, and the sentence that gives the reason."""

    blank: Blank
    verdict: Verdict
    text: Message


@dataclass(frozen=True, slots=True)
class Feedback:
    """A remark for every blank, the marks, and what the entries say as a whole."""

    remarks: tuple[Remark, ...]
    score: Fraction
    maximum: Fraction
    diagnosis: Diagnosis
    text: Message | None  # the diagnosis as a sentence
    judged: Judged

    @property
    def first_wrong(self) -> Remark | None:
        """The first slip in the order of the exercise."""
        return next((each for each in self.remarks if each.verdict is Verdict.WRONG), None)


USUAL = Marking()


def check(exercise: Exercise, typed: Typed, marking: Marking = USUAL) -> Feedback:
    """Judge an answer, explain every verdict, and say what the whole may come from."""
    judged = judge(exercise, typed)
    diagnosis = diagnose(exercise, judged)
    most = maximum(exercise)
    score = marking.points(judged.judgements)
    text = diagnosis_text(diagnosis)
    other = diagnosis.convention or diagnosis.marking
    if other is not None and text is not None:
        share = marking.convention if diagnosis.convention else Fraction(1)
        score = max(score, most * share)
        remarks = tuple(_excused(exercise, judged, each, text) for each in judged.judgements)
    else:
        remarks = tuple(_remark(exercise, judged, each) for each in judged.judgements)
    return Feedback(remarks, score, most, diagnosis, text, judged)


def diagnosis_text(diagnosis: Diagnosis) -> Message | None:
    """The diagnosis as a sentence; None where there is nothing to say."""
    if diagnosis.convention is not None:
        return message("convention", about=message(f"about-{diagnosis.convention}"))
    if diagnosis.marking is not None:
        return message("marking", about=message(f"about-{diagnosis.marking}"))
    if diagnosis.named is not None:
        return message("misconception", about=message(f"about-{diagnosis.named}"))
    if diagnosis.candidates:
        first, second = diagnosis.candidates[:2]
        return message(
            "misconceptions",
            count=len(diagnosis.candidates),
            first=message(f"about-{first}"),
            second=message(f"about-{second}"),
        )
    return None


def _remark(exercise: Exercise, judged: Judged, judgement: Judgement) -> Remark:
    return Remark(judgement.blank, judgement.verdict, remark(exercise, judged, judgement))


def _excused(exercise: Exercise, judged: Judged, judgement: Judgement, text: Message) -> Remark:
    """Another convention is no error."""
    if judgement.verdict in (Verdict.WRONG, Verdict.EMPTY):
        return Remark(judgement.blank, Verdict.FOLLOWS, text)
    return _remark(exercise, judged, judgement)

"""What a student is told about a whole answer."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from exercises.asks import Ask
from exercises.entries import TypedEntries
from exercises.exercise import Blank, Exercise, Verdict
from exercises.files.rules_table import written
from exercises.guesses import is_guess
from exercises.judging.account import Marks
from exercises.judging.check import Judged, judge
from exercises.judging.diagnosis import Diagnosis, diagnose
from exercises.judging.marks import marks
from exercises.judging.scheme import USUAL, Marking
from exercises.misconceptions.table import VARIANTS
from exercises.wording.marks_in_words import account
from exercises.wording.remarks import PRAISES, remark
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
    marks: Marks
    diagnosis: Diagnosis

    @property
    def score(self) -> Fraction:
        """The marks that it earns."""
        return self.marks.score

    @property
    def maximum(self) -> Fraction:
        """The marks of a perfect answer."""
        return self.marks.maximum

    @property
    def right_entries(self) -> tuple[int, int]:
        """How many entries are right, of those that there are; a mark that says nothing is not."""
        due = [each for each in self.judged.judgements if each.right is not None]
        right = [each for each in due if each.verdict is Verdict.RIGHT]
        return sum(not self.judged.says_nothing(each) for each in right), len(due)

    @cached_property
    def account(self) -> Message | None:
        """How the marks come about, where that does not go without saying."""
        return account(self.marks)

    @cached_property
    def text(self) -> Message | None:
        """The diagnosis as a sentence; None where there is nothing to say."""
        return diagnosis_text(self.diagnosis, self.exercise.rules)

    @cached_property
    def remarks(self) -> tuple[Remark, ...]:
        """A verdict and its reason for every blank, in the order of the exercise."""
        other, unfilled = self._elsewhere, self.diagnosis.unfilled
        return tuple(
            Remark(each.blank, Verdict.FOLLOWS, other)
            if other
            and each.verdict not in (Verdict.RIGHT, Verdict.UNREADABLE)
            and each.blank not in unfilled
            else Remark(each.blank, each.verdict, remark(self.exercise, self.judged, each))
            for each in self.judged.judgements
        )

    @property
    def _elsewhere(self) -> Message | None:
        """Where an entry is right that is not right here; None where the whole answer is not."""
        if self.diagnosis.marking is not None:
            return message("remark-marked-otherwise")
        courses = [_course(name, self.exercise.rules) for name in self.diagnosis.conventions]
        if not courses:
            return None
        if courses[1:]:
            return message("remark-elsewhere-both", first=courses[0], second=courses[1])
        return message("remark-elsewhere", about=courses[0])

    @property
    def praise(self) -> Message | None:
        """A sentence for the hardest thing that was done right; None where nothing was hard."""
        said = [each.text for each in self.remarks if each.verdict is Verdict.RIGHT]
        hard = (text for key in PRAISES for text in said if text.key == key)
        return next(hard, None)

    @property
    def first_wrong(self) -> Remark | None:
        """The first slip in the order of the exercise."""
        return next((each for each in self.remarks if each.verdict is Verdict.WRONG), None)


def check(exercise: Exercise, typed: TypedEntries, marking: Marking = USUAL) -> Feedback:
    """Judge an answer, and say what the whole may come from; another convention is no error."""
    judged = judge(exercise, typed)
    diagnosis = diagnose(exercise, judged)
    turned = diagnosis.conventions and Ask.ORDER in exercise.asked
    kindest = diagnosis.marking or diagnosis.conventions[1:] or turned
    if kindest and diagnosis.share and is_guess(exercise, judged.followed.given):
        diagnosis = Diagnosis()  # who crosses out a whole subtree need not know where it is cut
    found = marks(judged, marking)
    if diagnosis.elsewhere and Ask.RANGE not in exercise.asked:  # an interval is paid by its ends
        accepted = marking.convention if diagnosis.conventions else 1
        score = found.maximum * diagnosis.share * accepted
        if score > found.score:  # paid as in the other course, where nothing is taken off
            found = Marks(score, found.maximum, score)
    return Feedback(exercise, judged, found, diagnosis)


def _course(convention: str, rules: Rules) -> Message:
    """What another course does, told by what this one does."""
    variant = VARIANTS[convention]
    rule = variant.rule
    if rule is None or variant.choice is not None:
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
    if diagnosis.suspected:
        first, *more = diagnosis.suspected
        return message("suspicion", about=message(f"about-{first}"), more=len(more))
    return None

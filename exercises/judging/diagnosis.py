"""Telling a slip from a misconception, and another convention from both."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import factorial, prod

from exercises.asks import Ask, Children, Topic
from exercises.asks.entry import Entry
from exercises.asks.same_entry import same
from exercises.exercise import Blank, Exercise, Verdict
from exercises.judging.check import Judged
from exercises.judging.follow_through import FollowThrough
from exercises.judging.frame_slips import two_cuts
from exercises.judging.worth import leaves_with
from exercises.kinds import items_of
from exercises.misconceptions.conventions import pairs
from exercises.misconceptions.table import applicable
from exercises.misconceptions.variant import Nature, Variant
from exercises.solution import Answers
from search.methods.ordering import least_leaves
from search.rules import RULES
from search.tree import TreeError

SLIP = 0.03
"""How often a student slips at a blank."""
CHOICES = 10
"""How many wrong numbers a slip chooses from."""
FOLLOWED = 0.002
"""How likely it is, before anything is seen, that a student follows a certain mistake."""
LEAST_WRONG = 2
LEAST_POSTERIOR = 0.9
LEAST_REPRODUCED = 11 / 12


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """What the entries as a whole say; all empty where they say nothing for sure."""

    named: str | None = None  # the misconception
    candidates: tuple[str, ...] = ()  # those that this tree can't tell apart
    suspected: tuple[str, ...] = ()  # those that explain all as well as slips do: nobody is accused
    conventions: tuple[str, ...] = ()  # a course that has these otherwise, where all is right
    marking: str | None = None  # another way to set the marks
    unfilled: frozenset[Blank] = frozenset()  # what that course or way has, and is still empty
    share: Fraction = Fraction(1)  # how much of its entries is there

    @property
    def elsewhere(self) -> bool:
        """Whether all that is written is right in another course, or by another way to mark."""
        return bool(self.conventions or self.marking)

    @property
    def mistakes(self) -> tuple[str, ...]:
        """The mistakes that are told of, for sure or as a suspicion."""
        return self.candidates or self.suspected


def diagnose(exercise: Exercise, judged: Judged) -> Diagnosis:
    """Name a convention that explains all, else a misconception that explains nearly all."""
    followed = judged.followed
    wrong = [each.blank for each in judged.judgements if each.verdict is Verdict.WRONG]
    if not wrong or not (followed.given or followed.explicit_no):
        return Diagnosis()
    if Ask.ORDER in exercise.asked:
        return _orders_elsewhere(exercise, followed.given)
    predicted = predictions(exercise)
    fitting = [
        (variant, answers) for variant, answers in predicted if not differing(followed, answers)
    ]
    cuts_nothing = any(variant.cuts_nothing for variant, _ in fitting)
    for variant, answers in fitting:
        found = _elsewhere(followed, answers, (variant,), cuts_nothing)
        whole = found is not None and not found.unfilled
        if found is not None and (whole or (len(wrong) >= LEAST_WRONG and not found.marking)):
            return found
    if len(wrong) + len(followed.hidden_slips) + _moves_led(judged) < LEAST_WRONG:
        return Diagnosis()
    for both, answers in _pairs(exercise):
        if not differing(followed, answers):
            found = _elsewhere(followed, answers, both, cuts_nothing)
            if found is not None:
                return found
    return _misconception(exercise, followed, predicted, _chance_of_slips(followed, wrong))


def _orders_elsewhere(exercise: Exercise, given: Answers) -> Diagnosis:
    """Orders of which no other is better where children are visited the other way round."""
    elsewhere = exercise.under(RULES["order"].otherwise(exercise.rules))
    least = least_leaves(elsewhere.tree, elsewhere.rules)
    if leaves_with(elsewhere, given) == least < leaves_with(elsewhere, {}):
        return Diagnosis(conventions=("AB-RTL",))
    return Diagnosis()


def _moves_led(judged: Judged) -> int:
    """How many moves only a wrong one further down makes the best, where no value is asked."""
    tree, values = judged.exercise.tree, judged.followed.values
    moves = [each for each in judged.judgements if each.blank.topic is Topic.MOVE]
    wrong = (each.blank.node for each in moves if each.verdict is Verdict.WRONG)
    above = {node for below in wrong for node in tree.ancestors(below) if node not in values}
    return sum(each.verdict is Verdict.FOLLOWS and each.blank.node in above for each in moves)


def _elsewhere(
    followed: FollowThrough, answers: Answers, variants: tuple[Variant, ...], cuts_nothing: bool
) -> Diagnosis | None:
    """What is right in another course, or by another way to mark, as far as it is there.

    Who may just as well have cut nothing, which takes no knowledge, earns nothing more by it, and
    is not taken for somebody who searches the other way round.
    """
    first = variants[0]
    if first.nature in (Nature.MISCONCEPTION, Nature.SLIP):
        return None
    if cuts_nothing and any(variant.rule == "order" for variant in variants):
        return None
    unfilled = frozenset(blank for blank in answers if blank not in followed.given)
    share = Fraction(len(answers) - len(unfilled), len(answers)) if answers else Fraction(1)
    if first.nature is Nature.MARKING:
        return Diagnosis(marking=first.id, unfilled=unfilled, share=share)
    names = tuple(variant.id for variant in variants)
    return Diagnosis(conventions=names, unfilled=unfilled, share=share * (not cuts_nothing))


Prediction = tuple[Variant, Answers]


def _misconception(
    exercise: Exercise, followed: FollowThrough, predicted: list[Prediction], slipped: float
) -> Diagnosis:
    """The mistake that is by far likelier than slips, and than any other mistake or course.

    One that explains every entry, but not by far more likely, is no more than suspected; of a
    frame, so is one where two cuts in the head explain as much.
    """
    fits: list[tuple[float, Variant, Answers]] = []
    total = slipped
    for variant, answers in predicted:
        missed = differing(followed, answers)
        weight = FOLLOWED * _chance(exercise, missed)
        total += weight
        entries = len(followed.given.keys() | missed)
        mistake = variant.nature in (Nature.MISCONCEPTION, Nature.SLIP)
        if mistake and len(missed) <= entries * (1 - LEAST_REPRODUCED):
            fits.append((weight, variant, answers))
    if not fits:
        return Diagnosis()
    best = max(fits, key=lambda fit: fit[0])
    alike = [fit for fit in fits if fit[0] == best[0] and _agree(followed, fit[2], best[2])]
    names = tuple(variant.id for _, variant, _ in alike)
    in_doubt = sum(weight for weight, _, _ in alike) < LEAST_POSTERIOR * total
    if in_doubt or (followed.framed and two_cuts(exercise, followed.given)):
        return Diagnosis(suspected=() if differing(followed, best[2]) else names)
    return Diagnosis(named=names[0] if len(names) == 1 else None, candidates=names)


def _chance_of_slips(followed: FollowThrough, wrong: list[Blank]) -> float:
    """How likely it is that somebody who knows slips just here.

    A wrong mark may come from any misread number. What stands where the search never comes is a
    missed cut, whatever was written there.
    """
    misread = {slip.shows_at for slip in followed.hidden_slips.values()}
    choices = {blank: _choices(followed.exercise, blank) for blank in wrong}
    choices |= {blank: 1 for blank in wrong if followed.due.get(blank) is None}
    choices |= {blank: CHOICES for blank in wrong if blank.ask.row.mark and blank in misread}
    return prod(SLIP / choices[blank] for blank in wrong)


def _chance(exercise: Exercise, slips: Iterable[Blank]) -> float:
    """How likely these slips are, measured by a sheet without any."""
    return prod(SLIP / _choices(exercise, blank) for blank in slips)


def _choices(exercise: Exercise, blank: Blank) -> int:
    """How many wrong entries there are to slip into."""
    row = blank.ask.row
    if row.mark or row.claim or row.children is Children.ONE or blank.ask is Ask.TRUE:
        return 1  # of several wrong moves, a slip takes the tempting one; a claim goes by one cut
    if blank.ask is Ask.PICK:
        return len(items_of(exercise)[blank.item].options) - 1
    if blank.ask is Ask.SEQUENCE:
        return factorial(len(items_of(exercise)[blank.item].options)) - 1
    return CHOICES if row.topic is not Topic.COUNT else CHOICES // 2


def differing(followed: FollowThrough, answers: Answers) -> set[Blank]:
    """Where a student differs from an answer.

    An empty blank says nothing, and a box that is not marked only where that is settled.
    """
    given = followed.given
    differing = {
        blank
        for blank, entry in given.items()
        if entry != (other := answers.get(blank)) and not _same(followed, blank, entry, other)
    }
    return differing | {
        blank
        for blank in answers
        if blank.ask.row.mark and blank not in given and followed.settled(blank)
    }


def _same(followed: FollowThrough, blank: Blank, entry: Entry, other: Entry | None) -> bool:
    """Whether two entries of a blank say the same."""
    if blank.item:
        return items_of(followed.exercise)[blank.item].same(entry, other)
    return same(entry, other)


def _agree(followed: FollowThrough, answers: Answers, others: Answers) -> bool:
    """Whether two answers say the same wherever the student said something."""
    return differing(followed, answers) == differing(followed, others)


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


@lru_cache(maxsize=8)
def _pairs(exercise: Exercise) -> list[tuple[tuple[Variant, Variant], Answers]]:
    """The answers of courses that differ in two conventions; cached for the same reason."""
    return pairs(exercise)

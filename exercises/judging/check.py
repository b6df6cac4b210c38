"""A verdict for every blank, judged by the student's own entries before it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from exercises import entries
from exercises.asks import Ask
from exercises.asks.entry import Entry, Interval
from exercises.asks.reading import Unreadable
from exercises.asks.same_entry import same
from exercises.entries import TypedEntries
from exercises.exercise import Blank, Exercise, Verdict
from exercises.judging.follow import accept_true_claims, follow_through, reference_run
from exercises.judging.follow_through import FollowThrough
from exercises.judging.hidden_slips import share_slips
from exercises.solution import Answers, solution_chosen
from resources.words import Message

"""What a student wrote, before it is read."""


class Judgement(NamedTuple):
    """A blank, what the student put there, what belonged there, and what would have followed."""

    blank: Blank
    verdict: Verdict
    entry: Entry | None
    right: Entry | None
    due: Entry | None  # what the search gives from the student's own entries
    reached: bool  # whether the search comes here, led by the student's own entries
    unreadable: Message | None = None


@dataclass(frozen=True)
class Judged:
    """The verdicts in the order of the exercise, and the search as the student's entries led it."""

    exercise: Exercise
    judgements: tuple[Judgement, ...]
    followed: FollowThrough

    @cached_property
    def reference_run(self) -> FollowThrough:
        """The search as it goes without the student's entries, told as the student writes."""
        plain = reference_run(self.exercise, self.followed.right)
        plain.typed, plain.sheet = self.followed.typed, self.followed.given
        return plain

    def says_nothing(self, each: Judgement) -> bool:
        """Whether a mark belongs where it stands, but lies below a branch that the student cut."""
        marked = each.blank.ask is Ask.CUT and each.entry is not None and each.right is not None
        return marked and not each.reached and self.followed.below_a_cut(each.blank.node)


def judge(exercise: Exercise, typed: TypedEntries, *, in_head: bool = True) -> Judged:
    """A verdict for every blank; slips that somebody makes in the head are looked for, or not."""
    given: Answers = {}
    unreadable: dict[Blank, Message] = {}
    explicit_no: set[Blank] = set()
    for blank in exercise.blanks:
        if blank not in typed:
            continue
        try:
            entry = entries.read(exercise, blank, typed[blank])
        except Unreadable as error:
            unreadable[blank] = error.sentence
            continue
        if entry is not None:
            given[blank] = entry
        elif typed[blank] is False:
            explicit_no.add(blank)
    right = solution_chosen(exercise, given)
    _imply_marks(exercise, given, right)
    _within_range(exercise, given, right)
    followed = follow_through(exercise, given, right, explicit_no)
    if in_head:
        share_slips(followed)
    accept_true_claims(followed)
    followed.typed = {blank: text for blank, text in typed.items() if isinstance(text, str)}
    answered = bool(given or explicit_no)
    due, judgements = followed.due, []
    for blank in exercise.blanks:
        entry, belongs, why = given.get(blank), right.get(blank), unreadable.get(blank)
        if why is not None:
            verdict = Verdict.UNREADABLE
        elif entry == belongs:
            verdict = Verdict.RIGHT
        else:
            verdict = _other(followed, blank, answered)
        judgements.append(
            Judgement(blank, verdict, entry, belongs, due.get(blank), followed.reaches(blank), why)
        )
    return Judged(exercise, tuple(judgements), followed)


def _imply_marks(exercise: Exercise, given: Answers, right: Answers) -> None:
    """Who crosses out every child of a node that is never visited has cut the branch to it."""
    cuts, children = exercise.asked.get(Ask.CUT, {}), exercise.tree.shape.children
    for node, blank in [*cuts.items()][::-1]:
        below = children[node]
        if blank in right and below and all(cuts.get(child) in given for child in below):
            given.setdefault(blank, True)


def _within_range(exercise: Exercise, given: Answers, right: Answers) -> None:
    """No x lies outside a known range: intervals that are the same within it say the same."""
    known = exercise.rules.range
    for blank, entry in given.items():
        due = right.get(blank)
        if not isinstance(entry, Interval) or not isinstance(due, Interval):
            continue
        if entry.within(known) == due.within(known):
            given[blank] = due


def _other(followed: FollowThrough, blank: Blank, answered: bool) -> Verdict:
    """The verdict on an entry that is not the right one to the letter."""
    entry = followed.given.get(blank)
    if blank in followed.accepted or same(entry, followed.right.get(blank)):
        return Verdict.RIGHT
    if blank in followed.hidden_slips:
        return Verdict.FOLLOWS
    wrong = blank in followed.wrong
    if not answered or (entry is None and followed.due.get(blank) is not None and not wrong):
        return Verdict.EMPTY
    return Verdict.WRONG if wrong else Verdict.FOLLOWS

"""A judged sheet as the rules of marking read it, and what each rule makes of its part."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from exercises.asks import Ask, Topic
from exercises.exercise import Blank, Verdict
from exercises.judging.check import Judged, Judgement
from exercises.judging.inputs import inputs
from exercises.judging.worth import NOTHING, Decision, own_frame_weight, worth


class PartMarks(NamedTuple):
    """What one part of a sheet comes to."""

    right: Fraction = NOTHING  # for what is right
    follows: Fraction = NOTHING  # for what follows from a slip
    wrong: tuple[Fraction, ...] = ()  # what wrong entries are worth
    guessed: Fraction = NOTHING  # what wrong guesses take off
    unpaid: int = 0  # entries that follow from nothing but slips

    def with_part(self, other: PartMarks) -> PartMarks:
        """Both parts together."""
        return PartMarks(
            self.right + other.right,
            self.follows + other.follows,
            self.wrong + other.wrong,
            self.guessed + other.guessed,
            self.unpaid + other.unpaid,
        )


class MarkedSheet:
    """The verdicts of a sheet beside what a perfect one is paid for."""

    def __init__(self, judged: Judged) -> None:
        self.exercise, self.judgements = judged.exercise, judged.judgements
        self.tree, self.followed = judged.exercise.tree, judged.followed
        self.worth = worth(judged.exercise, judged.followed.right)
        # Some number explains many a guessed mark: it is no new slip, but costs what it cost.
        self.slips = self.followed.wrong | self.followed.hidden_slips.keys()
        self.at = {each.blank: each for each in judged.judgements}
        self.found = {each.node for each in self.worth.decisions if self._decided(each)}
        self.always_same = _always_same(judged)
        self._known: dict[Blank, bool] = {}

    def weight(self, blank: Blank) -> Fraction:
        """What a right entry earns."""
        return self.worth.entries.get(blank, NOTHING)

    def own_weight(self, blank: Blank) -> Fraction:
        """What an end of a window is worth in the frame to which the student's slip has led."""
        return own_frame_weight(self.exercise, self.followed.own_frame, blank)

    def crosses(self, decision: Decision) -> list[Judgement]:
        """What is said of the marks on the branches that are skipped there, as far as asked."""
        blanks = (Blank(child, Ask.CUT) for child in decision.skipped)
        return [self.at[blank] for blank in blanks if blank in self.at]

    def _decided(self, decision: Decision) -> bool:
        """Whether the sheet stops the search at this node, after just this child."""
        early = (Blank(child, Ask.CUT) for child in self.tree.children(decision.node))
        return not any(blank in self.slips for blank in early) and all(
            cross.verdict is Verdict.RIGHT and cross.reached for cross in self.crosses(decision)
        )

    def pays(self, blank: Blank) -> bool:
        """Whether an entry shows knowledge: it is right, or follows from something that is."""
        if blank not in self._known:
            self._known[blank] = self._shows(self.at[blank])
        return self._known[blank]

    def _shows(self, each: Judgement) -> bool:
        blank, topic = each.blank, each.blank.topic
        if topic is Topic.VISIT:
            return self.tree.parent(blank.node) in self.found
        if each.verdict is Verdict.RIGHT:
            return blank not in self.always_same and self.weight(blank) > 0
        if each.verdict is not Verdict.FOLLOWS or each.entry is None:
            return False
        if topic is Topic.COUNT:
            return True
        before = inputs(self.followed, blank)
        from_printed = not before and blank not in self.slips
        return from_printed or any(map(self.pays, before))


def instead_of(lost: Sequence[Fraction], made: int) -> Fraction:
    """What so many entries earn that are made in the place of those that a slip has taken away."""
    return min(made, len(lost)) * sum(lost, NOTHING) / len(lost) if lost else NOTHING


def _always_same(judged: Judged) -> set[Blank]:
    """The values of a game that is lost or won, where the same one is written everywhere.

    Of two numbers one is right half the time, and then the nodes above follow.
    """
    if all(ask.row.play is None for ask in judged.exercise.asked):
        return set()
    values = [each for each in judged.judgements if each.blank.ask.row.topic is Topic.VALUE]
    written = {each.entry for each in values if each.entry is not None}
    belongs = {each.right for each in values}
    return {each.blank for each in values} if len(written) == 1 < len(belongs) else set()

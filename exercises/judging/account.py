"""The marks of one sheet: what is right, what follows from a slip, what is taken off."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import NamedTuple

from exercises.asks import Ask, Topic
from exercises.asks.entry import Interval
from exercises.exercise import Blank, Verdict
from exercises.judging.check import Judged, Judgement
from exercises.judging.inputs import inputs
from exercises.judging.worth import (
    DECISION,
    FALSE_CUT,
    FURTHER,
    HANDED_ON,
    NOTHING,
    SLIP,
    WRONG_TICK,
    Decision,
    interval_share,
    worth,
)


class Marks(NamedTuple):
    """What a sheet earns, of what a perfect one does, and how that comes about."""

    score: Fraction
    maximum: Fraction
    right: Fraction  # for what is right
    follows: Fraction = NOTHING  # for what follows from a slip
    off: Fraction = NOTHING  # taken off for what is wrong
    unpaid: int = 0  # entries that follow from nothing but slips
    guess: Fraction = NOTHING  # the share that the best guess earns, where that is taken off

    def out_of(self, points: Fraction) -> Marks:
        """The same where a perfect sheet earns so many points."""
        each = points / self.maximum if self.maximum else NOTHING
        return self._replace(
            score=self.score * each,
            maximum=points,
            right=self.right * each,
            follows=self.follows * each,
            off=self.off * each,
        )


class Account:
    """Adds up one sheet, mark by mark and entry by entry."""

    def __init__(self, judged: Judged, share: Fraction) -> None:
        self.judged, self.share = judged, share
        self.tree, self.followed = judged.exercise.tree, judged.followed
        self.worth = worth(judged.exercise, judged.followed.right)
        # Some number explains many a guessed mark: it is no new slip, but costs what it cost.
        self.slips = self.followed.wrong | self.followed.hidden_slips.keys()
        self.at = {each.blank: each for each in judged.judgements}
        self.found = {each.node for each in self.worth.decisions if self._decided(each)}
        self.known: dict[Blank, bool] = {}
        self.always_same = _always_same(judged)
        self.right = DECISION * len(self.found)
        self.follows = DECISION * self._decided_after_a_slip()
        self.wrong: list[Fraction] = []  # what wrong entries are worth
        self.guessed = NOTHING  # what wrong guesses take off
        self.unpaid = 0
        self.repeated: list[Fraction] = []  # the worth of window ends that only repeat a slip
        self.lost: dict[Ask, list[Fraction]] = {}
        self.instead: Counter[Ask] = Counter()

    def marks(self) -> Marks:
        """What all of it comes to, never below zero."""
        for each in self.judged.judgements:
            if each.blank.ask is Ask.SEEN:
                self._mark_tick(each)
            elif each.blank.topic is Topic.VISIT and self._false_cut(each):
                self.wrong.append(FALSE_CUT)
        counts = self._ticks_earn_half()
        for each in self.judged.judgements:
            topic = each.blank.topic
            if topic is not Topic.VISIT and (counts or topic is not Topic.COUNT):
                self._mark_entry(each)
        for ask, weights in self.lost.items():
            stand_in = min(self.instead[ask], len(weights))
            self.follows += stand_in * sum(weights, NOTHING) / len(weights)
        off = self.guessed
        if not self._one_end_wrong():
            slip = max(self.wrong, default=NOTHING)
            off += SLIP * slip + FURTHER * (sum(self.wrong, NOTHING) - slip)
        elif self.right:
            self.follows += min(sum(self.repeated, NOTHING), self.right)
            self.unpaid -= len(self.repeated)
        follows = self.share * self.follows
        score = max(self.right + follows - off, NOTHING)
        return Marks(score, self.worth.maximum, self.right, follows, off, self.unpaid)

    def _one_end_wrong(self) -> bool:
        """Whether all that is wrong is one end of a window, whose marks are lost with it."""
        wrong = [each.blank for each in self.judged.judgements if each.verdict is Verdict.WRONG]
        ends = [blank for blank in wrong if blank.topic is Topic.WINDOW]
        lost = any(self.worth.entries.get(blank, NOTHING) for blank in ends)
        return len(self.wrong) == len(wrong) == 1 and lost

    def _mark_tick(self, each: Judgement) -> None:
        """A leaf that is ticked or left out."""
        ask, weight = each.blank.ask, self.worth.entries.get(each.blank, NOTHING)
        if each.blank in self.slips or each.blank in self.followed.repeats:
            self.wrong.append(WRONG_TICK)
        elif each.verdict is Verdict.RIGHT:
            self.right += weight if self._came_to(each) else NOTHING
        elif each.verdict is Verdict.FOLLOWS and not each.reached:
            self.lost.setdefault(ask, []).append(weight)
        elif each.verdict is Verdict.FOLLOWS:
            self.follows += weight
            self.instead[ask] += not weight

    def _came_to(self, each: Judgement) -> bool:
        """Whether a leaf is ticked, or left out by who has come to the node that skips it."""
        node = self.worth.doubted.get(each.blank)
        if each.entry is not None or node is None:
            return each.entry is not None
        due = [blank for blank in self.followed.right if blank.ask is Ask.SEEN]
        below = [blank for blank in due if blank.node in self.tree.within(node)]
        return not due or any(blank in self.followed.given for blank in below or due)

    def _ticks_earn_half(self) -> bool:
        """Whether the ticks show enough for their number to count; so it does without any."""
        most = sum((self.worth.entries[blank] for blank in self.worth.doubted), NOTHING)
        return 2 * (self.right + self.follows - sum(self.wrong, NOTHING)) >= most

    def _mark_entry(self, each: Judgement) -> None:
        """What is written."""
        ask, weight = each.blank.ask, self.worth.entries.get(each.blank, NOTHING)
        if each.verdict is Verdict.WRONG:
            self._mark_wrong(each, weight)
        elif each.verdict is Verdict.RIGHT:
            self.right += NOTHING if each.blank in self.always_same else weight
        elif each.verdict is Verdict.FOLLOWS and each.entry is None:
            if each.right is not None and not each.reached:
                self.lost.setdefault(ask, []).append(weight)
        elif each.verdict is Verdict.FOLLOWS:
            if not self.pays(each.blank):
                self.unpaid += 1
                self.repeated += [weight] if ask.row.topic is Topic.WINDOW else []
            elif each.right is not None:
                self.follows += weight
            elif each.reached:
                self.instead[ask] += 1

    def _mark_wrong(self, each: Judgement, weight: Fraction) -> None:
        row = each.blank.ask.row
        if each.blank in self.worth.costs:
            self.guessed += self.worth.costs[each.blank]
        elif isinstance(each.right, Interval):
            self.right += weight * interval_share(each.entry, each.right)
        elif each.right is not None:
            self.wrong.append(weight or HANDED_ON * row.weight)
        elif each.due is None or each.entry == each.due:
            self.wrong.append(row.weight)

    def _decided(self, decision: Decision) -> bool:
        """Whether the sheet stops the search at this node, after just this child."""
        early = (Blank(child, Ask.CUT) for child in self.tree.children(decision.node))
        return not any(blank in self.slips for blank in early) and all(
            cross.verdict is Verdict.RIGHT and cross.reached for cross in self._crosses(decision)
        )

    def _false_cut(self, each: Judgement) -> bool:
        """Whether this mark stops the search where it goes on."""
        return each.blank in self.slips and each.right is None

    def _decided_after_a_slip(self) -> Fraction:
        """What the decisions are worth that one slip has moved or taken away.

        One that has moved to another child shows as much, and so does one made elsewhere instead;
        what is gone counts as the others do, the slip among them. After further slips only what is
        made instead counts; and where none is found, nothing tells that they would have been.
        """
        if not self.found:
            return NOTHING
        decisions = {each.node for each in self.worth.decisions}
        astray = {self.tree.parent(blank.node) for blank in (*self.slips, *self.followed.repeats)}
        stopped = {self.tree.parent(node) for node in self.followed.cut} - astray
        led = {
            each.node
            for each in self.worth.decisions
            if each.node not in self.found | astray and self._is_led(each)
        }
        elsewhere = min(len(stopped - decisions), len(led - stopped))
        if len(self.slips) > 1:
            return Fraction(elsewhere)
        moved = len(led & stopped)
        shown = len(self.found) + moved + elsewhere
        gone = len(led) - moved - elsewhere
        return moved + elsewhere + Fraction(shown, shown + len(self.slips)) * gone

    def _is_led(self, decision: Decision) -> bool:
        """Whether the sheet does here what follows from a slip before it."""
        led = (Verdict.RIGHT, Verdict.FOLLOWS)
        return all(cross.verdict in led for cross in self._crosses(decision))

    def _crosses(self, decision: Decision) -> list[Judgement]:
        """What is said of the marks on the branches that are skipped there, as far as asked."""
        blanks = (Blank(child, Ask.CUT) for child in decision.skipped)
        return [self.at[blank] for blank in blanks if blank in self.at]

    def pays(self, blank: Blank) -> bool:
        """Whether an entry shows knowledge: it is right, or follows from something that is."""
        if blank not in self.known:
            self.known[blank] = self._shows(self.at[blank])
        return self.known[blank]

    def _shows(self, each: Judgement) -> bool:
        blank, topic = each.blank, each.blank.topic
        if topic is Topic.VISIT:
            return self.tree.parent(blank.node) in self.found
        if each.verdict is Verdict.RIGHT:
            paid = blank not in self.always_same
            return paid and self.worth.entries.get(blank, NOTHING) > 0
        if each.verdict is not Verdict.FOLLOWS or each.entry is None:
            return False
        if topic is Topic.COUNT:
            return True
        before = inputs(self.followed, blank)
        from_printed = not before and blank not in self.slips
        return from_printed or any(map(self.pays, before))


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

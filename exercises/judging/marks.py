"""How many marks a sheet earns: they pay for what shows knowledge, so that no guess pays."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from exercises import entries
from exercises.asks import Ask, Topic
from exercises.asks.entry import Interval
from exercises.exercise import Blank, Exercise, Verdict
from exercises.guesses import different, guesses
from exercises.judging.check import Judged, Judgement, judge
from exercises.judging.inputs import inputs
from exercises.judging.scheme import USUAL, Marking, Scheme
from exercises.judging.worth import (
    ALL,
    DECISION,
    FALSE_CUT,
    FURTHER,
    HANDED_ON,
    NOTHING,
    SLIP,
    Decision,
    interval_share,
    leaves_with,
    worth,
)
from exercises.solution import solution
from search.tree import NodeId

MOST_GUESSED = Fraction(1, 2)


class Marks(NamedTuple):
    """What a sheet earns, of what a perfect one does, and how that comes about."""

    score: Fraction
    maximum: Fraction
    right: Fraction  # for what is right
    follows: Fraction = NOTHING  # for what follows from a slip
    off: Fraction = NOTHING  # taken off for what is wrong
    unpaid: int = 0  # entries that follow from nothing but slips
    guess: Fraction = NOTHING  # the share that the best guess earns, where that is taken off


def marks(judged: Judged, marking: Marking = USUAL) -> Marks:
    """The marks of a sheet, never below zero."""
    match marking.scheme:
        case Scheme.PLAIN:
            return _plain(judged, marking.follows)
        case Scheme.KNOWLEDGE:
            return _for_knowledge(judged, marking.follows)
        case Scheme.CORRECTED:
            return _corrected(judged, marking.follows)


def maximum(exercise: Exercise, scheme: Scheme = Scheme.KNOWLEDGE) -> Fraction:
    """The marks of a perfect sheet."""
    if scheme is Scheme.PLAIN:
        return sum((blank.ask.row.weight for blank in solution(exercise)), NOTHING)
    return worth(exercise).maximum


def _corrected(judged: Judged, follows: Fraction) -> Marks:
    """(s − g) / (1 − g): the best guess earns nothing, and a perfect sheet everything."""
    found = _for_knowledge(judged, follows)
    guess = best_guess(judged.exercise)
    score = max(found.score - guess * found.maximum, NOTHING) / (1 - guess)
    return found._replace(score=score, guess=guess)


@lru_cache(maxsize=64)
def best_guess(exercise: Exercise) -> Fraction:
    """The share of the marks that the best of the fixed guesses earns on this tree.

    It is a half at most: on a small tree one of so many guesses may well be right, and then only
    a perfect sheet would earn anything.
    """
    sheet: dict[Blank, str | bool] = {}
    best = NOTHING
    for sheets in guesses(exercise).values():  # topic by topic, each added to the best so far
        tried = [
            sheet | {blank: entries.write(entry) for blank, entry in guess.items()}
            for guess in different(sheets).values()
        ]
        earned = [_for_knowledge(judge(exercise, each), ALL) for each in tried]
        shares = [each.score / each.maximum if each.maximum else NOTHING for each in earned]
        if shares and max(shares) >= best:
            best = max(shares)
            sheet = tried[shares.index(best)]
    return min(best, MOST_GUESSED)


def _for_knowledge(judged: Judged, follows: Fraction) -> Marks:
    due = worth(judged.exercise)
    if due.leaves is not None:
        given = judged.followed.given
        now = leaves_with(judged.exercise, given) if given else due.leaves.start
        saved = Fraction(max(due.leaves.start - now, 0))
        return Marks(saved, due.maximum, saved)
    return _Account(judged, follows).marks()


class _Account:
    """Adds up one sheet: what is right, what follows from a slip, what is taken off."""

    def __init__(self, judged: Judged, share: Fraction) -> None:
        self.judged, self.share = judged, share
        self.tree, self.followed = judged.exercise.tree, judged.followed
        self.worth = worth(judged.exercise)
        # Some number explains many a guessed mark: it is no new slip, but costs what it cost.
        self.wrong = self.followed.wrong | self.followed.hidden_slips.keys()
        self.at = {each.blank: each for each in judged.judgements}
        self.found = {each.node for each in self.worth.decisions if self._decided(each)}
        self.known: dict[Blank, bool] = {}

    def marks(self) -> Marks:
        right = DECISION * len(self.found)
        follows = self.share * DECISION * self._decided_instead()
        wrong: list[Fraction] = []  # what wrong entries take off
        guessed, unpaid = NOTHING, 0
        lost: dict[Ask, list[Fraction]] = {}
        instead: Counter[Ask] = Counter()
        for each in self.judged.judgements:
            ask, weight = each.blank.ask, self.worth.entries.get(each.blank, NOTHING)
            if ask.row.topic is Topic.VISIT:
                wrong += [FALSE_CUT] * self._false_cut(each)
            elif each.verdict is Verdict.WRONG and each.blank in self.worth.costs:
                guessed += self.worth.costs[each.blank]
            elif each.verdict is Verdict.WRONG:
                if isinstance(each.right, Interval):
                    right += weight * interval_share(each.entry, each.right)
                elif each.right is not None:
                    wrong.append(weight or HANDED_ON * ask.row.weight)
                elif each.due is None or each.entry == each.due:
                    wrong.append(ask.row.weight)
            elif each.verdict is Verdict.RIGHT:
                right += weight
            elif each.verdict is Verdict.FOLLOWS and each.entry is None:
                if each.right is not None and not each.reached:
                    lost.setdefault(ask, []).append(weight)
            elif each.verdict is Verdict.FOLLOWS:
                if not self.pays(each.blank):
                    unpaid += 1
                elif each.right is not None:
                    follows += self.share * weight
                elif each.reached:
                    instead[ask] += 1
        for ask, weights in lost.items():
            stand_in = min(instead[ask], len(weights))
            follows += self.share * stand_in * sum(weights, NOTHING) / len(weights)
        slip = max(wrong, default=NOTHING)
        off = guessed + SLIP * slip + FURTHER * (sum(wrong, NOTHING) - slip)
        score = max(right + follows - off, NOTHING)
        return Marks(score, self.worth.maximum, right, follows, off, unpaid)

    def _decided(self, decision: Decision) -> bool:
        """Whether the sheet stops the search at this node, after just this child."""
        if Ask.SEEN in self.judged.exercise.asked:
            skipped = [blank for child in decision.skipped for blank in self._leaves(child)]
            due = [blank for blank in self.followed.right if blank.ask is Ask.SEEN]
            last = [blank for blank in self._leaves(decision.after) if blank in due]
            came_here = any(blank in self.followed.given for blank in last or due)
            return came_here and not any(blank in self.followed.given for blank in skipped)
        crosses = [self.at.get(Blank(child, Ask.CUT)) for child in decision.skipped]
        early = (Blank(child, Ask.CUT) for child in self.tree.children(decision.node))
        return not any(blank in self.wrong for blank in early) and all(
            cross is None or (cross.verdict is Verdict.RIGHT and cross.reached) for cross in crosses
        )

    def _leaves(self, top: NodeId) -> list[Blank]:
        """The leaves below that can be ticked."""
        below = (Blank(NodeId(node), Ask.SEEN) for node in self.tree.within(top))
        return [blank for blank in below if blank in self.at]

    def _false_cut(self, each: Judgement) -> bool:
        """Whether this mark stops the search where it goes on."""
        cuts = each.blank.ask is Ask.CUT
        return each.blank in self.wrong and cuts == (each.right is None)

    def _decided_instead(self) -> int:
        """How many decisions follow from a slip that has put as many others out of reach."""
        if not self.found:
            return 0
        cut, wrong = self.followed.cut, self.wrong
        nodes = {each.node for each in self.worth.decisions}
        out_of_reach = (
            node in cut or self.followed.below_a_cut(node) for node in nodes - self.found
        )
        lost = sum(out_of_reach)
        stopped = {self.tree.parent(node) for node in cut}
        return min(lost, len(stopped - nodes - {self.tree.parent(blank.node) for blank in wrong}))

    def pays(self, blank: Blank) -> bool:
        """Whether an entry shows knowledge: it is right, or follows from something that is."""
        if blank not in self.known:
            self.known[blank] = self._shows(self.at[blank])
        return self.known[blank]

    def _shows(self, each: Judgement) -> bool:
        blank, topic = each.blank, each.blank.ask.row.topic
        if topic is Topic.VISIT:
            return self.tree.parent(blank.node) in self.found
        if each.verdict is Verdict.RIGHT:
            return self.worth.entries.get(blank, NOTHING) > 0
        if each.verdict is not Verdict.FOLLOWS or each.entry is None:
            return False
        if topic is Topic.COUNT:
            return bool(self.found)
        before = inputs(self.followed, blank)
        return not before or any(map(self.pays, before))  # none: from printed numbers alone


def _plain(judged: Judged, share: Fraction) -> Marks:
    """Every entry by the weight of its ask; what stands where nothing belongs costs its weight.

    What follows from a slip stands for what the slip has put out of reach; another slip on
    that way earns nothing, and costs nothing more.
    """
    right = follows = off = NOTHING
    instead: Counter[Ask] = Counter()
    lost: Counter[Ask] = Counter()
    for blank, verdict, entry, belongs, due, reached, _ in judged.judgements:
        ask, weight = blank.ask, blank.ask.row.weight
        if isinstance(belongs, Interval):
            right += weight * interval_share(entry, belongs)
        elif belongs is None:
            if verdict is Verdict.WRONG and (due is None or entry == due):
                off += weight
            elif verdict is Verdict.FOLLOWS and reached and entry is not None:
                instead[ask] += 1
        elif verdict is Verdict.RIGHT:
            right += weight if reached or not ask.row.mark else NOTHING  # below a cut: says nothing
        elif verdict is Verdict.FOLLOWS and entry is None:
            lost[ask] += not reached
        elif verdict is Verdict.FOLLOWS:
            follows += share * weight
    for ask, count in (instead & lost).items():
        follows += share * ask.row.weight * count
    most = maximum(judged.exercise, Scheme.PLAIN)
    return Marks(max(right + follows - off, NOTHING), most, right, follows, off)

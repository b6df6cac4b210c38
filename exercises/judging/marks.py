"""How many marks a sheet earns: they pay for what shows knowledge, so that no guess pays."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache

from exercises import entries
from exercises.asks import Ask
from exercises.asks.entry import Interval
from exercises.exercise import Blank, Exercise, Verdict
from exercises.guesses import different, guesses
from exercises.judging.account import Marks, add_up
from exercises.judging.check import Judged, judge
from exercises.judging.scheme import USUAL, Marking, Scheme
from exercises.judging.worth import ALL, NOTHING, interval_share, leaves_with, worth
from exercises.solution import solution

MOST_GUESSED = Fraction(1, 2)


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
    return add_up(judged, follows)


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

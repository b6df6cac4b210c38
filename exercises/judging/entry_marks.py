"""What the entries earn that are written: values, ends of windows, moves, numbers, items."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from exercises.asks import OF_WINDOWS, Ask, Topic
from exercises.asks.entry import Interval
from exercises.exercise import Verdict
from exercises.judging.check import Judgement
from exercises.judging.marked_sheet import MarkedSheet, PartMarks, instead_of
from exercises.judging.worth import HANDED_ON, NOTHING, interval_share


def entries(sheet: MarkedSheet, *, counted: bool) -> PartMarks:
    """Each entry by itself; those that a slip leads to stand for those that it takes away."""
    paid = [
        each
        for each in sheet.judgements
        if (topic := each.blank.topic) is not Topic.VISIT and (counted or topic is not Topic.COUNT)
    ]
    after = _along_own_way if sheet.followed.own_frame else _after_slips
    earned = after(sheet, paid)
    for each in paid:
        if each.verdict is Verdict.WRONG:
            earned = earned.with_part(_wrong(sheet, each))
        elif each.verdict is Verdict.RIGHT and each.blank not in sheet.always_same:
            earned = earned.with_part(PartMarks(right=sheet.weight(each.blank)))
    return earned


def _wrong(sheet: MarkedSheet, each: Judgement) -> PartMarks:
    """A wrong entry: what it is worth, or what the guess takes off."""
    blank, row = each.blank, each.blank.ask.row
    if blank in sheet.worth.costs:
        return PartMarks(guessed=sheet.worth.costs[blank])
    if isinstance(each.right, Interval):
        return PartMarks(right=sheet.weight(blank) * interval_share(each.entry, each.right))
    if each.right is not None:
        return PartMarks(wrong=(sheet.weight(blank) or HANDED_ON * row.weight,))
    if each.due is None or each.entry == each.due:
        return PartMarks(wrong=(row.weight,))
    return PartMarks()


def _along_own_way(sheet: MarkedSheet, paid: Sequence[Judgement]) -> PartMarks:
    """What a slip in the head has led to stands for what it has taken away: it is worth as much.

    Where the slip shows first on a path of its own, what stands there earns nothing.
    """
    after = [each for each in paid if each.verdict is Verdict.FOLLOWS]
    lost = sum((sheet.weight(each.blank) for each in after), NOTHING)
    made = sum((sheet.own_weight(each.blank) for each in after if each.entry is not None), NOTHING)
    astray = (each for each in paid if each.verdict is Verdict.WRONG and each.right is None)
    wrong = sum((sheet.own_weight(each.blank) for each in astray), NOTHING)
    return PartMarks(follows=max(min(lost, made + wrong) - wrong, NOTHING))


def _after_slips(sheet: MarkedSheet, paid: Iterable[Judgement]) -> PartMarks:
    """What follows from slips, if something that it rests on is right."""
    follows, unpaid = NOTHING, 0
    lost: dict[Ask, list[Fraction]] = {}
    made: Counter[Ask] = Counter()
    for each in paid:
        ask, weight = each.blank.ask, sheet.weight(each.blank)
        if each.verdict is not Verdict.FOLLOWS:
            continue
        if each.entry is None:
            if each.right is not None and not each.reached:
                lost.setdefault(ask, []).append(weight)
        elif not sheet.pays(each.blank):
            unpaid += 1
        elif each.right is not None:
            follows += weight
        elif each.reached:
            made[ask] += 1
    follows += sum((instead_of(lost[ask], made[ask]) for ask in lost), NOTHING)
    return PartMarks(follows=follows, unpaid=unpaid)


def forgive_one_end(sheet: MarkedSheet, earned: PartMarks) -> PartMarks:
    """The same where one end of a window is all that is wrong: its marks are lost, and no more.

    Ends that only repeat it are paid then, at most as much as what is right.
    """
    if sheet.followed.own_frame:
        return earned._replace(wrong=())
    wrong = [each.blank for each in sheet.judgements if each.verdict is Verdict.WRONG]
    lost = any(sheet.weight(blank) for blank in wrong if blank.topic in OF_WINDOWS)
    if not lost or not len(earned.wrong) == len(wrong) == 1:
        return earned
    repeated = list(_repeated_ends(sheet)) if earned.right else []
    return earned._replace(
        wrong=(),
        follows=earned.follows + min(sum(repeated, NOTHING), earned.right),
        unpaid=earned.unpaid - len(repeated),
    )


def _repeated_ends(sheet: MarkedSheet) -> Iterator[Fraction]:
    """What the ends of windows are worth that follow from nothing but a slip."""
    for each in sheet.judgements:
        written = each.verdict is Verdict.FOLLOWS and each.entry is not None
        if written and each.blank.topic in OF_WINDOWS and not sheet.pays(each.blank):
            yield sheet.weight(each.blank)

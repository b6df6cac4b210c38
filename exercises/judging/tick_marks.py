"""What the leaves earn that are ticked, or left out, where the search might stop."""

from __future__ import annotations

from exercises.asks import Ask
from exercises.exercise import Verdict
from exercises.judging.check import Judgement
from exercises.judging.marked_sheet import MarkedSheet, PartMarks, instead_of
from exercises.judging.worth import NOTHING, SLIP, WRONG_TICK


def ticks(sheet: MarkedSheet) -> PartMarks:
    """Each leaf by itself; those that a slip leads to stand for those that it takes away.

    Whoever ticks leaves leaves out the others, whether or not they are counted.
    """
    right = follows = NOTHING
    wrong, made, lost = 0, 0, []
    for each in sheet.judgements:
        if each.blank.ask is not Ask.SEEN:
            continue
        weight = sheet.weight(each.blank)
        missing = each.verdict is Verdict.EMPTY and sheet.followed.ticks > 0
        if missing or each.blank in sheet.slips or each.blank in sheet.followed.repeats:
            wrong += 1
        elif each.verdict is Verdict.RIGHT:
            right += weight if _came_to(sheet, each) else NOTHING
        elif each.verdict is Verdict.FOLLOWS and not each.reached:
            lost.append(weight)
        elif each.verdict is Verdict.FOLLOWS:
            follows += weight
            made += not weight
    return PartMarks(right, follows + instead_of(lost, made), (WRONG_TICK,) * wrong)


def _came_to(sheet: MarkedSheet, each: Judgement) -> bool:
    """Whether a leaf is ticked, or left out by who has come to the node that skips it."""
    node = sheet.worth.doubted.get(each.blank)
    if each.entry is not None or node is None:
        return each.entry is not None
    due = [blank for blank in sheet.followed.right if blank.ask is Ask.SEEN]
    below = [blank for blank in due if blank.node in sheet.tree.within(node)]
    return not due or any(blank in sheet.followed.given for blank in below or due)


def earn_half(sheet: MarkedSheet, decided: PartMarks) -> bool:
    """Whether the ticks show enough for their number to count; so it does without any."""
    most = sum(map(sheet.weight, sheet.worth.doubted), NOTHING)
    wrong = sum(decided.wrong, NOTHING) - SLIP * max(decided.wrong, default=NOTHING)
    return 2 * (decided.right + decided.follows - wrong) >= most

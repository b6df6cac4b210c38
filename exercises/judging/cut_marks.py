"""What the branches earn that are crossed out: by the decision, a node where the search stops."""

from __future__ import annotations

from fractions import Fraction

from exercises.asks import Ask
from exercises.exercise import Verdict
from exercises.judging.marked_sheet import MarkedSheet, PartMarks
from exercises.judging.worth import DECISION, FALSE_CUT, NOTHING, Decision


def cuts(sheet: MarkedSheet) -> PartMarks:
    """The decisions found, those that a slip has moved, and the cuts where the search goes on."""
    slips = (each for each in sheet.judgements if each.blank in sheet.slips)
    false = [each for each in slips if each.blank.ask is Ask.CUT and each.right is None]
    return PartMarks(
        right=DECISION * len(sheet.found),
        follows=DECISION * _decided_after_a_slip(sheet),
        wrong=(FALSE_CUT,) * len(false),
    )


def _decided_after_a_slip(sheet: MarkedSheet) -> Fraction:
    """How many decisions one slip has moved or taken away.

    One that has moved to another child shows as much, and so does one made elsewhere instead;
    what is gone counts as the others do, the slip among them. After further slips only what is
    made instead counts; and where none is found, nothing tells that they would have been.
    """
    if not sheet.found:
        return NOTHING
    parent, decisions = sheet.tree.parent, {each.node for each in sheet.worth.decisions}
    astray = {parent(blank.node) for blank in (*sheet.slips, *sheet.followed.repeats)}
    stopped = {parent(node) for node in sheet.followed.cut} - astray
    led = {
        each.node
        for each in sheet.worth.decisions
        if each.node not in sheet.found | astray and _is_led(sheet, each)
    }
    elsewhere = min(len(stopped - decisions), len(led - stopped))
    if len(sheet.slips) > 1:
        return Fraction(elsewhere)
    moved = len(led & stopped)
    shown = len(sheet.found) + moved + elsewhere
    gone = len(led) - moved - elsewhere
    return moved + elsewhere + Fraction(shown, shown + len(sheet.slips)) * gone


def _is_led(sheet: MarkedSheet, decision: Decision) -> bool:
    """Whether the sheet does here what follows from a slip before it."""
    led = (Verdict.RIGHT, Verdict.FOLLOWS)
    return all(cross.verdict in led for cross in sheet.crosses(decision))

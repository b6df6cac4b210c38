"""The marks of one sheet: what is right, what follows from a slip, what is taken off."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from exercises.judging.check import Judged
from exercises.judging.cut_marks import cuts
from exercises.judging.entry_marks import entries, forgive_one_end
from exercises.judging.marked_sheet import MarkedSheet
from exercises.judging.tick_marks import earn_half, ticks
from exercises.judging.worth import FURTHER, NOTHING, SLIP


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


def add_up(judged: Judged, share: Fraction) -> Marks:
    """What cuts, ticks and entries come to, never below zero; what follows earns this share."""
    sheet = MarkedSheet(judged)
    decided = cuts(sheet).with_part(ticks(sheet))
    written = entries(sheet, counted=earn_half(sheet, decided))
    earned = forgive_one_end(sheet, decided.with_part(written))
    follows, off = share * earned.follows, earned.guessed + _taken_off(earned.wrong)
    score = max(earned.right + follows - off, NOTHING)
    return Marks(score, sheet.worth.maximum, earned.right, follows, off, earned.unpaid)


def _taken_off(wrong: Sequence[Fraction]) -> Fraction:
    """What entries take off that are worth so much: the gravest less than the others."""
    gravest = max(wrong, default=NOTHING)
    return SLIP * gravest + FURTHER * (sum(wrong, NOTHING) - gravest)

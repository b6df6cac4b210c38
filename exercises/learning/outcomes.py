"""What a checked attempt says about each skill: right, right after a first hint, or a slip."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import NamedTuple

from exercises.exercise import Blank, Exercise, Verdict
from exercises.learning.occurrence import blanks_of_skills
from exercises.learning.skills import OF_CUT, OF_MISTAKE, SKILLS, CutKind

FIRST_HINT = 1
"""So many hints at a blank leave a success a success."""
_CUTS = OF_CUT[CutKind.PLAIN]
_FINE = (Verdict.RIGHT, Verdict.FOLLOWS)


class Outcome(StrEnum):
    """How an opportunity to show a skill ended; the word is kept with the attempt."""

    RIGHT = "right"
    HINTED = "hinted"
    SLIP = "slip"

    @property
    def success(self) -> bool:
        """Whether it counts towards mastery."""
        return self is not Outcome.SLIP


class Check(NamedTuple):
    """What one check said, and the help that was taken until then."""

    verdicts: Mapping[Blank, Verdict]
    hints: Mapping[Blank, int]
    solution_seen: bool = False
    named: str | None = None  # the misconception


def outcomes(exercise: Exercise, checks: Iterable[Check]) -> dict[str, Outcome]:
    """What the checks of one attempt say about each skill that occurs, the first word counting.

    A skill about which nothing is decided yet, as its blanks are empty, is left out.
    """
    found: dict[str, Outcome] = {}
    occurring = blanks_of_skills(exercise)
    for check in checks:
        mistaken = OF_MISTAKE.get(check.named or "")
        if mistaken is not None:
            found.setdefault(mistaken, Outcome.SLIP)
        for skill, blanks in occurring.items():
            if skill not in found:
                beside = occurring.get(_CUTS, ()) if SKILLS[skill].cut is not None else ()
                outcome = _decided(blanks, beside, check)
                if outcome is not None:
                    found[skill] = outcome
    return found


def _decided(blanks: tuple[Blank, ...], beside: tuple[Blank, ...], check: Check) -> Outcome | None:
    """What one check decides about the skill that these blanks show.

    A hard cut is shown only where those beside it are right too: who cuts nothing, or everything,
    has one right by chance.
    """
    verdicts = [check.verdicts.get(blank, Verdict.EMPTY) for blank in blanks]
    if Verdict.WRONG in verdicts:
        return Outcome.SLIP
    verdicts += [check.verdicts.get(blank, Verdict.EMPTY) for blank in beside]
    if any(verdict not in _FINE for verdict in verdicts):
        return None
    hints = max(check.hints.get(blank, 0) for blank in blanks)
    if check.solution_seen or hints > FIRST_HINT:
        return Outcome.SLIP
    return Outcome.HINTED if hints else Outcome.RIGHT

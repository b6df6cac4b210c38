"""A small mark of progress after a right tree: how many of its skill are right in a row."""

from __future__ import annotations

from exercises.learning.history import history
from exercises.learning.mastery import IN_A_ROW, standing
from tutor.look.language import tell
from tutor.practice.session import Session

MOST_ANEW = 30
"""Of how many attempts it is worked out at once what they say, at most."""


def progress_line(session: Session) -> str:
    """The skill of this tree that is furthest from mastered; nothing where it does not count."""
    rows = session.attempts()
    unknown = [number for number, attempt in rows if attempt.outcomes is None]
    left_out = set(unknown[:-MOST_ANEW])
    found = history((row for row in rows if row[0] not in left_out), session.keep_outcomes)
    mine = [trial for trial in found.trials if trial.number == session.attempt]
    if not mine or not mine[0].purpose.counts or not mine[0].outcomes:
        return ""
    rows_in = {skill: standing(found.opportunities(skill)).in_a_row for skill in mine[0].outcomes}
    skill = min(rows_in, key=rows_in.__getitem__)
    count = min(rows_in[skill], IN_A_ROW)
    dots = "●" * count + "○" * (IN_A_ROW - count)
    return tell("progress-mark", dots=dots, skill=tell(f"skill-{skill}"), count=count)

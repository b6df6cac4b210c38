"""What was practised on earlier days, as the database keeps it."""

import time
from collections.abc import Iterable
from pathlib import Path

from exercises.files.attempt import Attempt, encoded
from exercises.files.database import add_attempts
from exercises.learning.history import EDITION
from exercises.making.generate import ignore_progress

DAY = 86_400.0


def keep_attempts(file: Path, plan: Iterable[tuple[float, str, str]]) -> None:
    """Trees that were practised so many days ago, each with a skill and its outcome."""
    rows = []
    for number, (days, skill, outcome) in enumerate(plan):
        told = {"edition": EDITION, "skills": {skill: outcome}, "suspected": []}
        at = time.time() - days * DAY - 1 + number / 1000  # just now, so that 0 days ago is today
        attempt = Attempt(
            None, "{}", "minimax", 1, at, at, purpose="next", seconds=130.0, outcomes=told
        )
        rows.append((number, *encoded(attempt)))
    add_attempts(file, rows, ignore_progress)

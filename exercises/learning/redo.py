"""The trees that went wrong and were not put right since, to be done once more."""

from __future__ import annotations

from collections.abc import Iterable

from exercises.exercise import Verdict
from exercises.files.attempt import Attempt
from exercises.learning.purpose import Purpose, purpose_of

RECENT = 7 * 24 * 3600
"""How long ago one may have gone wrong, in seconds."""


def wrong_ones(attempts: Iterable[tuple[int, Attempt]], now: float) -> list[str]:
    """The exercises as the store keeps them, the one that went wrong first before the others."""
    wrong: dict[str, None] = {}
    for _, attempt in attempts:
        if purpose_of(attempt.purpose) is Purpose.GUIDED or now - attempt.started > RECENT:
            continue
        if attempt.exercise not in wrong and slipped_first(attempt):
            wrong[attempt.exercise] = None
        elif attempt.exercise in wrong and not slipped_first(attempt) and _right(attempt):
            del wrong[attempt.exercise]
    return list(wrong)


def slipped_first(attempt: Attempt) -> bool:
    """Whether the first check found something wrong."""
    if not attempt.checks:
        return Verdict.WRONG.value in (attempt.verdicts or {}).values()
    return any(verdict == Verdict.WRONG.value for _, verdict in attempt.checks[0]["said"].values())


def _right(attempt: Attempt) -> bool:
    return attempt.score is not None and attempt.score == attempt.maximum

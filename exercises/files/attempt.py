"""One try at an exercise, as its row in the store holds it."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

Stored = TypeVar("Stored")
TOO_ODD = (ValueError, TypeError, RecursionError, MemoryError)
"""What is raised over a text that is no JSON, or too large or too deep."""


class Attempt(NamedTuple):
    """One try at an exercise, as it is kept; a table that can't be read is None."""

    code: str | None
    exercise: str
    kind: str
    level: int | None
    started: float
    checked: float | None = None
    entries: Mapping[str, str | bool] | None = {}
    hints: Mapping[str, int] | None = {}
    verdicts: Mapping[str, str] | None = {}
    score: str | None = None
    maximum: str | None = None
    solution_seen: bool = False
    checked_entries: Mapping[str, str | bool] | None = {}
    checks: Sequence[Mapping[str, Any]] | None = ()  # every check, with what it said anew
    seconds: float = 0.0  # at work
    purpose: str = ""  # why it was taken
    outcomes: Mapping[str, Any] | None = None  # of skills, once worked out
    search_named: str = ""  # by the student, where a mixed set asks which search it is


_TABLES = ("entries", "hints", "verdicts", "checked_entries")
"""What an attempt holds as JSON."""
_LONGEST = 366 * 24 * 60 * 60
"""For so many seconds nobody is at work on one exercise."""


def encoded(attempt: Attempt) -> Attempt:
    """An attempt as its row holds it."""
    tables: dict[str, Any] = {name: json.dumps(getattr(attempt, name)) for name in _TABLES}
    outcomes = None if attempt.outcomes is None else json.dumps(attempt.outcomes)
    return attempt._replace(**tables, checks=json.dumps(attempt.checks), outcomes=outcomes)  # type: ignore[arg-type]


def decoded(row: Sequence[Any]) -> Attempt:
    """The attempt of a row."""
    attempt = Attempt(*row)
    tables: dict[str, Any] = {name: read_json(getattr(attempt, name), dict) for name in _TABLES}
    return attempt._replace(
        **tables,
        checks=read_json(attempt.checks, list),
        outcomes=read_json(attempt.outcomes, dict),
        solution_seen=bool(attempt.solution_seen),
        seconds=_time(attempt.seconds),
    )


class ReadAttempts:
    """The attempts of rows that were read once: there may be thousands, and few rows change."""

    def __init__(self) -> None:
        self._read: dict[int, tuple[tuple[Any, ...], Attempt]] = {}

    def knows(self, row: tuple[Any, ...]) -> bool:
        """Whether the attempt of this row, as it is, was read before."""
        known = self._read.get(row[0])
        return known is not None and known[0] == row

    def attempt(self, row: tuple[Any, ...]) -> Attempt:
        """The attempt of a row that begins with its number."""
        if not self.knows(row):
            self._read[row[0]] = row, decoded(row[1:])
        return self._read[row[0]][1]


def _time(seconds: Any) -> float:
    """How long somebody was at work; none where the row holds no such number."""
    if not isinstance(seconds, float | int) or not 0 <= seconds <= _LONGEST:
        return 0.0
    return seconds


def new_check(
    attempt: Attempt, at: float, verdicts: Mapping[str, str], diagnosis: Sequence[str]
) -> dict[str, Any]:
    """What a check of the entries as they stand adds to those before: what it says anew."""
    before: dict[str, Any] = {}
    for check in attempt.checks or ():
        said = check.get("said") if isinstance(check, dict) else None
        before |= said if isinstance(said, dict) else {}
    entries = attempt.entries or {}
    said = {key: [entries.get(key, ""), verdict] for key, verdict in verdicts.items()}
    return {
        "at": at,
        "said": {key: each for key, each in said.items() if before.get(key) != each},
        "hints": dict(attempt.hints or {}),
        "solution_seen": attempt.solution_seen,
        "diagnosis": list(diagnosis),
    }


def read_json(text: Any, kind: type[Stored]) -> Stored | None:
    """What a text holds as JSON; None if that can't be read, or is not of this kind."""
    if not isinstance(text, str):
        return None
    try:
        value = json.loads(text)
    except TOO_ODD:
        return None
    return value if isinstance(value, kind) else None

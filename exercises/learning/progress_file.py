"""Everything that was practised in one file: written whole, and read with care."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import msgspec

from exercises.files.attempt import Attempt, encoded
from exercises.files.database import add_attempts
from exercises.files.file_error import FileError
from exercises.files.reading import json_from, read_bytes
from exercises.files.saving import write_whole
from exercises.learning.history import worked_out
from exercises.making.generate import Progress
from resources.words import message, placed

FORMAT = "plywood-progress/1"
MOST_BYTES = 256 * 2**20
_Count = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]
"""A number that the store can hold."""
READING = 0.9
"""Which share of taking over goes by until anything is written."""


class _Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One attempt as the file holds it."""

    id: _Count
    code: str | None
    exercise: str
    kind: str
    level: _Count | None
    started: float
    checked: float | None
    entries: dict[str, str | bool] | None
    hints: dict[str, int] | None
    verdicts: dict[str, str] | None
    score: str | None
    maximum: str | None
    solution_seen: bool
    checked_entries: dict[str, str | bool] | None
    checks: list[dict[str, Any]] | None
    seconds: float
    purpose: str
    search_named: str = ""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    format: str
    attempts: list[_Attempt]
    exam: str = ""


def write_progress(path: Path, attempts: Iterable[tuple[int, Attempt]], exam: date | None) -> int:
    """Write every attempt and the day of the exam to a file of one's own; how many there are."""
    rows = []
    for number, attempt in attempts:
        row = {"id": number, **attempt._asdict()}
        del row["outcomes"]  # they are worked out anew
        rows.append(row | {"checks": list(attempt.checks or ())})
    table = {"format": FORMAT, "exam": "" if exam is None else exam.isoformat(), "attempts": rows}
    write_whole(path, json.dumps(table, ensure_ascii=False).encode(), private=True)
    return len(rows)


def read_progress(path: Path) -> tuple[list[tuple[int, Attempt]], date | None]:
    """The attempts in a file, and the day of the exam; an error names the field."""
    file = json_from(read_bytes(path, MOST_BYTES), str(path), _File)
    if file.format != FORMAT:
        wrong = message("progress-format", format=FORMAT)
        raise FileError(placed(wrong, str(path), "format"))
    found = []
    for row in file.attempts:
        fields = {name: getattr(row, name) for name in row.__struct_fields__ if name != "id"}
        found.append((row.id, Attempt(**fields)))
    try:
        exam = date.fromisoformat(file.exam) if file.exam else None
    except ValueError:
        raise FileError(placed(message("progress-exam"), str(path), "exam")) from None
    return found, exam


def take_over(path: Path, store: Path, progress: Progress) -> tuple[int, date | None]:
    """Bring the attempts of a file into the store, all or none; how many were new, and the exam."""
    attempts, exam = read_progress(path)
    rows = []
    for place, (number, attempt) in enumerate(attempts):
        progress(READING * place / len(attempts))
        rows.append((number, *encoded(attempt._replace(outcomes=worked_out(attempt)))))
    return add_attempts(store, rows, lambda share: progress(READING + (1 - READING) * share)), exam

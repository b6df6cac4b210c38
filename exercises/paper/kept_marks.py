"""Marks that somebody wrote into the list of sheets: no export takes them away."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from exercises.files.file_error import FileError
from exercises.files.reading import read_bytes
from exercises.paper.folder import LIST_NAME

FACTS = 5
"""The columns that say whose a sheet is and how many points there are."""


def marks_kept(out: Path) -> tuple[str, bytes] | None:
    """A free name for the list with marks in a folder, and what it holds; None if there is none."""
    try:
        data = read_bytes(out / LIST_NAME) if (out / LIST_NAME).exists() else b""
    except FileError:
        return None
    if not has_marks(data):
        return None
    names = ("marks.csv", *(f"marks-{number}.csv" for number in range(2, 1000)))
    for name in names:
        taken = out / name
        if not taken.exists():
            return name, data
        if taken.is_file() and read_bytes(taken) == data:
            return None
    return None


def has_marks(data: bytes) -> bool:
    """Whether a list of sheets has something where marks belong."""
    text = data.decode("utf-8-sig", "replace")
    try:
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=comma_of(text)))
    except csv.Error:
        return True
    return any(cell.strip() for row in rows[1:] for cell in row[FACTS:])


def comma_of(text: str) -> str:
    """What stands between two cells of a list, which somebody may have saved otherwise."""
    return max(",;\t", key=text.partition("\n")[0].count)

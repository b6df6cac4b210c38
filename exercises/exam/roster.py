"""Who sits the exam: a CSV file with a column for the id and one for the name."""

from __future__ import annotations

import csv
import io
import unicodedata
from pathlib import Path
from typing import NamedTuple

from exercises.files import FileError, read_bytes

MOST_STUDENTS = 20_000
MOST_CHARACTERS = 200


class Student(NamedTuple):
    """One line of the roster."""

    id: str
    name: str


def read_roster(path: Path) -> list[Student]:
    """The students in the order of the file."""
    return roster_from(read_bytes(path), str(path))


def roster_from(data: bytes, name: str) -> list[Student]:
    """The students in a CSV text, whose first line names the columns."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise FileError(f"{name}, line {line}: save it as UTF-8, this is another code") from None
    if "\0" in text:
        raise FileError(f"{name} is no CSV: it holds a zero byte")
    head = text.partition("\n")[0]
    comma = max(",;\t", key=head.count)
    try:
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=comma, strict=True))
    except csv.Error as error:
        raise FileError(f"{name} is no CSV: {error}") from None
    columns = [column.strip().lower() for column in rows[0]] if rows else []
    if "id" not in columns or "name" not in columns:
        raise FileError(f"{name}: the first line must name the columns id and name")
    students = [
        Student(_cell(row, columns.index("id")), _cell(row, columns.index("name")))
        for row in rows[1:]
    ]
    found = [student for student in students if student.id or student.name]
    if not found:
        raise FileError(f"{name}: there is nobody on it")
    if len(found) > MOST_STUDENTS:
        raise FileError(f"{name}: {len(found):,} students are too many: take {MOST_STUDENTS:,}")
    for student in found:
        if max(map(len, student)) > MOST_CHARACTERS:
            raise FileError(
                f"{name}: {max(student, key=len)[:30]!r}... has more than {MOST_CHARACTERS} letters"
            )
    return found


def _cell(row: list[str], column: int) -> str:
    """One cell, on one line and without signs that nobody sees."""
    words = " ".join(row[column].split()) if column < len(row) else ""
    words = unicodedata.normalize("NFC", words)
    return "".join(letter for letter in words if letter.isprintable())

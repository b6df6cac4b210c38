"""Who sits the exam: a CSV file with a column for the id and one for the name."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from exercises.files.reading import FileError, decoded, read_bytes

MOST_STUDENTS = 20_000
MOST_CHARACTERS = 200
_COMMAS = {",": "comma", ";": "semicolon", "\t": "tab"}
"""What may stand between two cells."""


class Student(NamedTuple):
    """One line of the roster."""

    id: str
    name: str


def read_roster(path: Path) -> list[Student]:
    """The students in the order of the file."""
    return roster_from(read_bytes(path), str(path))


def roster_from(data: bytes, name: str) -> list[Student]:
    """The students in a CSV text, whose first line names the columns."""
    text = decoded(data, name)
    if "\0" in text:
        line = text[: text.index("\0")].count("\n") + 1
        raise FileError(f"{name}, line {line}: this is no CSV: it holds a zero byte")
    comma = max(_COMMAS, key=text.partition("\n")[0].count)
    rows = _rows(text, comma, name)
    columns = [column.strip().lower() for column in next(rows, (1, []))[1]]
    _check_columns(columns, name)
    id_column, name_column = columns.index("id"), columns.index("name")
    found: list[Student] = []
    for line, row in rows:
        if any(map(str.strip, row)):
            student = Student(_cell(row, id_column), _cell(row, name_column))
            _check_row(student, row, len(columns), f"{name}, line {line}", _COMMAS[comma])
            found.append(student)
        if len(found) > MOST_STUDENTS:
            raise FileError(f"{name}: these are too many students: take up to {MOST_STUDENTS:,}")
    if not found:
        raise FileError(f"{name}: there is nobody on it: write each student on a line of its own")
    return found


def _rows(text: str, comma: str, name: str) -> Iterator[tuple[int, list[str]]]:
    """Every row, with the line that it begins on."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=comma, strict=True)
    line = 1
    try:
        for row in reader:
            yield line, row
            line = reader.line_num + 1
    except csv.Error as error:
        cure = "a cell that begins with a quote ends with one, and those within it are doubled"
        raise FileError(f"{name}, line {line}: this is no CSV: {error}: {cure}") from None


def _check_columns(columns: list[str], name: str) -> None:
    if "id" not in columns or "name" not in columns:
        raise FileError(f"{name}: the first line must name the columns id and name")
    for column in ("id", "name"):
        if columns.count(column) > 1:
            raise FileError(f"{name}: the first line names {column} twice: give one another name")


def _check_row(student: Student, row: list[str], columns: int, where: str, comma: str) -> None:
    if not any(student):
        raise FileError(f"{where}: neither an id nor a name: write one, or take the line out")
    if any(map(str.strip, row[columns:])):
        told = f"{len(row)} cells below {columns} columns"
        raise FileError(f"{where}: {told}: put a cell with a {comma} in it in quotes")
    longest = max(student, key=len)
    if len(longest) > MOST_CHARACTERS:
        told = f"{longest[:30]!r}... has more than {MOST_CHARACTERS} letters"
        raise FileError(f"{where}: {told}: shorten it, or close a quote")


def _cell(row: list[str], column: int) -> str:
    """One cell, on one line and without signs that nobody sees."""
    words = " ".join(row[column].split()) if column < len(row) else ""
    words = unicodedata.normalize("NFC", words)
    return "".join(letter for letter in words if letter.isprintable())

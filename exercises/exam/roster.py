"""Who sits the exam: a CSV file with a column for the id and one for the name."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from exercises.files.file_error import FileError
from exercises.files.reading import decoded, read_bytes
from resources.words import Message, message, placed

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
        raise FileError(placed(message("roster-zero-byte"), _line(name, line)))
    comma = max(_COMMAS, key=text.partition("\n")[0].count)
    rows = _rows(text, comma, name)
    columns = [column.strip().lower() for column in next(rows, (1, []))[1]]
    _check_columns(columns, name)
    id_column, name_column = columns.index("id"), columns.index("name")
    found: list[Student] = []
    for line, row in rows:
        if any(map(str.strip, row)):
            student = Student(_cell(row, id_column), _cell(row, name_column))
            _check_row(student, row, len(columns), _line(name, line), _COMMAS[comma])
            found.append(student)
        if len(found) > MOST_STUDENTS:
            raise FileError(placed(message("roster-long", most=MOST_STUDENTS), name))
    if not found:
        raise FileError(placed(message("roster-empty"), name))
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
        unread = message("roster-no-csv", why=str(error))
        raise FileError(placed(unread, _line(name, line))) from None


def _line(name: str, line: int) -> Message:
    """The place of an error: a line of the file."""
    return message("file-line", file=name, line=str(line))


def _check_columns(columns: list[str], name: str) -> None:
    if "id" not in columns or "name" not in columns:
        raise FileError(placed(message("roster-columns"), name))
    for column in ("id", "name"):
        if columns.count(column) > 1:
            raise FileError(placed(message("roster-column-twice", column=column), name))


def _check_row(student: Student, row: list[str], columns: int, where: Message, comma: str) -> None:
    if not any(student):
        raise FileError(placed(message("roster-nobody"), where))
    if any(map(str.strip, row[columns:])):
        cells = message("roster-cells", cells=str(len(row)), columns=str(columns), comma=comma)
        raise FileError(placed(cells, where))
    longest = max(student, key=len)
    if len(longest) > MOST_CHARACTERS:
        long = message("roster-cell-long", cell=repr(longest[:30]), most=MOST_CHARACTERS)
        raise FileError(placed(long, where))


def _cell(row: list[str], column: int) -> str:
    """One cell, on one line and without signs that nobody sees."""
    words = " ".join(row[column].split()) if column < len(row) else ""
    words = unicodedata.normalize("NFC", words)
    return "".join(letter for letter in words if letter.isprintable())

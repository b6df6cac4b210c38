"""Who sits the exam: a CSV file with a column for the id and one for the name."""

from __future__ import annotations

import codecs
import csv
import io
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import compress
from pathlib import Path
from typing import NamedTuple

from exercises.drawing.parts.picture import joins
from exercises.files.file_error import FileError
from exercises.files.reading import read_bytes
from resources.words import Message, message, placed

MOST_STUDENTS = 20_000
MOST_CHARACTERS = 200
_COMMAS = {",": "comma", ";": "semicolon", "\t": "tab"}
"""What may stand between two cells."""
_IDS = (
    *("id", "sis user id", "student id", "student number", "id number", "idnumber", "sis id"),
    *("matriculation number", "matrikelnummer", "id-nummer", "numéro d'identification"),
    *("número de id", "username", "login id", "sis login id", "anmeldename", "email address"),
    *("e-mail-adresse", "email"),
)
_NAMES = ("name", "student", "student name", "full name", "fullname", "display name")
_FIRST_NAMES = ("first name", "firstname", "given name", "vorname", "prénom", "nombre")
_LAST_NAMES = (
    *("last name", "lastname", "surname", "family name", "nachname", "nom", "nom de famille"),
    *("apellido(s)", "apellidos"),
)
_TIMES = ("time", "extra time", "extra_time", "extratime")
_SIZES = ("size", "print", "print size")
"""What people, Canvas and Moodle call the columns, those that count first first."""


class Student(NamedTuple):
    """One line of the roster."""

    id: str
    name: str
    time: str = ""  # what they are given, where it is more than the others have
    large: bool = False  # whether their sheet is in large print

    def is_same(self, other: Student) -> bool:
        """Whether two lines are about one student: by the id, or by the name where one has none."""
        return self.id == other.id if self.id and other.id else self.name == other.name


_BOM = "\ufeff"
"""A sign that nobody sees, with which programs begin a file, some of them twice or in quotes."""


class _Columns(NamedTuple):
    """Where a file has what of a student; a name may stand in two columns."""

    id: tuple[int, ...]  # the first that is filled in counts
    name: tuple[int, ...]  # all of them, one after the other
    time: int | None
    size: int | None


def late_student(words: str) -> Student:
    """Who comes late, such as “17, Ada Lovelace, 25 %, large”; without a comma, the name alone.

    Behind the name may stand the extra time, which has a digit as no name does, and large print.
    """
    number, comma, rest = words.partition(",")
    if not comma:
        return Student("", words.strip())
    name, *more = map(str.strip, rest.split(","))
    time, large = "", False
    while more and (more[-1].lower() == "large" or any(map(str.isdigit, more[-1]))):
        last = more.pop()
        large = large or last.lower() == "large"
        time = time if last.lower() == "large" else last
    return Student(number.strip(), ", ".join([name, *more]), time, large)


def read_roster(path: Path) -> list[Student]:
    """The students in the order of the file."""
    return roster_from(read_bytes(path), str(path))


def roster_from(data: bytes, name: str) -> list[Student]:
    """The students in a CSV text whose first line names the columns, as platforms have it too."""
    text = _decoded(data).replace(_BOM, "")
    if "\0" in text:
        line = text[: text.index("\0")].count("\n") + 1
        raise FileError(placed(message("roster-zero-byte"), _line(name, line)))
    text, comma, skipped = _separated(text)
    rows = _rows(text, comma, name, skipped)
    heads = [column.strip().lower() for column in next(rows, (1, []))[1]]
    columns = _columns(heads, name)
    found: list[Student] = []
    for line, row in rows:
        if any(map(str.strip, row)) and not _is_no_student(row, heads):
            student = _student(row, columns)
            _check_row(student, row, len(heads), _line(name, line), _COMMAS[comma])
            _check_size(row, columns, _line(name, line))
            found.append(student)
        if len(found) > MOST_STUDENTS:
            raise FileError(placed(message("roster-long", most=MOST_STUDENTS), name))
    if not found:
        raise FileError(placed(message("roster-empty"), name))
    return found


def roster_csv(roster: Iterable[Student]) -> bytes:
    """Students as a file that reads as the same ones."""
    file = io.StringIO(newline="")
    writer = csv.writer(file, lineterminator="\r\n", quoting=csv.QUOTE_ALL)
    writer.writerow(("id", "name", "time", "size"))
    for student in roster:
        large = "large" if student.large else ""
        writer.writerow((student.id, student.name, student.time, large))
    return file.getvalue().encode("utf-8-sig")


def _decoded(data: bytes) -> str:
    """Bytes as text: in UTF-8, in UTF-16, or as older programs of Windows write it."""
    for mark, code in ((codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16")):
        if data.startswith(mark):
            return data.decode(code, "replace")
    # The first of its names begins with a Latin letter, of which one byte is zero.
    if b"\0" in data[:2] and len(data) % 2 == 0:
        return data.decode("utf-16-be" if data[0] == 0 else "utf-16-le", "replace")
    for code in ("utf-8", "cp1252"):
        try:
            return data.decode(code)
        except UnicodeDecodeError:
            continue
    return data.decode("latin-1")


def _separated(text: str) -> tuple[str, str, int]:
    """A text without the line with which some programs name the comma, the comma, and its lines."""
    first, _, rest = text.partition("\n")
    named = first.strip().strip('"').lower()
    if named.startswith("sep=") and named[len("sep=") :] in _COMMAS:
        return rest, named[len("sep=") :], 1
    if named == "sep=" and "\t" in first:
        return rest, "\t", 1
    return text, max(_COMMAS, key=first.count), 0


def _columns(heads: list[str], name: str) -> _Columns:
    """Where what stands, by the names that people and platforms give their columns."""
    for column in ("id", "name"):
        if heads.count(column) > 1:
            raise FileError(placed(message("roster-column-twice", column=column), name))
    canvas = "student" in heads and "sis user id" in heads
    ids = _IDS[1:] if canvas else _IDS
    found = _first(heads, _NAMES)
    names = found if found else (*_first(heads, _FIRST_NAMES), *_first(heads, _LAST_NAMES))
    numbers = (*_first(heads, ids), *([heads.index("id")] if canvas and "id" in heads else []))
    if not numbers or not names:
        raise FileError(placed(message("roster-columns"), name))
    times, sizes = _first(heads, _TIMES), _first(heads, _SIZES)
    return _Columns(numbers, names, times[0] if times else None, sizes[0] if sizes else None)


def _first(heads: list[str], names: tuple[str, ...]) -> tuple[int, ...]:
    """The column with the first of these names; none where there is none."""
    return next(((heads.index(each),) for each in names if each in heads), ())


def _student(row: list[str], columns: _Columns) -> Student:
    name = " ".join(filter(None, (_cell(row, column) for column in columns.name)))
    number = next(filter(None, (_cell(row, column) for column in columns.id)), "")
    time = "" if columns.time is None else _cell(row, columns.time)
    size = "" if columns.size is None else _cell(row, columns.size)
    return Student(number, name, time, size.lower().startswith("large"))


def _is_no_student(row: list[str], heads: list[str]) -> bool:
    """Whether a row is one that Canvas adds: the points possible, or its test student."""
    if "student" not in heads or "sis user id" not in heads:
        return False
    name = _cell(row, heads.index("student"))
    numbered = _cell(row, heads.index("sis user id"))
    return not numbered and (name in ("", "Points Possible", "Student, Test"))


def _rows(text: str, comma: str, name: str, skipped: int) -> Iterator[tuple[int, list[str]]]:
    """Every row, with the line that it begins on."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=comma, strict=True)
    line = 1 + skipped
    try:
        for row in reader:
            yield line, row
            line = reader.line_num + 1 + skipped
    except csv.Error as error:
        unread = message("roster-no-csv", why=str(error))
        raise FileError(placed(unread, _line(name, line))) from None


def _line(name: str, line: int) -> Message:
    """The place of an error: a line of the file."""
    return message("file-line", file=name, line=str(line))


def _check_row(student: Student, row: list[str], columns: int, where: Message, comma: str) -> None:
    if not student.id and not student.name:
        raise FileError(placed(message("roster-nobody"), where))
    if any(map(str.strip, row[columns:])):
        cells = message("roster-cells", cells=str(len(row)), columns=str(columns), comma=comma)
        raise FileError(placed(cells, where))
    longest = max(student.id, student.name, student.time, key=len)
    if len(longest) > MOST_CHARACTERS:
        long = message("roster-cell-long", cell=repr(longest[:30]), most=MOST_CHARACTERS)
        raise FileError(placed(long, where))


def _cell(row: list[str], column: int) -> str:
    """One cell, on one line and without signs that nobody sees."""
    words = " ".join(row[column].split()) if column < len(row) else ""
    words = unicodedata.normalize("NFC", words)
    seen = (letter.isprintable() or joins(words, place) for place, letter in enumerate(words))
    return "".join(compress(words, seen))


def _check_size(row: list[str], columns: _Columns, where: Message) -> None:
    """Whoever needs large print must not go without it for a word that is spelt otherwise."""
    size = "" if columns.size is None else _cell(row, columns.size)
    if not size.lower().startswith(("large", "normal")) and size:
        raise FileError(placed(message("roster-size", size=repr(size)), where))

"""A quiz from a TOML file, read with care."""

from __future__ import annotations

import datetime
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec

from exercises.exam.spec import (
    Fairness,
    Paper,
    Part,
    PrintSize,
    Question,
    Quiz,
    SpecError,
    part_letter,
    plain_points,
)
from exercises.exam.spec_checks import check_quiz
from exercises.files.field_errors import wrong_field
from exercises.files.reading import decoded, read_bytes
from exercises.files.toml_text import TomlError, table_from
from exercises.judging.scheme import Scheme
from resources.words import Message, Value, message, placed

MOST_BYTES = 2**20


def read_quiz(path: Path) -> Quiz:
    """The quiz in a file; files that it names are looked for beside it."""
    quiz = quiz_from(read_bytes(path, MOST_BYTES), str(path))
    beside = {
        name: str(path.parent / value)
        for name in ("logo", "roster")
        if (value := getattr(quiz, name)) is not None
    }
    return msgspec.structs.replace(quiz, **beside)


def quiz_from(data: bytes | str, name: Value) -> Quiz:
    """The quiz that a TOML text describes; an error names the field."""
    table = _table(data if isinstance(data, str) else decoded(data, name), name)
    if isinstance(date := table.get("date"), datetime.date):
        table["date"] = date.isoformat()[: len("2026-05-12")]
    _add_up_parts(table)
    try:
        quiz = msgspec.convert(table, Quiz)
    except msgspec.ValidationError as error:
        known = (*Quiz.__struct_fields__, *Question.__struct_fields__)
        places, why = wrong_field(
            error, known, {"paper": Paper, "fairness": Fairness, "marks": Scheme, "size": PrintSize}
        )
        if places[:1] == ["questions"]:
            if len(places) > 1 and isinstance(places[1], Message):
                where = Message("question-number", places[1].values)
                places = [where, *_in_part(places[2:])]
            else:
                places, why = ["questions"], message("spec-questions")
        raise SpecError(placed(why, name, *places)) from None
    check_quiz(quiz, name)
    return quiz


def _in_part(places: list[Value]) -> list[Value]:
    """Places in a question, with the letter of the part that they lead to."""
    if places[:1] == ["parts"] and len(places) > 1 and isinstance(places[1], Message):
        place = int(str(dict(places[1].values)["number"])) - 1
        return [part_letter(place), *places[2:]]
    return places


def _add_up_parts(table: dict[str, Any]) -> None:
    """Let a question have the points and the kind that it leaves to its parts."""
    questions = table.get("questions")
    for question in questions if isinstance(questions, list) else ():
        parts = question.get("parts") if isinstance(question, dict) else None
        parts = (
            [each for each in parts if isinstance(each, dict)] if isinstance(parts, list) else []
        )
        points = [part.get("points", Part().points) for part in parts]
        if parts and "points" not in question and all(map(_is_number, points)):
            question["points"] = plain_points(sum(Fraction(str(each)) for each in points))
        kinds = [part["kind"] for part in parts if "kind" in part]
        if kinds and "kind" not in question and "code" not in question:
            question["kind"] = kinds[0]


def _is_number(value: object) -> bool:
    return isinstance(value, int | float)


def _table(text: str, name: Value) -> dict[str, Any]:
    try:
        return table_from(text)
    except TomlError as error:
        if error.place:
            wrong = message("toml-none", file=name, place=error.place, why=error.sentence)
            raise SpecError(wrong) from None
        raise SpecError(placed(error.sentence, name)) from None

"""What an instructor should know of names and texts: which no font shows, or only some programs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from exercises.exam.exam import Exam
from exercises.exam.spec import Quiz, SpecError, part_letter, question_number
from exercises.paper.layout.font_choice import can_show, in_bundled_font
from resources.words import Message, Value, message, placed


def font_notes(exam: Exam) -> Iterator[Message]:
    """Names that no program shows, and names and texts that only some do."""
    foreign = [
        (student.name, student.id or copy.id)
        for copy in exam.copies
        if (student := copy.student) is not None and not in_bundled_font(student.name)
    ]
    hidden = [number for name, number in foreign if not can_show(name)]
    if hidden:
        yield message("note-names", count=len(hidden), ids=", ".join(hidden))
    shown = [name for name, _ in foreign if can_show(name)]
    if shown:
        yield message("note-foreign", count=len(shown), name=shown[0])
    fields = [
        _called(places)
        for places, text in _texts(exam.quiz).items()
        if not all(map(in_bundled_font, text.split()))
    ]
    if fields:
        listed = reduce(lambda one, other: message("and-then", one=one, other=other), fields)
        yield message("note-foreign-texts", fields=listed)


def check_texts(quiz: Quiz) -> None:
    """Refuse a text that no font can show; names are another matter."""
    for places, text in _texts(quiz).items():
        for word in text.split():
            if not can_show(word):
                raise SpecError(placed(message("font-none", word=repr(word)), *places))


_FIELDS = ("title", "course", "date", "time", "instructions")


def _texts(quiz: Quiz) -> dict[tuple[Value, ...], str]:
    """Every text of a quiz by the places that lead to its field."""
    fields: dict[tuple[Value, ...], str] = {(name,): getattr(quiz, name) for name in _FIELDS}
    for number, question in enumerate(quiz.questions, 1):
        fields[question_number(number), "title"] = question.title
        for place, part in enumerate((question, *question.parts)):
            where = [question_number(number), *([part_letter(place - 1)] if place else [])]
            fields[*where, "text"], fields[*where, "answer"] = part.text, part.answer
            fields[*where, "choices"] = "\n".join(part.choices)
    return fields


def _called(places: tuple[Value, ...]) -> Message:
    """A field as a sentence lists it."""
    *outer, name = places
    return placed(message("words", words=name), *outer)

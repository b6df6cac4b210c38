"""Names and texts that no font of this machine can show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from exercises.exam.exam import Exam
from exercises.exam.roster import Student
from exercises.exam.spec import Quiz, SpecError, part_letter, question_number
from exercises.paper.layout.font_choice import can_show
from resources.words import Message, Value, message, placed


def font_notes(exam: Exam) -> Iterator[Message]:
    """The students whose sheets show the id, as no font can show the name."""
    named = [(copy.student, copy.id) for copy in exam.copies if copy.student is not None]
    yield from name_notes(named)


def name_notes(named: Iterable[tuple[Student, str]]) -> Iterator[Message]:
    """The same of some students, each with what their sheet is called."""
    hidden = [student.id or sheet for student, sheet in named if not can_show(student.name)]
    if hidden:
        yield message("note-names", count=len(hidden), ids=", ".join(hidden))


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

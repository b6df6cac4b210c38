"""No object of a question file tells anything of the answers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from io import BytesIO

import pytest
from generated import generated, in_turn, plain_if
from given_numbers import NUMBER, given_numbers
from pikepdf import Array, Dictionary, Object, Pdf, Stream, String

from exercises.drawing.parts.picture import Text, printable
from exercises.exam.exam import Copy, Sheet, Task
from exercises.exam.spec import Paper, Question, Quiz
from exercises.exercise import Exercise
from exercises.judging.scheme import Scheme
from exercises.kinds import KINDS
from exercises.paper.layout.fit import fit
from exercises.paper.layout.page import PlacedTree
from exercises.paper.layout.sheets import question_pages
from exercises.paper.pdf.printing import to_pdf
from exercises.wording.worked import worked
from resources.words import say
from tests.paper.overlaps import placed_words
from tests.paper.quizzes import text

SHEETS = [
    pytest.param(kind, level, seed, marks=plain_if(seed == 1 and in_turn(place + 2, level)))
    for seed in range(1, 7)
    for place, kind in enumerate(KINDS)
    for level in range(1, 6)
]
"""`make stress` looks at more than a thousand."""
TITLE = "A quiz"
OWN = {TITLE, "Plywood", "en", ""}
"""What a file says of itself."""


def sheet_of(exercise: Exercise, level: int) -> tuple[Quiz, Sheet]:
    question = Question(kind=exercise.kind, level=level)
    task = Task(1, question, exercise, Scheme.KNOWLEDGE)
    copy = Copy("K7Q-42F", "", None, (0,), (0,))
    return Quiz(title=TITLE, questions=[question]), Sheet(copy, (task,))


@pytest.mark.every(3)
@pytest.mark.parametrize(("kind", "level", "seed"), SHEETS)
def test_every_object_of_a_question_file_tells_only_what_is_given(
    kind: str, level: int, seed: int
) -> None:
    exercise = generated(kind, level, seed)
    if fit((exercise,), Paper.A4).page is None:
        return  # no exam has it
    quiz, sheet = sheet_of(exercise, level)
    pages = question_pages(quiz, sheet)
    items = [item for page in pages for item in page.items]
    data = to_pdf(pages, quiz.title, quiz.language)
    told = {printable(item.alternative) for item in items} | {say("paper-answer-box")}
    told |= {" ".join(s.text for s in item.shapes if isinstance(s, Text)) for item in items}
    with Pdf.open(BytesIO(data)) as file:
        assert {"/Names", "/AcroForm", "/OpenAction", "/AF", "/Outlines"}.isdisjoint(
            file.Root.keys()
        )
        assert set(strings(file)) <= OWN | told
        assert not any("/Annots" in page.obj for page in file.pages)
    given = given_numbers(exercise)
    for item in items:
        for tree in (shape for shape in item.shapes if isinstance(shape, PlacedTree)):
            names = [name for name in tree.drawing.markup.tree.shape.names if name]
            named = Counter(n for name in names for n in re.findall(NUMBER, name))
            shown = Counter(n for word in placed_words(tree) for n in re.findall(NUMBER, word.text))
            assert not shown - given - named
            assert not Counter(re.findall(NUMBER, item.alternative)) - given
    said = text(data)
    assert not [step for step in map(say, worked(exercise)) if step in said]


def strings(file: Pdf) -> Iterator[str]:
    """Every string of every object, but for the dates and the id of the file."""
    for each in file.objects:
        yield from _within(each)


def _within(each: Object) -> Iterator[str]:
    if isinstance(each, String):
        yield str(each)
    elif isinstance(each, Array):
        for one in each:
            if isinstance(one, Object) and not one.is_indirect:
                yield from _within(one)
    elif isinstance(each, Dictionary | Stream):
        for key, one in each.items():
            written = key in ("/CreationDate", "/ModDate", "/Producer", "/ID", "/Trapped")
            if isinstance(one, Object) and not one.is_indirect and not written:
                yield from _within(one)

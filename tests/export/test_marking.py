"""Every kind and level on every platform: the right answer earns everything, a mistake less."""

import os
from fractions import Fraction

import pytest
from generated import generated

from exercises.asks.entry import Entry
from exercises.entries import read
from exercises.exercise import Exercise
from exercises.export.canvas import parts
from exercises.export.exercise_fields import fields
from exercises.export.fields import TextField
from exercises.export.platforms import PLATFORMS
from exercises.judging.follow_through import same
from exercises.judging.scheme import Scheme
from exercises.kinds import KINDS, items_of
from exercises.misconceptions.table import applicable
from exercises.misconceptions.variant import Nature
from exercises.solution import solution
from tests.export import canvas_model, moodle_model, qti21_model
from tests.export.exports import exam_of, exported, written

STRESSED = "PLYWOOD_SEEDS" in os.environ
KIND_LEVELS = [
    (kind, level)
    for place, kind in enumerate(KINDS)
    for level in range(1, 6)
    if STRESSED or level == 1 + place % 5
]
"""`make stress` takes every level of every kind."""
MISTAKES = 40 if STRESSED else 2


def on_moodle(data, answers):
    (question,) = moodle_model.questions(data)
    return moodle_model.mark(moodle_model.text_of(question), answers)


def on_canvas(data, exercise, answers):
    """Answers are given in the order of the fields, and Canvas asks for them by their sort."""
    asked, left = fields(exercise, Scheme.KNOWLEDGE), dict(enumerate(answers))
    earned = Fraction(0)
    for (points, items), part in zip(canvas_model.groups(data), parts(asked), strict=True):
        (item,) = items
        own = [left.pop(place) for place in part.places]
        earned += points * canvas_model.mark(item, own)
    return earned / 10


def on_qti21(data, answers):
    (item,) = qti21_model.items(data)
    done = qti21_model.Item(item, answers)
    return done.outcomes["SCORE"] / done.most


def marks(exercise, data, answers):
    given = written(exercise, answers)
    return {
        "moodle": on_moodle(data["moodle"], given),
        "canvas": on_canvas(data["canvas"], exercise, given),
        "qti21": on_qti21(data["qti21"], given),
    }


@pytest.mark.parametrize(("kind", "level"), KIND_LEVELS)
def test_the_right_answer_earns_everything_and_a_known_mistake_less(kind, level):
    exercise = generated(kind, level)
    right = solution(exercise)
    data = {platform: exported(exam_of([exercise]), platform) for platform in PLATFORMS}
    earned = marks(exercise, data, right)
    assert all(abs(share - 1) < Fraction(1, 1000) for share in earned.values()), earned
    tried = 0
    for variant in applicable(exercise):
        if variant.nature is not Nature.MISCONCEPTION or tried == MISTAKES:
            continue
        try:
            answers = variant.answers(exercise)
        except ValueError:
            continue
        if written(exercise, answers) != written(exercise, right):
            tried += 1
            earned = marks(exercise, data, answers)
            assert max(earned.values()) < Fraction(999, 1000), (variant.id, earned)


@pytest.mark.parametrize(("kind", "level"), KIND_LEVELS)
def test_the_program_reads_every_listed_answer_as_it_is_marked(kind, level):
    exercise = generated(kind, level)
    right = solution(exercise)
    typed = [blank for blank in exercise.blanks if not blank.ask.row.mark]
    asked = fields(exercise, Scheme.KNOWLEDGE)[: len(typed)]
    for blank, field in zip(typed, asked, strict=True):
        if isinstance(field, TextField):
            assert field.right
            for text in field.right:
                entry = read(exercise, blank, text)
                assert says_the_same(exercise, blank.item, entry, right.get(blank)), text


def says_the_same(exercise: Exercise, item: str, entry: Entry | None, right: Entry | None) -> bool:
    found = items_of(exercise).get(item)
    return same(entry, right) if found is None else found.same(entry, right)

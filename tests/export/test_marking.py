"""Every kind and level on every platform: the right answer earns everything, a mistake less."""

import os
from fractions import Fraction

import pytest
from generated import generated, in_turn, plain_if

from exercises.asks.entry import Entry
from exercises.asks.same_entry import same
from exercises.entries import read
from exercises.exam.parts import asked_on
from exercises.exercise import Exercise
from exercises.exercise_files.exercise_file import exercise_from_table
from exercises.export.canvas_items import canvas_questions
from exercises.export.exercise_fields import fields
from exercises.export.fields import ChoiceField, TextField, TicksField
from exercises.export.platforms import PLATFORMS
from exercises.judging.scheme import Scheme
from exercises.kinds import KINDS, items_of
from exercises.misconceptions.table import applicable
from exercises.misconceptions.variant import Nature
from exercises.solution import solution
from search import notation
from search.rules import Rules
from tests.export import canvas_model, moodle_model, qti21_model
from tests.export.exports import by_row, exam_of, exported, written

SPECIAL = (("killers", 4), ("corridor", 5))
"""Where a row stays empty, and where some numbers may be rounded and others must be exact."""
KIND_LEVELS = [
    pytest.param(kind, level, marks=plain_if(in_turn(place, level) or (kind, level) in SPECIAL))
    for place, kind in enumerate(KINDS)
    for level in range(1, 6)
]
MISTAKES = min(40, int(os.environ.get("PLYWOOD_SEEDS", "2")))


def on_moodle(data, answers):
    (question,) = moodle_model.questions(data)
    return moodle_model.mark(moodle_model.text_of(question), answers)


def on_canvas(data, exercise, answers):
    """Answers are given in the order of the fields, and Canvas asks for them by their sort."""
    asked, left = fields(exercise, Scheme.KNOWLEDGE), dict(enumerate(answers))
    earned = Fraction(0)
    for (points, items), part in zip(
        canvas_model.groups(data), canvas_questions(asked), strict=True
    ):
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


@pytest.mark.every(2)
@pytest.mark.parametrize(("kind", "level"), KIND_LEVELS)
def test_the_right_answer_earns_everything_and_a_known_mistake_less(kind, level):
    exercise = generated(kind, level)
    right = solution(exercise)
    data = {platform: exported(exam_of([exercise]), platform) for platform in PLATFORMS}
    full = marks(exercise, data, right)
    assert all(abs(share - 1) < Fraction(1, 1000) for share in full.values()), full
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
            assert all(earned[name] < full[name] for name in full), (variant.id, earned)


@pytest.mark.parametrize(("kind", "level"), KIND_LEVELS)
def test_the_program_reads_every_listed_answer_as_it_is_marked(kind, level):
    exercise = generated(kind, level)
    right = solution(exercise)
    typed = [blank for blank in by_row(exercise) if not blank.ask.row.mark]
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


@pytest.mark.parametrize("kind", ["cuts", "leaves", "game-traits"])
def test_ticking_everything_earns_nothing(kind):
    exercise = generated(kind, 2)
    exam = exam_of([exercise])
    (place,) = [
        place
        for place, field in enumerate(fields(exercise, Scheme.KNOWLEDGE))
        if isinstance(field, TicksField)
    ]
    given = written(exercise, solution(exercise))
    for ticks in (set(range(len(fields(exercise, Scheme.KNOWLEDGE)[place].options))), set()):
        answers = [ticks if isinstance(each, set) else "-" for each in given]
        assert on_moodle(exported(exam, "moodle"), answers) < Fraction(1, 1000)
        assert on_qti21(exported(exam, "qti21"), answers) < Fraction(1, 1000)


def test_a_branch_below_one_that_is_cut_may_be_ticked_or_not():
    tree = "[[3 12 8] [[2 1] [4 6]] [14 5 2]]"
    exercise = asked_on(notation.read(tree), KINDS["cuts"], Rules())
    (field,) = fields(exercise, Scheme.KNOWLEDGE)
    idle = {place for place, option in enumerate(field.options) if option.idle}
    assert idle
    given = written(exercise, solution(exercise))
    answers = [given[0] | idle]
    exam = exam_of([exercise])
    assert on_moodle(exported(exam, "moodle"), answers) == 1
    assert on_qti21(exported(exam, "qti21"), answers) == 1


def test_every_equally_good_option_is_right_on_a_platform_too():
    table = {"format": "plywood-exercise/1", "kind": "opponents"}
    exercise = exercise_from_table(table | {"tree": "max[L:min[4 9] R:min[4 5] S:min[1 2]]"})
    asked = [each for each in fields(exercise, Scheme.KNOWLEDGE) if isinstance(each, ChoiceField)]
    against_min = [option.right for option in asked[0].options]
    assert against_min == [True, True, False]
    assert all(option.feedback is None for option in asked[0].options if option.right)

"""The small tree beside the name of each lesson: its letters are read, and it shows the skill."""

from itertools import combinations

import pytest

from exercises.drawing.parts.picture import Polyline, Rectangle, Text
from exercises.drawing.small_tree import HEIGHT, small_tree
from exercises.learning.lessons import lesson_of, shows
from exercises.learning.skills import SKILLS, CutKind
from exercises.solution import run
from search.rules import Order, Rules

COURSES = (Rules(), Rules(order=Order.RIGHT_TO_LEFT), Rules(deep=False, cut_on_equal=False))


@pytest.mark.parametrize("course", COURSES)
def test_every_lesson_has_a_picture_whose_words_are_read_and_stand_apart(course):
    for skill in SKILLS:
        picture = small_tree(run(lesson_of(skill).picture.make(0, course)))
        sheet = Rectangle(0, 0, picture.width, picture.height)
        words = [shape for shape in picture.shapes if isinstance(shape, Text)]
        for word in words:
            x, y, width, height = word.bounds
            assert sheet.contains(x, y), skill
            assert sheet.contains(x + width, y + height), skill
            assert word.size >= 11
        assert picture.height <= HEIGHT
        assert not any(a.bounds.overlaps(b.bounds) for a, b in combinations(words, 2)), skill


def test_the_picture_of_a_cut_shows_its_kind_and_where_a_deep_one_comes_from():
    for name, skill in SKILLS.items():
        if skill.cut is not None:
            exercise = lesson_of(name).picture.make(0, Rules())
            assert shows(exercise, name)
            arcs = [
                shape for shape in small_tree(run(exercise)).shapes if isinstance(shape, Polyline)
            ]
            assert bool(arcs) is (skill.cut is CutKind.DEEP)

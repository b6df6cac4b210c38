"""Every skill has a lesson whose trees show it; an instructor's own is read with care."""

import os

import pytest
from asking import asked

from exercises.exercise import Verdict
from exercises.judging.check import judge
from exercises.learning.history import History
from exercises.learning.lessons import LessonError, check_lesson, lesson_of, read_lesson, shows
from exercises.learning.occurrence import blanks_of_skills, mistake_shows
from exercises.learning.skills import OF_MISTAKE, SKILLS
from exercises.learning.tree_choice import guided, tree_that_shows, worked_tree
from exercises.solution import solution
from resources.words import say
from search.rules import Fail, Order, Rules

SEEDS = int(os.environ.get("PLYWOOD_SEEDS", "1"))
OWN = """
format = "plywood-lesson/1"
skill = "cuts"
title = "Cuts as we teach them"
text = ["Look at the first child."]

[worked]
kind = "cuts"
tree = "[[3 12 8] [2 4 6] [14 5 2]]"

[[trees]]
kind = "cuts"
level = 1

[[trees]]
kind = "cuts"
level = 2
leaves = [-9, 30]
"""


def own(tmp_path, text):
    path = tmp_path / "lesson.toml"
    path.write_text(text, "utf-8")
    return read_lesson(path)


@pytest.mark.parametrize("skill", SKILLS)
def test_every_tree_of_a_lesson_shows_its_skill(skill):
    lesson = lesson_of(skill)
    assert say(lesson.title)
    assert all(map(say, lesson.text))
    trees = (lesson.worked, *lesson.trees)
    assert all(set(tree.shows) <= set(SKILLS[skill].mistakes) for tree in trees)
    for tree in trees if SEEDS > 1 else trees[:2]:
        for seed in range(SEEDS):
            assert shows(tree.make(seed, Rules()), skill)


@pytest.mark.parametrize(
    ("skill", "course"),
    [
        ("equality", Rules(cut_on_equal=False)),
        ("equality", Rules(cut_on_equal=False, fail=Fail.HARD)),
        ("intervals", Rules(order=Order.RIGHT_TO_LEFT)),
        ("deep-cuts", Rules(fail=Fail.HARD)),
        ("bounds", Rules(fail=Fail.BOUND)),
    ],
)
def test_a_lesson_teaches_its_skill_in_every_course(skill, course):
    lesson = lesson_of(skill)
    for tree in (lesson.worked, *lesson.trees):
        exercise = tree.make(3, course)
        assert shows(exercise, skill)
        assert exercise.rules.cut_on_equal == course.cut_on_equal
        assert exercise.rules.order is course.order


@pytest.mark.parametrize(("second", "equal"), [("3 4", True), ("2 4", False), ("4 5", False)])
def test_equality_shows_where_a_value_equals_the_bound(second, equal):
    assert shows(asked("cuts", f"max[min[3 5] min[{second}]]"), "equality") is equal


@pytest.mark.parametrize("skill", SKILLS)
def test_a_guided_tree_is_filled_in_but_for_its_skill_or_where_that_is_all_by_half(skill):
    exercise = worked_tree(History(), lesson_of(skill), Rules())
    given, right = guided(exercise, skill), solution(exercise)
    own_blanks = set(blanks_of_skills(exercise)[skill])
    if right.keys() <= own_blanks:
        assert len(given.typed) == len(right) // 2
    else:
        assert given.typed.keys() == right.keys() - own_blanks
    judged = judge(exercise, given.typed).judgements
    right = {each.blank for each in judged if each.verdict is Verdict.RIGHT}
    assert right >= given.typed.keys()


@pytest.mark.parametrize("skill", SKILLS)
def test_each_mistake_of_a_skill_is_named_for_one_of_the_first_three_trees_of_its_lesson(skill):
    named = {name for tree in lesson_of(skill).trees[:3] for name in tree.shows}
    assert named >= set(SKILLS[skill].mistakes)


@pytest.mark.parametrize(
    ("skill", "place"), [("values", 2), ("cuts", 0), ("cuts", 2), ("claims", 2), ("evaluation", 2)]
)
def test_a_tree_shows_the_mistakes_that_are_named_for_it_whatever_the_seed(skill, place):
    tree = lesson_of(skill).trees[place]
    for seed in range(SEEDS):
        made = tree_that_shows(tree, skill, Rules(), seed)
        assert {name for name in OF_MISTAKE if mistake_shows(name, made)} >= set(tree.shows)


def test_of_a_tree_that_stands_in_the_lesson_there_is_no_other(tmp_path):
    text = OWN.replace("level = 2\nleaves = [-9, 30]", 'tree = "[[3 4] [5 6]]"\nshows = "EX-MIN"')
    made = tree_that_shows(own(tmp_path, text).trees[1], "cuts", Rules(), 7)
    assert len(made.tree.leaves) == 4


def test_a_lesson_of_an_instructor_can_be_used(tmp_path):
    lesson = own(tmp_path, OWN)
    check_lesson(lesson, Rules())
    assert lesson.title == "Cuts as we teach them"
    assert len(lesson.trees) == 2


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"cuts"\ntitle', '"cutting"\ntitle', "skill: there is no skill 'cutting'"),
        ("plywood-lesson/1", "plywood-lesson/2", "format: a lesson has the format"),
        ('title = "Cuts as we teach them"', "title = 3", "title: "),
        ("level = 1", "level = 9", "trees: entry 1: there is no level 9"),
        ("leaves = [-9, 30]", "leafs = [-9, 30]", "trees: entry 2: leafs"),
        ("[[3 12 8] [2 4 6] [14 5 2]]", "[[3 12 8] [2 4 6]", "worked: "),
        ('[worked]\nkind = "cuts"', '[worked]\nkind = "cut"', "worked: there is no kind 'cut'"),
        ("format =", "format ==", "line 2"),
        ("title =", 'picture = { kind = "cuts", level = 1 }\ntitle =', "picture: the picture is"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said_with_its_place(tmp_path, old, new, told):
    assert old in OWN
    with pytest.raises(LessonError) as refused:
        own(tmp_path, OWN.replace(old, new))
    assert told in str(refused.value)


def test_a_mistake_that_can_t_show_on_a_tree_is_not_named_for_it(tmp_path):
    lesson = own(tmp_path, OWN.replace("level = 1", 'level = 1\nshows = ["EX-MIN"]'))
    with pytest.raises(LessonError, match="shows: the mistake EX-MIN shows on none"):
        check_lesson(lesson, Rules())


def test_of_several_mistakes_that_can_t_show_the_first_is_named(tmp_path):
    shown = 'level = 1\nshows = ["EX-MIN", "EX-MAX", "EX-UNWEIGHTED"]'
    with pytest.raises(LessonError, match="shows: the mistake EX-MAX shows on none"):
        check_lesson(own(tmp_path, OWN.replace("level = 1", shown)), Rules())


def test_a_lesson_whose_trees_lack_its_skill_is_refused(tmp_path):
    lesson = own(tmp_path, OWN.replace('skill = "cuts"', 'skill = "deep-cuts"'))
    with pytest.raises(LessonError, match="worked: its trees"):
        check_lesson(lesson, Rules())

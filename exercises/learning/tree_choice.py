"""The tree for what comes next: by the lesson of its skill, such that mistakes show on it."""

from __future__ import annotations

from exercises import entries
from exercises.exercise import Blank, Exercise
from exercises.learning.history import History
from exercises.learning.lessons import Lesson, LessonTree, lesson_of, shows
from exercises.learning.occurrence import blanks_of_skills
from exercises.learning.purpose import Assignment, Purpose
from exercises.learning.skills import SKILLS
from exercises.learning.what_next import NextStep, Stage
from exercises.making.codes import SEEDS
from exercises.making.dice import Dice
from exercises.making.exercise_sources import in_course
from exercises.making.generate import Progress, ignore_progress, part_of, telling_apart
from exercises.making.recipe import RecipeError
from exercises.misconceptions.table import VARIANTS
from exercises.solution import solution
from search.rules import Rules
from search.tree import TreeError

LEAST, CANDIDATES = 2, 12
"""Of so many trees the one is taken on which the most mistakes of a skill show."""
TURNS = 3
"""Within so many trees of a skill, every mistake of it has had its turn to show."""


def worked_tree(history: History, lesson: Lesson, course: Rules) -> Exercise:
    """The tree of a lesson to step through; another one each time that it was practised on."""
    skill = lesson.skill
    guided = [each for each in history.trials if each.purpose is Purpose.GUIDED]
    count = sum(skill in each.outcomes for each in guided)
    return lesson.worked.make(Dice(f"lesson:{skill}:{count}").between(0, SEEDS - 1), course)


def assignment(
    step: NextStep, history: History, course: Rules, seed: int, progress: Progress = ignore_progress
) -> Assignment:
    """The exercise of a step, with what its sheet already holds."""
    lesson = lesson_of(step.skill)
    if step.stage is not Stage.EMPTY:
        return guided(worked_tree(history, lesson, course), step.skill)
    if step.after is not None:
        kind, level = step.after.kind, step.after.level or 1
        try:
            made = telling_apart(kind, level, step.suspected, seed, progress)
            return Assignment(in_course(course, made), step.purpose)
        except RecipeError:
            pass  # there is no such tree: any other of the skill must do
    seen = len(history.opportunities(step.skill))
    tree = lesson.trees[seen % len(lesson.trees)]
    return Assignment(tree_that_shows(tree, step.skill, seen, course, seed, progress), step.purpose)


def guided(exercise: Exercise, skill: str) -> Assignment:
    """The tree with all filled in but for the blanks of a skill."""
    own = blanks_of_skills(exercise).get(skill, ())
    typed: dict[Blank, str | bool] = {
        blank: entries.write_at(exercise, blank, entry)
        for blank, entry in solution(exercise).items()
        if blank not in own
    }
    return Assignment(exercise, Purpose.GUIDED, typed)


def tree_that_shows(
    tree: LessonTree,
    skill: str,
    number: int,
    course: Rules,
    seed: int,
    progress: Progress = ignore_progress,
) -> Exercise:
    """A tree on which those mistakes of a skill show whose turn it is, if one is found."""
    mistakes = SKILLS[skill].mistakes
    turn = tree.shows or mistakes[number % TURNS :: TURNS]
    best: tuple[tuple[int, int], Exercise] | None = None
    for place in range(CANDIDATES):
        made = tree.make(
            Dice(f"{seed}:{place}").between(0, SEEDS - 1),
            course,
            part_of(progress, place, CANDIDATES),
        )
        if not shows(made, skill):
            continue
        showing = [name for name in mistakes if mistake_shows(name, made)]
        shown = len(set(turn) & set(showing)), len(showing)
        if best is None or shown > best[0]:
            best = shown, made
        if best[0][0] == len(turn) and (place >= LEAST or shown[1] == len(mistakes)):
            break
    return made if best is None else best[1]


def mistake_shows(name: str, exercise: Exercise) -> bool:
    """Whether somebody who follows a mistake writes something else than belongs there."""
    variant = VARIANTS[name]
    if not variant.applies(exercise):
        return False
    try:
        return variant.answers(exercise) != solution(exercise)
    except TreeError:
        return False

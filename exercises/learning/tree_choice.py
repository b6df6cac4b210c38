"""The tree for what comes next: by the lesson of its skill, such that mistakes show on it."""

from __future__ import annotations

from exercises import entries
from exercises.blank_order import visiting_order
from exercises.dice import Dice
from exercises.exercise import Blank, Exercise
from exercises.exercise_files.exercise_sources import in_course
from exercises.learning.history import History
from exercises.learning.lessons import Lesson, LessonTree, shows
from exercises.learning.occurrence import blanks_of_skills, mistake_shows
from exercises.learning.purpose import Assignment, Purpose
from exercises.learning.skills import SKILLS
from exercises.learning.what_next import NextStep, Stage
from exercises.making.codes import SEEDS
from exercises.making.generate import Progress, ignore_progress, part_of, telling_apart
from exercises.making.recipe import RecipeError
from exercises.misconceptions.table import VARIANTS
from exercises.solution import Answers, solution
from search.rules import Rules

LEAST, CANDIDATES, MOST = 2, 12, 100
"""So many trees are tried at least, usually and at most: until all mistakes show on one that its
lesson names for it."""


def worked_tree(history: History, lesson: Lesson, course: Rules) -> Exercise:
    """The tree of a lesson to step through; another one each time that it was practised on."""
    skill = lesson.skill
    guided = [each for each in history.trials if each.purpose is Purpose.GUIDED]
    count = sum(skill in each.outcomes for each in guided)
    return lesson.worked.make(Dice(f"lesson:{skill}:{count}").between(0, SEEDS - 1), course)


def assignment(
    step: NextStep,
    lesson: Lesson,
    history: History,
    course: Rules,
    seed: int,
    progress: Progress = ignore_progress,
) -> Assignment:
    """The exercise of a step by the lesson of its skill, with what its sheet already holds."""
    if step.stage is not Stage.EMPTY:
        return guided(worked_tree(history, lesson, course), step.skill)
    if step.suspected:
        return Assignment(telling_tree(step, lesson, course, seed, progress), step.purpose)
    tree = lesson.trees[len(history.opportunities(step.skill)) % len(lesson.trees)]
    return Assignment(tree_that_shows(tree, step.skill, course, seed, progress), step.purpose)


def telling_tree(
    step: NextStep, lesson: Lesson, course: Rules, seed: int, progress: Progress = ignore_progress
) -> Exercise:
    """A tree on which each suspected mistake shows in its own way, or as many as can be found."""
    names = step.suspected
    trees = sorted(lesson.trees, key=lambda tree: not set(names) & set(tree.shows))
    best: tuple[int, Exercise] | None = None
    for number in range(CANDIDATES * len(trees)):
        progress(number / (2 * CANDIDATES * len(trees)))
        place = Dice(f"telling:{seed}:{number}").between(0, SEEDS - 1)
        made = trees[number // CANDIDATES].make(place, course)
        told = _told_apart(names, made)
        if best is None or told > best[0]:
            best = told, made
        if told == len(names):
            return made
    assert best is not None
    if step.after is not None and best[0] < len(names):
        try:
            made = telling_apart(step.after.kind, step.after.level or 1, names, seed, progress)
            return in_course(course, made)
        except RecipeError:
            pass  # there is no such tree: the best of the others must do
    return best[1]


def _told_apart(names: tuple[str, ...], exercise: Exercise) -> int:
    """How many of these mistakes show, each with an answer that no other one gives."""
    shown: list[Answers] = []
    for name in names:
        if mistake_shows(name, exercise):
            answers = VARIANTS[name].answers(exercise)
            shown += [answers] if answers not in shown else []
    return len(shown)


def guided(exercise: Exercise, skill: str) -> Assignment:
    """The tree with all filled in but for the blanks of a skill; if that is all, the first half."""
    own, right = blanks_of_skills(exercise).get(skill, ()), solution(exercise)
    given = [blank for blank in right if blank not in own]
    if not given:
        in_turn = [blank for blank in visiting_order(exercise) if blank in right]
        given = in_turn[: len(in_turn) // 2]
    typed: dict[Blank, str | bool] = {
        blank: entries.write_at(exercise, blank, right[blank]) for blank in given
    }
    return Assignment(exercise, Purpose.GUIDED, typed)


def tree_that_shows(
    tree: LessonTree,
    skill: str,
    course: Rules,
    seed: int,
    progress: Progress = ignore_progress,
) -> Exercise:
    """A tree on which those mistakes of a skill show that its lesson names for it."""
    named = set(tree.shows)
    mistakes = named | set(SKILLS[skill].mistakes)
    best: tuple[tuple[int, int], Exercise] | None = None
    for place in range(MOST if tree.recipe is not None else 1):
        part = part_of(progress, min(place, CANDIDATES - 1), CANDIDATES)
        made = tree.make(Dice(f"{seed}:{place}").between(0, SEEDS - 1), course, part)
        if not shows(made, skill):
            continue
        showing = {name for name in mistakes if mistake_shows(name, made)}
        shown = len(named & showing), len(showing)
        if best is None or shown > best[0]:
            best = shown, made
        if best[0][0] == len(named) and (place >= LEAST or shown[1] == len(mistakes)):
            break
    return made if best is None else best[1]

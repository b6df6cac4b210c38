"""Where exercises come from and go to: the generator, codes and files."""

from __future__ import annotations

import json
import secrets
from pathlib import Path

from exercises.dice import Dice
from exercises.entries import TypedEntries
from exercises.exercise import MOST_ASKED, Exercise
from exercises.exercise_files.exercise_file import read_sheet
from exercises.exercise_files.exercise_table import exercise_table
from exercises.exercise_files.first_exercise import by_conventions
from exercises.exercise_files.opened import is_code, names_file
from exercises.files.file_error import FileError
from exercises.files.saving import write_whole
from exercises.given.giving import given_anew
from exercises.kinds import KINDS
from exercises.making.codes import SEEDS, exercise_of
from exercises.making.generate import Progress, generate, separating
from exercises.making.recipe_files import level_recipe
from exercises.making.variants import difficulty
from exercises.solution import solution
from resources.words import message
from search.rules import Rules

MOST_DRAWN = 12
"""How many trees are drawn at most: in a strict and fail-hard course every second one will do."""


def make(kind: str, level: int, conventions: Rules, progress: Progress) -> Exercise:
    """A new exercise of a kind and a level, asked by the course's conventions.

    A tree of whose cuts the course makes less than half is passed over, as long as others may do.
    """
    recipe = level_recipe(kind, level)
    for _ in range(MOST_DRAWN):
        made = generate(recipe, secrets.randbelow(SEEDS), progress)
        asked = in_course(conventions, made)
        if 2 * len(difficulty(asked).cutoffs) >= len(difficulty(made).cutoffs):
            break
    return asked


def make_telling(
    exercise: Exercise, mistakes: tuple[str, ...], conventions: Rules, progress: Progress
) -> Exercise:
    """An exercise on which each of these mistakes gives an answer of its own; it has no code."""
    return in_course(
        conventions, separating(exercise, mistakes, secrets.randbelow(SEEDS), progress)
    )


def by_code(code: str, conventions: Rules, progress: Progress) -> Exercise:
    """The exercise of a code, asked by the course's conventions: the tree is everybody's."""
    return in_course(conventions, exercise_of(code, progress))


def in_course(conventions: Rules, exercise: Exercise) -> Exercise:
    """The exercise asked by the conventions of a course: the tree is everybody's."""
    rules = by_conventions(exercise.rules, conventions)
    if exercise.given and rules != exercise.rules:  # what is right here may not be an option
        return given_anew(exercise.under(rules), Dice(f"given:{exercise.seed}")) or exercise
    if exercise.given:
        return exercise
    return exercise._replace(rules=rules, blanks=KINDS[exercise.kind].blanks(exercise.tree, rules))


def opened(what: str, conventions: Rules, progress: Progress) -> tuple[Exercise, TypedEntries]:
    """The exercise in a file with what was written into it, or the one of a code.

    ValueError says why there is none.
    """
    if names_file(what) or (Path(what).suffix and not is_code(what)):
        exercise, answers = read_sheet(Path(what))
        if len(exercise.tree) > MOST_ASKED:
            raise FileError(message("exercise-too-large", most=MOST_ASKED))
        solution(exercise)  # what can't be searched can't be judged
        return exercise, {blank: typed for blank, typed in answers.items() if typed}
    return by_code(what, conventions, progress), {}


def save(exercise: Exercise, answers: TypedEntries, path: Path) -> None:
    """Write an exercise to a file, with what was written into it."""
    table = exercise_table(exercise, with_solution=False, answers=answers)
    write_whole(path, json.dumps(table, ensure_ascii=False, indent=1).encode())

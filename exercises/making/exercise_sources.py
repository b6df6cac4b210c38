"""Where exercises come from and go to: the generator, codes and files.

What is needed for the first paint stands here plainly; the rest is imported when it is used.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from exercises.exercise import Blank, Exercise
from exercises.kinds import KINDS
from exercises.solution import solution
from resources.words import message
from search import notation
from search.rules import CONVENTIONS, Rules

if TYPE_CHECKING:
    from exercises.making.generate import Watch

TypedEntries = dict[Blank, str | bool]

FIRST_TREE = "[[7 4 9] [2 8 6] [5 3 1]]"
FIRST_KIND = "minimax"
MOST_ASKED = 2_000
"""Nobody fills in a larger tree."""


def first(conventions: Rules) -> Exercise:
    """What the very first start shows."""
    tree, kind = notation.read(FIRST_TREE), KINDS[FIRST_KIND]
    rules = by_conventions(Rules(), conventions)
    return Exercise(tree, kind.method, rules, kind.name, kind.blanks(tree, rules), level=1)


def make(kind: str, level: int, conventions: Rules, watch: Watch) -> Exercise:
    """A new exercise of a kind and a level, asked by the course's conventions."""
    import secrets

    from exercises.making.codes import SEEDS
    from exercises.making.generate import generate
    from exercises.making.recipe import level_recipe

    made = generate(level_recipe(kind, level), secrets.randbelow(SEEDS), watch)
    return _by(conventions, made)


def make_telling(
    exercise: Exercise, mistakes: tuple[str, ...], conventions: Rules, watch: Watch
) -> Exercise:
    """An exercise on which each of these mistakes gives an answer of its own; it has no code."""
    import secrets

    from exercises.making.codes import SEEDS
    from exercises.making.generate import separating

    return _by(conventions, separating(exercise, mistakes, secrets.randbelow(SEEDS), watch))


def by_code(code: str, conventions: Rules, watch: Watch) -> Exercise:
    """The exercise of a code, asked by the course's conventions: the tree is everybody's."""
    from exercises.making.codes import exercise_of

    return _by(conventions, exercise_of(code, watch))


def _by(conventions: Rules, exercise: Exercise) -> Exercise:
    rules = by_conventions(exercise.rules, conventions)
    return exercise._replace(rules=rules, blanks=KINDS[exercise.kind].blanks(exercise.tree, rules))


def by_conventions(rules: Rules, conventions: Rules) -> Rules:
    """These rules, with all that a course chooses once as this course chose it."""
    return rules._replace(**{name: getattr(conventions, name) for name in CONVENTIONS})


def opened(what: str, conventions: Rules, watch: Watch) -> tuple[Exercise, TypedEntries]:
    """The exercise in a file with what was written into it, or the one of a code.

    ValueError says why there is none.
    """
    from exercises.files.reading import FileError
    from exercises.making.codes import is_code
    from exercises.making.exercise_file import names_file, read_sheet

    if names_file(what) or (Path(what).suffix and not is_code(what)):
        exercise, answers = read_sheet(Path(what))
        if len(exercise.tree) > MOST_ASKED:
            raise FileError(message("exercise-too-large", most=MOST_ASKED))
        solution(exercise)  # what can't be searched can't be judged
        return exercise, {blank: typed for blank, typed in answers.items() if typed}
    return by_code(what, conventions, watch), {}


def save(exercise: Exercise, answers: TypedEntries, path: Path) -> None:
    """Write an exercise to a file, with what was written into it."""
    from exercises.files.saving import write_whole
    from exercises.making.exercise_file import exercise_table

    table = exercise_table(exercise, with_solution=False, answers=answers)
    write_whole(path, json.dumps(table, ensure_ascii=False, indent=1).encode())


def code_of(exercise: Exercise) -> str | None:
    """The code of an exercise; None for a tree of one's own."""
    if exercise.recipe is None:
        return None
    from exercises.making.codes import code_of as written

    return written(exercise)

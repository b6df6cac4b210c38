"""An exercise as JSON has it: what is given, what is asked, and the right entries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from exercises import entries
from exercises.asks import Ask
from exercises.exercise import Blank, Exercise
from exercises.exercise_files.given_table import given_table
from exercises.files.rules_table import rules_table
from exercises.kinds import items_of
from exercises.making.codes import code_of
from exercises.misconceptions.behind_options import mistakes_behind
from exercises.solution import Answers, read_off, solution
from exercises.tie_chooser import MOST_LINES, equally_good_searches
from resources.words import say
from search import notation
from search.methods import METHODS
from search.rules import Ties

EXERCISE_FORMAT = "plywood-exercise/1"


def exercise_table(
    exercise: Exercise, with_solution: bool, answers: Mapping[Blank, str | bool] | None = None
) -> dict[str, Any]:
    """An exercise as JSON has it, with what was written into it if there is any."""
    table: dict[str, Any] = {
        "format": EXERCISE_FORMAT,
        "code": code_of(exercise),
        "kind": exercise.kind,
        "method": exercise.method,
        "rules": rules_table(exercise.rules, METHODS[exercise.method].rules),
        "tree": notation.write(exercise.tree),
        **({"given": given_table(exercise.given)} if exercise.given else {}),
        "blanks": [exercise.key(blank) for blank in exercise.blanks],
        "recipe": exercise.recipe,
        "level": exercise.level,
        "seed": exercise.seed,
        "edition": exercise.edition,
    }
    if any(blank.item for blank in exercise.blanks):
        table["questions"] = _questions(exercise, with_solution)
    if with_solution:
        table |= key_table(exercise)
    if answers:
        table["answers"] = {exercise.key(blank): typed for blank, typed in answers.items()}
    return table


def key_table(exercise: Exercise) -> dict[str, Any]:
    """The right entries as JSON has them, by blank."""
    key = _written(exercise, solution(exercise), exercise.blanks)
    return {"solution": key, **_also_right(exercise)}


def _written(exercise: Exercise, right: Answers, blanks: Iterable[Blank]) -> dict[str, Any]:
    return {
        exercise.key(blank): entries.write_at(exercise, blank, right[blank])
        for blank in blanks
        if blank in right
    }


def _questions(exercise: Exercise, with_solution: bool) -> dict[str, Any]:
    """The questions beside the tree in words, for whoever has no catalogue; by blank."""
    told: dict[str, Any] = {}
    for item in items_of(exercise).values():
        asked: dict[str, Any] = {"text": say(item.question)}
        told[exercise.key(item.blank)] = asked
        if item.options:
            asked["options"] = dict(zip(item.letters, item.texts, strict=True))
        if item.options and with_solution:
            asked["from"] = mistakes_behind(exercise, item)
    return told


def _also_right(exercise: Exercise) -> dict[str, Any]:
    """The entries of other lines or vectors that are as right, where any of equals may be taken."""
    asks = {Ask.BEST} if exercise.tree.players is None else {Ask.BEST, Ask.VALUE, Ask.CUT}
    asked = [blank for blank in exercise.blanks if blank.ask in asks]
    if not asked or exercise.rules.ties is not Ties.ANY:
        return {}
    found: list[dict[str, Any]] = []
    for trace in equally_good_searches(exercise):
        answer = _written(exercise, read_off(exercise, trace), asked)
        if answer not in found:
            found.append(answer)
        if len(found) > MOST_LINES:
            break
    return {"also_right": found[1:]} if found[1:] else {}

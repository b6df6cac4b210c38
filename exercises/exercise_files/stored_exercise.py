"""An exercise as the store keeps it: small, and read back without any further library."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from exercises.exercise import MOST_ASKED, Blank, Exercise, Verdict
from exercises.exercise.game_of import check_states
from exercises.exercise_files.given_table import given_from, given_table
from exercises.files.rules_table import rules_from, rules_table
from exercises.kinds import KINDS
from exercises.solution import solution
from search import notation
from search.methods import METHODS

UNREADABLE = (ValueError, KeyError, TypeError, AttributeError, RecursionError)
"""What is raised over an exercise that was kept otherwise than here."""
_MOST_LETTERS = 1_000
"""Nobody writes a longer entry."""
_LARGEST = 2**63


def keep(exercise: Exercise) -> str:
    """The exercise as one line of text."""
    return json.dumps(
        {
            "kind": exercise.kind,
            "tree": notation.write(exercise.tree),
            "rules": rules_table(exercise.rules),
            "recipe": exercise.recipe,
            "level": exercise.level,
            "seed": exercise.seed,
            "edition": exercise.edition,
            "given": given_table(exercise.given),
        }
    )


def bring_back(text: str) -> Exercise:
    """The exercise that was kept; one of `UNREADABLE` if it can't be read."""
    kept: dict[str, Any] = json.loads(text)
    kind = KINDS[kept["kind"]]
    tree, rules = notation.read(kept["tree"]), rules_from(kept["rules"])
    METHODS[kind.method].check(tree, rules)
    given = given_from(kept.get("given", {}))
    blanks = kind.blanks(tree, rules, given)
    recipe, level, seed = kept["recipe"], kept["level"], kept["seed"]
    edition = kept.get("edition", 1)
    if not blanks or not isinstance(recipe, str | None) or len(tree) > MOST_ASKED:
        raise ValueError(text)
    if not all(number is None or _is_count(number, _LARGEST) for number in (level, seed)):
        raise ValueError(text)
    if not _is_count(edition, _LARGEST):
        raise ValueError(text)
    made_by = (recipe, level, seed, edition)
    exercise = Exercise(tree, kind.method, rules, kind.name, blanks, *made_by, given)
    if kind.game:
        check_states(exercise)
    solution(exercise)  # what can't be searched can't be judged
    return exercise


def keys(exercise: Exercise, by_blank: Mapping[Blank, Any]) -> dict[str, Any]:
    """What belongs to blanks, by the blanks' names in files."""
    return {exercise.key(blank): value for blank, value in by_blank.items()}


def by_blank(
    exercise: Exercise, named: Mapping[str, Any] | None, fits: Callable[[Blank, Any], bool]
) -> tuple[dict[Blank, Any], bool]:
    """The same, back, and whether that is all; what fits no blank of this exercise is left out."""
    blanks = {exercise.key(blank): blank for blank in exercise.blanks}
    found = {
        blanks[name]: value
        for name, value in (named or {}).items()
        if name in blanks and fits(blanks[name], value)
    }
    return found, named is not None and len(found) == len(named)


def is_entry(blank: Blank, value: Any) -> bool:
    """Whether this can stand in a blank."""
    if blank.ask.row.mark:
        return value is True
    return isinstance(value, str) and 0 < len(value) <= _MOST_LETTERS and _is_text(value)


def is_hint(_: Blank, value: Any) -> bool:
    """Whether this is a number of hints."""
    return _is_count(value, 3)


def is_verdict(_: Blank, value: Any) -> bool:
    """Whether this is the word of a verdict."""
    return value in [verdict.value for verdict in Verdict]


def _is_count(value: Any, most: int) -> bool:
    return type(value) is int and 0 <= value <= most


def _is_text(value: str) -> bool:
    """Whether no half of a character stands alone, which JSON can hold and a screen can't."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True

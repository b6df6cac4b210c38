"""An exercise as the store keeps it: small, and read back without any further library."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import UnionType
from typing import Any

from exercises.exercise import Blank, Exercise
from exercises.kinds import KINDS
from exercises.rulebook import rules_from, rules_table
from search import notation

Written = str | bool
UNREADABLE = (ValueError, KeyError, TypeError, AttributeError)
"""What is raised over an exercise that was kept otherwise than here."""


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
        }
    )


def bring_back(text: str) -> Exercise:
    """The exercise that was kept; one of `UNREADABLE` if it can't be read."""
    kept: dict[str, Any] = json.loads(text)
    kind = KINDS[kept["kind"]]
    tree, rules = notation.read(kept["tree"]), rules_from(kept["rules"])
    return Exercise(
        tree,
        kind.method,
        rules,
        kind.name,
        kind.blanks(tree, rules),
        kept["recipe"],
        kept["level"],
        kept["seed"],
    )


def keys(exercise: Exercise, by_blank: dict[Blank, Any]) -> dict[str, Any]:
    """What belongs to blanks, by the blanks' names in files."""
    return {exercise.key(blank): value for blank, value in by_blank.items()}


def by_blank(
    exercise: Exercise, named: Mapping[str, Any], kind: type | UnionType
) -> dict[Blank, Any]:
    """The same, back; what this exercise has no blank for, or is not of this kind, is left out."""
    blanks = {exercise.key(blank): blank for blank in exercise.blanks}
    return {
        blanks[name]: value
        for name, value in named.items()
        if name in blanks and isinstance(value, kind)
    }

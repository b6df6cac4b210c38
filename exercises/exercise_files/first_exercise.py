"""The exercise of the very first start: an easy tree, asked as the course asks."""

from __future__ import annotations

from exercises.exercise import Exercise
from exercises.kinds import KINDS
from search import notation
from search.rules import CONVENTIONS, Rules

TREE = "[[7 4 9] [2 8 6] [5 3 1]]"
KIND = "minimax"


def first_exercise(conventions: Rules) -> Exercise:
    """What the very first start shows."""
    tree, kind = notation.read(TREE), KINDS[KIND]
    rules = by_conventions(Rules(), conventions)
    return Exercise(tree, kind.method, rules, kind.name, kind.blanks(tree, rules), level=1)


def by_conventions(rules: Rules, conventions: Rules) -> Rules:
    """These rules, with all that a course chooses once as this course chose it."""
    return rules._replace(**{name: getattr(conventions, name) for name in CONVENTIONS})

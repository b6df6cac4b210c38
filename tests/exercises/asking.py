"""Exercises on trees of one's own, and answers as a student types them."""

from exercises import entries
from exercises.exercise import Exercise
from exercises.kinds import KINDS
from search import notation
from search.rules import Rules

PICTURE = "max[min[max[3 5 2] max[6 9 1]] min[max[4 2 3] max[7 8 0]]]"
"""The tree of the practice page."""


def asked(kind, tree, rules=None):
    grown = notation.read(tree)
    rules = rules or Rules()
    chosen = KINDS[kind]
    return Exercise(grown, chosen.method, rules, kind, chosen.blanks(grown, rules))


def typed(answers, exercise=None):
    """Answers as files hold them; with the exercise, numbers in tables with their decimals."""
    if exercise is None:
        return {blank: entries.write(entry) for blank, entry in answers.items()}
    return {blank: entries.write_at(exercise, blank, entry) for blank, entry in answers.items()}

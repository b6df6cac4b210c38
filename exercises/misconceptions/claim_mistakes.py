"""Mistakes about statements: beliefs, each with the answers that it gives whatever the tree."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from exercises.exercise import Exercise
from exercises.items import given_texts
from exercises.kinds import items_of
from exercises.misconceptions.variant import Variant
from exercises.solution import Answers, solution

Belief = Mapping[str, bool]
"""What somebody says to each statement that the belief is about, by its name."""
BELIEFS: dict[str, Belief] = {
    "ST-VISITSALL": {"visited": True, "same-values": True, "reversed": False, "backwards": False},
    "ST-APPROXIMATE": {"same-value": False, "order": True},
    "ST-SIZES": {"add": False, "monotone": False},
    "ST-ALIKE": {"square": True, "negate": True, "chance-square": True},
    "ST-BESTREPLY": {"exactly": True, "random": True, "dice": True},
    "ST-EVERYLEAF": {"change": True},
    "ST-ANYORDER": {"reversed": True, "backwards": True},
}


def _believing(belief: Belief) -> Callable[[Exercise], Answers]:
    """The right answers, but for what the belief is about."""

    def answers(exercise: Exercise) -> Answers:
        texts = given_texts(exercise.given, "statements")
        found = dict(solution(exercise))
        for item, text in zip(items_of(exercise).values(), texts, strict=True):
            name, _, _ = text.partition(":")
            if name in belief and item.blank in exercise.blanks:
                found[item.blank] = belief[name]
        return found

    return answers


def _mistake(name: str, belief: Belief) -> Variant:
    answers = _believing(belief)
    return Variant(
        name,
        "claims",
        "alpha-beta",
        answers,
        possible=lambda exercise: answers(exercise) != solution(exercise),
        kinds=("statements",),
    )


CLAIM_MISTAKES = tuple(_mistake(name, belief) for name, belief in BELIEFS.items())

"""What an instructor should know of one question: how hard it is, which mistakes it tells apart."""

from __future__ import annotations

from typing import NamedTuple

from exercises.exercise import Exercise
from exercises.judging.diagnosis import predictions
from exercises.making.variants import Difficulty, difficulty
from exercises.misconceptions.variant import Nature
from exercises.solution import Answers, solution_chosen


class Facts(NamedTuple):
    """What an instructor should know of one question."""

    exercise: Exercise
    difficulty: Difficulty
    apart: tuple[str, ...]  # mistakes that give an answer of their own
    alike: tuple[tuple[str, ...], ...]  # mistakes that give one wrong answer
    unseen: tuple[str, ...]  # mistakes that give the right answer


def facts(exercise: Exercise) -> Facts:
    """How hard an exercise is, and which mistakes it tells apart."""
    unseen: list[str] = []
    wrong: list[tuple[Answers, list[str]]] = []
    for variant, answers in predictions(exercise):
        if variant.nature in (Nature.MISCONCEPTION, Nature.SLIP):
            if answers == solution_chosen(exercise, answers):
                unseen.append(variant.id)
                continue
            group = next((names for given, names in wrong if given == answers), None)
            if group is None:
                wrong.append((answers, [variant.id]))
            else:
                group.append(variant.id)
    return Facts(
        exercise,
        difficulty(exercise),
        tuple(names[0] for _, names in wrong if len(names) == 1),
        tuple(tuple(names) for _, names in wrong if len(names) > 1),
        tuple(unseen),
    )

"""What is to be done in an exercise, in words: by its kind, or by what it asks of it."""

from __future__ import annotations

from functools import reduce

from exercises.exercise import Exercise
from exercises.kinds import KINDS
from resources.words import Message, message
from search.tree import GameTree


def screen_task(exercise: Exercise) -> Message:
    """The task on the screen."""
    return _task(exercise, f"kind-{exercise.kind}-task")


def paper_task(exercise: Exercise) -> Message:
    """The task on paper, where one writes and crosses."""
    return _task(exercise, f"paper-task-{exercise.kind}")


def _task(exercise: Exercise, key: str) -> Message:
    root = exercise.tree.labels[GameTree.ROOT] or ""
    parts = KINDS[exercise.kind].parts
    if parts is None:
        return message(key, root=root)
    told = [message(f"{key}-{part}", root=root) for part in parts(exercise)]
    return reduce(lambda one, other: message("task-parts", one=one, other=other), told)

"""The variants of each question of an exam: a pool that a platform draws from at random."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import NamedTuple

from exercises.exam.exam import Exam, Task
from exercises.exercise import Exercise
from exercises.files.rules_table import rules_table
from resources.words import say
from search import notation


class Pool(NamedTuple):
    """One question of a quiz, with the number that it has there."""

    exam: Exam
    place: int

    @property
    def number(self) -> int:
        """Its number in the quiz."""
        return self.place + 1

    @property
    def title(self) -> str:
        """What it is called."""
        slot = self.exam.slots[self.place]
        return slot.question.title or say(f"kind-{slot.kind}", self.exam.quiz.language)

    @property
    def level(self) -> int | None:
        """The level of its trees, if it names one."""
        return self.exam.slots[self.place].question.level

    def variants(self) -> Iterator[tuple[int, Task]]:
        """Each different exercise that some sheet has here, counted from 1."""
        slot, seen = self.exam.slots[self.place], set[bytes]()
        for copy in self.exam.copies:
            draw = copy.draws[copy.order.index(self.place)]
            exercise = slot.exercise(draw)
            if (known := _fingerprint(exercise)) not in seen:
                seen.add(known)
                yield len(seen), Task(self.number, slot.question, exercise, self.exam.quiz.marks)


def pools(exam: Exam) -> Iterator[Pool]:
    """The questions of an exam in the order of the quiz."""
    return (Pool(exam, place) for place in range(len(exam.slots)))


def _fingerprint(exercise: Exercise) -> bytes:
    """What tells an exercise from others: a few bytes, however many there are."""
    told = (notation.write(exercise.tree), exercise.given, rules_table(exercise.rules))
    return blake2b(repr(told).encode(), digest_size=16).digest()

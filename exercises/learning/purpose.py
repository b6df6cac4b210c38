"""Why a tree is taken, as attempts keep it."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from exercises.exercise import Blank, Exercise


class Purpose(StrEnum):
    """What a tree is for; the word is kept with the attempt."""

    OWN = ""  # chosen by the student
    NEXT = "next"  # chosen by the program, one skill at a time
    MIXED = "mixed"  # in a mixed set
    TELLING = "telling"  # tells suspected mistakes apart
    GUIDED = "guided"  # a lesson's tree, begun, or filled in but for one skill
    REDO = "redo"  # seen before, and wrong then
    EXAM = "exam"

    @property
    def counts(self) -> bool:
        """Whether it shows what a student can do: not on a tree whose answer was seen."""
        return self not in (Purpose.GUIDED, Purpose.REDO)

    @property
    def on_path(self) -> bool:
        """Whether the program chose it, so that it chooses the next one too."""
        return self in (Purpose.NEXT, Purpose.MIXED, Purpose.TELLING, Purpose.GUIDED)


def purpose_of(word: str) -> Purpose:
    """The purpose of a word; one of a later version is a student's own."""
    return Purpose(word) if word in set(Purpose) else Purpose.OWN


GO_ON = "go on"
"""Opened on the learn page, it does what comes next."""


PRACTISE = "practise"
"""Opened on the learn page with a skill and a mistake, it makes a tree on which that shows."""


class Assignment(NamedTuple):
    """An exercise to take, why, and what already stands on its sheet."""

    exercise: Exercise
    purpose: Purpose = Purpose.OWN
    typed: Mapping[Blank, str | bool] = {}
    search_named: str = ""  # by the student, in a mixed set

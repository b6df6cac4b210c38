"""A place on a sheet for one exercise, and how each copy of the sheet fills it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from exercises.dice import Dice
from exercises.exam.page_fit import Fits, Orientation
from exercises.exam.parts import OtherPart, asked_of
from exercises.exam.question_sources import TRIALS, printable_exercises
from exercises.exam.spec import Paper, Question
from exercises.exercise import Exercise
from exercises.making.other_keys import key_of
from exercises.making.recipe import Recipe
from exercises.making.variants import difficulty, isomorphic
from resources.words import PlywoodError

AS_WRITTEN = 0
"""What is drawn for whoever gets what an instructor wrote down as it was written."""


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a question goes: on one tree always, a variant of a few, a new one each time, or none.

    What else is asked of a tree comes from the tree, so that all parts go with one another.
    """

    question: Question
    recipe: Recipe | None
    bases: tuple[Exercise, ...]
    varies: bool  # other numbers on every copy
    paper: Paper
    fits: Fits
    others: tuple[OtherPart, ...] = ()  # what the parts ask of the tree; none: the kind alone
    mark: tuple[int, ...] = ()  # what its numbers hang on, where that is not its place

    @property
    def kind(self) -> str:
        """What is asked in it; nothing where it is in words."""
        if self.recipe is None:
            return self.bases[0].kind if self.bases else ""
        return self.recipe.kind

    def draw(self, number: int, variant: int) -> int:
        """The number with which the variants have the trees in turn, so that neighbours differ.

        The first one has what an instructor wrote down as it was written.
        """
        if self.recipe is None and variant == 0:
            return AS_WRITTEN
        trees = max(1, len(self.bases))
        return number - number % trees + variant % trees

    def exercise(self, draw: int) -> Exercise | None:
        """The exercise that a drawn number stands for; none where all is asked in words."""
        if not self.bases:
            if self.recipe is None:
                return None
            printable = printable_exercises(
                self.recipe, draw, self.paper, self.fits, others=self.others
            )
            return next(printable)
        base = self.bases[draw % len(self.bases)]
        if not self.varies or draw == AS_WRITTEN:
            return base
        dice = Dice(f"sheet:{draw}")
        leaves = None if self.recipe is None else self.recipe.leaves
        variants = (isomorphic(base, dice, leaves) for _ in range(TRIALS))
        asked = asked_of(base, self.others)
        as_good = partial(is_as_good, asked, self.others, self.paper, self.fits)
        return next(filter(as_good, variants), base)

    def exercises(self, draw: int) -> list[Exercise | None]:
        """What a drawn number asks in each of the parts; nothing in those that are in words."""
        exercise = self.exercise(draw)
        if not self.others:
            return [exercise for _ in self.question.asked()]
        assert exercise is not None, "parts are asked of a tree"
        return [other.of(exercise) for other in self.others]

    def page(self, draw: int) -> Orientation | None:
        """The page that a drawn number needs."""
        exercise = self.exercise(draw)
        if exercise is None:
            return Orientation.UPRIGHT
        return self.fits(asked_of(exercise, self.others), self.paper).page

    def answers(self, draw: int) -> object:
        """What tells the answers of a drawn number from others: None where it isn't looked at."""
        if not self.bases:
            return None
        if self._asks_places() if self.varies else len(self.bases) > 1:
            return draw % len(self.bases)  # each of the trees has answers of its own
        if not self.varies:
            return None
        exercise = self.exercise(draw)
        assert exercise is not None, "there are trees"
        return frozenset(map(key_of, asked_of(exercise, self.others)))

    def _asks_places(self) -> bool:
        return all(map(asks_places, asked_of(self.bases[0], self.others)))


def is_as_good(
    asked: tuple[Exercise, ...],
    others: tuple[OtherPart, ...],
    paper: Paper,
    fits: Fits,
    variant: Exercise,
) -> bool:
    """Whether a variant can be printed, and every part of it can be asked and is as hard."""
    try:
        now = asked_of(variant, others)
    except PlywoodError:
        return False
    as_hard = not others or all(map(_as_hard, now, asked))
    return as_hard and fits(now, paper).why_not is None


def _as_hard(one: Exercise, other: Exercise) -> bool:
    """Whether two exercises have one fingerprint, however long their numbers are."""
    return replace(difficulty(one), digits=0) == replace(difficulty(other), digits=0)


def asks_places(exercise: Exercise) -> bool:
    """Whether other numbers leave the answer as it is: only places on the tree are asked."""
    return all(blank.ask.row.about_places for blank in exercise.blanks)

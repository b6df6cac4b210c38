"""One way to search otherwise, and all that is known of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from exercises.asks import Ask
from exercises.exercise import Exercise
from exercises.items import answers as answers_of
from exercises.kinds import KINDS
from exercises.solution import Answers
from search.rules import RULES, Rules


class Nature(Enum):
    """What sort of difference a variant is."""

    MISCONCEPTION = "misconception"
    CONVENTION = "convention"  # never an error
    MARKING = "marking"  # the search is right, the marks are set in another way
    SLIP = "slip"


def always(exercise: Exercise) -> bool:
    """Whatever is asked."""
    return True


@dataclass(frozen=True, slots=True)
class Variant:
    """The one search with one thing done differently, and all that is known of it."""

    id: str
    skill: str | None  # what somebody lacks who does this, in `exercises/learning/skills.py`
    method: str
    answers: Callable[[Exercise], Answers]
    nature: Nature = Nature.MISCONCEPTION
    rule: str | None = None  # the rule that it changes
    choice: Enum | None = None  # to what; to the other one of two where nothing is said
    rank: int = 9  # 1 for the misconception about its method that teachers meet most
    possible: Callable[[Exercise], bool] = always
    in_intervals: bool = False  # also shows where the x are asked for which a branch is cut
    needs_ties: bool = False  # shows only where a tie decides
    cuts_nothing: bool = False
    kinds: tuple[str, ...] = ()  # with questions beside the tree, where it shows
    grown: bool = False  # also shows where the tree of a game is grown

    def elsewhere(self, rules: Rules) -> Rules:
        """The rules of a course that has its rule otherwise."""
        assert self.rule is not None
        if self.choice is None:
            return RULES[self.rule].otherwise(rules)
        changed: dict[str, Any] = {self.rule: self.choice}
        return rules._replace(**changed)

    def applies(self, exercise: Exercise) -> bool:
        """Whether somebody could do this in the exercise."""
        if KINDS[exercise.kind].places is not None:
            return self.grown and self.possible(exercise)
        if self.kinds or any(blank.item for blank in exercise.blanks):
            return exercise.kind in self.kinds and self.possible(exercise)
        if exercise.method != self.method or Ask.ORDER in exercise.asked:
            return False
        return self.in_intervals if Ask.RANGE in exercise.asked else self.possible(exercise)


def answering(*way: Any, **named: Any) -> Callable[[Exercise], Answers]:
    """What somebody writes who goes about the questions beside the tree in another way.

    The way is what the items of the kind take after the tree, its rules and what is given.
    """

    def answers(exercise: Exercise) -> Answers:
        items = KINDS[exercise.kind].items
        assert items is not None, "such a mistake names kinds that have them"
        found = answers_of(items(exercise.tree, exercise.rules, exercise.given, *way, **named))
        return {blank: found[blank.item] for blank in exercise.blanks if blank.item in found}

    return answers

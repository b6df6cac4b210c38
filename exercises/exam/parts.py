"""Several things asked of one tree: each part is an exercise of its own on it."""

from __future__ import annotations

from typing import NamedTuple

from exercises.dice import Dice
from exercises.exam.spec import letter
from exercises.exercise import Exercise
from exercises.given.giving import GIVING, makes_its_tree, with_given
from exercises.kinds import KINDS, Kind
from exercises.making.recipe import RecipeError
from exercises.making.recipe_files import level_recipe
from exercises.solution import solution
from resources.words import PlywoodError, message, placed
from search import notation
from search.methods import METHODS
from search.rules import OF_A_TREE, Rules
from search.tree import GameTree

LEVELS = (3, 2, 1)
"""As much is given besides a tree of one's own as at the first of these levels that it allows."""


class OtherPart(NamedTuple):
    """What one part asks of the tree of its question; without a kind it asks in words."""

    place: int
    kind: str
    rules: Rules
    own_rules: bool = False  # it goes by conventions of its own

    def of(self, exercise: Exercise) -> Exercise | None:
        """The part as an exercise on the tree of another; an error says why it can't be asked."""
        if not self.kind:
            return None
        if self.kind == exercise.kind and not self.own_rules:
            return exercise
        try:
            refuse_lack(KINDS[self.kind], self._rules(exercise))
            return asked_on(exercise.tree, KINDS[self.kind], self._rules(exercise))
        except PlywoodError as error:
            wrong = placed(error.sentence, message("part-letter", letter=letter(self.place)))
            raise RecipeError(wrong) from None

    def _rules(self, exercise: Exercise) -> Rules:
        """The rules of the part, with those that belong to the tree where it needs them."""
        need = KINDS[self.kind].lacks(self.rules)
        if need is None or need.rule not in OF_A_TREE:
            return self.rules
        return self.rules._replace(**{need.rule: getattr(exercise.rules, need.rule)})


def asked_of(exercise: Exercise, others: tuple[OtherPart, ...]) -> tuple[Exercise, ...]:
    """All that is asked of a tree: by its kind, or by each of the parts."""
    if not others:
        return (exercise,)
    return tuple(each for other in others if (each := other.of(exercise)) is not None)


def refuse_lack(kind: Kind, rules: Rules) -> None:
    """Refuse to ask about a rule that is not given."""
    need = kind.lacks(rules)
    if need is not None:
        needed = message("tree-needs-rule", kind=kind.name, rule=need.rule, example=need.example)
        raise RecipeError(placed(needed, need.rule))


def asked_on(tree: GameTree, kind: Kind, rules: Rules) -> Exercise:
    """What a kind asks of a tree; an error says why that can't be asked or has no answer."""
    METHODS[kind.method].check(tree, rules)
    blanks = () if kind.name in GIVING else kind.blanks(tree, rules)
    bare = Exercise(tree, kind.method, rules, kind.name, blanks)
    exercise = None if makes_its_tree(kind.name) else _with_given(bare)
    if exercise is None or not exercise.blanks:
        raise RecipeError(message("tree-nothing-asked", kind=kind.name))
    if not solution(exercise):  # a tree that the search loses its way on is refused here, too
        raise RecipeError(message("tree-nothing-marked", kind=kind.name))
    return exercise


def _with_given(bare: Exercise) -> Exercise | None:
    """The exercise with as much given as at the first level that its tree allows."""
    for level in LEVELS:
        dice = Dice(f"given:{notation.write(bare.tree)}")
        found = with_given(bare, level_recipe(bare.kind, level).given, dice)
        if found is not None:
            return found
    return None

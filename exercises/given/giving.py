"""What an exercise gives besides its tree: drawn for the tree, and anew for another one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from exercises.dice import Dice
from exercises.exercise import Exercise, Given
from exercises.given.boards import as_boards, boards
from exercises.given.corridor import as_corridor, corridor
from exercises.given.deepening import as_deepening, deepening
from exercises.given.features import as_positions, positions
from exercises.given.games import as_nim, as_traits, formal_nim, traits
from exercises.given.growth import as_graph, as_grown, grown, state_graph
from exercises.given.horizon import as_depths, depths, margin
from exercises.given.killers import as_killers, killers
from exercises.given.mcts import as_playouts, playouts
from exercises.given.numbers import numbers
from exercises.given.opponents import opponents
from exercises.given.options import options
from exercises.given.quiet import as_quiet, quiescence
from exercises.given.statements import as_given, statements
from exercises.given.table import as_table, table
from exercises.given.ucb1 import as_children, children
from exercises.kinds import KINDS

GivenSettings = Mapping[str, Any]
"""What a recipe says of it."""
Draw = Callable[[Exercise, GivenSettings, Dice], Given | Exercise | None]
"""Draws it, with a tree of its own where it needs one; None where this tree gives none."""


class Giving(NamedTuple):
    """How a kind draws what it gives, and how a recipe would ask for as much as was given."""

    draw: Draw
    as_given: Callable[[Exercise], GivenSettings]
    own_tree: bool = False  # whether it makes the tree, or asks about none


GIVING = {
    "choice": Giving(options, lambda asked: {name: len(texts) for name, texts in asked.given}),
    "counts": Giving(numbers, lambda asked: dict(asked.given)),
    "statements": Giving(statements, lambda asked: as_given(asked.given)),
    "opponents": Giving(opponents, lambda asked: dict(asked.given)),
    "deepening": Giving(deepening, as_deepening),
    "quiescence": Giving(quiescence, as_quiet),
    "singular": Giving(margin, lambda asked: dict(asked.given)),
    "corridor": Giving(corridor, as_corridor, own_tree=True),
    "horizon": Giving(depths, as_depths, own_tree=True),
    "killers": Giving(killers, as_killers),
    "table": Giving(table, as_table, own_tree=True),
    "evaluation": Giving(boards, as_boards, own_tree=True),
    "features": Giving(positions, as_positions, own_tree=True),
    "grow": Giving(grown, as_grown, own_tree=True),
    "game-graph": Giving(state_graph, as_graph, own_tree=True),
    "game-traits": Giving(traits, as_traits, own_tree=True),
    "formal-game": Giving(formal_nim, as_nim, own_tree=True),
    "ucb1": Giving(children, as_children, own_tree=True),
    "mcts": Giving(playouts, as_playouts, own_tree=True),
}
"""The kinds that give something besides a tree."""


def with_given(exercise: Exercise, settings: GivenSettings, dice: Dice) -> Exercise | None:
    """The exercise with all that it gives, and the blanks that come with it; None if it can't."""
    if exercise.kind not in GIVING:
        return exercise
    made = GIVING[exercise.kind].draw(exercise, settings, dice)
    if made is None:
        return None
    if not isinstance(made, Exercise):
        made = exercise._replace(given=made)
    blanks = KINDS[made.kind].blanks(made.tree, made.rules, made.given)
    return made._replace(blanks=blanks)


def makes_its_tree(kind: str) -> bool:
    """Whether the trees of a kind come with what it gives."""
    return kind in GIVING and GIVING[kind].own_tree


def given_anew(exercise: Exercise, dice: Dice) -> Exercise | None:
    """The exercise, whose tree or rules are other ones now, with as much given as before."""
    if exercise.kind not in GIVING:
        return exercise
    return with_given(exercise, GIVING[exercise.kind].as_given(exercise), dice)

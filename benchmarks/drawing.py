"""Drawing: how the layout grows with the tree, and how soon a key is in the picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import process_time

from benchmarks.report import Measure, Table
from exercises.drawing.compose import compose
from exercises.drawing.geometry.tidy import tidy
from exercises.drawing.markup_from import from_exercise
from exercises.drawing.parts.style import SCREEN
from exercises.exercise import Exercise
from exercises.kinds import KINDS
from search import notation
from search.rules import Rules

ROUNDS = 9
FEW, MANY = 2_000, 20_000
PARENTS: dict[str, Callable[[int], int]] = {
    "comb": lambda node: node - 1 if node % 2 else max(0, node - 3),
    "wide": lambda _: 0,
    "deep": lambda node: node - 1 if node % 60 else 0,
    "full": lambda node: (node - 1) // 3,
}
"""Shapes of trees: the parent of each node but the root."""


def tables() -> Iterator[Table]:
    """How drawing does."""
    yield _growth()
    yield _key()


def _growth() -> Table:
    """Ten times the nodes, in the time that the fewer took."""
    measures = tuple(
        Measure(shape, _layout(parent, MANY) / _layout(parent, FEW), "times", 25, True)
        for shape, parent in PARENTS.items()
    )
    how = f"The least of {ROUNDS} runs with {MANY:,} nodes against {FEW:,}."
    return Table("The layout of ten times the nodes", how, measures)


def _layout(parent: Callable[[int], int], count: int) -> float:
    children: list[list[int]] = [[] for _ in range(count)]
    for node in range(1, count):
        children[parent(node)].append(node)
    reaches = [float(10 + node % 7) for node in range(count)]
    return min(_seconds(lambda: tidy(children, reaches, reaches)) for _ in range(ROUNDS))


def _key() -> Table:
    """A digit in one blank, composed anew from the drawing before it."""
    tree = notation.read(_full(3, 6))
    kind = KINDS["alpha-beta"]
    exercise = Exercise(tree, kind.method, Rules(), kind.name, kind.blanks(tree, Rules()))
    before = compose(from_exercise(exercise), SCREEN)
    blank = exercise.blanks[30]
    least = min(
        _seconds(
            lambda digit=digit: compose(
                from_exercise(exercise, {blank: digit}, focus=blank), SCREEN, before
            )
        )
        for digit in "123456789"
    )
    how = f"{len(tree):,} nodes with {len(exercise.blanks):,} blanks; the least of nine keys."
    measures = (Measure("a key", 1000 * least, "ms", 16, True),)
    return Table("From a key to its drawing", how, measures)


def _full(branches: int, plies: int) -> str:
    return "3" if not plies else "[" + " ".join([_full(branches, plies - 1)] * branches) + "]"


def _seconds(work: Callable[[], object]) -> float:
    began = process_time()
    work()
    return process_time() - began

"""`plywood render`: a tree or an exercise as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from exercises.asks import Ask
from exercises.cli import sources
from exercises.cli.failure import CannotDo, WrongWords, check_out, unknown_method
from exercises.drawing.compose import compose
from exercises.drawing.export import ENDINGS, WRITERS, export
from exercises.drawing.markup_from import from_exercise, from_solution, from_trace
from exercises.drawing.parts.markup import Markup
from exercises.drawing.parts.palette import PALETTES
from exercises.drawing.parts.style import PAPER, SCREEN
from exercises.entries import show
from exercises.exercise import Blank
from exercises.exercise_files.exercise_file import read_exercise
from exercises.files.reading import read_bytes
from resources.words import message, say
from search.games.references import references
from search.games.state_graph import folded
from search.games.state_keys import StateKey, state_key
from search.games.state_pictures import as_drawn
from search.methods import METHODS
from search.methods import solve as run
from search.rules import Rules
from search.tree import GameTree, Mover, NodeId, Payoff


class PictureTheme(Enum):
    """In which colours a picture is drawn."""

    PRINT = "print"
    LIGHT = "light"
    DARK = "dark"


def render(
    source: Annotated[str, typer.Argument(metavar="TREE|EXERCISE")],
    out: Annotated[Path, typer.Option(help=say("help-render-out", endings=ENDINGS))],
    solution: Annotated[bool, typer.Option("--solution")] = False,
    theme: PictureTheme = PictureTheme.PRINT,
    method: str | None = None,
    graph: Annotated[bool, typer.Option("--graph")] = False,
) -> None:
    """Draw a tree or an exercise, blank or solved."""
    check_out(out, WRITERS)
    style = PAPER if theme is PictureTheme.PRINT else SCREEN
    drawing = compose(_markup(source, solution, method, graph), style)
    export(drawing, out, palette=PALETTES[theme.value])


def _markup(source: str, solution: bool, method: str | None, graph: bool) -> Markup:
    if _is_exercise(source):
        if method is not None or graph:
            raise WrongWords(message("cli-exercise-method" if method else "cli-exercise-graph"))
        exercise = read_exercise(Path(source))
        return from_solution(exercise) if solution else from_exercise(exercise)
    if method is not None and method not in METHODS:
        raise WrongWords(unknown_method(method))
    tree = sources.one_tree(source, METHODS[method].layers if method else None)
    if graph and not any(tree.shape.states):
        raise CannotDo(message("cli-graph-states"))
    if not solution:
        drawn = as_drawn(folded(tree) if graph else tree)
        return Markup(drawn, graph=bool(references(drawn)))
    chosen = METHODS[method or _usual_method(tree)]
    if graph:
        whole = run(tree, chosen.plain, Rules())  # what is cut has no value
        return _valued_graph(tree, whole.values)
    return from_trace(run(tree, chosen, Rules()), windows=chosen.has_windows(Rules()))


def _valued_graph(tree: GameTree, values: Mapping[NodeId, Payoff]) -> Markup:
    """The states once each, with what each is worth, if that is one thing wherever it stands."""
    worths: dict[StateKey | None, set[Payoff]] = {}
    for node, value in values.items():
        worths.setdefault(state_key(tree, node), set()).add(value)
    drawn = folded(tree)
    found = {node: worths.get(state_key(drawn, node), set()) for node in drawn.inner}
    texts = {Blank(node, Ask.VALUE): show(*each) for node, each in found.items() if len(each) == 1}
    return Markup(as_drawn(drawn), texts, graph=bool(references(drawn)))


class _Format(msgspec.Struct):
    """The word that tells an exercise from a graph."""

    format: str = ""


def _is_exercise(source: str) -> bool:
    """Whether the words name an exercise's file; graphs are JSON too."""
    file = Path(source)
    if file.suffix.lower() != ".json" or not file.is_file():
        return False
    try:
        return bool(msgspec.json.decode(read_bytes(file), type=_Format).format)
    except (msgspec.DecodeError, RecursionError):
        return False


def _usual_method(tree: GameTree) -> str:
    """The method that a course would take for such a tree."""
    if tree.players is not None:
        return "max-n"
    return "expectimax" if Mover.CHANCE in tree.shape.movers else "alpha-beta"

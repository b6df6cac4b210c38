"""`plywood solve` and `plywood methods`."""

from __future__ import annotations

from typing import Annotated

import typer

from exercises.cli import sources
from exercises.cli.answer import SearchReport
from exercises.cli.failure import CannotDo, WrongWords, unknown_method
from exercises.cli.output import Json, one_line, say_error, tell, tell_json
from exercises.cli.rule_options import with_rules
from resources.words import message, placed, say
from search.editing.node_editing import mark_unquiet
from search.editing.reading_anew import by_layers, read_as
from search.methods import METHODS, Method
from search.methods import solve as run
from search.rules import Rules
from search.tree import SEATS, TWO_PLAYERS, GameTree, Mover, TreeError


def methods(
    as_json: Json = False,
) -> None:
    """List the methods."""
    for method in METHODS.values():
        about = say(f"method-{method.name}-about")
        if as_json:
            tell_json({"method": method.name, "about": about, "rules": method.rules})
        else:
            tell(f"{method.name:14} {about}")


@with_rules
def solve(
    *,
    tree: str,
    method: str = "alpha-beta",
    root: str | None = None,
    players: int | None = None,
    layers: str | None = None,
    read_min_as: str | None = None,
    rules: Rules,
    unquiet: Annotated[list[str] | None, typer.Option(metavar="NODES")] = None,
    steps: Annotated[bool, typer.Option("--steps")] = False,
    as_json: Json = False,
) -> int:
    """Search a tree: its value, best line, windows, cuts and leaves."""
    chosen = METHODS.get(method.lower())
    if chosen is None:
        raise WrongWords(unknown_method(method))
    anew = None if layers is None else _movers(layers, "--layers")
    turns = anew or _turns(chosen, root, players)
    opponent = None if read_min_as is None else _movers(read_min_as, "--read-min-as")[0]
    code = 0
    for found in sources.trees(tree, turns, chosen.name_moves):
        try:
            if isinstance(found, TreeError):
                raise found
            read = found if anew is None else by_layers(found, anew)
            read = read if opponent is None else read_as(read, Mover.MIN, opponent)
            read = mark_unquiet(read, (name for words in unquiet or () for name in _listed(words)))
            _check_root(read, root)
            answer = SearchReport(chosen, run(read, chosen, rules))
        except TreeError as error:
            if not sources.is_batch(tree):
                raise
            if as_json:
                tell_json({"error": one_line(str(error))})
            code = say_error(str(error), 1)
            continue
        if as_json:
            tell_json(answer.as_json(steps))
        else:
            for line in answer.as_lines(steps):
                tell(line)
    return code


def _movers(text: str, option: str) -> tuple[Mover, ...]:
    words = {mover.value: mover for mover in Mover}
    named = [word if word in words else word.lower() for word in _listed(text)] or [text]
    unknown = [word for word in named if word not in words]
    if unknown:
        raise WrongWords(placed(message("recipe-nobody", name=repr(unknown[0])), option))
    return tuple(words[word] for word in named)


def _listed(text: str) -> list[str]:
    """Words with commas or blanks between them."""
    return text.replace(",", " ").split()


def _turns(method: Method, root: str | None, players: int | None) -> tuple[Mover, ...] | None:
    """Who moves where the tree doesn't say."""
    if players is not None and not 2 <= players <= len(SEATS):
        raise WrongWords(message("cli-players", most=len(SEATS), given=str(players)))
    if players is not None and method.layers is None:
        return SEATS[:players]
    if players is not None and players != len(method.movers & set(TWO_PLAYERS)):
        raise WrongWords(message("cli-players-idle", given=str(players), method=method.name))
    if root is None:
        return method.layers
    if root not in ("max", "min"):
        raise WrongWords(message("cli-root", given=repr(root)))
    if method.layers is None or Mover(root) not in method.movers:
        raise WrongWords(message("cli-root-idle", given=root, method=method.name))
    return method.layers if Mover(root) is method.layers[0] else _from_min(method)


def _from_min(method: Method) -> tuple[Mover, ...]:
    flipped = {Mover.MAX: Mover.MIN, Mover.MIN: Mover.MAX}
    return tuple(flipped.get(mover, mover) for mover in method.layers or ())


def _check_root(tree: GameTree, root: str | None) -> None:
    if root is not None and len(tree) > 1 and tree.mover(GameTree.ROOT).value != root:
        mover = tree.mover(GameTree.ROOT).value
        raise CannotDo(message("cli-root-other", mover=mover, given=root))

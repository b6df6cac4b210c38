"""`plywood game`: a game unrolled into its tree, or into its states."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Annotated, Any

import typer

from exercises.cli.failure import WrongWords, option_number
from exercises.cli.game_output import tell_lines, tell_playouts, tell_states, tell_tree
from exercises.cli.output import Json
from resources.words import message
from search.games import corridor
from search.games.corridor import Corridor, CorridorState
from search.games.game import Game
from search.games.spec import game_from_words, game_name, take_from
from search.games.tictactoe import (
    COUNTS_WEIGHTS,
    EMPTY,
    TicTacToe,
    line_scores,
    squares_from,
)
from search.tree import Score, TreeError

MOST_ITERATIONS = 1_000_000


class Name(StrEnum):
    """The games that there are."""

    NIM = "nim"
    GRUNDY = "grundy"
    LINE = "line"
    TIC_TAC_TOE = "tictactoe"
    CORRIDOR = "corridor"


class Last(StrEnum):
    """What becomes of who takes the last stick."""

    WINS = "wins"
    LOSES = "loses"


class First(StrEnum):
    """Who begins."""

    MAX = "max"
    MIN = "min"


class PositionEvaluation(StrEnum):
    """How a position is judged without playing on."""

    LINES = "lines"
    COUNTS = "counts"
    DOTS = "dots"
    NEAREST = "nearest"


def game(
    name: Annotated[str, typer.Argument(metavar="GAME")],
    position: Annotated[list[str] | None, typer.Argument()] = None,
    take: Annotated[str | None, typer.Option(metavar="1-3")] = None,
    last: Annotated[Last, typer.Option(case_sensitive=False)] = Last.WINS,
    first: Annotated[First, typer.Option(case_sensitive=False)] = First.MAX,
    win: str = "1",
    symmetric: Annotated[bool, typer.Option("--symmetric")] = False,
    depth: Annotated[int | None, typer.Option(min=0)] = None,
    evaluate: PositionEvaluation | None = None,
    weights: Annotated[str | None, typer.Option(metavar="1,10,100")] = None,
    ghosts: Annotated[str, typer.Option(metavar="E4,W3")] = "",
    graph: Annotated[bool, typer.Option("--graph")] = False,
    iterations: Annotated[int | None, typer.Option(min=1, max=MOST_ITERATIONS)] = None,
    seed: Annotated[int | None, typer.Option(min=0)] = None,
    as_json: Json = False,
) -> None:
    """Unroll a game: its tree as notation, its states, its value and best moves."""
    chosen = _name(name)
    board, worth = chosen is Name.TIC_TAC_TOE, option_number(win, "--win")
    idle = {
        "--take": take is not None and chosen is not Name.NIM,
        "--last": last is Last.LOSES and chosen is not Name.NIM,
        "--win": worth != 1 and not board,
        "--evaluate": evaluate is not None and evaluate not in _EVALUATIONS.get(chosen, ()),
        "--weights": weights is not None and not board,
        "--ghosts": bool(ghosts) and chosen is not Name.CORRIDOR,
        "--iterations": iterations is not None and chosen is Name.CORRIDOR,
    }
    if any(idle.values()):
        option = next(option for option, says_nothing in idle.items() if says_nothing)
        raise WrongWords(message("game-option-idle", option=option, game=chosen.value))
    if worth <= 0:
        raise WrongWords(message("game-win", given=win))
    if graph and depth is not None:
        raise WrongWords(message("game-graph-depth"))
    if weights is not None and evaluate is not PositionEvaluation.LINES:
        raise WrongWords(message("game-weights-idle"))
    if iterations is None and seed is not None:
        raise WrongWords(message("game-seed"))
    if iterations is not None and (graph or symmetric or depth is not None or evaluate):
        raise WrongWords(message("game-iterations"))
    if chosen is Name.CORRIDOR:
        planned = _corridor(position or [], ghosts, depth, evaluate or PositionEvaluation.DOTS)
        tell_tree(planned, False, None, None, as_json)
        return
    counted = evaluate is PositionEvaluation.COUNTS
    counts = COUNTS_WEIGHTS if counted else _line_weights(weights or "1,10,100")
    if evaluate is not None and depth is None:
        tell_lines(squares_from(_board(position or [], first)), counts, as_json)
        return
    played = _game(chosen, position or [], take, last, first, worth)
    if iterations is not None:
        tell_playouts(played, iterations, seed or 0, as_json)
        return
    if graph:
        tell_states(played, symmetric, as_json)
    else:
        judge = None if evaluate is None else lambda board: sum(line_scores(board, counts))
        tell_tree(played, symmetric, depth, judge, as_json)


def _name(text: str) -> Name:
    known = [each.value for each in Name]
    if game_name(text) not in known:
        raise WrongWords(message("game-name", name=repr(text), games=", ".join(known)))
    return Name(game_name(text))


_EVALUATIONS = {
    Name.TIC_TAC_TOE: (PositionEvaluation.LINES, PositionEvaluation.COUNTS),
    Name.CORRIDOR: (PositionEvaluation.DOTS, PositionEvaluation.NEAREST),
}
MOST_DEPTH, MOST_GHOSTS, FARTHEST = 12, 2, 20
"""Nobody plans further by hand; the tree of so many moves can still be drawn."""


def _corridor(
    words: list[str], ghosts: str, depth: int | None, evaluation: PositionEvaluation
) -> Game[Any]:
    """Pacman's corridor, as far as he plans."""
    most = MOST_DEPTH // (2 if ghosts else 1)
    if depth is None or not 1 <= depth <= most:
        raise WrongWords(message("game-corridor-depth", most=most))
    dots = tuple(_place(part) for word in words for part in word.split(",") if part)
    others = tuple(_place(part) for part in ghosts.split(",") if part)
    if not dots or len(set(dots)) < len(dots) or len(others) > MOST_GHOSTS:
        raise WrongWords(message("game-corridor"))
    return Corridor(CorridorState(0, dots, others), depth, corridor.Evaluation(evaluation.value))


def _place(text: str) -> int:
    """A place in the corridor: E3 or 3, W2 or -2."""
    sign = -1 if text[0] in "Ww-" else 1
    digits = text.lstrip("EeWw-+")
    far = int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 4 else 0
    if not 0 < far <= FARTHEST:
        raise WrongWords(message("game-corridor"))
    return sign * far


def _game(
    name: Name, words: list[str], take: str | None, last: Last, first: First, win: Score
) -> Game[Any]:
    """The game that the words mean."""
    try:
        if name is Name.TIC_TAC_TOE:
            return TicTacToe(_board(words, first), win)
        spec = game_from_words(" ".join([name, *words]).replace(",", " "))
        counts = None if take is None else take_from(take)
        return replace(spec, take=counts, last=last.value, first=first.value).game()
    except TreeError as error:
        raise WrongWords(error.sentence) from None


def _board(words: list[str], first: First) -> str:
    """The one board that is meant; the empty one, if none is told."""
    if first is not First.MAX or (len(words) > 1 and len("".join(words)) != len(EMPTY * 9)):
        raise WrongWords(message("game-board-words"))
    return "".join(words) or EMPTY * 9


def _line_weights(text: str) -> tuple[Score, ...]:
    """What one, two and three signs in a line count; three may be left out and count 0."""
    found = tuple(option_number(weight, "--weights") for weight in text.split(","))
    if len(found) not in (2, 3):
        raise WrongWords(message("game-weights", given=repr(text)))
    return found

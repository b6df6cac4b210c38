"""Sentences about a match: its rules, who is to move, how it ended, what a move is worth."""

from __future__ import annotations

from exercises.entries import show
from exercises.matches.engine import Look, MoveWorth
from exercises.matches.match import Match
from exercises.matches.move_names import move_words
from exercises.matches.move_reasons import winning_reason
from resources.words import Message, message
from search.games.spec import GameSpec
from search.games.tictactoe import TicTacToe
from search.tree import GameTree, Mover, Score


def sides(match: Match) -> Message:
    """Who plays what."""
    board = "yes" if isinstance(match.game, TicTacToe) else "no"
    return message("play-sides", you=match.you.value, board=board, win=signed(_win(match)))


def rules(spec: GameSpec) -> Message:
    """How the game is played."""
    most = max(spec.take) if spec.take else 0
    return message(f"play-rules-{spec.name}", most=most, last=spec.last)


def status(match: Match) -> Message:
    """Who is to move after what, or how it ended."""
    last = last_move(match) if match.played else ""
    if match.over:
        again = "yes" if match.state in match.past else "no"
        return message("play-ended", result=_result(match.result), last=last, again=again)
    if not match.your_turn:
        return message("play-engine-thinks")
    return message("play-answered" if match.played else "play-begin", last=last)


def last_move(match: Match) -> Message:
    """The move that was made last."""
    before = match.before
    return move_words(match.game, before.moves[match.played[-1]][0], before.label)


def worth_words(match: Match, place: int, found: MoveWorth) -> Message:
    """Why a move is worth that, for the person who may make it."""
    value, plies = found.worth
    result = _result(value if match.you is Mover.MAX else -value)
    if found.answer is None:
        return message("play-worth-end", result=result)
    why = winning_reason(match, place) if result == "win" else None
    if why is not None:
        return message("play-worth-why", why=why, plies=plies)
    return message("play-worth", result=result, answer=found.answer, plies=plies)


def result_word(match: Match, value: Score) -> Message:
    """A value in one word: wins, draw or loses."""
    result = _result(value if match.you is Mover.MAX else -value)
    return message("play-result", result=result)


def looked(seen: Look) -> list[Message]:
    """How much of the tree was looked at, and how much of that can be seen."""
    trace = seen.trace
    if trace.end.counts:
        root = trace.end.counts[GameTree.ROOT]
        return [message("play-played-out", playouts=int(root.split("/")[1]))]
    told = [
        message("play-looked", visited=trace.visited, nodes=len(trace.tree), cuts=len(trace.pruned))
    ]
    if seen.shown is not None:
        told.append(message("play-shown", shown=seen.shown, plies=seen.plies))
    if seen.stopped:
        told.append(message("play-stopped", plies=seen.plies))
    return told


def signed(value: Score) -> str:
    """A value with its sign: +1, 0, −1."""
    return f"+{show(value)}" if value > 0 else show(value)


def best_moves(match: Match, found: list[MoveWorth]) -> list[int]:
    """The places of the moves that are worth most to whoever is to move."""
    mover = match.game.mover(match.state)
    values = [each.worth.value if mover is Mover.MAX else -each.worth.value for each in found]
    return [place for place, value in enumerate(values) if value == max(values)]


def _win(match: Match) -> Score:
    return 1 if match.you is Mover.MAX else -1


def _result(value: Score) -> str:
    return "win" if value > 0 else "loss" if value < 0 else "draw"

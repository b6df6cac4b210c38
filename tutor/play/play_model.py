"""A match against the engine: moves, answers, what is looked at and what each move is worth."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from exercises.matches import engine
from exercises.matches.engine import Look, MoveWorth, Strength
from exercises.matches.match import Match
from search.rules import Rules
from search.tree import GameTree
from tutor.playing.player import Player
from tutor.widgets.background import BackgroundJob, JobProgress
from tutor.widgets.guard import Guarded


class Seen(NamedTuple):
    """What is known of the state that stands."""

    look: Look
    worths: list[MoveWorth]
    asked: GameTree
    """A tree from here that is small enough for an exercise."""


class PlayModel(QObject):
    """Holds the match; the engine answers off the window's thread."""

    changed = Signal()
    """Another state stands."""
    seen_changed = Signal()
    """What is known of it is there, or gone."""
    strength_changed = Signal()

    def __init__(
        self, undo: QUndoStack, match: Match, strength: Strength, rules: Rules, dice: Random
    ) -> None:
        super().__init__(undo)
        self.undo = undo
        self.match = match
        self.strength = strength
        self.rules = rules
        self.player = Player(self)
        self.answering = BackgroundJob(self)
        self.looking = BackgroundJob(self)
        self.seen: Seen | None = None
        self.answer_look: Look | None = None
        """What the engine looked at before its last move."""
        self.shows_answer = False
        self._dice = dice

    def start(self) -> None:
        """Look at the state that stands; the engine answers if it is to move."""
        self._show(self.match)

    def begin(self, match: Match) -> None:
        """Another match; undo brings back the one before."""
        self.undo.push(_Change(self, match))

    def play(self, place: int) -> None:
        """Make one of the person's moves."""
        if self.match.your_turn:
            self.undo.push(_Change(self, self.match.play(place)))

    def stop_answer(self) -> None:
        """Give up the engine's answer, and take back the move that it would have answered."""
        self.answering.cancel()
        self.undo.undo()

    def strengthen(self, strength: Strength) -> None:
        """Let the engine play otherwise from now on."""
        if strength != self.strength:
            self.strength = strength
            self.strength_changed.emit()
            self._show(self.match)

    def follow(self, rules: Rules) -> None:
        """Search by other conventions."""
        if rules != self.rules:
            self.rules = rules
            self._show(self.match)

    def show_answer(self, shown: bool) -> None:
        """Show what the engine looked at before its last move, or what there is from here."""
        self.shows_answer = shown and self.answer_look is not None
        self._load()

    def show_match(self, match: Match) -> None:
        """Show a match, without a way back; the undo stack calls this."""
        self.answer_look, self.shows_answer = None, False
        self._show(match)

    def close_down(self) -> None:
        """Nobody waits for the engine any more."""
        self.answering.cancel()
        self.looking.cancel()
        self.player.pause()

    def _show(self, match: Match) -> None:
        self.match, self.seen = match, None
        self.answering.cancel()
        self.looking.cancel()
        self._load()
        self.changed.emit()
        strength, rules = self.strength, self.rules

        def look(progress: JobProgress) -> Look:
            return engine.look(match, strength, rules, lambda: progress(0))

        def see(progress: JobProgress) -> Seen:
            ahead = engine.to_the_end(match, lambda: progress(0))
            asked = engine.tree_from(match, engine.MOST_ASKED, ahead)
            return Seen(look(progress), engine.worths(match, ahead), asked)

        if match.over or match.your_turn:
            self.looking.start(see, self._take, _fail)
        else:
            self.answering.start(look, self._answer, _fail)

    def _take(self, seen: Seen) -> None:
        self.seen = seen
        self._load()

    def _answer(self, look: Look) -> None:
        """Make the engine's move; it belongs to the person's move before it."""
        after = self.match.play(engine.answer(self.match, look, self.strength, self._dice))
        command = self.undo.command(self.undo.index() - 1) if self.undo.index() else None
        if isinstance(command, _Change):
            command.after = after
        self.answer_look = None if self.strength.random else look
        self._show(after)

    def _load(self) -> None:
        """Show the search that was asked for, at its end."""
        look = self.answer_look if self.shows_answer else self.seen and self.seen.look
        self.player.load([look.trace] if look else [], at_end=True)
        self.seen_changed.emit()


def _fail(error: Exception) -> None:
    raise error


class _Change(Guarded, QUndoCommand):
    """A move of the person's with the answer to it, or another match."""

    def __init__(self, model: PlayModel, after: Match) -> None:
        super().__init__()
        self.model = model
        self.before, self.after = model.match, after

    def redo(self) -> None:
        """Make the change."""
        self.model.show_match(self.after)

    def undo(self) -> None:
        """Take the change back."""
        self.model.show_match(self.before)

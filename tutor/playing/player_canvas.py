"""A canvas beside a player: its keys step through the search."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from search.games.state_graph import MOST_STATES
from tutor.canvas.canvas import Canvas
from tutor.look.theme import Theme
from tutor.playing.player import Player
from tutor.playing.transport import press


class PlayerCanvas(Canvas):
    """Shows a tree or the graph of a game, and hands its keys to a player."""

    most_read = MOST_STATES

    def __init__(self, player: Player, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._player = player
        self.setAccessibleName(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key means here."""
        if not press(self._player, event):
            super().keyPressEvent(event)

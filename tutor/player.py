"""Plays a trace: a place among its steps that moves by hand or by itself."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from search.trace import Board, Step, Trace

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Steps a second."""


class Player(QObject):
    """Stands before the first step, or after one of them."""

    moved = Signal()
    loaded = Signal()
    playing_changed = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.trace: Trace | None = None
        self.place = 0
        self._board: Board | None = None
        self._board_place = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self.set_speed(1.0)

    @property
    def length(self) -> int:
        """How many steps there are."""
        return len(self.trace.steps) if self.trace else 0

    @property
    def step(self) -> Step | None:
        """The step that was just taken."""
        return self.trace.steps[self.place - 1] if self.trace and self.place else None

    @property
    def board(self) -> Board | None:
        """What stands on the tree now."""
        if self.trace is None:
            return None
        if self._board is None or self._board_place > self.place:
            self._board, self._board_place = Board(self.trace.tree), 0
        for step in self.trace.steps[self._board_place : self.place]:
            self._board.apply(step)
        self._board_place = self.place
        return self._board

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer.isActive()

    def load(self, trace: Trace | None, place: int = 0) -> None:
        """Take another trace in hand."""
        self.pause()
        self.trace = trace
        self._board = None
        self.place = max(0, min(place, self.length))
        self.loaded.emit()
        self.moved.emit()

    def jump(self, place: int) -> None:
        """Stand after this many steps."""
        place = max(0, min(place, self.length))
        if place != self.place:
            self.place = place
            self.moved.emit()

    def forward(self) -> None:
        """Take one step."""
        self.jump(self.place + 1)

    def back(self) -> None:
        """Take one step back."""
        self.jump(self.place - 1)

    def to_start(self) -> None:
        """Stand before the first step."""
        self.jump(0)

    def to_end(self) -> None:
        """Stand after the last step."""
        self.jump(self.length)

    def toggle(self) -> None:
        """Play or pause; at the end, play from the start."""
        if self.playing:
            self.pause()
        elif self.length:
            if self.place == self.length:
                self.to_start()
            self._timer.start()
            self.playing_changed.emit(True)

    def pause(self) -> None:
        """Stop going on by itself."""
        if self._timer.isActive():
            self._timer.stop()
            self.playing_changed.emit(False)

    def set_speed(self, steps_a_second: float) -> None:
        """How fast it goes on by itself."""
        self._timer.setInterval(round(1000 / steps_a_second))

    def _tick(self) -> None:
        self.forward()
        if self.place == self.length:
            self.pause()

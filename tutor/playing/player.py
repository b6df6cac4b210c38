"""Plays one trace, or two in step: a moment among their steps that moves by hand or by itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from search.alignment import StepIndexes, in_step
from search.trace import Snapshot, Step, Trace

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Steps a second."""


class Player(QObject):
    """Stands before the first step, or after one of them."""

    moved = Signal()
    loaded = Signal()
    playing_changed = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.traces: tuple[Trace, ...] = ()
        self.place = 0
        self.hides_leaves = False  # until they are visited
        self._moments: list[StepIndexes] = [()]
        self._snapshots: list[Snapshot] = []
        self._applied: list[int] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self.set_speed(1.0)

    @property
    def length(self) -> int:
        """How many steps there are."""
        return len(self._moments) - 1

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer.isActive()

    @property
    def taken(self) -> int:
        """How many steps the first search has taken."""
        return self._moments[self.place][0] if self.traces else 0

    def step(self, which: int = 0) -> Step | None:
        """The step that one of the searches took last; none where nothing is searched."""
        if not self.traces:
            return None
        taken = self._moments[self.place][which]
        return self.traces[which].steps[taken - 1] if taken else None

    def trace(self, which: int = 0) -> Trace:
        """The pass of one of the searches that is at work now."""
        return self.traces[which].pass_at(self._moments[self.place][which] - 1)

    def waits(self, which: int) -> bool:
        """Whether one of two searches let the other take the last step alone."""
        place = self.place
        return place > 0 and self._moments[place][which] == self._moments[place - 1][which]

    def snapshot(self, which: int = 0) -> Snapshot:
        """What stands on the tree of one of the searches now."""
        taken, trace = self._moments[self.place][which], self.traces[which]
        if self._applied[which] > taken:
            self._snapshots[which], self._applied[which] = Snapshot(trace.tree), 0
        for step in trace.steps[self._applied[which] : taken]:
            self._snapshots[which].apply(step)
        self._applied[which] = taken
        return self._snapshots[which]

    def load(self, traces: Sequence[Trace], at_end: bool = False, only: Sequence[int] = ()) -> None:
        """Load other traces; of one, only these of its steps if some are named."""
        self.pause()
        self.traces = tuple(traces)
        orders = {trace.rules.order for trace in traces}
        steps = [trace.steps for trace in traces]
        self._moments = in_step(steps, len(orders) == 1) if traces else [()]
        if only:
            self._moments = [(only[0],), *((place + 1,) for place in only)]
        self._snapshots = [Snapshot(trace.tree) for trace in traces]
        self._applied = [0] * len(traces)
        self.place = self.length if at_end else 0
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

    def hide_leaves(self, hides: bool) -> None:
        """Whether a leaf shows its number only once it is visited."""
        self.hides_leaves = hides
        self.moved.emit()

    def set_speed(self, steps_a_second: float) -> None:
        """How fast it goes on by itself."""
        self._timer.setInterval(round(1000 / steps_a_second))

    def _tick(self) -> None:
        self.forward()
        if self.place == self.length:
            self.pause()

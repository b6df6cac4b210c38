"""Work that may take long: off the window's thread; it tells how far it is, and can be stopped."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal

from tutor.widgets.guard import Guarded

PATIENCE = 200
"""After how many milliseconds a person is told that something is going on."""
NEWS = 0.1
"""How many seconds lie at least between two pieces of news about how far it is."""
UNKNOWN = -1.0
"""The seconds left while nobody can tell."""


class GivenUp(Exception):
    """Nobody waits for this work any more."""


class Watch:
    """Called by the work with the share of it that is done, from 0 to 1; stops it if given up."""

    def __init__(self, tells: Callable[[float, float], None]) -> None:
        self._tells = tells
        self._began = self._told = monotonic()
        self._share = 0.0
        self.given_up = False

    def __call__(self, share: float) -> None:
        """Tell how far it is, now and then; raises GivenUp once nobody waits."""
        if self.given_up:
            raise GivenUp
        share = self._share = max(share, self._share)
        now = monotonic()
        if now - self._told >= NEWS:
            self._told = now
            left = (now - self._began) * (1 - share) / share if share > 0 else UNKNOWN
            self._tells(share, left)


class _Task(Guarded, QRunnable):
    """Carries the function to another thread and its result back."""

    def __init__(self, function: Callable[[Watch], Any], owner: BackgroundJob) -> None:
        super().__init__()
        self.function = function
        self.owner = owner
        self.watch = Watch(self._tell)

    def _tell(self, share: float, left: float) -> None:
        self.owner.told.emit(self, share, left)

    def run(self) -> None:
        """Do the work."""
        result, failed = None, None
        try:
            result = self.function(self.watch)
        except Exception as error:
            failed = error
        if not self.watch.given_up:
            self.owner.ended.emit(self, result, failed)


class BackgroundJob(QObject):
    """One piece of work at a time; a new one, or `cancel`, gives up the one before.

    It has a parent, as all that lives as long as a page has: left to the garbage collector, it
    might be deleted in the other thread, and Qt would crash.
    """

    slow = Signal(bool)
    """Whether a person should be told that something is going on."""
    progressed = Signal(float, float)
    """The share that is done, and how many seconds are left or UNKNOWN."""
    told = Signal(object, float, float)
    ended = Signal(object, object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task: _Task | None = None
        self._then: Callable[[Any], None] | None = None
        self._fails: Callable[[Exception], None] | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._lose_patience)  # a lambda would keep it for ever
        self.told.connect(self._tell)
        self.ended.connect(self._end)

    @property
    def busy(self) -> bool:
        """Whether something is going on."""
        return self._task is not None

    def start(
        self,
        function: Callable[[Watch], Any],
        then: Callable[[Any], None],
        fails: Callable[[Exception], None],
    ) -> None:
        """Run the function elsewhere; `then` gets its result, or `fails` its error, here.

        The function is given a watch, to call with the share that is done as it goes.
        """
        self.cancel()
        self._task = _Task(function, self)
        self._then, self._fails = then, fails
        self._patience.start()
        QThreadPool.globalInstance().start(self._task)

    def cancel(self) -> None:
        """Give the work up: it stops when it next calls its watch, and nothing comes of it."""
        if self._task is not None:
            self._task.watch.given_up = True
        self._task = None
        self._patience.stop()
        self.slow.emit(False)

    def _lose_patience(self) -> None:
        self.slow.emit(True)

    def _tell(self, task: _Task, share: float, left: float) -> None:
        if task is self._task:
            self.progressed.emit(share, left)

    def _end(self, task: _Task, result: Any, error: Exception | None) -> None:
        if task is not self._task:
            return
        then, fails = self._then, self._fails
        self.cancel()
        if error is not None and fails is not None:
            fails(error)
        elif then is not None:
            then(result)

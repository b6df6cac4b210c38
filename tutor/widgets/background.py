"""Work that may take long: off the window's thread; it tells how far it is, and can be stopped."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QRunnable, QThreadPool, QTimer, Signal
from shiboken6 import isValid

from tutor.widgets.guard import Guarded

PATIENCE = 200
"""After how many milliseconds a person is told that something is going on."""
NEWS = 0.1
"""How many seconds lie at least between two pieces of news about how far it is."""
UNKNOWN = -1.0
"""The seconds left while nobody can tell."""


class Cancelled(Exception):
    """Nobody waits for this work any more."""


class JobProgress:
    """Called by the work with the share that is done, from 0 to 1; stops it once cancelled."""

    def __init__(self, tells: Callable[[float, float], None], notes: Callable[[Any], None]) -> None:
        self._tells = tells
        self.note = notes
        """Says something in the window's thread, also if nobody waits for the work any more."""
        self._began = self._told = monotonic()
        self._share = 0.0
        self.cancelled = False

    def __call__(self, share: float) -> None:
        """Tell how far it is, now and then; raises Cancelled once nobody waits."""
        if self.cancelled:
            raise Cancelled
        share = self._share = max(share, self._share)
        now = monotonic()
        if now - self._told >= NEWS:
            self._told = now
            left = (now - self._began) * (1 - share) / share if share > 0 else UNKNOWN
            self._tells(share, left)


class _Runnable(Guarded, QRunnable):
    """Carries the function to another thread and its result back."""

    def __init__(
        self, function: Callable[[JobProgress], Any], owner: BackgroundJob, workers: _Workers
    ) -> None:
        super().__init__()
        self.function = function
        self.owner = owner
        self.workers = workers
        self.progress = JobProgress(self._tell, self._note)
        self.result: Any = None
        self.error: Exception | None = None

    def _tell(self, share: float, left: float) -> None:
        self.workers.told.emit(self, share, left)

    def _note(self, what: Any) -> None:
        self.workers.noted.emit(self, what)

    def run(self) -> None:
        """Do the work."""
        try:
            self.result = self.function(self.progress)
        except Exception as error:
            self.error = error
        self.workers.ended.emit(self)


class _Workers(QObject):
    """Starts runnables in other threads, and lets go of all that they hold in the window's thread.

    Qt crashes where a widget is deleted in another thread, and Python deletes an object in the
    thread that lets go of it last. So runnables are emptied in the window's thread.
    """

    told = Signal(object, float, float)
    noted = Signal(object, object)
    ended = Signal(object)

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._threads = QThreadPool.globalInstance()
        self.told.connect(self._tell)
        self.noted.connect(self._note)
        self.ended.connect(self._end)

    def start(self, runnable: _Runnable) -> None:
        """Run it as soon as a thread is free."""
        self._threads.start(runnable)

    def _tell(self, runnable: _Runnable, share: float, left: float) -> None:
        if isValid(runnable.owner):
            runnable.owner.tell(runnable, share, left)

    def _note(self, runnable: _Runnable, what: Any) -> None:
        if isValid(runnable.owner):
            runnable.owner.noted.emit(what)

    def _end(self, runnable: _Runnable) -> None:
        try:
            if isValid(runnable.owner):
                runnable.owner.end(runnable, runnable.result, runnable.error)
        finally:
            vars(runnable).clear()  # the other thread may still hold it, but nothing by it


def _workers() -> _Workers:
    """The one that there is, as long as the application: longer than any page and its jobs."""
    application = QCoreApplication.instance()
    assert application is not None
    return application.findChild(_Workers) or _Workers(application)


class BackgroundJob(QObject):
    """One piece of work at a time; a new one, or `cancel`, gives up the one before.

    It goes with its page; work that is not done by then comes to nothing.
    """

    slow = Signal(bool)
    """Whether a person should be told that something is going on."""
    progressed = Signal(float, float)
    """The share that is done, and how many seconds are left or UNKNOWN."""
    noted = Signal(object)
    """What the work says besides; nothing of the page may be told from another thread itself."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._runnable: _Runnable | None = None
        self._then: Callable[[Any], None] | None = None
        self._fails: Callable[[Exception], None] | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._time_out)  # a lambda would keep it for ever

    @property
    def busy(self) -> bool:
        """Whether something is going on."""
        return self._runnable is not None

    def start(
        self,
        function: Callable[[JobProgress], Any],
        then: Callable[[Any], None],
        fails: Callable[[Exception], None],
    ) -> None:
        """Run the function elsewhere; `then` gets its result, or `fails` its error, here.

        The function is given a progress callback, to call with the share that is done as it goes.
        """
        self.cancel()
        workers = _workers()
        self._runnable = _Runnable(function, self, workers)
        self._then, self._fails = then, fails
        self._patience.start()
        workers.start(self._runnable)

    def cancel(self) -> None:
        """Give the work up: it stops when it next tells its progress, and nothing comes of it."""
        if self._runnable is not None:
            self._runnable.progress.cancelled = True
        self._runnable = None
        self._patience.stop()
        self.slow.emit(False)

    def tell(self, runnable: _Runnable, share: float, left: float) -> None:
        """Tell how far it is, unless it was given up."""
        if runnable is self._runnable:
            self.progressed.emit(share, left)

    def end(self, runnable: _Runnable, result: Any, error: Exception | None) -> None:
        """Hand on the result or the error, unless the work was given up."""
        if runnable is not self._runnable:
            return
        then, fails = self._then, self._fails
        self.cancel()
        if error is not None and fails is not None:
            fails(error)
        elif then is not None:
            then(result)

    def _time_out(self) -> None:
        self.slow.emit(True)

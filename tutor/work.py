"""Work that may take long: off the window's thread, and it can be given up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal

PATIENCE = 200
"""After how many milliseconds a person is told that something is going on."""


class _Task(QRunnable):
    """Carries the function to another thread and its result back."""

    def __init__(self, function: Callable[[], Any], owner: Work) -> None:
        super().__init__()
        self.function = function
        self.owner = owner

    def run(self) -> None:
        """Do the work."""
        try:
            result = self.function()
        except Exception as error:
            self.owner.ended.emit(self, None, error)
        else:
            self.owner.ended.emit(self, result, None)


class Work(QObject):
    """One piece of work at a time; a new one, or `cancel`, gives up the one before."""

    ended = Signal(object, object, object)
    slow = Signal(bool)
    """Whether a person should be told that something is going on."""

    def __init__(self) -> None:
        super().__init__()
        self._task: _Task | None = None
        self._then: Callable[[Any], None] | None = None
        self._fails: Callable[[Exception], None] | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(lambda: self.slow.emit(True))
        self.ended.connect(self._end)

    @property
    def busy(self) -> bool:
        """Whether something is going on."""
        return self._task is not None

    def start(
        self,
        function: Callable[[], Any],
        then: Callable[[Any], None],
        fails: Callable[[Exception], None],
    ) -> None:
        """Run the function elsewhere; `then` gets its result, or `fails` its error, here."""
        self.cancel()
        self._task = _Task(function, self)
        self._then, self._fails = then, fails
        self._patience.start()
        QThreadPool.globalInstance().start(self._task)

    def cancel(self) -> None:
        """Whatever comes of the work is of no interest any more."""
        self._task = None
        self._patience.stop()
        self.slow.emit(False)

    def _end(self, task: _Task, result: Any, error: Exception | None) -> None:
        if task is not self._task:
            return
        then, fails = self._then, self._fails
        self.cancel()
        if error is not None and fails is not None:
            fails(error)
        elif then is not None:
            then(result)

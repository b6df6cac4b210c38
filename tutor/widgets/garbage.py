"""Garbage is collected between events alone, in the window's thread.

Python looks for objects that only hold each other whenever many were made: in any thread, and in
the middle of a call of Qt's. A Qt object that is deleted in another thread crashes the program, and
one that is deleted while Qt connects or disconnects waits for a lock that its own thread holds.

What is freed can be used again: all threads share one heap, for glibc gives each its own, of which
four grew to 80 MB of holes over 15,000 actions; and a full collection returns what is free to the
system.
"""

from __future__ import annotations

import gc
import sys

from PySide6.QtCore import QObject, QTimer

INTERVAL = 200
"""How many milliseconds lie between two looks for garbage."""
_M_ARENA_MAX = -8
"""How glibc calls the number of heaps."""
OLDEST = 2
"""The generation that a full collection looks through."""


class SafeCollection(QObject):
    """Collects what Python would have collected by now, as long as the program runs."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL)
        self._timer.timeout.connect(self._collect)
        gc.disable()
        self._timer.start()
        QTimer.singleShot(10 * INTERVAL, self, share_heap)  # no start should wait for it

    def release(self) -> None:
        """Leave the collection to Python again."""
        self._timer.stop()
        self.deleteLater()
        gc.enable()

    def _collect(self) -> None:
        counts = zip(gc.get_count(), gc.get_threshold(), strict=True)
        due = [age for age, (count, most) in enumerate(counts) if count > most > 0]
        if due:
            gc.collect(due[-1])
            if due[-1] == OLDEST:
                return_memory()


def share_heap() -> None:
    """Have all threads allocate from one heap; only one at a time runs Python anyway."""
    _ask_glibc("mallopt", _M_ARENA_MAX, 1)


def return_memory() -> None:
    """Give back to the system what is free."""
    _ask_glibc("malloc_trim", 0)


def _ask_glibc(function: str, *arguments: int) -> None:
    """Call a function that only glibc has; other libraries of C need no asking."""
    if sys.platform == "linux":
        from ctypes import CDLL

        library = CDLL(None)
        if hasattr(library, "malloc_trim"):
            getattr(library, function)(*arguments)

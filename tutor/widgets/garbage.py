"""Garbage is collected between events alone, in the window's thread.

Python looks for objects that only hold each other whenever many were made: in any thread, and in
the middle of a call of Qt's. A Qt object that is deleted in another thread crashes the program, and
one that is deleted while Qt connects or disconnects waits for a lock that its own thread holds.

What a full collection has freed goes back to the system: the C library keeps it otherwise, some
30 MB after an hour of previews and exports.
"""

from __future__ import annotations

import gc
import sys

from PySide6.QtCore import QObject, QTimer

INTERVAL = 200
"""How many milliseconds lie between two looks for garbage."""
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


def return_memory() -> None:
    """Give back to the system what is free, where the C library can be asked to."""
    if sys.platform == "linux":
        from ctypes import CDLL

        library = CDLL(None)
        if hasattr(library, "malloc_trim"):
            library.malloc_trim(0)

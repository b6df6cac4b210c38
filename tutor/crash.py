"""An uncaught error becomes a report, and a dialog that offers to save and copy it."""

from __future__ import annotations

import sys
import threading
import traceback
from contextlib import suppress
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal, qVersion
from PySide6.QtWidgets import QApplication


class Crashes(QObject):
    """Takes every uncaught error, whatever thread it comes from, to the window's thread."""

    caught = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._told: set[str] = set()
        # Not within the paint or the click that failed: a dialog runs the window meanwhile.
        self.caught.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def watch(self) -> None:
        """Take uncaught errors from now on."""
        sys.excepthook = self._hook
        threading.excepthook = lambda args: self._hook(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )

    def release(self) -> None:
        """Show what was caught as the window closed, and leave the rest to Python again."""
        QApplication.sendPostedEvents(self)
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__

    def _hook(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        from PySide6.QtCore import QSysInfo

        about = f"Python {sys.version.split()[0]}, Qt {qVersion()}, {QSysInfo.prettyProductName()}"
        text = "".join([about, "\n", *traceback.format_exception(kind, error, trace)])
        with suppress(OSError, ValueError):  # the stream may be gone
            print(text, file=sys.stderr)
        self.caught.emit(text)

    def _show(self, text: str) -> None:
        """Show an error once: a paint that fails would fail again as soon as the dialog goes."""
        if text not in self._told:
            from tutor.crash_dialog import show

            self._told.add(text)
            show(text, QApplication.activeWindow())

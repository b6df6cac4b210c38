"""An uncaught error becomes a dialog that offers to save and copy the report.

What the report needs is imported with it: no start waits for that.
"""

from __future__ import annotations

import sys
import threading
import traceback
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal, qVersion
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from tutor.look.language import tell
from tutor.widgets.labels import answer, message


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
        text = report(error, trace)
        with suppress(OSError, ValueError):  # the stream may be gone
            print(text, file=sys.stderr)
        self.caught.emit(text)

    def _show(self, text: str) -> None:
        """Show an error once: a paint that fails would fail again as soon as the dialog goes."""
        if text not in self._told:
            self._told.add(text)
            show(text, QApplication.activeWindow())


def report(error: BaseException, trace: TracebackType | None) -> str:
    """All that helps to find the cause; nothing about the person."""
    import platform

    about = f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}"
    return about + "\n" + "".join(traceback.format_exception(type(error), error, trace))


def show(text: str, parent: QWidget | None, trouble: str = "") -> None:
    """Say that something went wrong, and offer the report; again, where it can't be saved."""
    icon, more = QMessageBox.Icon.Critical, trouble or tell("crash-more")
    dialog = message(parent, icon, tell("crash-title"), tell("crash-text"), more)
    dialog.setDetailedText(text)
    save = dialog.addButton(tell("crash-save"), QMessageBox.ButtonRole.ActionRole)
    copy = dialog.addButton(tell("crash-copy"), QMessageBox.ButtonRole.ActionRole)
    dialog.addButton(tell("crash-go-on"), QMessageBox.ButtonRole.AcceptRole)
    chosen = answer(dialog)
    if chosen is copy:
        QApplication.clipboard().setText(text)
    if chosen is save:
        _save(text, parent)


def _save(text: str, parent: QWidget | None) -> None:
    from PySide6.QtWidgets import QFileDialog

    from exercises.files.reading import FileError
    from exercises.files.saving import write_whole

    name, _ = QFileDialog.getSaveFileName(parent, tell("crash-save"), "plywood-report.txt")
    try:
        if name:
            write_whole(Path(name), text.encode())
    except FileError as error:
        show(text, parent, tell(error.sentence))

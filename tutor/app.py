"""The program with a window: puts its parts together, and runs until the window closes."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLocale, QStandardPaths, QTimer
from PySide6.QtWidgets import QApplication

from tutor.crash import Crashes
from tutor.look import language
from tutor.look.theme import Theme
from tutor.screen import make_application
from tutor.storage.settings import Preferences
from tutor.storage.store import Store
from tutor.widgets.garbage import SafeCollection
from tutor.window import MainWindow

SOON = 100
"""How many milliseconds after the start libraries are told what the first paint needs none for."""


def run(opening: str | None) -> int:
    """Open the window, with a file or a code if one was named; the exit code."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else make_application()
    write_numbers_one_way()
    application.setApplicationName("plywood")
    application.setApplicationDisplayName("Plywood")
    collection = SafeCollection(application)
    crashes = Crashes()
    crashes.watch()
    window = make_window(application, data_file())
    window.show()
    if opening is not None:
        window.open(opening)
    try:
        return application.exec()
    finally:
        crashes.release()
        collection.release()


def write_numbers_one_way() -> None:
    """Show and read numbers alike in every country, also in libraries that ask the machine how."""
    QLocale.setDefault(QLocale.c())
    QTimer.singleShot(SOON, _tell_libraries)  # none of them has a part in the first paint


def _tell_libraries() -> None:
    import locale

    locale.setlocale(locale.LC_NUMERIC, "C")  # Qt has set it to what the machine is set to


def make_window(application: QApplication, file: Path) -> MainWindow:
    """The window, as it was left."""
    store = Store(file)
    preferences = Preferences(store)
    language.speak(preferences.settings.language)
    window = MainWindow(store, preferences, Theme(application, preferences))
    window.restore()
    return window


def data_file() -> Path:
    """Where everything that outlives the window is kept; the same folder as platformdirs names."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    return Path(folder) / "plywood" / "plywood.sqlite"

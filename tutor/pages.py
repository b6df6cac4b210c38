"""The pages and dialogs of the window; each is imported when it is first opened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QDialog, QWidget

from tutor.look.theme import Theme
from tutor.storage.settings import Preferences
from tutor.storage.store import Store
from tutor.widgets.page import Page

Maker = Callable[[Store, Preferences, Theme, QWidget], Page]


def _learn(store: Store, preferences: Preferences, theme: Theme, parent: QWidget) -> Page:
    from tutor.learn.page import LearnPage

    return LearnPage(store, preferences, theme, parent)


def _practice(store: Store, preferences: Preferences, theme: Theme, parent: QWidget) -> Page:
    from tutor.practice.page import PracticePage

    return PracticePage(store, preferences, theme, parent)


def _explore(store: Store, preferences: Preferences, theme: Theme, parent: QWidget) -> Page:
    from tutor.explore.page import ExplorePage

    return ExplorePage(store, preferences, theme, parent)


def _play(store: Store, preferences: Preferences, theme: Theme, parent: QWidget) -> Page:
    from tutor.play.page import PlayPage

    return PlayPage(store, preferences, theme, parent)


def _exam(store: Store, preferences: Preferences, theme: Theme, parent: QWidget) -> Page:
    from tutor.practice.mock_page import MockPage

    return MockPage(store, preferences, theme, parent)


def _progress(store: Store, preferences: Preferences, theme: Theme, parent: QWidget) -> Page:
    from tutor.progress.page import ProgressPage

    return ProgressPage(store, preferences, theme, parent)


def _quizzes(store: Store, preferences: Preferences, theme: Theme, parent: QWidget) -> Page:
    from tutor.quizzes.page import QuizzesPage

    return QuizzesPage(store, preferences, theme, parent)


PAGES: dict[str, Maker] = {
    "learn": _learn,
    "practice": _practice,
    "explore": _explore,
    "play": _play,
    "exam": _exam,
    "progress": _progress,
    "quizzes": _quizzes,
}
"""In the order of the rail."""
FIRST = "practice"
"""What the very first start opens."""


LESSON, PROGRESS, MOCK_EXAM = b"plywood-lesson/", b"plywood-progress/", b"# plywood-mock-exam/"
"""The words by which files of some pages begin."""
START = 2_000
"""How many bytes are looked at for them."""


def _begins(file: str, word: bytes) -> bool:
    """Whether a word stands near the beginning of a file."""
    from exercises.files.file_error import FileError
    from exercises.files.reading import read_start

    try:
        return word in read_start(Path(file), START)
    except FileError:
        return False


def page_of(what: str) -> str:
    """The page that a file or a code belongs to."""
    if what.lower().endswith(".toml"):
        if _begins(what, MOCK_EXAM):
            return "exam"
        return "learn" if _begins(what, LESSON) else "quizzes"
    if what.lower().endswith(".json") and _begins(what, PROGRESS):
        return "progress"
    from exercises.exploring.tree_sources import holds_tree

    return "explore" if holds_tree(what) else "practice"


def settings_dialog(preferences: Preferences, parent: QWidget) -> QDialog:
    """Lets the settings be changed."""
    from tutor.settings_dialog import SettingsDialog

    return SettingsDialog(preferences, parent)


def keys_dialog(page: str, parent: QWidget) -> QDialog:
    """Shows what each key does, on this page first."""
    from tutor.keys_dialog import KeysDialog

    return KeysDialog(page, parent)


def may_close(why: str, parent: QWidget) -> bool:
    """Asks whether the window may close where something would be lost."""
    from tutor.closing_dialog import may_close

    return may_close(why, parent)

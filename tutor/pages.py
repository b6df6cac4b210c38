"""The pages and dialogs of the window; each is imported when it is first opened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from search.on_demand import on_demand
from tutor.look.theme import Theme
from tutor.storage.settings import Preferences
from tutor.storage.store import Store
from tutor.widgets.page import Page

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

Maker = Callable[[Store, Preferences, Theme, QWidget], Page]


PAGES: dict[str, Maker] = {
    "learn": on_demand("tutor.learn.page.LearnPage"),
    "practice": on_demand("tutor.practice.page.PracticePage"),
    "explore": on_demand("tutor.explore.page.ExplorePage"),
    "play": on_demand("tutor.play.page.PlayPage"),
    "exam": on_demand("tutor.mock_exam.page.MockPage"),
    "progress": on_demand("tutor.progress.page.ProgressPage"),
    "quizzes": on_demand("tutor.quizzes.page.QuizzesPage"),
}
"""In the order of the rail."""
FIRST = "practice"
"""What the very first start opens."""

settings_dialog: Callable[[Preferences, QWidget], QDialog] = on_demand(
    "tutor.settings_dialog.SettingsDialog"
)
"""Lets the settings be changed."""
keys_dialog: Callable[[str, QWidget], QDialog] = on_demand("tutor.keys_dialog.KeysDialog")
"""Shows what each key does, on this page first."""
may_close: Callable[[str, QWidget], bool] = on_demand("tutor.closing_dialog.may_close")
"""Asks whether the window may close where something would be lost."""

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

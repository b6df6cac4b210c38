"""What each key does, page by page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from tutor.look.language import tell
from tutor.widgets.actions import QUIZ_KEYS, shown_key
from tutor.widgets.labels import Label, strong
from tutor.widgets.scrolling_dialog import ScrollingDialog

EVERYWHERE = ("files", "undo", "zoom", "player", "stop", "settings", "help")
PAGES = {
    "learn": ("go-on", "skills"),
    "practice": (
        "write", "input", "tab", "arrows", "cut", "best", "order", "check", "hint", "solution",
        "code",
    ),
    "explore": (
        "arrows", "payoff", "add", "delete", "rename", "branch", "siblings", "drag", "menu",
    ),
    "progress": ("print", "keep"),
    "play": ("board", "move", "worth", "new-match"),
    "exam": ("write", "tab", "exam-turn", "exam-flag"),
}  # fmt: skip
WIDE = 680
"""The least width of the table."""


class KeysDialog(ScrollingDialog):
    """A table of keys: those of the page that is open first, then those of all pages."""

    def __init__(self, page: str, parent: QWidget) -> None:
        super().__init__(tell("keys-title"), parent)
        self.inside.setMinimumWidth(WIDE)
        self._grid = QGridLayout(self.inside)
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 2)
        groups = {name: _told(rows) for name, rows in PAGES.items()} | {"quizzes": _quizzes()}
        self._add(tell(f"action-{page}"), groups.pop(page))
        self._add(tell("keys-everywhere"), _told(EVERYWHERE))
        for name, rows in groups.items():
            self._add(tell(f"action-{name}"), rows)
        self.area.setFocus()

    def _add(self, heading: str, rows: list[tuple[str, str]]) -> None:
        """One more group, under its name."""
        title = Label(heading, self.inside)
        title.setObjectName("heading")
        title.setContentsMargins(0, 0 if self._grid.isEmpty() else 12, 0, 0)
        self._grid.addWidget(title, self._grid.rowCount(), 0, 1, 2)
        for keys, about in rows:
            row = self._grid.rowCount()
            key = strong(keys, self.inside)
            key.setWordWrap(True)
            self._grid.addWidget(key, row, 0, Qt.AlignmentFlag.AlignTop)
            told = Label(about, self.inside)
            told.setWordWrap(True)
            self._grid.addWidget(told, row, 1)


def _told(rows: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(tell(f"keys-{row}"), tell(f"keys-{row}-about")) for row in rows]


def _quizzes() -> list[tuple[str, str]]:
    """Everything on the quizzes page that has a key."""
    return [(shown_key(name), tell(f"action-{name}-about")) for name in QUIZ_KEYS]
